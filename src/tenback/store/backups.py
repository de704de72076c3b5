"""Copies of a data folder's database, made whole or not at all."""

from __future__ import annotations

import os
import sqlite3
from contextlib import closing
from pathlib import Path

from tenback.store.faults import Fault, StoreError
from tenback.store.folder import FILE, hold_folder, sound, version_in
from tenback.store.migrating import refuse_newer

REPLACED = f"{FILE}.replaced"
_LOGS = ("-wal", "-shm")


def backup_folder(data: Path, target: Path, *, overwrite: bool = False) -> None:
    """Copy the database of a folder that nobody uses at the moment."""
    _refuse_missing(data / FILE)
    with hold_folder(data):
        copy_database(data / FILE, target, overwrite=overwrite)


def restore_folder(data: Path, source: Path, *, overwrite: bool = False) -> None:
    """Put a copy into a folder that nobody uses. A database that is there is kept beside it."""
    _refuse_missing(source)
    with hold_folder(data):
        file = data / FILE
        _refuse_existing(file, overwrite=overwrite)
        with sound(source) as database:
            refuse_newer(version_in(database, source))
        arriving = file.with_name(f"{FILE}.arriving")
        copy_database(source, arriving, overwrite=True)
        _set_aside(file)
        arriving.replace(file)


def copy_database(source: Path, target: Path, *, overwrite: bool = False) -> None:
    """One consistent state, even while somebody writes; the target is one plain file."""
    _refuse_existing(target, overwrite=overwrite)
    part = target.with_name(f"{target.name}.part")
    try:
        part.unlink(missing_ok=True)
        with sound(source) as database, closing(sqlite3.connect(part)) as copy:
            database.backup(copy)
            copy.execute("PRAGMA journal_mode = DELETE")
        _make_durable(part)
        part.replace(target)
    except OSError as fault:
        raise StoreError(Fault.FILE, file=str(target), why=str(fault)) from fault


def _make_durable(file: Path) -> None:
    with file.open("rb+") as written:
        os.fsync(written.fileno())


def _set_aside(file: Path) -> None:
    """What SQLite has not yet moved from its log into the file goes along with it."""
    if file.exists():
        kept = file.with_name(REPLACED)
        for ending in ("", *_LOGS):
            old, new = Path(f"{file}{ending}"), Path(f"{kept}{ending}")
            new.unlink(missing_ok=True)
            if old.exists():
                old.rename(new)


def _refuse_missing(file: Path) -> None:
    if not file.is_file():
        raise StoreError(Fault.MISSING, file=str(file))


def _refuse_existing(file: Path, *, overwrite: bool) -> None:
    if file.exists() and not overwrite:
        raise StoreError(Fault.EXISTS, file=str(file))
