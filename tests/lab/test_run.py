"""Running tasks: the counts depend on the seeds alone, and add."""

from __future__ import annotations

import threading
from dataclasses import asdict
from functools import partial

import numpy as np
import pytest

from tenback.kernel.cards.simulate import Counts, simulate
from tenback.kernel.dice.simulate import Counts as DiceCounts
from tenback.lab.results import card_results, results
from tenback.lab.run import counts_of, run, spread
from tenback.lab.task import Task
from tenback.rules.cards import Setup
from tenback.rules.deals import SEEDS
from tenback.rules.editions import CLASSIC

TASKS = [
    Task("classic", 3, "careful", 40),
    Task("classic", 2, "planner", 6, SEEDS[-6], talk=True),
    Task("classic", 1, "expert:samples=1", 2),
    Task("extreme", 5, "greedy", 30, 11, minimum=3, hand=5),
    Task("twenty-one", 3, "expert:samples=2", 9),
    Task("twenty-one", 1, "greedy", 30, SEEDS[-30]),
]


def told(counts: Counts | DiceCounts) -> str:
    return str({name: np.asarray(value).tolist() for name, value in asdict(counts).items()})


@pytest.mark.parametrize("task", TASKS, ids=str)
def test_counts_depend_on_the_seeds_alone(task: Task) -> None:
    """On one core or on three, at once or in two parts that are added."""
    whole = counts_of(task, workers=1)
    assert whole.games == task.games
    assert told(counts_of(task, workers=3)) == told(whole)
    half = task.games // 2
    first = Task(**asdict(task) | {"games": half})
    second = Task(**asdict(task) | {"games": task.games - half, "seed": task.seed + half})
    assert told(counts_of(first) + counts_of(second)) == told(whole)  # type: ignore[operator]


def test_a_task_is_what_the_kernel_plays() -> None:
    """The same counts as from its own loop."""
    assert counts_of(Task("classic", 2, "greedy", 300, 5)) == simulate(
        Setup(CLASSIC, 2), "greedy", range(5, 305)
    )


def test_on_the_way_there_are_counts_of_the_first_games() -> None:
    """Ever more of them, in the order of the seeds."""
    task = Task("classic", 2, "careful", 50)
    games = [counts.games for counts in run(task, workers=2)]
    assert games == sorted(set(games))
    assert len(games) > 4
    assert games[-1] == 50
    some = next(iter(run(task, workers=2)))
    assert some == simulate(Setup(CLASSIC, 2), "careful", range(some.games))


def test_no_more_work_is_handed_out_than_soon_begins() -> None:
    """So as many games as there are seeds need no more room than a few."""
    begun = []

    def play(seeds: range) -> int:
        begun.append(seeds)
        return 1

    steps = spread(play, range(SEEDS.start, SEEDS.stop), 1000, workers=2)
    assert [next(steps) for _ in range(5)] == [1, 2, 3, 4, 5]
    steps.close()  # type: ignore[attr-defined]
    assert len(begun) < 20


def test_who_stops_early_leaves_nothing_running() -> None:
    """What was handed out and has not begun is dropped."""
    may_go_on, begun = threading.Event(), []

    def play(seeds: range) -> int:
        begun.append(seeds)
        if seeds.start:
            may_go_on.wait()
        return len(seeds)

    steps = spread(partial(play), range(100), 1, workers=1)
    assert next(steps) == 1
    steps.close()  # type: ignore[attr-defined]
    may_go_on.set()
    assert len(begun) <= 2


def test_results_tell_all_counts_by_name() -> None:
    """They fit together."""
    task = Task("extreme", 2, "careful", 60)
    named = results(task, counts_of(task), 1.5)
    assert (named["task"], named["seconds"], named["games"]) == (str(task), 1.5, 60)
    assert sum(named["left_histogram"]) == 60
    assert len(named["left_histogram"]) == 99
    assert named["won"] == named["left_histogram"][0]
    assert sum(named["lost_by"].values()) == 60 - named["won"]
    low, high = named["left_mean_interval"]
    assert low < named["left_mean"] < high
    assert named["plays"] == 98 * 60 - 60 * named["left_mean"]
    assert named["plays"] > named["turns"] > 0
    assert named["ten_backs"] > 0


def test_no_interval_reaches_beyond_what_can_be() -> None:
    """Neither less than no card nor more than all of them can be left."""
    few = card_results(Counts((1, *(0,) * 97, 1)))
    assert few["left_mean_interval"] == (0, 98)
    one = card_results(Counts((1, *(0,) * 98)))
    assert one["left_mean_interval"] is None


def test_results_of_twenty_one_are_told_by_seat() -> None:
    """Shared wins count as parts, so that all of them are as many as the games."""
    task = Task("twenty-one", 4, "greedy", 200)
    named = results(task, counts_of(task), 1)
    assert sum(named["won"]) == pytest.approx(200)
    assert sum(named["win_rate"]) == pytest.approx(1)
    for seat in range(4):
        low, high = named["win_rate_interval"][seat]
        assert low < named["win_rate"][seat] < high
        low, high = named["score_mean_interval"][seat]
        assert low < named["score_mean"][seat] < high
    assert named["rounds"] > 200
