"""What the rules and the views of a move cost by themselves, without storing or sending them."""

from __future__ import annotations

from time import process_time
from typing import Any

from load.crowd import SEATS, sensible
from tenback.rules.game import Refusal
from tenback.server.chance import SystemChance
from tenback.table import commands, events, views
from tenback.table.deciding import handle
from tenback.table.options import Options
from tenback.table.state import Table, fold, opened

_MOVES = 4000


def rules_and_views() -> float:
    """Microseconds to judge and fold a move, and to build the views of the four who see it."""
    chance, took, moves = SystemChance(), 0.0, 0
    while moves < _MOVES:
        table = _dealt(chance)
        while table.phase == "playing":
            (seat,) = table.acting
            move = commands.Move(seat, sensible(views.play_view(table, seat)))
            began = process_time()
            table = _done(table, f"p{seat}", move, chance)
            shared = views.shared(table)
            for player in range(1, SEATS + 1):
                views.view(table, f"p{player}", None, shared)
            took, moves = took + process_time() - began, moves + 1
    return 1e6 * took / moves


def _dealt(chance: SystemChance) -> Table:
    table = opened(events.Opened(Options("classic", SEATS), "p1"))
    for seat in range(1, SEATS + 1):
        table = _done(table, f"p{seat}", commands.Sit(seat), chance)
    table = _done(table, "p1", commands.Deal(), chance)
    for seat in range(1, SEATS + 1):
        table = _done(table, f"p{seat}", commands.WishTo(seat, events.Wish.ANY), chance)
    return table


def _done(table: Table, player: str, command: Any, chance: SystemChance) -> Table:
    decision = handle(table, player, command, chance, ())
    assert not isinstance(decision, Refusal)
    for event in decision:
        table = fold(table, event)  # type: ignore[arg-type]
    return table
