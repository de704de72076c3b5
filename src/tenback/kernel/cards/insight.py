"""What the value network is told of a position: piles as ranks of living cards, not as numbers.

Only two things about a card matter: which living cards lie between it and a top, and whether its
ten-back partner lives. So each pile is described by the next living cards beyond its top. The lower
of two rising piles comes first, the higher of two falling ones too; what lies on them decides, not
their letters.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from tenback.kernel import bits
from tenback.kernel.cards.layout import BY_KIND, KINDS, Kinds
from tenback.kernel.cards.turn import Tops
from tenback.kernel.compiling import lean

Amount = float | np.float32


class Inputs(NamedTuple):
    """The inputs that are not 0, in no order: most are."""

    where: NDArray[np.int64]
    amount: NDArray[np.float32]
    number: NDArray[np.int64]
    """One number: how many there are."""


RANKS = 8
_PER_RANK = 5
_BEFORE_RANKS = 6
PILE_BLOCK = _BEFORE_RANKS + RANKS * _PER_RANK
GLOBALS = 4 * PILE_BLOCK
_GLOBAL_COUNT = 16
MARKS = GLOBALS + _GLOBAL_COUNT
_MARKED_RANKS = 5
MARK_BLOCK = KINDS * (1 + _MARKED_RANKS)
MARKED_LEFT = MARKS + 4 * MARK_BLOCK
"""Of each kind, how many living cards carry it: those in the own hand, and those unseen."""
INPUTS = MARKED_LEFT + 2 * KINDS


def new_inputs() -> Inputs:
    return Inputs(
        np.zeros(INPUTS + 4, np.int64), np.zeros(INPUTS + 4, np.float32), np.zeros(1, np.int64)
    )


class Outlook(NamedTuple):
    """What a seat knows when it has played: its hand, the living cards, the tops, the numbers."""

    low: int
    high: int
    living_low: int
    living_high: int
    tops: Tops
    draw_pile: int
    hand_size: int
    minimum: int
    plain: int


@lean
def _next_beyond(low: int, high: int, pile: int) -> int:
    return bits.first(low, high) if pile < 2 else bits.last(low, high)


@lean
def _tell(x: Inputs, where: int, amount: Amount) -> None:
    if amount != 0:
        x.where[x.number[0]] = where
        x.amount[x.number[0]] = amount
        x.number[0] += 1


@lean
def describe(kinds: Kinds, at: Outlook, x: Inputs) -> None:
    """Fill in the inputs; all of them are small numbers."""
    a, b, c, d = at.tops
    lower, upper = min(a, b), max(c, d)
    x.number[0] = 0
    for slot in range(4):
        if slot < 2:
            pile = slot if a <= b else 1 - slot
        else:
            pile = slot if c >= d else 5 - slot
        _describe_pile(kinds, at, slot, pile, lower, upper, x)
    _describe_all(at, lower, upper, x)
    if not at.plain:
        _describe_marked(kinds, at, x)


@lean
def _describe_pile(
    kinds: Kinds, at: Outlook, slot: int, pile: int, lower: int, upper: int, x: Inputs
) -> None:
    base = slot * PILE_BLOCK
    step = -10 if pile < 2 else 10
    top, twin = at.tops[pile], at.tops[pile ^ 1]
    back = top + step
    if bits.has(at.living_low, at.living_high, back):
        _tell(x, base + (0 if bits.has(at.low, at.high, back) else 1), 1)
        if 2 <= back + step <= 99 and bits.has(at.living_low, at.living_high, back + step):
            _tell(x, base + 2, 1)
    if pile < 2:
        low = at.living_low & bits.ABOVE_LOW[top]
        high = at.living_high & bits.ABOVE_HIGH[top]
    else:
        low = at.living_low & bits.BELOW_LOW[top]
        high = at.living_high & bits.BELOW_HIGH[top]
    beyond = bits.size(low, high)
    _tell(x, base + 3, np.float32(beyond) / np.float32(49))
    _tell(x, base + 4, np.float32(bits.size(low & at.low, high & at.high)) / np.float32(4))
    _tell(x, base + 5, np.float32(min(beyond, 10)) / np.float32(10))
    mark_base = MARKS + slot * MARK_BLOCK
    if kinds[top]:
        _tell(x, mark_base + kinds[top] - 1, 1)
    for rank in range(min(beyond, RANKS)):
        card = _next_beyond(low, high, pile)
        low &= ~bits.one_low(card)
        high &= ~bits.one_high(card)
        place = base + _BEFORE_RANKS + rank * _PER_RANK
        if bits.has(at.low, at.high, card):
            _tell(x, place, 1)
        if bits.has(at.living_low, at.living_high, card + step):
            _tell(x, place + (1 if bits.has(at.low, at.high, card + step) else 2), 1)
        if (card > twin) if pile < 2 else (card < twin):
            _tell(x, place + 3, 1)
        if (card < upper) if pile < 2 else (card > lower):
            _tell(x, place + 4, 1)
        if rank < _MARKED_RANKS and kinds[card]:
            _tell(x, mark_base + KINDS * (1 + rank) + kinds[card] - 1, 1)


@lean
def _describe_all(at: Outlook, lower: int, upper: int, x: Inputs) -> None:
    up_low, up_high = at.living_low & bits.ABOVE_LOW[lower], at.living_high & bits.ABOVE_HIGH[lower]
    down_low = at.living_low & bits.BELOW_LOW[upper]
    down_high = at.living_high & bits.BELOW_HIGH[upper]
    both = bits.size(up_low & down_low, up_high & down_high)
    up, down = bits.size(up_low, up_high), bits.size(down_low, down_high)
    dead_low = at.living_low & ~up_low & ~down_low
    dead_high = at.living_high & ~up_high & ~down_high
    dead = bits.size(dead_low, dead_high)
    dead_own = bits.size(dead_low & at.low, dead_high & at.high)
    left = bits.size(at.living_low, at.living_high)
    _tell(x, GLOBALS, np.float32(left) / np.float32(98))
    _tell(x, GLOBALS + 1, np.float32(at.draw_pile) / np.float32(98))
    _tell(x, GLOBALS + 2, np.float32(at.draw_pile == 0))
    _tell(x, GLOBALS + 3, np.float32(bits.size(at.low, at.high)) / np.float32(8))
    _tell(x, GLOBALS + 4, np.float32(dead_own) / np.float32(4))
    _tell(x, GLOBALS + 5, np.float32(dead - dead_own) / np.float32(8))
    _tell(x, GLOBALS + 6, np.float32(up - both) / np.float32(30))
    _tell(x, GLOBALS + 7, np.float32(down - both) / np.float32(30))
    _tell(x, GLOBALS + 8, np.float32(both) / np.float32(60))
    _tell(x, GLOBALS + 9, np.float32(at.minimum == 3))
    _tell(x, GLOBALS + 10, np.float32(at.hand_size) / np.float32(8))
    _tell(x, GLOBALS + 11, np.float32(min(at.draw_pile, 10)) / np.float32(10))
    _tell(x, GLOBALS + 12, np.float32(min(left, 12)) / np.float32(12))
    _tell(x, GLOBALS + 13, np.float32(min(both, 8)) / np.float32(8))
    _tell(x, GLOBALS + 14, np.float32(dead > 0))
    _tell(x, GLOBALS + 15, np.float32(min(left, 30)) / np.float32(30))


@lean
def _describe_marked(kinds: Kinds, at: Outlook, x: Inputs) -> None:
    """What must still be laid somewhere weighs on the end, however far from the tops it is."""
    for kind in range(KINDS):
        low = at.living_low & kinds[BY_KIND + 2 * kind]
        high = at.living_high & kinds[BY_KIND + 2 * kind + 1]
        living, own = bits.size(low, high), bits.size(low & at.low, high & at.high)
        _tell(x, MARKED_LEFT + kind, np.float32(own) / np.float32(2))
        _tell(x, MARKED_LEFT + KINDS + kind, np.float32(living - own) / np.float32(4))
