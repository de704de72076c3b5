"""The players by number, and what one of them does in a position."""

from __future__ import annotations

from tenback.kernel.compiling import lean
from tenback.kernel.dice.expert import Trial, expert_action
from tenback.kernel.dice.layout import AGAIN, KEEP, PHASE, REROLL, ROLL, THROW, Game
from tenback.kernel.dice.planner import best_entry, planner_again
from tenback.kernel.dice.race import Plan
from tenback.kernel.dice.rules_of_thumb import (
    careful_again,
    careful_entry,
    greedy_again,
    greedy_entry,
    random_again,
    random_entry,
)
from tenback.kernel.randomness import Stream

PLAYERS = ("random", "greedy", "careful", "planner", "expert")
"""From the simplest to the strongest."""
RANDOM, GREEDY, CAREFUL, PLANNER, EXPERT = range(5)
SEARCHING = frozenset({"planner", "expert"})
"""These need a plan."""


@lean
def choose(
    player: int, game: Game, seat: int, plan: Plan, trial: Trial, samples: int, stream: Stream
) -> int:
    """What a player does when its seat has something to decide."""
    if game[PHASE] == THROW:
        return ROLL
    if player == EXPERT:
        return expert_action(game, seat, plan, trial, samples, stream)
    if game[PHASE] == AGAIN:
        return REROLL if _again(player, game, seat, plan, stream) else KEEP
    return _entry(player, game, seat, plan, stream)


@lean
def _again(player: int, game: Game, seat: int, plan: Plan, stream: Stream) -> bool:
    if player == RANDOM:
        return random_again(game, stream)
    if player == GREEDY:
        return greedy_again(game, seat)
    if player == CAREFUL:
        return careful_again(game, seat)
    return planner_again(game, seat, plan)


@lean
def _entry(player: int, game: Game, seat: int, plan: Plan, stream: Stream) -> int:
    if player == RANDOM:
        return random_entry(game, seat, stream)
    if player == GREEDY:
        return greedy_entry(game, seat)
    if player == CAREFUL:
        return careful_entry(game, seat)
    return best_entry(game, seat, plan)[0]
