"""The tables that this process has in memory, and word between processes."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine, Iterable
from typing import Any

from tenback.server import tokens
from tenback.server.house import House
from tenback.server.logs import log_fault
from tenback.server.presence import read_word
from tenback.server.room import Room
from tenback.server.screens import Screen
from tenback.store.faults import Fault as StoreFault
from tenback.store.faults import StoreError
from tenback.store.values import News
from tenback.table import events

_MOMENT = 0.2
"""Seconds in which those who come and go are gathered."""
_NAMES = "names"
"""The word by which processes tell each other to read names anew."""
_UNSAID = "unsaid="
"""The word that a line of chat has been deleted."""


class Hall:
    """Loads a table when somebody comes, and forgets it some time after the last has gone."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.rooms: dict[str, Room] = {}
        self.closing = False
        self._loading: dict[str, asyncio.Task[Room | None]] = {}
        self._tasks: set[asyncio.Task[Any]] = set()
        self._telling: set[str] = set()

    async def room(self, table_id: str) -> Room | None:
        """The table as it is in memory, loaded if need be; None if there is none of that id."""
        room = self.rooms.get(table_id)
        if room is not None:
            room.unused_since = self.house.clock()
            return room
        if not tokens.may_be_table(table_id):
            return None
        if table_id not in self._loading:
            self._loading[table_id] = asyncio.create_task(self._load(table_id))
        return await asyncio.shield(self._loading[table_id])

    async def _load(self, table_id: str) -> Room | None:
        try:
            log = await self.house.store.load(table_id)
            if not log:
                return None
            if log[-1].version > events.VERSION:  # a newer Tenback plays there
                raise StoreError(StoreFault.NEWER, found=log[-1].version, known=events.VERSION)
            room = Room(table_id, self.house, log)
            await room.catch_up_chat()
            self._make_room()
            self.rooms[table_id] = room
            self.house.changed(room)
            # What another process appended meanwhile was not heard by a room that was not there.
            self.spawn(room.catch_up())
            return room
        finally:
            del self._loading[table_id]

    def _make_room(self) -> None:
        """Memory is bounded: of the rooms where nobody is, the longest unused go."""
        too_many = len(self.rooms) + 1 - self.house.settings.most_rooms
        if too_many > 0:
            empty = [room for room in self.rooms.values() if not room.screens]
            empty.sort(key=lambda room: room.unused_since)
            for room in empty[:too_many]:
                self.forget(room.id)

    def forget(self, table_id: str) -> None:
        """Out of memory; whoever is still there is asked to come again."""
        room = self.rooms.pop(table_id, None)
        if room is not None:
            for screen in room.screens:
                screen.close("restart", come_back=True)

    def forget_unused(self) -> None:
        before = self.house.clock() - round(1000 * self.house.settings.idle_seconds)
        for room in list(self.rooms.values()):
            if not room.screens and room.unused_since < before and not room.lock.locked():
                self.forget(room.id)

    # Word between processes.

    async def listen(self) -> None:
        await self.house.store.listen(self.heard)

    def heard(self, news: News | None) -> None:
        """None: anything may have happened."""
        if news is not None and news.word is not None:
            self._heard_word(news.table, news.word)
            return
        rooms = list(self.rooms.values()) if news is None else [self.rooms.get(news.table)]
        for room in rooms:
            if room is None:
                continue
            if news is None or (news.number or 0) > room.table.number:
                self.spawn(room.catch_up(news.number if news else None))
            if news is None or news.chat is not None:
                self.spawn(self._chat(room))

    def _heard_word(self, table_id: str, word: str) -> None:
        room = self.rooms.get(table_id)
        if room is None:
            return
        if word == _NAMES:
            self.spawn(room.names_changed())
            return
        if word.startswith(_UNSAID):
            room.tell_unsaid(int(word.removeprefix(_UNSAID)))
            return
        process, watching, players = read_word(word)
        now = self.house.clock()
        others = process != self.house.process
        if others and room.presence.heard(process, players, watching, now):
            self.house.changed(room)
            self.spawn(room.names_changed())

    async def names_changed(self, room: Room) -> None:
        """Here, and wherever else that table is shown."""
        await room.names_changed()
        await self.house.store.whisper([News(room.id, word=_NAMES)])

    async def unsaid(self, room: Room, line: int) -> None:
        """The same of a line of chat that is gone."""
        room.tell_unsaid(line)
        await self.house.store.whisper([News(room.id, word=f"{_UNSAID}{line}")])

    async def whisper(self, rooms: Iterable[Room]) -> None:
        """Tell the other processes who is here; they tell who is there."""
        process = self.house.process
        words = [News(room.id, word=room.presence.word(process)) for room in rooms]
        await self.house.store.whisper(words)

    async def whisper_all(self) -> None:
        """Again and again, so that a process that has died is noticed by its silence."""
        for room in self.rooms.values():
            if room.presence.forget_silent(self.house.clock()):
                self.house.changed(room)
                self.spawn(room.tell_people())
        await self.whisper([room for room in self.rooms.values() if room.screens])

    def people_changed(self, room: Room) -> None:
        """Somebody came or went. All who do within a moment are told of together."""
        if room.id not in self._telling:
            self._telling.add(room.id)
            self.spawn(self._tell_people(room))

    async def _tell_people(self, room: Room) -> None:
        await asyncio.sleep(_MOMENT)
        self._telling.discard(room.id)
        await room.tell_people()
        await self.whisper([room])

    async def _chat(self, room: Room) -> None:
        async with room.lock:
            await room.catch_up_chat()

    # Work that nobody waits for.

    def spawn(self, work: Coroutine[Any, Any, Any]) -> asyncio.Task[Any]:
        """Kept hold of until it is done; what goes wrong is logged, and harms nothing else."""
        task = asyncio.create_task(_logged(work))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    async def close(self) -> None:
        """Everybody is told to come back; what is being done is done to its end."""
        self.closing = True
        screens = [screen for room in self.rooms.values() for screen in room.screens]
        for screen in screens:
            screen.close("restart", come_back=True)
        await _within_a_second([screen.closed() for screen in screens])
        await _within_a_second(list(self._tasks))


async def _within_a_second(work: list[Any]) -> None:
    if work:
        await asyncio.wait([asyncio.ensure_future(one) for one in work], timeout=1)


async def _logged(work: Coroutine[Any, Any, Any]) -> None:
    try:
        await work
    except StoreError as fault:
        log_fault("store", fault)
    except Exception as fault:  # noqa: BLE001 - a background task has nobody else to tell
        log_fault("task", fault)


def all_screens(hall: Hall) -> list[Screen]:
    return [screen for room in hall.rooms.values() for screen in room.screens]
