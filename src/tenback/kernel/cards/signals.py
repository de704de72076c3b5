"""What the thinking players say of the piles (S1), and how well a hand fits what was said."""

from __future__ import annotations

from tenback.kernel import bits
from tenback.kernel.cards.layout import (
    HANDS,
    HEED,
    LIVING,
    SEAT,
    SEATS,
    SIGNALS,
    SILENCE,
    Kinds,
    Row,
)
from tenback.kernel.cards.turn import fitting, shows, ten_back
from tenback.kernel.compiling import entry, lean
from tenback.rules.cards import WORDS

NOTHING, AVOID, SMALL, FREE = range(4)
SPOKEN = (None, *WORDS)
_NEAR, _WITHIN_REACH = 0, 2
"""So many cards that others may hold lie between the pile and the own card."""


@lean
def signal_for(row: Row, low: int, high: int, pile: int) -> int:
    """What a hand has to say of a pile: that it has a trick for it, or a card that is near."""
    top = row[pile]
    if bits.has(low, high, ten_back(pile, top)):
        return AVOID
    own_low, own_high = fitting(low, high, pile, top, False)
    if own_low | own_high == 0:
        return NOTHING
    card = bits.first(own_low, own_high) if pile < 2 else bits.last(own_low, own_high)
    lower, upper = min(card, top), max(card, top)
    between = living_between(row, lower, upper)
    if between <= _NEAR:
        return AVOID
    return SMALL if between <= _WITHIN_REACH else NOTHING


@lean
def signals_for(row: Row, low: int, high: int) -> int:
    """Of all piles: two bits each."""
    said = 0
    for pile in range(4):
        said |= signal_for(row, low, high, pile) << 2 * pile
    return said


@lean
def speak(kinds: Kinds, row: Row) -> None:
    """Everybody but the seat to move says what there is to say, unless silence lies (X6)."""
    silent = shows(kinds, SILENCE, (row[0], row[1], row[2], row[3]))
    for seat in range(row[SEATS]):
        hand = HANDS + 2 * seat
        says_nothing = silent or seat == row[SEAT]
        row[SIGNALS + seat] = 0 if says_nothing else signals_for(row, row[hand], row[hand + 1])
    listen(row)


@lean
def listen(row: Row) -> None:
    """What all the others say, pile by pile."""
    for pile in range(4):
        row[HEED + pile] = NOTHING
        for seat in range(row[SEATS]):
            word = row[SIGNALS + seat] >> 2 * pile & 3
            if seat != row[SEAT] and (word == AVOID or (word == SMALL and not row[HEED + pile])):
                row[HEED + pile] = word


@entry
def listen_once(row: Row) -> None:
    """For a row that was made of a view."""
    listen(row)


@entry
def all_signals(row: Row, low: int, high: int) -> int:
    """What a hand has to say in the position of a row."""
    return signals_for(row, low, high)


@lean
def living_between(row: Row, lower: int, upper: int) -> int:
    """How many cards that are not placed yet lie between two numbers."""
    return bits.size(
        row[LIVING] & bits.ABOVE_LOW[lower] & bits.BELOW_LOW[upper],
        row[LIVING + 1] & bits.ABOVE_HIGH[lower] & bits.BELOW_HIGH[upper],
    )


@lean
def disregards(row: Row, pile: int, top: int) -> int:
    """The word that a pile's new top would go against; `NOTHING` if there is none."""
    word = row[HEED + pile]
    if word == NOTHING or (top <= row[pile] if pile < 2 else top >= row[pile]):
        return NOTHING
    if (
        word == SMALL
        and living_between(row, min(top, row[pile]), max(top, row[pile])) <= _WITHIN_REACH
    ):
        return NOTHING
    return word


@lean
def fits_what_was_said(row: Row, said: int, low: int, high: int) -> bool:
    """A hand that would have said this. `free` may be said with any hand."""
    for pile in range(4):
        word = said >> 2 * pile & 3
        if word != FREE and signal_for(row, low, high, pile) != word:
            return False
    return True
