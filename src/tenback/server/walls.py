"""Around every request: whose page asks, how often, and the headers that keep browsers safe."""

from __future__ import annotations

from typing import Any

import msgspec
from litestar import Litestar, Request
from litestar.enums import ScopeType
from litestar.types import Message, Receive, Scope, Send

from tenback.server.addresses import is_same_origin
from tenback.server.desk import Desk
from tenback.server.errors import Problem
from tenback.table.faults import Fault

_SAFE = frozenset({"GET", "HEAD", "OPTIONS"})
_POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
    "font-src 'self'; media-src 'self'; connect-src 'self'; manifest-src 'self'; "
    "worker-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
HEADERS = {
    "content-security-policy": _POLICY,
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=(), payment=(), usb=()",
}
_STRICT_TRANSPORT = "max-age=31536000"


class Walls:
    """The outermost application. Sockets have walls of their own, in their handler."""

    def __init__(self, desk: Desk, inside: Litestar) -> None:
        self._desk, self._inside = desk, inside
        headers = dict(HEADERS)
        if desk.house.settings.secure:
            headers["strict-transport-security"] = _STRICT_TRANSPORT
        self._headers = [(name.encode(), value.encode()) for name, value in headers.items()]

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != ScopeType.HTTP:
            await self._inside(scope, receive, send)
            return

        async def with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                own = {name for name, _ in message["headers"]}
                more = [pair for pair in self._headers if pair[0] not in own]
                message["headers"] = [*message["headers"], *more]
            await send(message)

        refused = self._refused(Request(scope))
        if refused is None:
            await self._inside(scope, receive, with_headers)
        else:
            await _answer(refused, with_headers)

    def _refused(self, request: Request[Any, Any, Any]) -> tuple[int, str] | None:
        self._desk.house.metrics.count("requests_total")
        if not self._desk.may("requests", self._desk.address(request)):
            return 429, Fault.LIMIT
        public_url = self._desk.house.settings.public_url
        if request.method not in _SAFE and not is_same_origin(request.headers, public_url):
            return 403, "origin"
        return None


async def _answer(refused: tuple[int, str], send: Send) -> None:
    status, code = refused
    headers = [(b"content-type", b"application/json"), (b"cache-control", b"no-store")]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    body = msgspec.json.encode(Problem(code))
    await send({"type": "http.response.body", "body": body, "more_body": False})
