"""A view of Twenty One as the kernel's array, and the kernel's moves as actions.

What a seat does not see is not there: the array has no sealed entry of anybody.
"""

from __future__ import annotations

import numpy as np

from tenback.kernel.dice.layout import (
    ACTIVE,
    AGAIN,
    DICE,
    DONE,
    ENTER,
    ENTRY,
    HITS,
    KEEP,
    LETTER,
    NOT_YET,
    NUMBERS,
    OPEN,
    OVER,
    PHASE,
    REROLL,
    ROLL,
    ROUND,
    ROW,
    RUNNING,
    SEATS,
    SIZE,
    STRIKE,
    THROW,
    UNWRITTEN,
    Game,
    block,
)
from tenback.kernel.dice.tables import BONUS, DIE_AT, LETTERS
from tenback.rules.dice import Action, Choice, Enter, Phase
from tenback.rules.dice_view import RowView, SheetView, View
from tenback.rules.sheets import is_full

PHASES = {
    Phase.THROW: THROW,
    Phase.AGAIN: AGAIN,
    Phase.ENTER: ENTER,
    Phase.OVER: OVER,
}
CHOICES = {ROLL: Choice.ROLL, REROLL: Choice.REROLL, KEEP: Choice.KEEP, STRIKE: Choice.STRIKE}


def position_of(view: View) -> Game:
    """What a view shows, as the kernel has it."""
    game = np.zeros(SIZE, np.int64)
    game[SEATS], game[ACTIVE] = view.setup.seats, view.active - 1
    game[ROUND], game[PHASE] = view.round, PHASES[view.phase]
    if view.dice:
        game[DICE : DICE + 6] = [number for _, number in view.dice]
    for seat, sheet in enumerate(view.sheets):
        _lay_sheet(game, block(seat), sheet)
    return game


def action_of(move: int, view: View) -> Action:
    """A move of the kernel as the action of whoever has that view."""
    if move in CHOICES:
        return CHOICES[move]
    assert view.seat is not None, "a spectator has nothing to decide"
    row = view.sheets[view.seat - 1]
    assert row.current is not None, "who enters has a row to enter into"
    dice = DIE_AT[LETTERS.index(row.letter), row.current]
    return Enter(tuple(view.dice[dice[field]] for field in range(6) if move >> field & 1))


def _lay_sheet(game: Game, at: int, sheet: SheetView) -> None:
    game[at + LETTER] = LETTERS.index(sheet.letter)
    game[at + ROW] = len(sheet.rows) if sheet.current is None else sheet.current
    game[at + ENTRY] = NOT_YET
    for index, row in enumerate(sheet.rows):
        game[at + NUMBERS + index] = _packed(row)
        points = sum(number or 0 for number in row.numbers) + BONUS[row.hits]
        if is_full(row.numbers):
            game[at + DONE] += points
        elif index == sheet.current:
            game[at + HITS], game[at + RUNNING] = row.hits, points
            game[at + OPEN] = sum(1 << i for i, n in enumerate(row.numbers) if n is None)


def _packed(row: RowView) -> int:
    return sum(
        (UNWRITTEN if number is None else number) << 3 * field
        for field, number in enumerate(row.numbers)
    )
