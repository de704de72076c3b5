"""A server under load, on one core, with the clients on another.

    python bench/server.py [PART …]

The parts are `start`, `idle`, `moves`, `bots` and `processes`; without any, all of them. Every
part has a server of its own, whose limits are off; everything is stored as it always is, in SQLite
with `synchronous=FULL`, or in PostgreSQL for the part with two processes.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import subprocess
import sys
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from time import perf_counter, process_time

from load.crowd import SEATS, Crowd, Tally
from load.database import postgresql
from load.line import call
from load.machine import (
    CLIENTS_CORE,
    CORES,
    SERVERS_CORE,
    Served,
    Server,
    asked,
    pin,
    sockets_allowed,
)
from load.work import rules_and_views
from tenback.table import wire

TABLES = 200
IDLE = 5_000
SECONDS = 10.0
SETTLING = 3.0
BOT_TABLES = 50


@dataclass
class Measured:
    """Some seconds of load, and what the servers and the clients needed for it."""

    tally: Tally
    seconds: float
    servers: list[float]
    clients: float

    @property
    def rate(self) -> float:
        return self.tally.moves / self.seconds

    @property
    def each(self) -> float:
        """Microseconds of the servers' processors for a command."""
        return 1e6 * sum(self.servers) / max(self.tally.commands, 1)

    def latencies(self) -> str:
        return percentiles(self.tally.latencies)

    def loads(self) -> str:
        servers = ", ".join(f"{100 * worked / self.seconds:.0f} %" for worked in self.servers)
        clients = 100 * self.clients / self.seconds
        limit = "  – THE CLIENTS WERE THE LIMIT" if clients > 85 else ""
        return f"server {servers} of a core, clients {clients:.0f} %{limit}"


def percentiles(seconds: Sequence[float]) -> str:
    ordered = sorted(seconds) or [float("nan")]
    half, last = (1e3 * ordered[len(ordered) * percent // 100] for percent in (50, 99))
    return f"p50 {half:.1f} ms, p99 {last:.1f} ms"


async def measured(crowd: Crowd, servers: Sequence[Server], seconds: float = SECONDS) -> Measured:
    await asyncio.sleep(SETTLING)
    gc.collect()
    worked, mine, began = [s.worked() for s in servers], process_time(), perf_counter()
    tally = await crowd.count(seconds)
    took = perf_counter() - began
    used = [s.worked() - before for s, before in zip(servers, worked, strict=True)]
    if tally.refused:
        print(f"  {tally.refused} commands were refused")
    return Measured(tally, took, used, process_time() - mine)


async def saturated(servers: Sequence[Server]) -> Measured:
    """Everybody moves as soon as it is their turn."""
    crowd = Crowd(at_once=True)
    await crowd.gather(servers, TABLES)
    try:
        return await measured(crowd, servers)
    finally:
        crowd.leave()


async def paced(servers: Sequence[Server], rate: float, *, split: bool = False) -> Measured:
    """Moves come at that rate, at random times."""
    crowd = Crowd(at_once=False)
    pacing = asyncio.create_task(crowd.pace(rate))
    try:
        await crowd.gather(servers, TABLES, split=split)
        return await measured(crowd, servers)
    finally:
        pacing.cancel()
        crowd.leave()


# The parts.


async def start(folder: Path) -> None:
    took = []
    for number in range(3):
        with Served(folder / str(number)) as server:
            took.append(server.started_in)
    print(f"`tenback serve` on an empty folder answers /healthz after {median(took):.2f} s")
    print(f"  (the median of {', '.join(f'{one:.2f}' for one in took)})")


async def idle(folder: Path) -> None:
    sockets = sockets_allowed(IDLE)
    with Server(folder) as server:
        token = asked(server.url, "/api/me", {"name": "A"})["token"]
        tables = [_opened(server, token) for _ in range(TABLES)]
        before = server.memory()
        for table in tables:
            asked(server.url, f"/api/tables/{table}")
        loaded = server.memory()
        hello = wire.encode(wire.Request("1", wire.Hello()))
        lines = []
        for number in range(sockets):
            path = f"/api/tables/{tables[number % TABLES]}/socket"
            lines.append(await call(server.url, path, "", lambda _: None))
            lines[-1].say(hello)
        await asyncio.sleep(SETTLING)
        each = (server.memory() - loaded) / sockets / 1000
        print(f"{sockets} idle connections: {each:.1f} kB each")
        print(
            f"{TABLES} tables that gather people: {(loaded - before) / TABLES / 1000:.1f} kB each"
        )
        for line in lines:
            line.hang_up()


def _opened(server: Server, token: str) -> str:
    table: str = asked(server.url, "/api/tables", {"game": "classic", "seats": SEATS}, token)["id"]
    return table


async def moves(folder: Path) -> None:
    sockets_allowed(TABLES * SEATS)
    with Server(folder / "full") as server:
        before = server.memory()
        full = await saturated([server])
        memory = (server.memory() - before) / TABLES / 1000
    with Server(folder / "half") as server:
        half = await paced([server], full.rate / 2)
    rules = rules_and_views()
    print(f"{TABLES} tables of {SEATS}, {TABLES * SEATS} sockets, everybody moves at once:")
    print(f"  {full.rate:,.0f} acknowledged moves a second; {full.loads()}")
    print(f"  {full.each:.0f} µs of the server's processor a command, of which rules and views")
    print(f"  by themselves take {rules:.0f}: {full.each - rules:.0f} µs beyond rules and views")
    print(f"  {memory:.0f} kB a table in play with its four connections")
    print(f"Half of that, {half.rate:,.0f} moves a second at random times:")
    print(f"  {half.latencies()}; {half.loads()}")
    print(f"  {half.each - rules:.0f} µs a command beyond rules and views")


async def bots(folder: Path) -> None:
    sockets_allowed(TABLES * SEATS)
    subprocess.run([sys.executable, "-m", "tenback", "warm"], check=True, capture_output=True)
    with Server(folder / "full") as server:
        rate = (await saturated([server])).rate / 2
    with Server(folder / "bots", warm=True) as server:
        server.wait_for("bots are ready")
        playing = Crowd(at_once=True)
        await playing.gather([server], BOT_TABLES, level="expert")
        people = await paced([server], rate)
        playing.leave()
    print(f"{people.rate:,.0f} moves a second of people, while bots think at {BOT_TABLES} tables:")
    print(f"  {people.latencies()}; {people.loads()}")


async def processes(folder: Path) -> None:
    sockets_allowed(TABLES * SEATS)
    with postgresql(folder / "database") as new_database:
        with Server(folder, database=await new_database()) as server:
            one = await saturated([server])
        database = await new_database()
        with (
            Server(folder, database=database) as here,
            Server(folder, database=database, core=CLIENTS_CORE) as there,
        ):
            two = await saturated([here, there])
        database = await new_database()
        with (
            Server(folder, database=database) as here,
            Server(folder, database=database, core=CLIENTS_CORE) as there,
        ):
            split = await paced([here, there], one.rate / 4, split=True)
    print(f"PostgreSQL, one process: {one.rate:,.0f} moves a second; {one.loads()}")
    print(f"  {one.each:.0f} µs of its processor a command")
    print(f"PostgreSQL, two processes: {two.rate:,.0f} moves a second; {two.loads()}")
    print(f"  {two.each:.0f} µs of their processors a command")
    print(f"  measured: {two.rate / one.rate:.2f} times one; with a core for each, and more for")
    print(f"  PostgreSQL and the clients, that is {2 * one.each / two.each:.2f} times")
    print(f"{split.rate:,.0f} moves a second at tables whose people are at both processes:")
    print(f"  after the mover the other process is told within {percentiles(split.tally.told)}")


PARTS: dict[str, Callable[[Path], Awaitable[None]]] = {
    "start": start,
    "idle": idle,
    "moves": moves,
    "bots": bots,
    "processes": processes,
}


def run(part: str) -> None:
    try:
        import uvloop  # noqa: PLC0415
    except ImportError:
        factory: Callable[[], asyncio.AbstractEventLoop] = asyncio.new_event_loop
    else:
        factory = uvloop.new_event_loop
    with TemporaryDirectory() as folder, asyncio.Runner(loop_factory=factory) as runner:
        runner.run(_part(part, Path(folder)))
    sys.stdout.flush()


async def _part(part: str, folder: Path) -> None:
    began = perf_counter()
    await PARTS[part](folder)
    print(f"  ({part}: {perf_counter() - began:.0f} s)\n", flush=True)


def main() -> None:
    asking = argparse.ArgumentParser(description="A server under load.")
    asking.add_argument("parts", nargs="*", metavar="PART", help=f"of {', '.join(PARTS)}")
    given = asking.parse_args().parts or list(PARTS)
    if unknown := sorted(set(given) - set(PARTS)):
        asking.error(f"no such part: {', '.join(unknown)}")
    if len(CORES) > 1:
        print(f"The server is on core {SERVERS_CORE}, the clients on core {CLIENTS_CORE}.\n")
    else:
        print("There is one core here: the server and the clients share it.\n")
    pin(CLIENTS_CORE)
    for part in given:
        run(part)


if __name__ == "__main__":
    main()
