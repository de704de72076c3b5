"""Move-tree counts: how many ways a game can go on, and how many of them have ended.

From a deal, the players of `players.py` play the first moves, which makes the middle and the end of
a game count, too. From there every sequence of plays, ends, choices and entries is followed; dice
fall as the seed says, signals are left out.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any, NamedTuple

from support.players import decide
from tenback.rules import cards
from tenback.rules.cards import Say
from tenback.rules.dice import Choice
from tenback.rules.editions import EDITIONS
from tenback.rules.game import CHANCE, Game, Status
from tenback.rules.games import GAMES


class Tree(NamedTuple):
    """Which game is followed from where, and how deep."""

    game: str
    seats: int
    seed: int
    minimum: int
    moves_before: int
    depth: int


class Level(NamedTuple):
    """The sequences of one length, and how many of those have ended the game and how."""

    sequences: int
    won: int
    lost: int
    over: int


TREES = (
    *(
        Tree(name, seats, seed, minimum, before, depth)
        for name in EDITIONS
        for seats, seed, minimum, before, depth in (
            (1, 1, 2, 0, 3),
            (2, 2, 2, 24, 4),
            (3, 3, 2, 60, 4),
            (4, 4, 3, 48, 4),
            (5, 5, 2, 90, 5),
            (1, 6, 3, 40, 4),
            (2, 7, 2, 100, 6),
        )
    ),
    Tree("classic", 2, 24, 2, 135, 6),
    Tree("fire", 2, 26, 2, 138, 6),
    Tree("extreme", 2, 381, 2, 132, 6),
    Tree("twenty-one", 1, 1, 0, 0, 9),
    Tree("twenty-one", 2, 2, 0, 20, 6),
    Tree("twenty-one", 3, 3, 0, 100, 6),
    Tree("twenty-one", 1, 4, 0, 500, 3),
)


def count(tree: Tree) -> list[Level]:
    """One level for each length from 0 to the tree's depth."""
    game = GAMES[tree.game]
    states = [_state(game, tree)]
    levels = [_level(game, states)]
    for _ in range(tree.depth):
        states = [later for state in states for later in _successors(game, state, tree.seed)]
        levels.append(_level(game, states))
    return levels


def written(tree: Tree, levels: list[Level] | None = None) -> str:
    """A tree and its counts as a line of a table in a text file; counted here, or elsewhere."""
    head = f"{tree.game} seats={tree.seats} seed={tree.seed} min={tree.minimum}"
    told = " ".join(
        f"{level.sequences}/{level.won + level.over}/{level.lost}"
        for level in levels or count(tree)
    )
    return f"{head} after={tree.moves_before}: {told}"


def _state(game: Game[Any, Any, Any, Any, Any], tree: Tree) -> Any:
    setup, deck = game.deal(tree.seats, tree.seed)
    if isinstance(setup, cards.Setup):
        setup = replace(setup, minimum=tree.minimum)
    state = game.start(setup, deck)
    for _ in range(tree.moves_before):
        if not game.acting(state):
            break
        earlier, (seat, action) = state, decide(game, state, tree.seed)
        state = game.apply(state, seat, action).state
        if not game.acting(state):
            return earlier
    return _fallen(game, state, tree.seed)


def _successors(game: Game[Any, Any, Any, Any, Any], state: Any, seed: int) -> list[Any]:
    """The states after one more decision; what falls by chance belongs to the throw before it."""
    waiting = game.acting(state)
    if not waiting:
        return []
    decisions = (
        game.apply(state, waiting[0], action).state
        for action in game.legal(state, waiting[0])
        if not isinstance(action, Say) and action is not Choice.WITHDRAW
    )
    return [_fallen(game, later, seed) for later in decisions]


def _fallen(game: Game[Any, Any, Any, Any, Any], state: Any, seed: int) -> Any:
    if game.acting(state)[:1] != (CHANCE,):
        return state
    return game.apply(state, CHANCE, game.chance(state, seed)).state


def _level(game: Game[Any, Any, Any, Any, Any], states: list[Any]) -> Level:
    statuses = [game.outcome(state).status for state in states]
    ended = (statuses.count(status) for status in (Status.WON, Status.LOST, Status.OVER))
    return Level(len(states), *ended)
