"""`tenback lab` and what it keeps: experiments into a results folder, and what such folders say."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from contextlib import AbstractContextManager, closing, contextmanager, nullcontext
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from tenback.commands.lab_options import LOCAL, Running
from tenback.commands.sheet import Sheet
from tenback.commands.telling import (
    INTERRUPTED,
    interval,
    leave,
    left_on_interrupt,
    percent,
    progress,
    refuse,
    told_if_long,
)
from tenback.locale import texts
from tenback.rules.games import GAMES

if TYPE_CHECKING:
    from tenback.lab.folder import Folder
    from tenback.lab.playing import Engine
    from tenback.lab.results import Total
    from tenback.lab.task import Task

AsJson = Annotated[bool, typer.Option("--json", help="One JSON object instead, without charts.")]
Results = Annotated[Path, typer.Argument(help="What `lab run --out` has made.", metavar="DIR")]
Cells = dict[str, str]


def show(place: Results, as_json: AsJson = False) -> None:
    """Print what a results folder holds, with 95 % intervals, and draw its charts into it."""
    with left_on_interrupt(), _told():
        from tenback.lab.faults import Fault, LabError
        from tenback.lab.folder import read_results
        from tenback.lab.results import totals

        found = totals(read_results(place))
        if not found:
            raise LabError(Fault.NOTHING, folder=str(place))
        if not as_json:
            from tenback.lab.charts import draw

            draw(found, place, texts())
    _tell(found, as_json=as_json)
    if not as_json:
        typer.echo(texts()("lab-charts", folder=str(place / "charts")))


def combine(
    out: Annotated[Path, typer.Argument(help="A new results folder.", metavar="OUT")],
    sources: Annotated[
        list[Path],
        typer.Argument(help="Results folders, or single Parquet files.", metavar="FILE|DIR…"),
    ],
) -> None:
    """Put the results of many machines into one folder; no game may be in two of them."""
    with left_on_interrupt(), _told():
        from tenback.lab.combining import combine as combined

        pieces = combined(out, sources)
    games = sum(piece.task.games for piece in pieces)
    typer.echo(texts()("lab-combined", games=f"{games:,}", folder=str(out)))


def keep(tasks: Sequence[Task], out: Path, running: Running, *, as_json: bool) -> None:
    """Play what is not in the folder yet, and tell all that is in it then."""
    with _told():
        from tenback.lab.folder import hold
        from tenback.lab.results import totals

        with _engine(running) as engine, hold(out) as folder:
            finished = _play(tasks, folder, engine)
    if not finished:
        typer.echo(texts()("lab-stopped-kept", folder=str(out)), err=True)
        leave(INTERRUPTED)
    _tell(totals(folder.pieces), as_json=as_json)


def _engine(running: Running) -> AbstractContextManager[Engine]:
    from tenback.lab.playing import local

    if running.engine == LOCAL:
        return nullcontext(local(running.workers))
    from tenback.lab.on_ray import on_ray

    return on_ray(running.address, running.workers)


def _play(tasks: Sequence[Task], folder: Folder, engine: Engine) -> bool:
    """Whether it was played to its end; Ctrl-C keeps what is finished."""
    from tenback.lab.playing import left_to_play, play_into, prepare_once

    left = left_to_play(tasks, folder)
    try:
        if engine.here:
            with told_if_long(texts()("lab-compiling")):
                for task in left:
                    prepare_once(task.light)
        with (
            progress(sum(task.games for task in left)) as advance,
            closing(play_into(folder, left, engine)) as played,
        ):
            for games in played:
                advance(games)
    except KeyboardInterrupt:
        return False
    return True


@contextmanager
def _told() -> Iterator[None]:
    """What cannot be is said in a sentence, also that a package is missing."""
    from tenback.lab.faults import LabError

    try:
        yield
    except LabError as fault:
        refuse(texts()(f"lab-fault-{fault.fault}", **fault.facts))
    except ModuleNotFoundError as missing:
        package = (missing.name or "").partition(".")[0]
        extra = "ray" if package == "ray" else "lab"
        refuse(texts()("lab-needs-extra", package=package, extra=extra))


def _tell(found: Sequence[Total], *, as_json: bool) -> None:
    from tenback.lab.results import totals_as_json

    if as_json:
        typer.echo(json.dumps(totals_as_json(found)))
        return
    longest = max(len(total.task.bot) for total in found)
    sheet = Sheet(markdown=False, silent=False, longest=longest)
    for game in GAMES:
        rows = [row for total in found if total.task.game == game for row in _rows(total)]
        if rows:
            sheet.head(texts()(f"game-{game}"), list(rows[0]))
        for row in rows:
            sheet.row(row)
    typer.echo("\n" + texts()("lab-legend-table"))


def _rows(total: Total) -> Iterator[Cells]:
    from tenback.lab.results import named

    told, task = named(total.counts), total.task
    cells = {"seats": str(task.seats), "bot": task.bot}
    games, turn = {"games": f"{told['games']:,}"}, {"turn": f"{total.ms_a_turn:.3g}"}
    if task.minimum is None:
        for seat in range(task.seats):
            won = {"won": "–", "won-interval": "–"}  # who plays alone wins against nobody
            if task.seats > 1:
                won = _won(told["win_rate"][seat], told["win_rate_interval"][seat])
            points = _mean("points", told["score_mean"][seat], told["score_mean_interval"][seat])
            yield cells | {"seat": str(seat + 1)} | games | won | points | turn
        return
    talk = texts()("bench-talk", talk="yes" if task.talk else "no")
    switches = {"minimum": str(task.minimum), "hand": str(task.hand), "talk": talk}
    won = _won(told["win_rate"], told["win_rate_interval"])
    left = _mean("left", told["left_mean"], told["left_mean_interval"])
    yield cells | switches | games | won | left | turn


def _won(rate: float, bounds: Sequence[float]) -> Cells:
    return {"won": percent(rate), "won-interval": interval(bounds, percent)}


def _mean(name: str, mean: float, bounds: Sequence[float] | None) -> Cells:
    return {name: f"{mean:.2f}", f"{name}-interval": interval(bounds, "{:.2f}".format)}
