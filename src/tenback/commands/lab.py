"""`tenback lab`: games are played by bots, and counted."""

from __future__ import annotations

import json
from pathlib import Path
from time import perf_counter
from typing import TYPE_CHECKING, Annotated, Any

import typer

from tenback.commands import lab_results
from tenback.commands.lab_options import (
    ENGINES,
    LOCAL,
    Flags,
    Running,
    check_options,
    tasks_of,
)
from tenback.commands.telling import (
    INTERRUPTED,
    group,
    interval,
    leave,
    left_on_interrupt,
    percent,
    progress,
    speed,
    told_if_long,
)
from tenback.locale import texts
from tenback.rules.editions import EDITIONS
from tenback.rules.games import GAMES

if TYPE_CHECKING:
    from tenback.lab.task import Task

app = group("Play many games and count what becomes of them.")

app.command()(lab_results.show)
app.command()(lab_results.combine)

Results = dict[str, Any]

_BOT_HELP = "Who sits on every seat: random, greedy, careful, planner, expert, expert:samples=64."
_EACH_HELP = "In Twenty One also one for each seat: planner,greedy."


@app.callback()
def _lab() -> None:
    """Play many games and count what becomes of them."""


@app.command()
def run(
    experiment: Annotated[
        Path | None, typer.Argument(help="Many tasks, in a TOML file.", metavar="[EXPERIMENT]")
    ] = None,
    game: Annotated[str | None, typer.Option(help=f"Which game: {', '.join(GAMES)}.")] = None,
    seats: Annotated[int | None, typer.Option(help="How many play.")] = None,
    bot: Annotated[str | None, typer.Option(help=f"{_BOT_HELP} {_EACH_HELP}")] = None,
    games: Annotated[int | None, typer.Option(help="How many games.")] = None,
    seed: Annotated[
        int | None, typer.Option(help="Of the first game, 0 if unsaid; each further has the next.")
    ] = None,
    minimum: Annotated[
        int | None, typer.Option("--min", help="Cards a turn: 2, or 3 for experts.")
    ] = None,
    hand: Annotated[
        int | None, typer.Option(help="Cards in a hand: as usual, or one less for experts.")
    ] = None,
    talk: Annotated[bool, typer.Option("--talk", help="The bots signal about piles.")] = False,
    out: Annotated[
        Path | None, typer.Option(help="Keep the counts here, and go on with what is here.")
    ] = None,
    workers: Annotated[
        int | None, typer.Option(help="How many play at once: every core, if unsaid.")
    ] = None,
    engine: Annotated[
        str, typer.Option(help=f"Who plays: {', '.join(ENGINES)}. Ray needs --out.")
    ] = LOCAL,
    address: Annotated[
        str | None, typer.Option(help="Of a Ray cluster; without it Ray runs on this machine.")
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="One JSON object instead.")] = False,
) -> None:
    """Play games on every core. What comes out depends on the options alone."""
    flags = Flags(game, seats, bot, games, seed, minimum, hand, talk)
    running = Running(engine, address, workers)
    check_options(experiment, flags, running, kept=out is not None)
    with left_on_interrupt():
        tasks = tasks_of(experiment, flags)
        if out is not None:
            lab_results.keep(tasks, out, running, as_json=as_json)
            return
        (task,) = tasks
        told, finished = _played(task, workers)
        if told:
            typer.echo(json.dumps(told) if as_json else _table(task, told))
        if not finished:
            leave(INTERRUPTED)


def _played(task: Task, workers: int | None) -> tuple[Results, bool]:
    """What came of it, and whether it was played to its end; Ctrl-C keeps what is finished."""
    from dataclasses import replace

    from tenback.lab.results import results
    from tenback.lab.run import prepare
    from tenback.lab.run import run as running

    counts, began, finished = None, perf_counter(), True
    try:
        with told_if_long(texts()("lab-compiling")):
            prepare(task)
        began = perf_counter()
        with progress(task.games) as advance:
            for counts in running(task, workers):
                advance(counts.games)
    except KeyboardInterrupt:
        finished = False
        typer.echo(texts()("lab-stopped" if counts else "lab-stopped-early"), err=True)
    if counts is None:
        return {}, finished
    part = replace(task, games=counts.games)
    return results(part, counts, perf_counter() - began), finished


def _table(task: Task, told: Results) -> str:
    rows = _card_rows(told) if task.game in EDITIONS else _dice_rows(told)
    say, games, seconds = texts(), told["games"], told["seconds"]
    took = say("lab-value-time", seconds=f"{seconds:.1f}", rate=speed(games / seconds))
    rows.append((say("lab-row-time"), took))
    rows.insert(0, (say("lab-row-games"), _whole(games)))
    width = max(len(name) for name, _ in rows) + 2
    lines = [f"{name:<{width}}{value}" for name, value in rows]
    return "\n".join([told["task"], "", *lines, "", say("lab-legend")])


def _card_rows(told: Results) -> list[tuple[str, str]]:
    say, games = texts(), told["games"]
    rate, rates = percent(told["win_rate"]), interval(told["win_rate_interval"], percent)
    mean, means = f"{told['left_mean']:.2f}", interval(told["left_mean_interval"], "{:.2f}".format)
    lost = [
        say("lab-value-lost", reason=reason, games=_whole(count))
        for reason, count in told["lost_by"].items()
        if count
    ]
    rows = [
        (say("lab-row-won"), say("lab-value-won", rate=rate, interval=rates, won=told["won"])),
        (say("lab-row-left"), say("lab-value-left", mean=mean, interval=means)),
        (say("lab-row-lost-by"), ", ".join(lost) or "–"),
    ]
    names = {"turns": "lab-row-turns", "plays": "lab-row-plays", "ten_backs": "lab-row-ten-backs"}
    return rows + [(say(key), _each(told[name], games)) for name, key in names.items()]


def _dice_rows(told: Results) -> list[tuple[str, str]]:
    """Who plays alone wins against nobody, so points are all that is told."""
    say, seats = texts(), range(1, len(told["won"]) + 1)
    rows = [(say("lab-row-seat", seat=seat), _of_seat(seat - 1, told)) for seat in seats]
    if len(seats) == 1:
        rows = [(say("lab-row-points"), say("lab-value-points", **_points(0, told)))]
    return [*rows, (say("lab-row-rounds"), _each(told["rounds"], told["games"]))]


def _of_seat(at: int, told: Results) -> str:
    return texts()(
        "lab-value-seat",
        rate=percent(told["win_rate"][at]),
        interval=interval(told["win_rate_interval"][at], percent),
        **_points(at, told),
    )


def _points(at: int, told: Results) -> dict[str, str]:
    return {
        "score": f"{told['score_mean'][at]:.2f}",
        "scores": interval(told["score_mean_interval"][at], "{:.2f}".format),
    }


def _each(total: int, games: int) -> str:
    return texts()("lab-value-each", all=_whole(total), each=f"{total / games:.2f}")


def _whole(number: int) -> str:
    return f"{number:,}"
