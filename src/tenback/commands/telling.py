"""What these commands have in common: how they say a thing, and how they stop."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from threading import Timer
from typing import NoReturn

import typer

from tenback.locale import texts

INTERRUPTED = 130
"""The exit status after Ctrl-C, as shells have it."""

_LONG = 1.0
"""After so many seconds one wonders what is going on."""

Advance = Callable[[int], None]


def group(about: str) -> typer.Typer:
    """A command that has commands."""
    return typer.Typer(help=about, no_args_is_help=True, rich_markup_mode=None)


def refuse(sentence: str) -> NoReturn:
    """What was asked for cannot be."""
    typer.echo(sentence, err=True)
    raise typer.Exit(2)


def leave(status: int) -> NoReturn:
    """End without waiting for threads that are in the middle of a game."""
    sys.stdout.flush()
    sys.stderr.flush()
    os._exit(status)


@contextmanager
def left_on_interrupt() -> Iterator[None]:
    """Ctrl-C ends the command at once, and quietly."""
    try:
        yield
    except KeyboardInterrupt:
        leave(INTERRUPTED)


@contextmanager
def told_if_long(sentence: str) -> Iterator[None]:
    """What takes its time says why on standard error, if somebody looks at it."""
    if not sys.stderr.isatty():
        yield
        return
    timer = Timer(_LONG, typer.echo, [sentence], {"err": True})
    timer.daemon = True
    timer.start()
    try:
        yield
    finally:
        timer.cancel()


@contextmanager
def progress(games: int) -> Iterator[Advance]:
    """A bar on standard error, if somebody looks at it."""
    if not sys.stderr.isatty():
        yield lambda _: None
        return
    from rich.console import Console
    from rich.progress import (
        BarColumn,
        MofNCompleteColumn,
        Progress,
        TextColumn,
        TimeRemainingColumn,
    )

    columns = (
        *(TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn()),
        TextColumn("{task.fields[rate]}"),
    )
    console = Console(stderr=True)
    with Progress(*columns, TimeRemainingColumn(), console=console, transient=True) as bar:
        job = bar.add_task(texts()("lab-playing"), total=games, rate="")

        def advance(done: int) -> None:
            bar.update(job, completed=done)
            bar.update(job, rate=texts()("lab-rate", rate=speed(bar.tasks[0].speed or 0)))

        yield advance


def speed(games: float) -> str:
    """Games a second, with as many digits as mean something."""
    return f"{games:,.0f}" if games > 10 else f"{games:.3f}"


def percent(rate: float) -> str:
    return f"{rate:.1%}"


def interval(bounds: Sequence[float] | None, written: Callable[[float], str]) -> str:
    """From one bound to the other; a dash if too little was measured."""
    if bounds is None:
        return "–"
    low, high = map(written, bounds)
    return texts()("interval", low=low, high=high)
