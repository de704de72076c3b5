"""The players that search. The planner takes the best turn that it finds; the expert tries some.

The worse half of the turns is dropped again and again, and the rest is tried on twice as many
deals.
"""

from __future__ import annotations

import time

import numpy as np

from tenback.kernel import randomness
from tenback.kernel.cards.desk import Mind
from tenback.kernel.cards.flow import deal
from tenback.kernel.cards.layout import OPEN, STATUS, TURNS, Row
from tenback.kernel.cards.planner import WON_VALUE, plan
from tenback.kernel.cards.signals import speak
from tenback.kernel.cards.tally import Tally, add_up
from tenback.kernel.cards.trials import play_turn, try_turns
from tenback.kernel.compiling import entry, lean
from tenback.kernel.randomness import Seed

_LOOK, _TRY, _HALVE = range(3)
STAGES = 4


@entry
def _advance(mind: Mind, row: Row, step: int, deals: int) -> int:
    """One step of thinking; says how many turns are considered. One entry: all share much code."""
    found = mind.plans.found
    if step == _LOOK:
        plan(mind.kinds, mind.memo, mind.net, mind.scratch, mind.plans, row)
        for i in range(found.number[0]):
            mind.alive[i] = 1
            mind.sums[i] = 0
    elif step == _TRY:
        try_turns(mind, row, deals)
    else:
        _drop_worse_half(mind)
    alive = 0
    for i in range(found.number[0]):
        alive += mind.alive[i]
    return alive


@lean
def _drop_worse_half(mind: Mind) -> None:
    alive = 0
    for i in range(mind.plans.found.number[0]):
        alive += mind.alive[i]
    for _ in range(alive // 2):
        worst = -1
        for i in range(mind.plans.found.number[0]):
            if mind.alive[i] and (worst < 0 or mind.sums[i] <= mind.sums[worst]):
                worst = i
        mind.alive[worst] = 0


@entry
def _begin_game(mind: Mind, row: Row, template: Row, seed: Seed) -> None:
    deal(mind.kinds, mind.memo, row, template, mind.stream, seed)


@entry
def _begin_turn(mind: Mind, row: Row, seed: Seed, talk: bool) -> None:
    """Every turn has a stream of its own."""
    randomness.open_stream(mind.stream, seed)
    randomness.name(mind.stream, randomness.DECISIONS)
    randomness.name(mind.stream, row[TURNS])
    if talk:
        speak(mind.kinds, row)


@entry
def _take_turn(mind: Mind, row: Row, i: int) -> None:
    play_turn(mind, row, mind.plans.found, i)


def think(mind: Mind, row: Row, samples: int) -> int:
    """The best turn in `mind.plans.found`; with 0 samples the planner's, else the expert's."""
    alive, deals = _advance(mind, row, _LOOK, 0), samples
    if samples and not _is_decided(mind, alive):
        for _ in range(STAGES):
            _advance(mind, row, _TRY, deals)
            _advance(mind, row, _HALVE, 0)
            deals *= 2
    return _best(mind)


def think_within(mind: Mind, row: Row, seconds: float) -> int:
    """The same with as many deals as the time allows; the clock is asked between small pieces."""
    start = time.perf_counter()
    alive = _advance(mind, row, _LOOK, 0)
    if _is_decided(mind, alive):
        return _best(mind)
    for stage in range(1, STAGES + 1):
        until = start + seconds * stage / STAGES
        _advance(mind, row, _TRY, 1)
        while time.perf_counter() < until:
            _advance(mind, row, _TRY, 1)
        _advance(mind, row, _HALVE, 0)
    return _best(mind)


def _is_decided(mind: Mind, alive: int) -> bool:
    return alive < 2 or mind.plans.found.values[0] == WON_VALUE


def _best(mind: Mind) -> int:
    """The first of the turns that are left with the highest sum; untried, the planner's first."""
    living = np.flatnonzero(mind.alive[: mind.plans.found.number[0]])
    return int(living[np.argmax(mind.sums[living])])


def play_games(
    mind: Mind, row: Row, template: Row, samples: int, talk: bool, seeds: range, tally: Tally
) -> None:
    """Whole games of these seeds, added to the tally."""
    for seed in map(np.uint64, seeds):
        _begin_game(mind, row, template, seed)
        while row[STATUS] == OPEN:
            _begin_turn(mind, row, seed, talk)
            _take_turn(mind, row, think(mind, row, samples))
        _count_game(row, tally)


@entry
def _count_game(row: Row, tally: Tally) -> None:
    add_up(row, tally)
