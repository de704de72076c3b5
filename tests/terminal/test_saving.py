"""Where games are kept: no other file is harmed, and what cannot be written is told beforehand."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from support.records import cards_record
from tenback.terminal.saving import Unfit, save, unfit


@pytest.fixture(autouse=True)
def in_an_empty_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


def test_a_new_name_or_a_record_may_be_written() -> None:
    """Also by a link, one that leads to nothing yet included."""
    Path("old.game").write_text(cards_record())
    Path("link.game").symlink_to("old.game")
    Path("new-link.game").symlink_to("new.game")
    for name in ("new.game", "./-y.game", "old.game", "link.game", "new-link.game"):
        assert unfit(name) is None


def test_what_is_no_record_is_not_written_over() -> None:
    """Nor what is no file at all."""
    Path("letter.txt").write_text("Dear reader,\n")
    Path("empty").touch()
    Path("link.game").symlink_to("letter.txt")
    Path("circle").symlink_to("circle")
    os.mkfifo("pipe")
    expected = {
        "letter.txt": Unfit.OTHER,
        "empty": Unfit.OTHER,
        "link.game": Unfit.OTHER,
        "pipe": Unfit.SPECIAL,
        ".": Unfit.FOLDER,
        "": Unfit.EMPTY,
        "-": Unfit.DASH,
        "no/folder.game": Unfit.NO_FOLDER,
        "letter.txt/a.game": Unfit.NO_FOLDER,
        "circle": Unfit.LOCKED,
        "a\0b": Unfit.LOCKED,
    }
    assert {name: unfit(name) for name in expected} == expected


@pytest.mark.parametrize("locked", ["mine.game", ""])
def test_a_locked_file_or_folder_is_known_beforehand(
    locked: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Before anybody has played for nothing."""
    Path("mine.game").write_text(cards_record())
    target = Path(locked).resolve()
    monkeypatch.setattr(os, "access", lambda path, _mode: path != target)
    assert unfit("mine.game") is Unfit.LOCKED


def test_a_file_that_is_written_over_keeps_its_mode_and_its_links() -> None:
    """And nothing else is left in the folder."""
    Path("old.game").write_text(cards_record())
    Path("old.game").chmod(0o600)
    Path("link.game").symlink_to("old.game")
    save("new", Path("link.game"))
    assert Path("link.game").is_symlink()
    assert Path("old.game").read_text() == "new"
    assert Path("old.game").stat().st_mode & 0o777 == 0o600
    assert {path.name for path in Path().iterdir()} == {"old.game", "link.game"}


def test_what_cannot_be_written_leaves_what_was_there() -> None:
    """With an error for whoever asked for it."""
    Path("folder").mkdir()
    with pytest.raises(OSError, match="folder"):
        save("new", Path("folder"))
    assert [path.name for path in Path().iterdir()] == ["folder"]
