"""Games that the planner plays with itself, written down to learn from.

What is learned is the value of a position that a turn leaves. Its target is partly what the network
thinks of the next such position, and partly what came after that.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from tenback.kernel import randomness
from tenback.kernel.cards.desk import Mind
from tenback.kernel.cards.flow import deal
from tenback.kernel.cards.insight import INPUTS, describe
from tenback.kernel.cards.layout import LEFT, OPEN, STATUS, Row
from tenback.kernel.cards.planner import WON_VALUE, outlook, plan, position_at
from tenback.kernel.cards.trials import play_turn
from tenback.kernel.cards.value import expected, reward
from tenback.kernel.compiling import entry, lean
from tenback.kernel.randomness import Seed

MOST_TURNS = 98
AHEAD = 0.7
"""How much of a target is what came after the next position."""
STRAYING = 20
"""Of a thousand turns so many are played that are not thought the best."""


class Course(NamedTuple):
    """The positions that the turns of a game left, what was thought of them, and the targets."""

    inputs: NDArray[np.float32]
    """What the network is told of each."""
    thought: NDArray[np.float64]
    strayed: NDArray[np.int64]
    """1 where the turn was not the best."""
    targets: NDArray[np.float64]


def new_course() -> Course:
    return Course(
        np.zeros((MOST_TURNS, INPUTS), np.float32),
        np.zeros(MOST_TURNS),
        np.zeros(MOST_TURNS, np.int64),
        np.zeros(MOST_TURNS),
    )


@entry
def play_game(mind: Mind, row: Row, template: Row, seed: Seed, course: Course) -> int:
    """The game of a seed; says how many positions of it there are to learn from."""
    deal(mind.kinds, mind.memo, row, template, mind.stream, seed)
    randomness.open_stream(mind.stream, seed)
    randomness.name(mind.stream, randomness.DECISIONS)
    turns, ended = 0, reward(row[LEFT])
    while row[STATUS] == OPEN:
        plan(mind.kinds, mind.memo, mind.net, mind.scratch, mind.plans, row)
        found = mind.plans.found
        if found.values[0] == WON_VALUE:
            ended = reward(0)
            break
        chosen = 0
        if randomness.below(mind.stream, 1_000) < STRAYING:
            chosen = randomness.below(mind.stream, found.number[0])
        course.thought[turns] = expected(found.values[0])
        course.strayed[turns] = chosen > 0
        _describe(mind, row, chosen, course.inputs[turns])
        play_turn(mind, row, found, chosen)
        turns += 1
        ended = reward(row[LEFT])
    _look_ahead(course, turns, ended)
    return turns


@lean
def _describe(mind: Mind, row: Row, chosen: int, line: NDArray[np.float32]) -> None:
    told = mind.scratch.inputs
    describe(mind.kinds, outlook(row, position_at(mind.plans.found, chosen)), told)
    for k in range(len(line)):
        line[k] = 0
    for k in range(told.number[0]):
        line[told.where[k]] = told.amount[k]


@lean
def _look_ahead(course: Course, turns: int, ended: float) -> None:
    """From the last position to the first. What follows a strayed turn tells of no other."""
    ahead = ended
    for turn in range(turns - 1, -1, -1):
        course.targets[turn] = ahead
        share = 0.0 if course.strayed[turn] else AHEAD
        ahead = share * ahead + (1 - share) * course.thought[turn]
