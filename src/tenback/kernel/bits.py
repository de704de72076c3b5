"""Sets of cards as bits. A set is two numbers: the cards under 50, and those from 50 on.

Both stay far below 2^63, so that all arithmetic is on plain signed numbers.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from llvmlite import ir
from numba.core import types
from numba.extending import intrinsic

from tenback.kernel.compiling import lean

HALF = 50
"""The first card of the upper half."""


@intrinsic  # type: ignore[untyped-decorator]
def count(typing_context: Any, bit_set: Any) -> Any:
    """How many bits are set: one instruction, which Numba has no name for."""
    del typing_context, bit_set

    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        del context, signature
        return builder.ctpop(arguments[0])

    return types.int64(types.int64), generate


@intrinsic  # type: ignore[untyped-decorator]
def lowest(typing_context: Any, bit_set: Any) -> Any:
    """The index of the lowest bit of a set that is not empty."""
    del typing_context, bit_set

    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        del context, signature
        return builder.cttz(arguments[0], ir.Constant(ir.IntType(1), 1))

    return types.int64(types.int64), generate


@intrinsic  # type: ignore[untyped-decorator]
def _leading_zeros(typing_context: Any, bit_set: Any) -> Any:
    del typing_context, bit_set

    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        del context, signature
        return builder.ctlz(arguments[0], ir.Constant(ir.IntType(1), 1))

    return types.int64(types.int64), generate


@lean
def highest(bit_set: int) -> int:
    """The index of the highest bit of a set that is not empty."""
    return 63 - _leading_zeros(bit_set)


def _halves(cards: range) -> tuple[int, int]:
    low = sum(1 << card for card in cards if card < HALF)
    high = sum(1 << card - HALF for card in cards if card >= HALF)
    return low, high


_ABOVE = [_halves(range(max(top + 1, 2), 100)) for top in range(101)]
_BELOW = [_halves(range(2, min(top, 100))) for top in range(101)]
_ONE = [_halves(range(card, card + 1)) if 2 <= card < 100 else (0, 0) for card in range(-10, 111)]

ABOVE_LOW = np.array([low for low, _ in _ABOVE])
ABOVE_HIGH = np.array([high for _, high in _ABOVE])
BELOW_LOW = np.array([low for low, _ in _BELOW])
BELOW_HIGH = np.array([high for _, high in _BELOW])
_ONE_LOW = np.array([low for low, _ in _ONE])
_ONE_HIGH = np.array([high for _, high in _ONE])


@lean
def one_low(card: int) -> int:
    """The lower half of the set of one card; nothing where there is no such card (-10 … 110)."""
    return _ONE_LOW[card + 10]


@lean
def one_high(card: int) -> int:
    """The upper half of the set of one card."""
    return _ONE_HIGH[card + 10]


@lean
def has(low: int, high: int, card: int) -> bool:
    """Whether a card is in a set; no card outside 2 … 99 is (-10 … 110)."""
    return (low & _ONE_LOW[card + 10]) | (high & _ONE_HIGH[card + 10]) != 0


@lean
def size(low: int, high: int) -> int:
    """How many cards a set has."""
    return count(low) + count(high)


@lean
def first(low: int, high: int) -> int:
    """The lowest card of a set that is not empty."""
    return lowest(low) if low else lowest(high) + HALF


@lean
def last(low: int, high: int) -> int:
    """The highest card of a set that is not empty."""
    return highest(high) + HALF if high else highest(low)
