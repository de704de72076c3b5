"""A game move by move, called from Python: for tests, environments and whoever explores."""

from __future__ import annotations

from tenback.kernel.cards.desk import Desk
from tenback.kernel.cards.flow import deal
from tenback.kernel.cards.layout import Row
from tenback.kernel.cards.moves import legal_moves, make
from tenback.kernel.compiling import entry
from tenback.kernel.randomness import Seed


@entry
def start(desk: Desk, row: Row, agreed: Row, seed: Seed) -> None:
    """Deal the game of a seed into the row."""
    deal(desk.kinds, desk.memo, row, agreed, desk.stream, seed)


@entry
def list_moves(desk: Desk, row: Row) -> int:
    """Write the legal moves into `desk.moves` and say how many there are."""
    return legal_moves(desk.kinds, row, desk.moves)


@entry
def step(desk: Desk, row: Row, move: int) -> None:
    """Carry out a legal move."""
    make(desk.kinds, desk.memo, row, move)
