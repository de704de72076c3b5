"""The bots of Twenty One: each is called with what its seat sees and gives the action it takes."""

from __future__ import annotations

from random import Random as Chance
from time import monotonic
from typing import Protocol

from tenback.bots.dice.position import action_of, position_of
from tenback.kernel.dice.expert import ALIVE, drop_half
from tenback.kernel.dice.knowledge import NO_PLAN, plan_for
from tenback.kernel.dice.layout import PHASE, THROW, Game
from tenback.kernel.dice.moves import begin_trial, checked_samples, decide, go_on_with_trial
from tenback.kernel.dice.players import CAREFUL, EXPERT, GREEDY, PLANNER, RANDOM
from tenback.kernel.dice.race import Plan
from tenback.kernel.dice.simulate import DEFAULT_SAMPLES
from tenback.rules.dice import Action
from tenback.rules.dice_view import View

FIRST_BATCH = 8
MOST_SAMPLES = 20_000
"""More of them change nothing."""


class DiceBot(Protocol):
    """Called when its seat has something to decide; what it returns is among `view.legal`."""

    def __call__(self, view: View, random: Chance) -> Action: ...


class _Thumb:
    """A bot that looks nothing up."""

    player: int

    def __call__(self, view: View, random: Chance) -> Action:
        seed = random.getrandbits(64)
        move = decide(self.player, position_of(view), _seat(view), NO_PLAN, 1, seed)
        return action_of(move, view)


class Random(_Thumb):
    """Any set of numbers that fit, a second throw by a coin."""

    player = RANDOM


class Greedy(_Thumb):
    """Enters what comes within one of its field; throws again with less than two hits."""

    player = GREEDY


class Careful(_Thumb):
    """Weighs a number against what its open field may still bring, and throws accordingly."""

    player = CAREFUL


class Planner:
    """Does what is worth most by the exactly solved race towards the end."""

    def __call__(self, view: View, random: Chance) -> Action:
        seed = random.getrandbits(64)
        plan = plan_for(view.setup.seats)
        return action_of(decide(PLANNER, position_of(view), _seat(view), plan, 1, seed), view)


class Expert:
    """Plays the best decisions on with sampled dice, and takes the one that wins most.

    With a number of samples it decides the same from the same view and chance; with seconds it
    tries as many samples as there is time for.
    """

    def __init__(self, samples: int | None = None, seconds: float | None = None) -> None:
        if samples is not None and seconds is not None:
            raise ValueError("either samples or seconds, not both")
        if seconds is not None and not seconds > 0:
            raise ValueError(f"seconds: {seconds} is not more than 0")
        self.samples = checked_samples(DEFAULT_SAMPLES if samples is None else samples)
        self.seconds = seconds

    def __call__(self, view: View, random: Chance) -> Action:
        began = monotonic()
        game, seat, seed = position_of(view), _seat(view), random.getrandbits(64)
        plan = plan_for(view.setup.seats)
        if self.seconds is None or game[PHASE] == THROW:
            return action_of(decide(EXPERT, game, seat, plan, self.samples, seed), view)
        return action_of(_searched(game, seat, plan, seed, began, self.seconds), view)


def _searched(game: Game, seat: int, plan: Plan, seed: int, began: float, seconds: float) -> int:
    """Batch after batch of samples while there is time; the worse half is dropped on the way."""
    trial, samples, batch = begin_trial(game, seat, plan), 0, FIRST_BATCH
    while trial.progress[ALIVE] > 1 and samples < MOST_SAMPLES:
        batch_began = monotonic()
        samples += batch
        go_on_with_trial(game, seat, plan, trial, samples, seed)
        now = monotonic()
        if now - began > seconds / 4 and trial.progress[ALIVE] > 2:
            drop_half(trial)
        # As many as the rest of the time is good for, but not all at once: the machine is shared.
        in_time = int(batch * (seconds - (now - began)) / max(now - batch_began, 1e-6))
        batch = min(2 * batch, in_time // 2)
        if batch < 1:
            break
    return int(trial.actions[0])


def _seat(view: View) -> int:
    """The kernel counts seats from 0."""
    assert view.seat is not None, "a spectator has nothing to decide"
    return view.seat - 1
