"""Results folders: what has been added is there, whole, whatever happens to whoever adds."""

from __future__ import annotations

from pathlib import Path

import pytest

from support.pieces import DICE, GREEDY, piece, told
from tenback.lab import folder as folders
from tenback.lab.faults import Fault, LabError
from tenback.lab.folder import RESULTS, Folder, hold, read_results
from tenback.lab.pieces import Piece, folded

SINGLE = [piece(GREEDY.part(range(seed, seed + 1))) for seed in range(30)]


def files(place: Path) -> list[str]:
    return sorted(path.name for path in (place / RESULTS).iterdir())


def test_what_was_added_is_there_for_the_next(tmp_path: Path) -> None:
    """As few pieces, in the order of their seeds; nothing makes no file."""
    with hold(tmp_path / "new" / "place") as folder:
        folder.add([SINGLE[1], SINGLE[0]])
        folder.add([])
        folder.add([piece(DICE), SINGLE[2]])
        wanted = told(folded([*SINGLE[:3], piece(DICE)]))
        assert told(folder.pieces) == wanted
    with hold(tmp_path / "new" / "place") as folder:
        assert told(folder.pieces) == wanted
    assert told(read_results(tmp_path / "new" / "place")) == wanted
    assert files(tmp_path / "new" / "place") == ["000001-000001.parquet", "000002-000002.parquet"]


def test_many_files_become_one(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Time and again, with nothing lost."""
    monkeypatch.setattr(folders, "_MANY", 4)
    with hold(tmp_path) as folder:
        for one in SINGLE[:9]:
            folder.add([one])
    assert files(tmp_path) == [
        "000001-000007.parquet",
        "000008-000008.parquet",
        "000009-000009.parquet",
    ]
    with hold(tmp_path) as folder:
        folder.fold()
        folder.fold()
        folder.add([SINGLE[9]])
    assert files(tmp_path) == ["000001-000009.parquet", "000010-000010.parquet"]
    assert told(read_results(tmp_path)) == told(folded(SINGLE[:10]))


@pytest.mark.parametrize("removed", range(4))
def test_a_fold_that_is_cut_short_counts_nothing_twice(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, removed: int
) -> None:
    """However many of the old files are still there."""
    with hold(tmp_path) as folder:
        for one in SINGLE[:4]:
            folder.add([one])
        times, unlink = iter(range(9)), Path.unlink

        def cut_short(path: Path) -> None:
            if next(times) == removed:
                raise KeyboardInterrupt
            unlink(path)

        monkeypatch.setattr(Path, "unlink", cut_short)
        with pytest.raises(KeyboardInterrupt):
            folder.fold()
        monkeypatch.undo()
    assert len(files(tmp_path)) == 1 + 4 - removed
    wanted = told(folded(SINGLE[:4]))
    assert told(read_results(tmp_path)) == wanted
    with hold(tmp_path) as folder:
        folder.fold()
        assert told(folder.pieces) == wanted
    assert files(tmp_path) == ["000001-000004.parquet"]


def test_a_file_that_is_cut_short_is_not_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What is left of it is cleared away by the next who holds the folder."""

    def full(_: int) -> None:
        raise OSError(28, "No space left on device")

    with hold(tmp_path) as folder:
        folder.add(SINGLE[:1])
    monkeypatch.setattr("os.fsync", full)
    with pytest.raises(LabError) as wrong, hold(tmp_path) as folder:
        folder.add(SINGLE[1:2])
    monkeypatch.undo()
    assert wrong.value.fault is Fault.FOLDER
    assert wrong.value.facts["why"] == "No space left on device"
    assert files(tmp_path) == [".000002-000002.parquet.tmp", "000001-000001.parquet"]
    assert told(read_results(tmp_path)) == told(SINGLE[:1])
    with hold(tmp_path):
        assert files(tmp_path) == ["000001-000001.parquet"]


def test_where_a_folder_cannot_be_opened_files_are_durable_all_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Not every system knows how to make names durable."""
    monkeypatch.setattr(folders, "_DIRECTORY", None)
    with hold(tmp_path) as folder:
        folder.add(SINGLE[:1])
    assert told(read_results(tmp_path)) == told(SINGLE[:1])


def test_two_at_once_are_refused(tmp_path: Path) -> None:
    """And reading is not."""
    with hold(tmp_path) as folder:
        folder.add(SINGLE[:1])
        with pytest.raises(LabError) as wrong, hold(tmp_path):
            pass
        assert wrong.value.fault is Fault.HELD
        assert told(read_results(tmp_path)) == told(SINGLE[:1])


def test_a_lock_that_cannot_be_had_at_all_is_told(tmp_path: Path) -> None:
    """Something else lies where it should be."""
    (tmp_path / RESULTS).mkdir()
    (tmp_path / ".lock").write_bytes(b"no lock at all, but a long text of somebody else" * 99)
    with pytest.raises(LabError) as wrong, hold(tmp_path):
        pass
    assert wrong.value.fault is Fault.FOLDER


def test_a_folder_of_somebody_else_is_left_alone(tmp_path: Path) -> None:
    """Nothing is put among other files."""
    (tmp_path / "letter.txt").write_text("dear all")
    with pytest.raises(LabError) as wrong, hold(tmp_path):
        pass
    assert wrong.value.fault is Fault.FOREIGN
    with pytest.raises(LabError) as wrong:
        read_results(tmp_path)
    assert wrong.value.fault is Fault.FOREIGN
    assert [path.name for path in tmp_path.iterdir()] == ["letter.txt"]


def test_a_place_where_no_folder_can_be_is_told(tmp_path: Path) -> None:
    """Below a file, for one."""
    (tmp_path / "letter.txt").write_text("dear all")
    with pytest.raises(LabError) as wrong, hold(tmp_path / "letter.txt" / "results"):
        pass
    assert wrong.value.fault is Fault.FOLDER


def test_files_that_hold_the_same_game_are_damage(tmp_path: Path) -> None:
    """Somebody has put one there by hand."""
    with hold(tmp_path) as folder:
        folder.add(SINGLE[:1])
    results = tmp_path / RESULTS
    (results / "000002-000002.parquet").write_bytes(
        (results / "000001-000001.parquet").read_bytes()
    )
    with pytest.raises(LabError) as wrong:
        read_results(tmp_path)
    assert wrong.value.fault is Fault.DAMAGED


def test_who_reads_while_files_are_folded_reads_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A file that was listed may be gone by then, and its pieces in another."""
    with hold(tmp_path) as folder:
        folder.add(SINGLE[:1])
        folder.add(SINGLE[1:2])
        spans = folders._spans
        monkeypatch.setattr(folders, "_spans", lambda results: folded_meanwhile(folder, results))

        def folded_meanwhile(folder: Folder, results: Path) -> list[tuple[int, int]]:
            listed = spans(results)
            folder.fold()
            return listed

        assert told(read_results(tmp_path)) == told(folded(SINGLE[:2]))


def test_a_single_file_can_be_read_too(tmp_path: Path) -> None:
    """As somebody else may have sent it."""
    with hold(tmp_path) as folder:
        folder.add(SINGLE[:2])
    pieces: list[Piece] = read_results(tmp_path / RESULTS / "000001-000001.parquet")
    assert told(pieces) == told(folded(SINGLE[:2]))
