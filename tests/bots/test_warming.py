"""Compiling ahead."""

from __future__ import annotations

from pathlib import Path

import pytest

from tenback.bots import warming


@pytest.mark.parametrize("name", warming.STEPS)
def test_what_has_been_done_once_leaves_nothing_to_compile(name: str) -> None:
    """No new code is kept the second time."""
    warming.STEPS[name]()
    kept = warming.kept()
    warming.STEPS[name]()
    assert warming.kept() == kept


def test_where_nothing_was_compiled_nothing_is_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The folder need not exist."""
    monkeypatch.setenv("TENBACK_CACHE", str(tmp_path / "nowhere"))
    assert warming.kept() == 0
