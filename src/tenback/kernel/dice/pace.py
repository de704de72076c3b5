"""Counts how fast the others of a table run towards the end: what a plan assumes of them.

`python -m tenback.kernel.dice.pace` writes the file anew. It is shipped, so that solving a plan
needs no games. A plan leads to a pace, and the pace to a plan: a few turns of this settle.
"""

from __future__ import annotations

from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from tenback.kernel.compiling import entry, lean
from tenback.kernel.dice.game import begin, play
from tenback.kernel.dice.knowledge import MOST_SEATS, PACE_FILE, TEMPO, solve
from tenback.kernel.dice.layout import ACTIVE, KEEP, OVER, PHASE, REROLL, ROLL, SEATS, SIZE, Game
from tenback.kernel.dice.planner import best_entry, planner_again
from tenback.kernel.dice.position import clock
from tenback.kernel.dice.race import Plan
from tenback.kernel.dice.tables import FIELDS
from tenback.kernel.randomness import Stream

Pace = NDArray[np.float64]

GAMES = 100_000
TURNS = 4


def settled_pace(seats: int, games: int) -> Pace:
    """The pace of planners that plan with it."""
    pace = np.zeros((FIELDS + 1, 7))
    pace[1:, 2] = 1  # to begin with, two fields a round
    for turn in range(TURNS):
        pace = counted_pace(seats, solve(seats, TEMPO, pace), games, turn * games)
    return pace


def counted_pace(seats: int, plan: Plan, games: int, first_seed: int) -> Pace:
    """The pace in games of planners with that plan."""
    steps = np.zeros((FIELDS + 1, 7), np.int64)
    seeds = np.arange(first_seed, first_seed + games, dtype=np.uint64)
    rerolls = _count_steps(seats, plan, seeds, steps)
    pace: Pace = steps / np.maximum(steps.sum(axis=1, keepdims=True), 1)
    pace[0, 0] = rerolls
    return pace


@entry
def _count_steps(
    seats: int, plan: Plan, seeds: NDArray[np.uint64], steps: NDArray[np.int64]
) -> float:
    """Fills in how often which clock made which step; gives how often the second throw was made."""
    game, stream, clocks = np.zeros(SIZE, np.int64), np.zeros(1, np.uint64), np.zeros(6, np.int64)
    rounds, rerolls = 0, 0
    for seed in seeds:
        begin(game, seats, 0, np.arange(6))
        while game[PHASE] != OVER:
            for seat in range(seats):
                clocks[seat] = clock(game, seat)
            rerolls += _play_round(game, plan, seed, stream)
            rounds += 1
            for seat in range(seats):
                steps[clocks[seat], clocks[seat] - clock(game, seat)] += 1
    return rerolls / rounds


@lean
def _play_round(game: Game, plan: Plan, seed: int, stream: Stream) -> bool:
    """Says whether the second throw was made."""
    active = game[ACTIVE]
    play(game, active, ROLL, seed, stream)
    again = planner_again(game, active, plan)
    play(game, active, REROLL if again else KEEP, seed, stream)
    for seat in range(game[SEATS]):
        play(game, seat, best_entry(game, seat, plan)[0], seed, stream)
    return again


def main(games: int = GAMES, file: Path = PACE_FILE) -> None:
    paces = np.zeros((MOST_SEATS + 1, FIELDS + 1, 7))
    for seats in range(2, MOST_SEATS + 1):
        paces[seats] = settled_pace(seats, games)
    np.save(file, paces)
    print(f"{file.name}: {games:,} games for each number of seats")


if __name__ == "__main__":
    main()
