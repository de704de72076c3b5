"""Copies of a data folder: whole, never over something unasked, by command or while in use."""

from __future__ import annotations

import asyncio
import sqlite3
import sys
from contextlib import closing
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from support.stores import ROW, step
from tenback.cli import app
from tenback.locale import texts
from tenback.store import backups
from tenback.store.backups import REPLACED
from tenback.store.faults import Fault, StoreError
from tenback.store.folder import FILE, hold_folder
from tenback.store.schema import VERSION_TABLE
from tenback.store.store import open_store


def tenback(*arguments: str | Path) -> Result:
    return CliRunner().invoke(app, [str(argument) for argument in arguments])


def filled(folder: str, events: int = 3) -> None:
    async def fill() -> None:
        async with await open_store(folder) as store:
            await store.append(step("T", 0, *(b"event" for _ in range(events))))

    asyncio.run(fill())


def events_in(folder: str) -> int:
    async def count() -> int:
        async with await open_store(folder) as store:
            return len(await store.load("T"))

    return asyncio.run(count())


def told(result: Result, fault: Fault, **facts: str) -> bool:
    """The command has refused with this sentence, and with nothing else."""
    sentence = texts()(f"store-{fault}", **facts)
    return (result.exit_code, result.stdout, result.stderr.strip()) == (2, "", sentence)


def test_what_is_backed_up_is_there_after_restoring(folder: str, tmp_path: Path) -> None:
    """In another folder, from one plain file."""
    filled(folder)
    copy = tmp_path / "copy.db"
    done = tenback("backup", copy, "--data", folder)
    assert done.exit_code == 0, done.output
    assert str(copy) in done.stdout
    assert sorted(path.name for path in tmp_path.iterdir()) == ["copy.db", "data"]
    elsewhere = str(tmp_path / "elsewhere")
    done = tenback("restore", copy, "--data", elsewhere)
    assert done.exit_code == 0, done.output
    assert REPLACED not in done.stdout
    assert events_in(elsewhere) == 3


def test_nothing_is_overwritten_unasked(folder: str, tmp_path: Path) -> None:
    """Neither by a backup nor by restoring; asked for, what was restored over is kept."""
    filled(folder)
    copy = tmp_path / "copy.db"
    copy.write_text("precious")
    assert told(tenback("backup", copy, "--data", folder), Fault.EXISTS, file=str(copy))
    assert copy.read_text() == "precious"
    assert tenback("backup", copy, "--data", folder, "--overwrite").exit_code == 0
    file = Path(folder) / FILE
    asyncio.run(append_one(folder))
    assert told(tenback("restore", copy, "--data", folder), Fault.EXISTS, file=str(file))
    assert events_in(folder) == 4
    done = tenback("restore", copy, "--data", folder, "--overwrite")
    assert str(file.with_name(REPLACED)) in done.stdout
    assert events_in(folder) == 3
    file.with_name(REPLACED).replace(file)
    assert events_in(folder) == 4


async def append_one(folder: str) -> None:
    async with await open_store(folder) as store:
        await store.append(step("T", 3))


def test_what_is_set_aside_takes_its_log_along(
    folder: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A server that was killed leaves commits in the log beside the file; none is mixed up."""
    filled(folder)
    copy, file = tmp_path / "copy.db", Path(folder) / FILE
    tenback("backup", copy, "--data", folder)
    left_by_a_kill(file)
    assert tenback("restore", copy, "--data", folder, "--overwrite").exit_code == 0
    assert events_in(folder) == 3
    for ending in ("", "-wal"):
        Path(f"{file.with_name(REPLACED)}{ending}").replace(Path(f"{file}{ending}"))
    assert events_in(folder) == 4


def left_by_a_kill(file: Path) -> None:
    """The files as they lie there while a commit is only in the log."""
    with closing(sqlite3.connect(file)) as database:
        database.execute("INSERT INTO events VALUES ('T', 4, 1, 'late', 0)")
        database.commit()
        kept = {path: path.read_bytes() for path in file.parent.glob(f"{FILE}*")}
    for path, content in kept.items():
        path.write_bytes(content)
    Path(f"{file}-shm").unlink()
    assert Path(f"{file}-wal").stat().st_size


def test_what_only_the_log_holds_is_backed_up_too(folder: str, tmp_path: Path) -> None:
    """After a kill, before any server has run again."""
    filled(folder)
    left_by_a_kill(Path(folder) / FILE)
    copy = tmp_path / "copy.db"
    assert tenback("backup", copy, "--data", folder).exit_code == 0
    with closing(sqlite3.connect(copy)) as database:
        assert database.execute("SELECT count(*) FROM events").fetchall() == [(4,)]


def test_commands_wait_for_no_server_and_disturb_none(folder: str, tmp_path: Path) -> None:
    """While one uses the folder they refuse."""
    filled(folder)
    copy = tmp_path / "copy.db"
    tenback("backup", copy, "--data", folder)
    with hold_folder(Path(folder)):
        other = tmp_path / "other.db"
        assert told(tenback("backup", other, "--data", folder), Fault.HELD, folder=folder)
        again = tenback("restore", copy, "--data", folder, "--overwrite")
        assert told(again, Fault.HELD, folder=folder)
        assert not other.exists()


def test_what_is_not_there_is_told(folder: str, tmp_path: Path) -> None:
    """No database to back up, no file to restore; and no folder is made for it."""
    missing = str(Path(folder) / FILE)
    assert told(tenback("backup", tmp_path / "x", "--data", folder), Fault.MISSING, file=missing)
    nothing = tmp_path / "nothing"
    told_of = tenback("restore", nothing, "--data", folder)
    assert told(told_of, Fault.MISSING, file=str(nothing))
    assert not Path(folder).exists()


def test_only_a_sound_database_of_ours_is_restored(folder: str, tmp_path: Path) -> None:
    """What was there stays."""
    filled(folder)
    bad = tmp_path / "bad.db"
    bad.write_text("nonsense " * 1_000)
    assert refused(bad, folder) is Fault.DAMAGED
    bad.write_bytes(b"")
    assert refused(bad, folder) is Fault.FOREIGN
    with closing(sqlite3.connect(bad)) as database:
        database.execute("CREATE TABLE recipes (name)")
    assert refused(bad, folder) is Fault.FOREIGN
    bad.unlink()
    tenback("backup", bad, "--data", folder)
    with closing(sqlite3.connect(bad)) as database:
        database.execute(f"UPDATE {VERSION_TABLE} SET version_num = '9999'")
        database.commit()
    assert refused(bad, folder) is Fault.NEWER
    assert events_in(folder) == 3


def refused(source: Path, folder: str) -> Fault:
    with pytest.raises(StoreError) as fault:
        backups.restore_folder(Path(folder), source, overwrite=True)
    return fault.value.fault


def test_a_copy_that_cannot_be_written_is_told(folder: str, tmp_path: Path) -> None:
    """In a folder that is not there, or where a folder stands."""
    filled(folder)
    nowhere = tmp_path / "no" / "copy.db"
    result = tenback("backup", nowhere, "--data", folder)
    assert (result.exit_code, str(nowhere) in result.stderr) == (2, True)
    result = tenback("backup", tmp_path, "--data", folder, "--overwrite")
    assert (result.exit_code, str(tmp_path) in result.stderr) == (2, True)
    assert not tmp_path.with_name(f"{tmp_path.name}.part").exists()


def test_databases_elsewhere_are_sent_to_their_own_tools(tmp_path: Path) -> None:
    """By both commands."""
    for name in ("backup", "restore"):
        result = tenback(name, tmp_path / "x", "--data", "postgresql://host/name")
        assert told(result, Fault.PG_DUMP)
        assert "pg_dump" in result.stderr


def test_without_the_packages_of_a_server_the_commands_say_what_to_install(
    folder: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The base install has none of them."""
    for name in [name for name in sys.modules if name.startswith("tenback.store.backups")]:
        monkeypatch.delitem(sys.modules, name)
    monkeypatch.setitem(sys.modules, "tenback.store.migrating", None)
    result = tenback("backup", tmp_path / "x", "--data", folder)
    assert result.exit_code == 2
    assert "pip install 'tenback[server]'" in result.stderr


async def test_a_running_store_is_backed_up_while_it_goes_on(folder: str, tmp_path: Path) -> None:
    """The copy is one consistent state, with all that was acknowledged before."""
    copy = tmp_path / "copies" / FILE
    copy.parent.mkdir()
    async with await open_store(folder) as store:
        await store.append(step("T", 0, *(b"a" for _ in range(100))))
        writing = asyncio.create_task(append_many(store.append))
        await store.backup(copy)
        with pytest.raises(StoreError, match="exists"):
            await store.backup(copy)
        await writing
        assert len(await store.load("T")) == 300
    async with await open_store(copy.parent) as store:
        events = await store.load("T")
        found = await store.table("T")
        assert found
        assert found.row == ROW
        assert 100 <= found.number == len(events) <= 300


async def append_many(append: object) -> None:
    assert callable(append)
    for number in range(100, 300, 2):
        await append(step("T", number, b"b", b"c"))


async def test_a_running_store_in_postgresql_is_backed_up_by_its_own_tool(
    database: str, tmp_path: Path
) -> None:
    """It says so."""
    async with await open_store(database) as store:
        with pytest.raises(StoreError, match="pg-dump"):
            await store.backup(tmp_path / "copy.db")
