"""What people are told to type can be typed."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from tenback.terminal.naming import file_word, program


def installed(folder: Path) -> Path:
    """A folder with a Python and a `tenback` in it."""
    folder.mkdir(parents=True)
    for name in ("python", "tenback"):
        (folder / name).write_text("#!/bin/sh\n")
        (folder / name).chmod(0o755)
    return folder


def test_the_command_is_told_as_it_can_be_called_from_here(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """By its name where the shell finds it, else by where it lies, else by its Python."""
    monkeypatch.chdir(tmp_path)
    ours, other = installed(tmp_path / ".venv" / "bin"), installed(tmp_path / "my other")
    monkeypatch.setattr(sys, "executable", str(ours / "python"))
    monkeypatch.setenv("PATH", str(ours))
    assert program() == "tenback"
    monkeypatch.setenv("PATH", str(other))
    assert program() == ".venv/bin/tenback"
    monkeypatch.setattr(sys, "executable", "/nowhere/python")
    assert program() == "tenback"
    monkeypatch.setenv("PATH", "/nowhere")
    assert program() == "/nowhere/python -m tenback"
    monkeypatch.setattr(sys, "executable", str(other / "python"))
    monkeypatch.chdir(ours)
    assert program() == f"'{other}/tenback'"


def test_a_file_is_told_as_a_command_takes_it() -> None:
    """Quoted, and never like an option."""
    assert file_word(Path("a.game")) == "a.game"
    assert file_word(Path("my game")) == "'my game'"
    assert file_word(Path("-y.game")) == "./-y.game"
