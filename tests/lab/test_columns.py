"""Pieces as Parquet: they come back as they were, and other software can read them."""

from __future__ import annotations

from pathlib import Path

import pyarrow as pa
import pytest
from pyarrow import parquet

from support.generate import ROOT
from support.pieces import DICE, GREEDY, piece, told
from tenback.lab import columns
from tenback.lab.columns import SCHEMA, read, write
from tenback.lab.faults import Fault, LabError
from tenback.lab.pieces import Piece, in_order
from tenback.lab.task import Task
from tenback.rules.deals import SEEDS

PIECES = [
    piece(GREEDY),
    piece(DICE, machine="slide rule", version="0.0.1"),
    piece(Task("extreme", 1, "greedy", 2, SEEDS[-2], minimum=3)),
]


def written(file: Path, pieces: list[Piece]) -> Path:
    with file.open("wb") as target:
        write(pieces, target)
    return file


def test_pieces_come_back_as_they_were(tmp_path: Path) -> None:
    """Card games, dice, the last seed."""
    file = written(tmp_path / "some.parquet", PIECES)
    assert told(read(file)) == told(in_order(PIECES))


def test_the_page_of_the_lab_describes_every_column(tmp_path: Path) -> None:
    """By its name."""
    page = (ROOT / "docs" / "lab.md").read_text(encoding="utf-8")
    for name in SCHEMA.names:
        assert f"| `{name}` |" in page


def test_counts_are_there_by_name_for_whoever_reads_the_file(tmp_path: Path) -> None:
    """Also those that follow from others."""
    row = parquet.read_table(written(tmp_path / "one.parquet", PIECES[:1])).to_pylist()[0]
    counts = PIECES[0].counts
    assert row["won"] == row["left_histogram"][0]
    assert (row["games"], row["plays"]) == (30, counts.plays)  # type: ignore[union-attr]
    assert row["games"] == row["won"] + sum(reason["games"] for reason in row["lost_by"])


def test_what_is_no_parquet_is_damaged(tmp_path: Path) -> None:
    """Or has never been whole."""
    file = tmp_path / "some.parquet"
    file.write_bytes(written(tmp_path / "whole.parquet", PIECES).read_bytes()[:-9])
    with pytest.raises(LabError) as wrong:
        read(file)
    assert wrong.value.fault is Fault.DAMAGED


def test_parquet_of_somebody_else_is_no_result(tmp_path: Path) -> None:
    """It lacks our mark."""
    parquet.write_table(pa.table({"task": ["x"]}), tmp_path / "other.parquet")
    with pytest.raises(LabError) as wrong:
        read(tmp_path / "other.parquet")
    assert wrong.value.fault is Fault.FOREIGN


def test_a_format_or_a_table_of_another_version_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """And nothing is guessed."""
    file = written(tmp_path / "some.parquet", PIECES)
    monkeypatch.setattr(columns, "_FORMAT", b"2")
    with pytest.raises(LabError) as wrong:
        read(file)
    assert wrong.value.fault is Fault.FORMAT
    monkeypatch.undo()
    monkeypatch.setattr(Task, "table", "chess seats=2 bot=greedy")
    file = written(tmp_path / "some.parquet", PIECES[:1])
    monkeypatch.undo()
    with pytest.raises(LabError) as wrong:
        read(file)
    assert wrong.value.fault is Fault.FORMAT
