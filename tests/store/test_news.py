"""Word between processes: after the commit, to all, and after a break that anything may be new."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress

import pytest
from sqlalchemy import text

from support.postgres import Postgres
from support.stores import add_players, say, shared, soon, step
from tenback.store import news
from tenback.store.faults import Fault, StoreError
from tenback.store.store import Store, open_store
from tenback.store.values import News

Heard = asyncio.Queue[News | None]


@asynccontextmanager
async def listening(store: Store) -> AsyncIterator[Heard]:
    """What a process hears, from the moment on in which it listens."""
    heard: Heard = asyncio.Queue()
    task = asyncio.create_task(store.listen(heard.put_nowait))
    try:
        assert await soon(heard.get()) is None
        yield heard
    finally:
        task.cancel()
        with suppress(asyncio.CancelledError):
            await task


async def test_another_process_hears_what_is_committed(database: str) -> None:
    """The table and its number, its chat and its line; of a lost race nothing."""
    async with (
        await open_store(database) as one,
        await open_store(database) as two,
        listening(two) as heard,
    ):
        await add_players(one, "ann")
        await one.append(step("a table", 0, b"a", b"b"))
        assert await soon(heard.get()) == News("a table", 2)
        told = await asyncio.gather(
            *(one.append(step("a table", 2)) for _ in range(3)), return_exceptions=True
        )
        assert told[0] == 3
        assert await soon(heard.get()) == News("a table", 3)
        line = await say(one, "a table", "ann", "hi", at=1)
        assert await soon(heard.get()) == News("a table", chat=line)
        assert heard.empty()


async def test_what_one_hears_of_can_be_loaded(database: str) -> None:
    """Word does not come before the events."""
    async with (
        await open_store(database) as one,
        await open_store(database) as two,
        listening(two) as heard,
    ):
        writing = asyncio.gather(*(one.append(step(f"T{n}", 0, b"a", b"b")) for n in range(50)))
        for _ in range(50):
            word = await soon(heard.get())
            assert word
            assert len(await two.load(word.table)) == word.number
        await writing


async def test_an_address_may_say_what_only_sqlalchemy_knows(database: str) -> None:
    """As behind a pooler that cannot keep prepared statements."""
    async with (
        await open_store(f"{database}&prepared_statement_cache_size=0") as store,
        listening(store) as heard,
    ):
        await store.append(step("T"))
        assert await soon(heard.get()) == News("T", 1)


async def test_a_data_folder_has_one_process_and_nothing_to_hear(folder: str) -> None:
    """Listening ends at once."""
    async with await open_store(folder) as store:
        await soon(store.listen(lambda word: pytest.fail(str(word))))


async def test_a_database_that_goes_away_is_told_and_used_again_when_it_is_back(
    postgres: Postgres, database: str
) -> None:
    """Clear errors meanwhile; what was acknowledged is there; the listener tells of the break."""
    async with await open_store(database) as store, listening(store) as heard:
        await store.append(step("T"))
        assert await soon(heard.get()) == News("T", 1)
        await asyncio.to_thread(postgres.stop)
        for asked in (store.append(step("T", 1)), store.load("T"), store.ping()):
            with pytest.raises(StoreError) as told:
                await asked
            assert told.value.fault is Fault.UNREACHABLE
        with pytest.raises(StoreError, match="unreachable"):
            await open_store(database)
        await asyncio.to_thread(postgres.start)
        await store.ping()
        assert await soon(heard.get()) is None
        assert await store.append(step("T", 1)) == 2
        assert await soon(heard.get()) == News("T", 2)
        assert [event.number for event in await store.load("T")] == [1, 2]


async def test_an_outage_fails_all_that_waits_at_once(postgres: Postgres, database: str) -> None:
    """Nobody waits for the hundred before them to be tried singly."""
    async with await open_store(database) as store:
        await asyncio.to_thread(postgres.stop)
        told = await asyncio.gather(
            *(store.append(step(f"T{n}")) for n in range(100)), return_exceptions=True
        )
        await asyncio.to_thread(postgres.start)
        assert {type(one) for one in told} == {StoreError}
        assert await store.open_tables(1_000) == []


async def test_a_connection_that_is_dead_without_saying_so_is_given_up(database: str) -> None:
    """Its silence tells, and another takes its place."""
    async with await open_store(database) as store:
        heard: Heard = asyncio.Queue()
        hearing = news.listen(shared(store), heard.put_nowait, heartbeat=1.0)
        task = asyncio.create_task(hearing)
        assert await soon(heard.get()) is None
        pid = await listener(store)
        os.kill(pid, signal.SIGSTOP)
        try:
            assert await soon(heard.get()) is None
        finally:
            os.kill(pid, signal.SIGCONT)
            task.cancel()


async def listener(store: Store) -> int:
    """The server's process at the other end of the listening connection."""
    query = "SELECT pid FROM pg_stat_activity WHERE application_name = :name"
    where = text(f"{query} AND datname = current_database()")
    async with shared(store).connect() as connection:
        found = await connection.scalar(where, {"name": news.LISTENER})
    assert found
    return int(found)
