"""The bots of Twenty One."""

from __future__ import annotations

from dataclasses import replace
from itertools import permutations, product
from random import Random
from time import monotonic

import pytest

from tenback.bots.dice import BOTS, Expert
from tenback.bots.dice.position import position_of
from tenback.kernel.dice.knowledge import plan_for
from tenback.kernel.dice.layout import ENTRY, block
from tenback.kernel.dice.moves import decide
from tenback.kernel.dice.players import PLAYERS
from tenback.rules import dice, dice_view
from tenback.rules.dice import Action, Phase, Setup, State
from tenback.rules.game import CHANCE


def in_the_middle(seats: int, seed: int, moves: int) -> State:
    """A game in which careful players have made so many moves."""
    state, random = dice.start(Setup(seats)), Random(seed)
    for _ in range(moves):
        seat = dice.acting(state)[0]
        if seat == CHANCE:
            action: Action = dice.chance(state, seed)
        else:
            action = BOTS["careful"]()(dice_view.view(state, seat), random)
        state = dice.apply(state, seat, action).state
    return state


def waiting_for_entries(seed: int) -> State:
    """The others have sealed their entries, the last of three seats has not."""
    state = in_the_middle(3, seed, 20)
    while state.phase is not Phase.ENTER or dice.acting(state) != (3,):
        seat = dice.acting(state)[0]
        action = dice.chance(state, seed) if seat == CHANCE else dice.legal(state, seat)[-1]
        state = dice.apply(state, seat, action).state
    return state


def test_every_bot_goes_by_its_name() -> None:
    """They are the players of the kernel, from the simplest to the strongest."""
    assert tuple(BOTS) == PLAYERS


@pytest.mark.parametrize("name", PLAYERS)
def test_a_bot_does_what_is_legal_until_the_end(name: str) -> None:
    """Alone and with others, in any phase that it is asked in."""
    for seats in (1, 2, 4):
        state, random, bot = dice.start(Setup(seats)), Random(seats), BOTS[name]()
        while waiting := dice.acting(state):
            seat = waiting[0]
            if seat == CHANCE:
                state = dice.apply(state, CHANCE, dice.chance(state, 8)).state
                continue
            view = dice_view.view(state, seat)
            action = bot(view, random)
            assert action in view.legal
            state = dice.apply(state, seat, action).state


@pytest.mark.parametrize("name", PLAYERS)
def test_the_others_sealed_entries_change_no_decision(name: str) -> None:
    """Whatever they have sealed, the bot decides the same, and so does the compiled player."""
    ways = 0
    for seed in range(6):
        state = waiting_for_entries(seed)
        unsealed = replace(state, entries=(None,) * 3)
        choices = [
            [getattr(action, "marks", ()) for action in dice.legal(unsealed, other)]
            for other in (1, 2)
        ]
        sealed = list(product(*choices))[:20]
        decisions = {
            BOTS[name]()(dice_view.view(replace(state, entries=(*pair, None)), 3), Random(seed))
            for pair in sealed
        }
        ways += len(sealed)
        assert len(decisions) == 1
        game, moves = position_of(dice_view.view(state, 3)), set()
        for entries in permutations((-1, 0, 1, 7, 63), 2):
            for other, entry in enumerate(entries):
                game[block(other) + ENTRY] = entry
            moves.add(decide(PLAYERS.index(name), game, 2, plan_for(3), 16, seed))
        assert len(moves) == 1
    assert ways > 20


def test_the_expert_decides_the_same_again() -> None:
    """From the same view, chance and number of samples."""
    view = dice_view.view(waiting_for_entries(5), 3)
    assert Expert(samples=50)(view, Random(1)) == Expert(samples=50)(view, Random(1))


def test_the_expert_keeps_to_its_time() -> None:
    """It answers within its seconds and a tenth more, alone and at a full table.

    The middle of many answers is judged: on a busy machine single ones may have to wait.
    """
    for seats in (1, 6):
        state = in_the_middle(seats, 3, 0)
        bot, took = Expert(seconds=0.1), []
        while state.round < 2:
            seat = dice.acting(state)[0]
            if seat == CHANCE:
                state = dice.apply(state, CHANCE, dice.chance(state, 3)).state
                continue
            view, began = dice_view.view(state, seat), monotonic()
            action = bot(view, Random(3))
            took.append(monotonic() - began)
            assert action in view.legal
            state = dice.apply(state, seat, action).state
        assert sorted(took)[len(took) // 2] < 0.11


def test_a_budget_of_nothing_is_refused() -> None:
    """No samples, no seconds, and both at once."""
    with pytest.raises(ValueError, match="samples: 0 is not at least 1"):
        Expert(samples=0)
    with pytest.raises(ValueError, match="seconds: 0 is not more than 0"):
        Expert(seconds=0)
    with pytest.raises(ValueError, match="either samples or seconds, not both"):
        Expert(samples=1, seconds=1)


def test_a_spectator_has_nothing_to_decide() -> None:
    """A bot that is asked for nobody's decision says so."""
    with pytest.raises(AssertionError, match="a spectator has nothing to decide"):
        BOTS["greedy"]()(dice_view.view(dice.start(Setup(2)), None), Random(0))
