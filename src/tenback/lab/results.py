"""What the counts of a task say, as plain numbers by name: what `docs/lab.md` describes."""

from __future__ import annotations

from typing import Any

from tenback.kernel.cards.simulate import Counts as CardCounts
from tenback.kernel.dice.simulate import WIN
from tenback.kernel.dice.simulate import Counts as DiceCounts
from tenback.lab.intervals import Interval, mean_interval, wilson
from tenback.lab.run import Counts
from tenback.lab.task import Task

Results = dict[str, Any]


def results(task: Task, counts: Counts, seconds: float) -> Results:
    """All that is told of a task that has been played."""
    told = card_results(counts) if isinstance(counts, CardCounts) else dice_results(counts)
    return {"task": str(task), **told, "seconds": seconds}


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
