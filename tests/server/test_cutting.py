"""A database that is not there for a while: everybody is told so, and nothing is lost."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable
from contextlib import closing
from pathlib import Path
from random import Random

import httpx
import pytest

from support.cutting import wired
from support.postgres import Postgres
from support.served import Served, served
from support.siege import Players, besieged, gathered, verify
from tenback.store import engines
from tenback.store.folder import FILE

CUTS = 4
"""At least, while games are played."""


async def play_through(server: Served, cut: Callable[[], Awaitable[None]], soak: int) -> None:
    """Games of all four kinds, each to its end; then the log is compared with what was told."""
    tables: list[Players] = []
    cuts = 0
    while cuts < CUTS * soak:
        tables += (more := await gathered(server, [server.url], cuts))
        cuts += await besieged(more, cut)
    async with httpx.AsyncClient(base_url=server.url) as http:
        assert (await http.get("/healthz")).status_code == 200
    for players in tables:
        await verify(server.desk.house.store, players)


@pytest.mark.slow
async def test_while_postgresql_is_cut_off_all_are_busy_and_then_games_go_on(
    tmp_path: Path, database: str, postgres: Postgres, soak: int
) -> None:
    """In the middle of a transaction, too; with lines that break and lines that fall silent."""
    random = Random(13)
    async with wired(database, postgres.socket) as (wires, address):

        async def cut() -> None:
            await asyncio.sleep(random.uniform(0, 1))
            if random.random() < 0.3:
                wires.stall()
                await asyncio.sleep(random.uniform(0, 0.5))
            await wires.cut()
            await asyncio.sleep(random.uniform(0, 1))
            await wires.mend()

        async with served(tmp_path, where=address, patrol_seconds=0.1) as server:
            await play_through(server, cut, soak)


@pytest.mark.slow
async def test_while_another_holds_the_file_all_are_busy_and_then_games_go_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, soak: int
) -> None:
    """A backup tool, say, that locks it for longer than the server waits."""
    impatient = engines._SET_UP.replace("busy_timeout = 10000", "busy_timeout = 100")
    assert impatient != engines._SET_UP
    monkeypatch.setattr(engines, "_SET_UP", impatient)
    random = Random(14)
    async with served(tmp_path, patrol_seconds=0.1) as server:

        async def lock() -> None:
            await asyncio.sleep(random.uniform(0, 0.5))
            with closing(sqlite3.connect(tmp_path / FILE, timeout=0)) as other:
                try:
                    other.execute("BEGIN IMMEDIATE")
                except sqlite3.OperationalError:
                    return
                await asyncio.sleep(random.uniform(0, 0.5))

        await play_through(server, lock, soak)
