"""What has been played: a task, what came of it, and where. Pieces add where their seeds meet."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import pairwise

from tenback.lab.run import Counts
from tenback.lab.task import Task


@dataclass(frozen=True, slots=True)
class Piece:
    """A task that has been played."""

    task: Task
    counts: Counts
    seconds: float
    """Of one core."""
    version: str
    """Of Tenback: counts of different versions do not add."""
    machine: str

    def __add__(self, other: Piece) -> Piece:
        """With the piece that begins where this one ends, at the same table and machine."""
        return Piece(
            self.task.part(range(self.task.seeds.start, other.task.seeds.stop)),
            self.counts + other.counts,  # type: ignore[operator]  # one table, one kind of counts
            self.seconds + other.seconds,
            self.version,
            self.machine,
        )


def in_order(pieces: Iterable[Piece]) -> list[Piece]:
    """By table, and by their seeds."""
    return sorted(pieces, key=lambda piece: (piece.task.table, piece.task.seed))


def folded(pieces: Iterable[Piece]) -> list[Piece]:
    """As few as can be, with nothing lost but where one ended and the next began."""
    few: list[Piece] = []
    for piece in in_order(pieces):
        if few and _meet(few[-1], piece):
            few[-1] += piece
        else:
            few.append(piece)
    return few


def _meet(one: Piece, other: Piece) -> bool:
    return (
        one.task.table == other.task.table
        and one.task.seeds.stop == other.task.seeds.start
        and (one.version, one.machine) == (other.version, other.machine)
    )


def overlap(pieces: Iterable[Piece]) -> tuple[Piece, Piece] | None:
    """Two pieces that hold the same game, if there are any."""
    for one, other in pairwise(in_order(pieces)):
        if one.task.table == other.task.table and other.task.seed in one.task.seeds:
            return one, other
    return None


def gaps(task: Task, pieces: Iterable[Piece]) -> Iterator[range]:
    """The seeds of a task that no piece holds."""
    start = task.seeds.start
    for piece in in_order(piece for piece in pieces if piece.task.table == task.table):
        played = piece.task.seeds
        if start < min(played.start, task.seeds.stop):
            yield range(start, min(played.start, task.seeds.stop))
        start = max(start, played.stop)
    if start < task.seeds.stop:
        yield range(start, task.seeds.stop)


def joined(ranges: Iterable[range]) -> list[range]:
    """Sorted ranges, with those in one that meet."""
    few: list[range] = []
    for seeds in ranges:
        if few and few[-1].stop == seeds.start:
            few[-1] = range(few[-1].start, seeds.stop)
        else:
            few.append(seeds)
    return few
