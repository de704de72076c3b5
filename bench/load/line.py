"""A client's end of a WebSocket that costs next to nothing: many fit on one core."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import cast
from urllib.parse import urlsplit

_TEXT, _CLOSE, _PING, _PONG = 0x1, 0x8, 0x9, 0xA
_MASK = bytes(4)
"""A mask is asked for; one of zeros changes nothing."""
_END = b"\r\n\r\n"


class Line(asyncio.Protocol):
    """Whole messages go to `heard`. The server it talks to is known, and nothing is checked."""

    def __init__(self, heard: Callable[[bytes], None], request: bytes) -> None:
        self._heard, self._request = heard, request
        self._rest = b""
        self._open = False
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast("asyncio.Transport", transport)
        self._transport.write(self._request)

    def connection_lost(self, exc: Exception | None) -> None:
        if not self.opened.done():
            self.opened.set_exception(exc or ConnectionError("the server hung up"))

    def data_received(self, data: bytes) -> None:
        rest = self._rest + data if self._rest else data
        if not self._open:
            rest = self._greeted(rest)
        while self._open and (length := self._taken(rest)):
            rest = rest[length:]
        self._rest = rest

    def _greeted(self, rest: bytes) -> bytes:
        head, end, after = rest.partition(_END)
        if not end:
            return rest
        self._open = True
        if head.startswith(b"HTTP/1.1 101"):
            self.opened.set_result(None)
        else:
            self.opened.set_exception(ConnectionError(head.partition(b"\r\n")[0].decode()))
        return after

    def _taken(self, rest: bytes) -> int:
        """The length of the first frame, once it is here and was told; else 0."""
        if len(rest) < 2:
            return 0
        length, begins = rest[1], 2
        if length == 126:
            length, begins = int.from_bytes(rest[2:4], "big"), 4
        elif length == 127:
            length, begins = int.from_bytes(rest[2:10], "big"), 10
        ends = begins + length
        if len(rest) < ends or len(rest) < begins:
            return 0
        kind = rest[0] & 0xF
        if kind == _TEXT:
            self._heard(rest[begins:ends])
        elif kind == _PING:
            self._send(_PONG, rest[begins:ends])
        elif kind == _CLOSE:
            self.hang_up()
        return ends

    def say(self, text: bytes) -> None:
        self._send(_TEXT, text)

    def _send(self, kind: int, what: bytes) -> None:
        length = len(what)
        size = bytes([0x80 | length]) if length < 126 else b"\xfe" + length.to_bytes(2, "big")
        self._transport.write(bytes([0x80 | kind]) + size + _MASK + what)

    def hang_up(self) -> None:
        self._transport.close()


async def call(url: str, path: str, cookie: str, heard: Callable[[bytes], None]) -> Line:
    """An open line."""
    host, _, port = urlsplit(url).netloc.partition(":")
    head = (
        f"GET {path} HTTP/1.1",
        f"Host: {host}",
        "Upgrade: websocket",
        "Connection: Upgrade",
        "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==",
        "Sec-WebSocket-Version: 13",
        *([f"Cookie: {cookie}"] if cookie else []),
    )
    request = "\r\n".join(head).encode() + _END
    loop = asyncio.get_running_loop()
    _, line = await loop.create_connection(lambda: Line(heard, request), host, int(port))
    await line.opened
    return line
