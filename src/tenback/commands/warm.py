"""`tenback warm`: what would be compiled in the first game is compiled now."""

from __future__ import annotations

from time import perf_counter

import typer

from tenback.commands.telling import left_on_interrupt
from tenback.locale import texts


def warm() -> None:
    """Compile what bots and simulations need, once for this version on this machine."""
    with left_on_interrupt():
        from tenback.bots import warming
        from tenback.kernel.compiling import cache_folder

        say, before, began = texts(), warming.kept(), perf_counter()
        typer.echo(say("warm-begin", folder=str(cache_folder())))
        for name, work in warming.STEPS.items():
            typer.echo(say(f"warm-{name}"), nl=False)
            step_began = perf_counter()
            work()
            typer.echo(say("warm-took", seconds=_seconds(step_began)))
        compiled = warming.kept() - before
        typer.echo(say("warm-done", seconds=_seconds(began), compiled=compiled))


def _seconds(began: float) -> str:
    return f"{perf_counter() - began:.1f}"
