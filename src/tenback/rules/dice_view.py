"""What one seat, or a spectator, may see of Twenty One: all but the others' sealed entries."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from tenback.rules import dice
from tenback.rules.dice import Action, Mark, Phase, Setup, State
from tenback.rules.game import Drawable, Status
from tenback.rules.sheets import SHEETS, Field, Row, current_row, hits, is_full, row_score


class RowView(NamedTuple):
    fields: tuple[Field, ...]
    numbers: Row
    hits: int
    score: int | None
    """None while the row is neither full nor counted at the end."""


class SheetView(NamedTuple):
    letter: str
    rows: tuple[RowView, ...]
    current: int | None
    """The row the seat is in; None when all are full."""
    score: int


@dataclass(frozen=True, slots=True)
class View(Drawable):
    setup: Setup
    seat: int | None
    """Whose view it is; None for a spectator."""
    status: Status
    phase: Phase
    turn: int | None
    """The seat to throw or to decide; None while entries are due and when the game is over."""
    active: int
    round: int
    dice: tuple[Mark, ...]
    sheets: tuple[SheetView, ...]
    owes: tuple[Phase | None, ...]
    """What the game waits for from each seat: `throw`, `again`, `enter`, or nothing."""
    entered: tuple[bool, ...]
    """Which seats have a sealed entry in this round."""
    entry: tuple[Mark, ...] | None
    """One's own sealed entry; no marks: a strike-out; None: not yet."""
    enterable: tuple[Mark, ...]
    """The dice that one may enter, each for itself."""
    legal: tuple[Action, ...]


def view(state: State, seat: int | None) -> View:
    """Of the sealed entries only one's own is read, and of the others' whether there is one."""
    if seat is not None and not 1 <= seat <= state.setup.seats:
        raise ValueError(f"there is no seat {seat}")
    over = state.phase is Phase.OVER
    deciding = state.phase in (Phase.THROW, Phase.FALL, Phase.AGAIN, Phase.FALL_AGAIN)
    waiting = dice.acting(state)
    may_enter = seat is not None and seat in waiting
    return View(
        setup=state.setup,
        seat=seat,
        status=Status.OVER if over else Status.OPEN,
        phase=state.phase,
        turn=state.active if deciding else None,
        active=state.active,
        round=state.round,
        dice=dice.showing(state),
        sheets=tuple(
            _sheet_view(letter, rows, over=over)
            for letter, rows in zip(state.setup.sheets, state.sheets, strict=True)
        ),
        owes=tuple(
            state.phase if owing in waiting else None for owing in range(1, state.setup.seats + 1)
        ),
        entered=tuple(entry is not None for entry in state.entries),
        entry=state.entries[seat - 1] if seat is not None else None,
        enterable=dice.enterable(state, seat) if may_enter and seat is not None else (),
        legal=dice.legal(state, seat) if seat is not None else (),
    )


def _sheet_view(letter: str, rows: tuple[Row, ...], *, over: bool) -> SheetView:
    at = current_row(rows)
    row_views = tuple(
        RowView(
            fields=fields,
            numbers=row,
            hits=hits(fields, row),
            score=row_score(fields, row) if is_full(row) or (over and index == at) else None,
        )
        for index, (fields, row) in enumerate(zip(SHEETS[letter], rows, strict=True))
    )
    total = sum(row.score or 0 for row in row_views)
    return SheetView(letter=letter, rows=row_views, current=at, score=total)
