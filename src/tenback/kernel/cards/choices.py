"""Plays with their costs, and the cheapest of them that does not lose at once."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from tenback.kernel.cards.duties import Memo, open_duties, owes_after_stop, survives_at
from tenback.kernel.cards.layout import END, MINIMUM, PLAIN, STOP, Kinds, Row
from tenback.kernel.cards.moves import MOST
from tenback.kernel.cards.turn import Position, place, place_plain, position_of
from tenback.kernel.compiling import inlined, lean


class Choices(NamedTuple):
    """The plays that one thread is choosing from."""

    moves: NDArray[np.int64]
    costs: NDArray[np.float64]
    number: NDArray[np.int64]
    """One number."""


def new_choices() -> Choices:
    return Choices(np.zeros(MOST, np.int64), np.zeros(MOST), np.zeros(1, np.int64))


@lean
def clear(choices: Choices) -> None:
    choices.number[0] = 0


@lean
def offer(choices: Choices, move: int, cost: float | np.float32) -> None:
    choices.moves[choices.number[0]] = move
    choices.costs[choices.number[0]] = cost
    choices.number[0] += 1


@lean
def cheapest_surviving(
    kinds: Kinds, memo: Memo, choices: Choices, row: Row, threshold: float | np.float32
) -> int:
    """The cheapest play that does not lose, or the end if it is allowed and costs less."""
    may_end = not open_duties(kinds, row, False)
    at = position_of(row)
    for _ in range(choices.number[0]):
        i = _cheapest(choices)
        if may_end and choices.costs[i] > threshold:
            return END
        move = choices.moves[i]
        if survives_play(kinds, memo, row, at, move):
            return move
        choices.costs[i] = np.inf
    return END if may_end else choices.moves[0]


@lean
def _cheapest(choices: Choices) -> int:
    best = 0
    for i in range(1, choices.number[0]):
        if choices.costs[i] < choices.costs[best]:
            best = i
    return best


@inlined
def survives_play(kinds: Kinds, memo: Memo, row: Row, at: Position, move: int) -> bool:
    """After this play the turn's duties can still be met, or are met by the stop that it is."""
    card = move // 4
    if row[PLAIN]:
        return survives_at(kinds, memo, place_plain(at, card, move % 4), row[MINIMUM], 1)
    after = place(kinds, at, card, move % 4)
    if kinds[card] == STOP:
        return not owes_after_stop(kinds, after)
    return survives_at(kinds, memo, after, row[MINIMUM], 0)
