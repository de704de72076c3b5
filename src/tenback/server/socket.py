"""The socket of a screen at a table: what it asks is answered in order, what happens is told."""

from __future__ import annotations

import asyncio
from contextlib import ExitStack
from typing import Any

from litestar import WebSocket, websocket
from litestar.params import FromPath
from litestar.types import WebSocketDisconnectEvent, WebSocketReceiveEvent

from tenback.rules.game import Refusal, refuse
from tenback.server.addresses import is_same_origin
from tenback.server.chatting import say, unsay
from tenback.server.desk import Desk, desk_of
from tenback.server.line import LINE, Line
from tenback.server.logs import log_fault
from tenback.server.room import Room, said
from tenback.server.screens import Screen
from tenback.store.faults import StoreError
from tenback.store.values import CommandKey, Player
from tenback.table import commands, wire
from tenback.table.commands import AnyCommand
from tenback.table.deciding import handle
from tenback.table.faults import Fault
from tenback.table.wire import Accepted, Refused, Request

_FORBIDDEN = 4403


@websocket("/api/tables/{table_id:str}/socket")
async def table_socket(socket: WebSocket[Any, Any, Any], table_id: FromPath[str]) -> None:
    """Play at a table, or watch."""
    desk = desk_of(socket)
    address = desk.address(socket)
    ours = is_same_origin(socket.headers, desk.house.settings.public_url)
    if not ours or desk.hall.closing or not desk.may("connecting", address):
        await socket.close(_FORBIDDEN)
        return
    try:
        player, room = await desk.player(socket), await desk.hall.room(table_id)
    except StoreError:
        await socket.close(_FORBIDDEN)
        return
    await socket.accept()
    screen = Screen(player, Exit(socket), desk.house.settings.limits)
    with ExitStack() as held:
        if room is None:
            screen.close("no-table", come_back=False)
        elif player is not None and player.id in room.table.removed:
            screen.close("removed", come_back=False)
        elif not _has_place(desk, held, address, player, room.id):
            screen.close("limit", come_back=True)
        else:
            await Visit(desk, room, screen, address, socket).last()
        await screen.closed()


class Exit:
    """What a screen is told leaves by its line, and its end by the usual way."""

    __slots__ = ("close", "push", "ready")

    def __init__(self, socket: WebSocket[Any, Any, Any]) -> None:
        line: Line = socket.scope["extensions"][LINE]  # type: ignore[index,assignment]
        self.push, self.ready, self.close = line.push, line.ready, socket.close


def _has_place(
    desk: Desk, held: ExitStack, address: str, player: Player | None, table: str
) -> bool:
    wanted = (
        (desk.sockets, "all"),
        (desk.sockets_of_address, address),
        (desk.sockets_of_player, player.id if player else None),
        (desk.sockets_of_table, table),
    )
    return all(held.enter_context(places.hold(who)) for places, who in wanted)


class Visit:
    """One screen's time at a table."""

    def __init__(
        self,
        desk: Desk,
        room: Room,
        screen: Screen,
        address: str,
        socket: WebSocket[Any, Any, Any],
    ) -> None:
        self._desk, self._room, self._screen, self._socket = desk, room, screen, socket
        self._who = screen.player_id or address
        self._unreadable = 0

    async def last(self) -> None:
        """Until one of the two sides ends it."""
        metrics = self._desk.house.metrics
        metrics.count("sockets_opened_total")
        try:
            if await self._greeted():
                while (raw := await self._heard()) is not None:
                    await self._answer(raw)
        finally:
            self._leave()

    async def _greeted(self) -> bool:
        """The first message must come soon, and be a hello."""
        try:
            async with asyncio.timeout(self._desk.house.settings.limits.hello_seconds):
                raw = await self._heard()
        except TimeoutError:
            self._screen.close("silent", come_back=True)
            return False
        request = wire.read_request(raw) if raw is not None else None
        if request is None or not isinstance(request.ask, wire.Hello):
            self._refuse(request.id if request else "", refuse(Fault.MALFORMED))
            self._screen.close("silent", come_back=False)
            return False
        return await self._hello(request.ask.last)

    async def _heard(self) -> str | bytes | None:
        """The next message, or None: the other side has gone, or shall go."""
        event: WebSocketReceiveEvent | WebSocketDisconnectEvent = await self._socket.receive()  # type: ignore[assignment]
        if event["type"] == "websocket.disconnect":
            self._screen.gone()
            return None
        if self._screen.closing:
            return None
        text: str | None = event.get("text")
        return text if text is not None else event.get("bytes") or b""

    async def _hello(self, last: int) -> bool:
        """Whoever comes back plays again; then they are told what they have missed."""
        room, screen = self._room, self._screen
        await self._come_back()
        try:
            async with room.lock:
                if screen not in room.screens:
                    lines = await room.catch_up_chat()
                    room.screens.add(screen)
                    room.presence.come(screen.player_id, self._desk.house.clock())
                    room.welcome(screen, last)
                    for line in lines:
                        screen.tell(said(line))
                    screen.tell(await room.people())
                else:
                    room.welcome(screen, last)
        except StoreError:
            screen.close("restart", come_back=True)
            return False
        self._desk.caretaker.someone_moved(room)
        return True

    async def _come_back(self) -> None:
        table, player = self._room.table, self._screen.player_id
        if player and any(table.seat(seat).is_bots for seat in table.seats_of(player)):
            await self._room.carry_out(lambda table: self._decide(table, commands.Return()))

    def _leave(self) -> None:
        room, screen = self._room, self._screen
        if screen in room.screens:
            room.screens.discard(screen)
            room.presence.go(screen.player_id, self._desk.house.clock())
            room.unused_since = self._desk.house.clock()
            self._desk.caretaker.someone_moved(room)

    async def _answer(self, raw: str | bytes) -> None:
        if not self._may_ask():
            return
        request = wire.read_request(raw)
        if request is None:
            self._unreadable += 1
            self._refuse("", refuse(Fault.MALFORMED))
            if self._unreadable > self._desk.house.settings.limits.unreadable:
                self._screen.close("limit", come_back=False)
            return
        match request.ask:
            case wire.Hello(last):
                await self._hello(last)
            case wire.Unveil(seat):
                self._unveil(request.id, seat)
            case _:
                await self._ask(request)

    def _may_ask(self) -> bool:
        """Who floods is told so once, and has to come again."""
        desk = self._desk
        if desk.may("asking", self._who) and desk.may("asking_table", self._room.id):
            return True
        self._screen.close("limit", come_back=True)
        return False

    def _unveil(self, request_id: str, seat: int | None) -> None:
        room, screen = self._room, self._screen
        if seat is not None and seat not in room.table.seats_of(screen.player_id or ""):
            self._refuse(request_id, refuse(Fault.NOT_YOUR_SEAT, seat=seat))
            return
        screen.unveiled = seat
        room.welcome(screen, room.table.number)

    async def _ask(self, request: Request) -> None:
        """One after the other; what one screen asks holds up nobody else's."""
        if self._screen.player is None:
            self._refuse(request.id, refuse(Fault.NO_PLAYER))
            return
        try:
            outcome = await self._outcome(request)
        except Exception as fault:  # noqa: BLE001 - whoever asked must not wait for ever
            log_fault("command", fault)
            outcome = refuse(Fault.BUSY)
        metrics = self._desk.house.metrics
        if isinstance(outcome, Refusal):
            metrics.count("commands_refused_total")
            self._refuse(request.id, outcome)
        else:
            metrics.count("commands_accepted_total")
            self._screen.tell(Accepted(request.id, outcome))

    async def _outcome(self, request: Request) -> int | Refusal:
        player, ask = self._screen.player, request.ask
        assert player is not None
        key = CommandKey(player.id, request.id)
        if isinstance(ask, wire.Chat):
            return await say(self._desk, self._room, player, ask.text, key)
        if isinstance(ask, wire.Unsay):
            return await unsay(self._desk, self._room, player, ask.line)
        return await self._room.carry_out(lambda table: self._decide(table, ask), key)  # type: ignore[arg-type]

    def _decide(self, table: Any, command: AnyCommand) -> Any:
        player, house = self._screen.player, self._desk.house
        assert player is not None
        levels = self._desk.thinkers.levels
        return handle(table, player.id, command, house.chance, levels)

    def _refuse(self, request_id: str, refusal: Refusal) -> None:
        self._screen.tell(Refused(request_id, str(refusal.code), dict(refusal.facts)))
