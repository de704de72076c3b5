"""The data folder: who may use it, and whether the file in it is a sound database of ours."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import ExitStack, closing, contextmanager
from pathlib import Path
from typing import NamedTuple

from tenback.store.faults import Fault, StoreError
from tenback.store.schema import VERSION_TABLE

FILE = "tenback.db"
LOCK = "tenback.lock"


@contextmanager
def hold_folder(data: Path) -> Iterator[None]:
    """As long as it is held nobody else holds it; it is let go even when the process is killed.

    The lock is SQLite's own, on a file that stays empty: it works alike on every system.
    """
    try:
        data.mkdir(parents=True, exist_ok=True)
        lock = sqlite3.connect(
            data / LOCK, timeout=0, isolation_level=None, check_same_thread=False
        )
    except (OSError, sqlite3.Error) as fault:
        raise StoreError(Fault.FOLDER, folder=str(data), why=str(fault)) from fault
    with closing(lock):
        _lock(lock, data)
        yield


def _lock(lock: sqlite3.Connection, data: Path) -> None:
    try:
        lock.execute("BEGIN EXCLUSIVE")
    except sqlite3.Error as fault:
        if fault.sqlite_errorcode == sqlite3.SQLITE_BUSY:
            raise StoreError(Fault.HELD, folder=str(data)) from None
        raise StoreError(Fault.FOLDER, folder=str(data), why=str(fault)) from fault


class Sound(NamedTuple):
    database: sqlite3.Connection
    version: str | None
    """Of its tables, none if it has no tables yet."""


@contextmanager
def sound(file: Path) -> Iterator[Sound]:
    """An existing database of ours to read from, looked through from end to end."""
    with ExitStack() as opened:
        try:
            address = f"{file.absolute().as_uri()}?mode=ro"
            database = opened.enter_context(closing(sqlite3.connect(address, uri=True)))
            version = _looked_through(database, file)
        except sqlite3.OperationalError as fault:
            raise StoreError(Fault.FILE, file=str(file), why=str(fault)) from fault
        except sqlite3.DatabaseError as fault:
            raise StoreError(Fault.DAMAGED, file=str(file), why=str(fault)) from fault
        yield Sound(database, version)


def _looked_through(database: sqlite3.Connection, file: Path) -> str | None:
    """Its version."""
    ((found,),) = database.execute("PRAGMA quick_check(1)").fetchall()
    if found != "ok":
        raise StoreError(Fault.DAMAGED, file=str(file), why=found)
    names = {name for (name,) in database.execute("SELECT name FROM sqlite_master")}
    if not names:
        return None
    if VERSION_TABLE not in names:
        raise StoreError(Fault.FOREIGN, file=str(file))
    ((version,),) = database.execute(f"SELECT version_num FROM {VERSION_TABLE}")  # noqa: S608
    return str(version)
