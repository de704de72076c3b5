"""Whole turns, looked for with a beam: the best positions of one length lead to those of the next.

What a turn is worth is what the value network says of the position it leaves.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from tenback.kernel import bits
from tenback.kernel.cards.duties import Memo, survives_at
from tenback.kernel.cards.insight import Outlook
from tenback.kernel.cards.layout import (
    DRAWN,
    HAND_SIZE,
    LEFT,
    LIVING,
    MINIMUM,
    PLAIN,
    SKULL,
    STOP,
    USUAL_MINIMUM,
    Kinds,
    Row,
)
from tenback.kernel.cards.signals import disregards
from tenback.kernel.cards.turn import Position, place, placeable, position_of, shows, ten_back
from tenback.kernel.cards.value import Network, Scratch, value
from tenback.kernel.compiling import lean

Numbers = NDArray[np.int64]

WIDEST = 64
LONGEST = 8
"""No hand has more cards."""
PATH = 10
_FIELDS = PATH + LONGEST
WON_VALUE = 1e6


class Turns(NamedTuple):
    """Turns, the best first: where each leads (a position in ten numbers), its plays, its value."""

    number: Numbers
    fields: NDArray[np.int64]
    values: NDArray[np.float64]


class Plans(NamedTuple):
    """What one thread needs to look for turns."""

    now: Turns
    then: Turns
    found: Turns
    """The turns that may be ended, best first."""


def _new_turns(most: int) -> Turns:
    return Turns(np.zeros(1, np.int64), np.zeros((most + 1, _FIELDS), np.int64), np.zeros(most + 1))


def new_plans(width: int, found: int) -> Plans:
    return Plans(_new_turns(width), _new_turns(width), _new_turns(found))


@lean
def position_at(turns: Turns, i: int) -> Position:
    """Where a turn leads."""
    f = turns.fields
    tops = (f[i, 2], f[i, 3], f[i, 4], f[i, 5])
    return Position(f[i, 0], f[i, 1], tops, f[i, 6], f[i, 7], f[i, 8], f[i, 9])


@lean
def _same(turns: Turns, i: int, at: Position) -> bool:
    f = turns.fields
    return (
        f[i, 0] == at.low
        and f[i, 1] == at.high
        and f[i, 2] == at.tops[0]
        and f[i, 3] == at.tops[1]
        and f[i, 4] == at.tops[2]
        and f[i, 5] == at.tops[3]
        and f[i, 7] == at.three
        and f[i, 8] == at.bound
        and f[i, 9] == at.due
    )


@lean
def _keep(turns: Turns, at: Position, worth: float, before: Turns, parent: int, move: int) -> None:
    """Put a turn into its place, if it is good enough and not there already."""
    most = len(turns.values) - 1
    count = turns.number[0]
    if count == most and worth <= turns.values[count - 1]:
        return
    for i in range(count):
        if _same(turns, i, at):
            return
    i = min(count, most - 1)
    while i > 0 and turns.values[i - 1] < worth:
        turns.values[i] = turns.values[i - 1]
        for k in range(_FIELDS):
            turns.fields[i, k] = turns.fields[i - 1, k]
        i -= 1
    turns.number[0] = min(count + 1, most)
    turns.values[i] = worth
    f = turns.fields
    f[i, 0], f[i, 1] = at.low, at.high
    f[i, 2], f[i, 3], f[i, 4], f[i, 5] = at.tops
    f[i, 6], f[i, 7], f[i, 8], f[i, 9] = at.placed, at.three, at.bound, at.due
    for k in range(LONGEST):
        f[i, PATH + k] = before.fields[parent, PATH + k]
    if move >= 0:
        step = 0
        while f[i, PATH + step] >= 0:
            step += 1
        f[i, PATH + step] = move


@lean
def play_of(turns: Turns, i: int, step: int) -> int:
    """A play of a turn (`card * 4 + pile`); -1 behind its last."""
    return turns.fields[i, PATH + step] if step < LONGEST else -1


@lean
def outlook(row: Row, at: Position) -> Outlook:
    """What the seat to move knows, were its turn to end at this position."""
    hand_before = position_of(row)
    placed_low, placed_high = hand_before.low & ~at.low, hand_before.high & ~at.high
    return Outlook(
        at.low,
        at.high,
        row[LIVING] & ~placed_low,
        row[LIVING + 1] & ~placed_high,
        at.tops,
        98 - row[DRAWN],
        row[HAND_SIZE],
        row[USUAL_MINIMUM],
        row[PLAIN],
    )


_COSTS = np.array([0.0, 0.15, 0.05])
"""What it costs to go against each word, as a logit."""


@lean
def _unheeded(row: Row, at: Position) -> float:
    """What a turn that leads here costs for the words that it goes against."""
    cost = 0.0
    for pile in range(4):
        cost += _COSTS[disregards(row, pile, at.tops[pile])]
    return cost


@lean
def plan(kinds: Kinds, memo: Memo, net: Network, scratch: Scratch, plans: Plans, row: Row) -> None:
    """Fill `plans.found` with the best turns from here; there is always one, unless all lose."""
    now, then, found = plans.now, plans.then, plans.found
    start = position_of(row)
    now.number[0] = then.number[0] = found.number[0] = 0
    for k in range(LONGEST):
        now.fields[len(now.values) - 1, PATH + k] = -1
    _keep(now, start, 0.0, now, len(now.values) - 1, -1)
    if _may_end(kinds, row, start):
        worth = np.float64(value(kinds, net, scratch, outlook(row, start)))
        _keep(found, start, worth, now, 0, -1)
    while now.number[0]:
        then.number[0] = 0
        for i in range(now.number[0]):
            _extend(kinds, memo, net, scratch, now, i, then, found, row)
        now, then = then, now
        if found.number[0] and now.number[0] and now.values[0] < found.values[0] - _HOPE:
            break


_HOPE = 2.0
"""A turn that is by so much worse than another is not made better by a further card."""


@lean
def _may_end(kinds: Kinds, row: Row, at: Position) -> bool:
    if at.placed < row[MINIMUM] or at.due or (at.three and at.placed != 3):
        return False
    return row[PLAIN] == 1 or not shows(kinds, SKULL, at.tops)


@lean
def _extend(
    kinds: Kinds,
    memo: Memo,
    net: Network,
    scratch: Scratch,
    now: Turns,
    i: int,
    then: Turns,
    found: Turns,
    row: Row,
) -> None:
    at = position_at(now, i)
    for pile in range(4):
        low, high = placeable(kinds, at, pile)
        back = ten_back(pile, at.tops[pile])
        if bits.has(low, high, back):
            _try(kinds, memo, net, scratch, now, i, then, found, row, at, back, pile)
            low &= ~bits.one_low(back)
            high &= ~bits.one_high(back)
        tried = 0
        while low | high and tried < _NEAREST + 2 * (1 - row[PLAIN]):
            card = bits.first(low, high) if pile < 2 else bits.last(low, high)
            low &= ~bits.one_low(card)
            high &= ~bits.one_high(card)
            _try(kinds, memo, net, scratch, now, i, then, found, row, at, card, pile)
            tried += 1


_NEAREST = 2
"""So many cards are tried on a pile, besides the backwards trick."""


@lean
def _try(
    kinds: Kinds,
    memo: Memo,
    net: Network,
    scratch: Scratch,
    now: Turns,
    i: int,
    then: Turns,
    found: Turns,
    row: Row,
    at: Position,
    card: int,
    pile: int,
) -> None:
    after = place(kinds, at, card, pile)
    stops = kinds[card] == STOP
    if stops:
        met = not (
            after.due or (after.three and after.placed != 3) or shows(kinds, SKULL, after.tops)
        )
    else:
        met = survives_at(kinds, memo, after, row[MINIMUM], row[PLAIN])
    if not met:
        return
    placed_now = after.placed - position_of(row).placed
    if row[LEFT] == placed_now:
        if stops or _may_end(kinds, row, after):
            _keep(found, after, WON_VALUE, now, i, card * 4 + pile)
        return
    worth = np.float64(value(kinds, net, scratch, outlook(row, after))) - _unheeded(row, after)
    if stops or _may_end(kinds, row, after):
        _keep(found, after, worth, now, i, card * 4 + pile)
    if not stops:
        _keep(then, after, worth, now, i, card * 4 + pile)
