"""The plans that the players look up: solved when first needed, then kept.

What a plan assumes of the others stands in `pace.npy`: how fast the clock runs down and how often
the active seat throws again, counted in games of planners by `pace.py`.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from threading import Lock

import numpy as np
from numpy.typing import NDArray

from tenback.kernel.compiling import entry
from tenback.kernel.dice.race import Plan, solve_alone, solve_race

TEMPO = 4.25
"""Points that a round is worth to the others. Against planners of other tempos the best stand near
it with any number of seats; from 3.5 to 5 it matters less than one win in a hundred."""

MOST_SEATS = 6
PACE_FILE = Path(__file__).with_name("pace.npy")
"""[seats, clock, step]: how often the clock runs down by so many fields in a round, as a part of 1;
at clock 0 and step 0, how often the active seat throws again."""

NO_PLAN = Plan(np.zeros((1, 1, 1, 1, 1)), np.zeros((1, 1, 1, 1)))
"""For players that look nothing up."""

_solving = Lock()


@entry
def _solve(seats: int, tempo: float, pace: NDArray[np.float64]) -> Plan:
    if seats == 1:
        return solve_alone()
    return solve_race(seats, tempo, pace[0, 0], pace)


def solve(seats: int, tempo: float, pace: NDArray[np.float64]) -> Plan:
    return Plan(*_solve(seats, tempo, pace))


@cache
def _plan(seats: int) -> Plan:
    return solve(seats, TEMPO, np.load(PACE_FILE)[seats])


def plan_for(seats: int) -> Plan:
    """The plan for a table of so many; the first call of a process solves it."""
    with _solving:
        return _plan(seats)
