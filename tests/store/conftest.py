"""Both databases."""

from __future__ import annotations

from pathlib import Path

import pytest


@pytest.fixture
def folder(tmp_path: Path) -> str:
    """A data folder that is not there yet."""
    return str(tmp_path / "data")


@pytest.fixture(params=["folder", "database"])
def address(request: pytest.FixtureRequest) -> str:
    """Either of them, one after the other."""
    found: str = request.getfixturevalue(request.param)
    return found
