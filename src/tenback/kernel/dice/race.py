"""The solved race: what every row state is worth while others run towards the end of the game.

The others are a *clock*: the fewest fields that one of them has still to fill, 30 … 1. Each round
it runs down by as many fields as `pace` says, and at 0 the game is over for all. A round that still
comes costs the *tempo*: the points that the strongest of the others gains in it. So a worth is the
points that a sheet will still gain, less what the others gain meanwhile, when each throw and each
entry is the best one for that. Alone there is no clock, and a round costs nothing.

A clock only runs down and rows only fill, so every value follows from those that are known already,
and the solution is exact for a given pace and tempo.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from tenback.kernel.bits import count
from tenback.kernel.compiling import compiled, lean
from tenback.kernel.dice.rounds import (
    HIT_COUNTS,
    SUBSETS,
    Outcomes,
    Scratch,
    Values,
    active_value,
    all_outcomes,
    new_scratch,
    passive_value,
    solve_again,
    solve_keep,
)
from tenback.kernel.dice.tables import FIELDS, ROWS

TERNARY = np.array([sum(3**i for i in range(6) if fields >> i & 1) for fields in range(SUBSETS)])
"""`TERNARY[open] + TERNARY[ones]` names a set of open fields and the subset whose dice show 1."""


class Plan(NamedTuple):
    """The solved values, as the players look them up."""

    after: NDArray[np.float64]
    """[clock, rounds until one is active, row, open, hits]: the worth at the end of that round."""
    again: NDArray[np.float64]
    """[clock, row, `TERNARY`, hits]: the worth of a second throw."""


@compiled
def solve_race(seats: int, tempo: float, rerolls: float, pace: Values) -> Plan:
    """A plan for one of so many seats; `rerolls` is how often the others throw again."""
    after = np.zeros((FIELDS + 1, seats, ROWS + 1, SUBSETS, HIT_COUNTS))
    again = np.zeros((FIELDS + 1, ROWS, 3**6, HIT_COUNTS))
    worth = np.zeros(after.shape)
    table, scratch = all_outcomes(rerolls), new_scratch()
    for clock in range(1, FIELDS + 1):
        for wait in range(seats):
            then, wait_then = after[clock, wait], (wait + seats - 1) % seats
            for step in range(1, min(clock, HIT_COUNTS)):
                then += pace[clock, step] * worth[clock - step, wait_then]
            for row in range(ROWS - 1, -1, -1):
                _link_rows(then, row)
                now = worth[clock, wait, row]
                _solve_row(then, row, wait, now, again[clock, row], table, scratch)
                now -= tempo
    return Plan(after, again)


@lean
def _link_rows(after: Values, row: int) -> None:
    """A full row is worth what the next one is before its first entry; the last one nothing."""
    for hits in range(HIT_COUNTS):
        after[row, 0, hits] = after[row + 1, SUBSETS - 1, 0] if row + 1 < ROWS else 0


@lean
def _solve_row(
    after: Values,
    row: int,
    wait: int,
    worth: Values,
    again: Values,
    table: Outcomes,
    scratch: Scratch,
) -> None:
    """Fills `worth[open, hits]`, and for the active seat `again`."""
    for fields in range(1, SUBSETS):
        for hits in range(HIT_COUNTS - count(fields)):
            outcomes = solve_keep(after, row, fields, hits, scratch)
            if wait:
                worth[fields, hits] = passive_value(row, fields, table, scratch)
            else:
                solve_again(row, fields, outcomes, scratch)
                worth[fields, hits] = active_value(row, fields, table, scratch)
                _note_again(again, fields, hits, scratch)


@lean
def _note_again(again: Values, fields: int, hits: int, scratch: Scratch) -> None:
    ones = 0
    for s in range(1 << count(fields)):
        again[TERNARY[fields] + TERNARY[ones], hits] = scratch.again[s]
        ones = (ones - fields) & fields  # counts through the subsets of the fields


@compiled
def solve_alone() -> Plan:
    """One sheet and no others: most points, however long it takes."""
    after = np.zeros((FIELDS + 1, 1, ROWS + 1, SUBSETS, HIT_COUNTS))
    again = np.zeros((FIELDS + 1, ROWS, 3**6, HIT_COUNTS))
    table, scratch = all_outcomes(0.0), new_scratch()
    worth = after[FIELDS, 0]
    for row in range(ROWS - 1, -1, -1):
        _link_rows(worth, row)
        # A smaller set is a smaller number: what a state leads to is solved before it.
        _solve_row(worth, row, 0, worth[row], again[FIELDS, row], table, scratch)
    return Plan(after, again)
