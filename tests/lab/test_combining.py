"""Results of many machines in one folder: nothing is counted twice."""

from __future__ import annotations

from pathlib import Path

import pytest

from support.pieces import DICE, GREEDY, piece, told
from tenback.lab.combining import combine
from tenback.lab.faults import Fault, LabError
from tenback.lab.folder import hold, read_results
from tenback.lab.pieces import Piece, folded

HALVES = [
    piece(GREEDY.part(range(15))),
    piece(GREEDY.part(range(15, 30)), machine="slide rule"),
]


def kept(place: Path, *pieces: Piece) -> Path:
    with hold(place) as folder:
        folder.add(pieces)
    return place


def test_folders_and_files_become_one_folder(tmp_path: Path) -> None:
    """Which has all that they hold."""
    here, there = kept(tmp_path / "here", HALVES[0]), kept(tmp_path / "there", HALVES[1])
    sent = kept(tmp_path / "sent", piece(DICE)) / "results" / "000001-000001.parquet"
    (tmp_path / "all").mkdir()
    pieces = combine(tmp_path / "all", [here, there, sent])
    wanted = told(folded([*HALVES, piece(DICE)]))
    assert told(pieces) == wanted
    assert told(read_results(tmp_path / "all")) == wanted


@pytest.mark.parametrize(
    ("others", "fault"),
    [
        ([GREEDY.part(range(14, 30))], Fault.OVERLAP),
        ([GREEDY.part(range(15))], Fault.OVERLAP),
        ([], Fault.VERSIONS),
    ],
)
def test_what_does_not_add_makes_no_folder(
    tmp_path: Path, others: list[object], fault: Fault
) -> None:
    """The same game twice, or two versions."""
    second = [piece(task) for task in others] or [piece(DICE, version="0.0.1")]  # type: ignore[arg-type]
    sources = [kept(tmp_path / "here", HALVES[0]), kept(tmp_path / "there", *second)]
    with pytest.raises(LabError) as wrong:
        combine(tmp_path / "all", sources)
    assert wrong.value.fault is fault
    assert not (tmp_path / "all").exists()


def test_nothing_is_combined_into_what_is_there(tmp_path: Path) -> None:
    """Neither into a folder with results nor over a file."""
    here = kept(tmp_path / "here", HALVES[0])
    (tmp_path / "letter.txt").write_text("dear all")
    for out in (here, tmp_path / "letter.txt"):
        with pytest.raises(LabError) as wrong:
            combine(out, [here])
        assert wrong.value.fault is Fault.TAKEN
