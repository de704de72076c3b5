"""How work reaches a database: SQLite on threads of its own, PostgreSQL awaited."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Protocol, TypeVar

from sqlalchemy import Connection, Engine
from sqlalchemy.engine import URL
from sqlalchemy.ext.asyncio import AsyncEngine

from tenback.store.engines import for_writing, postgresql, sqlite

T = TypeVar("T")
Work = Callable[[Connection], T]
_READERS = 2


class Access(Protocol):
    """Each work is one transaction: committed when it returns, rolled back when it raises."""

    counts: bool
    """Whether a change of many rows tells how many it has changed."""

    async def read(self, work: Work[T]) -> T: ...

    async def write(self, work: Work[T]) -> T: ...

    async def write_little(self, work: Work[T]) -> T:
        """The same, for work that is short whatever is stored."""

    async def close(self) -> None: ...


class Folder:
    """SQLite. A whole transaction is handed to a thread at once: a hop costs more than a row.

    A little work is done here, and only its commit, which waits for the disk, on the thread: for
    every row SQLite lets go of the interpreter, and a busy event loop would keep it each time.
    """

    counts = True

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self._writing = for_writing(engine)
        self._writer = ThreadPoolExecutor(1, thread_name_prefix="store-writer")
        self._readers = ThreadPoolExecutor(_READERS, thread_name_prefix="store-reader")

    async def read(self, work: Work[T]) -> T:
        return await _on(self._readers, self.engine, work)

    async def write(self, work: Work[T]) -> T:
        return await _on(self._writer, self._writing, work)

    async def write_little(self, work: Work[T]) -> T:
        with self._writing.connect() as connection, connection.begin() as transaction:
            outcome = work(connection)
            loop = asyncio.get_running_loop()
            await loop.run_in_executor(self._writer, transaction.commit)
            return outcome

    async def close(self) -> None:
        """What has begun is done to its end."""
        for threads in (self._writer, self._readers):
            await asyncio.to_thread(threads.shutdown)
        self.engine.dispose()


async def _on(threads: ThreadPoolExecutor, engine: Engine, work: Work[T]) -> T:
    def done() -> T:
        with engine.begin() as connection:
            return work(connection)

    return await asyncio.get_running_loop().run_in_executor(threads, done)


class Address:
    """PostgreSQL."""

    counts = False

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine

    async def read(self, work: Work[T]) -> T:
        async with self.engine.begin() as connection:
            return await connection.run_sync(work)

    write = write_little = read

    async def close(self) -> None:
        await self.engine.dispose()


def access_to(address: Path | URL, *, patient: bool = False) -> Folder | Address:
    """A patient one waits for an answer of PostgreSQL as long as it takes."""
    if isinstance(address, Path):
        return Folder(sqlite(address))
    return Address(postgresql(address, patient=patient))
