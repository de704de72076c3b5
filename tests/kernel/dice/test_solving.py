"""The solved values of Twenty One are exact."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from itertools import combinations, product
from pathlib import Path

import numpy as np
import pytest

from tenback.kernel.dice.knowledge import PACE_FILE, TEMPO, plan_for
from tenback.kernel.dice.pace import counted_pace, main
from tenback.kernel.dice.race import TERNARY
from tenback.kernel.dice.simulate import simulate
from tenback.kernel.dice.tables import FIELDS
from tenback.rules.dice import Setup
from tenback.rules.sheets import BONUS, SHEETS

STATES = (
    (0, (0,), 5),
    (0, (0, 5), 2),
    (1, (1, 4), 0),
    (2, (0, 3, 5), 1),
    (3, (1, 2, 4), 3),
    (4, (0, 1, 5), 0),
    (4, (2,), 0),
)
"""Row, open fields, hits."""

After = Callable[[frozenset[int], int], float]
"""What a state at the end of a round is worth, by its open fields and hits."""


class BruteForce:
    """One round of one state, by trying every entry for every pair of throws."""

    def __init__(self, row: int, opened: tuple[int, ...], hits: int, after: After) -> None:
        self.values = [SHEETS["A"][row][field].value for field in opened]
        self.opened, self.hits, self.after = opened, hits, after
        self.throws = list(product(range(1, 7), repeat=len(opened)))
        self.entered = {throw: self.best_entry(throw) for throw in self.throws}

    def best_entry(self, throw: tuple[int, ...]) -> float:
        fits = [i for i, number in enumerate(throw) if number <= self.values[i]]
        options = [self.after(frozenset(self.opened[1:]), self.hits)]
        for size in range(1, len(fits) + 1):
            for chosen in combinations(fits, size):
                hits = self.hits + sum(throw[i] == self.values[i] for i in chosen)
                left = frozenset(self.opened) - {self.opened[i] for i in chosen}
                points = sum(throw[i] for i in chosen) + BONUS[hits] - BONUS[self.hits]
                options.append(points + self.after(left, hits))
        return max(options)

    @cache  # noqa: B019 - a state lives as long as its test
    def again(self, throw: tuple[int, ...]) -> float:
        """The mean over the second throw."""
        seconds = [
            tuple(1 if old == 1 else new for old, new in zip(throw, fallen, strict=True))
            for fallen in self.throws
        ]
        return sum(self.entered[second] for second in seconds) / len(seconds)

    def active(self) -> float:
        means = [max(self.entered[throw], self.again(throw)) for throw in self.throws]
        return sum(means) / len(means)

    def passive(self, rerolls: float) -> float:
        kept = sum(self.entered.values()) / len(self.throws)
        twice = sum(self.again(throw) for throw in self.throws) / len(self.throws)
        return (1 - rerolls) * kept + rerolls * twice


def lookup(after: np.ndarray, row: int) -> After:
    """The solved values of a row, asked the way the brute force asks."""
    return lambda opened, hits: float(after[row, sum(1 << field for field in opened), hits])


@pytest.mark.parametrize(("row", "opened", "hits"), STATES)
def test_alone_the_solved_values_are_those_of_trying_everything(
    row: int, opened: tuple[int, ...], hits: int
) -> None:
    """A state's value follows from its followers' by all throws, second throws and entries."""
    plan = plan_for(1)
    fields = sum(1 << field for field in opened)
    tried = BruteForce(row, opened, hits, lookup(plan.after[FIELDS, 0], row))
    assert plan.after[FIELDS, 0, row, fields, hits] == pytest.approx(tried.active())
    for throw in tried.throws[::5]:
        ones = sum(1 << field for field, die in zip(opened, throw, strict=True) if die == 1)
        again = plan.again[FIELDS, row, TERNARY[fields] + TERNARY[ones], hits]
        assert again == pytest.approx(tried.again(throw))


@pytest.mark.parametrize(("row", "opened", "hits"), STATES)
@pytest.mark.parametrize(("seats", "clock", "wait"), [(2, 9, 1), (2, 4, 0), (3, 30, 0), (3, 6, 2)])
def test_in_a_race_the_solved_values_are_those_of_trying_everything(
    row: int, opened: tuple[int, ...], hits: int, seats: int, clock: int, wait: int
) -> None:
    """A state's value follows from those at every clock that may come next, active or not."""
    plan, pace = plan_for(seats), np.load(PACE_FILE)[seats]
    fields, wait_then, expected = sum(1 << field for field in opened), (wait - 1) % seats, 0.0
    for step in range(1, min(clock, 7)):
        after = lookup(plan.after[clock - step, wait_then], row)
        tried = BruteForce(row, opened, hits, after)
        value = tried.passive(pace[0, 0]) if wait_then else tried.active()
        expected += pace[clock, step] * (value - TEMPO)
    assert plan.after[clock, wait, row, fields, hits] == pytest.approx(expected)


def test_a_full_row_leads_to_the_next_and_the_last_one_to_nothing() -> None:
    """Whatever its hits were: they are paid for already."""
    for seats in (1, 2):
        after = plan_for(seats).after
        for hits in range(7):
            assert np.array_equal(after[:, :, :4, 0, hits], after[:, :, 1:5, 63, 0])
        assert not after[:, :, 4, 0].any()


def test_alone_the_planner_gets_what_the_solution_promises() -> None:
    """The mean of many games is the solved value of an empty sheet, within what chance allows."""
    games = 20_000
    counts = simulate(Setup(1), ("planner",), range(games))
    mean = counts.scores[0] / games
    deviation = (counts.squares[0] / games - mean**2) ** 0.5
    promised = plan_for(1).after[FIELDS, 0, 0, 63, 0]
    assert abs(mean - promised) < 3.5 * deviation / games**0.5


@pytest.mark.slow
def test_the_pace_can_be_counted_anew(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """From two fields a round to begin with, plans and paces settle on what is shipped."""
    main(500, tmp_path / "pace.npy")
    assert capsys.readouterr().out == "pace.npy: 500 games for each number of seats\n"
    counted, shipped = np.load(tmp_path / "pace.npy"), np.load(PACE_FILE)
    assert counted.shape == shipped.shape
    assert np.abs((counted - shipped) @ np.arange(7)).mean() < 0.2


def test_the_shipped_pace_is_that_of_planners_with_it() -> None:
    """Counted anew in some thousand games, the clock runs down as the plan assumes."""
    for seats in (2, 5):
        shipped = np.load(PACE_FILE)[seats]
        counted = counted_pace(seats, plan_for(seats), 4_000, 10**6)
        means = (counted @ np.arange(7))[1:] - (shipped @ np.arange(7))[1:]
        assert np.abs(means).mean() < 0.05
        assert counted[0, 0] == pytest.approx(shipped[0, 0], abs=0.01)
        assert np.allclose(shipped[1:].sum(axis=1), 1)
