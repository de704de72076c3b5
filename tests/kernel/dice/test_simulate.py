"""Many compiled games of Twenty One at once."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor

import numpy as np
import pytest

from support.streams import Told, unmixed
from tenback.bots.dice import BOTS, DiceBot
from tenback.bots.dice.position import PHASES
from tenback.kernel.dice.players import PLAYERS
from tenback.kernel.dice.simulate import DEFAULT_SAMPLES, WIN, Counts, simulate
from tenback.kernel.randomness import DECISIONS
from tenback.rules import dice, dice_view
from tenback.rules.dice import Phase, Setup
from tenback.rules.game import CHANCE

MIXED = ("expert", "planner", "random", "careful", "greedy")


def same(one: Counts, other: Counts) -> bool:
    return (
        (one.games, one.rounds) == (other.games, other.rounds)
        and np.array_equal(one.wins, other.wins)
        and np.array_equal(one.scores, other.scores)
        and np.array_equal(one.squares, other.squares)
        and np.array_equal(one.histogram, other.histogram)
    )


def test_results_depend_on_the_seeds_alone() -> None:
    """In one batch, in small ones, in any order and on several threads: the same games."""
    setup, seeds = Setup(5), np.arange(40, dtype=np.uint64)
    whole = simulate(setup, MIXED, seeds, 8)
    assert same(whole, simulate(setup, MIXED, seeds[::-1].copy(), 8))
    with ThreadPoolExecutor(4) as threads:
        parts = list(threads.map(lambda part: simulate(setup, MIXED, part, 8), np.split(seeds, 8)))
    assert same(whole, sum(parts[1:], parts[0]))


def test_counts_fit_together() -> None:
    """Every game has one win to share, a score for each seat, and at most thirty rounds."""
    counts = simulate(Setup(6), (*MIXED, "greedy"), range(50), 4)
    points = np.arange(counts.histogram.shape[1])
    assert counts.wins.sum() == 50 * WIN
    assert (counts.histogram.sum(axis=1) == 50).all()
    assert np.array_equal(counts.histogram @ points, counts.scores)
    assert np.array_equal(counts.histogram @ points**2, counts.squares)
    assert 50 < counts.rounds <= 50 * 30


def by_the_rules(setup: Setup, bots: list[DiceBot], seed: int) -> tuple[int, ...]:
    """A whole game by the rules, of bots that see views."""
    state, chance = dice.start(setup), Told()
    while waiting := dice.acting(state):
        seat = waiting[0]
        if seat == CHANCE:
            state = dice.apply(state, CHANCE, dice.chance(state, seed)).state
            continue
        view = dice_view.view(state, seat)
        names = (DECISIONS, state.round, seat, PHASES[state.phase])
        chance.told = unmixed(seed, *names)
        action = bots[seat - 1](view, chance)
        assert action in view.legal
        state = dice.apply(state, seat, action).state
    assert state.phase is Phase.OVER
    return dice.scores(state)


@pytest.mark.parametrize("players", [(name,) * 3 for name in PLAYERS] + [MIXED], ids="-".join)
def test_the_compiled_players_are_the_bots(players: tuple[str, ...]) -> None:
    """Bots that see views, in a game by the rules, get what the compiled players get."""
    setup = Setup(len(players), 2, "FBADE"[: len(players)])
    for seed in (3, 2**64 - 1):
        scores = by_the_rules(setup, [BOTS[name]() for name in players], seed)
        counts = simulate(setup, players, np.array([seed], np.uint64), DEFAULT_SAMPLES)
        assert tuple(counts.scores) == scores


BETTER = [(PLAYERS[i + 1], PLAYERS[i]) for i in range(3)]


@pytest.mark.parametrize(("better", "simpler"), BETTER)
@pytest.mark.parametrize("seats", range(1, 7))
def test_each_player_beats_the_next_simpler_one(better: str, simpler: str, seats: int) -> None:
    """One among the simpler ones wins more than its share; alone it has more points."""
    games = 4_000
    if seats == 1:
        more, fewer = (simulate(Setup(1), (name,), range(games)) for name in (better, simpler))
        assert more.scores[0] > fewer.scores[0]
        return
    counts = simulate(Setup(seats), (better, *(simpler,) * (seats - 1)), range(games))
    assert counts.wins[0] * seats > games * WIN


@pytest.mark.slow
@pytest.mark.parametrize("seats", [2, 5])
def test_the_expert_beats_planners(seats: int) -> None:
    """One against a table of planners wins more than its share."""
    games = 300
    counts = simulate(Setup(seats), ("expert", *("planner",) * (seats - 1)), range(games), 100)
    assert counts.wins[0] * seats > games * WIN


def test_alone_the_expert_is_the_planner() -> None:
    """The planner's solution is exact there, so nothing is left to search for."""
    expert, planner = (simulate(Setup(1), (name,), range(200)) for name in ("expert", "planner"))
    assert same(expert, planner)


def test_what_cannot_be_played_is_told() -> None:
    """An unknown player, too few of them, and no samples."""
    with pytest.raises(ValueError, match="players: 'lucky' is none of random, greedy, careful, p"):
        simulate(Setup(2), ("lucky", "greedy"), range(1))
    with pytest.raises(ValueError, match="players: 1 for 2 seats"):
        simulate(Setup(2), ("greedy",), range(1))
    with pytest.raises(ValueError, match="samples: 0 is not at least 1"):
        simulate(Setup(1), ("expert",), range(1), 0)
