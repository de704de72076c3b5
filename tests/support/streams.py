"""The chance that the kernel gives to a decision, for bots that play by the rules."""

from __future__ import annotations

from random import Random

from tenback.rules import deals


class Told(Random):
    """One number of 64 bits: the state of the kernel's stream."""

    told = 0

    def getrandbits(self, k: int, /) -> int:
        assert k == 64
        return self.told


def unmixed(seed: int, *names: int) -> int:
    """The state of a stream before its first number."""
    state = seed
    for name in names:
        state = deals._mix(state + deals._GAMMA & deals._MASK) ^ name
    first = next(deals._stream(seed, *names))
    assert deals._mix(state + deals._GAMMA & deals._MASK) == first
    return state
