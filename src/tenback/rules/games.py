"""The four games by name."""

from __future__ import annotations

from typing import Any

from tenback.rules import cards, cards_view, deals, dice, dice_view
from tenback.rules.editions import EDITIONS, Edition
from tenback.rules.game import Deck, Game
from tenback.rules.sheets import NAME

CardGame = Game[cards.Setup, cards.State, cards.Action, cards.Event, cards_view.View]
DiceGame = Game[dice.Setup, dice.State, dice.Action, dice.Event, dice_view.View]


def card_game(edition: Edition) -> CardGame:
    """The card engine, playing this edition."""

    def deal(seats: int, seed: int) -> tuple[cards.Setup, Deck]:
        return cards.Setup(edition, seats), deals.deck(seed)

    return Game(
        name=edition.name,
        seats=edition.seats,
        deal=deal,
        start=cards.start,
        acting=cards.acting,
        chance=cards.chance,
        legal=cards.legal,
        why_not=cards.why_not,
        apply=cards.apply,
        fold=cards.fold,
        seen=cards.seen,
        view=cards_view.view,
        outcome=cards.outcome,
        encodable=cards.encodable,
    )


TWENTY_ONE: DiceGame = Game(
    name=NAME,
    seats=dice.SEATS,
    deal=dice.deal,
    start=dice.start,
    acting=dice.acting,
    chance=dice.chance,
    legal=dice.legal,
    why_not=dice.why_not,
    apply=dice.apply,
    fold=dice.fold,
    seen=dice.seen,
    view=dice_view.view,
    outcome=dice.outcome,
    encodable=dice.encodable,
)

CARD_GAMES = {name: card_game(edition) for name, edition in EDITIONS.items()}
GAMES: dict[str, Game[Any, Any, Any, Any, Any]] = {**CARD_GAMES, NAME: TWENTY_ONE}
"""Every game by the name that records and commands use."""
