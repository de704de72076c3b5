"""A game of Twenty One as one array of whole numbers: what stands at which index.

First come the numbers of the game, then a block of numbers for each seat. Seats count from 0 here,
and a field is known by its place in its row: bit 0 is the leftmost field.
"""

from __future__ import annotations

import numpy as np

from tenback.kernel.compiling import lean

Game = np.ndarray[tuple[int], np.dtype[np.int64]]

SEATS, ACTIVE, ROUND, PHASE = 0, 1, 2, 3
DICE = 4
"""Six numbers from white to black; 0 before the first throw of a round."""

HEAD = 10
BLOCK = 12
LETTER, ROW, OPEN, HITS, DONE, RUNNING, ENTRY, NUMBERS = 0, 1, 2, 3, 4, 5, 6, 7
"""In a seat's block: its sheet, the row it is in (5: none), the open fields and the hits of that
row, the points of the full rows, the points of that row as it stands, the sealed entry, and then
the five rows with three bits for each field."""

SIZE = HEAD + 6 * BLOCK

THROW, AGAIN, ENTER, OVER = 0, 1, 2, 3
"""Phases. Dice fall within the move that calls for them, so nothing waits for them."""

STRIKE = 0
"""An entry is the set of fields that are filled, 1 … 63; none of them: a strike-out."""
ROLL, REROLL, KEEP, WITHDRAW = 64, 65, 66, 67
NOT_YET = -1
"""No sealed entry."""

UNWRITTEN = 7
"""What the three bits of a field say while it is open; 0 is a struck field."""
ALL_FIELDS = 63
EMPTY_ROW = 0o777777


@lean
def block(seat: int) -> int:
    """Where the numbers of a seat begin."""
    return HEAD + BLOCK * seat


@lean
def score(game: Game, seat: int) -> int:
    """T9, T11: the full rows; once the game is over also the row that the seat is in."""
    at = block(seat)
    return int(game[at + DONE] + (game[at + RUNNING] if game[PHASE] == OVER else 0))
