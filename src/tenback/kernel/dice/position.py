"""What players read off a position: their own row, and how far the others are."""

from __future__ import annotations

from tenback.kernel.bits import count, lowest
from tenback.kernel.compiling import lean
from tenback.kernel.dice.game import number_for
from tenback.kernel.dice.layout import ACTIVE, HITS, OPEN, ROW, SEATS, Game, block
from tenback.kernel.dice.tables import BONUS, FIELDS, ROWS, VALUES


@lean
def hitting(game: Game, seat: int) -> int:
    """The open fields whose dice hit."""
    at = block(seat)
    fields = 0
    for field in range(6):
        hit = number_for(game, seat, field) == VALUES[game[at + ROW], field]
        fields |= (hit and game[at + OPEN] >> field & 1) << field
    return fields


@lean
def brought_by(game: Game, seat: int, entry: int) -> int:
    """The points that an entry adds at once: its numbers, and the bonus for its hits."""
    hits, points = game[block(seat) + HITS], 0
    hits_then = hits + count(entry & hitting(game, seat))
    while entry:
        points += number_for(game, seat, lowest(entry))
        entry &= entry - 1
    return int(points + BONUS[hits_then] - BONUS[hits])


@lean
def fields_left(game: Game, seat: int) -> int:
    """How many fields a seat has still to fill or strike."""
    at = block(seat)
    if game[at + ROW] == ROWS:
        return 0
    return int(6 * (ROWS - 1 - game[at + ROW]) + count(game[at + OPEN]))


@lean
def clock(game: Game, seat: int) -> int:
    """The fewest fields that one of the others has still to fill; alone it does not run."""
    fewest = FIELDS
    for other in range(game[SEATS]):
        if other != seat:
            fewest = min(fewest, fields_left(game, other))
    return fewest


@lean
def rounds_until_active(game: Game, seat: int) -> int:
    wait = seat - game[ACTIVE]
    return int(wait if wait >= 0 else wait + game[SEATS])
