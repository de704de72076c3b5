"""Which tables of strength there are, and how a row is measured."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise

import pytest

from support.benches import TINY
from tenback.bench import strength
from tenback.bench.strength import BOTS, FULL, QUICK, Duel, Kind, Measuring, rows
from tenback.bots.names import NAMES
from tenback.kernel.dice.simulate import WIN, simulate
from tenback.lab.run import cores
from tenback.lab.task import Task
from tenback.rules.dice import Setup
from tenback.rules.editions import EDITIONS
from tenback.rules.games import GAMES


def test_every_bot_has_a_row_in_every_card_game_with_any_number_of_seats() -> None:
    """Of its own games, all with the same deals."""
    tasks = [row.test for row in rows(QUICK) if row.kind is Kind.CARDS]
    assert all(isinstance(task, Task) and task.seed == strength.FIRST_SEED for task in tasks)
    played = {(task.game, task.seats, task.bot.partition(":")[0]) for task in tasks}  # type: ignore[union-attr]
    assert played == {(g, n, bot) for g in EDITIONS for n in EDITIONS[g].seats for bot in BOTS}


def test_the_experts_switches_are_measured_one_by_one_and_together() -> None:
    """Three cards a turn, a hand of one card less, and both, in the base game."""
    tasks = [row.test for row in rows(FULL) if row.kind is Kind.SWITCHES]
    alone = [(t.minimum, t.hand) for t in tasks if isinstance(t, Task) and t.seats == 1]
    assert alone == [(3, 8), (3, 8), (2, 7), (2, 7), (3, 7), (3, 7)]
    assert len(tasks) == 30


def test_talk_is_measured_beside_silence() -> None:
    """For two seats and more, on the same deals and with as many samples."""
    tasks = [row.test for row in rows(QUICK) if row.kind is Kind.TALK]
    assert [(t.seats, t.talk) for t in tasks if isinstance(t, Task)] == [
        (seats, talk) for seats in (2, 3, 4, 5) for _ in range(2) for talk in (False, True)
    ]
    for silent, talking in zip(tasks[::2], tasks[1::2], strict=True):
        assert isinstance(silent, Task)
        assert replace(silent, talk=True) == talking


def test_in_twenty_one_every_bot_sits_among_the_next_simpler_ones() -> None:
    """Alone, points are told; else each seat starts as often as the others."""
    found = list(rows(QUICK, ["twenty-one"]))
    alone = [row.test.bot.partition(":")[0] for row in found if row.kind is Kind.ALONE]
    assert alone == list(NAMES)
    duels = [row.test for row in found if isinstance(row.test, Duel)]
    assert {duel.seats for duel in duels} == {2, 3, 4, 5, 6}
    assert all(duel.games % duel.seats == 0 for duel in duels)
    pairs = {(duel.others, duel.bot.partition(":")[0]) for duel in duels}
    assert pairs == set(pairwise(NAMES))
    assert str(duels[3]) == (
        "twenty-one seats=2 bot=expert:samples=64 others=planner seeds=1000000..1000399"
    )


def test_the_quick_tables_take_less_than_twenty_minutes_on_two_cores() -> None:
    """By what the rows are reckoned to cost; the full ones take longer."""
    quick = strength.expected_seconds([row.test for row in rows(QUICK)])
    full = strength.expected_seconds([row.test for row in rows(FULL)])
    assert quick * cores() / 2 < 20 * 60
    assert full > quick


def test_a_row_of_a_card_game_tells_wins_and_cards_left() -> None:
    """With their intervals and what a turn costs."""
    found = Measuring()(Task("classic", 3, "careful", 40))
    assert found.games == 40
    assert found.interval is not None
    assert found.interval[0] < found.value < found.interval[1]
    assert found.left is not None
    assert found.left_interval is not None
    assert found.left_interval[0] < found.left < found.left_interval[1]
    assert found.ms_a_turn >= 0


def test_alone_in_twenty_one_points_are_told() -> None:
    """There is nobody to win against."""
    found = Measuring()(Task("twenty-one", 1, "greedy", 40))
    counts = simulate(Setup(1), ["greedy"], range(40))
    assert found.value == counts.scores[0] / 40
    assert found.left is None


def test_in_a_duel_every_seat_starts_as_often() -> None:
    """The share of wins is that of the better bot in all of its games."""
    found = Measuring()(Duel("greedy", "random", 3, 30))
    wins = 0
    for first in (1, 2, 3):
        start = strength.FIRST_SEED + 10 * (first - 1)
        players = ("greedy", "random", "random")
        wins += int(simulate(Setup(3, first), players, range(start, start + 10)).wins[0])
    assert found.games == 30
    assert found.value == pytest.approx(wins / WIN / 30)


def test_nothing_is_measured_twice() -> None:
    """A second table takes what the first one found."""
    measure = Measuring()
    assert measure(Task("classic", 2, "greedy", 9)) is measure(Task("classic", 2, "greedy", 9))


ROWS = [row for row in rows(TINY, ["classic", "twenty-one"]) if row.test.seats == 2]


@pytest.mark.parametrize("row", ROWS, ids=lambda row: f"{row.kind}: {row.test}")
def test_every_kind_of_row_can_be_measured(row: strength.Row) -> None:
    """Here with a handful of games, at a table of two."""
    assert Measuring()(row.test).games == row.test.games


def test_every_game_has_its_tables() -> None:
    """In the order in which games are listed."""
    assert list(dict.fromkeys(row.game for row in rows(QUICK))) == list(GAMES)
