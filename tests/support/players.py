"""Simple players that decide by their view alone and always in the same way."""

from __future__ import annotations

from typing import Any

from tenback.rules import cards_view, dice_view
from tenback.rules.cards import End, Play
from tenback.rules.dice import Choice, Enter
from tenback.rules.game import CHANCE, Game

SMALL_STEP = 2
"""So near a card is placed although the turn might be ended."""


def nearest(view: cards_view.View) -> Play | End:
    """The play with the smallest step that does not lose, a backwards trick before all others."""
    plays = [action for action in view.legal if isinstance(action, Play)]
    safe = [action for action in plays if action not in view.losing] or plays
    if not safe:
        return End()
    best = min(safe, key=lambda play: (step(view, play), play.card, play.pile))
    return End() if End() in view.legal and step(view, best) > SMALL_STEP else best


def step(view: cards_view.View, play: Play) -> int:
    """How far a play moves its pile on; below zero for a backwards trick."""
    pile = next(pile for pile in view.piles if pile.letter == play.pile)
    return play.card - pile.top if pile.ascending else pile.top - play.card


def filling(view: dice_view.View) -> Choice | Enter:
    """Throws again if less than two dice hit; enters what is at most one below its field."""
    if Choice.ROLL in view.legal:
        return Choice.ROLL
    sheet = view.sheets[(view.seat or 1) - 1]
    row = sheet.rows[sheet.current or 0]
    open_fields = [f for f, n in zip(row.fields, row.numbers, strict=True) if n is None]
    shown = dict(view.dice)
    if Choice.KEEP in view.legal:
        hits = sum(shown[field.colour] == field.value for field in open_fields)
        return Choice.REROLL if hits < 2 and Choice.REROLL in view.legal else Choice.KEEP
    wanted = {f.colour for f in open_fields if f.value - 1 <= shown[f.colour] <= f.value}
    marks = tuple(mark for mark in view.enterable if mark[0] in wanted)
    return Enter(marks or view.enterable[:1]) if view.enterable else Choice.STRIKE


def decide(game: Game[Any, Any, Any, Any, Any], state: Any, seed: int) -> tuple[int, Any]:
    """The next move in a game that such players play among themselves, chance included."""
    seat = game.acting(state)[0]
    if seat == CHANCE:
        return seat, game.chance(state, seed)
    view = game.view(state, seat)
    return seat, nearest(view) if isinstance(view, cards_view.View) else filling(view)
