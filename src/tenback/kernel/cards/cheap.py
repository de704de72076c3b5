"""The players that do not search: what they do now, and whole games among them."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from tenback.kernel import randomness
from tenback.kernel.cards import careful, greedy, swift
from tenback.kernel.cards.desk import Desk
from tenback.kernel.cards.flow import deal, judge_turn
from tenback.kernel.cards.layout import OPEN, PLAIN, STATUS, TURNS, Row
from tenback.kernel.cards.moves import legal_moves, make
from tenback.kernel.cards.tally import add_up
from tenback.kernel.compiling import entry, inlined

RANDOM, GREEDY, CAREFUL = range(3)


@inlined
def decide(desk: Desk, row: Row, player: int) -> int:
    """A move of the seat to move: any legal one, the nearest, the cheapest."""
    if player == GREEDY:
        return greedy.choose(desk.kinds, desk.memo, desk.choices, row)
    if player == CAREFUL:
        return careful.choose(desk.kinds, desk.memo, desk.choices, row, desk.weights)
    count = legal_moves(desk.kinds, row, desk.moves)
    return desk.moves[randomness.below(desk.stream, count)]


@entry
def decide_once(desk: Desk, row: Row, player: int) -> int:
    """One decision, for a bot at a table."""
    return decide(desk, row, player)


@inlined
def _play_some(desk: Desk, row: Row, player: int) -> None:
    """A turn; swiftly as many as there are before one that needs care."""
    if player != RANDOM and row[PLAIN]:
        if player == GREEDY:
            swift.play_on(desk, row, False)
        else:
            swift.play_on(desk, row, True)
        if row[STATUS] == OPEN:
            judge_turn(desk.kinds, desk.memo, row)
    turn = row[TURNS]
    while row[STATUS] == OPEN and row[TURNS] == turn:
        make(desk.kinds, desk.memo, row, decide(desk, row, player))


@entry
def play_games(
    desk: Desk,
    row: Row,
    template: Row,
    player: int,
    first: np.uint64,
    games: int,
    tally: NDArray[np.int64],
) -> None:
    """So many whole games from a seed on, added to the tally."""
    for number in range(games):
        seed = first + np.uint64(number)
        deal(desk.kinds, desk.memo, row, template, desk.stream, seed)
        randomness.open_stream(desk.stream, seed)
        randomness.name(desk.stream, randomness.DECISIONS)
        while row[STATUS] == OPEN:
            _play_some(desk, row, player)
        add_up(row, tally)
