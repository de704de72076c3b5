"""What a bot is: one decision, from what its seat may see and a source of chance."""

from __future__ import annotations

from random import Random
from typing import Protocol, TypeVar

ViewT_contra = TypeVar("ViewT_contra", contravariant=True)
ActionT_co = TypeVar("ActionT_co", covariant=True)


class Bot(Protocol[ViewT_contra, ActionT_co]):
    """Called when its seat has something to decide; what it returns must be among `view.legal`."""

    def __call__(self, view: ViewT_contra, random: Random) -> ActionT_co: ...
