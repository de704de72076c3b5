"""What every room of a server has at hand; one value instead of globals."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from tenback.server.metrics import Metrics
from tenback.server.settings import Settings
from tenback.store.store import Store
from tenback.table.deciding import Chance

if TYPE_CHECKING:
    from tenback.server.room import Room

Clock = Callable[[], int]


def now_ms() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000


@dataclass(frozen=True, slots=True)
class House:
    settings: Settings
    store: Store
    chance: Chance
    metrics: Metrics
    process: str
    """This process among those on the same database."""
    clock: Clock
    changed: Callable[[Room], None]
    """Called when something has happened at a table: its clock may have to be set anew."""
