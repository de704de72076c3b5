"""Totals and charts: what a folder holds of each table, and how it is drawn."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from support.pieces import DICE, GREEDY, piece
from tenback.lab.charts import charts, draw
from tenback.lab.faults import Fault, LabError
from tenback.lab.results import card_results, totals, totals_as_json
from tenback.lab.task import Task
from tenback.locale import texts

TABLES = [
    Task("classic", 1, "greedy", 20),
    Task("classic", 2, "random", 20),
    GREEDY,
    Task("classic", 2, "planner", 2),
    Task("classic", 2, "expert:samples=1", 1),
    Task("classic", 2, "expert:samples=2", 1),
    Task("classic", 2, "planner", 2, talk=True),
    Task("classic", 2, "greedy", 20, hand=6),
    Task("classic", 2, "greedy", 20, minimum=3),
    Task("fire", 1, "greedy", 1),
    Task("twenty-one", 1, "greedy", 1),
    DICE,
]


def test_a_total_is_all_that_was_played_at_a_table() -> None:
    """Wherever it was played; its text names all seeds."""
    parts = [GREEDY.part(range(20, 30)), GREEDY.part(range(5)), GREEDY.part(range(5, 9))]
    (total,) = totals([piece(part, machine=str(part)) for part in parts])
    assert str(total) == f"{GREEDY.table} seeds=0..8,20..29"
    assert (total.counts.games, total.seconds) == (19, 3)
    assert total.ms_a_turn == pytest.approx(3000 / total.counts.turns)  # type: ignore[union-attr]
    (dice,) = totals([piece(DICE)])
    assert dice.ms_a_turn == pytest.approx(1000 / (3 * dice.counts.rounds))  # type: ignore[union-attr]


def test_tables_stand_in_the_order_in_which_people_look_for_them() -> None:
    """Game, seats, switches, talk, and from the simplest bot to the best."""
    assert [total.task for total in totals(map(piece, reversed(TABLES)))] == TABLES


def test_totals_as_json_say_nothing_of_time_or_machine() -> None:
    """The same games, the same text."""
    here = totals_as_json(totals(map(piece, TABLES)))
    there = totals_as_json(totals(piece(task, seconds=9, machine="x") for task in TABLES))
    assert json.dumps(here) == json.dumps(there)
    told = here["tasks"][TABLES.index(GREEDY)]
    assert told == {"task": str(GREEDY), **card_results(piece(GREEDY).counts)}  # type: ignore[arg-type]


def test_every_game_has_three_charts() -> None:
    """With each table and bot in them."""
    drawn = dict(charts(totals(map(piece, TABLES)), texts()))
    assert list(drawn) == [
        *("classic-left", "classic-win-rate", "classic-time"),
        *("fire-left", "fire-win-rate", "fire-time"),
        *("twenty-one-score", "twenty-one-mean-score", "twenty-one-time"),
    ]
    rate = drawn["classic-win-rate"].to_json()
    for words in ("2 talk", "2 min=2 hand=6", "2 min=3 hand=7", "expert:samples=2"):
        assert json.dumps(words) in rate


def test_the_histogram_tells_of_all_games() -> None:
    """Its shares are one together, for each table and bot."""
    drawn = dict(charts(totals([piece(GREEDY), piece(DICE)]), texts()))
    for name in ("classic-left", "twenty-one-score"):
        rows = json.loads(drawn[name].to_json())["data"]["values"]
        assert sum(row["share"] for row in rows) == pytest.approx(1)


def test_charts_are_drawn_as_svg_and_png(tmp_path: Path) -> None:
    """In a folder of their own; the old ones are replaced."""
    for _ in range(2):
        draw(totals([piece(GREEDY)]), tmp_path, texts())
    names = {path.name for path in (tmp_path / "charts").iterdir()}
    assert names == {
        f"classic-{what}.{ending}"
        for what in ("left", "win-rate", "time")
        for ending in ("svg", "png")
    }
    svg = (tmp_path / "charts" / "classic-win-rate.svg").read_text(encoding="utf-8")
    assert "THE GAME · Games won" in svg
    assert "greedy" in svg
    png = (tmp_path / "charts" / "classic-win-rate.png").read_bytes()
    assert png.startswith(b"\x89PNG")


def test_a_place_for_charts_that_cannot_be_used_is_told(tmp_path: Path) -> None:
    """Something else is called so."""
    (tmp_path / "charts").write_text("dear all")
    with pytest.raises(LabError) as wrong:
        draw(totals([piece(GREEDY)]), tmp_path, texts())
    assert wrong.value.fault is Fault.FOLDER
