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

from tenback.rules.editions import bits
from tenback.rules.game import Duty
from tenback.rules.turn import (
    ASCENDING,
    BASES,
    BEYOND,
    FITTING,
    FREE,
    PILES,
    PILES_IN,
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
_MANY = 9
"""Stands for any number of cards placed that no duty asks about."""
PATIENCE = 150
"""After so many positions it pays to ask whether the covers alone can be met."""


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
            done = not (owing or self._owes(position, owing))
            known = done or self._finds_a_way(position, owing)
            self._judged[position] = known
        return known

    def _is_about_covers_only(self, position: Position) -> bool:
        """The number of cards does not matter any more."""
        threes = position.three or position.hand & self._marks.three
        placed = position.placed
        return placed >= self._minimum and not (placed < 3 and self._counts_three and threes)

    def _finds_a_way(self, position: Position, owing: int) -> bool:
        if self._hopeless(position, owing):
            return False
        if not self._is_about_covers_only(position):
            return self._tries(position, owing, ALL_PILES)
        useful = self._useful_piles(position, owing)
        bare = self._bare(position, useful)
        known = self._judged.get(bare)
        if known is None:
            self._judged[bare] = known = self._tries(bare, owing, useful)
        return known

    def _tries(self, position: Position, owing: int, useful: int) -> bool:
        for card, pile in self._worth_trying(position, owing, useful):  # a loop: it runs often
            if self._leads_on(position, card, pile):
                return True
        return False

    def _bare(self, position: Position, useful: int) -> Position:
        """The position without what cannot matter where only these piles will be played on.

        Cards that can never come to lie on one of them, what lies on the others unless it forbids
        something, and how many cards were placed unless a `three` may still ask: many positions
        become the same one.
        """
        marks, hand, tops, placed, three, bound, due = self._marks, *position
        usable, within_reach = hand & ~self._unwanted(position), 0
        for pile in PILES_IN[useful]:
            within_reach |= _within_reach(usable, pile, tops[pile])
        forbidding = marks.no_back | marks.one_pile
        bare_tops = tuple(
            top if useful >> pile & 1 or forbidding >> top & 1 else BASES[pile]
            for pile, top in enumerate(tops)
        )
        if not (three or within_reach & marks.three):
            placed = _MANY
        return Position(within_reach, bare_tops, placed, three, bound, due)  # type: ignore[arg-type]

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
        owing = showing(self._skulls, position.tops) if self._skulls else 0
        return owing | position.due if self._covers_fires else owing

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
            or any(not _coverable(covers, skulls, p, tops[p]) for p in PILES_IN[owing])
            or not self._have_cards_enough(position, owing, usable)
            or not self._can_cover(position)
        )

    def _have_cards_enough(self, position: Position, owing: int, usable: int) -> bool:
        """Every pile that must be played on can get a card of its own.

        Where a no-back lies, these are the piles that owe something, covered without tricks; or,
        if that cannot be, there is a first trick, and before it every no-back was covered by a card
        that is none, without a trick.
        """
        tops, bound = position.tops, position.bound
        forbidding = showing(self._marks.no_back, tops)
        if not forbidding:
            return _can_differ([usable & FITTING[p][tops[p]] for p in PILES_IN[owing]])
        straight = [usable & BEYOND[p][tops[p]] for p in range(4)]
        if _can_differ([straight[p] & ~self._skulls for p in PILES_IN[owing]]):
            return True
        if bound != FREE and forbidding & ~(1 << bound):
            return False
        if self._counts_three and position.placed + (forbidding | owing).bit_count() > 3:
            usable &= ~self._marks.three  # a `three` would leave too few plays
        choices = {p: usable & FITTING[p][tops[p]] for p in PILES_IN[owing & ~forbidding]}
        for p in PILES_IN[forbidding]:
            choices[p] = usable & straight[p] & ~self._marks.no_back
        return _can_differ([self._coverable_choices(choices, p, usable) for p in choices])

    def _coverable_choices(self, choices: dict[int, int], pile: int, usable: int) -> int:
        """A pile's choices without the skulls that could not be covered in turn.

        The only choice of another pile has to go there.
        """
        laid = choices[pile] & self._skulls
        if not laid:
            return choices[pile]
        others = (cards for other, cards in choices.items() if other != pile)
        free = usable & ~sum(cards for cards in set(others) if cards.bit_count() == 1)
        covers, skulls = free & ~self._skulls, free & self._skulls
        stuck = (s for s in each_bit(laid) if not _coverable(covers, skulls, pile, s))
        return choices[pile] & ~bits(stuck)

    def _can_cover(self, position: Position) -> bool:
        """The covers alone can be met: a far smaller search, for it tries no pile for the count."""
        if not self._duties & COUNTING or len(self._judged) < PATIENCE:
            return True
        if self._covering is None:
            covers = self._duties - COUNTING
            self._covering = search(self._terms, self._position, covers)
        return self._covering.can_meet(position)

    def _worth_trying(
        self, position: Position, owing: int, useful: int
    ) -> Iterator[tuple[int, int]]:
        """The accepted plays that may help, the most promising first."""
        marks, unwanted = self._marks, self._unwanted(position)
        duties, prohibitions = marks.skull | marks.three, marks.no_back | marks.one_pile
        light = ~(duties | prohibitions)
        piles = PILES_IN[owing] + PILES_IN[useful & ~owing]
        fitting = placeable(marks, position)
        placeable_at_all = fitting[0] | fitting[1] | fitting[2] | fitting[3]
        for group in (light, prohibitions, duties):
            if not placeable_at_all & group:
                continue
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


def _can_differ(choices: list[int]) -> bool:
    """A card can be taken out of each set, and no card twice (Hall 1935)."""
    if len(choices) < 2 or not all(choices):  # what is asked most often
        return all(choices)
    unions = [(0, 0)]
    for choice in choices:
        for joined, count in tuple(unions):
            wider = joined | choice
            if wider.bit_count() <= count:
                return False
            unions.append((wider, count + 1))
    return True


def _within_reach(hand: int, pile: int, top: int) -> int:
    """The cards of a hand that could come to lie on a pile, were nothing forbidden."""
    reached, more = 0, hand & FITTING[pile][top]
    while more:
        reached |= more
        if ASCENDING[pile]:
            lowest = reached & -reached
            more = hand & ~reached & (reached >> 10 | -lowest)
        else:
            more = hand & ~reached & (reached << 10 | (1 << reached.bit_length()) - 1)
    return reached


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


@lru_cache(maxsize=1 << 12)
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
