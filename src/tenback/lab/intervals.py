"""What counts say of what is true: intervals that hold it 95 times in 100."""

from __future__ import annotations

from math import sqrt

SPREAD = 1.959963984540054
"""Within so many standard errors of the truth lie 95 % of all measurements."""

Interval = tuple[float, float]


def wilson(won: float, games: int) -> Interval:
    """The interval of a rate, after Wilson: it stays within 0 and 1 and holds for few games too.

    Wins that are shared count as parts; for them it is a little too wide.
    """
    rate, z = won / games, SPREAD**2 / games
    middle = (rate + z / 2) / (1 + z)
    reach = sqrt(z * rate * (1 - rate) + z**2 / 4) / (1 + z)
    return max(0.0, middle - reach), min(1.0, middle + reach)


def mean_interval(games: int, total: float, squares: float) -> Interval | None:
    """The interval of a mean, from the sums of the numbers and of their squares.

    One game says nothing of how games differ, so there is none then.
    """
    if games < 2:
        return None
    mean = total / games
    variance = max(0.0, squares - games * mean**2) / (games - 1)
    reach = SPREAD * sqrt(variance / games)
    return mean - reach, mean + reach
