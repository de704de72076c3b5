"""Word from process to process: within the commit on PostgreSQL, and nowhere else needed."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable
from contextlib import suppress
from typing import Any

import asyncpg
from sqlalchemy import ARRAY, Connection, Text, bindparam, func, select
from sqlalchemy.ext.asyncio import AsyncEngine

from tenback.store.schema import on_postgresql
from tenback.store.values import News

OnNews = Callable[[News | None], None]
"""Called with None when anything may have happened: after every break, and at the beginning."""

CHANNEL = "tenback"
LISTENER = "tenback listener"
"""What an administrator sees the connection called."""
_FIRST_PAUSE, _LONGEST_PAUSE = 0.1, 5.0
_HEARTBEAT_SECONDS = 10.0

_WORDS = func.unnest(bindparam("words", type_=ARRAY(Text)), type_=Text).column_valued("word")
_TELL = select(func.pg_notify(CHANNEL, _WORDS))


def tell(connection: Connection, news: Iterable[News]) -> None:
    """All others hear it when, and only if, the transaction is committed."""
    if on_postgresql(connection):
        connection.execute(_TELL, {"words": [_written(one) for one in news]})


def _written(news: News) -> str:
    """Far below the 8,000 bytes that PostgreSQL passes on."""
    if news.chat is not None:
        return f"chat {news.chat} {news.table}"
    if news.word is not None:
        return f"word {news.word} {news.table}"
    return f"number {news.number} {news.table}"


def _read(word: str) -> News:
    kind, what, table = word.split(" ", 2)
    if kind == "word":
        return News(table, word=what)
    return News(table, chat=int(what)) if kind == "chat" else News(table, int(what))


async def listen(
    engine: AsyncEngine, on_news: OnNews, heartbeat: float = _HEARTBEAT_SECONDS
) -> None:
    """On a connection of its own, until it is cancelled; a break is waited out."""
    options = _options(engine)
    pause = _FIRST_PAUSE
    while True:
        with suppress(OSError, asyncpg.PostgresError, asyncpg.InterfaceError):
            connection = await asyncpg.connect(timeout=heartbeat, **options)
            pause = _FIRST_PAUSE
            await _hear(connection, on_news, heartbeat)
        await asyncio.sleep(pause)
        pause = min(2 * pause, _LONGEST_PAUSE)


def _options(engine: AsyncEngine) -> dict[str, Any]:
    """The address as the driver takes it, without what is meant for SQLAlchemy."""
    _, options = engine.dialect.create_connect_args(engine.url)
    ours = {name: value for name, value in options.items() if not name.startswith("prepared_")}
    return ours | {"server_settings": {"application_name": LISTENER}}


async def _hear(connection: asyncpg.Connection, on_news: OnNews, heartbeat: float) -> None:
    """Until the connection ends. One that is dead without saying so is found by its silence."""
    ended = asyncio.Event()

    def heard(_connection: object, _pid: int, _channel: str, word: object) -> None:
        on_news(_read(str(word)))

    try:
        connection.add_termination_listener(lambda _: ended.set())
        await connection.add_listener(CHANNEL, heard)
        on_news(None)
        while not ended.is_set():
            with suppress(TimeoutError):
                await asyncio.wait_for(ended.wait(), heartbeat)
                continue
            await connection.execute("SELECT 1", timeout=heartbeat)
    finally:
        connection.terminate()
