"""Copies of a data folder's database, made whole or not at all."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path

from tenback.store.faults import Fault, StoreError
from tenback.store.folder import FILE, hold_folder, sound
from tenback.store.migrating import refuse_newer

REPLACED = f"{FILE}.replaced"
_LOGS = ("-wal", "-shm")


def backup_folder(data: Path, target: Path, *, overwrite: bool = False) -> None:
    """Copy the database of a folder that nobody uses at the moment."""
    _refuse_missing(data / FILE)
    with hold_folder(data):
        copy_database(data / FILE, target, overwrite=overwrite)


def restore_folder(data: Path, source: Path, *, overwrite: bool = False) -> Path | None:
    """Put a copy into a folder that nobody uses. Where the database that was there is kept."""
    _refuse_missing(source)
    with hold_folder(data):
        file = data / FILE
        _refuse_existing(file, overwrite=overwrite)
        with sound(source) as there:
            refuse_newer(there.version)
        arriving = file.with_name(f"{FILE}.arriving")
        copy_database(source, arriving, overwrite=True)
        with _writing(file):
            kept = _set_aside(file)
            arriving.replace(file)
        return kept


def copy_database(source: Path, target: Path, *, overwrite: bool = False) -> None:
    """One consistent state, even while somebody writes; the target is one plain file."""
    _refuse_existing(target, overwrite=overwrite)
    part = target.with_name(f"{target.name}.part")
    try:
        with _writing(target):
            _copy(source, part)
            part.replace(target)
    finally:
        with suppress(OSError):
            part.unlink()


def _copy(source: Path, part: Path) -> None:
    with sound(source) as there:
        if there.version is None:
            raise StoreError(Fault.FOREIGN, file=str(source))
        part.unlink(missing_ok=True)
        with closing(sqlite3.connect(part)) as copy:
            there.database.backup(copy)
            copy.execute("PRAGMA journal_mode = DELETE")
    _make_durable(part)


@contextmanager
def _writing(file: Path) -> Iterator[None]:
    try:
        yield
    except (OSError, sqlite3.Error) as fault:
        raise StoreError(Fault.FILE, file=str(file), why=str(fault)) from fault


def _make_durable(file: Path) -> None:
    with file.open("rb+") as written:
        os.fsync(written.fileno())


def _set_aside(file: Path) -> Path | None:
    """What SQLite has not yet moved from its log into the file goes along with it."""
    if not file.exists():
        return None
    kept = file.with_name(REPLACED)
    for ending in ("", *_LOGS):
        old, new = Path(f"{file}{ending}"), Path(f"{kept}{ending}")
        new.unlink(missing_ok=True)
        if old.exists():
            old.rename(new)
    return kept


def _refuse_missing(file: Path) -> None:
    if not file.is_file():
        raise StoreError(Fault.MISSING, file=str(file))


def _refuse_existing(file: Path, *, overwrite: bool) -> None:
    if file.exists() and not overwrite:
        raise StoreError(Fault.EXISTS, file=str(file))
