"""What is loaded when: the rules need the standard library only, and commands start light."""

from __future__ import annotations

import subprocess
import sys
from textwrap import dedent

import pytest

RULES = ("cards", "cards_view", "deals", "dice", "dice_view", "duties", "editions", "game", "games")
TEXTS = ("notation", "record", "record_reader", "sheets", "turn")


def loaded_after(code: str) -> set[str]:
    """The top-level packages that a fresh Python has loaded after this code."""
    script = f"{code}\nimport sys\nprint(*{{name.split('.')[0] for name in sys.modules}})"
    done = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, text=True, check=True
    )
    return set(done.stdout.split())


@pytest.mark.parametrize("module", ["", *(f".{name}" for name in RULES + TEXTS)])
def test_the_rules_load_nothing_outside_the_standard_library(module: str) -> None:
    """Not even by a detour."""
    before = loaded_after("pass")
    new = loaded_after(f"import tenback.rules{module}") - before
    assert {name for name in new if name not in sys.stdlib_module_names} <= {"tenback"}


def test_replaying_needs_no_compiler_and_no_pictures_package() -> None:
    """The command line starts without what only simulations need."""
    heavy = {"numba", "numpy", "llvmlite", "fluent", "babel", "rich", "sqlalchemy", "asyncpg"}
    assert not loaded_after("import tenback.cli") & heavy


@pytest.mark.parametrize(
    "arguments", [["replay", "-"], ["play", "--seed", "1"], ["guard", "hello"]]
)
def test_replaying_playing_and_guarding_load_no_compiler(arguments: list[str]) -> None:
    """They need not wait for what only simulations need."""
    code = f"""
        import io, sys
        from tenback.cli import app
        sys.stdin, sys.stdout = io.TextIOWrapper(io.BytesIO()), io.StringIO()
        app({arguments!r}, standalone_mode=False)
        sys.stdout = sys.__stdout__
    """
    assert not loaded_after(dedent(code)) & {"numba", "numpy", "llvmlite"}
