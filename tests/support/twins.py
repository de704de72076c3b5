"""A card game in the rules and in the kernel at once, compared after every move."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import numpy as np

from tenback.kernel.bits import HALF
from tenback.kernel.cards import layout
from tenback.kernel.cards.desk import new_desk
from tenback.kernel.cards.layout import Row
from tenback.kernel.cards.stepping import list_moves, start, step
from tenback.kernel.cards.tables import kinds_of, template
from tenback.rules import cards, deals
from tenback.rules.cards import Action, End, Play, Say, Setup, State
from tenback.rules.editions import EDITIONS, EXTREME
from tenback.rules.game import Status
from tenback.rules.turn import PILES

Choose = Callable[[Row, list[int]], int]


DESK = new_desk(Setup(EXTREME, 1))


def any_setup(random: Random, seed: int) -> Setup:
    """Any edition, number of seats and switches; EXTREME also with other cards' commands."""
    edition = EDITIONS[random.choice(list(EDITIONS))]
    if edition.commands and random.random() < 0.5:
        edition = edition.with_commands(deals.commands(seed))
    seats = random.choice(edition.seats)
    hand = random.choice(edition.hand_sizes(seats))
    minimum = random.choice(edition.minimums)
    return Setup(edition, seats, random.randint(1, seats), minimum, hand)


def play_twins(setup: Setup, seed: int, choose: Choose) -> int:
    """Play a game in both, compare all of it after every move; says how many moves there were."""
    desk = DESK._replace(kinds=kinds_of(setup.edition))
    row = np.zeros(layout.LENGTH, np.int64)
    start(desk, row, template(setup), np.uint64(seed))
    state = cards.start(setup, deals.deck(seed))
    moves = 0
    while True:
        listed = [int(move) for move in desk.moves[: list_moves(desk, row)]]
        assert_same(state, row, listed)
        if state.status is not Status.OPEN:
            return moves
        move = choose(row, listed)
        step(desk, row, move)
        state = cards.apply(state, state.turn.seat, action_of(move)).state
        moves += 1


def assert_same(state: State, row: Row, listed: list[int]) -> None:
    """Everything that both have, and the legal moves in their order."""
    turn, seats = state.turn, state.setup.seats
    assert layout.STATUSES[row[layout.STATUS]] is state.status
    assert reason(row) == state.reason
    assert tuple(row[layout.TOPS : layout.TOPS + 4]) == state.tops
    assert (row[layout.LEFT], row[layout.DRAWN]) == (state.left, state.drawn)
    assert tuple(hand_of(row, seat) for seat in range(seats)) == state.hands
    assert row[layout.SEAT] + 1 == turn.seat
    facts = (layout.MINIMUM, layout.PLACED, layout.THREE, layout.BOUND, layout.DUE)
    mine = (turn.minimum, turn.placed, turn.three, turn.bound, turn.due)
    assert tuple(row[list(facts)]) == mine
    legal = cards.legal(state, turn.seat)
    assert listed == [move_of(action) for action in legal if not isinstance(action, Say)]


def reason(row: Row) -> object:
    number = row[layout.REASON]
    return None if number == layout.NO_REASON else layout.REASONS[number]


def hand_of(row: Row, seat: int) -> tuple[int, ...]:
    """The cards of a hand, ascending."""
    low, high = map(int, row[layout.HANDS + 2 * seat : layout.HANDS + 2 * seat + 2])
    return (
        *(card for card in range(HALF) if low >> card & 1),
        *(card + HALF for card in range(HALF) if high >> card & 1),
    )


def action_of(move: int) -> Action:
    return End() if move == layout.END else Play(move // 4, PILES[move % 4])


def move_of(action: Action) -> int:
    if isinstance(action, Play):
        return action.card * 4 + PILES.index(action.pile)
    assert isinstance(action, End)
    return layout.END


def at_random(random: Random) -> Choose:
    """Any legal move; games end soon."""
    return lambda row, moves: random.choice(moves)


def mostly_near(random: Random) -> Choose:
    """Small steps with some whim; games come to their end."""

    def cost(row: Row, move: int) -> float:
        if move == layout.END:
            return 3
        card, pile = divmod(move, 4)
        step = card - row[pile] if pile < 2 else row[pile] - card
        return float(step) + random.random() * 3

    return lambda row, moves: min(moves, key=lambda move: cost(row, move))
