"""One turn: which plays are accepted and what a play does. `rules/turn.py`, compiled."""

from __future__ import annotations

from typing import NamedTuple

from tenback.kernel.bits import ABOVE_HIGH, ABOVE_LOW, BELOW_HIGH, BELOW_LOW, one_high, one_low
from tenback.kernel.cards.layout import (
    BOUND,
    DUE,
    FREE,
    HANDS,
    NO_BACK,
    ONE_PILE,
    PLACED,
    SEAT,
    THREE,
    THREE_CARD,
    Kinds,
    Row,
)
from tenback.kernel.compiling import inlined, lean

Tops = tuple[int, int, int, int]


class Position(NamedTuple):
    """Where a turn stands: the hand in two halves, and what `rules.turn.Position` has besides."""

    low: int
    high: int
    tops: Tops
    placed: int
    three: int
    bound: int
    due: int


@lean
def position_of(row: Row) -> Position:
    """The position of the seat to move."""
    hand = HANDS + 2 * row[SEAT]
    tops = (row[0], row[1], row[2], row[3])
    return Position(row[hand], row[hand + 1], tops, row[PLACED], row[THREE], row[BOUND], row[DUE])


@lean
def beyond(pile: int, top: int) -> tuple[int, int]:
    """R5: the cards that continue a pile."""
    if pile < 2:
        return ABOVE_LOW[top], ABOVE_HIGH[top]
    return BELOW_LOW[top], BELOW_HIGH[top]


@lean
def ten_back(pile: int, top: int) -> int:
    """R6: the card for the backwards trick, which need not exist."""
    return top - 10 if pile < 2 else top + 10


@lean
def fitting(low: int, high: int, pile: int, top: int, backs: bool) -> tuple[int, int]:
    """The cards of a set that may go on a pile, as far as it alone has a say."""
    beyond_low, beyond_high = beyond(pile, top)
    if backs:
        card = ten_back(pile, top)
        beyond_low |= one_low(card)
        beyond_high |= one_high(card)
    return low & beyond_low, high & beyond_high


@lean
def shows(kinds: Kinds, kind: int, tops: Tops) -> int:
    """The piles, as bits, on which a card of that kind is visible."""
    piles = 0
    for pile in range(4):
        piles |= int(kinds[tops[pile]] == kind) << pile
    return piles


@lean
def placeable(kinds: Kinds, at: Position, pile: int) -> tuple[int, int]:
    """The cards of the hand that may go on a pile now: R5, R6 and X5, X7, X8."""
    if (at.three and at.placed >= 3) or at.bound not in (FREE, pile):
        return 0, 0
    backs = not shows(kinds, NO_BACK, at.tops)
    return fitting(at.low, at.high, pile, at.tops[pile], backs)


@lean
def with_top(tops: Tops, pile: int, card: int) -> Tops:
    """The tops after a card was laid."""
    a, b, c, d = tops
    return (
        card if pile == 0 else a,
        card if pile == 1 else b,
        card if pile == 2 else c,
        card if pile == 3 else d,
    )


@lean
def place(kinds: Kinds, at: Position, card: int, pile: int) -> Position:
    """The position after an accepted play."""
    after = with_top(at.tops, pile, card)
    return Position(
        at.low & ~one_low(card),
        at.high & ~one_high(card),
        after,
        at.placed + 1,
        at.three | int(kinds[card] == THREE_CARD),
        _binding(shows(kinds, ONE_PILE, at.tops), shows(kinds, ONE_PILE, after), pile),
        at.due & ~(1 << pile),
    )


@inlined
def place_plain(at: Position, card: int, pile: int) -> Position:
    """The same where no card carries anything."""
    after = with_top(at.tops, pile, card)
    low, high = at.low & ~one_low(card), at.high & ~one_high(card)
    return Position(low, high, after, at.placed + 1, at.three, at.bound, at.due)


@lean
def _binding(one_pile_before: int, one_pile_after: int, pile: int) -> int:
    """X8: what the rest of the turn is bound to after a play on `pile`."""
    replaced_only_one = one_pile_before == one_pile_after == 1 << pile
    if not one_pile_after or not one_pile_before or replaced_only_one:
        return FREE
    return pile
