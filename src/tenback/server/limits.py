"""Token buckets in memory: who asks for too much too fast is told so, and nothing is written."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from time import monotonic

from tenback.server.settings import Rate

MOST_BUCKETS = 50_000


class Buckets:
    """One bucket for each who asks. The longest unused are forgotten, so memory is bounded."""

    def __init__(self, rate: Rate, clock: Callable[[], float] = monotonic) -> None:
        self._rate, self._clock = rate, clock
        self._levels: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def take(self, who: str) -> bool:
        """Whether one more is within the rate; what is refused costs nothing."""
        now = self._clock()
        level, since = self._levels.pop(who, (self._rate.burst, now))
        level = min(self._rate.burst, level + (now - since) * self._rate.per_second)
        allowed = level >= 1
        self._levels[who] = (level - 1 if allowed else level, now)
        if len(self._levels) > MOST_BUCKETS:
            self._levels.popitem(last=False)
        return allowed


class Places:
    """How many of something each may hold at the same time."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._held: dict[str, int] = {}

    @contextmanager
    def hold(self, who: str | None) -> Iterator[bool]:
        """Whether there was room. Nobody in particular has all the room there is."""
        if who is None:
            yield True
            return
        held = self._held.get(who, 0)
        if held >= self._most:
            yield False
            return
        self._held[who] = held + 1
        try:
            yield True
        finally:
            self._held[who] -= 1
            if not self._held[who]:
                del self._held[who]
