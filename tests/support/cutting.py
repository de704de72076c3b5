"""What stands between a server and its PostgreSQL, and can be cut."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from tempfile import TemporaryDirectory
from urllib.parse import quote

_SOCKET = ".s.PGSQL.5432"
_PIECE = 65_536


class Wires:
    """Passes on what is said in both directions, until it is cut."""

    def __init__(self, folder: Path, server: Path) -> None:
        self._here, self._there = folder / _SOCKET, server / _SOCKET
        self._listening: asyncio.Server | None = None
        self._lines: set[asyncio.StreamWriter] = set()
        self._passing = asyncio.Event()
        self._passing.set()

    async def mend(self) -> None:
        self._listening = await asyncio.start_unix_server(self._connected, self._here)
        self._passing.set()

    async def cut(self) -> None:
        """Every line breaks in the middle of what is being said, and no new one is to be had."""
        assert self._listening is not None
        self._listening.close()
        self._here.unlink(missing_ok=True)
        for line in list(self._lines):
            line.transport.abort()
        self._passing.set()

    def stall(self) -> None:
        """The lines stand, and nothing gets through any more."""
        self._passing.clear()

    async def _connected(self, near: asyncio.StreamReader, to_near: asyncio.StreamWriter) -> None:
        try:
            far, to_far = await asyncio.open_unix_connection(self._there)
        except OSError:
            to_near.transport.abort()
            return
        ends = {to_near, to_far}
        self._lines |= ends
        try:
            await asyncio.gather(self._pass_on(near, to_far), self._pass_on(far, to_near))
        finally:
            self._lines -= ends

    async def _pass_on(self, source: asyncio.StreamReader, target: asyncio.StreamWriter) -> None:
        with suppress(OSError):
            while piece := await source.read(_PIECE):
                await self._passing.wait()
                target.write(piece)
                await target.drain()
        target.transport.abort()


@asynccontextmanager
async def wired(address: str, server: Path) -> AsyncIterator[tuple[Wires, str]]:
    """Wires to that server, and the address of the database at their near end."""
    with TemporaryDirectory(prefix="tenback-") as folder:
        wires = Wires(Path(folder), server)
        await wires.mend()
        try:
            yield wires, address.replace(quote(str(server)), quote(folder))
        finally:
            await wires.cut()
