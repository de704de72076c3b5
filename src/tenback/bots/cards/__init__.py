"""The bots of THE GAME, On Fire and EXTREME, by name."""

from __future__ import annotations

from collections.abc import Callable

from tenback.bots.bot import Bot
from tenback.bots.cards.bots import DEFAULT_SAMPLES, Careful, Expert, Greedy, Planner, Random
from tenback.rules.cards import Action
from tenback.rules.cards_view import View

BOTS: dict[str, Callable[[], Bot[View, Action]]] = {
    "random": Random,
    "greedy": Greedy,
    "careful": Careful,
    "planner": Planner,
    "expert": Expert,
}
"""From the simplest to the strongest."""

__all__ = ["BOTS", "DEFAULT_SAMPLES", "Careful", "Expert", "Greedy", "Planner", "Random"]
