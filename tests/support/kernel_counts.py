"""The move-tree counts of `counts.py` once more, by the kernel alone."""

from __future__ import annotations

from dataclasses import replace

import numpy as np

from support.counts import Level, Tree
from support.players import decide
from support.twins import DESK, move_of
from tenback.kernel.cards import layout
from tenback.kernel.cards.layout import Row
from tenback.kernel.cards.stepping import list_moves, start, step
from tenback.kernel.cards.tables import kinds_of, template
from tenback.rules.editions import EDITIONS
from tenback.rules.games import GAMES


def count_in_kernel(tree: Tree) -> list[Level]:
    """One level for each length from 0 to the tree's depth."""
    rows = [_position(tree)]
    levels = [_level(rows)]
    for _ in range(tree.depth):
        rows = [later for row in rows for later in _successors(tree, row)]
        levels.append(_level(rows))
    return levels


def _position(tree: Tree) -> Row:
    """The rules' players choose the moves to begin with, the kernel makes them."""
    game = GAMES[tree.game]
    setup, deck = game.deal(tree.seats, tree.seed)
    setup = replace(setup, minimum=tree.minimum)
    state, row = game.start(setup, deck), np.zeros(layout.LENGTH, np.int64)
    desk = DESK._replace(kinds=kinds_of(setup.edition))
    start(desk, row, template(setup), np.uint64(tree.seed))
    for _ in range(tree.moves_before):
        seat, action = decide(game, state, tree.seed)
        later = game.apply(state, seat, action).state
        if not game.acting(later):
            break
        step(desk, row, move_of(action))
        state = later
    return row


def _successors(tree: Tree, row: Row) -> list[Row]:
    desk = DESK._replace(kinds=kinds_of(EDITIONS[tree.game]))
    moves = [int(move) for move in desk.moves[: list_moves(desk, row)]]
    later = [row.copy() for _ in moves]
    for copy, move in zip(later, moves, strict=True):
        step(desk, copy, move)
    return later


def _level(rows: list[Row]) -> Level:
    statuses = [int(row[layout.STATUS]) for row in rows]
    return Level(len(rows), statuses.count(layout.WON), statuses.count(layout.LOST), 0)
