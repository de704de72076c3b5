"""Pieces for tests of the lab: played ones, and how two of them are compared."""

from __future__ import annotations

from dataclasses import asdict, replace
from typing import Any

import numpy as np

from tenback.lab.pieces import Piece
from tenback.lab.run import play
from tenback.lab.task import Task
from tenback.version import __version__

GREEDY = Task("classic", 2, "greedy", 30)
DICE = Task("twenty-one", 3, "planner,greedy,greedy", 12)


def piece(task: Task, **changes: Any) -> Piece:
    """A task that has just been played, in a second and on no machine in particular."""
    return replace(Piece(task, play(task), 1.0, __version__, "abacus"), **changes)


def told(pieces: list[Piece]) -> str:
    """All that is in them; arrays do not compare."""
    return "\n".join(
        str({name: _plain(value) for name, value in asdict(one).items()}) for one in pieces
    )


def _plain(value: Any) -> Any:
    if isinstance(value, dict):
        return {name: np.asarray(part).tolist() for name, part in value.items()}
    return value
