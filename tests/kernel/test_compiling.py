"""Where compiled code is kept, and when it is no longer good."""

from __future__ import annotations

import shutil
import sys
from pathlib import Path

import pytest

from tenback.kernel import compiling


@pytest.fixture
def sources(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A copy of all that compiled code depends on, to edit."""
    for name, folder in (("SOURCES", compiling.SOURCES), ("TABLES", compiling.TABLES)):
        shutil.copytree(folder, tmp_path / name, ignore=shutil.ignore_patterns("__pycache__"))
        monkeypatch.setattr(compiling, name, tmp_path / name)
    return tmp_path


@pytest.mark.parametrize("file", ["SOURCES/cards/turn.py", "SOURCES/bits.py", "TABLES/fire.toml"])
def test_no_stale_rule_survives_an_edit(sources: Path, file: str) -> None:
    """After an edit of any source or table, what was compiled before is not used again."""
    before = compiling.fingerprint()
    with (sources / file).open("a") as edited:
        edited.write("\n")
    assert compiling.fingerprint() != before


def test_the_same_sources_are_compiled_once(sources: Path) -> None:
    """Copied elsewhere they are the same, with all the caches that Python leaves beside them."""
    assert compiling.fingerprint() == compiling.fingerprint()
    (sources / "SOURCES" / "__pycache__").mkdir()
    (sources / "SOURCES" / "__pycache__" / "x.pyc").write_bytes(b"x")
    assert compiling.cache_folder().name == f"kernel-{compiling.fingerprint()}"


@pytest.mark.parametrize(
    ("platform", "variables", "folder"),
    [
        ("linux", {"XDG_CACHE_HOME": "/c"}, Path("/c/tenback")),
        ("linux", {}, Path.home() / ".cache" / "tenback"),
        ("darwin", {}, Path.home() / "Library" / "Caches" / "tenback"),
        ("win32", {"LOCALAPPDATA": "/local"}, Path("/local/tenback")),
        ("linux", {"TENBACK_CACHE": "/mine"}, Path("/mine")),
    ],
)
def test_it_is_kept_where_a_system_keeps_such_things(
    platform: str, variables: dict[str, str], folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Or where `TENBACK_CACHE` says."""
    for name in ("XDG_CACHE_HOME", "LOCALAPPDATA", "TENBACK_CACHE"):
        monkeypatch.delenv(name, raising=False)
    for name, value in variables.items():
        monkeypatch.setenv(name, value)
    monkeypatch.setattr(sys, "platform", platform)
    assert compiling.cache_folder().parent == folder
