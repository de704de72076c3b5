"""How good a position is: a small network, trained on games that it played itself."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from tenback.kernel.cards.insight import Inputs, Outlook, describe, new_inputs
from tenback.kernel.cards.layout import Kinds
from tenback.kernel.compiling import lean

_LEFT = np.arange(99)
REWARDS = 0.325 * (_LEFT == 0) + 0.325 * np.exp(-_LEFT / 5) + 0.35 * np.exp(-_LEFT / 20)

Matrix = NDArray[np.float32]
FIRST, SECOND = 64, 32


class Network(NamedTuple):
    """Two hidden layers; what comes out is the logit of a value between 0 and 1."""

    first: Matrix
    first_bias: NDArray[np.float32]
    second: Matrix
    second_bias: NDArray[np.float32]
    last: NDArray[np.float32]
    """With its bias behind it."""


class Scratch(NamedTuple):
    """What one thread needs for its thinking."""

    inputs: Inputs
    first: NDArray[np.float32]
    second: NDArray[np.float32]


def new_scratch() -> Scratch:
    return Scratch(new_inputs(), np.zeros(FIRST, np.float32), np.zeros(SECOND, np.float32))


@lean
def reward(left: int) -> float:
    """What an ended game is worth: winning most, and otherwise every card."""
    return REWARDS[left]


@lean
def expected(logit: float) -> float:
    """A value as the reward that it predicts."""
    return 1 / (1 + np.exp(-logit))


@lean
def value(kinds: Kinds, net: Network, scratch: Scratch, at: Outlook) -> float:
    """The logit; higher is better."""
    x = scratch.inputs
    describe(kinds, at, x)
    _add_rows(scratch.first, net.first_bias, net.first, x.where, x.amount, x.number[0])
    active = 0
    for j in range(FIRST):
        if scratch.first[j] > 0:
            x.where[active] = j
            x.amount[active] = scratch.first[j]
            active += 1
    _add_rows(scratch.second, net.second_bias, net.second, x.where, x.amount, active)
    total = net.last[SECOND]
    for k in range(SECOND):
        total += max(scratch.second[k], np.float32(0)) * net.last[k]
    return total


@lean
def _add_rows(
    sums: NDArray[np.float32],
    bias: NDArray[np.float32],
    matrix: Matrix,
    where: NDArray[np.int64],
    amount: NDArray[np.float32],
    count: int,
) -> None:
    """The bias and the named rows of a matrix, added up; four at a time, to spare the memory."""
    for spare in range(count, count + 3):
        where[spare] = 0
        amount[spare] = 0
    width = len(sums)
    for j in range(width):
        sums[j] = bias[j]
    for i in range(0, count, 4):
        p, q, r, s = where[i], where[i + 1], where[i + 2], where[i + 3]
        k, h, m, n = amount[i], amount[i + 1], amount[i + 2], amount[i + 3]
        for j in range(width):
            sums[j] += k * matrix[p, j] + h * matrix[q, j] + m * matrix[r, j] + n * matrix[s, j]
