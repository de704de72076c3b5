"""What people write to each other: judged, stored where it can be deleted, told to the table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tenback.server.guard import why_not_said
from tenback.server.room import Room
from tenback.store.faults import Gone, StoreError
from tenback.store.values import Player
from tenback.table.deciding import why_no_chat
from tenback.table.faults import Fault, Refusal, refuse

if TYPE_CHECKING:
    from tenback.server.desk import Desk


async def say(desk: Desk, room: Room, player: Player, text: str) -> int | Refusal:
    """The table's number, once the line is stored and told; or why it is not."""
    if not desk.may("chat", player.id) or not desk.may("chat_of_table", room.id):
        return refuse(Fault.LIMIT)
    async with room.lock:
        try:
            return await _say(room, player, text)
        except Gone:
            return refuse(Fault.NO_PLAYER)
        except StoreError:
            return refuse(Fault.BUSY)


async def _say(room: Room, player: Player, text: str) -> int | Refusal:
    refusal = why_no_chat(room.table, player.id)
    if refusal is not None:
        return refusal
    before = await room.catch_up_chat()
    refusal = why_not_said(room.table, text, [line.text for line in before if line.player == player.id])
    if refusal is not None:
        return refusal
    house = room.house
    await house.store.add_chat(room.id, player.id, player.name, text, house.clock())
    await room.catch_up_chat()
    return room.table.number
