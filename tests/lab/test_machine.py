"""The description of the machine that measures."""

from __future__ import annotations

import platform
from pathlib import Path

import pytest

from tenback.lab.machine import description, processor, this_machine


def test_the_machine_is_described() -> None:
    """Every part of it says something."""
    machine = this_machine()
    assert machine.cores >= 1
    assert machine.python == platform.python_version()
    assert machine.processor
    assert machine.system
    assert machine.numba


def test_one_line_says_all_of_it() -> None:
    """For the results that were made on it."""
    machine = this_machine()
    for part in (machine.processor, machine.system, machine.python, machine.numba):
        assert part in description()
    assert "\n" not in description()


def test_the_processor_is_what_the_system_tells(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The model if there is one, else whatever Python knows."""
    told = tmp_path / "cpuinfo"
    told.write_text("processor\t: 0\nmodel name\t: Abacus 3000: mark 2\n")
    assert processor(told) == "Abacus 3000: mark 2"
    told.write_text("processor\t: 0\n")
    monkeypatch.setattr(platform, "processor", lambda: "")
    assert processor(told) == platform.machine()
    monkeypatch.setattr(platform, "processor", lambda: "abacus")
    assert processor(tmp_path / "nowhere") == "abacus"
