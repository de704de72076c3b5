"""The moves of Twenty One: what `rules/dice.py` says, on the array that `layout.py` describes."""

from __future__ import annotations

from tenback.kernel.bits import lowest
from tenback.kernel.compiling import lean
from tenback.kernel.dice.layout import (
    ACTIVE,
    AGAIN,
    ALL_FIELDS,
    DICE,
    DONE,
    EMPTY_ROW,
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
    STRIKE,
    THROW,
    UNWRITTEN,
    WITHDRAW,
    Game,
    block,
)
from tenback.kernel.dice.tables import BONUS_STEP, DIE_AT, ROWS, VALUES
from tenback.kernel.randomness import DICE as DICE_STREAM
from tenback.kernel.randomness import Stream, below, name, open_stream


@lean
def begin(game: Game, seats: int, first: int, letters: Game) -> None:
    """An empty sheet for each seat; the seat `first` throws."""
    game[:] = 0
    game[SEATS], game[ACTIVE] = seats, first
    for seat in range(seats):
        at = block(seat)
        game[at + LETTER] = letters[seat]
        game[at + OPEN] = ALL_FIELDS
        game[at + ENTRY] = NOT_YET
        game[at + NUMBERS : at + NUMBERS + ROWS] = EMPTY_ROW


@lean
def number_for(game: Game, seat: int, field: int) -> int:
    """What the die of a field's colour shows, in the row that the seat is in."""
    at = block(seat)
    return int(game[DICE + DIE_AT[game[at + LETTER], game[at + ROW], field]])


@lean
def fitting(game: Game, seat: int) -> int:
    """The open fields of a seat's row whose dice may be entered (T5)."""
    at = block(seat)
    row, fields = game[at + ROW], 0
    for field in range(6):
        if game[at + OPEN] >> field & 1 and number_for(game, seat, field) <= VALUES[row, field]:
            fields |= 1 << field
    return fields


@lean
def may_reroll(game: Game) -> bool:
    """T4: a second throw needs a die that does not show 1."""
    ones = 0
    for die in range(6):
        ones += game[DICE + die] == 1
    return ones < 6


@lean
def may(game: Game, seat: int, action: int) -> bool:
    """Exactly what the rules' `why_not` accepts from a player."""
    phase, sealed = game[PHASE], game[block(seat) + ENTRY]
    if action == ROLL:
        return bool(phase == THROW and seat == game[ACTIVE])
    if action in (REROLL, KEEP):
        its_turn = phase == AGAIN and seat == game[ACTIVE]
        return bool(its_turn and (action == KEEP or may_reroll(game)))
    if action == WITHDRAW:
        return bool(phase == ENTER and sealed != NOT_YET)
    return bool(phase == ENTER and sealed == NOT_YET and action & ~fitting(game, seat) == 0)


@lean
def throw(game: Game, number: int, seed: int, stream: Stream) -> None:
    """T4: a first or second throw, as `deals.throw` has it in the game of a seed."""
    open_stream(stream, seed)
    name(stream, DICE_STREAM)
    name(stream, game[ROUND])
    name(stream, number)
    for die in range(6):
        fallen = 1 + below(stream, 6)
        if game[DICE + die] != 1:
            game[DICE + die] = fallen


@lean
def play(game: Game, seat: int, action: int, seed: int, stream: Stream) -> None:
    """One move that `may` be made, and what follows from it."""
    if action == ROLL:
        throw(game, 1, seed, stream)
        game[PHASE] = AGAIN
    elif action == REROLL:
        throw(game, 2, seed, stream)
        game[PHASE] = ENTER
    elif action == KEEP:
        game[PHASE] = ENTER
    elif action == WITHDRAW:
        game[block(seat) + ENTRY] = NOT_YET
    else:
        game[block(seat) + ENTRY] = action
        if all_entered(game):
            finish_round(game)


@lean
def all_entered(game: Game) -> bool:
    entered = 0
    for seat in range(game[SEATS]):
        entered += game[block(seat) + ENTRY] != NOT_YET
    return bool(entered == game[SEATS])


@lean
def finish_round(game: Game) -> None:
    """T5, T10, T11: the entries are written, and the next seat is active, or the game is over."""
    last = False
    for seat in range(game[SEATS]):
        write_entry(game, seat)
        last |= game[block(seat) + ROW] == ROWS
    if last:
        game[PHASE] = OVER
        return
    game[PHASE] = THROW
    game[ROUND] += 1
    game[ACTIVE] += 1
    if game[ACTIVE] == game[SEATS]:
        game[ACTIVE] = 0
    game[DICE : DICE + 6] = 0


@lean
def write_entry(game: Game, seat: int) -> None:
    """T5 to T8: the sealed entry goes into the seat's row; a row that is full by it is done."""
    at = block(seat)
    entry = game[at + ENTRY]
    if entry == STRIKE:
        struck = lowest(game[at + OPEN])
        _write(game, at, struck, 0)
    for field in range(6):
        if entry >> field & 1:
            _write(game, at, field, number_for(game, seat, field))
    game[at + ENTRY] = NOT_YET
    if game[at + OPEN] == 0:
        game[at + DONE] += game[at + RUNNING]
        game[at + RUNNING] = game[at + HITS] = 0
        game[at + ROW] += 1
        game[at + OPEN] = ALL_FIELDS if game[at + ROW] < ROWS else 0


@lean
def _write(game: Game, at: int, field: int, number: int) -> None:
    row = game[at + ROW]
    game[at + OPEN] &= ~(1 << field)
    game[at + NUMBERS + row] &= ~((UNWRITTEN ^ number) << 3 * field)
    game[at + RUNNING] += number
    if number == VALUES[row, field]:
        game[at + RUNNING] += BONUS_STEP[game[at + HITS]]
        game[at + HITS] += 1
