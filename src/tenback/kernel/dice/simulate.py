"""Many whole games of Twenty One at once; a game depends on its seed and on nothing else."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from tenback.kernel.compiling import entry, lean
from tenback.kernel.dice.expert import Trial, new_trial
from tenback.kernel.dice.game import begin, play
from tenback.kernel.dice.knowledge import NO_PLAN, plan_for
from tenback.kernel.dice.layout import (
    ACTIVE,
    ENTER,
    OVER,
    PHASE,
    ROUND,
    SEATS,
    SIZE,
    Game,
    score,
)
from tenback.kernel.dice.moves import checked_samples, numbers_of, table_of
from tenback.kernel.dice.players import SEARCHING, choose
from tenback.kernel.dice.race import Plan
from tenback.kernel.dice.tables import MOST_POINTS
from tenback.kernel.randomness import DECISIONS, Stream, name, open_stream
from tenback.rules.dice import Setup

Whole = NDArray[np.int64]

WIN = 60
"""A win in whole parts: it can be shared by one to six seats."""
DEFAULT_SAMPLES = 256


@dataclass(frozen=True)
class Counts:
    """What came of many games. Counts of other games with the same players add."""

    games: int
    rounds: int
    wins: Whole
    """Of each seat, in parts of `WIN`; equal points share the win."""
    scores: Whole
    """Sums, by seat."""
    squares: Whole
    """Sums of the squared scores, by seat."""
    histogram: Whole
    """[seat, score]: how often."""

    def __add__(self, other: Counts) -> Counts:
        return Counts(
            self.games + other.games,
            self.rounds + other.rounds,
            self.wins + other.wins,
            self.scores + other.scores,
            self.squares + other.squares,
            self.histogram + other.histogram,
        )


def simulate(
    setup: Setup,
    players: Sequence[str],
    seeds: NDArray[np.uint64] | range,
    samples: int = DEFAULT_SAMPLES,
) -> Counts:
    """Plays the game of every seed with these players on the seats 1, 2, …, without the GIL."""
    plan = plan_for(setup.seats) if SEARCHING & set(players) else NO_PLAN
    wins = np.zeros(setup.seats, np.int64)
    histogram = np.zeros((setup.seats, MOST_POINTS + 1), np.int64)
    rounds = _simulate(
        table_of(setup),
        numbers_of(players, setup.seats),
        np.ascontiguousarray(seeds, np.uint64),
        checked_samples(samples),
        plan,
        wins,
        histogram,
    )
    points = np.arange(MOST_POINTS + 1)
    return Counts(len(seeds), rounds, wins, histogram @ points, histogram @ points**2, histogram)


@entry
def _simulate(
    table: Whole,
    players: Whole,
    seeds: NDArray[np.uint64],
    samples: int,
    plan: Plan,
    wins: Whole,
    histogram: Whole,
) -> int:
    game, trial, rounds = np.zeros(SIZE, np.int64), new_trial(), 0
    dice, decisions = np.zeros(1, np.uint64), np.zeros(1, np.uint64)
    for seed in seeds:
        begin(game, len(players), table[0], table[1:])
        while game[PHASE] != OVER:
            _play_phase(game, players, seed, samples, plan, trial, dice, decisions)
        rounds += game[ROUND] + 1
        _count(game, wins, histogram)
    return rounds


@lean
def _play_phase(
    game: Game,
    players: Whole,
    seed: int,
    samples: int,
    plan: Plan,
    trial: Trial,
    dice: Stream,
    decisions: Stream,
) -> None:
    """One decision of the active seat, or the entries of all."""
    phase, seat, after = game[PHASE], game[ACTIVE], game[ACTIVE] + 1
    if phase == ENTER:
        seat, after = 0, game[SEATS]
    while seat < after:
        open_decisions(decisions, seed, game[ROUND], seat, phase)
        action = choose(players[seat], game, seat, plan, trial, samples, decisions)
        play(game, seat, action, seed, dice)
        seat += 1


@lean
def open_decisions(stream: Stream, seed: int, round_number: int, seat: int, phase: int) -> None:
    """The chance of a player's own: a stream for each of its decisions."""
    open_stream(stream, seed)
    name(stream, DECISIONS)
    name(stream, round_number)
    name(stream, seat + 1)
    name(stream, phase)


@lean
def _count(game: Game, wins: Whole, histogram: Whole) -> None:
    best, winners = -1, 0
    for seat in range(game[SEATS]):
        points = score(game, seat)
        histogram[seat, points] += 1
        if points > best:
            best, winners = points, 0
        winners += points == best
    for seat in range(game[SEATS]):
        if score(game, seat) == best:
            wins[seat] += WIN // winners
