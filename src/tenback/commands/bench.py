"""`tenback bench`: how fast the kernel is and how well the bots play, in tables."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Sequence
from dataclasses import asdict
from math import ceil
from typing import TYPE_CHECKING, Annotated, Any

import typer

from tenback.commands.sheet import Sheet
from tenback.commands.telling import group, interval, left_on_interrupt, percent, refuse
from tenback.locale import texts
from tenback.rules.games import GAMES

if TYPE_CHECKING:
    from tenback.bench.speed import Ratio, Speed
    from tenback.bench.strength import Measured, Row
    from tenback.lab.machine import Machine

app = group("Measure how fast the kernel is and how well the bots play.")

AsJson = Annotated[bool, typer.Option("--json", help="One JSON object instead.")]
AsMarkdown = Annotated[bool, typer.Option("--markdown", help="Tables as Markdown.")]


@app.command()
def kernel(
    seconds: Annotated[
        float, typer.Option(min=0.0, help="How long to measure each, at least.")
    ] = 0.5,
    as_markdown: AsMarkdown = False,
    as_json: AsJson = False,
) -> None:
    """How many games a second there are, on one core and on all."""
    with left_on_interrupt():
        from tenback.bench import speed
        from tenback.lab.machine import this_machine

        sheet, machine = Sheet(as_markdown, as_json), this_machine()
        _tell_machine(sheet, machine)
        wanted = list(speed.tables())
        minutes = ceil(speed.expected_seconds(seconds, len(wanted)) / 60)
        sheet.say(texts()("bench-speed-plan", seconds=f"{seconds:g}", minutes=minutes))
        found = {
            "speeds": _speeds(sheet, speed.speeds(seconds, wanted)),
            "beside_sketch": _beside(sheet, "sketch", speed.beside_sketch(seconds)),
            "beside_processes": _beside(sheet, "processes", speed.beside_processes(seconds)),
        }
        if as_json:
            typer.echo(json.dumps({"machine": asdict(machine), **found}))


def _tell_machine(sheet: Sheet, machine: Machine) -> None:
    sheet.say(texts()("bench-machine", **asdict(machine)))


def _speeds(sheet: Sheet, measured: Iterable[Speed]) -> list[dict[str, Any]]:
    sheet.head(texts()("bench-title-speed"), ("game", "seats", "bot", "one-core", "all-cores"))
    told = []
    for speed in measured:
        sheet.row(
            {
                "game": speed.game,
                "seats": str(speed.seats),
                "bot": speed.bot,
                "one-core": _speed(speed.one_core),
                "all-cores": _speed(speed.all_cores),
            }
        )
        told.append(asdict(speed))
    return told


def _beside(sheet: Sheet, what: str, measured: Iterable[Ratio]) -> list[dict[str, Any]]:
    ours, theirs = {"sketch": ("greedy", "sketch"), "processes": ("threads", "processes")}[what]
    sheet.head(texts()(f"bench-title-{what}"), ("seats", ours, theirs, "ratio"))
    told = []
    for ratio in measured:
        speeds = {ours: _speed(ratio.ours), theirs: _speed(ratio.theirs)}
        sheet.row({"seats": str(ratio.seats), **speeds, "ratio": f"{ratio.ratio:.2f}"})
        told.append(asdict(ratio))
    return told


def _speed(games: float) -> str:
    return f"{games:,.0f}" if games >= 100 else f"{games:.1f}"


@app.command()
def bots(
    quick: Annotated[
        bool, typer.Option("--quick", help="Fewer games and fewer samples: some minutes.")
    ] = False,
    game: Annotated[
        list[str] | None, typer.Option(help=f"Only this: {', '.join(GAMES)}. May be repeated.")
    ] = None,
    as_markdown: AsMarkdown = False,
    as_json: AsJson = False,
) -> None:
    """How well each bot plays each game, with 95 % intervals."""
    wanted = _wanted(game or list(GAMES))
    with left_on_interrupt():
        from tenback.bench import strength
        from tenback.lab.machine import this_machine

        budget = strength.QUICK if quick else strength.FULL
        rows = list(strength.rows(budget, wanted))
        sheet, machine = Sheet(as_markdown, as_json), this_machine()
        tests = {row.test for row in rows}
        _tell_machine(sheet, machine)
        sheet.say(
            texts()(
                "bench-plan",
                rows=len(rows),
                games=f"{sum(test.games for test in tests):,}",
                samples=budget.samples,
                others=budget.other_samples,
                dice=budget.dice_samples,
                minutes=ceil(strength.expected_seconds(list(tests)) / 60),
            )
        )
        told = _strengths(sheet, rows, strength.Measuring())
        if as_json:
            typer.echo(json.dumps({"machine": asdict(machine), "rows": told}))


def _wanted(games: Sequence[str]) -> list[str]:
    for name in games:
        if name not in GAMES:
            refuse(texts()("terminal-no-such-game", given=name, games=tuple(GAMES)))
    return [name for name in GAMES if name in games]


def _strengths(
    sheet: Sheet, rows: Iterable[Row], measure: Callable[[Any], Measured]
) -> list[dict[str, Any]]:
    """A table for each kind of row in each game."""
    told: list[dict[str, Any]] = []
    table = None
    for row in rows:
        measured = measure(row.test)
        cells = _COLUMNS[row.kind](row.test, measured)
        if table != (row.kind, row.game):
            table = (row.kind, row.game)
            title = texts()(f"game-{row.game}")
            sheet.head(texts()(f"bench-title-{row.kind}", game=title), list(cells))
        sheet.row(cells)
        told.append({"table": row.kind, "task": str(row.test), **asdict(measured)})
    return told


def _seats_and_bot(test: Any) -> dict[str, str]:
    return {"seats": str(test.seats), "bot": test.bot}


def _won(measured: Measured) -> dict[str, str]:
    return {
        "games": f"{measured.games:,}",
        "won": percent(measured.value),
        "won-interval": interval(measured.interval, percent),
    }


def _cards(test: Any, measured: Measured) -> dict[str, str]:
    return {**_seats_and_bot(test), **_won(measured), **_left(measured)}


def _left(measured: Measured) -> dict[str, str]:
    return {
        "left": f"{measured.left:.2f}",
        "left-interval": interval(measured.left_interval, "{:.2f}".format),
        "turn": _ms(measured),
    }


def _switches(test: Any, measured: Measured) -> dict[str, str]:
    switches = {"minimum": str(test.minimum), "hand": str(test.hand)}
    return {**_seats_and_bot(test), **switches, **_won(measured), **_left(measured)}


def _talk(test: Any, measured: Measured) -> dict[str, str]:
    talk = texts()("bench-talk", talk="yes" if test.talk else "no")
    return {**_seats_and_bot(test), "talk": talk, **_won(measured), **_left(measured)}


def _alone(test: Any, measured: Measured) -> dict[str, str]:
    return {
        "bot": test.bot,
        "games": f"{measured.games:,}",
        "points": f"{measured.value:.2f}",
        "points-interval": interval(measured.interval, "{:.2f}".format),
        "turn": _ms(measured),
    }


def _duel(test: Any, measured: Measured) -> dict[str, str]:
    among = {**_seats_and_bot(test), "others": test.others}
    share = f"× {measured.value * test.seats:.2f}"
    return {**among, **_won(measured), "share": share, "round": _ms(measured)}


def _ms(measured: Measured) -> str:
    return f"{measured.ms_a_turn:.3g}"


_COLUMNS: dict[str, Callable[[Any, Any], dict[str, str]]] = {
    "cards": _cards,
    "switches": _switches,
    "talk": _talk,
    "alone": _alone,
    "duel": _duel,
}
