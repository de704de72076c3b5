"""R10: can this turn still meet all its duties together, and which plays keep it so?

The question is about sequences of accepted plays, so it needs a search. The search is exact; what
keeps it short is proved in the comments and tested against one that tries everything:

1. Plays that serve nothing are left out. Once the count of cards matters no more, only a play on a
   pile whose top owes something or forbids something can help (see `_worth_trying`).
2. Hopeless positions are seen at once (see `_hopeless`): a card to cover that nothing in the hand
   fits, a duty on a pile that a binding keeps out of reach, too few plays left.
3. Every position is judged once a search, and every search is remembered.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from tenback.rules.game import Duty
from tenback.rules.turn import (
    BEYOND,
    FREE,
    PILES,
    TEN_BACK,
    Position,
    Terms,
    each_bit,
    open_duties,
    place,
    placeable,
    showing,
)

ALL_DUTIES = frozenset(Duty)


class Search:
    """The search from one position on, for the given duties. What it finds out it keeps."""

    def __init__(
        self, terms: Terms, position: Position, duties: frozenset[Duty] = ALL_DUTIES
    ) -> None:
        self._terms = terms
        self._marks = terms.marks
        self._position = position
        self._duties = duties
        self._minimum = terms.minimum if Duty.STUCK in duties else 0
        self._counts_three = Duty.THREE in duties
        self._judged: dict[Position, bool] = {}

    def succeeds(self) -> bool:
        """Some sequence of accepted plays from here, the empty one too, meets the duties."""
        return self._can_meet(self._position)

    def survives(self, card: int, pile: str) -> bool:
        """After this accepted play the duties can still be met."""
        return self._leads_on(self._position, card, PILES.index(pile))

    def _can_meet(self, position: Position) -> bool:
        if not self._owes(position):
            return True
        known = self._judged.get(position)
        if known is None:
            known = not self._hopeless(position) and any(
                self._leads_on(position, card, pile) for card, pile in self._worth_trying(position)
            )
            self._judged[position] = known
        return known

    def _leads_on(self, position: Position, card: int, pile: int) -> bool:
        after = place(self._marks, position, card, pile)
        if self._marks.stop >> card & 1:
            return not self._owes(after, stopped=True)
        return self._can_meet(after)

    def _owes(self, position: Position, *, stopped: bool = False) -> bool:
        owed = open_duties(self._terms, position, stopped=stopped)
        return any(duty in self._duties for duty in owed)

    def _piles_owing(self, position: Position) -> int:
        """The piles, as bits, whose tops must be covered."""
        owing = position.due if Duty.FIRE in self._duties else 0
        if Duty.SKULL in self._duties:
            owing |= showing(self._marks.skull, position.tops)
        return owing

    def _hopeless(self, position: Position) -> bool:
        hand, tops, placed, three, bound, _ = position
        owing = self._piles_owing(position)
        if three and self._counts_three:
            plays_left = 3 - placed
            if not owing.bit_count() <= plays_left <= hand.bit_count():
                return True
        if bound != FREE and owing & ~(1 << bound) and self._bound_for_good(position):
            return True
        # A top changes only by being covered, so a card that fits it must be in the hand by now.
        return any(
            not hand & (BEYOND[pile][tops[pile]] | TEN_BACK[pile][tops[pile]])
            for pile in each_bit(owing)
        )

    def _bound_for_good(self, position: Position) -> bool:
        """A one-pile lies visible on another pile than the bound one, so nothing can lift it."""
        visible = showing(self._marks.one_pile, position.tops)
        return bool(visible & ~(1 << position.bound))

    def _worth_trying(self, position: Position) -> Iterator[tuple[int, int]]:
        """The accepted plays that may help, those on piles that owe something first.

        While the count matters, every play may. It matters up to the minimum, and up to three cards
        if a `three` lies or may yet be laid. After that, drop from any sequence that meets the
        duties all plays on a pile whose top neither owes nor forbids anything: the other plays
        stay accepted, for what was dropped can only have laid prohibitions, not lifted one, and
        the other piles' duties are met as before. So those plays need not be tried.
        """
        marks, (hand, tops, placed, three, _, _) = self._marks, position
        may_count_three = self._counts_three and (three or bool(hand & marks.three))
        owing = self._piles_owing(position)
        if placed < self._minimum or (placed < 3 and may_count_three):
            useful = 0b1111
        else:
            useful = owing | showing(marks.no_back | marks.one_pile, tops)
        fourth_or_later = self._counts_three and placed >= 3
        unwanted = marks.three if fourth_or_later else 0  # it can only lose (X5)
        for pile in (*each_bit(owing), *each_bit(useful & ~owing)):
            for card in each_bit(placeable(marks, position, pile) & ~unwanted):
                yield card, pile


@lru_cache(maxsize=1 << 14)
def search(terms: Terms, position: Position) -> Search:
    """The search for all duties from this position, remembered with everything it has judged."""
    return Search(terms, position)


def reason_of_loss(terms: Terms, position: Position, *, stopped: bool) -> Duty:
    """X13: the first duty that could not be met even alone; else the first still unmet."""
    owed = open_duties(terms, position, stopped=stopped)
    if stopped:
        return owed[0]
    for duty in Duty:
        if not Search(terms, position, frozenset({duty})).succeeds():
            return duty
    return owed[0]
