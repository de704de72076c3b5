"""Pieces as Parquet, and back: one row a piece, described in `docs/lab.md`."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Any, BinaryIO

import numpy as np
import pyarrow as pa
from pyarrow import parquet

from tenback.kernel.cards.simulate import Counts as CardCounts
from tenback.kernel.dice.simulate import Counts as DiceCounts
from tenback.lab.faults import Fault, LabError
from tenback.lab.pieces import Piece, in_order
from tenback.lab.run import Counts
from tenback.lab.task import read_table

_FORMAT, _KEY = b"1", b"tenback.lab"
"""What a file of ours says of itself."""

_WHOLE, _MANY = pa.int64(), pa.list_(pa.int64())
SCHEMA = pa.schema(
    {
        "task": pa.string(),
        "first_seed": pa.uint64(),
        "last_seed": pa.uint64(),
        "games": _WHOLE,
        "won": _WHOLE,
        "left_histogram": _MANY,
        "lost_by": pa.list_(pa.struct({"reason": pa.string(), "games": _WHOLE})),
        "turns": _WHOLE,
        "plays": _WHOLE,
        "ten_backs": _WHOLE,
        "wins": _MANY,
        "score_histogram": pa.list_(_MANY),
        "rounds": _WHOLE,
        "seconds": pa.float64(),
        "version": pa.string(),
        "machine": pa.string(),
    },
    metadata={_KEY: _FORMAT},
)


def write(pieces: Iterable[Piece], file: BinaryIO) -> None:
    rows = [_row(piece) for piece in in_order(pieces)]
    parquet.write_table(pa.Table.from_pylist(rows, SCHEMA), file)


def _row(piece: Piece) -> dict[str, Any]:
    task, counts = piece.task, piece.counts
    return {
        "task": task.table,
        "first_seed": task.seeds.start,
        "last_seed": task.seeds.stop - 1,
        "games": task.games,
        **(_of_cards(counts) if isinstance(counts, CardCounts) else _of_dice(counts)),
        "seconds": piece.seconds,
        "version": piece.version,
        "machine": piece.machine,
    }


def _of_cards(counts: CardCounts) -> dict[str, Any]:
    return {
        "won": counts.won,
        "left_histogram": counts.left,
        "lost_by": [
            {"reason": str(reason), "games": games} for reason, games in counts.reasons.items()
        ],
        "turns": counts.turns,
        "plays": counts.plays,
        "ten_backs": counts.backs,
    }


def _of_dice(counts: DiceCounts) -> dict[str, Any]:
    return {
        "wins": counts.wins.tolist(),
        "score_histogram": counts.histogram.tolist(),
        "rounds": counts.rounds,
    }


def read(file: Path) -> list[Piece]:
    """All pieces of a file, whichever version of Tenback wrote it, if this one knows its format."""
    try:
        table = parquet.read_table(file)
    except FileNotFoundError:
        raise
    except (OSError, pa.ArrowException) as fault:
        raise LabError(Fault.DAMAGED, file=str(file), why=str(fault)) from None
    said = (table.schema.metadata or {}).get(_KEY)
    if said is None:
        raise LabError(Fault.FOREIGN, path=str(file))
    if said != _FORMAT or not table.schema.equals(SCHEMA):
        raise LabError(Fault.FORMAT, file=str(file))
    return [_piece(row, file) for row in table.to_pylist()]


def _piece(row: dict[str, Any], file: Path) -> Piece:
    try:
        task = read_table(row["task"], range(row["first_seed"], row["last_seed"] + 1))
    except ValueError:  # a game or a bot that only another version has
        raise LabError(Fault.FORMAT, file=str(file)) from None
    return Piece(task, _counts(row), row["seconds"], row["version"], row["machine"])


def _counts(row: dict[str, Any]) -> Counts:
    if row["left_histogram"] is not None:
        lost_by = tuple(reason["games"] for reason in row["lost_by"])
        return CardCounts(tuple(row["left_histogram"]), lost_by, row["turns"], row["ten_backs"])
    histogram = np.array(row["score_histogram"], np.int64)
    points = np.arange(histogram.shape[1])
    return DiceCounts(
        row["games"],
        row["rounds"],
        np.array(row["wins"], np.int64),
        histogram @ points,
        histogram @ points**2,
        histogram,
    )
