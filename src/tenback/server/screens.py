"""One socket at a table: whose it is, which seat it shows, and what waits to be sent to it."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable

from msgspec import Struct

from tenback.server.settings import Limits
from tenback.store.values import Player
from tenback.table import wire

Send = Callable[[str], Awaitable[None]]
Close = Callable[[], Awaitable[None]]


class Screen:
    """What is told to it waits in a bounded outbox; who reads too slowly is let go, alone."""

    __slots__ = (
        "_bytes",
        "_close",
        "_limits",
        "_send",
        "_sending",
        "_waiting",
        "closing",
        "player",
        "unveiled",
    )

    def __init__(self, player: Player | None, send: Send, close: Close, limits: Limits) -> None:
        self.player = player
        self.unveiled: int | None = None
        self.closing = False
        """Nothing more will be told, and nothing it says counts."""
        self._send, self._close, self._limits = send, close, limits
        self._waiting: deque[str] = deque()
        self._bytes = 0
        self._sending: asyncio.Task[None] | None = None

    @property
    def player_id(self) -> str | None:
        return self.player.id if self.player else None

    def tell(self, message: Struct) -> None:
        self.tell_text(as_text(message))

    def tell_text(self, text: str) -> None:
        """Never waits: this is called between the store's answer and the next command."""
        if self.closing:
            return
        self._put(text)
        limits = self._limits
        if len(self._waiting) > limits.outbox or self._bytes > limits.outbox_bytes:
            self._waiting.clear()
            self.close("slow", come_back=True)

    def close(self, reason: str, *, come_back: bool) -> None:
        """What waits is still sent, then this, then nothing."""
        if self.closing:
            return
        self.closing = True
        self._put(as_text(wire.Bye(reason, come_back)))

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

    def _put(self, text: str) -> None:
        self._waiting.append(text)
        self._bytes += len(text)
        if self._sending is None or self._sending.done():
            self._sending = asyncio.get_running_loop().create_task(self._drain())

    async def _drain(self) -> None:
        """A task only while something waits: an idle screen costs no more than its place."""
        try:
            while self._waiting:
                text = self._waiting.popleft()
                self._bytes -= len(text)
                await self._send(text)
            if self.closing:
                await self._close()
        except Exception:  # noqa: BLE001 - whatever a connection that breaks raises, it has ended
            self.closing = True
            self._waiting.clear()


def as_text(message: Struct) -> str:
    return wire.encode(message).decode()
