"""The server's end of a WebSocket: uvicorn's, and a shorter way through it for what is told.

The same message goes to several sockets as the same bytes, and at once. On the usual way each of
them would have a task, three layers of calls and a frame of its own.
"""

from __future__ import annotations

from typing import Any

from msgspec import Struct
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame, Opcode
from websockets.http11 import Request

from tenback.table import wire

LINE = "tenback.line"
"""The extension of a socket's scope under which its line is found."""


class Line(WebSocketsSansIOProtocol):
    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.response.status_code == 101:
            extensions: dict[str, Any] = self.scope["extensions"]
            extensions[LINE] = self

    def push(self, frame: bytes) -> bool:
        """Sent at once, unless the other side reads too slowly or has gone."""
        if self.disconnected or self.transport.is_closing() or not self.writable.is_set():
            return False
        self.transport.write(frame)
        return True

    async def ready(self) -> None:
        """Until it may be tried again; there is no hope where the connection has ended."""
        await self.writable.wait()
        if self.disconnected or self.transport.is_closing():
            raise ConnectionResetError


def as_frame(message: Struct) -> bytes:
    """A whole text frame, as any number of sockets can send it."""
    return Frame(Opcode.TEXT, wire.encode(message)).serialize(mask=False)
