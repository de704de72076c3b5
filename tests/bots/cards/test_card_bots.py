"""The bots of the card games."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from time import monotonic

import numpy as np
import pytest

from support.tables import play, table
from support.twins import any_setup
from tenback.bots.cards import BOTS, Expert, Planner
from tenback.bots.cards.position import action_of, row_of
from tenback.kernel.cards import cheap, layout, thinking
from tenback.kernel.cards.desk import new_desk, new_mind
from tenback.kernel.cards.layout import Row
from tenback.kernel.cards.simulate import PLAYERS
from tenback.kernel.cards.stepping import start, step
from tenback.kernel.cards.tables import template
from tenback.rules import cards, cards_view, deals
from tenback.rules.cards import End, Play, Say, Setup, State
from tenback.rules.cards_view import View
from tenback.rules.editions import CLASSIC, EXTREME, ON_FIRE
from tenback.rules.game import Status

SETUPS = [
    Setup(CLASSIC, 1),
    Setup(CLASSIC, 4, 3, minimum=3, hand_size=5),
    Setup(ON_FIRE, 3),
    Setup(EXTREME, 2, 2),
    Setup(EXTREME.with_commands(deals.commands(5)), 5, minimum=3),
]
THINKING = ("planner", "expert")
CHEAP = {"random": cheap.RANDOM, "greedy": cheap.GREEDY, "careful": cheap.CAREFUL}


def in_the_middle(setup: Setup, seed: int, moves: int) -> State:
    """A game in which careful players have made so many moves, or as many as there were."""
    state, bot, random = cards.start(setup, deals.deck(seed)), BOTS["careful"](), Random(seed)
    for _ in range(moves):
        view = cards_view.view(state, state.turn.seat)
        later = cards.apply(state, state.turn.seat, bot(view, random)).state
        if later.status is not Status.OPEN:
            break
        state = later
    return state


def exchanged(state: State, random: Random) -> State:
    """The same game with what the seat to move cannot see dealt otherwise."""
    me = state.turn.seat
    others = [card for seat, hand in enumerate(state.hands, 1) if seat != me for card in hand]
    unseen = [*others, *state.draw_pile]
    random.shuffle(unseen)
    cards_left, hands = iter(unseen), []
    for seat, hand in enumerate(state.hands, 1):
        kept = seat == me
        hands.append(hand if kept else tuple(sorted(next(cards_left) for _ in hand)))
    deck = (*state.deck[: state.drawn], *cards_left)
    return replace(state, hands=tuple(hands), deck=deck)


def test_every_bot_goes_by_its_name() -> None:
    """They are the players of the kernel, from the simplest to the strongest."""
    assert tuple(BOTS) == PLAYERS


@pytest.mark.parametrize("setup", SETUPS, ids=lambda s: f"{s.edition.name}-{s.seats}")
@pytest.mark.parametrize("name", BOTS)
def test_a_bot_does_what_is_legal_until_the_end(name: str, setup: Setup) -> None:
    """One object a seat, from the first turn to the last."""
    state, random = cards.start(setup, deals.deck(7)), Random(7)
    bots = [Expert(samples=1) if name == "expert" else BOTS[name]() for _ in range(setup.seats)]
    while state.status is Status.OPEN:
        seat = state.turn.seat
        view = cards_view.view(state, seat)
        action = bots[seat - 1](view, random)
        assert action in view.legal
        state = cards.apply(state, seat, action).state


@pytest.mark.parametrize("name", [name for name in BOTS if name != "random"])
def test_where_a_play_survives_a_bot_makes_none_that_loses(name: str) -> None:
    """All but the random one look one card ahead, whatever the commands."""
    random = Random(name)
    for seed in range(12):
        state = in_the_middle(any_setup(random, seed), seed, random.randrange(40))
        view = cards_view.view(state, state.turn.seat)
        plays = {action for action in view.legal if not isinstance(action, Say)}
        if plays - set(view.losing):
            bot = Expert(samples=1) if name == "expert" else BOTS[name]()
            assert bot(view, random) not in view.losing


@pytest.mark.parametrize("name", BOTS)
def test_the_hidden_cards_change_no_decision(name: str) -> None:
    """However they are dealt, the view is the same, and so is what the bot does."""
    random = Random(name)
    for seed in range(8):
        state = in_the_middle(any_setup(random, seed), seed, random.randrange(30))
        decisions = {
            BOTS[name]()(cards_view.view(other, state.turn.seat), Random(seed))
            for other in (state, exchanged(state, random), exchanged(state, random))
        }
        assert len(decisions) == 1


@pytest.mark.parametrize("name", BOTS)
def test_nor_does_what_stands_in_their_place_in_the_kernel(name: str) -> None:
    """The kernel needs a whole world; which one it is given makes no difference."""
    random = Random(name)
    for seed in range(8):
        setup = any_setup(random, seed)
        state = in_the_middle(setup, seed, random.randrange(30))
        worlds = [
            _world(exchanged(state, random), row_of(cards_view.view(state, state.turn.seat)))
            for _ in range(3)
        ]
        assert len({_decided(name, setup, row) for row in worlds}) == 1


def _world(state: State, row: Row) -> Row:
    """The row with another world's hidden cards."""
    for seat, hand in enumerate(state.hands):
        low = sum(1 << card for card in hand if card < 50)
        high = sum(1 << card - 50 for card in hand if card >= 50)
        row[layout.HANDS + 2 * seat : layout.HANDS + 2 * seat + 2] = low, high
    row[layout.DECK + state.drawn : layout.DECK + 98] = state.draw_pile
    return row


def _decided(name: str, setup: Setup, row: Row) -> object:
    if name in CHEAP:
        desk = new_desk(setup)
        desk.stream[0] = 1
        return cheap.decide_once(desk, row, CHEAP[name])
    mind = new_mind(setup)
    mind.stream[0] = 1
    best = thinking.think(mind, row, 2 if name == "expert" else 0)
    return tuple(mind.plans.found.fields[best])


def test_a_row_made_of_a_view_is_the_kernels_own() -> None:
    """All that a seat may know stands in it as after the same moves in the kernel."""
    for setup in SETUPS:
        desk, row = new_desk(setup), np.zeros(layout.LENGTH, np.int64)
        start(desk, row, template(setup), np.uint64(4))
        state = cards.start(setup, deals.deck(4))
        while state.status is Status.OPEN:
            made = row_of(cards_view.view(state, state.turn.seat))
            mine = layout.HANDS + 2 * row[layout.SEAT]
            for known in (slice(layout.TURNS), slice(mine, mine + 2)):
                assert np.array_equal(made[known], row[known])
            move = cheap.decide_once(desk, row, cheap.CAREFUL)
            step(desk, row, move)
            state = cards.apply(state, state.turn.seat, action_of(move)).state


@pytest.mark.parametrize("name", THINKING)
def test_a_thinking_bot_decides_a_turn_once(name: str) -> None:
    """It keeps to its plan while the turn goes as planned, and thinks anew after a take-back."""
    state = in_the_middle(Setup(CLASSIC, 2), 3, 9)
    while state.turn.placed:
        state = cards.apply(state, state.turn.seat, End()).state
    bot = Expert(samples=2) if name == "expert" else Planner()
    first = bot(cards_view.view(state, state.turn.seat), Random(1))
    assert isinstance(first, Play)
    later = cards.apply(state, state.turn.seat, first).state
    planned = bot(cards_view.view(later, later.turn.seat), Random(99))
    assert planned == bot(cards_view.view(later, later.turn.seat), Random(5))
    assert bot(cards_view.view(state, state.turn.seat), Random(99)) == first


def test_a_plan_ends_with_a_stop() -> None:
    """X3: behind a stop there is nothing to do, and the bot is not asked."""
    state = table([4], [50, 51], tops=(3, 2, 97, 98), edition=EXTREME, draw=[60, 61])
    action = Planner()(cards_view.view(state, 1), Random(0))
    assert isinstance(action, Play)
    assert cards.apply(state, 1, action).state.turn.seat == 2


def test_the_expert_decides_the_same_again() -> None:
    """From the same view, chance and number of samples."""
    state = in_the_middle(Setup(ON_FIRE, 3), 2, 12)
    view = cards_view.view(state, state.turn.seat)
    assert Expert(samples=4)(view, Random(1)) == Expert(samples=4)(view, Random(1))


def test_the_expert_keeps_to_its_time() -> None:
    """It answers within its seconds and a tenth more, alone and at a full table.

    The middle of many answers is judged: on a busy machine single ones may have to wait.
    """
    Expert(seconds=0.001)(cards_view.view(in_the_middle(Setup(CLASSIC, 2), 1, 0), 1), Random(0))
    for setup in (Setup(CLASSIC, 1), Setup(EXTREME, 5)):
        took = []
        for seed in range(7):
            state = in_the_middle(setup, seed, 6)
            view = cards_view.view(state, state.turn.seat)
            began = monotonic()
            Expert(seconds=0.1)(view, Random(3))
            took.append(monotonic() - began)
        assert sorted(took)[len(took) // 2] < 0.11


def test_a_budget_of_nothing_is_refused() -> None:
    """No samples, no seconds, and both at once."""
    with pytest.raises(ValueError, match="samples: 0 is not at least 1"):
        Expert(samples=0)
    with pytest.raises(ValueError, match="seconds: 0 is not more than 0"):
        Expert(seconds=0)
    with pytest.raises(ValueError, match="either samples or seconds, not both"):
        Expert(samples=1, seconds=1)


def test_nobody_decides_for_a_spectator_or_out_of_turn() -> None:
    """A bot that is asked for a decision which is not its seat's says so."""
    state = cards.start(Setup(CLASSIC, 2), deals.deck(1))
    with pytest.raises(AssertionError, match="only the seat to move has something to decide"):
        BOTS["greedy"]()(cards_view.view(state, 2), Random(0))
    with pytest.raises(AssertionError, match="a spectator has nothing to decide"):
        row_of(cards_view.view(state, None))
    lost = table([50], [60], tops=(90, 91, 5, 6), draw=[7])
    lost = replace(lost, status=Status.LOST)
    with pytest.raises(AssertionError, match="nothing is left to decide"):
        row_of(cards_view.view(lost, 1))


class TestSignals:
    """S1, R13: what thinking bots say of the piles while another seat is to move."""

    def said(self, state: State, seat: int = 2) -> tuple[Say, ...]:
        return Planner().signals(cards_view.view(state, seat))

    def test_S1_a_trick_or_a_card_close_by_asks_to_leave_the_pile(self) -> None:
        """40 goes back on a, only 47 lies between b and 51, and for c and d there is no card."""
        state = table([2, 3], [40, 51], tops=(50, 46, 33, 20), draw=[47, 71, 72])
        assert self.said(state) == (Say("a", "avoid"), Say("b", "small"))

    def test_S1_what_was_said_is_said_once_and_taken_back_when_it_is_over(self) -> None:
        """Only what is news is said."""
        state = table([2, 3], [40, 51], tops=(50, 46, 33, 20), draw=[47, 71, 72])
        for say in self.said(state):
            state = cards.apply(state, 2, say).state
        assert self.said(state) == ()
        state = cards.apply(state, 2, Say("c", "avoid")).state
        assert self.said(state) == (Say("c", "none"),)

    def test_S1_in_the_own_turn_and_alone_nothing_is_said(self) -> None:
        """Nor by a spectator, nor to partners who have no cards left."""
        state = table([2, 3], [40, 51], tops=(50, 46, 33, 20), draw=[47, 71, 72])
        assert self.said(state, 1) == ()
        assert Planner().signals(cards_view.view(state, None)) == ()
        alone = table([40, 51], tops=(50, 46, 33, 20))
        assert self.said(alone, 1) == ()

    def test_X6_under_silence_nothing_is_said(self) -> None:
        """Neither a new word nor one that takes an old one back."""
        state = table([2, 3], [40, 51], tops=(50, 46, 33, 7), edition=EXTREME, draw=[71, 72])
        assert self.said(state) == ()

    def test_R13_a_signal_is_about_a_pile_and_names_no_card(self) -> None:
        """At every moment of many games: a word of the rules, accepted by them."""
        random = Random(13)
        for seed in range(20):
            setup = any_setup(random, seed)
            state = in_the_middle(setup, seed, random.randrange(30))
            for seat in range(1, setup.seats + 1):
                for say in self.said(state, seat):
                    assert cards.why_not(state, seat, say) is None
                    state = cards.apply(state, seat, say).state

    def test_S1_a_word_of_another_seat_is_heeded(self) -> None:
        """Two plays that are alike: the one that spares the pile is chosen."""
        state = table([11, 88], [40, 41], tops=(10, 2, 98, 89), draw=[30, 31, 32, 33], minimum=1)

        def spared(state: State) -> set[str]:
            view = cards_view.view(state, 1)
            action = Planner()(view, Random(0))
            assert isinstance(action, Play)
            return {action.pile}

        (pile,) = spared(state)
        warned = cards.apply(state, 2, Say(pile, "avoid")).state
        assert spared(warned) != {pile}


def test_the_careful_player_goes_back_ten_when_it_can() -> None:
    """R6: the trick comes before everything else."""
    state = play(table([40, 51, 90], tops=(50, 60, 30, 20), draw=[70, 71]), "51a")
    view: View = cards_view.view(state, 1)
    assert Play(51, "b") not in view.legal
    state = table([40, 52, 90], tops=(50, 60, 30, 20), draw=[70, 71])
    assert BOTS["careful"]()(cards_view.view(state, 1), Random(0)) == Play(40, "a")
