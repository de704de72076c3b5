"""Many compiled card games at once."""

from __future__ import annotations

import numpy as np
import pytest

from support.streams import Told, unmixed
from tenback.bots.cards import BOTS, Expert
from tenback.kernel.cards import cheap, layout, tally
from tenback.kernel.cards.desk import new_desk
from tenback.kernel.cards.simulate import CAREFUL, EXPERT, GREEDY, PLANNER, RANDOM, Counts, simulate
from tenback.kernel.cards.tables import template
from tenback.kernel.randomness import DECISIONS
from tenback.rules import cards, cards_view, deals
from tenback.rules.cards import Setup
from tenback.rules.editions import CLASSIC, EXTREME, ON_FIRE, Edition
from tenback.rules.game import Status

SWITCHED = Setup(CLASSIC, 3, 2, minimum=3, hand_size=5)


def name_of(setup: Setup) -> str:
    return f"{setup.edition.name}-{setup.seats}-{setup.minimum}-{setup.hand_size}"


@pytest.mark.parametrize("player", [RANDOM, GREEDY, CAREFUL])
@pytest.mark.parametrize(
    "setup", [Setup(CLASSIC, 2), Setup(EXTREME, 3)], ids=["classic", "extreme"]
)
def test_results_depend_on_the_seeds_alone(setup: Setup, player: str) -> None:
    """At once or in parts, on one core or on three: the same games."""
    whole = simulate(setup, player, range(1_000), workers=1)
    assert whole == simulate(setup, player, range(1_000), workers=3)
    parts = [simulate(setup, player, range(at, at + 250)) for at in range(0, 1_000, 250)]
    assert whole == parts[0] + parts[1] + parts[2] + parts[3]


def test_counts_fit_together() -> None:
    """Every game is won or lost for one reason, and every card is placed or left."""
    counts = simulate(Setup(EXTREME, 4), CAREFUL, range(2_000))
    assert counts.games == 2_000
    assert counts.won + sum(counts.reasons.values()) == 2_000
    assert counts.plays + counts.left_mean * 2_000 == pytest.approx(98 * 2_000)
    assert 0 < counts.backs < counts.plays
    assert 2_000 < counts.turns < counts.plays


@pytest.mark.parametrize("setup", [Setup(CLASSIC, 1), Setup(CLASSIC, 5), SWITCHED], ids=name_of)
def test_the_swift_way_through_the_base_game_is_the_same(setup: Setup) -> None:
    """Whether the rules of the marked cards are asked or not, where none is marked."""

    def played(plain: int) -> list[int]:
        agreed, numbers = template(setup), np.zeros(tally.NUMBERS, np.int64)
        agreed[layout.PLAIN] = plain
        row, desk = np.zeros(layout.LENGTH, np.int64), new_desk(setup)
        cheap.play_games(desk, row, agreed, cheap.GREEDY, np.uint64(3), 1_000, numbers)
        told: list[int] = numbers.tolist()
        return told

    assert played(1) == played(0)


def by_the_rules(setup: Setup, player: str, seed: int) -> tuple[int, Status]:
    """A whole game by the rules, of bots that see views; and the chance that the kernel has."""
    state, turns, chance = cards.start(setup, deals.deck(seed)), 1, Told()
    bots = [Expert(samples=2) if player == EXPERT else BOTS[player]() for _ in range(setup.seats)]
    while state.status is Status.OPEN:
        seat = state.turn.seat
        chance.told = unmixed(seed, DECISIONS, turns)
        action = bots[seat - 1](cards_view.view(state, seat), chance)
        before, step = state, cards.apply(state, seat, action)
        state = step.state
        turns += any(isinstance(event, cards.TurnBegan) for event in step.events)
        assert before is not state
    return state.left, state.status


@pytest.mark.parametrize("player", [GREEDY, CAREFUL, PLANNER, EXPERT])
@pytest.mark.parametrize(
    "setup", [Setup(CLASSIC, 1), SWITCHED, Setup(ON_FIRE, 5), Setup(EXTREME, 2)], ids=name_of
)
def test_the_compiled_players_are_the_bots(setup: Setup, player: str) -> None:
    """Bots that see views, in a game by the rules, get what the compiled players get."""
    for seed in (3, 4, 2**64 - 1):
        left, status = by_the_rules(setup, player, seed)
        counts = simulate(setup, player, range(seed, seed + 1), samples=2)
        assert counts.left[left] == 1
        assert counts.won == (status is Status.WON)


CAREFUL_WINS = (0.05, 0.33, 0.21, 0.37, 0.44)
"""What the careful player wins at least, with 1 to 5 seats."""


@pytest.mark.parametrize("seats", CLASSIC.seats)
def test_the_careful_player_wins_its_share(seats: int) -> None:
    """Of games that its weights were not tuned on."""
    counts = simulate(Setup(CLASSIC, seats), CAREFUL, range(10**9, 10**9 + 20_000))
    assert counts.won >= CAREFUL_WINS[seats - 1] * counts.games


@pytest.mark.parametrize("edition", [CLASSIC, ON_FIRE, EXTREME], ids=lambda e: e.name)
@pytest.mark.parametrize("seats", [1, 2, 4])
def test_each_player_leaves_fewer_cards_than_the_next_simpler_one(
    edition: Edition, seats: int
) -> None:
    """From the random player to the planner, on the same deals."""
    setup, games = (
        Setup(edition, seats),
        {PLANNER: 60, CAREFUL: 2_000, GREEDY: 2_000, RANDOM: 2_000},
    )
    means = [simulate(setup, name, range(number)).left_mean for name, number in games.items()]
    assert means == sorted(means)


@pytest.mark.slow
def test_the_expert_leaves_fewer_cards_than_the_planner() -> None:
    """On the same deals."""
    setup, seeds = Setup(CLASSIC, 3), range(24)
    expert = simulate(setup, EXPERT, seeds, samples=2)
    assert expert.left_mean < simulate(setup, PLANNER, seeds).left_mean


def test_talk_changes_games_and_is_counted_the_same() -> None:
    """With the same seeds the same again; without talk another course."""
    setup, seeds = Setup(CLASSIC, 3), range(40)
    talking = simulate(setup, PLANNER, seeds, talk=True, workers=2)
    assert talking == simulate(setup, PLANNER, seeds, talk=True, workers=1)
    assert talking != simulate(setup, PLANNER, seeds)


def test_counts_of_no_games_add_nothing() -> None:
    """They are where adding begins."""
    counts = simulate(Setup(CLASSIC, 2), GREEDY, range(5))
    assert Counts() + counts == counts
