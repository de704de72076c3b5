"""The application: its routes, what it begins with and how it ends."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress

from litestar import Litestar
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from tenback.server import me, pages, replaying, tables
from tenback.server.bots import MakeBot, Thinkers, make_bot
from tenback.server.caretaker import Caretaker
from tenback.server.chance import SystemChance
from tenback.server.desk import Desk
from tenback.server.errors import HANDLERS
from tenback.server.hall import Hall, all_screens
from tenback.server.house import Clock, House, now_ms
from tenback.server.logs import log, log_fault
from tenback.server.metrics import Metrics
from tenback.server.settings import Settings
from tenback.server.socket import table_socket
from tenback.server.tokens import new_player
from tenback.store.faults import StoreError
from tenback.store.store import Store
from tenback.table.deciding import Chance
from tenback.version import __version__

MOST_BODY = 4096
"""Bytes of a request's body; only a record may be longer."""
_HOUR = 3600.0
_ALONE = "alone"
"""The only process on a data folder; after a restart it goes on with its own leases at once."""


def make_desk(
    settings: Settings,
    store: Store,
    *,
    chance: Chance | None = None,
    bots: MakeBot = make_bot,
    clock: Clock = now_ms,
) -> Desk:
    """The parts of a server, each knowing those it needs."""
    metrics = Metrics()
    thinkers = Thinkers(settings.bot_seconds, bots)
    house = House(
        settings=settings,
        store=store,
        chance=chance or SystemChance(),
        metrics=metrics,
        process=new_player() if settings.database else _ALONE,
        clock=clock,
        changed=lambda room: caretaker.set_clock(room),  # noqa: PLW0108 - it comes later
    )
    hall = Hall(house)
    caretaker = Caretaker(house, hall, thinkers)
    metrics.gauge("tables_in_memory", lambda: len(hall.rooms))
    metrics.gauge("sockets_open", lambda: len(all_screens(hall)))
    metrics.gauge("bots_thinking", lambda: thinkers.thinking)
    return Desk(house, hall, thinkers, caretaker)


def make_app(desk: Desk, *, warm: bool = True) -> Litestar:
    """The application around an open store; it closes the store when it ends."""

    @asynccontextmanager
    async def life(_: Litestar) -> AsyncIterator[None]:
        work = [desk.hall.listen(), desk.caretaker.patrol(), _purge(desk)]
        if warm:
            work.append(desk.thinkers.warm_up())
        tasks = [asyncio.create_task(one) for one in work]
        try:
            yield
        finally:
            await _end(desk, tasks)

    app = Litestar(
        route_handlers=[
            *me.ROUTES,
            *tables.ROUTES,
            *replaying.ROUTES,
            *pages.ROUTES,
            table_socket,
        ],
        lifespan=[life],
        exception_handlers=HANDLERS,
        request_max_body_size=MOST_BODY,
        openapi_config=OpenAPIConfig(
            title="Tenback",
            version=__version__,
            path="/api/schema",
            use_handler_docstrings=True,
            render_plugins=[JsonRenderPlugin()],
        ),
        logging_config=None,
        debug=False,
    )
    app.state.desk = desk
    return app


async def _purge(desk: Desk) -> None:
    """Nothing is kept for ever; tables that go are gone from memory, too."""
    settings, store = desk.house.settings, desk.house.store
    while True:
        with suppress(StoreError):
            now = desk.house.clock()
            for table_id in await store.purge(now, settings.keep_days, settings.chat_days):
                desk.hall.forget(table_id)
        await asyncio.sleep(_HOUR)


async def _end(desk: Desk, tasks: list[asyncio.Task[None]]) -> None:
    """Sockets are told to come back, what was asked for is written, others may take over."""
    await desk.hall.close()
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    desk.thinkers.close()
    try:
        await desk.caretaker.close()
        await desk.house.store.close()
    except StoreError as fault:
        log_fault("store", fault)
    log("stopped")
