"""A real server on a loopback port, and people who use it over HTTP and sockets."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from support.table_play import ANY_TIME, Luck, moves_of
from tenback.rules.cards import Say
from tenback.server.app import make_desk
from tenback.server.desk import Desk
from tenback.server.house import Clock, now_ms
from tenback.server.serving import address_of, listening_socket, server_for
from tenback.server.settings import Settings, no_limits
from tenback.server.tokens import COOKIE
from tenback.store.store import open_store
from tenback.table import commands, wire
from tenback.table.commands import Command
from tenback.table.deciding import Chance

PATIENCE = 20.0
"""Seconds after which a test that waits in vain fails."""
LIFTED = no_limits()


class AnyMove:
    """A bot for tests: it needs no compiler, and does whatever does not lose at once."""

    def __init__(self, level: str, game: str, seconds: float) -> None:
        self._random = Random(f"{level} {game}")

    def __call__(self, view: Any, random: Random) -> Any:
        losing = getattr(view, "losing", ())
        legal = [action for action in view.legal if not isinstance(action, Say)]
        return self._random.choice([a for a in legal if a not in losing] or legal)


@dataclass
class Time:
    """The server's clock; tests put it forward instead of waiting."""

    ahead: int = 0

    def __call__(self) -> int:
        return now_ms() + self.ahead


@dataclass
class Served:
    """A running server; `url` is where people find it."""

    url: str
    desk: Desk
    clients: list[httpx.AsyncClient] = field(default_factory=list)

    async def person(self, name: str) -> Person:
        http = self._client()
        answer = await http.post("/api/me", json={"name": name})
        assert answer.status_code == 201, answer.text
        return Person(self.url, http, answer.json()["id"], http.cookies[COOKIE])

    def pass_time(self, seconds: float) -> None:
        """Whatever was to happen until then happens at once."""
        time = self.desk.house.clock
        assert isinstance(time, Time)
        time.ahead += round(1000 * seconds)
        for room in self.desk.hall.rooms.values():
            self.desk.caretaker.set_clock(room)

    def stranger(self) -> Person:
        """Somebody without a cookie."""
        return Person(self.url, self._client(), "", "")

    def _client(self) -> httpx.AsyncClient:
        client = httpx.AsyncClient(base_url=self.url, timeout=PATIENCE)
        self.clients.append(client)
        return client


@asynccontextmanager
async def served(
    data: Path,
    *,
    chance: Chance | None = None,
    bots: Callable[[str, str, float], Any] = AnyMove,
    where: str | None = None,
    clock: Clock | None = None,
    **settings: Any,
) -> AsyncIterator[Served]:
    """The server as `tenback serve` runs it, within this process."""
    chosen = Settings(data=data, database=where, **({"limits": LIFTED} | settings))
    store = await open_store(chosen.where)
    desk = make_desk(
        chosen, store, chance=chance or Luck(Random(7)), bots=bots, clock=clock or Time()
    )
    server, listener = server_for(desk, warm=False), listening_socket("127.0.0.1", 0)
    running = asyncio.create_task(server._serve([listener]))
    try:
        while not server.started:
            assert not running.done(), running.exception()
            await asyncio.sleep(0)
        here = Served(address_of(listener), desk)
        try:
            yield here
        finally:
            for client in here.clients:
                await client.aclose()
    finally:
        server.should_exit = True
        await running


@dataclass
class Person:
    url: str
    http: httpx.AsyncClient
    id: str
    token: str

    async def opens(self, game: str, seats: int, **options: Any) -> str:
        quick = {"bot_pace": 0} | options
        answer = await self.http.post("/api/tables", json={"game": game, "seats": seats, **quick})
        assert answer.status_code == 201, answer.text
        table: str = answer.json()["id"]
        return table

    @asynccontextmanager
    async def at(self, table: str, last: int = 0) -> AsyncIterator[Screen]:
        async with self.connected(table) as socket:
            screen = Screen(socket)
            await screen.hello(last)
            yield screen

    def connected(self, table: str, **options: Any) -> connect:
        address = f"{self.url.replace('http', 'ws')}/api/tables/{table}/socket"
        cookie = {"Cookie": f"{COOKIE}={self.token}"} if self.token else {}
        headers = cookie | options.pop("headers", {})
        return connect(address, additional_headers=headers, proxy=None, **options)


@dataclass
class Screen:
    """What a client knows of its table, by what it was told."""

    socket: ClientConnection
    number: int = 0
    view: wire.TableView = None  # type: ignore[assignment]
    happened: list[wire.News] = field(default_factory=list)
    lines: list[wire.Chatted] = field(default_factory=list)
    times: wire.Times = ANY_TIME
    people: wire.People | None = None
    bye: wire.Bye | None = None
    raw: list[str] = field(default_factory=list)
    asked: int = 0

    async def hello(self, last: int = 0) -> None:
        self.number = last
        await self.send(wire.Hello(last))
        await self.until(lambda: self.view is not None and self.people is not None)

    async def send(self, ask: Any, request_id: str = "") -> str:
        self.asked += 1
        request_id = request_id or f"{id(self)}-{self.asked}"
        await self.socket.send(wire.encode(wire.Request(request_id, ask)).decode())
        return request_id

    async def ask(self, ask: Command, request_id: str = "") -> wire.Accepted | wire.Refused:
        """The answer; whatever comes before it is taken in."""
        wanted = await self.send(ask, request_id)
        while True:
            message = await self.next()
            if isinstance(message, wire.Accepted | wire.Refused) and message.id == wanted:
                return message

    async def must(self, ask: Command) -> int:
        answer = await self.ask(ask)
        assert isinstance(answer, wire.Accepted), answer
        return answer.number

    async def refused(self, ask: Command) -> str:
        answer = await self.ask(ask)
        assert isinstance(answer, wire.Refused), answer
        return answer.code

    async def unveils(self, seat: int | None) -> None:
        """Answered by a welcome of its own."""
        await self.send(wire.Unveil(seat))
        while not isinstance(await self.next(), wire.Welcome):
            pass

    async def next(self) -> wire.Message:
        async with asyncio.timeout(PATIENCE):
            raw = await self.socket.recv(decode=True)
        self.raw.append(raw)
        message = wire.read_message(raw)
        self._take_in(message)
        return message

    def _take_in(self, message: wire.Message) -> None:
        match message:
            case wire.Welcome(_, number, happened, view, times):
                self.number, self.view, self.times = number, view, times
                self.happened += happened
            case wire.Update(number, happened, view, times):
                assert number == self.number + len(happened), "a gap"
                self.number, self.view, self.times = number, view, times
                self.happened += happened
            case wire.Chatted():
                self.lines.append(message)
            case wire.Unsaid(gone):
                self.lines = [line for line in self.lines if line.id != gone]
            case wire.People():
                self.people, self.times = message, message.times
            case wire.Bye():
                self.bye = message
            case _:
                pass

    async def until(self, wanted: Callable[[], bool]) -> None:
        while not wanted():
            await self.next()

    async def reaches(self, number: int) -> None:
        await self.until(lambda: self.number >= number)

    async def ended(self) -> wire.Bye | None:
        """Until the server closes; the good-bye it gave."""
        try:
            while True:
                await self.next()
        except ConnectionClosed:
            return self.bye

    @property
    def said(self) -> list[str]:
        """The words of all signals."""
        moved = [event for news in self.happened for event in getattr(news, "happened", ())]
        return [event.word for event in moved if type(event).__name__ == "Said"]

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(self.people.names.values()) if self.people else ()

    @property
    def phase(self) -> str:
        return str(self.view.phase)

    @property
    def my_turn(self) -> bool:
        return bool(set(self.view.acting) & set(self.view.mine)) and not self._stood_in

    @property
    def _stood_in(self) -> bool:
        return any(seat.level for seat in self.view.seats if seat.seat in self.view.mine)

    def a_move(self, random: Random) -> commands.Move:
        offered = moves_of(self.view.play)
        losing = getattr(self.view.play, "losing", ())
        safe = [move for move in offered if move not in losing] or offered
        assert self.view.unveiled is not None
        return commands.Move(self.view.unveiled, random.choice(safe))

    async def play(self, random: Random, until: Callable[[], bool] | None = None) -> None:
        """Whenever it is asked, it does something that it was offered."""
        done = until or (lambda: self.phase == "over")
        while not done():
            if self.my_turn:
                await self.ask(self.a_move(random))  # another may have been faster
            else:
                await self.next()


async def sit_and_deal(screens: list[Screen], bots: int = 0, level: str = "greedy") -> None:
    """Everybody sits down in order, the bots behind them; the first is the host."""
    for seat, screen in enumerate(screens, 1):
        await screen.must(commands.Sit(seat))
    for seat in range(len(screens) + 1, len(screens) + bots + 1):
        await screens[0].must(commands.SeatBot(seat, level))
    await screens[0].must(commands.Deal())
    if screens[0].phase == "agreeing":
        for seat, screen in enumerate(screens, 1):
            await screen.must(commands.WishTo(seat, "any"))  # type: ignore[arg-type]
    for screen in screens:
        await screen.until(lambda screen=screen: screen.phase in ("playing", "over"))  # type: ignore[misc]
