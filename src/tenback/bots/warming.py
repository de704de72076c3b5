"""Compiles what the bots and simulations need, so that the first game of a day need not wait."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from tenback.bots import cards, dice
from tenback.kernel.cards.simulate import simulate as simulate_cards
from tenback.kernel.compiling import cache_folder
from tenback.kernel.dice.simulate import simulate as simulate_dice
from tenback.rules.dice import Setup
from tenback.rules.game import CHANCE
from tenback.rules.games import CARD_GAMES, TWENTY_ONE

_CHEAP = ("random", "greedy", "careful")
_HASTE = 0.001
"""Seconds for a decision of which only the compiling matters."""


def _cheap_cards() -> None:
    """One entry plays whole games, another decides once; each does so for all cheap bots."""
    classic = CARD_GAMES["classic"]
    state = classic.start(*classic.deal(2, 0))
    for name in _CHEAP:
        cards.BOTS[name]()(classic.view(state, 1), Random(0))
        simulate_cards(state.setup, name, range(1), workers=1)


def _thinking_cards() -> None:
    classic = CARD_GAMES["classic"]
    state = classic.start(*classic.deal(2, 0))
    cards.Planner()(classic.view(state, 1), Random(0))
    cards.Expert(samples=1)(classic.view(state, 1), Random(0))
    simulate_cards(state.setup, "planner", range(1), talk=True, workers=1)


def _dice_bots() -> None:
    """One round, in which every kind of decision is made."""
    for bot in (dice.Greedy(), dice.Planner(), dice.Expert(samples=1), dice.Expert(seconds=_HASTE)):
        state = TWENTY_ONE.start(*TWENTY_ONE.deal(2, 0))
        while state.round == 0:
            seat = TWENTY_ONE.acting(state)[0]
            if seat == CHANCE:
                action = TWENTY_ONE.chance(state, 0)
            else:
                action = bot(TWENTY_ONE.view(state, seat), Random(0))
            state = TWENTY_ONE.apply(state, seat, action).state


def _dice_games() -> None:
    for players in (("greedy",) * 2, ("planner",) * 2):
        simulate_dice(Setup(2), players, range(1), 1)


STEPS: dict[str, Callable[[], None]] = {
    "cheap-cards": _cheap_cards,
    "thinking-cards": _thinking_cards,
    "dice-bots": _dice_bots,
    "dice-games": _dice_games,
}
"""What there is to do, by name. What has been compiled before is only loaded."""


def kept() -> int:
    """How many pieces of compiled code are kept for the processes to come."""
    return sum(1 for _ in cache_folder().rglob("*.nbc"))
