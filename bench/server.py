"""A server under load: 200 tables of four people over 800 sockets, and what a socket costs.

    python bench/server.py [--tables N] [--seconds N]

The server is a process of its own; people answer as soon as it is their turn.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import subprocess
import sys
import urllib.request
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from time import perf_counter, process_time
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect

from tenback.rules.game import Refusal
from tenback.server.chance import SystemChance
from tenback.server.tokens import COOKIE
from tenback.table import commands, events, views, wire
from tenback.table.deciding import handle
from tenback.table.options import Options
from tenback.table.state import Table, fold, opened

SEATS = 4
SERVER = """
import sys
from pathlib import Path
from tenback.server import serving, settings
chosen = settings.Settings(data=Path(sys.argv[1]), limits=settings.no_limits())
listener = serving.listening_socket("127.0.0.1", 0)
print(serving.address_of(listener), flush=True)
serving.run(chosen, listener, lambda: print("ready", flush=True), warm=False)
"""


@dataclass
class Server:
    folder: str

    def __post_init__(self) -> None:
        began = perf_counter()
        self._process = subprocess.Popen(
            [sys.executable, "-c", SERVER, self.folder], stdout=subprocess.PIPE, text=True
        )
        assert self._process.stdout is not None
        self.url = self._process.stdout.readline().strip()
        urllib.request.urlopen(f"{self.url}/healthz").close()
        self.started_in = perf_counter() - began

    def cpu(self) -> float:
        """Seconds that the process has worked."""
        fields = Path(f"/proc/{self._process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def memory(self) -> int:
        """Bytes that it holds."""
        pages = Path(f"/proc/{self._process.pid}/statm").read_text().split()[1]
        return int(pages) * os.sysconf("SC_PAGE_SIZE")

    def stop(self) -> None:
        self._process.terminate()
        self._process.wait()


def asked(url: str, path: str, body: Any, token: str = "") -> Any:
    request = urllib.request.Request(
        url + path,
        msgspec.json.encode(body),
        {"content-type": "application/json", "cookie": f"{COOKIE}={token}"},
    )
    with urllib.request.urlopen(request) as answer:
        cookie = answer.headers.get("set-cookie", "").partition("=")[2].partition(";")[0]
        return msgspec.json.decode(answer.read()) | {"token": cookie}


@dataclass
class Load:
    latencies: list[float] = field(default_factory=list)
    counting: bool = False


@dataclass
class Client:
    """One person at one screen, who moves at once."""

    socket: ClientConnection
    seat: int
    load: Load
    sent: dict[str, float] = field(default_factory=dict)
    number: int = 0

    async def ask(self, ask: Any) -> None:
        self.number += 1
        request_id = f"{self.seat}-{self.number}"
        self.sent[request_id] = perf_counter()
        await self.socket.send(wire.encode(wire.Request(request_id, ask)).decode())

    async def play(self) -> None:
        await self.ask(wire.Hello())
        async for raw in self.socket:
            message = wire.read_message(raw)
            if isinstance(message, wire.Welcome | wire.Update):
                await self.react(message.view)
            elif isinstance(message, wire.Accepted):
                began = self.sent.pop(message.id)
                if self.load.counting:
                    self.load.latencies.append(perf_counter() - began)

    async def react(self, view: wire.TableView) -> None:
        me = view.seats[self.seat - 1]
        if me.player is None:
            await self.ask(commands.Sit(self.seat))
        elif view.phase == "agreeing" and view.wishes[self.seat - 1] is None:
            await self.ask(commands.WishTo(self.seat, events.Wish.ANY))
        elif view.phase == "playing" and self.seat in view.acting:
            assert isinstance(view.play, wire.CardsView)
            safe = [move for move in view.play.legal if move not in view.play.losing]
            await self.ask(commands.Move(self.seat, (safe or view.play.legal)[0]))
        elif self.seat == 1 and view.phase == "over":
            await self.ask(commands.Rematch())
        elif self.seat == 1 and view.phase == "gathering" and all(s.player for s in view.seats):
            await self.ask(commands.Deal())


async def loaded(server: Server, tables: int, seconds: float) -> None:
    load, tasks = Load(), []
    tokens = [
        asked(server.url, "/api/me", {"name": name})["token"] for name in ("A", "B", "C", "D")
    ]
    for _ in range(tables):
        body = {"game": "classic", "seats": SEATS}
        table = asked(server.url, "/api/tables", body, tokens[0])["id"]
        for seat, token in enumerate(tokens, 1):
            socket = await connected(server, table, token)
            tasks.append(asyncio.create_task(Client(socket, seat, load).play()))
    await asyncio.sleep(2)
    load.counting, began, cpu = True, perf_counter(), server.cpu()
    await asyncio.sleep(seconds)
    took, worked, done = perf_counter() - began, server.cpu() - cpu, sorted(load.latencies)
    load.counting = False
    each = 1e6 * worked / len(done)
    rules = rules_and_views()
    print(f"{tables} tables, {len(tasks)} sockets, {seconds:g} s, everybody moves at once:")
    print(f"  {len(done) / took:,.0f} acknowledged commands a second")
    half, last = (1e3 * done[len(done) * percent // 100] for percent in (50, 99))
    print(f"  p50 {half:.1f} ms, p99 {last:.1f} ms")
    print(f"  {each:.0f} µs of the server's processor a command, {each - rules:.0f} beyond rules")
    print(f"  and views, which take {rules:.0f}")
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)


async def connected(server: Server, table: str, token: str) -> ClientConnection:
    address = f"ws{server.url.removeprefix('http')}/api/tables/{table}/socket"
    headers = {"Cookie": f"{COOKIE}={token}"} if token else {}
    return await connect(
        address, additional_headers=headers, compression=None, proxy=None, max_queue=None
    )


async def idle(server: Server, sockets: int) -> None:
    token = asked(server.url, "/api/me", {"name": "A"})["token"]
    table = asked(server.url, "/api/tables", {"game": "classic", "seats": 2}, token)["id"]
    before, held = server.memory(), []
    for _ in range(sockets):
        socket = await connected(server, table, "")
        await socket.send(wire.encode(wire.Request("1", wire.Hello())).decode())
        held.append(socket)
    await asyncio.sleep(1)
    each = (server.memory() - before) / sockets
    print(f"{sockets} idle sockets: {each / 1000:.1f} kB each")
    for socket in held:
        await socket.close()


def rules_and_views() -> float:
    """Microseconds that judging, folding and building four views of a move take by themselves."""
    chance, random, took, moves = SystemChance(), Random(1), 0.0, 0
    times = wire.Times(None, {})
    while moves < 500:
        table = _dealt(chance)
        while table.phase == "playing":
            (seat,) = table.acting
            play = views.play_view(table, seat)
            assert isinstance(play, wire.CardsView)
            safe = [move for move in play.legal if move not in play.losing] or list(play.legal)
            move = commands.Move(seat, random.choice(safe))
            began = process_time()
            table = _done(table, f"p{seat}", move, chance)
            for player in range(1, SEATS + 1):
                wire.encode(wire.Update(1, (), views.view(table, f"p{player}", None), times))
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


def main() -> None:
    asking = argparse.ArgumentParser()
    asking.add_argument("--tables", type=int, default=200)
    asking.add_argument("--seconds", type=float, default=10)
    asking.add_argument("--idle", type=int, default=500)
    given = asking.parse_args()
    with TemporaryDirectory() as folder:
        server = Server(folder)
        try:
            print(f"started and answering after {server.started_in:.2f} s")
            asyncio.run(idle(server, given.idle))
            asyncio.run(loaded(server, given.tables, given.seconds))
        finally:
            server.stop()


if __name__ == "__main__":
    main()
