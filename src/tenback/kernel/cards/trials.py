"""Turns tried out on sampled deals: what the hidden cards may be is dealt anew, and played on.

All turns are tried on the same deals. In a trial the next turns are planned with a narrow beam,
each player knowing only the own hand, and then the value network judges.
"""

from __future__ import annotations

from tenback.kernel import bits, randomness
from tenback.kernel.cards.desk import Mind
from tenback.kernel.cards.layout import (
    DECK,
    DRAWN,
    END,
    HANDS,
    HEED,
    LEFT,
    LENGTH,
    LIVING,
    OPEN,
    SEAT,
    SEATS,
    SIGNALS,
    STATUS,
    TURNS,
    Row,
)
from tenback.kernel.cards.moves import make
from tenback.kernel.cards.planner import WON_VALUE, Turns, plan, play_of
from tenback.kernel.cards.signals import fits_what_was_said
from tenback.kernel.cards.value import expected, reward
from tenback.kernel.compiling import lean

DEPTH = 2
"""So many turns follow in a trial; the last is judged."""
_TRIES = 12
"""So often a hand is dealt anew that does not fit what its seat said."""


@lean
def try_turns(mind: Mind, row: Row, deals: int) -> None:
    """Add up what each turn that is still considered comes to on so many deals."""
    found = mind.plans.found
    for _ in range(deals):
        _deal_hidden(mind, row)
        for i in range(found.number[0]):
            if mind.alive[i]:
                for k in range(LENGTH):
                    mind.trial[k] = mind.world[k]
                play_turn(mind, mind.trial, found, i)
                mind.sums[i] += _continued(mind, mind.trial)


@lean
def play_turn(mind: Mind, row: Row, turns: Turns, i: int) -> None:
    """Make the plays of a turn and end it."""
    turn, step = row[TURNS], 0
    while row[STATUS] == OPEN and play_of(turns, i, step) >= 0:
        make(mind.kinds, mind.memo, row, play_of(turns, i, step))
        step += 1
    if row[STATUS] == OPEN and row[TURNS] == turn:
        make(mind.kinds, mind.memo, row, END)


@lean
def _continued(mind: Mind, row: Row) -> float:
    """What the game in the row is worth after a few more turns."""
    turns = 0
    found = mind.inner.found
    while row[STATUS] == OPEN:
        plan(mind.kinds, mind.memo, mind.net, mind.scratch, mind.inner, row)
        if found.values[0] == WON_VALUE:
            return reward(0)
        turns += 1
        if turns == DEPTH:
            return expected(found.values[0])
        play_turn(mind, row, found, 0)
    return reward(row[LEFT])


@lean
def _deal_hidden(mind: Mind, row: Row) -> None:
    """The row as `mind.world`, with what the seat to move cannot know dealt anew."""
    for i in range(LENGTH):
        mind.world[i] = row[i]
    for pile in range(4):
        mind.world[HEED + pile] = 0  # in a trial nobody talks
    count = _collect_unseen(mind, row)
    _shuffle_from(mind, 0, count, count)
    taken = 0
    for seat in range(row[SEATS]):
        if seat != row[SEAT]:
            cards = bits.size(row[HANDS + 2 * seat], row[HANDS + 2 * seat + 1])
            _deal_hand(mind, row, seat, taken, cards, count)
            taken += cards
    for at in range(DECK + row[DRAWN], DECK + 98):
        mind.world[at] = mind.unseen[taken]
        taken += 1


@lean
def _collect_unseen(mind: Mind, row: Row) -> int:
    """In their order, so that nothing depends on where they really are."""
    hand = HANDS + 2 * row[SEAT]
    low, high = row[LIVING] & ~row[hand], row[LIVING + 1] & ~row[hand + 1]
    count = 0
    while low | high:
        card = bits.first(low, high)
        low &= ~bits.one_low(card)
        high &= ~bits.one_high(card)
        mind.unseen[count] = card
        count += 1
    return count


@lean
def _shuffle_from(mind: Mind, start: int, end: int, count: int) -> None:
    """Random cards of those from `start` on come to the places before `end`."""
    for i in range(start, min(end, count - 1)):
        other = i + randomness.below(mind.stream, count - i)
        card = mind.unseen[i]
        mind.unseen[i] = mind.unseen[other]
        mind.unseen[other] = card


@lean
def _deal_hand(mind: Mind, row: Row, seat: int, start: int, cards: int, count: int) -> None:
    """A hand from the unseen cards; if possible one that fits what its seat has said."""
    said = row[SIGNALS + seat]
    for _ in range(_TRIES):
        low = high = 0
        for i in range(start, start + cards):
            low |= bits.one_low(mind.unseen[i])
            high |= bits.one_high(mind.unseen[i])
        mind.world[HANDS + 2 * seat], mind.world[HANDS + 2 * seat + 1] = low, high
        if said == 0 or fits_what_was_said(row, said, low, high):
            return
        _shuffle_from(mind, start, start + cards, count)
