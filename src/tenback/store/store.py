"""The store as the server sees it, and how it is opened."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from contextlib import AsyncExitStack
from pathlib import Path
from types import TracebackType
from typing import Self

from sqlalchemy import Connection, func, literal, select
from sqlalchemy.engine import URL

from tenback.store import news
from tenback.store.access import Address, Folder, access_to
from tenback.store.backups import copy_database
from tenback.store.chat import Chat
from tenback.store.engines import read_address, told
from tenback.store.faults import Fault, StoreError
from tenback.store.folder import FILE, hold_folder, sound
from tenback.store.leases import Leases
from tenback.store.migrating import migrate, refuse_newer, versions
from tenback.store.people import People
from tenback.store.purging import Purging
from tenback.store.schema import on_postgresql
from tenback.store.tables import Tables
from tenback.store.values import News

_MIGRATING = 0x10BAC_2199
"""The advisory lock on PostgreSQL under which one process brings the tables up to date."""


class Store(Tables, People, Chat, Leases, Purging):
    """Everything that outlives a process. `open_store` opens it."""

    def __init__(self, access: Folder | Address, folder: Path | None, held: AsyncExitStack) -> None:
        super().__init__(access)
        self._folder, self._held = folder, held
        self._shared = access.engine if isinstance(access, Address) else None
        """What other processes use, too."""

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        fault: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        await self.close()

    async def close(self) -> None:
        """What was asked for is still written; what is asked for from now on is refused."""
        await self._writer.close()
        self._closed = True
        await self._held.aclose()

    async def ping(self) -> None:
        """Nothing, if the database answers."""
        await self._rows(select(literal(1)))

    async def listen(self, on_news: news.OnNews) -> None:
        """Tell what any process appends, until cancelled; None if anything may have happened.

        One's own appends are told, too. A data folder has one process, so there it tells nothing.
        """
        if self._shared is not None:
            await news.listen(self._shared, on_news)

    async def whisper(self, words: Sequence[News]) -> None:
        """To all processes that listen, without storing anything; where there is one, to nobody."""
        if self._shared is not None and words:
            with told():
                await self._access.write(lambda connection: news.tell(connection, words))

    async def backup(self, target: Path) -> None:
        """One consistent state as one file, while all goes on. It overwrites nothing."""
        if self._folder is None:
            raise StoreError(Fault.PG_DUMP)
        await asyncio.to_thread(copy_database, self._folder / FILE, target)


async def open_store(where: str | Path) -> Store:
    """Open a data folder, or a PostgreSQL database by its address, and bring it up to date.

    Either it is ready, or there is a `StoreError` and nothing stays open. A folder is held until
    the store is closed: another process that wants it is told so.
    """
    address = read_address(where)
    folder = address if isinstance(address, Path) else None
    async with AsyncExitStack() as held:
        if folder is not None:
            held.enter_context(hold_folder(folder))
            await asyncio.to_thread(_check, folder / FILE)
        with told():
            await _migrate(address)
        access = access_to(address)
        held.push_async_callback(access.close)
        return Store(access, folder, held.pop_all())


def _check(file: Path) -> None:
    """Before an older file is changed there is a copy of it beside it."""
    if not file.exists():
        return
    with sound(file) as there:
        refuse_newer(there.version)
    if there.version not in (None, versions()[-1]):
        copy_database(file, file.with_name(f"{FILE}.before-{versions()[-1]}"), overwrite=True)


async def _migrate(address: Path | URL) -> None:
    """One process at a time, in one transaction, and a large database may take its time."""
    access = access_to(address, patient=True)
    try:
        await access.write(_alone)
    finally:
        await access.close()


def _alone(connection: Connection) -> None:
    if on_postgresql(connection):
        connection.execute(select(func.pg_advisory_xact_lock(_MIGRATING)))
    migrate(connection)
