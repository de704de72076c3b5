"""Intervals that hold what is true 95 times in 100."""

from __future__ import annotations

from random import Random

import pytest

from tenback.lab.intervals import mean_interval, wilson


def test_the_interval_of_a_rate_is_wilsons() -> None:
    """Two examples that are in every book, to three places."""
    assert wilson(8, 10) == pytest.approx((0.490, 0.943), abs=5e-4)
    assert wilson(0, 20) == pytest.approx((0.0, 0.161), abs=5e-4)


@pytest.mark.parametrize("games", [1, 2, 7, 1000])
def test_the_interval_of_a_rate_stays_within_none_and_all(games: int) -> None:
    """It holds the measured rate, and mirrors where wins and losses change places."""
    for won in range(games + 1):
        low, high = wilson(won, games)
        assert 0 <= low <= won / games <= high <= 1 or won in (0, games)
        assert wilson(games - won, games) == pytest.approx((1 - high, 1 - low))


def test_the_interval_of_a_rate_holds_it_95_times_in_100() -> None:
    """Counted in 2,000 samples of 40 games, whatever the rate is."""
    random, held = Random(1), 0
    for _ in range(2_000):
        rate = random.uniform(0.05, 0.95)
        low, high = wilson(sum(random.random() < rate for _ in range(40)), 40)
        held += low <= rate <= high
    assert 0.93 < held / 2_000 < 0.97


def test_the_interval_of_a_mean_shrinks_with_the_root_of_the_games() -> None:
    """Four times the games, half as wide; numbers that never differ leave no doubt."""
    low, high = mean_interval(100, 500, 2_900) or (0, 0)
    assert (low + high) / 2 == pytest.approx(5)
    less, more = mean_interval(400, 2_000, 11_600) or (0, 0)
    assert more - less == pytest.approx((high - low) / 2, rel=0.01)
    assert mean_interval(3, 21, 147) == (7, 7)


def test_one_game_says_nothing_of_how_games_differ() -> None:
    """There is no interval then."""
    assert mean_interval(1, 5, 25) is None
