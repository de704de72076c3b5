"""The players of Twenty One that solve nothing: random, greedy and careful.

Each is two decisions: whether the active seat throws again, and which fields an entry fills. They
read the dice, the public part of the sheets and their own block: never another seat's sealed entry.
"""

from __future__ import annotations

from tenback.kernel.bits import count
from tenback.kernel.compiling import lean
from tenback.kernel.dice.game import fitting, may_reroll, number_for
from tenback.kernel.dice.layout import HITS, OPEN, ROW, SEATS, Game, block
from tenback.kernel.dice.position import brought_by, clock, hitting
from tenback.kernel.dice.tables import BONUS_STEP, VALUES
from tenback.kernel.randomness import Stream, below

GREEDY_GAP = 1
"""Greedy enters what is at most so far below its field."""

OPENNESS, OPENNESS_ALONE = 0.5, 0.75
"""Careful takes an open field to be worth this part of its hit, …"""
FAR = 16
"""… and less when one of the others has fewer fields left than this."""
HURRY = 2.5
"""What it thinks a field is worth for being filled, when there are others to outrun."""
ENOUGH, ENOUGH_ALONE = 11.0, 7.0
"""It keeps a throw that brings so much to a row of open fields. All these were found by trying:
alone for the points, in company for the wins against `greedy`."""


@lean
def random_again(game: Game, stream: Stream) -> bool:
    return may_reroll(game) and below(stream, 2) == 1


@lean
def random_entry(game: Game, seat: int, stream: Stream) -> int:
    """Any set of fields that fit, the empty one that strikes out included."""
    fields, entry = fitting(game, seat), 0
    for field in range(6):
        if fields >> field & 1 and below(stream, 2):
            entry |= 1 << field
    return entry


@lean
def greedy_again(game: Game, seat: int) -> bool:
    """With less than two hits, the next throw can hardly be worse."""
    return may_reroll(game) and count(hitting(game, seat)) < 2


@lean
def greedy_entry(game: Game, seat: int) -> int:
    """All that comes near its field; else the one that comes nearest; else a strike-out."""
    row, fields = game[block(seat) + ROW], fitting(game, seat)
    near, nearest, smallest = 0, 0, 6
    for field in range(6):
        if fields >> field & 1:
            gap = VALUES[row, field] - number_for(game, seat, field)
            if gap <= GREEDY_GAP:
                near |= 1 << field
            if gap < smallest:
                nearest, smallest = 1 << field, gap
    return near or nearest


@lean
def _gain(game: Game, seat: int, field: int, hits: int) -> float:
    """What filling a field without a hit brings beyond leaving it open in a row of so many hits."""
    hoped_for = VALUES[game[block(seat) + ROW], field] + BONUS_STEP[hits]
    number = number_for(game, seat, field)
    if game[SEATS] == 1:
        return float(number - OPENNESS_ALONE * hoped_for)
    time_left = min(1, clock(game, seat) / FAR)
    return float(number + HURRY - OPENNESS * hoped_for * time_left)


@lean
def careful_entry(game: Game, seat: int) -> int:
    """All hits, each worth more than the last; of the rest what an open field is not worth."""
    fields, hit = fitting(game, seat), hitting(game, seat)
    hits = game[block(seat) + HITS] + count(hit)
    entry, best, best_gain = hit, 0, -99.0
    for field in range(6):
        if fields & ~hit & 1 << field:
            gain = _gain(game, seat, field, hits)
            if gain > 0:
                entry |= 1 << field
            if gain > best_gain:
                best, best_gain = 1 << field, gain
    return entry or best


@lean
def careful_again(game: Game, seat: int) -> bool:
    """Throws again when what would be entered now brings too little."""
    at = block(seat)
    enough = ENOUGH_ALONE if game[SEATS] == 1 else ENOUGH
    brings = brought_by(game, seat, careful_entry(game, seat))
    return may_reroll(game) and brings < enough * count(game[at + OPEN]) / 6
