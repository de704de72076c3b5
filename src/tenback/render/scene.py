"""What a picture shows: of a view what that seat may see, of a whole position everything."""

from __future__ import annotations

from typing import NamedTuple, assert_never

from tenback.locale import Texts
from tenback.rules import cards, cards_view, dice, dice_view
from tenback.rules.dice import Mark, Phase
from tenback.rules.game import Status

EXCELLENT = 10
"""R11: fewer cards left than this is excellent."""


class Hand(NamedTuple):
    seat: int
    cards: tuple[int, ...] | None
    """None: only its size may be seen."""
    size: int
    own: bool
    to_move: bool


class CardScene(NamedTuple):
    view: cards_view.View
    hands: tuple[Hand, ...]


class DiceScene(NamedTuple):
    view: dice_view.View
    entries: tuple[tuple[Mark, ...] | None, ...]
    """The sealed entries that may be seen."""


Pictured = cards.State | cards_view.View | dice.State | dice_view.View


def scene(pictured: Pictured) -> CardScene | DiceScene:
    match pictured:
        case cards.State():
            view = cards_view.view(pictured, None)
            return CardScene(view, _hands(view, dict(enumerate(pictured.hands, 1))))
        case cards_view.View():
            own = {pictured.seat: pictured.hand} if pictured.seat is not None else {}
            return CardScene(pictured, _hands(pictured, own))
        case dice.State():
            return DiceScene(dice_view.view(pictured, None), pictured.entries)
        case dice_view.View():
            own_entry = (
                pictured.entry if seat == pictured.seat else None
                for seat in range(1, pictured.setup.seats + 1)
            )
            return DiceScene(pictured, tuple(own_entry))
        case _:
            assert_never(pictured)


def _hands(view: cards_view.View, open_hands: dict[int, tuple[int, ...]]) -> tuple[Hand, ...]:
    return tuple(
        Hand(seat, open_hands.get(seat), size, own=seat == view.seat, to_move=seat == view.turn)
        for seat, size in enumerate(view.hand_sizes, 1)
    )


def card_headline(view: cards_view.View, say: Texts) -> list[str]:
    """Which game it is and how it stands, part by part."""
    title = say(f"game-{view.setup.edition.name}")
    if view.status is Status.WON:
        return [title, say("status-won")]
    if view.status is Status.LOST and view.reason is not None:
        verdict = [title, say("status-lost", left=view.left, reason=view.reason)]
        return [*verdict, say("status-excellent")] if view.left < EXCELLENT else verdict
    return [
        title,
        say("to-move", seat=view.turn or 0),
        say("placed", placed=view.placed, minimum=view.minimum),
        say("draw-pile", count=view.draw_pile),
        say("cards-left", count=view.left),
    ]


def card_notes(view: cards_view.View, say: Texts) -> list[str]:
    """What else everybody should know: commands in force, a binding, signals."""
    notes = []
    if view.commands:
        names = ", ".join(say(f"mark-{command}") for command in view.commands)
        notes.append(say("commands-in-force", commands=names))
    if view.bound and view.status is Status.OPEN:
        notes.append(say("bound", pile=view.bound))
    notes += [say("signal", seat=s.seat, pile=s.pile, word=s.word) for s in view.signals]
    return notes


def dice_headline(view: dice_view.View, say: Texts) -> list[str]:
    title = say("game-twenty-one")
    if view.phase is Phase.OVER:
        return [title, verdict(tuple(sheet.score for sheet in view.sheets), say)]
    entering = tuple(seat for seat, owed in enumerate(view.owes, 1) if owed is Phase.ENTER)
    phase = {
        Phase.THROW: say("throws", seat=view.active),
        Phase.AGAIN: say("decides", seat=view.active),
        Phase.ENTER: say("entries-due", count=len(entering), seats=entering),
    }.get(view.phase, say("active", seat=view.active))
    return [title, say("round", round=view.round + 1), phase]


def verdict(scores: tuple[int, ...], say: Texts) -> str:
    """T11: most points win, and equal points share the win."""
    if len(scores) == 1:
        return say("status-over-alone", points=scores[0])
    best = max(scores)
    winners = tuple(seat for seat, score in enumerate(scores, 1) if score == best)
    return say("status-over", winners=len(winners), seats=winners, points=best)
