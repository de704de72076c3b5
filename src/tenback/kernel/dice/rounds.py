"""One round of Twenty One for one sheet, solved exactly over all outcomes of its throws.

To one sheet the colours do not matter: six independent dice lie at six fields. A *state* is a row,
its open fields and its hits; points that are already entered only add. A round is solved from the
values of the states in which it may end: `after[row, open, hits]`, where no open field means that
the row is full.

Of a die only what it means to its field counts: a number that fits, or "too big". So a full row of
open fields has at most 4,800 outcomes instead of 6^6.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from tenback.kernel.bits import count, lowest
from tenback.kernel.compiling import compiled, lean
from tenback.kernel.dice.tables import BONUS_STEP, ROWS, VALUES

Values = NDArray[np.float64]

SUBSETS, HIT_COUNTS = 64, 7
MOST_OUTCOMES = max(int(np.prod(np.minimum(row + 1, 6))) for row in VALUES)
_ROOM = HIT_COUNTS * MOST_OUTCOMES


class Scratch(NamedTuple):
    """Room for the numbers of one round, used again and again."""

    best: Values
    """[sets of fields still to decide · hits in them · outcomes so far]"""
    spare: Values
    keep: Values
    """What each outcome is worth when it is entered as well as can be."""
    again: Values
    """What a second throw is worth, by the subset of open fields whose dice show 1 and stay; a bit
    for each open field, the leftmost lowest."""


class Outcomes(NamedTuple):
    """How likely each outcome at a set of open fields is, and which of their dice show 1."""

    start: NDArray[np.int64]
    """[row, fields]: where the outcomes of these fields begin."""
    size: NDArray[np.int64]
    thrown: Values
    """How likely it is in one throw."""
    passive: Values
    """How likely it is at the end of a round in which another decides on the second throw."""
    ones: NDArray[np.int64]
    """The subset of the open fields, a bit for each of them, the leftmost lowest."""


@compiled
def new_scratch() -> Scratch:
    return Scratch(np.empty(_ROOM), np.empty(_ROOM), np.empty(MOST_OUTCOMES), np.empty(_ROOM))


@lean
def meanings(row: int, field: int) -> int:
    """How many things a die can mean to a field: 1 … its value, and "too big" if there is such."""
    return int(min(VALUES[row, field] + 1, 6))


@lean
def meaning_chance(row: int, field: int, meaning: int) -> float:
    """Meaning 0 is a 1, meaning 1 a 2, …; the one after the field's value is "too big"."""
    value = VALUES[row, field]
    return float((1 if meaning < value else 6 - value) / 6)


@compiled
def all_outcomes(rerolls: float) -> Outcomes:
    """The outcomes of every set of fields of every row, numbered as `solve_keep` does.

    `rerolls` is how often another who is active throws again: whenever he does, whatever lies.
    """
    start = np.zeros((ROWS, SUBSETS), np.int64)
    size = np.ones((ROWS, SUBSETS), np.int64)
    total = 0
    for row in range(ROWS):
        for fields in range(SUBSETS):
            for field in range(6):
                if fields >> field & 1:
                    size[row, fields] *= meanings(row, field)
            start[row, fields] = total
            total += size[row, fields]
    once, twice, ones = np.ones(total), np.ones(total), np.zeros(total, np.int64)
    for row in range(ROWS):
        for fields in range(SUBSETS):
            for outcome in range(size[row, fields]):
                _describe(row, fields, outcome, start[row, fields] + outcome, once, twice, ones)
    return Outcomes(start, size, once, (1 - rerolls) * once + rerolls * twice, ones)


@lean
def _describe(
    row: int,
    fields: int,
    outcome: int,
    at: int,
    once: Values,
    twice: Values,
    ones: NDArray[np.int64],
) -> None:
    bit = 0
    for field in range(6):
        if fields >> field & 1:
            meaning = outcome % meanings(row, field)
            outcome //= meanings(row, field)
            chance = meaning_chance(row, field, meaning)
            once[at] *= chance
            twice[at] *= (1 / 6 if meaning == 0 else 0) + 5 / 6 * chance
            ones[at] |= (meaning == 0) << bit
            bit += 1


@lean
def solve_keep(after: Values, row: int, fields: int, hits: int, scratch: Scratch) -> int:
    """Fills `keep` for a state and gives the number of outcomes.

    The fields are decided one by one, for all outcomes at once. `best[s, j, o]` is the best over
    the decided fields with the outcome o, when of the undecided ones the set s stays open and the
    others bring j hits. The leftmost field counts least in an outcome's number.
    """
    best, spare = scratch.best, scratch.spare
    _fill_ends(after, row, fields, hits, best)
    width = count(fields) + 1
    undecided, outcomes, rest = width - 1, 1, fields
    while rest:
        field = lowest(rest)
        rest &= rest - 1
        undecided -= 1
        for s in range(1 << undecided):
            for j in range(undecided + 1):
                open_at = ((2 * s + 1) * width + j) * outcomes
                filled_at = 2 * s * width * outcomes + j * outcomes
                to = (s * width + j) * outcomes * meanings(row, field)
                _decide(row, field, hits + j, outcomes, open_at, filled_at, to, best, spare)
        outcomes *= meanings(row, field)
        best, spare = spare, best
    for o in range(outcomes):
        scratch.keep[o] = best[o]
    return outcomes


@lean
def _fill_ends(after: Values, row: int, fields: int, hits: int, best: Values) -> None:
    """The values of all sets that may stay open; to leave all open is to strike the leftmost."""
    opened = count(fields)
    width = opened + 1
    stays_open = 0
    for s in range(1 << opened):
        for j in range(width):
            best[s * width + j] = after[row, stays_open, hits + j]
        stays_open = (stays_open - fields) & fields  # counts through the subsets of the fields
    best[((1 << opened) - 1) * width] = after[row, fields & (fields - 1), hits]


@lean
def _decide(
    row: int,
    field: int,
    hits: int,
    outcomes: int,
    open_at: int,
    filled_at: int,
    to: int,
    best: Values,
    better: Values,
) -> None:
    """For each meaning of the next die: leave its field open or fill it, whichever is better."""
    value = VALUES[row, field]
    for meaning in range(meanings(row, field)):
        gain = float(meaning + 1)
        if meaning + 1 == value:
            gain += BONUS_STEP[hits]
            filled_at += outcomes  # one hit more
        if meaning + 1 > value:
            for o in range(outcomes):
                better[to + o] = best[open_at + o]
        else:
            for o in range(outcomes):
                better[to + o] = max(best[open_at + o], best[filled_at + o] + gain)
        to += outcomes


@lean
def solve_again(row: int, fields: int, outcomes: int, scratch: Scratch) -> None:
    """Fills `again`: field by field, both the mean over its die and what its 1 is worth."""
    again, spare = scratch.again, scratch.spare
    for o in range(outcomes):
        again[o] = scratch.keep[o]
    done, inner, rest = 1, outcomes, fields
    while rest:
        field = lowest(rest)
        rest &= rest - 1
        radix = meanings(row, field)
        inner //= radix
        again, spare = spare, again
        for i in range(inner):
            for o in range(done):
                mean = 0.0
                for meaning in range(radix):
                    die = spare[(i * radix + meaning) * done + o]
                    mean += meaning_chance(row, field, meaning) * die
                again[2 * i * done + o] = mean
                again[(2 * i + 1) * done + o] = spare[i * radix * done + o]
        done *= 2
    for o in range(done):
        scratch.again[o] = again[o]


@lean
def passive_value(row: int, fields: int, table: Outcomes, scratch: Scratch) -> float:
    """A round in which another decides on the second throw."""
    start, total = table.start[row, fields], 0.0
    for outcome in range(table.size[row, fields]):
        total += table.passive[start + outcome] * scratch.keep[outcome]
    return float(total)


@lean
def active_value(row: int, fields: int, table: Outcomes, scratch: Scratch) -> float:
    """A round in which one throws again exactly where that is worth more."""
    start, total = table.start[row, fields], 0.0
    for outcome in range(table.size[row, fields]):
        better = max(scratch.keep[outcome], scratch.again[table.ones[start + outcome]])
        total += table.thrown[start + outcome] * better
    return float(total)
