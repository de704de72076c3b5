"""How SQLite and PostgreSQL are spoken to, so that what is acknowledged is durable."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import asyncpg
from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError, DBAPIError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from tenback.store.faults import Fault, StoreError
from tenback.store.folder import FILE

DRIVER = "postgresql+asyncpg"
_NAMES = ("postgres", "postgresql", DRIVER)
_CONNECT_SECONDS = 10
_ANSWER_SECONDS = 30

_SET_UP = """
PRAGMA journal_mode = WAL;
PRAGMA synchronous = FULL;
PRAGMA foreign_keys = ON;
PRAGMA busy_timeout = 10000;
"""
_WRITES = "tenback_writes"

BROKEN = (SQLAlchemyError, sqlite3.Error, OSError, asyncpg.PostgresError, asyncpg.InterfaceError)


def read_address(where: str | Path) -> Path | URL:
    """A data folder, or the address of a PostgreSQL database."""
    if isinstance(where, Path) or "://" not in where:
        return Path(where)
    try:
        url = make_url(where)
    except (ArgumentError, ValueError):
        raise StoreError(Fault.ADDRESS, given=where.split("://", maxsplit=1)[0]) from None
    if url.drivername not in _NAMES:
        raise StoreError(Fault.ADDRESS, given=url.render_as_string())
    ssl = {"ssl" if name == "sslmode" else name: value for name, value in url.query.items()}
    return url.set(drivername=DRIVER, query=ssl)


def for_writing(engine: Engine) -> Engine:
    """The same engine; on SQLite its transactions claim the right to write when they begin."""
    return engine.execution_options(**{_WRITES: True})


def postgresql(url: URL, *, patient: bool = False) -> AsyncEngine:
    """A patient one waits for an answer as long as it takes."""
    return create_async_engine(
        url,
        pool_pre_ping=True,  # after a break the next command finds a fresh connection
        connect_args={
            "timeout": _CONNECT_SECONDS,
            "command_timeout": None if patient else _ANSWER_SECONDS,
            "server_settings": {"application_name": "tenback", "synchronous_commit": "on"},
        },
    )


def sqlite(folder: Path) -> Engine:
    url = URL.create("sqlite", database=str(folder / FILE))
    engine = create_engine(url, connect_args={"isolation_level": None})
    event.listen(engine, "connect", _set_up)
    event.listen(engine, "begin", _begin)
    return engine


def _set_up(connection: sqlite3.Connection, _record: object) -> None:
    connection.executescript(_SET_UP)


def _begin(connection: Connection) -> None:
    """Python's driver would begin late, or not at all before a change of tables."""
    writes = connection.get_execution_options().get(_WRITES)
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")


@contextmanager
def told() -> Iterator[None]:
    """Whatever a driver or the network raises, raised as a `StoreError`."""
    try:
        yield
    except BROKEN as fault:
        raise as_store_error(fault) from fault


def as_store_error(fault: Exception) -> StoreError:
    kind = Fault.UNREACHABLE if is_break(fault) else Fault.FAILED
    cause = fault.driver_exception if isinstance(fault, DBAPIError) else fault
    why = str(cause).strip() or type(cause).__name__
    return StoreError(kind, why=why.splitlines()[0])


def is_break(fault: Exception) -> bool:
    """The database is not there; nothing is wrong with what was asked."""
    if isinstance(fault, DBAPIError):
        return fault.connection_invalidated or isinstance(fault.driver_exception, _AWAY)
    return isinstance(fault, (OSError, *_AWAY))


_AWAY = (
    asyncpg.PostgresConnectionError,
    asyncpg.OperatorInterventionError,
    asyncpg.InterfaceError,
    asyncpg.InvalidAuthorizationSpecificationError,
    asyncpg.InvalidCatalogNameError,
    asyncpg.TooManyConnectionsError,
)
"""The server stops, starts, is full, or does not let us in."""
