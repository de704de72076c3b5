"""One table in this process: its fold, its screens, and one command after the other.

What happens here is appended to the store first and told afterwards. Other processes may serve the
same table: whoever is beaten to the next number loads what happened, and decides anew.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from dataclasses import replace
from typing import NamedTuple

from tenback.rules.game import Refusal, refuse
from tenback.server.bookkeeping import members, results_of, row_of, wakes_at
from tenback.server.house import House
from tenback.server.line import as_frame
from tenback.server.presence import Presence
from tenback.server.screens import Screen
from tenback.server.waiting import times
from tenback.store.faults import Gone, Repeated, Stale, StoreError
from tenback.store.values import Append, ChatLine, CommandKey, Player, StoredEvent
from tenback.table import events, views, wire
from tenback.table.deciding import Decision
from tenback.table.events import AnyEvent
from tenback.table.faults import Fault
from tenback.table.state import Table, fold, opened

MOST_NEWS = 500
"""How far back what happened is told; before that, the view must be enough."""
MOST_CHAT = 50
_RACES = 20

Decide = Callable[[Table], Decision]


class Past(NamedTuple):
    """An event, and who sat where when it had happened."""

    event: AnyEvent
    table: Table


def _past(event: AnyEvent, after: Table) -> Past:
    return Past(event, replace(after, play=None, deck=(), statements=()))


class Happened(NamedTuple):
    """An event, the table after it, and when."""

    event: AnyEvent
    after: Table
    at: int


def _steps(table: Table, decided: Iterable[AnyEvent], at: int) -> list[Happened]:
    steps = []
    for event in decided:
        table = fold(table, event)
        steps.append(Happened(event, table, at))
    return steps


def _stored_steps(table: Table, stored: Iterable[StoredEvent]) -> Iterator[Happened]:
    for one in stored:
        event = events.unpack(one.payload)
        table = fold(table, event)
        yield Happened(event, table, one.at)


class Room:
    def __init__(self, table_id: str, house: House, log: list[StoredEvent]) -> None:
        self.id, self.house = table_id, house
        self.lock = asyncio.Lock()
        self.screens: set[Screen] = set()
        self.presence = Presence(house.clock())
        self._told_lines: deque[int] = deque(maxlen=2 * MOST_CHAT)
        self.unused_since = house.clock()
        self._past: deque[Past] = deque(maxlen=MOST_NEWS)
        self._names: dict[str, str] = {}
        self._doubtful = False
        """After an error nobody knows whether something was stored: look before the next step."""
        first, *later = log
        opening = events.unpack(first.payload)
        assert isinstance(opening, events.Opened), "a table begins by being opened"
        self.table = opened(opening)
        self.at = self.turn_began_at = first.at
        self._past.append(_past(opening, self.table))
        self._take(_stored_steps(self.table, later))

    # What is asked here.

    async def carry_out(self, decide: Decide, key: CommandKey | None = None) -> int | Refusal:
        """The number it led to, once that is stored and told; or why it is not done."""
        async with self.lock:
            try:
                return await self._carry_out(decide, key)
            except Gone:
                return refuse(Fault.NO_TABLE)
            except StoreError:
                self._doubtful = True
                return refuse(Fault.BUSY)

    async def _carry_out(self, decide: Decide, key: CommandKey | None) -> int | Refusal:
        if self._doubtful:
            await self._catch_up()
        for _ in range(_RACES):
            decision = decide(self.table)
            if isinstance(decision, Refusal) or not decision:
                return await self._without_event(decision, key)
            try:
                return await self._append(decision, key)
            except Stale:
                await self._catch_up()
            except Repeated as before:
                await self._catch_up()
                return before.number
        return refuse(Fault.BUSY)

    async def _without_event(self, decision: Decision, key: CommandKey | None) -> int | Refusal:
        """What was done before may be impossible by now, and is answered as it was then."""
        led_to = await self.house.store.led_to(self.id, key) if key else None
        if led_to is not None:
            return led_to
        return decision if isinstance(decision, Refusal) else self.table.number

    async def _append(self, decision: tuple[events.Event, ...], key: CommandKey | None) -> int:
        at = max(self.house.clock(), self.at)
        steps = _steps(self.table, decision, at)  # type: ignore[arg-type]
        after = steps[-1].after
        same_turn = after.turn_began == self.table.turn_began
        began_at = self.turn_began_at if same_turn else at
        was, now = members(self.table), members(after)
        append = Append(
            table=self.id,
            expected=self.table.number,
            payloads=tuple(map(events.pack, decision)),
            at=at,
            row=row_of(after, at, wakes_at(after, at, began_at)),
            version=events.VERSION,
            command=key,
            joined=tuple(sorted(now - was)),
            left=tuple(sorted(was - now)),
            results=results_of(self.table, after),
        )
        number = await self.house.store.append(append)
        await self._happened(steps)
        return number

    # What comes from the store.

    async def catch_up(self, number: int | None = None) -> None:
        """Another process may have been here, and have come to that number.

        One's own word comes back, too, and often before one's own command has ended.
        """
        async with self.lock:
            if number is not None and number <= self.table.number:
                return
            try:
                await self._catch_up()
            except StoreError:
                self._doubtful = True

    async def _catch_up(self) -> None:
        stored = await self.house.store.load(self.id, after=self.table.number)
        self._doubtful = False
        await self._happened(list(_stored_steps(self.table, stored)))

    async def _happened(self, steps: list[Happened]) -> None:
        if not steps:
            return
        people = self.table.people | {self.table.host}
        self._take(steps)
        self._tell_update(len(steps))
        self._send_away()
        self.house.changed(self)
        if people != self.table.people | {self.table.host}:
            await self.tell_people()

    def _take(self, steps: Iterable[Happened]) -> None:
        for event, after, at in steps:
            if after.turn_began != self.table.turn_began:
                self.turn_began_at = at
            self.table, self.at = after, at
            self._past.append(_past(event, after))

    # What is told.

    def welcome(self, screen: Screen, last: int) -> None:
        """What happened since that number, and the whole view."""
        number = self.table.number
        missed = min(max(number - last, 0), len(self._past))
        view = views.view(self.table, screen.player_id, screen.unveiled, views.shared(self.table))
        news = self._news(missed, view.unveiled)
        screen.tell(wire.Welcome(wire.VERSION, number, news, view, self.times()))

    def _news(self, count: int, seat: int | None) -> tuple[wire.News, ...]:
        """Of the last events, as that seat may see them; they are in the order of the log."""
        latest = [self._past[-back] for back in range(count, 0, -1)]
        return tuple(views.news(past.table, past.event, seat) for past in latest)

    def _tell_update(self, count: int) -> None:
        """Built once for all screens that may see the same."""
        shared = views.shared(self.table)
        built: dict[tuple[str | None, int | None], bytes] = {}
        left = self.times()
        for screen in self.screens:
            audience = (screen.player_id, screen.unveiled)
            if audience not in built:
                view = views.view(self.table, *audience, shared)
                news = self._news(count, view.unveiled)
                built[audience] = as_frame(wire.Update(self.table.number, news, view, left))
            screen.tell_frame(built[audience])

    async def tell_people(self) -> None:
        here = as_frame(await self.people())
        for screen in self.screens:
            screen.tell_frame(here)

    async def people(self) -> wire.People:
        """Who of the people at the table is there, in any process, and how many watch."""
        names = await self.names()
        there = self.presence.players()
        watching = self.presence.spectators() + len(there - names.keys())
        return wire.People(names, tuple(sorted(there & names.keys())), watching, self.times())

    def times(self) -> wire.Times:
        return times(self.table, self.presence, self.turn_began_at, self.house.clock())

    async def names(self) -> dict[str, str]:
        """Of whoever sits here, and the host; who is not known any more has none."""
        wanted = self.table.people | {self.table.host}
        unknown = wanted - self._names.keys()
        if unknown:
            found = await self.house.store.names_of(unknown)
            self._names |= {player: found.get(player, "") for player in unknown}
        return {player: self._names.get(player, "") for player in sorted(wanted)}

    async def names_changed(self) -> None:
        """Read anew; what they write from now on stands under their new names."""
        self._names.clear()
        await self.tell_people()
        for screen in self.screens:
            if screen.player is not None and self._names.get(screen.player.id):
                screen.player = Player(screen.player.id, self._names[screen.player.id])

    def _send_away(self) -> None:
        for screen in [s for s in self.screens if s.player_id in self.table.removed]:
            screen.close("removed", come_back=False)

    # Chat.

    def tell_lines(self, lines: Iterable[ChatLine]) -> None:
        """Each once. Two processes may commit lines in another order than that of their ids."""
        for line in lines:
            if line.id not in self._told_lines:
                self._told_lines.append(line.id)
                frame = as_frame(said(line))
                for screen in self.screens:
                    screen.tell_frame(frame)

    def tell_unsaid(self, line: int) -> None:
        frame = as_frame(wire.Unsaid(line))
        for screen in self.screens:
            screen.tell_frame(frame)

    async def catch_up_chat(self) -> list[ChatLine]:
        """The last lines; those that another process has stored are told, too."""
        lines = await self.house.store.chat_of(self.id, MOST_CHAT)
        self.tell_lines(lines)
        return lines


def said(line: ChatLine) -> wire.Chatted:
    return wire.Chatted(line.id, line.player, line.name, line.text, line.at)
