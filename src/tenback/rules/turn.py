"""One turn of the card games: which plays are accepted, what a play does, which duties are open.

What a turn depends on is small (one hand, four tops, a few facts), so it is one compact value:
cards are bits of a number, piles are the indexes 0-3. The engine and the search for R10 share it,
and so the rules of a turn are written once.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from tenback.rules.editions import CARDS, Marks, bits
from tenback.rules.game import Duty

PILES = "abcd"
ASCENDING = (True, True, False, False)
BASES = (1, 1, 100, 100)
FREE = -1
"""No pile binds the turn (X8)."""

Tops = tuple[int, int, int, int]
Fitting = tuple[int, int, int, int]
NOTHING = (0, 0, 0, 0)


class Position(NamedTuple):
    """Where a turn stands."""

    hand: int
    tops: Tops
    placed: int = 0
    three: bool = False
    """A `three` was laid in this turn (X5); covering it lifts nothing."""
    bound: int = FREE
    """The pile that the rest of the turn must go to (X8)."""
    due: int = 0
    """The piles, as bits, whose fire must be covered in this turn (F2)."""


class Terms(NamedTuple):
    """What stays fixed during a turn: the marked cards and the minimum (R8)."""

    marks: Marks
    minimum: int


_ALL = bits(CARDS)


def _beyond(pile: int, top: int) -> int:
    above = _ALL >> top + 1 << top + 1
    return above if ASCENDING[pile] else _ALL & ~above & ~(1 << top)


def _ten_back(pile: int, top: int) -> int:
    card = top - 10 if ASCENDING[pile] else top + 10
    return 1 << card if card in CARDS else 0


BEYOND = tuple(tuple(_beyond(pile, top) for top in range(101)) for pile in range(4))
"""R5: the cards that continue a pile, by pile and top."""
TEN_BACK = tuple(tuple(_ten_back(pile, top) for top in range(101)) for pile in range(4))
"""R6: the card for the backwards trick, by pile and top."""


FITTING = tuple(
    tuple(map(int.__or__, beyond, back)) for beyond, back in zip(BEYOND, TEN_BACK, strict=True)
)
"""R5 or R6."""


def each_bit(bit_set: int) -> Iterator[int]:
    """The members of a bit set, ascending."""
    while bit_set:
        lowest = bit_set & -bit_set
        yield lowest.bit_length() - 1
        bit_set ^= lowest


def each_bit_descending(bit_set: int) -> Iterator[int]:
    """The members of a bit set, descending."""
    while bit_set:
        highest = bit_set.bit_length() - 1
        yield highest
        bit_set ^= 1 << highest


PILES_IN = tuple(tuple(each_bit(piles)) for piles in range(1 << len(PILES)))
"""The piles of a set of piles, ascending: looked up, for the search asks all the time."""


def showing(marked: int, tops: Tops) -> int:
    """The piles, as bits, on which one of these cards is visible."""
    a, b, c, d = tops
    return (
        (marked >> a & 1) | (marked >> b & 1) << 1 | (marked >> c & 1) << 2 | (marked >> d & 1) << 3
    )


def placeable(marks: Marks, position: Position) -> Fitting:
    """For each pile the cards of the hand that may go there now: R5, R6 and X5, X7, X8."""
    hand, tops, placed, three, bound, _ = position
    if three and placed >= 3:
        return NOTHING
    forbidden = marks.no_back and showing(marks.no_back, tops)
    fitting = BEYOND if forbidden else FITTING
    a, b, c, d = tops
    cards = (
        hand & fitting[0][a],
        hand & fitting[1][b],
        hand & fitting[2][c],
        hand & fitting[3][d],
    )
    if bound == FREE:
        return cards
    return (
        cards[0] if bound == 0 else 0,
        cards[1] if bound == 1 else 0,
        cards[2] if bound == 2 else 0,
        cards[3] if bound == 3 else 0,
    )


def place(marks: Marks, position: Position, card: int, pile: int) -> Position:
    """The position after an accepted play."""
    tops, card_bit = position.tops, 1 << card
    a, b, c, d = tops
    return Position(
        position.hand & ~card_bit,
        (
            card if pile == 0 else a,
            card if pile == 1 else b,
            card if pile == 2 else c,
            card if pile == 3 else d,
        ),
        position.placed + 1,
        position.three or bool(marks.three & card_bit),
        _binding(marks.one_pile, tops, card, pile),
        position.due & ~(1 << pile),
    )


def _binding(one_pile: int, tops: Tops, card: int, pile: int) -> int:
    """The pile that the rest of the turn is bound to after a card was laid on `pile` (X8).

    Only a play on the bound pile is accepted, so that earlier binding need not be known.
    """
    if not one_pile:
        return FREE
    had, here = showing(one_pile, tops), 1 << pile
    has = had & ~here | (one_pile >> card & 1) << pile
    laid_first = not had
    replaced_only_one = had == has == here
    if not has or laid_first or replaced_only_one:
        return FREE
    return pile


def open_duties(terms: Terms, position: Position, *, stopped: bool = False) -> tuple[Duty, ...]:
    """What the turn still owes, in the order of X13. A stop waives the minimum (X3)."""
    marks, minimum = terms
    owed: tuple[Duty, ...] = ()
    if position.placed < minimum and not stopped:
        owed += (Duty.STUCK,)
    if position.three and position.placed != 3:
        owed += (Duty.THREE,)
    if marks.skull and showing(marks.skull, position.tops):
        owed += (Duty.SKULL,)
    if position.due:
        owed += (Duty.FIRE,)
    return owed
