"""A task played on every core, in pieces that are added in the order of their seeds."""

from __future__ import annotations

import os
from collections import deque
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from itertools import islice
from typing import Any, Protocol, TypeVar

from tenback.kernel.cards.simulate import Counts as CardCounts
from tenback.kernel.cards.simulate import simulate as simulate_cards
from tenback.kernel.dice.simulate import Counts as DiceCounts
from tenback.kernel.dice.simulate import simulate as simulate_dice
from tenback.lab.task import Task
from tenback.rules import dice
from tenback.rules.editions import EDITIONS

Counts = CardCounts | DiceCounts

_CARDS_AT_ONCE = {"random": 4096, "greedy": 4096, "careful": 2048, "planner": 8, "expert": 1}
_DICE_AT_ONCE = {"random": 4096, "greedy": 4096, "careful": 4096, "planner": 4096, "expert": 8}
"""So many games make one piece of work: enough that handing it out costs nothing."""
_PIECES_EACH = 4
"""With few games the pieces are smaller, so that every core gets some of them."""


class _Adds(Protocol):
    def __add__(self, other: Any, /) -> Any: ...


AddsT = TypeVar("AddsT", bound=_Adds)


def cores() -> int:
    return os.cpu_count() or 1


def run(task: Task, workers: int | None = None) -> Iterator[Counts]:
    """The counts of its first games, ever more of them; the last are those of the whole task."""

    def play_part(seeds: range) -> Counts:
        return play(task.part(seeds))

    return spread(play_part, task.seeds, at_once(task), workers)


def counts_of(task: Task, workers: int | None = None) -> Counts:
    """What comes of the whole task."""
    (last,) = deque(run(task, workers), maxlen=1)
    return last


def prepare(task: Task) -> None:
    """Play one game that is not counted: it compiles the rest."""
    play(task.light)


def at_once(task: Task) -> int:
    """How many games make one piece."""
    table = _CARDS_AT_ONCE if task.game in EDITIONS else _DICE_AT_ONCE
    return min(table[bot.name] for bot in task.bot_names)


def play(task: Task) -> Counts:
    """What comes of a task that is small enough for one core."""
    setup, bots, samples = task.setup, [bot.name for bot in task.bot_names], task.samples
    if isinstance(setup, dice.Setup):
        each = bots if len(bots) > 1 else bots * setup.seats
        return simulate_dice(setup, each, task.seeds, samples or 1)
    return simulate_cards(
        setup, bots[0], task.seeds, samples=samples or 0, talk=task.talk, workers=1
    )


def spread(
    play: Callable[[range], AddsT], seeds: range, most: int, workers: int | None = None
) -> Iterator[AddsT]:
    """Piece after piece on several cores; yields the sum of all pieces up to here.

    Only a few pieces are handed out ahead, so any number of games needs no more room than a few.
    """
    workers = workers or cores()
    pieces = cut(seeds, most, workers)
    pool = ThreadPoolExecutor(workers)
    try:
        ahead = deque(pool.submit(play, piece) for piece in islice(pieces, 4 * workers))
        total = None
        while ahead:
            counts = ahead.popleft().result()
            ahead.extend(pool.submit(play, piece) for piece in islice(pieces, 1))
            total = counts if total is None else total + counts
            yield total
    finally:
        pool.shutdown(wait=False, cancel_futures=True)


def cut(seeds: range, most: int, workers: int) -> Iterator[range]:
    """Pieces of at most so many games, and smaller ones if there are few games for the workers."""
    games = seeds.stop - seeds.start  # a range as long as all seeds has no len()
    step = max(1, min(most, games // (_PIECES_EACH * workers)))
    for start in range(seeds.start, seeds.stop, step):
        yield range(start, min(start + step, seeds.stop))
