"""What is counted of finished games, as a row of numbers that add."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from tenback.kernel.cards.layout import BACKS, LEFT, LOST, REASON, STATUS, TURNS, Row
from tenback.kernel.compiling import lean

LEFT_OVER = 0
"""How many games ended with 0, 1, 2, … 98 cards left."""
LOST_BY = 99
"""How many were lost, by reason."""
ALL_TURNS = LOST_BY + 4
ALL_BACKS = ALL_TURNS + 1
NUMBERS = ALL_BACKS + 1

Tally = NDArray[np.int64]


@lean
def add_up(row: Row, tally: Tally) -> None:
    """A finished game."""
    tally[LEFT_OVER + row[LEFT]] += 1
    if row[STATUS] == LOST:
        tally[LOST_BY + row[REASON]] += 1
    tally[ALL_TURNS] += row[TURNS]
    tally[ALL_BACKS] += row[BACKS]
