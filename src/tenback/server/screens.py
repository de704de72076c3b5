"""One socket at a table: whose it is, which seat it shows, and what waits to be sent to it."""

from __future__ import annotations

import asyncio
from collections import deque
from typing import Protocol

from msgspec import Struct

from tenback.server.line import as_frame
from tenback.server.settings import Limits
from tenback.store.values import Player
from tenback.table import wire


class Outlet(Protocol):
    """Where messages leave."""

    def push(self, frame: bytes) -> bool:
        """Whether it went; if not, it must wait."""

    async def ready(self) -> None:
        """Until it may be tried again; an error if there is no hope."""

    async def close(self) -> None: ...


class Screen:
    """What is told to it waits in a bounded outbox; who reads too slowly is let go, alone."""

    __slots__ = (
        "_bytes",
        "_limits",
        "_outlet",
        "_sending",
        "_waiting",
        "closing",
        "player",
        "unveiled",
    )

    def __init__(self, player: Player | None, outlet: Outlet, limits: Limits) -> None:
        self.player = player
        self.unveiled: int | None = None
        self.closing = False
        """Nothing more will be told, and nothing it says counts."""
        self._outlet, self._limits = outlet, limits
        self._waiting: deque[bytes] = deque()
        self._bytes = 0
        self._sending: asyncio.Task[None] | None = None

    @property
    def player_id(self) -> str | None:
        return self.player.id if self.player else None

    def tell(self, message: Struct) -> None:
        self.tell_frame(as_frame(message))

    def tell_frame(self, frame: bytes) -> None:
        """Never waits: this is called between the store's answer and the next command."""
        if self.closing:
            return
        at_once = self._sending is None and self._outlet.push(frame)
        if not at_once:
            self._put(frame)
        limits = self._limits
        if len(self._waiting) > limits.outbox or self._bytes > limits.outbox_bytes:
            self._waiting.clear()
            self.close("slow", come_back=True)

    def close(self, reason: str, *, come_back: bool) -> None:
        """What waits is still sent, then this, then nothing."""
        if self.closing:
            return
        self.closing = True
        self._put(as_frame(wire.Bye(reason, come_back)))

    async def closed(self) -> None:
        """Until all has been sent that will be."""
        if self._sending is not None:
            await asyncio.wait([self._sending])

    def gone(self) -> None:
        """The other side has left; there is nobody to send to."""
        self.closing = True
        self._waiting.clear()
        if self._sending is not None:
            self._sending.cancel()

    def _put(self, frame: bytes) -> None:
        self._waiting.append(frame)
        self._bytes += len(frame)
        if self._sending is None:
            self._sending = asyncio.get_running_loop().create_task(self._drain())

    async def _drain(self) -> None:
        """A task only while something waits: an idle screen costs no more than its place."""
        try:
            while self._waiting:
                if self._outlet.push(self._waiting[0]):
                    self._bytes -= len(self._waiting.popleft())
                else:
                    await self._outlet.ready()
            if self.closing:
                await self._outlet.close()
        except Exception:  # noqa: BLE001 - whatever a connection that breaks raises, it has ended
            self.closing = True
            self._waiting.clear()
        finally:
            self._sending = None
