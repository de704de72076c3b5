"""Many games at once, on every core. What comes out depends on the seeds alone."""

from __future__ import annotations

import os
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from threading import local

import numpy as np

from tenback.kernel.cards import cheap, tally, thinking
from tenback.kernel.cards.desk import new_desk, new_mind
from tenback.kernel.cards.layout import LENGTH, REASONS
from tenback.kernel.cards.tables import template
from tenback.rules.cards import Setup
from tenback.rules.game import Duty

RANDOM, GREEDY, CAREFUL, PLANNER, EXPERT = PLAYERS = (
    "random",
    "greedy",
    "careful",
    "planner",
    "expert",
)
"""From the simplest to the best."""
_CHEAP = {RANDOM: cheap.RANDOM, GREEDY: cheap.GREEDY, CAREFUL: cheap.CAREFUL}
_AT_ONCE = {RANDOM: 512, GREEDY: 512, CAREFUL: 256, PLANNER: 8, EXPERT: 1}
"""So many games make one piece of work."""


@dataclass(frozen=True, slots=True)
class Counts:
    """What became of some games. Counts of different games add."""

    left: tuple[int, ...] = (0,) * 99
    """How many games ended with 0, 1, … 98 cards left."""
    lost_by: tuple[int, ...] = (0,) * len(REASONS)
    turns: int = 0
    backs: int = 0

    @property
    def games(self) -> int:
        return sum(self.left)

    @property
    def won(self) -> int:
        return self.left[0]

    @property
    def plays(self) -> int:
        return sum((98 - left) * games for left, games in enumerate(self.left))

    @property
    def left_mean(self) -> float:
        return sum(left * games for left, games in enumerate(self.left)) / self.games

    @property
    def reasons(self) -> dict[Duty, int]:
        return dict(zip(REASONS, self.lost_by, strict=True))

    def __add__(self, other: Counts) -> Counts:
        return Counts(
            tuple(map(int.__add__, self.left, other.left)),
            tuple(map(int.__add__, self.lost_by, other.lost_by)),
            self.turns + other.turns,
            self.backs + other.backs,
        )


def simulate(
    setup: Setup,
    player: str,
    seeds: range,
    *,
    samples: int = 0,
    talk: bool = False,
    workers: int | None = None,
) -> Counts:
    """Play the games of these seeds, every seat with the same player."""
    work = _worker(setup, player, samples, talk=talk)
    step = _AT_ONCE[player]
    pieces = [seeds[start : start + step] for start in range(0, len(seeds), step)]
    with ThreadPoolExecutor(workers or os.cpu_count()) as pool:
        total = sum(pool.map(work, pieces), start=np.zeros(tally.NUMBERS, np.int64))
    return _counts(total)


def _worker(
    setup: Setup, player: str, samples: int, *, talk: bool
) -> Callable[[range], tally.Tally]:
    """Plays a range of seeds; every thread has its own desk."""
    agreed, own = template(setup), local()

    def work(seeds: range) -> tally.Tally:
        numbers, first = np.zeros(tally.NUMBERS, np.int64), np.uint64(seeds[0])
        row = np.zeros(LENGTH, np.int64)
        if player in _CHEAP:
            if not hasattr(own, "desk"):
                own.desk = new_desk(setup)
            cheap.play_games(own.desk, row, agreed, _CHEAP[player], first, len(seeds), numbers)
        else:
            if not hasattr(own, "mind"):
                own.mind = new_mind(setup)
            deals = samples if player == EXPERT else 0
            thinking.play_games(own.mind, row, agreed, deals, talk, seeds, numbers)
        return numbers

    return work


def _counts(numbers: tally.Tally) -> Counts:
    left = numbers[tally.LEFT_OVER : tally.LEFT_OVER + 99]
    lost_by = numbers[tally.LOST_BY : tally.LOST_BY + len(REASONS)]
    return Counts(
        tuple(map(int, left)),
        tuple(map(int, lost_by)),
        int(numbers[tally.ALL_TURNS]),
        int(numbers[tally.ALL_BACKS]),
    )
