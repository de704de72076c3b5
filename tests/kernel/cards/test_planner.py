"""The search for whole turns, and what judges them."""

from __future__ import annotations

from random import Random

import numpy as np
import pytest

from support.twins import action_of, any_setup
from tenback.bots.cards import BOTS
from tenback.bots.cards.position import row_of
from tenback.kernel.cards import thinking
from tenback.kernel.cards.desk import CANDIDATES, Mind, new_mind
from tenback.kernel.cards.insight import INPUTS, Outlook, describe
from tenback.kernel.cards.knowledge import network_for, read_network, weights_for, write_network
from tenback.kernel.cards.planner import WON_VALUE, outlook, play_of, position_at
from tenback.kernel.cards.value import Network, value
from tenback.kernel.compiling import compiled
from tenback.rules import cards, cards_view, deals
from tenback.rules.cards import End, Setup, State
from tenback.rules.editions import CLASSIC, EDITIONS, ON_FIRE, Edition
from tenback.rules.game import Status


def turns_to_come(random: Random, seed: int) -> State:
    """The start of some turn of a game that goes well."""
    setup = any_setup(random, seed)
    state, bot = cards.start(setup, deals.deck(seed)), BOTS["careful"]()
    for _ in range(random.randrange(60)):
        step = cards.apply(
            state, state.turn.seat, bot(cards_view.view(state, state.turn.seat), random)
        )
        if step.state.status is not Status.OPEN:
            break
        state = step.state
    return state


def planned(state: State) -> Mind:
    mind = new_mind(state.setup)
    thinking.think(mind, row_of(cards_view.view(state, state.turn.seat)), 0)
    return mind


def after_turn(state: State, mind: Mind, i: int) -> State:
    """By the rules; every play of the turn must be accepted, and so must its end."""
    seat, step = state.turn.seat, 0
    while (move := play_of(mind.plans.found, i, step)) >= 0:
        result = cards.apply(state, seat, action_of(int(move)))
        state, step = result.state, step + 1
        if any(isinstance(event, cards.TurnBegan) for event in result.events):
            return state
    if state.status is Status.OPEN:
        state = cards.apply(state, seat, End()).state
    return state


def test_every_turn_that_is_found_can_be_played_and_does_not_lose_itself() -> None:
    """By the rules, in every edition; the best come first, and none stands there twice."""
    random, found_more = Random(1), 0
    for seed in range(40):
        state = turns_to_come(random, seed)
        view = cards_view.view(state, state.turn.seat)
        if set(view.legal) <= {*view.losing}:
            continue
        mind = planned(state)
        found = mind.plans.found
        number = int(found.number[0])
        assert 1 <= number <= CANDIDATES
        found_more += number > 1
        values = found.values[:number].tolist()
        assert values == sorted(values, reverse=True)
        ends = {tuple(map(int, found.fields[i, :10])) for i in range(number)}
        assert len(ends) == number
        for i in range(number):
            after = after_turn(state, mind, i)
            if found.values[i] == WON_VALUE:
                assert after.status is Status.WON
    assert found_more > 20


def test_a_turn_that_wins_is_found() -> None:
    """Whoever can place the last cards at once does."""
    won = 0
    for seed in range(60):
        state, bot = cards.start(Setup(CLASSIC, 2), deals.deck(seed)), BOTS["planner"]()
        while state.status is Status.OPEN and state.left > len(state.hands[state.turn.seat - 1]):
            view = cards_view.view(state, state.turn.seat)
            state = cards.apply(state, state.turn.seat, bot(view, Random(0))).state
        if state.status is Status.OPEN and not state.turn.placed:
            mind = planned(state)
            if mind.plans.found.values[0] == WON_VALUE:
                won += after_turn(state, mind, 0).status is Status.WON
    assert won > 0


@compiled
def _judged(kinds: object, net: object, scratch: object, at: object) -> float:
    return value(kinds, net, scratch, at)  # type: ignore[arg-type]


@compiled
def _described(kinds: object, at: object, inputs: object) -> None:
    describe(kinds, at, inputs)  # type: ignore[arg-type]


@compiled
def _outlook(row: object, turns: object) -> Outlook:
    return outlook(row, position_at(turns, 0))  # type: ignore[arg-type]


def test_a_position_is_judged_as_its_network_says() -> None:
    """What the fast way adds up of a few rows is the product of the whole matrices."""
    random = Random(2)
    for seed in range(20):
        state = turns_to_come(random, seed)
        mind = planned(state)
        if not mind.plans.found.number[0]:
            continue
        row = row_of(cards_view.view(state, state.turn.seat))
        at, inputs = _outlook(row, mind.plans.found), mind.scratch.inputs
        _described(mind.kinds, at, inputs)
        told = np.zeros(INPUTS)
        number = int(inputs.number[0])
        told[inputs.where[:number]] = inputs.amount[:number]
        assert np.abs(told).max() <= 4
        judged = _judged(mind.kinds, mind.net, mind.scratch, at)
        assert judged == pytest.approx(_by_matrices(mind.net, told), abs=1e-3)


def _by_matrices(net: Network, told: np.ndarray) -> float:
    first = np.maximum(told @ net.first + net.first_bias, 0)
    second = np.maximum(first @ net.second + net.second_bias, 0)
    return float(second @ net.last[:-1] + net.last[-1])


@pytest.mark.parametrize("edition", EDITIONS.values(), ids=lambda e: e.name)
def test_every_table_has_its_weights_and_its_network(edition: Edition) -> None:
    """With any number of seats and any switches."""
    for seats in edition.seats:
        assert network_for(edition.name, seats).first.shape[0] == INPUTS
        for minimum in edition.minimums:
            for hand in edition.hand_sizes(seats):
                setup = Setup(edition, seats, minimum=minimum, hand_size=hand)
                assert np.any(weights_for(setup))


def test_a_network_is_written_and_read() -> None:
    """In half the precision that it is used with."""
    network = network_for(ON_FIRE.name, 2)
    again = read_network(write_network(network))
    for part, same in zip(network, again, strict=True):
        assert np.array_equal(part, same)
