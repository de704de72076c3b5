"""The data folder: who may use it, and whether the file in it is a sound database of ours."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

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


@contextmanager
def sound(file: Path) -> Iterator[sqlite3.Connection]:
    """An existing SQLite database to read from, looked through from end to end."""
    try:
        address = f"{file.absolute().as_uri()}?mode=ro"
        with closing(sqlite3.connect(address, uri=True)) as database:
            ((found,),) = database.execute("PRAGMA quick_check(1)").fetchall()
            if found != "ok":
                raise StoreError(Fault.DAMAGED, file=str(file), why=found)
            yield database
    except sqlite3.OperationalError as fault:
        raise StoreError(Fault.FILE, file=str(file), why=str(fault)) from fault
    except sqlite3.DatabaseError as fault:
        raise StoreError(Fault.DAMAGED, file=str(file), why=str(fault)) from fault


def version_in(database: sqlite3.Connection, file: Path) -> str | None:
    """The version of its tables, none if it has no tables yet; those of a stranger are an error."""
    names = {name for (name,) in database.execute("SELECT name FROM sqlite_master")}
    if not names:
        return None
    if VERSION_TABLE not in names:
        raise StoreError(Fault.FOREIGN, file=str(file))
    ((version,),) = database.execute(f"SELECT version_num FROM {VERSION_TABLE}")  # noqa: S608
    return str(version)
