"""R10: can this turn still meet all its duties together, and which plays keep it so?

The question is about sequences of accepted plays, so it needs a search. The search is exact; what
keeps it short is proved in the comments and tested against one that tries everything:

1. Plays that serve nothing are left out. The number of cards matters up to the minimum, and up to
   three if a `three` lies or may yet be laid; after that, few piles do (see `_useful_piles`).
2. Hopeless positions are seen at once (see `_hopeless`): a card to cover that nothing in the hand
   fits, a duty on a pile that a binding keeps out of reach, too few plays left.
3. Every position is judged once a search, and every search is remembered.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from tenback.rules.game import Duty
from tenback.rules.turn import (
    ASCENDING,
    FITTING,
    FREE,
    PILES,
    TEN_BACK,
    Position,
    Terms,
    each_bit,
    each_bit_descending,
    open_duties,
    place,
    placeable,
    showing,
)

ALL_DUTIES = frozenset(Duty)
COUNTING = frozenset({Duty.STUCK, Duty.THREE})
"""The duties that are about the number of cards."""
ALL_PILES = 0b1111


class Search:
    """The search from one position on, for the given duties. What it finds out it keeps."""

    def __init__(self, terms: Terms, position: Position, duties: frozenset[Duty]) -> None:
        self._terms = terms
        self._marks = terms.marks
        self._position = position
        self._duties = duties
        self._minimum = terms.minimum if Duty.STUCK in duties else 0
        self._counts_three = Duty.THREE in duties
        self._skulls = terms.marks.skull if Duty.SKULL in duties else 0
        self._covers_fires = Duty.FIRE in duties
        self._judged: dict[Position, bool] = {}
        self._covering: Search | None = None

    def succeeds(self) -> bool:
        """Some sequence of accepted plays from here, the empty one too, meets the duties."""
        return self.can_meet(self._position)

    def survives(self, card: int, pile: str) -> bool:
        """After this accepted play the duties can still be met."""
        return self._leads_on(self._position, card, PILES.index(pile))

    def can_meet(self, position: Position) -> bool:
        """The same of a position that this turn may yet come to."""
        known = self._judged.get(position)
        if known is None:
            owing = self._piles_owing(position)
            known = not self._owes(position, owing) or self._finds_a_way(position, owing)
            self._judged[position] = known
        return known

    def _finds_a_way(self, position: Position, owing: int) -> bool:
        return not self._hopeless(position, owing) and any(
            self._leads_on(position, card, pile)
            for card, pile in self._worth_trying(position, owing)
        )

    def _leads_on(self, position: Position, card: int, pile: int) -> bool:
        after = place(self._marks, position, card, pile)
        if self._marks.stop >> card & 1:
            return not self._owes(after, self._piles_owing(after), stopped=True)
        return self.can_meet(after)

    def _owes(self, position: Position, owing: int, *, stopped: bool = False) -> bool:
        """Whether `turn.open_duties` holds one of those searched for; asked often, so in bits."""
        return bool(
            owing
            or (position.placed < self._minimum and not stopped)
            or (position.three and self._counts_three and position.placed != 3)
        )

    def _piles_owing(self, position: Position) -> int:
        """The piles, as bits, whose tops must be covered."""
        owing = position.due if self._covers_fires else 0
        return owing | showing(self._skulls, position.tops) if self._skulls else owing

    def _hopeless(self, position: Position, owing: int) -> bool:
        hand, tops, placed, three, bound, _ = position
        if three and self._counts_three:
            plays_left = 3 - placed
            if not owing.bit_count() <= plays_left <= hand.bit_count():
                return True
        if not owing:
            return False
        # A binding lasts: what makes it leaves a one-pile on another pile, out of the turn's reach.
        if bound != FREE and owing & ~(1 << bound):
            return True
        usable = hand & ~self._unwanted(position)
        skulls, covers = usable & self._skulls, usable & ~self._skulls
        return (
            owing.bit_count() > covers.bit_count()
            or any(not _coverable(covers, skulls, p, tops[p]) for p in each_bit(owing))
            or not self._can_cover(position)
        )

    def _can_cover(self, position: Position) -> bool:
        """The covers alone can be met: a far smaller search, for it tries no pile for the count."""
        if not self._duties & COUNTING:
            return True
        if self._covering is None:
            covers = self._duties - COUNTING
            self._covering = search(self._terms, self._position, covers)
        return self._covering.can_meet(position)

    def _worth_trying(self, position: Position, owing: int) -> Iterator[tuple[int, int]]:
        """The accepted plays that may help, the most promising first."""
        marks, hand, placed = self._marks, position.hand, position.placed
        may_count_three = self._counts_three and (position.three or bool(hand & marks.three))
        if placed < self._minimum or (placed < 3 and may_count_three):
            useful = ALL_PILES
        else:
            useful = self._useful_piles(position, owing)
        unwanted = self._unwanted(position)
        duties, prohibitions = marks.skull | marks.three, marks.no_back | marks.one_pile
        light = ~(duties | prohibitions)
        piles = (*each_bit(owing), *each_bit(useful & ~owing))
        fitting = placeable(marks, position)
        for group in (light, prohibitions, duties):
            for pile in piles:
                cards = fitting[pile] & ~unwanted
                nearest_first = each_bit if ASCENDING[pile] else each_bit_descending
                for card in nearest_first(cards & group):
                    yield card, pile

    def _unwanted(self, position: Position) -> int:
        """A `three` as the fourth card or later can only lose (X5)."""
        return self._marks.three if self._counts_three and position.placed >= 3 else 0

    def _useful_piles(self, position: Position, owing: int) -> int:
        """The piles, as bits, on which a play may help once the number of cards does not matter.

        A play on a pile that owes something may, one that lifts a prohibition may, no other: drop
        from a sequence that meets the duties all plays on another pile, and the rest stays
        accepted, for what was dropped can only have laid prohibitions, and all other piles' duties
        are met as before. No-back matters only if a backwards trick is possible at all, one-pile
        only if more than one pile must be played on.
        """
        marks, tops = self._marks, position.tops
        needed = owing
        if _knows_tricks(position):
            needed |= showing(marks.no_back, tops)
        within_one_pile = needed.bit_count() <= 1 and position.bound in (
            FREE,
            needed.bit_length() - 1,
        )
        return needed if within_one_pile else needed | showing(marks.one_pile, tops)


def _coverable(covers: int, skulls: int, pile: int, top: int) -> bool:
    """A top changes only by being covered, so what fits it must be in the hand by now: in the end
    a card that is no skull, on this top or on skulls of the hand that are laid in between.
    """
    fitting, reached = FITTING[pile][top], 0
    while not covers & fitting:
        further = skulls & fitting & ~reached
        if not further:
            return False
        reached |= further
        for skull in each_bit(further):
            fitting |= FITTING[pile][skull]
    return True


def _knows_tricks(position: Position) -> bool:
    """Some backwards trick may occur in this turn, whatever lies on top by then."""
    hand = position.hand
    return bool(hand & hand >> 10) or any(
        hand & TEN_BACK[pile][top] for pile, top in enumerate(position.tops)
    )


@lru_cache(maxsize=1 << 14)
def search(terms: Terms, position: Position, duties: frozenset[Duty] = ALL_DUTIES) -> Search:
    """The search from this position, remembered with everything it has judged."""
    return Search(terms, position, duties)


def reason_of_loss(terms: Terms, position: Position, *, stopped: bool) -> Duty:
    """X13: the first duty that could not be met even alone; else the first still unmet."""
    owed = open_duties(terms, position, stopped=stopped)
    if stopped:
        return owed[0]
    for duty in owed:
        if not search(terms, position, _alone(duty, position)).succeeds():
            return duty
    return owed[0]


def _alone(duty: Duty, position: Position) -> frozenset[Duty]:
    """One duty; where no fire is due, skulls are the same question as all covers together."""
    covers = ALL_DUTIES - COUNTING
    return covers if duty is Duty.SKULL and not position.due else frozenset({duty})
