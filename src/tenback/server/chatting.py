"""What people write to each other: judged, stored where it can be deleted, told to the table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tenback.rules.game import Refusal, refuse
from tenback.server.guard import why_not_said
from tenback.server.room import Room
from tenback.store.faults import Gone, StoreError
from tenback.store.values import CommandKey, Player
from tenback.table.deciding import why_no_chat
from tenback.table.faults import Fault

if TYPE_CHECKING:
    from tenback.server.desk import Desk


async def say(desk: Desk, room: Room, player: Player, text: str, key: CommandKey) -> int | Refusal:
    """The table's number, once the line is stored and told; or why it is not.

    Sent again, a line is known by its key for a while, and said once.
    """
    if key in room.said_lately:
        return room.table.number
    if not desk.may("chat", player.id) or not desk.may("chat_of_table", room.id):
        return refuse(Fault.LIMIT)
    async with room.lock:
        try:
            number = await _say(room, player, text)
        except Gone:
            return refuse(Fault.NO_PLAYER)
        except StoreError:
            return refuse(Fault.BUSY)
        if not isinstance(number, Refusal):
            room.said_lately.append(key)
        return number


async def _say(room: Room, player: Player, text: str) -> int | Refusal:
    refusal = why_no_chat(room.table, player.id)
    if refusal is not None:
        return refusal
    before = await room.catch_up_chat()
    theirs = [line.text for line in before if line.player == player.id]
    refusal = why_not_said(room.table, text, theirs)
    if refusal is not None:
        return refusal
    house = room.house
    await house.store.add_chat(room.id, player.id, player.name, text, house.clock())
    await room.catch_up_chat()
    return room.table.number
