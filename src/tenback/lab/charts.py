"""Charts of what has been played: each as SVG and as PNG, in the folder `charts`."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from pathlib import Path
from typing import Any, BinaryIO

import altair as alt
import vl_convert

from tenback.lab.folder import told_as_of, write_durably
from tenback.lab.results import Total, named
from tenback.rules.editions import EDITIONS
from tenback.rules.games import GAMES

CHARTS = "charts"
Say = Callable[[str], str]
Row = dict[str, Any]
Chart = alt.Chart | alt.LayerChart | alt.FacetChart

_WIDTH, _HEIGHT, _SMALL = 560, 300, 110
_SCALE = 2.0
"""A PNG has so many dots for each of the SVG's units."""


def draw(found: Sequence[Total], place: Path, say: Say) -> None:
    """Every chart that these totals can fill; those of another time are replaced."""
    folder = place / CHARTS
    with told_as_of(folder):
        folder.mkdir(exist_ok=True)
        for name, chart in charts(found, say):
            _write(folder / name, chart.to_json())


def _write(path: Path, spec: str) -> None:
    svg = vl_convert.vegalite_to_svg(spec).encode()
    png = vl_convert.vegalite_to_png(spec, scale=_SCALE)
    for ending, picture in (("svg", svg), ("png", png)):
        write_durably(path.with_name(f"{path.name}.{ending}"), partial(_fill, picture))


def _fill(picture: bytes, file: BinaryIO) -> None:
    file.write(picture)


def charts(found: Sequence[Total], say: Say) -> Iterator[tuple[str, Chart]]:
    """By name, for each game: how games end, how well each bot does, and how long it thinks."""
    for game in GAMES:
        of_game = [total for total in found if total.task.game == game]
        if not of_game:
            continue
        what = ("left", "win-rate") if game in EDITIONS else ("score", "mean-score")
        ends = [row for total in of_game for row in _ends(total)]
        strengths = [_strength(total) for total in of_game]
        title = f"{say(f'game-{game}')} · "
        yield f"{game}-{what[0]}", _histogram(ends, what[0], title, say)
        yield f"{game}-{what[1]}", _by_seats(strengths, what[1], title, say)
        yield f"{game}-time", _by_time(strengths, what[1], title, say)


def _table(total: Total) -> str:
    """What is beside the bot, in a word or two."""
    task = total.task
    if task.minimum is None:
        return f"{task.seats}"
    edition = EDITIONS[task.game]
    usual = (edition.minimums[0], edition.hand_sizes(task.seats)[0])
    words = [str(task.seats)]
    if (task.minimum, task.hand) != usual:
        words.append(f"min={task.minimum} hand={task.hand}")
    return " ".join([*words, *(["talk"] if task.talk else [])])


def _ends(total: Total) -> Iterator[Row]:
    """The share of games that ended with so many cards or points."""
    told = named(total.counts)
    histogram = told.get("left_histogram")
    if histogram is None:
        histogram = total.counts.histogram.sum(axis=0).tolist()  # type: ignore[union-attr]
    every = sum(histogram)
    for at, games in enumerate(histogram):
        if games:
            share = games / every
            yield {"at": at, "share": share, "table": _table(total), "bot": total.task.bot}


def _strength(total: Total) -> Row:
    """Of all seats alike in the card games, of the first in Twenty One."""
    told, task = named(total.counts), total.task
    if task.minimum is None:
        value, bounds = told["score_mean"][0], told["score_mean_interval"][0]
    else:
        value, bounds = told["win_rate"], told["win_rate_interval"]
    low, high = bounds or (value, value)
    row = {"value": value, "low": low, "high": high, "ms": total.ms_a_turn}
    return {**row, "table": _table(total), "bot": task.bot}


def _histogram(rows: list[Row], what: str, title: str, say: Say) -> Chart:
    """One below the other, a row for each number of seats."""
    bars = alt.Chart(alt.Data(values=rows)).mark_line(interpolate="step", strokeWidth=1.5)
    encoded = bars.encode(
        x=alt.X("at:Q", title=say(f"lab-chart-{what}-x")),
        y=alt.Y("share:Q", title=say("lab-chart-share"), axis=alt.Axis(format="%", tickCount=3)),
        color=_of_bot(rows, say),
        row=alt.Row("table:N", title=say("lab-chart-seats")),
    )
    sized = encoded.properties(width=_WIDTH, height=_SMALL, title=title + say(f"lab-chart-{what}"))
    return sized.resolve_scale(y="independent")


def _by_seats(rows: list[Row], what: str, title: str, say: Say) -> Chart:
    base = alt.Chart(alt.Data(values=rows)).encode(
        x=alt.X("table:N", title=say("lab-chart-seats"), axis=alt.Axis(labelAngle=0)),
        xOffset=alt.XOffset("bot:N", sort=_bots(rows)),
        color=_of_bot(rows, say),
    )
    bars = base.mark_bar().encode(y=_value(what, say))
    return (bars + _reach(base)).properties(
        width=_WIDTH, height=_HEIGHT, title=title + say(f"lab-chart-{what}")
    )


def _by_time(rows: list[Row], what: str, title: str, say: Say) -> Chart:
    base = alt.Chart(alt.Data(values=rows)).encode(
        x=alt.X("ms:Q", title=say("lab-chart-time-x"), scale=alt.Scale(type="log")),
        color=_of_bot(rows, say),
    )
    points = base.mark_point(filled=True, size=60).encode(
        y=_value(what, say), shape=alt.Shape("table:N", title=say("lab-chart-seats"))
    )
    return (points + _reach(base)).properties(
        width=_WIDTH, height=_HEIGHT, title=title + say("lab-chart-time")
    )


def _value(what: str, say: Say) -> alt.Y:
    axis = alt.Axis(format="%") if what == "win-rate" else alt.Axis()
    return alt.Y("value:Q", title=say(f"lab-chart-{what}-y"), axis=axis)


def _reach(base: alt.Chart) -> alt.Chart:
    """Where the true value lies, 95 times in 100."""
    return base.mark_rule(color="black").encode(
        y=alt.Y("low:Q", title=""), y2="high:Q", color=alt.value("black")
    )


def _of_bot(rows: list[Row], say: Say) -> alt.Color:
    return alt.Color("bot:N", title=say("lab-chart-bot"), sort=_bots(rows))


def _bots(rows: list[Row]) -> list[str]:
    """In the order of their strength, as the totals are."""
    return list(dict.fromkeys(row["bot"] for row in rows))
