"""What a seat may do, as numbers: `card * 4 + pile`, or `END`."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from tenback.kernel import bits
from tenback.kernel.cards.duties import Memo, open_duties
from tenback.kernel.cards.flow import end_turn, play_card
from tenback.kernel.cards.layout import END, OPEN, STATUS, Kinds, Row
from tenback.kernel.cards.turn import placeable, position_of
from tenback.kernel.compiling import inlined, lean

Moves = NDArray[np.int64]
MOST = 4 * 8 + 1
"""Nobody ever has more to choose from."""


@lean
def legal_moves(kinds: Kinds, row: Row, moves: Moves) -> int:
    """Write the legal plays, and the end if it is one, and say how many there are."""
    count = 0
    if row[STATUS] != OPEN:
        return count
    at = position_of(row)
    for pile in range(4):
        low, high = placeable(kinds, at, pile)
        while low | high:
            card = bits.first(low, high)
            low &= ~bits.one_low(card)
            high &= ~bits.one_high(card)
            moves[count] = card * 4 + pile
            count += 1
    if not open_duties(kinds, row, False):
        moves[count] = END
        count += 1
    return count


@inlined
def make(kinds: Kinds, memo: Memo, row: Row, move: int) -> None:
    """Carry out a legal move."""
    if move == END:
        end_turn(kinds, memo, row)
    else:
        play_card(kinds, memo, row, move // 4, move % 4)
