"""R10, compiled: can the duties of this turn still be met together? `rules/duties.py` proves it.

One search, depth first, on a stack of its own: Numba cannot keep functions that call one another in
a circle. Positions that led nowhere are remembered by their codes (which cards of the hand are
left, and which lie on top); a code that another has taken the place of is searched again, so that
memory only saves time.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from tenback.kernel import bits
from tenback.kernel.cards.layout import (
    DUE,
    FIRE_LEFT,
    FREE,
    MINIMUM,
    NO_BACK,
    NO_REASON,
    ONE_PILE,
    PLACED,
    PLAIN,
    SKULL,
    SKULL_LEFT,
    STOP,
    STUCK,
    THREE,
    THREE_CARD,
    THREE_MISSED,
    Kinds,
    Row,
)
from tenback.kernel.cards.turn import (
    Position,
    fitting,
    place,
    placeable,
    position_of,
    shows,
)
from tenback.kernel.compiling import inlined, lean

_COUNTING = 1 << STUCK | 1 << THREE_MISSED
"""The duties that are about the number of cards."""
_COVERING = 1 << SKULL_LEFT | 1 << FIRE_LEFT
_ALL = _COUNTING | _COVERING
_ALL_PILES = 0b1111
_HEAVY = (SKULL, THREE_CARD)
"""What lays a duty on the turn is tried last."""

_SLOTS = 1 << 12
_LONGEST = 9
_MOST_MOVES = 32
_CODE, _COUNT, _NEXT, _LAID, _POSITION = range(5)
_MOVES = _POSITION + 10


class Memo(NamedTuple):
    """What one thread needs for its searches."""

    failed: NDArray[np.int64]
    search: NDArray[np.int64]
    """One number: which search is under way, so that nothing need be cleared between two."""
    stack: NDArray[np.int64]
    """A line for each card laid: the position, the plays worth trying, which comes next."""


def new_memo() -> Memo:
    return Memo(
        np.zeros(_SLOTS, np.int64),
        np.zeros(1, np.int64),
        np.zeros((_LONGEST, _MOVES + _MOST_MOVES), np.int64),
    )


class Question(NamedTuple):
    """What stays the same during a search."""

    kinds: Kinds
    memo: Memo
    low: int
    high: int
    """The hand it began with: codes number its cards."""
    minimum: int
    duties: int


@inlined
def open_duties(kinds: Kinds, row: Row, stopped: bool) -> int:
    """What the turn still owes, as bits; a stop waives the minimum (X3)."""
    owed = 0
    if row[PLACED] < row[MINIMUM] and not stopped:
        owed |= 1 << STUCK
    if row[PLAIN]:
        return owed
    if row[THREE] and row[PLACED] != 3:
        owed |= 1 << THREE_MISSED
    if shows(kinds, SKULL, (row[0], row[1], row[2], row[3])):
        owed |= 1 << SKULL_LEFT
    if row[DUE]:
        owed |= 1 << FIRE_LEFT
    return owed


@inlined
def survives(kinds: Kinds, memo: Memo, row: Row) -> bool:
    """R10 of the turn that the row is in."""
    return survives_at(kinds, memo, position_of(row), row[MINIMUM], row[PLAIN])


@inlined
def survives_at(kinds: Kinds, memo: Memo, at: Position, minimum: int, plain: int) -> bool:
    """The same of a position that this turn may come to."""
    if plain and _surely_placeable(at, minimum - at.placed):
        return True
    return _answer(kinds, memo, at, minimum, _ALL)


@lean
def owes_after_stop(kinds: Kinds, at: Position) -> bool:
    """A stop has just been laid, and ends the turn with a duty open."""
    return bool(at.due or (at.three and at.placed != 3) or shows(kinds, SKULL, at.tops))


@lean
def reason_of_loss(kinds: Kinds, memo: Memo, row: Row, stopped: bool) -> int:
    """X13: the first duty that could not be met even alone; else the first still unmet."""
    owed = open_duties(kinds, row, stopped)
    at = position_of(row)
    first = NO_REASON
    for duty in range(4):
        if owed >> duty & 1:
            if stopped or not _answer(kinds, memo, at, row[MINIMUM], 1 << duty):
                return duty
            if first == NO_REASON:
                first = duty
    return first


@inlined
def _surely_placeable(at: Position, need: int) -> bool:
    """Where no card carries anything: so many cards of the hand fit one pile, and so in order."""
    if need <= 0:
        return True
    lower, upper = min(at.tops[0], at.tops[1]), max(at.tops[2], at.tops[3])
    above = bits.size(at.low & bits.ABOVE_LOW[lower], at.high & bits.ABOVE_HIGH[lower])
    below = bits.size(at.low & bits.BELOW_LOW[upper], at.high & bits.BELOW_HIGH[upper])
    return above >= need or below >= need


@lean
def _answer(kinds: Kinds, memo: Memo, at: Position, minimum: int, duties: int) -> bool:
    memo.search[0] += 1
    least = minimum if duties >> STUCK & 1 else 0
    due = at.due if duties >> FIRE_LEFT & 1 else 0
    about = Question(kinds, memo, at.low, at.high, least, duties)
    return _can_meet(about, Position(at.low, at.high, at.tops, at.placed, at.three, at.bound, due))


@lean
def _owing(about: Question, at: Position) -> int:
    """The piles, as bits, whose tops must be covered."""
    skulls = shows(about.kinds, SKULL, at.tops) if about.duties >> SKULL_LEFT & 1 else 0
    return at.due | skulls


@lean
def _counts_three(about: Question) -> int:
    return about.duties >> THREE_MISSED & 1


@lean
def _owes(about: Question, at: Position, stopped: bool) -> bool:
    few = at.placed < about.minimum and not stopped
    three = at.three and _counts_three(about) and at.placed != 3
    return bool(_owing(about, at) or few or three)


@lean
def _can_meet(about: Question, start: Position) -> bool:
    """Some sequence of accepted plays from here, the empty one too, meets the duties."""
    if not _owes(about, start, False):
        return True
    if _hopeless(about, start):
        return False
    stack, depth = about.memo.stack, 0
    _push(about, depth, start, 0)
    while depth >= 0:
        now = stack[depth, _NEXT]
        if now == stack[depth, _COUNT]:
            _remember_failure(about, stack[depth, _CODE])
            depth -= 1
            continue
        stack[depth, _NEXT] += 1
        move = stack[depth, _MOVES + now]
        card, pile = move // 4, move % 4
        after = place(about.kinds, _top_of(stack, depth), card, pile)
        stopped = about.kinds[card] == STOP
        if not _owes(about, after, stopped):
            return True
        laid = _laid_after(about, stack[depth, _LAID], card, pile)
        if not (stopped or _hopeless(about, after) or _failed(about, _code(about, after, laid))):
            depth += 1
            _push(about, depth, after, laid)
    return False


@lean
def _push(about: Question, depth: int, at: Position, laid: int) -> None:
    line = about.memo.stack[depth]
    line[_CODE] = _code(about, at, laid)
    line[_LAID] = laid
    line[_NEXT] = 0
    line[_POSITION], line[_POSITION + 1] = at.low, at.high
    for pile in range(4):
        line[_POSITION + 2 + pile] = at.tops[pile]
    line[_POSITION + 6], line[_POSITION + 7] = at.placed, at.three
    line[_POSITION + 8], line[_POSITION + 9] = at.bound, at.due
    line[_COUNT] = _write_moves_worth_trying(about, at, line)


@lean
def _top_of(stack: NDArray[np.int64], depth: int) -> Position:
    line = stack[depth, _POSITION:_MOVES]
    tops = (line[2], line[3], line[4], line[5])
    return Position(line[0], line[1], tops, line[6], line[7], line[8], line[9])


@lean
def _slot(code: int) -> int:
    return (code ^ code >> 9 ^ code >> 21) & (_SLOTS - 1)


@lean
def _remember_failure(about: Question, code: int) -> None:
    about.memo.failed[_slot(code)] = about.memo.search[0] << 32 | code


@lean
def _failed(about: Question, code: int) -> bool:
    return about.memo.failed[_slot(code)] == about.memo.search[0] << 32 | code


@lean
def _laid_after(about: Question, laid: int, card: int, pile: int) -> int:
    """What of the hand lies on the piles, four bits each: 0 for nothing, else the card's number."""
    shift = 4 * pile
    return laid & ~(15 << shift) | _number(about, card) + 1 << shift


@lean
def _code(about: Question, at: Position, laid: int) -> int:
    """A position within a search, in 32 bits: nobody's hand has more than eight cards."""
    left, low, high = 0, at.low, at.high
    while low | high:
        card = bits.first(low, high)
        low &= ~bits.one_low(card)
        high &= ~bits.one_high(card)
        left |= 1 << _number(about, card)
    return ((laid << 4 | at.due) << 3 | at.bound + 1) << 9 | at.three << 8 | left


@lean
def _number(about: Question, card: int) -> int:
    """Which card of the hand it is, from 0."""
    return bits.size(about.low & bits.BELOW_LOW[card], about.high & bits.BELOW_HIGH[card])


@lean
def _hopeless(about: Question, at: Position) -> bool:
    owing = _owing(about, at)
    count = bits.count(owing)
    if at.three and _counts_three(about):
        plays_left = 3 - at.placed
        if plays_left < count or plays_left > bits.size(at.low, at.high):
            return True
    if owing == 0:
        return False
    if at.bound != FREE and owing & ~(1 << at.bound):
        return True  # a binding lasts, so that pile is out of reach
    if count > bits.size(at.low, at.high):
        return True
    for pile in range(4):
        if owing >> pile & 1:
            low, high = fitting(at.low, at.high, pile, at.tops[pile], True)
            if low | high == 0:
                return True  # a top changes only by being covered
    return False


@lean
def _write_moves_worth_trying(about: Question, at: Position, line: NDArray[np.int64]) -> int:
    """Light cards before those that lay a duty on the turn, piles that owe before others."""
    owing = _owing(about, at)
    useful = _useful_piles(about, at, owing)
    count = 0
    for heavy in range(2):
        for wanted in (owing, useful & ~owing):
            for pile in range(4):
                if wanted >> pile & 1:
                    count = _write_moves_to(about, at, pile, heavy == 1, line, count)
    return count


@lean
def _write_moves_to(
    about: Question, at: Position, pile: int, heavy: bool, line: NDArray[np.int64], count: int
) -> int:
    low, high = placeable(about.kinds, at, pile)
    while low | high:  # the nearest first
        card = bits.first(low, high) if pile < 2 else bits.last(low, high)
        low &= ~bits.one_low(card)
        high &= ~bits.one_high(card)
        if (about.kinds[card] in _HEAVY) == heavy:
            line[_MOVES + count] = card * 4 + pile
            count += 1
    return count


@lean
def _useful_piles(about: Question, at: Position, owing: int) -> int:
    """The piles, as bits, on which a play may help: all while the number of cards matters."""
    counts_three = _counts_three(about) and (at.three or _holds_three(about, at))
    if at.placed < about.minimum or (at.placed < 3 and counts_three):
        return _ALL_PILES
    needed = owing | shows(about.kinds, NO_BACK, at.tops)
    bound_elsewhere = at.bound != FREE and needed != 1 << at.bound
    if bits.count(needed) > 1 or bound_elsewhere:
        needed |= shows(about.kinds, ONE_PILE, at.tops)
    return needed


@lean
def _holds_three(about: Question, at: Position) -> bool:
    low, high = at.low, at.high
    while low | high:
        card = bits.first(low, high)
        low &= ~bits.one_low(card)
        high &= ~bits.one_high(card)
        if about.kinds[card] == THREE_CARD:
            return True
    return False
