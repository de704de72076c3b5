"""The expert: plays on, from each decision that looks good, with sampled dice to the end.

The planner says which decisions are nearly as good as its best one. Each of them is tried on the
same sampled dice, all seats playing on as planners, and judged by how the game ends for the seat: a
near win counts almost as a win, for that is less noisy. The half that does worse is dropped on the
way. The planner's own opinion counts as well, since samples are few.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from tenback.kernel.compiling import compiled, lean
from tenback.kernel.dice.game import finish_round, may_reroll
from tenback.kernel.dice.layout import (
    ACTIVE,
    AGAIN,
    DICE,
    ENTER,
    ENTRY,
    KEEP,
    NOT_YET,
    OVER,
    PHASE,
    REROLL,
    SEATS,
    SIZE,
    THROW,
    Game,
    block,
    score,
)
from tenback.kernel.dice.planner import best_entry, planner_again, rank_entries, worth_again
from tenback.kernel.dice.race import Plan
from tenback.kernel.randomness import Seed, Stream, below, draw, name, open_stream

MOST_TRIED = 6
WITHIN = 3.0
"""A decision is tried when the planner thinks it so many points worse than its best, or less."""
SOFTNESS = 6.0
"""By how many points one must be ahead at the end to count as nearly certain to have won."""
TRUST = 6.0
"""What the planner's opinion of one point adds to the sum of all samples: it weighs as much as some
hundred samples, and the less the more there are."""

ALIVE, TRIED = 0, 1


class Trial(NamedTuple):
    """The decisions that are tried, the best so far first, and how they did."""

    actions: NDArray[np.int64]
    worths: NDArray[np.float64]
    totals: NDArray[np.float64]
    """Sums of `success` over the samples so far, as many for all that are still tried."""
    progress: NDArray[np.int64]
    """[ALIVE]: how many decisions are still tried; [TRIED]: on how many samples they were."""
    game: Game
    """Where it is played on."""
    stream: Stream


@compiled
def new_trial() -> Trial:
    return Trial(
        np.zeros(MOST_TRIED, np.int64),
        np.zeros(MOST_TRIED),
        np.zeros(MOST_TRIED),
        np.zeros(2, np.int64),
        np.zeros(SIZE, np.int64),
        np.zeros(1, np.uint64),
    )


@lean
def nominate(game: Game, seat: int, plan: Plan, trial: Trial) -> None:
    """Fills in what is worth trying, the planner's choice first; alone nothing else is."""
    if game[PHASE] == AGAIN:
        found = _nominate_again(game, seat, plan, trial)
    else:
        found = rank_entries(game, seat, plan, trial.actions, trial.worths)
    alive = 1
    while game[SEATS] > 1 and alive < found and trial.worths[alive] > trial.worths[0] - WITHIN:
        alive += 1
    trial.progress[ALIVE], trial.progress[TRIED] = alive, 0
    for i in range(alive):
        trial.totals[i] = 0


@lean
def _nominate_again(game: Game, seat: int, plan: Plan, trial: Trial) -> int:
    kept = best_entry(game, seat, plan)[1]
    trial.actions[0], trial.worths[0] = KEEP, kept
    if not may_reroll(game):
        return 1
    again = worth_again(game, seat, plan)
    better = again > kept
    trial.actions[0], trial.actions[1] = (REROLL, KEEP) if better else (KEEP, REROLL)
    trial.worths[0], trial.worths[1] = (again, kept) if better else (kept, again)
    return 2


@lean
def try_out(game: Game, seat: int, plan: Plan, trial: Trial, samples: int, seed: Seed) -> None:
    """Plays on from each decision, on the same dice, up to so many samples; then sorts."""
    alive = trial.progress[ALIVE]
    for sample in range(trial.progress[TRIED], samples):
        for i in range(alive):
            open_stream(trial.stream, seed)
            name(trial.stream, sample)
            _decide(game, seat, trial.actions[i], trial)
            play_on(trial.game, plan, trial.stream)
            trial.totals[i] += success(trial.game, seat)
    trial.progress[TRIED] = samples
    _sort(trial, alive)


@lean
def drop_half(trial: Trial) -> None:
    trial.progress[ALIVE] = (trial.progress[ALIVE] + 1) // 2


@lean
def _decide(game: Game, seat: int, action: int, trial: Trial) -> None:
    """The game with that decision made, and without the others' sealed entries."""
    copy = trial.game
    for i in range(SIZE):
        copy[i] = game[i]  # a copied slice would want memory
    for other in range(game[SEATS]):
        copy[block(other) + ENTRY] = NOT_YET
    if game[PHASE] == ENTER:
        copy[block(seat) + ENTRY] = action
        return
    if action == REROLL:
        fall(copy, trial.stream)
    else:
        _drawn(trial.stream)
    copy[PHASE] = ENTER


@lean
def fall(game: Game, stream: Stream) -> None:
    """A throw of all dice but those that show 1."""
    number = _drawn(stream)
    for die in range(6):
        if game[DICE + die] != 1:
            game[DICE + die] = 1 + number % 6
        number //= 6


@lean
def _drawn(stream: Stream) -> int:
    """Six dice as one number.

    It is drawn also where nobody throws again, so that the later dice of a sample stay the same.
    """
    return below(stream, 6**6)


@lean
def play_on(game: Game, plan: Plan, stream: Stream) -> None:
    """To the end, with every seat a planner."""
    while game[PHASE] != OVER:
        active = game[ACTIVE]
        if game[PHASE] == THROW:
            fall(game, stream)
            if planner_again(game, active, plan):
                fall(game, stream)
            else:
                _drawn(stream)
            game[PHASE] = ENTER
        for seat in range(game[SEATS]):
            if game[block(seat) + ENTRY] == NOT_YET:
                game[block(seat) + ENTRY] = best_entry(game, seat, plan)[0]
        finish_round(game)


@lean
def success(game: Game, seat: int) -> float:
    """Near 1 where the seat is far ahead of the best of the others, near 0 where far behind."""
    best = 0
    for other in range(game[SEATS]):
        if other != seat:
            best = max(best, score(game, other))
    return float(1 / (1 + np.exp((best - score(game, seat)) / SOFTNESS)))


@lean
def _sort(trial: Trial, alive: int) -> None:
    """The best first, by how they did and what the planner thinks of them."""
    for i in range(1, alive):
        j = i
        while j > 0 and _merit(trial, j) > _merit(trial, j - 1):
            for numbers in (trial.worths, trial.totals):
                numbers[j], numbers[j - 1] = numbers[j - 1], numbers[j]
            trial.actions[j], trial.actions[j - 1] = trial.actions[j - 1], trial.actions[j]
            j -= 1


@lean
def _merit(trial: Trial, i: int) -> float:
    return float(trial.totals[i] + TRUST * trial.worths[i])


@lean
def expert_action(
    game: Game, seat: int, plan: Plan, trial: Trial, samples: int, stream: Stream
) -> int:
    """After a quarter and after half of the samples the worse half is dropped."""
    nominate(game, seat, plan, trial)
    seed = draw(stream)
    for part in (4, 2, 1):
        if trial.progress[ALIVE] > 1:
            try_out(game, seat, plan, trial, max(samples // part, 1), seed)
            drop_half(trial)
    return int(trial.actions[0])
