"""Who acts for tables when nobody does: bots to move, turns that took too long, people who left.

Which process acts for a table is a lease in the store. A process that dies lets its leases run out,
and whichever looks around next goes on.
"""

from __future__ import annotations

import asyncio
from functools import partial

from tenback.rules.game import Refusal
from tenback.server.bookkeeping import bots_to_move, wakes_at
from tenback.server.bots import Thinkers, anything
from tenback.server.hall import Hall
from tenback.server.house import House
from tenback.server.logs import log_fault
from tenback.server.room import Room
from tenback.server.waiting import absences
from tenback.table import commands
from tenback.table.commands import SystemCommand
from tenback.table.deciding import Decision, handle_system, why_silent
from tenback.table.options import Talk
from tenback.table.state import Table, fold, play_of

_AT_ONCE = 200
_SECOND = 1000
_WHISPER_MS = 5_000
_STUCK_MS = 60_000
"""How long a table is left alone that did not go on although it should have."""


class Caretaker:
    def __init__(self, house: House, hall: Hall, thinkers: Thinkers) -> None:
        self._house, self._hall, self._thinkers = house, hall, thinkers
        self._timers: dict[str, asyncio.TimerHandle] = {}
        self._caring: set[str] = set()
        self._leases: dict[str, int] = {}
        """Until when this process acts for a table."""
        self._refused: dict[str, int] = {}
        """Until when it need not ask, as another does."""

    # When something is to be done.

    def set_clock(self, room: Room) -> None:
        """Called when anything has changed at a table."""
        timer = self._timers.pop(room.id, None)
        if timer is not None:
            timer.cancel()
        due = self._due(room)
        if due is not None and not self._hall.closing:
            self._in(max(due - self._house.clock(), 0), room)

    def someone_moved(self, room: Room) -> None:
        """Somebody came or went: who is absent may have to be thought of anew, everywhere."""
        self.set_clock(room)
        self._hall.people_changed(room)

    def _in(self, milliseconds: int, room: Room) -> None:
        loop = asyncio.get_running_loop()
        self._timers[room.id] = loop.call_later(milliseconds / _SECOND, self._ring, room)

    def _ring(self, room: Room) -> None:
        self._timers.pop(room.id, None)
        if room.id not in self._caring and self._hall.rooms.get(room.id) is room:
            self._hall.spawn(self._care(room))

    def _due(self, room: Room) -> int | None:
        missed = absences(room.table, room.presence).values()
        times = [wakes_at(room.table, room.at, room.turn_began_at), *missed]
        return min((time for time in times if time is not None), default=None)

    # What is to be done.

    async def _care(self, room: Room) -> None:
        self._caring.add(room.id)
        pause: int | None = _SECOND
        try:
            pause = await self._cared(room)
        finally:
            self._caring.discard(room.id)
            if pause is None:
                self.set_clock(room)
            else:
                self._in(pause, room)

    async def _cared(self, room: Room) -> int | None:
        """Milliseconds until somebody should look again, if something hinders it from going on."""
        await self._stand_in_for_the_absent(room)
        if not self._is_due(room):
            return None
        if not await self._leased(room.id):
            return round(self._house.settings.lease_seconds * _SECOND / 2)
        if not self._is_due(room):
            return None  # it took a while to be allowed to act, and the table went on meanwhile
        number = room.table.number
        await self._act(room)
        if room.table.number != number:
            return None
        self._house.metrics.count("tables_put_off_total")
        await self._house.store.wake(room.id, self._house.clock() + _STUCK_MS)
        return _STUCK_MS

    def _is_due(self, room: Room) -> bool:
        due = wakes_at(room.table, room.at, room.turn_began_at)
        return due is not None and due <= self._house.clock()

    async def _stand_in_for_the_absent(self, room: Room) -> None:
        now = self._house.clock()
        for player, due in absences(room.table, room.presence).items():
            if due <= now:
                await self._system(room, commands.Absent(player))

    async def _act(self, room: Room) -> None:
        table = room.table
        bots = bots_to_move(table)
        if bots and room.at + table.options.bot_pace <= self._house.clock():
            await self._bot_moves(room, bots[0])
        else:
            await self._system(room, commands.TimeUp(table.turn_began))

    async def _system(self, room: Room, command: SystemCommand) -> None:
        await room.carry_out(lambda table: handle_system(table, command, self._house.chance))

    async def _bot_moves(self, room: Room, seat: int) -> None:
        await self._signals(room)
        table = room.table
        if seat not in bots_to_move(table):
            return
        level = table.seat(seat).level
        assert level is not None
        view = table.options.rules.view(play_of(table).state, seat)
        key = (room.id, table.games, seat)
        action = await self._thinkers.decide(key, level, table.options.game, view)
        choices = (action, anything(view))
        await room.carry_out(partial(self._moved, number=table.number, seat=seat, choices=choices))

    def _moved(self, table: Table, *, number: int, seat: int, choices: tuple[str, ...]) -> Decision:
        """The first that is allowed. What was thought of an earlier position counts for nothing."""
        decision: Decision = ()
        for action in choices if table.number == number else ():
            decision = handle_system(table, commands.BotMoves(seat, action), self._house.chance)
            if not isinstance(decision, Refusal):
                return decision
        return decision

    async def _signals(self, room: Room) -> None:
        """Bots that are not to move say what they have to say, where that is wanted."""
        table = room.table
        if table.options.talk is Talk.NOTHING or not table.options.has_cards or why_silent(table):
            return
        for seat, at in enumerate(table.seats, 1):
            if at.level is not None and seat not in table.acting and room.table == table:
                await self._signals_of(room, seat, at.level)
                table = room.table

    async def _signals_of(self, room: Room, seat: int, level: str) -> None:
        table = room.table
        view = table.options.rules.view(play_of(table).state, seat)
        key = (room.id, table.games, seat)
        words = await self._thinkers.signals(key, level, table.options.game, view)
        if words:
            said = partial(self._said, number=table.number, seat=seat, words=words)
            await room.carry_out(said)

    def _said(self, table: Table, *, number: int, seat: int, words: list[str]) -> Decision:
        if table.number != number:
            return ()
        told: tuple[object, ...] = ()
        for word in words:
            decision = handle_system(table, commands.BotMoves(seat, word), self._house.chance)
            if not isinstance(decision, tuple):
                continue
            for event in decision:
                table = fold(table, event)  # type: ignore[arg-type]
            told += decision
        return told  # type: ignore[return-value]

    # Leases.

    async def _leased(self, table_id: str) -> bool:
        """Asked for in time, so that a game in progress asks once in a while only."""
        now = self._house.clock()
        length = round(self._house.settings.lease_seconds * _SECOND)
        if self._leases.get(table_id, 0) > now + length // 2:
            return True
        if self._refused.get(table_id, 0) > now:
            return False
        until = now + length
        if await self._house.store.take_lease(table_id, self._house.process, now, until):
            self._leases[table_id] = until
            return True
        self._leases.pop(table_id, None)
        self._refused[table_id] = now + length // 4
        return False

    async def patrol(self) -> None:
        """For ever: goes on where nobody does, and forgets what nobody uses."""
        whispers_at = 0
        while True:
            await asyncio.sleep(self._house.settings.patrol_seconds)
            self._hall.forget_unused()
            self._forget_leases()
            try:
                await self._look_around()
                if self._house.clock() >= whispers_at:
                    whispers_at = self._house.clock() + _WHISPER_MS
                    await self._hall.whisper_all()
            except Exception as fault:  # noqa: BLE001 - whatever happens, it comes round again
                log_fault("patrol", fault)

    async def _look_around(self) -> None:
        late = self._house.clock() - round(_SECOND * self._house.settings.patrol_seconds)
        due = await self._house.store.due_tables(late, _AT_ONCE, self._house.process)
        for found in due:
            if found.id not in self._hall.rooms and not self._hall.closing:
                await self._hall.room(found.id)

    def _forget_leases(self) -> None:
        now = self._house.clock()
        for kept in (self._leases, self._refused):
            for table_id in [table_id for table_id, until in kept.items() if until <= now]:
                del kept[table_id]

    async def close(self) -> None:
        """Others may go on at once."""
        for timer in self._timers.values():
            timer.cancel()
        for table_id in self._leases:
            await self._house.store.release_lease(table_id, self._house.process)
