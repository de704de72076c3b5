"""One server in this process: from an open socket to the last good-bye."""

from __future__ import annotations

import asyncio
import gc
import signal
import socket
import sys
from collections.abc import Callable
from types import FrameType
from typing import Any

import uvicorn

from tenback.server import logs
from tenback.server.app import make_app, make_desk
from tenback.server.desk import Desk
from tenback.server.line import Line
from tenback.server.settings import Settings
from tenback.server.walls import Walls
from tenback.store.store import open_store
from tenback.table.wire import MOST_BYTES

_BACKLOG = 1024
_STALLED_MS = 30_000
"""After so long without an acknowledgement the system itself gives a connection up."""
_GRACE_SECONDS = 3
_GARBAGE_SECONDS = 60
_SWITCH_SECONDS = 0.0005
"""The thread that stores gets its turn within this, however busy the event loop is."""


class Server(uvicorn.Server):
    """Says good-bye while the sockets are still open; uvicorn alone would just close them."""

    def __init__(self, config: uvicorn.Config, desk: Desk) -> None:
        super().__init__(config)
        self._desk = desk

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        await self._desk.hall.close()
        await super().shutdown(sockets)


def listening_socket(host: str, port: int) -> socket.socket:
    """Bound at once, so that its port is known before anything else is begun."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listener = socket.socket(family)
    try:
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        if hasattr(socket, "TCP_USER_TIMEOUT"):
            listener.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, _STALLED_MS)
        listener.bind((host, port))
        listener.listen(_BACKLOG)
    except OSError:
        listener.close()
        raise
    listener.set_inheritable(True)
    return listener


def address_of(listener: socket.socket) -> str:
    host, port = listener.getsockname()[:2]
    shown = f"[{host}]" if ":" in host else host
    return f"http://{shown}:{port}"


def server_for(desk: Desk, *, warm: bool = True) -> Server:
    config = uvicorn.Config(
        Walls(desk, make_app(desk, warm=warm)),
        http="auto",
        ws=Line,
        ws_per_message_deflate=False,
        ws_max_size=4 * MOST_BYTES,
        lifespan="on",
        log_config=None,
        access_log=False,
        proxy_headers=False,
        server_header=False,
        timeout_graceful_shutdown=_GRACE_SECONDS,
    )
    return Server(config, desk)


def _loop_factory() -> Callable[[], asyncio.AbstractEventLoop]:
    """The fastest that is there."""
    try:
        import uvloop  # noqa: PLC0415
    except ImportError:
        return asyncio.new_event_loop
    return uvloop.new_event_loop


def run(
    settings: Settings, listener: socket.socket, ready: Callable[[], None], *, warm: bool = True
) -> None:
    """Until the process is asked to end, by Ctrl+C or SIGTERM."""
    logs.set_up()
    sys.setswitchinterval(_SWITCH_SECONDS)
    signal.signal(signal.SIGTERM, _leave)  # what uvicorn hands on after its own shutdown

    async def serve() -> None:
        desk = make_desk(settings, await open_store(settings.where))
        server = server_for(desk, warm=warm)
        watch = asyncio.create_task(_tell_when_ready(server, ready))
        try:
            await server.serve(sockets=[listener])
        finally:
            watch.cancel()

    with asyncio.Runner(loop_factory=_loop_factory()) as runner:
        runner.run(serve())


async def _tell_when_ready(server: Server, ready: Callable[[], None]) -> None:
    while not server.started:
        await asyncio.sleep(0.01)
    ready()
    await _look_for_garbage_rarely()


async def _look_for_garbage_rarely() -> None:
    """A move makes some thousand values and no cycles; to look through all that tables hold takes
    a tenth of a second, in which nobody is answered. What a server begins with stays anyway."""
    gc.collect()
    gc.freeze()
    gc.disable()
    try:
        while True:
            gc.collect()
            await asyncio.sleep(_GARBAGE_SECONDS)
    finally:
        gc.enable()


def _leave(_number: int, _frame: FrameType | None) -> Any:
    sys.exit(0)
