"""A budget for tests: a handful of games each."""

from __future__ import annotations

from tenback.bench.strength import Budget
from tenback.bots.names import NAMES

TINY = Budget(
    games={"greedy": 3, "careful": 3, "planner": 1, "expert": 1},
    samples=1,
    other_games=1,
    other_samples=1,
    dice_games=dict.fromkeys(NAMES, 60),
    dice_samples=1,
)
