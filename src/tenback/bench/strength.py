"""How well each bot plays: which tables there are, how many games each has, and what came of them.

How many games are played stands in `GAMES` and `SAMPLES`, what they cost in `MS_A_TURN`.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from enum import StrEnum
from functools import partial
from itertools import pairwise
from time import process_time

from tenback.bots.names import NAMES, BotName, read_name
from tenback.kernel.cards.simulate import Counts as CardCounts
from tenback.kernel.dice.simulate import WIN, simulate
from tenback.kernel.dice.simulate import Counts as DiceCounts
from tenback.lab.intervals import Interval, mean_interval, wilson
from tenback.lab.results import left_interval
from tenback.lab.run import at_once, cores, counts_of, spread
from tenback.lab.task import Task
from tenback.rules import dice
from tenback.rules.editions import EDITIONS, EXPERT_MINIMUM
from tenback.rules.games import GAMES as GAMES_BY_NAME
from tenback.rules.sheets import NAME as TWENTY_ONE

FIRST_SEED = 1_000_000
"""Everybody plays the same deals, and none that weights were tuned on."""
BOTS = ("greedy", "careful", "planner", "expert")
PLANNER, EXPERT = "planner", "expert"


class Kind(StrEnum):
    """What a row is about, and so what columns it has."""

    CARDS = "cards"
    SWITCHES = "switches"
    TALK = "talk"
    ALONE = "alone"
    DUEL = "duel"


@dataclass(frozen=True, slots=True)
class Budget:
    """How much is measured."""

    games: dict[str, int]
    """Of a row in the card games, by bot."""
    samples: int
    """Of an expert in the base game."""
    other_games: int
    """Of an expert's row with switches, with talk or in another edition."""
    other_samples: int
    dice_games: dict[str, int]
    dice_samples: int


QUICK = Budget(
    games={"greedy": 20_000, "careful": 20_000, "planner": 400, "expert": 40},
    samples=4,
    other_games=16,
    other_samples=2,
    dice_games={"random": 20_000, "greedy": 20_000, "careful": 20_000, "planner": 20_000}
    | {"expert": 400},
    dice_samples=64,
)
FULL = Budget(
    games={"greedy": 1_000_000, "careful": 400_000, "planner": 4_000, "expert": 100},
    samples=8,
    other_games=40,
    other_samples=4,
    dice_games={"random": 100_000, "greedy": 100_000, "careful": 100_000}
    | {"planner": 100_000, "expert": 10_000},
    dice_samples=256,
)

MS_A_TURN = {"greedy": 0.0003, "careful": 0.0008, "planner": 0.4}
MS_A_SAMPLE = 10.0
"""What a turn of a card game costs on one core; an expert's, for each of its samples."""
TURNS = 42
MS_A_DICE_GAME = 0.03
MS_A_DICE_SAMPLE = 0.025
"""What a game of Twenty One costs; with an expert in it, for each of its samples."""


@dataclass(frozen=True, slots=True)
class Duel:
    """Twenty One: one bot among simpler ones, who starts as often as any other seat."""

    bot: str
    others: str
    seats: int
    games: int

    def __str__(self) -> str:
        others = f"others={self.others}"
        seeds = f"seeds={FIRST_SEED}..{FIRST_SEED + self.games - 1}"
        return f"{TWENTY_ONE} seats={self.seats} bot={self.bot} {others} {seeds}"


Test = Task | Duel


@dataclass(frozen=True, slots=True)
class Row:
    """One thing to measure, and what it is measured for."""

    kind: Kind
    game: str
    test: Test


@dataclass(frozen=True, slots=True)
class Measured:
    """What came of it."""

    games: int
    value: float
    """The rate or share of wins; alone in Twenty One, the points."""
    interval: Interval | None
    left: float | None
    """Cards, in the card games."""
    left_interval: Interval | None
    ms_a_turn: float
    """Of one core; in a duel, of a whole round, since the better bot takes most of it."""


def rows(budget: Budget, games: Sequence[str] = tuple(GAMES_BY_NAME)) -> Iterator[Row]:
    """Every row of the tables, in the order in which they are shown."""
    for game in games:
        if game == TWENTY_ONE:
            yield from _dice_rows(budget)
        else:
            yield from _card_rows(game, budget)


def _card_rows(game: str, budget: Budget) -> Iterator[Row]:
    """All bots; in the base game also the experts' switches and the worth of talk."""
    edition = EDITIONS[game]
    base = not (edition.commands or edition.fire)
    samples = budget.samples if base else budget.other_samples
    for seats in edition.seats:
        for bot in BOTS:
            games = budget.games[bot] if base or bot != EXPERT else budget.other_games
            name = f"{bot}:samples={samples}" if bot == EXPERT else bot
            yield Row(Kind.CARDS, game, Task(game, seats, name, games, FIRST_SEED))
    if base:
        yield from _rows_beyond_the_base(game, budget)


def _rows_beyond_the_base(game: str, budget: Budget) -> Iterator[Row]:
    """Of the planner many games, of the expert few."""
    edition = EDITIONS[game]
    many = {PLANNER: budget.games[PLANNER]}
    few = {f"{EXPERT}:samples={budget.other_samples}": budget.other_games}
    for seats in edition.seats:
        _, smaller = edition.hand_sizes(seats)
        for minimum, hand in ((EXPERT_MINIMUM, None), (None, smaller), (EXPERT_MINIMUM, smaller)):
            for name, games in (many | few).items():
                task = Task(game, seats, name, games, FIRST_SEED, minimum, hand)
                yield Row(Kind.SWITCHES, game, task)
    for seats in edition.seats[1:]:
        for name, games in (many | few).items():
            for talk in (False, True):
                task = Task(game, seats, name, games, FIRST_SEED, talk=talk)
                yield Row(Kind.TALK, game, task)


def _dice_rows(budget: Budget) -> Iterator[Row]:
    """Alone, points; else each bot among the next simpler ones."""
    names = {name: name for name in NAMES} | {EXPERT: f"{EXPERT}:samples={budget.dice_samples}"}
    for bot in NAMES:
        task = Task(TWENTY_ONE, 1, names[bot], budget.dice_games[bot], FIRST_SEED)
        yield Row(Kind.ALONE, TWENTY_ONE, task)
    for seats in dice.SEATS[1:]:
        for others, bot in pairwise(NAMES):
            games = budget.dice_games[bot] // seats * seats
            yield Row(Kind.DUEL, TWENTY_ONE, Duel(names[bot], others, seats, games))


def expected_seconds(tests: Sequence[Test]) -> float:
    """About how long all of them take on this machine, each being measured once."""
    return sum(map(_expected_ms, set(tests))) / 1000 / cores()


def _expected_ms(test: Test) -> float:
    name = _bot_name(test)
    if isinstance(test, Task) and test.game in EDITIONS:
        samples = name.samples
        return test.games * TURNS * (MS_A_SAMPLE * samples if samples else MS_A_TURN[name.name])
    samples = name.samples or 0
    return test.games * test.seats * (MS_A_DICE_GAME + MS_A_DICE_SAMPLE * samples)


def _bot_name(test: Test) -> BotName:
    return read_name(test.bot, test.game if isinstance(test, Task) else TWENTY_ONE)


class Measuring:
    """Measures tests, and each of them once: a second table takes what the first one found."""

    def __init__(self) -> None:
        self._known: dict[Test, Measured] = {}

    def __call__(self, test: Test) -> Measured:
        if test not in self._known:
            self._known[test] = _measured_duel(test) if isinstance(test, Duel) else _measured(test)
        return self._known[test]


def _measured(task: Task) -> Measured:
    _warm(task)
    began = process_time()
    counts = counts_of(task)
    seconds = process_time() - began
    if isinstance(counts, CardCounts):
        return Measured(
            counts.games,
            counts.won / counts.games,
            wilson(counts.won, counts.games),
            counts.left_mean,
            left_interval(counts),
            1000 * seconds / max(1, counts.turns),
        )
    score, squares = int(counts.scores[0]), int(counts.squares[0])
    points = mean_interval(counts.games, score, squares)
    ms = 1000 * seconds / counts.rounds
    return Measured(counts.games, score / counts.games, points, None, None, ms)


def _measured_duel(duel: Duel) -> Measured:
    _played_duel(duel, 1, range(FIRST_SEED, FIRST_SEED + 1))
    began = process_time()
    counts = _counts_of_duel(duel)
    seconds = process_time() - began
    won = int(counts.wins[0]) / WIN
    rate, interval = won / counts.games, wilson(won, counts.games)
    return Measured(counts.games, rate, interval, None, None, 1000 * seconds / counts.rounds)


def _warm(task: Task) -> None:
    """One game that is not measured: what it needs may have to be compiled or solved first."""
    bot = f"{EXPERT}:samples=1" if task.samples else task.bot
    counts_of(Task(task.game, task.seats, bot, 1, FIRST_SEED))


def _counts_of_duel(duel: Duel) -> DiceCounts:
    """Each seat starts in as many games as the others."""
    first, *others = (_counts_with_first(duel, seat) for seat in range(1, duel.seats + 1))
    return sum(others, start=first)


def _counts_with_first(duel: Duel, first: int) -> DiceCounts:
    each = duel.games // duel.seats
    start = FIRST_SEED + (first - 1) * each
    task = Task(TWENTY_ONE, duel.seats, duel.bot, each, start)
    play = partial(_played_duel, duel, first)
    (counts,) = deque(spread(play, range(start, start + each), at_once(task)), maxlen=1)
    return counts


def _played_duel(duel: Duel, first: int, seeds: range) -> DiceCounts:
    name = _bot_name(duel)
    players = (name.name, *(duel.others,) * (duel.seats - 1))
    return simulate(dice.Setup(duel.seats, first), players, seeds, name.samples or 1)
