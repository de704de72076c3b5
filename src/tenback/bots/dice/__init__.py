"""The bots of Twenty One, by name."""

from __future__ import annotations

from collections.abc import Callable

from tenback.bots.dice.bots import Careful, DiceBot, Expert, Greedy, Planner, Random
from tenback.kernel.dice.simulate import DEFAULT_SAMPLES

BOTS: dict[str, Callable[[], DiceBot]] = {
    "random": Random,
    "greedy": Greedy,
    "careful": Careful,
    "planner": Planner,
    "expert": Expert,
}
"""From the simplest to the strongest."""

__all__ = ["BOTS", "DEFAULT_SAMPLES", "Careful", "DiceBot", "Expert", "Greedy", "Planner", "Random"]
