"""What people write to each other: judged, stored where it can be deleted, told to the table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tenback.rules.game import Refusal, refuse
from tenback.server.guard import is_guarded, why_not_said
from tenback.server.room import Room
from tenback.store.faults import Gone, Repeated, StoreError
from tenback.store.values import CommandKey, Player
from tenback.table.deciding import why_no_chat
from tenback.table.faults import Fault
from tenback.table.texts import in_one_line

if TYPE_CHECKING:
    from tenback.server.desk import Desk


async def say(desk: Desk, room: Room, player: Player, text: str, key: CommandKey) -> int | Refusal:
    """The table's number, once the line is stored and told; or why it is not.

    Sent again, here or to another process, it is said once and answered alike.
    """
    line = in_one_line(text)
    if line is None:
        return refuse(Fault.MALFORMED, option="text")
    try:
        said_before = await room.house.store.led_to(room.id, key)
        if said_before is not None:
            return said_before
        if not desk.may("chat", player.id) or not desk.may("chat_of_table", room.id):
            return refuse(Fault.LIMIT)
        async with room.lock:
            return await _say(room, player, line, key)
    except Repeated as before:
        return before.number
    except Gone:
        return refuse(Fault.NO_PLAYER)
    except StoreError:
        return refuse(Fault.BUSY)


async def _say(room: Room, player: Player, text: str, key: CommandKey) -> int | Refusal:
    refusal = why_no_chat(room.table, player.id)
    if refusal is not None:
        return refusal
    before = await room.catch_up_chat()
    theirs = [line.text for line in before if line.player == player.id]
    refusal = why_not_said(room.table, text, theirs)
    if refusal is not None:
        return refusal
    house, number = room.house, room.table.number
    await house.store.add_chat(room.id, key, player.name, text, house.clock(), number)
    await room.catch_up_chat()
    return number


async def unsay(desk: Desk, room: Room, player: Player, line: int) -> int | Refusal:
    """The table's number, once the line is gone everywhere; nobody takes back another's.

    The guard judges a sender's last lines together, so while it listens they stay.
    """
    if is_guarded(room.table):
        return refuse(Fault.PHASE, phase=room.table.phase)
    try:
        if not await room.house.store.delete_chat(room.id, line, player.id):
            return refuse(Fault.NOT_YOURS)
        await desk.hall.unsaid(room, line)
    except StoreError:
        return refuse(Fault.BUSY)
    return room.table.number
