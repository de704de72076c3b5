"""Who plays while the bots are still being compiled: one simple way to play, and no compiler."""

from __future__ import annotations

from tenback.rules import cards, dice
from tenback.rules.cards import End, Play
from tenback.rules.cards_view import View as CardsView
from tenback.rules.dice import Choice, Enter, Mark
from tenback.rules.dice_view import View as DiceView

_SMALL = 2
"""So small a step is taken also where the turn might be ended."""
_NEAR = 1
"""A number so close below its field's value is worth entering."""


def plain_action(view: CardsView | DiceView) -> cards.Action | dice.Action:
    """What the seat to act does; always something that is legal."""
    return _card_action(view) if isinstance(view, CardsView) else _dice_action(view)


def _card_action(view: CardsView) -> cards.Action:
    """Where a pile moves least; further than that only as long as the turn demands it."""
    plays = [action for action in view.legal if isinstance(action, Play)]
    safe = [play for play in plays if play not in view.losing] or plays
    best = min(safe, key=lambda play: _step(view, play), default=None)
    if best is None or (End() in view.legal and _step(view, best) > _SMALL):
        return End()
    return best


def _step(view: CardsView, play: Play) -> int:
    pile = next(pile for pile in view.piles if pile.letter == play.pile)
    return play.card - pile.top if pile.ascending else pile.top - play.card


def _dice_action(view: DiceView) -> dice.Action:
    """Keeps what falls, and enters all that is close; else what loses least; else strikes out."""
    for choice in (Choice.ROLL, Choice.KEEP):
        if choice in view.legal:
            return choice
    if not view.enterable:
        return Choice.STRIKE
    missing = {mark: _missing(view, mark) for mark in view.enterable}
    least = max(_NEAR, min(missing.values()))
    return Enter(tuple(mark for mark in view.enterable if missing[mark] <= least))


def _missing(view: DiceView, mark: Mark) -> int:
    """How much less than its field's value the number is."""
    assert view.seat is not None, "a spectator has nothing to decide"
    sheet = view.sheets[view.seat - 1]
    assert sheet.current is not None, "whoever may enter has an open row"
    colour, number = mark
    value: int = dict(sheet.rows[sheet.current].fields)[colour]
    return value - number
