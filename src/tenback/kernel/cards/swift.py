"""Turns of the base game without the search for R10: its answer is in the turn itself.

A turn that comes to its minimum is the proof that it could. Any other is taken back, and whoever
called goes on with the functions for all editions. What comes out is the same, and sooner.
"""

from __future__ import annotations

from tenback.kernel.cards import careful, greedy
from tenback.kernel.cards.desk import Desk
from tenback.kernel.cards.flow import lay, pass_on
from tenback.kernel.cards.layout import (
    BACKS,
    END,
    HANDS,
    LEFT,
    LIVING,
    MINIMUM,
    PLACED,
    SEAT,
    STATUS,
    WON,
    Row,
)
from tenback.kernel.cards.turn import position_of
from tenback.kernel.compiling import inlined


@inlined
def play_on(desk: Desk, row: Row, with_care: bool) -> None:
    """Whole turns, from the start of one on, until one fails its minimum or the game is won."""
    while True:
        hand = HANDS + 2 * row[SEAT]
        tops = (row[0], row[1], row[2], row[3])
        low, high = row[hand], row[hand + 1]
        living_low, living_high = row[LIVING], row[LIVING + 1]
        left, backs = row[LEFT], row[BACKS]
        while True:
            if with_care:
                move = careful.choose_unjudged(row, position_of(row), desk.weights)
            else:
                move = greedy.choose_unjudged(row)
            if move == END:
                break
            lay(row, move // 4, move % 4)
            if row[LEFT] == 0:
                row[STATUS] = WON
                return
        if row[PLACED] < row[MINIMUM]:
            row[0], row[1], row[2], row[3] = tops
            row[hand], row[hand + 1] = low, high
            row[LIVING], row[LIVING + 1] = living_low, living_high
            row[LEFT], row[BACKS], row[PLACED] = left, backs, 0
            return
        pass_on(desk.kinds, row)
