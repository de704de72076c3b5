"""The compiled Twenty One is the game of the rules."""

from __future__ import annotations

from random import Random

import numpy as np
import pytest

from support import counts
from tenback.bots.dice.position import action_of, position_of
from tenback.kernel.dice.layout import (
    ENTRY,
    KEEP,
    NOT_YET,
    OVER,
    PHASE,
    ROLL,
    ROW,
    SEATS,
    SIZE,
    WITHDRAW,
    Game,
    block,
    score,
)
from tenback.kernel.dice.moves import legal, make, start
from tenback.kernel.dice.tables import BONUS, BONUS_STEP, DIE_AT, LETTERS, MOST_POINTS, VALUES
from tenback.rules import dice, dice_view
from tenback.rules.dice import Action, Phase, Setup, State
from tenback.rules.game import CHANCE
from tenback.rules.games import GAMES
from tenback.rules.sheets import COLOURS, SHEETS, row_score

TREES = [tree for tree in counts.TREES if tree.game == "twenty-one"]


def action(move: int, state: State, seat: int) -> Action:
    """What the kernel's move is in the rules; no bot withdraws, so the bots' reading has it not."""
    if move == WITHDRAW:
        return dice.Choice.WITHDRAW
    return action_of(move, dice_view.view(state, seat))


def moves(state: State, game: Game, seat: int) -> dict[Action, int]:
    """What a seat may do by the kernel, as actions of the rules."""
    return {action(move, state, seat): move for move in legal(game, seat - 1)}


def array_of(state: State) -> Game:
    """A state of the rules, laid out anew."""
    game = position_of(dice_view.view(state, None))
    for seat, entry in enumerate(state.entries):
        if entry is not None:
            fields = SHEETS[state.setup.sheets[seat]][game[block(seat) + ROW]]
            colours = [colour for colour, _ in entry]
            filled = sum(1 << i for i, field in enumerate(fields) if field.colour in colours)
            game[block(seat) + ENTRY] = filled
    return game


def after(state: State, seat: int, done: Action, seed: int) -> State:
    """The rules' next state; dice that this sets falling have fallen."""
    state = dice.apply(state, seat, done).state
    if state.phase in (Phase.FALL, Phase.FALL_AGAIN):
        state = dice.apply(state, CHANCE, dice.chance(state, seed)).state
    return state


@pytest.mark.parametrize("seats", dice.SEATS)
def test_a_random_game_is_the_same_by_the_rules_and_by_the_kernel(seats: int, soak: int) -> None:
    """Dice, sheets, entries, scores, phases and all that is legal agree after every move."""
    for seed in range(8 * soak):
        random = Random(10 * seed + seats)
        letters = "".join(random.sample("ABCDEF", seats))
        setup = Setup(seats, random.randrange(seats) + 1, letters)
        state, game = dice.start(setup), start(setup)
        while waiting := dice.acting(state):
            seat = random.choice(waiting)
            if random.random() < 0.2:  # anybody: who is not awaited can at most withdraw an entry
                seat = random.randint(1, seats)
            possible = moves(state, game, seat)
            assert set(possible) == set(dice.legal(state, seat))
            if not possible:
                continue
            done = random.choice(sorted(possible, key=repr))
            assert make(game, seat - 1, possible[done], seed)
            state = after(state, seat, done, seed)
            assert np.array_equal(game, array_of(state))
            assert tuple(score(game, other) for other in range(seats)) == dice.scores(state)
        assert game[PHASE] == OVER


def test_what_is_not_legal_is_refused_and_changes_nothing() -> None:
    """Any other number is no move, for any seat and at any time."""
    game = start(Setup(2))
    for move in (ROLL, KEEP, 0):
        for seat in range(2):
            for wrong in set(range(WITHDRAW + 1)) - set(legal(game, seat)):
                before = game.copy()
                assert not make(game, seat, wrong, 1)
                assert np.array_equal(game, before)
        make(game, 0, move, 1)


@pytest.mark.parametrize("tree", TREES, ids=counts.written)
def test_the_kernel_has_the_move_tree_of_the_rules(tree: counts.Tree) -> None:
    """The sequences of decisions from known positions are as many as the table says."""
    games = [array_of(counts._state(GAMES["twenty-one"], tree))]
    for level in counts.count(tree):
        over = sum(int(game[PHASE] == OVER) for game in games)
        assert (len(games), over) == (level.sequences, level.over)
        games = [later for game in games for later in followers(game, tree.seed)]


def followers(game: Game, seed: int) -> list[Game]:
    """The positions after a decision of the first seat that has one, withdrawals left out."""
    for seat in range(int(game[SEATS])):
        if game[block(seat) + ENTRY] == NOT_YET and (known := legal(game, seat)):
            laters = []
            for move in known:
                later = game.copy()
                make(later, seat, move, seed)
                laters.append(later)
            return laters
    return []


def test_the_tables_are_those_of_the_rules() -> None:
    """Every field's value and die, the bonus, and the most that a sheet can bring."""
    assert len(start(Setup(6))) == SIZE
    for letter, rows in SHEETS.items():
        for row, fields in enumerate(rows):
            assert [field.value for field in fields] == list(VALUES[row])
            dice_there = DIE_AT[LETTERS.index(letter), row]
            assert [field.colour for field in fields] == [COLOURS[die] for die in dice_there]
    assert all(BONUS[hits] + BONUS_STEP[hits] == BONUS[hits + 1] for hits in range(6))
    best = sum(row_score(row, tuple(field.value for field in row)) for row in SHEETS["A"])
    assert best == MOST_POINTS
