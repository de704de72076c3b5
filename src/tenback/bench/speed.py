"""How many games a second the kernel plays: on one core, on all, and beside a plain sketch."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from functools import partial
from statistics import median
from time import perf_counter
from typing import NamedTuple

from tenback.bench import sketch
from tenback.bench.neighbours import games_a_second
from tenback.lab.run import at_once, cores, counts_of
from tenback.lab.task import Task
from tenback.rules.editions import CLASSIC
from tenback.rules.games import GAMES

CHEAP = ("random", "greedy", "careful")
PLANNER = "planner"
SEATS = dict.fromkeys(GAMES, (1, 3, 5)) | {CLASSIC.name: (1, 2, 3, 4, 5)}
GREEDY = "greedy"
_TIMES = 3
"""Two things that are compared take turns so often, and the middle of the ratios is told."""
_SKETCH_AT_ONCE = 4096
_SECONDS_TO_START = 3.0
"""What it takes to start the processes that play side by side."""
_BATCHES = 1.6
"""The last batch takes a little more than it should, and those before it take some time too."""
_FASTER = 10
"""A batch has at most so many times the games of the one before."""


@dataclass(frozen=True, slots=True)
class Speed:
    """Whole games a second."""

    game: str
    seats: int
    bot: str
    one_core: float
    all_cores: float


@dataclass(frozen=True, slots=True)
class Ratio:
    """Games a second of two things in the same run."""

    seats: int
    ours: float
    theirs: float
    ratio: float


def tables() -> Iterator[tuple[str, int, str]]:
    """What is measured: game, seats, bot."""
    for game in GAMES:
        for seats in SEATS[game]:
            for bot in (*CHEAP, PLANNER):
                yield game, seats, bot


def speeds(seconds: float, wanted: Iterable[tuple[str, int, str]]) -> Iterator[Speed]:
    """For about so many seconds each, on one core and on all."""
    for game, seats, bot in wanted:
        one = rate(_player(game, seats, bot, 1), seconds)
        every = rate(_player(game, seats, bot, cores()), seconds)
        yield Speed(game, seats, bot, one, every)


def beside_sketch(seconds: float, wanted: Iterable[int] = SEATS[CLASSIC.name]) -> Iterator[Ratio]:
    """The greedy bot beside the sketch, both on one core."""
    for seats in wanted:
        greedy, plain = _player(CLASSIC.name, seats, GREEDY, 1), _sketch(seats)
        yield compared(seats, partial(rate, greedy, seconds), partial(rate, plain, seconds))


def beside_processes(seconds: float, wanted: Iterable[int] = (3,)) -> Iterator[Ratio]:
    """All cores in one process beside as many processes with one core each."""
    for seats in wanted:
        threads = partial(rate, _player(CLASSIC.name, seats, GREEDY, cores()), seconds)
        task = Task(CLASSIC.name, seats, GREEDY, max(1, int(threads() * seconds / cores())))
        yield compared(seats, threads, partial(games_a_second, task, cores()))


def compared(seats: int, ours: Callable[[], float], theirs: Callable[[], float]) -> Ratio:
    """They take turns, so that what else the machine does hits both."""
    pairs = [(ours(), theirs()) for _ in range(_TIMES)]
    return Ratio(
        seats,
        median(our for our, _ in pairs),
        median(their for _, their in pairs),
        median(our / their for our, their in pairs),
    )


def expected_seconds(seconds: float, speeds: int) -> float:
    """About how long it takes to measure so many speeds, and to compare."""
    pairs = speeds + _TIMES * (len(SEATS[CLASSIC.name]) + 1)
    return 2 * pairs * _BATCHES * seconds + _TIMES * _SECONDS_TO_START


class Player(NamedTuple):
    """Plays so many games when it is called."""

    play: Callable[[int], object]
    least: int
    """Fewer games at once say nothing: handing the work out would take longer than the work."""


def rate(player: Player, seconds: float) -> float:
    """Games a second, of the first batch of games that takes as long as it should.

    The very first game is not counted: it may have to be compiled.
    """
    player.play(1)
    games = player.least
    while True:
        began = perf_counter()
        player.play(games)
        took = max(perf_counter() - began, 1e-9)
        if took >= seconds:
            return games / took
        games = min(_FASTER * games, int(1.2 * games * seconds / took) + 1)


def _player(game: str, seats: int, bot: str, workers: int) -> Player:
    def play(games: int) -> None:
        counts_of(Task(game, seats, bot, games), workers)

    return Player(play, workers * at_once(Task(game, seats, bot, 1)))


def _sketch(seats: int) -> Player:
    hand_size, _ = CLASSIC.hand_sizes(seats)
    return Player(partial(sketch.play_games, seats, hand_size, 1), _SKETCH_AT_ONCE)
