"""R10 and X13 as the rules page words them, by trying every sequence of accepted plays.

Written a second time on purpose, card by card, without bits, pruning or anything of `turn` and
`duties`: what the two agree on is right unless both err alike.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from tenback.rules.editions import Edition

UP = "ab"
ORDER = ("stuck", "three", "skull", "fire")


@dataclass(frozen=True)
class Turn:
    edition: Edition
    hand: frozenset[int]
    tops: tuple[int, int, int, int]
    minimum: int
    placed: int = 0
    three: bool = False
    bound: str | None = None
    due: frozenset[str] = frozenset()

    def top(self, pile: str) -> int:
        return self.tops["abcd".index(pile)]

    def visible(self, mark: str) -> set[str]:
        return {pile for pile in "abcd" if self.edition.mark(self.top(pile)) == mark}


def accepted(turn: Turn, card: int, pile: str) -> bool:
    """Only the prohibitions: R5, R6, X5's fourth card, X7, X8."""
    if turn.three and turn.placed >= 3:
        return False
    if turn.bound is not None and pile != turn.bound:
        return False
    top = turn.top(pile)
    if card == (top - 10 if pile in UP else top + 10):
        return not turn.visible("no-back")
    return card > top if pile in UP else card < top


def after(turn: Turn, card: int, pile: str) -> Turn:
    a, b, c, d = (card if p == pile else turn.top(p) for p in "abcd")
    later = replace(
        turn,
        hand=turn.hand - {card},
        tops=(a, b, c, d),
        placed=turn.placed + 1,
        three=turn.three or turn.edition.mark(card) == "three",
        due=turn.due - {pile},
    )
    before_visible, now_visible = turn.visible("one-pile"), later.visible("one-pile")
    if not now_visible or not before_visible:
        return replace(later, bound=None)
    if before_visible == {pile} and now_visible == {pile}:
        return replace(later, bound=None)
    return replace(later, bound=pile)


def unmet(turn: Turn, *, stopped: bool) -> set[str]:
    duties = set()
    if turn.placed < turn.minimum and not stopped:
        duties.add("stuck")
    if turn.three and turn.placed != 3:
        duties.add("three")
    if turn.visible("skull"):
        duties.add("skull")
    if turn.due:
        duties.add("fire")
    return duties


def can_meet(turn: Turn, duties: set[str], known: dict[Turn, bool]) -> bool:
    """Some sequence of accepted plays from here meets these duties; a stop ends it."""
    if not unmet(turn, stopped=False) & duties:
        return True
    if turn not in known:
        known[turn] = any(
            survives(turn, card, pile, duties, known)
            for card in turn.hand
            for pile in "abcd"
            if accepted(turn, card, pile)
        )
    return known[turn]


def survives(turn: Turn, card: int, pile: str, duties: set[str], known: dict[Turn, bool]) -> bool:
    later = after(turn, card, pile)
    if turn.edition.mark(card) == "stop":
        return not unmet(later, stopped=True) & duties
    return can_meet(later, duties, known)


def reason(turn: Turn) -> str:
    """X13, of a turn that cannot meet all its duties."""
    impossible = [duty for duty in ORDER if not can_meet(turn, {duty}, {})]
    return next(iter(impossible or [d for d in ORDER if d in unmet(turn, stopped=False)]))
