"""The end of a socket without a socket: tests say whether the other side reads."""

from __future__ import annotations

import asyncio


class Outlet:
    def __init__(self, *, reading: bool = True, broken: bool = False) -> None:
        self.sent: list[bytes] = []
        self.closed = False
        self.reading = asyncio.Event()
        self._broken = broken
        if reading:
            self.reading.set()

    def push(self, frame: bytes) -> bool:
        if self.reading.is_set():
            self.sent.append(frame)
        return self.reading.is_set()

    async def ready(self) -> None:
        if self._broken:
            raise ConnectionResetError
        await self.reading.wait()

    async def close(self) -> None:
        self.closed = True
