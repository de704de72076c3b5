"""One game of Twenty One from Python: its moves, and what a player does in it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from tenback.kernel.compiling import entry
from tenback.kernel.dice.expert import Trial, new_trial, nominate, try_out
from tenback.kernel.dice.game import begin, may, play
from tenback.kernel.dice.layout import SIZE, WITHDRAW, Game
from tenback.kernel.dice.players import PLAYERS, choose
from tenback.kernel.dice.race import Plan
from tenback.kernel.dice.tables import LETTERS
from tenback.kernel.randomness import open_stream
from tenback.rules.dice import Setup

Whole = NDArray[np.int64]


def table_of(setup: Setup) -> Whole:
    """A setup for compiled code: the first seat, then each seat's sheet."""
    return np.array([setup.first - 1, *map(LETTERS.index, setup.sheets)], np.int64)


def numbers_of(players: Sequence[str], seats: int) -> Whole:
    """The players for compiled code."""
    if len(players) != seats:
        raise ValueError(f"players: {len(players)} for {seats} seats")
    for player in players:
        if player not in PLAYERS:
            raise ValueError(f"players: {player!r} is none of {', '.join(PLAYERS)}")
    return np.array([PLAYERS.index(player) for player in players], np.int64)


def checked_samples(samples: int) -> int:
    if samples < 1:
        raise ValueError(f"samples: {samples} is not at least 1")
    return samples


def _unsigned(seed: int) -> Any:
    """Seeds have 64 bits: as plain numbers, the upper half of them would not fit."""
    return np.uint64(seed)


def start(setup: Setup) -> Game:
    """A game before its first throw."""
    game = np.zeros(SIZE, np.int64)
    _start(game, table_of(setup))
    return game


@entry
def _start(game: Game, table: Whole) -> None:
    begin(game, len(table) - 1, table[0], table[1:])


def make(game: Game, seat: int, action: int, seed: int) -> bool:
    """Makes a move in the game of a seed; says whether it may be made, and else changes nothing."""
    return _make(game, seat, action, _unsigned(seed))


@entry
def _make(game: Game, seat: int, action: int, seed: int) -> bool:
    if not may(game, seat, action):
        return False
    play(game, seat, action, seed, np.zeros(1, np.uint64))
    return True


@entry
def legal(game: Game, seat: int) -> list[int]:
    """All that a seat may do now."""
    return [action for action in range(WITHDRAW + 1) if may(game, seat, action)]


def decide(player: int, game: Game, seat: int, plan: Plan, samples: int, seed: int) -> int:
    """What a player does, with a seed for its own chance."""
    return _decide(player, game, seat, plan, samples, _unsigned(seed))


@entry
def _decide(player: int, game: Game, seat: int, plan: Plan, samples: int, seed: int) -> int:
    stream = np.zeros(1, np.uint64)
    open_stream(stream, seed)
    return choose(player, game, seat, plan, new_trial(), samples, stream)


@entry
def begin_trial(game: Game, seat: int, plan: Plan) -> Trial:
    """For the expert on a time budget: the decisions that are worth trying."""
    trial = new_trial()
    nominate(game, seat, plan, trial)
    return trial


def go_on_with_trial(
    game: Game, seat: int, plan: Plan, trial: Trial, samples: int, seed: int
) -> None:
    """The same until there are so many samples."""
    _go_on_with_trial(game, seat, plan, trial, samples, _unsigned(seed))


@entry
def _go_on_with_trial(
    game: Game, seat: int, plan: Plan, trial: Trial, samples: int, seed: int
) -> None:
    try_out(game, seat, plan, trial, samples, seed)
