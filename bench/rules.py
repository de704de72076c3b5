"""How fast the rules are: `make bench`. Times are this machine's; compare within one run."""

from __future__ import annotations

import platform
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from random import Random
from statistics import median
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))

from support.playthroughs import SCRIPTS, written
from tenback.rules import duties
from tenback.rules.editions import EXTREME, bits
from tenback.rules.games import GAMES
from tenback.rules.record_reader import read
from tenback.rules.turn import Position, Terms
from tenback.testing import play_at_random

MICRO, MILLI = 1e6, 1e3

# Positions that hill climbing over hands, tops and first plays found to be the hardest of EXTREME:
# hand, tops, cards placed, minimum. Each is judged from nothing, with the reason of the loss.
HARDEST = (
    ((32, 38, 52, 64, 70, 80), (74, 24, 91, 88), 2, 3),
    ((18, 24, 32, 35, 52, 64, 70), (1, 74, 91, 38), 1, 3),
    ((14, 52, 70, 74, 84, 91), (24, 21, 35, 100), 2, 3),
    ((35, 38, 74, 10, 78, 18, 88, 24), (84, 52, 46, 76), 0, 3),
)


def timed(call: Callable[[], Any], times: int = 5) -> float:
    """The best of a few runs, in seconds."""
    best = float("inf")
    for _ in range(times):
        start = time.perf_counter()
        call()
        best = min(best, time.perf_counter() - start)
    return best


def apply_times(name: str, games: int = 40) -> list[float]:
    """Seconds for each apply in random games, searches included and none remembered before."""
    game, times = GAMES[name], []
    for number in range(games):
        duties.search.cache_clear()
        random = Random(number)
        course = play_at_random(game, game.seats[number % len(game.seats)], number, random)
        duties.search.cache_clear()
        for state, (seat, action) in zip(course.states, course.moves, strict=False):
            start = time.perf_counter()
            game.apply(state, seat, action)
            times.append(time.perf_counter() - start)
    return sorted(times)


def view_times(name: str, games: int = 10) -> list[float]:
    """Seconds for the view of the seat to move, where the state has just been reached."""
    game, times = GAMES[name], []
    for number in range(games):
        course = play_at_random(game, 2, number, Random(number))
        duties.search.cache_clear()
        for state in course.states:
            for seat in game.acting(state)[:1]:
                start = time.perf_counter()
                game.view(state, seat or None)
                times.append(time.perf_counter() - start)
    return sorted(times)


def judge(hand: tuple[int, ...], tops: Any, placed: int, minimum: int) -> None:
    position = Position(bits(hand), tops, placed)
    terms = Terms(EXTREME.marks, minimum)
    duties.search.cache_clear()
    if not duties.search(terms, position).succeeds():
        duties.reason_of_loss(terms, position, stopped=False)


def import_seconds(module: str) -> float:
    """A fresh Python each time; the best of several."""
    code = f"import time; t = time.perf_counter(); import {module}; print(time.perf_counter() - t)"
    runs = (subprocess.check_output([sys.executable, "-c", code], text=True) for _ in range(10))
    return min(map(float, runs))


def main() -> None:
    print(f"Python {platform.python_version()}, {platform.machine()}, {platform.system()}")
    for name in GAMES:
        times = apply_times(name)
        print(
            f"apply {name:<11} median {median(times) * MICRO:6.1f} µs   "
            f"99 % {times[int(len(times) * 0.99)] * MICRO:7.1f} µs   of {len(times)} moves"
        )
    for name in GAMES:
        times = view_times(name)
        print(f"view  {name:<11} median {median(times) * MICRO:6.1f} µs   of {len(times)} views")
    for hand, tops, placed, minimum in HARDEST:
        seconds = timed(lambda h=hand, t=tops, p=placed, m=minimum: judge(h, t, p, m))  # type: ignore[misc]
        print(f"hardest hands of EXTREME, {hand} on {tops}: {seconds * MILLI:.1f} ms")
    for name, script in SCRIPTS.items():
        text = written(script).split("\nstart\n")[0]
        duties.search.cache_clear()
        print(f"replay {name:<15} {timed(lambda t=text: read(t)) * MILLI:5.1f} ms")  # type: ignore[misc]
    for module in ("tenback.rules", "tenback.rules.games", "tenback.rules.record_reader"):
        print(f"import {module:<28} {import_seconds(module) * MILLI:5.1f} ms")


if __name__ == "__main__":
    main()
