"""What the counts of a task say, as plain numbers by name: what `docs/lab.md` describes."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from tenback.bots.names import NAMES
from tenback.kernel.cards.simulate import Counts as CardCounts
from tenback.kernel.dice.simulate import WIN
from tenback.kernel.dice.simulate import Counts as DiceCounts
from tenback.lab.intervals import Interval, mean_interval, wilson
from tenback.lab.pieces import Piece, in_order, joined
from tenback.lab.run import Counts
from tenback.lab.task import Task
from tenback.rules.games import GAMES

Results = dict[str, Any]


def results(task: Task, counts: Counts, seconds: float) -> Results:
    """All that is told of a task that has been played."""
    return {"task": str(task), **named(counts), "seconds": seconds}


def named(counts: Counts) -> Results:
    """What comes of the counts alone."""
    return card_results(counts) if isinstance(counts, CardCounts) else dice_results(counts)


def card_results(counts: CardCounts) -> Results:
    """Of one of the card games."""
    return {
        "games": counts.games,
        "won": counts.won,
        "win_rate": counts.won / counts.games,
        "win_rate_interval": wilson(counts.won, counts.games),
        "left_mean": counts.left_mean,
        "left_mean_interval": left_interval(counts),
        "left_histogram": counts.left,
        "lost_by": {str(reason): games for reason, games in counts.reasons.items()},
        "plays": counts.plays,
        "turns": counts.turns,
        "ten_backs": counts.backs,
    }


def left_interval(counts: CardCounts) -> Interval | None:
    """The interval of the mean number of cards that are left."""
    total = sum(left * games for left, games in enumerate(counts.left))
    squares = sum(left**2 * games for left, games in enumerate(counts.left))
    found = mean_interval(counts.games, total, squares)
    return found and (max(0.0, found[0]), min(98.0, found[1]))


def dice_results(counts: DiceCounts) -> Results:
    """Of Twenty One: under the same names, one number for each seat."""
    games, won = counts.games, [int(wins) / WIN for wins in counts.wins]
    sums = [
        (int(score), int(square))
        for score, square in zip(counts.scores, counts.squares, strict=True)
    ]
    return {
        "games": games,
        "won": won,
        "win_rate": [wins / games for wins in won],
        "win_rate_interval": [wilson(wins, games) for wins in won],
        "score_mean": [score / games for score, _ in sums],
        "score_mean_interval": [mean_interval(games, *both) for both in sums],
        "rounds": counts.rounds,
    }


@dataclass(frozen=True, slots=True)
class Total:
    """All that has been played at a table."""

    task: Task
    """Any that was played at it."""
    seeds: tuple[range, ...]
    counts: Counts
    seconds: float
    """Of one core."""

    def __str__(self) -> str:
        seeds = ",".join(f"{part.start}..{part.stop - 1}" for part in self.seeds)
        return f"{self.task.table} seeds={seeds}"

    @property
    def ms_a_turn(self) -> float:
        """In Twenty One, of a seat's round."""
        counts = self.counts
        if isinstance(counts, CardCounts):
            return 1000 * self.seconds / counts.turns
        return 1000 * self.seconds / (counts.rounds * self.task.seats)


def totals(pieces: Iterable[Piece]) -> list[Total]:
    """One for each table, as people would sort them: by game, seats, switches and bot."""
    tables: dict[str, list[Piece]] = {}
    for piece in in_order(pieces):
        tables.setdefault(piece.task.table, []).append(piece)
    return sorted(map(_total, tables.values()), key=lambda total: _place(total.task))


def _total(pieces: list[Piece]) -> Total:
    counts = pieces[0].counts
    for piece in pieces[1:]:
        counts += piece.counts  # type: ignore[operator]  # one table, one kind of counts
    seeds = tuple(joined(piece.task.seeds for piece in pieces))
    return Total(pieces[0].task, seeds, counts, sum(piece.seconds for piece in pieces))


def _place(task: Task) -> tuple[int | str, ...]:
    minimum, hand = task.minimum or 0, -(task.hand or 0)
    first = task.bot_names[0]
    strength = NAMES.index(first.name)
    games = tuple(GAMES)
    table = (games.index(task.game), task.seats, minimum, hand, task.talk)
    return *table, strength, first.samples or 0, task.bot


def totals_as_json(wanted: Sequence[Total]) -> Results:
    """Nothing of time or machine: the same games give the same text, wherever they were played."""
    return {"tasks": [{"task": str(total), **named(total.counts)} for total in wanted]}
