"""The planner: enters and throws again as the solved race says."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from tenback.kernel.bits import count, lowest
from tenback.kernel.compiling import lean
from tenback.kernel.dice.game import fitting, may_reroll, number_for
from tenback.kernel.dice.layout import HITS, OPEN, ROW, STRIKE, Game, block
from tenback.kernel.dice.position import clock, hitting, rounds_until_active
from tenback.kernel.dice.race import TERNARY, Plan
from tenback.kernel.dice.tables import BONUS


@lean
def worth_of(game: Game, seat: int, entry: int, hit: int, after: NDArray[np.float64]) -> float:
    """What an entry brings now and, by `after[open, hits]`, later; `hit` are the fields hit."""
    at = block(seat)
    opened, hits = game[at + OPEN], game[at + HITS]
    if entry == STRIKE:
        return float(after[opened & (opened - 1), hits])
    hits_then = hits + count(entry & hit)
    worth = after[opened & ~entry, hits_then] + BONUS[hits_then] - BONUS[hits]
    while entry:
        worth += number_for(game, seat, lowest(entry))
        entry &= entry - 1
    return float(worth)


@lean
def best_entry(game: Game, seat: int, plan: Plan) -> tuple[int, float]:
    """The entry that is worth most, and its worth."""
    wait = rounds_until_active(game, seat)
    after = plan.after[clock(game, seat), wait, game[block(seat) + ROW]]
    fits, hit = fitting(game, seat), hitting(game, seat)
    best, best_worth = STRIKE, worth_of(game, seat, STRIKE, hit, after)
    entry = fits
    while entry:
        worth = worth_of(game, seat, entry, hit, after)
        if worth > best_worth:
            best, best_worth = entry, worth
        entry = (entry - 1) & fits
    return best, best_worth


@lean
def rank_entries(
    game: Game, seat: int, plan: Plan, entries: NDArray[np.int64], worths: NDArray[np.float64]
) -> int:
    """Fills in the best entries, the best first, as many as have room; gives their number."""
    wait = rounds_until_active(game, seat)
    after = plan.after[clock(game, seat), wait, game[block(seat) + ROW]]
    fits, hit = fitting(game, seat), hitting(game, seat)
    entry, found = fits, 0
    while True:
        worth = worth_of(game, seat, entry, hit, after)
        found = _sort_in(entry, worth, entries, worths, found)
        if entry == STRIKE:
            return found
        entry = (entry - 1) & fits


@lean
def _sort_in(
    entry: int, worth: float, entries: NDArray[np.int64], worths: NDArray[np.float64], found: int
) -> int:
    place = found
    while place > 0 and worths[place - 1] < worth:
        if place < len(entries):
            entries[place], worths[place] = entries[place - 1], worths[place - 1]
        place -= 1
    if place < len(entries):
        entries[place], worths[place] = entry, worth
    return min(found + 1, len(entries))


@lean
def worth_again(game: Game, seat: int, plan: Plan) -> float:
    """What a second throw is worth to the active seat: the dice that show 1 stay."""
    at = block(seat)
    ones = 0
    for field in range(6):
        if game[at + OPEN] >> field & 1 and number_for(game, seat, field) == 1:
            ones |= 1 << field
    state = TERNARY[game[at + OPEN]] + TERNARY[ones]
    return float(plan.again[clock(game, seat), game[at + ROW], state, game[at + HITS]])


@lean
def planner_again(game: Game, seat: int, plan: Plan) -> bool:
    return may_reroll(game) and worth_again(game, seat, plan) > best_entry(game, seat, plan)[1]
