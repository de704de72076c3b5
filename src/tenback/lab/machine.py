"""Which machine measures: figures of different machines say nothing of each other."""

from __future__ import annotations

import platform
from dataclasses import dataclass
from functools import cache
from pathlib import Path

import numba

from tenback.lab.run import cores

_LINUX_TELLS = Path("/proc/cpuinfo")


@dataclass(frozen=True, slots=True)
class Machine:
    """What a figure depends on besides the code."""

    processor: str
    cores: int
    system: str
    python: str
    numba: str


def this_machine() -> Machine:
    return Machine(
        processor=processor(),
        cores=cores(),
        system=platform.platform(),
        python=platform.python_version(),
        numba=numba.__version__,
    )


@cache
def description() -> str:
    """All of it in one line; the same on equal machines."""
    machine = this_machine()
    parts = (machine.processor, f"{machine.cores} cores", machine.system)
    return "; ".join([*parts, f"Python {machine.python}", f"Numba {machine.numba}"])


def processor(told: Path = _LINUX_TELLS) -> str:
    """The model, where the system tells it."""
    if told.exists():
        for line in told.read_text(encoding="utf-8").splitlines():
            name, _, value = line.partition(":")
            if name.strip() == "model name":
                return value.strip()
    return platform.processor() or platform.machine()
