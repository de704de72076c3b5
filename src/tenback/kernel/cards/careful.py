"""The cheap player: one card at a time, by what a play costs. No search.

What counts is not how far a card jumps but which living cards it jumps over: to a pile, a number
that has been placed is no loss. The weights are tuned, see `tuning.py`.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from tenback.kernel import bits
from tenback.kernel.cards.choices import Choices, cheapest_surviving, clear, offer, survives_play
from tenback.kernel.cards.duties import Memo
from tenback.kernel.cards.layout import (
    DRAWN,
    END,
    LIVING,
    MINIMUM,
    PLACED,
    PLAIN,
    Kinds,
    Row,
)
from tenback.kernel.cards.signals import disregards
from tenback.kernel.cards.turn import Position, placeable, position_of
from tenback.kernel.compiling import inlined, lean

Weights = NDArray[np.float32]
Cost = float | np.float32
(
    SKIPPED_UNSEEN,
    SKIPPED_OWN,
    SKIPPED_FOR_TWIN,
    SKIPPED_FOR_ALL,
    SHARE_SKIPPED,
    PARTNER_HELD,
    PARTNER_UNSEEN,
    LOST_HELD,
    LOST_UNSEEN,
    REGAINED,
    TRICK,
    EXTRA,
    EXTRA_LATE,
) = range(13)
"""What each weight is for. The skipped are living cards that a play jumps over: those unseen, those
in the own hand, those that the other pile of this direction cannot take either, those that no pile
can, their share of what the pile could still take. A partner is the card ten back. What is lost is
the partner of the covered top. A trick regains cards. Extra: what a card beyond the minimum may
cost."""
LAID = 13
"""What it costs to lay a card that carries a command or a fire, by what it carries."""
COVERED = LAID + 8
"""What it is worth to cover such a card."""
WEIGHTS = COVERED + 8

_NEVER = np.float32(1e9)
_UNHEEDED = np.array([0, 4, 2], np.float32)
"""What it costs to go against a word of another seat."""


@inlined
def choose(kinds: Kinds, memo: Memo, choices: Choices, row: Row, w: Weights) -> int:
    """What the careful player does now."""
    at = position_of(row)
    if row[PLAIN]:
        move = choose_unjudged(row, at, w)
        if row[PLACED] + 1 >= row[MINIMUM] or survives_play(kinds, memo, row, at, move):
            return move
    return _choose_among_all(kinds, memo, choices, row, w)


@inlined
def choose_unjudged(row: Row, at: Position, w: Weights) -> int:
    """The same where no card carries anything, whether or not it loses."""
    return _cheapest(row, at, w, _threshold(row, w))


@inlined
def _threshold(row: Row, w: Weights) -> Cost:
    return w[EXTRA] if row[DRAWN] < 98 else w[EXTRA_LATE]


@lean
def _choose_among_all(kinds: Kinds, memo: Memo, choices: Choices, row: Row, w: Weights) -> int:
    clear(choices)
    at = position_of(row)
    for pile in range(4):
        low, high = placeable(kinds, at, pile)
        while low | high:
            card = bits.first(low, high)
            low &= ~bits.one_low(card)
            high &= ~bits.one_high(card)
            cost = _cost(row, at, pile, card, w)
            if not row[PLAIN]:
                cost += _cost_of_marks(kinds[card], kinds[at.tops[pile]], w)
            offer(choices, card * 4 + pile, cost)
    return cheapest_surviving(kinds, memo, choices, row, _threshold(row, w))


@inlined
def _cost_of_marks(laid: int, covered: int, w: Weights) -> Cost:
    cost: Cost = w[LAID + laid - 1] if laid else np.float32(0)
    return cost - w[COVERED + covered - 1] if covered else cost


@inlined
def _cheapest(row: Row, at: Position, w: Weights, threshold: Cost) -> int:
    """Where no card carries anything, only the nearest card and the trick of a pile are weighed."""
    best: Cost = _NEVER
    chosen = END
    for pile in range(4):
        top = at.tops[pile]
        back = top - 10 if pile < 2 else top + 10
        if bits.has(at.low, at.high, back):
            cost = _cost_of_trick(row, at, pile, back, w)
            if cost < best:
                best, chosen = cost, back * 4 + pile
        if pile < 2:
            low, high = at.low & bits.ABOVE_LOW[top], at.high & bits.ABOVE_HIGH[top]
        else:
            low, high = at.low & bits.BELOW_LOW[top], at.high & bits.BELOW_HIGH[top]
        if low | high:
            card = bits.first(low, high) if pile < 2 else bits.last(low, high)
            cost = _cost_of_step(row, at, pile, card, w)
            if cost < best:
                best, chosen = cost, card * 4 + pile
    return END if row[PLACED] >= row[MINIMUM] and best > threshold else chosen


@lean
def _cost(row: Row, at: Position, pile: int, card: int, w: Weights) -> Cost:
    if card == (at.tops[pile] - 10 if pile < 2 else at.tops[pile] + 10):
        return _cost_of_trick(row, at, pile, card, w)
    return _cost_of_step(row, at, pile, card, w)


@inlined
def _worth_of_partner(
    row: Row, at: Position, partner: int, held: int, unseen: int, w: Weights
) -> Cost:
    if not bits.has(row[LIVING], row[LIVING + 1], partner):
        return np.float32(0)
    return w[held] if bits.has(at.low, at.high, partner) else w[unseen]


@inlined
def _cost_of_trick(row: Row, at: Position, pile: int, card: int, w: Weights) -> Cost:
    top = at.tops[pile]
    lower, upper = min(card, top), max(card, top)
    low = row[LIVING] & bits.ABOVE_LOW[lower] & bits.BELOW_LOW[upper]
    high = row[LIVING + 1] & bits.ABOVE_HIGH[lower] & bits.BELOW_HIGH[upper]
    partner = card - 10 if pile < 2 else card + 10
    worth = _worth_of_partner(row, at, partner, PARTNER_HELD, PARTNER_UNSEEN, w)
    return -w[TRICK] - w[REGAINED] * bits.size(low, high) - worth


@inlined
def _cost_of_step(row: Row, at: Position, pile: int, card: int, w: Weights) -> Cost:
    top, twin = at.tops[pile], at.tops[pile ^ 1]
    low, high = row[LIVING], row[LIVING + 1]
    if pile < 2:
        low, high = low & bits.ABOVE_LOW[top], high & bits.ABOVE_HIGH[top]
        skipped_low, skipped_high = low & bits.BELOW_LOW[card], high & bits.BELOW_HIGH[card]
        twin_low, twin_high = bits.ABOVE_LOW[twin], bits.ABOVE_HIGH[twin]
        other = max(at.tops[2], at.tops[3])
        other_low, other_high = bits.BELOW_LOW[other], bits.BELOW_HIGH[other]
        partner, lost = card - 10, top - 10
    else:
        low, high = low & bits.BELOW_LOW[top], high & bits.BELOW_HIGH[top]
        skipped_low, skipped_high = low & bits.ABOVE_LOW[card], high & bits.ABOVE_HIGH[card]
        twin_low, twin_high = bits.BELOW_LOW[twin], bits.BELOW_HIGH[twin]
        other = min(at.tops[0], at.tops[1])
        other_low, other_high = bits.ABOVE_LOW[other], bits.ABOVE_HIGH[other]
        partner, lost = card + 10, top + 10
    cost = _UNHEEDED[disregards(row, pile, card)]
    cost += _worth_of_partner(row, at, lost, LOST_HELD, LOST_UNSEEN, w)
    cost -= _worth_of_partner(row, at, partner, PARTNER_HELD, PARTNER_UNSEEN, w)
    skipped = bits.size(skipped_low, skipped_high)
    share = np.float32(skipped + 1) / np.float32(bits.size(low, high) + 1)
    cost += w[SHARE_SKIPPED] * share
    if skipped == 0:
        return cost
    own = bits.size(skipped_low & at.low, skipped_high & at.high)
    skipped_low &= ~twin_low
    skipped_high &= ~twin_high
    for_twin = bits.size(skipped_low, skipped_high)
    for_all = bits.size(skipped_low & ~other_low, skipped_high & ~other_high)
    return (
        cost
        + w[SKIPPED_UNSEEN] * np.float32(skipped - own)
        + w[SKIPPED_OWN] * np.float32(own)
        + w[SKIPPED_FOR_TWIN] * np.float32(for_twin)
        + w[SKIPPED_FOR_ALL] * np.float32(for_all)
    )
