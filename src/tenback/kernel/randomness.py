"""The generator of `rules/deals.py`, compiled: a stream is an array that holds its one number."""

from __future__ import annotations

import numpy as np
from numba import uint64

from tenback.kernel.compiling import inlined, lean

GAMMA = np.uint64(0x9E3779B97F4A7C15)
_FIRST = np.uint64(0xBF58476D1CE4E5B9)
_SECOND = np.uint64(0x94D049BB133111EB)
_30, _27, _31, _32 = (np.uint64(n) for n in (30, 27, 31, 32))
_LOW_HALF = np.uint64(2**32 - 1)

DECK, DICE, COMMANDS, DECISIONS = 1, 2, 3, 4
"""The streams' first names. `rules/deals.py` has the first three; bots draw from the fourth."""

Seed = int | np.uint64

Stream = np.ndarray[tuple[int], np.dtype[np.uint64]]
"""One number: the state."""


@inlined
def _mix(z: Seed) -> Seed:
    z = uint64((z ^ (z >> _30)) * _FIRST)
    z = uint64((z ^ (z >> _27)) * _SECOND)
    return z ^ (z >> _31)


@lean
def open_stream(stream: Stream, seed: Seed) -> None:
    """Begin at a seed; `name` then leads to the stream that is meant."""
    stream[0] = uint64(seed)


@lean
def name(stream: Stream, part: int) -> None:
    """Fold one name into the state, before the first number is drawn."""
    stream[0] = _mix(uint64(stream[0] + GAMMA)) ^ uint64(part)


@lean
def draw(stream: Stream) -> Seed:
    """64 random bits."""
    stream[0] = uint64(stream[0] + GAMMA)
    return _mix(stream[0])


@inlined
def next_below(state: np.uint64, bound: int) -> tuple[np.uint64, int]:
    """The next state, and a number under `bound`, each equally often: as `rules/deals.py` draws."""
    limit = uint64(bound)
    while True:
        state = uint64(state + GAMMA)
        product = uint64(uint64(_mix(state) >> _32) * limit)
        rest = uint64(product & _LOW_HALF)
        # The threshold is smaller than the bound: only then is the slow division worth asking for.
        if rest >= limit or rest >= uint64((_LOW_HALF + uint64(1) - limit) % limit):
            return state, np.int64(product >> _32)  # type: ignore[return-value]


@inlined
def below(stream: Stream, bound: int) -> int:
    """The same from a stream."""
    stream[0], number = next_below(stream[0], bound)
    return number
