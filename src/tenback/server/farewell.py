"""What changes at tables when a player goes by another name, or wants to be forgotten."""

from __future__ import annotations

from collections.abc import Callable

from tenback.rules.game import Refusal
from tenback.server.desk import Desk
from tenback.server.room import Room
from tenback.store.values import Player
from tenback.table import commands
from tenback.table.deciding import Decision, handle
from tenback.table.events import AnyEvent
from tenback.table.state import Table, fold

_MOST_TABLES = 10_000


async def rename_everywhere(desk: Desk, player: Player, name: str) -> None:
    """In the players' book, and on the screens of whoever sits with them."""
    await desk.house.store.rename(player.id, name)
    for room in await _rooms_of(desk, player):
        await desk.hall.names_changed(room)


async def forget(desk: Desk, player: Player) -> None:
    """Their seats go to bots or become free, and everything that is stored of them goes."""
    rooms = await _rooms_of(desk, player)
    for room in rooms:
        await room.carry_out(_leaving(desk, player))
        for screen in [s for s in room.screens if s.player_id == player.id]:
            screen.close("removed", come_back=False)
    await desk.house.store.delete_player(player.id)
    for room in rooms:
        await desk.hall.names_changed(room)


async def _rooms_of(desk: Desk, player: Player) -> list[Room]:
    found = await desk.house.store.tables_of(player.id, _MOST_TABLES)
    rooms = [await desk.hall.room(table.id) for table in found]
    return [room for room in rooms if room is not None]


def _leaving(desk: Desk, player: Player) -> Callable[[Table], Decision]:
    def decide(table: Table) -> Decision:
        left: tuple[AnyEvent, ...] = ()
        for seat in table.seats_of(player.id):
            rise = commands.Rise(seat)
            rose = handle(table, player.id, rise, desk.house.chance, desk.thinkers.levels)
            if isinstance(rose, Refusal):
                return rose
            for event in rose:
                table = fold(table, event)  # type: ignore[arg-type]
            left += rose  # type: ignore[operator]
        return left

    return decide
