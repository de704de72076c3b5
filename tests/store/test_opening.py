"""Opening: ready and at this program's version, or one clear fault and nothing half open."""

from __future__ import annotations

import asyncio
import shutil
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import asyncpg
import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import Connection, MetaData, create_engine, text
from sqlalchemy.engine import URL

from support import databases
from support.databases import FIXTURES, LATEST, fill, undump
from support.postgres import Postgres
from support.stores import asked, digest, say, step
from tenback.locale import texts
from tenback.store import migrating
from tenback.store.access import access_to
from tenback.store.engines import read_address
from tenback.store.faults import Fault, StoreError
from tenback.store.folder import FILE, LOCK, hold_folder
from tenback.store.schema import METADATA, VERSION_TABLE
from tenback.store.store import Store, open_store
from tenback.store.values import Player, TableState

_FREE_PAGES = 36
"""Where the header of an SQLite file counts its free pages, in four bytes."""

NEXT = '''"""A version that is not there yet."""

import sqlalchemy as sa
from alembic import op

revision = "9999"
down_revision = "{before}"


def upgrade() -> None:
    op.add_column("tables", sa.Column("colour", sa.Text()))
    op.execute("{more}")
'''


async def fault_of_opening(where: str | Path) -> StoreError:
    """Which must also be a sentence."""
    with pytest.raises(StoreError) as told:
        await open_store(where)
    assert texts()(f"store-{told.value.fault}", **told.value.facts)
    return told.value


async def test_a_first_start_makes_what_it_needs(address: str) -> None:
    """And the next one finds it."""
    for _ in range(2):
        async with await open_store(address) as store:
            await store.ping()
            assert await store.open_tables(10) == []


async def test_a_first_start_that_was_cut_short_is_made_good(folder: str) -> None:
    """It leaves an empty file, or one in which nothing but the kind of log is set."""
    file = Path(folder) / FILE
    file.parent.mkdir()
    file.touch()
    async with await open_store(folder) as store:
        await store.ping()
    file.unlink()
    with closing(sqlite3.connect(file)) as database:
        database.execute("PRAGMA journal_mode = WAL")
    async with await open_store(folder) as store:
        await store.ping()


async def test_several_processes_may_start_at_once(database: str) -> None:
    """One of them makes the tables, the others wait for it."""
    stores = await asyncio.gather(*(open_store(database) for _ in range(4)))
    for store in stores:
        await store.ping()
        await store.close()


async def test_a_folder_has_one_server(folder: str) -> None:
    """A second one is told, in this process or another, until the first has closed."""
    async with await open_store(folder) as store:
        assert (await fault_of_opening(folder)).fault is Fault.HELD
        told = await asyncio.to_thread(opened_elsewhere, folder)
        assert "StoreError: held" in told
        assert await store.append(step("T")) == 1
    assert await asyncio.to_thread(opened_elsewhere, folder) == ""


def opened_elsewhere(folder: str) -> str:
    """What another process says that opens a store."""
    code = """
import asyncio, sys
from tenback.store.store import open_store

async def main():
    async with await open_store(sys.argv[1]) as store:
        await store.ping()

asyncio.run(main())
"""
    done = subprocess.run(
        [sys.executable, "-c", code, folder], capture_output=True, text=True, check=False
    )
    return done.stderr


async def test_a_folder_that_cannot_be_used_is_told(tmp_path: Path) -> None:
    """Below a file, or with something odd where the lock should be."""
    below = tmp_path / "file"
    below.write_text("no folder")
    assert (await fault_of_opening(below / "data")).fault is Fault.FOLDER
    odd = tmp_path / "odd"
    (odd / LOCK).mkdir(parents=True)
    assert (await fault_of_opening(odd)).fault is Fault.FOLDER
    wrong = tmp_path / "wrong"
    wrong.mkdir()
    (wrong / LOCK).write_bytes(b"no lock" * 1_000)
    assert (await fault_of_opening(wrong)).fault is Fault.FOLDER


async def test_a_file_that_cannot_be_used_is_told(folder: str) -> None:
    """Such as a folder where the file should be; the folder is free again then."""
    (Path(folder) / FILE).mkdir(parents=True)
    assert (await fault_of_opening(folder)).fault is Fault.FILE
    with hold_folder(Path(folder)):
        pass


async def test_a_damaged_file_is_told_and_left_as_it_is(folder: str) -> None:
    """One that is no database, one with a page of nonsense, a wrong count, one that is cut."""
    file = Path(folder) / FILE
    async with await open_store(folder) as store:
        await store.append(step("T", 0, *(bytes(500) for _ in range(200))))
    sane = file.read_bytes()
    page = 4_096
    for damaged in (
        b"nonsense " * 1_000,
        sane[:page] + bytes(range(1, 256)) * (len(sane) // 255),
        sane[:_FREE_PAGES] + bytes([0, 0, 0, 5]) + sane[_FREE_PAGES + 4 :],
        sane[: len(sane) // 2],
    ):
        file.write_bytes(damaged)
        assert (await fault_of_opening(folder)).fault is Fault.DAMAGED
        assert file.read_bytes() == damaged


async def test_a_file_of_another_program_is_told(folder: str) -> None:
    """Nothing is added to it."""
    file = Path(folder) / FILE
    file.parent.mkdir()
    with closing(sqlite3.connect(file)) as database:
        database.execute("CREATE TABLE recipes (name)")
    before = file.read_bytes()
    assert (await fault_of_opening(folder)).fault is Fault.FOREIGN
    assert file.read_bytes() == before


async def test_a_newer_database_is_refused(address: str) -> None:
    """It stays as it is for the newer program."""
    newer = text(f"UPDATE {VERSION_TABLE} SET version_num = '9999'")
    async with await open_store(address) as store:
        await store._access.write(lambda connection: connection.execute(newer))
    fault = await fault_of_opening(address)
    assert (fault.fault, fault.facts) == (Fault.NEWER, {"found": "9999", "known": LATEST})


async def test_a_server_that_is_not_there_is_told(postgres: Postgres) -> None:
    """Nor a database that is not, and no password is told along."""
    for where in (
        "postgresql+asyncpg://ann:secret@localhost:1/tenback",
        "postgresql+asyncpg://ann:secret@/tenback?host=/nowhere",
        postgres.address("missing"),
    ):
        fault = await fault_of_opening(where)
        assert fault.fault is Fault.UNREACHABLE
        assert "secret" not in str(fault)


@pytest.mark.parametrize(
    "where",
    [
        "mysql://ann:secret@host/tenback",
        "sqlite:///file.db",
        "http://host",
        "postgresql://ann:secret@host:port/x",
    ],
)
async def test_an_address_that_is_none_is_told(where: str) -> None:
    """And no password along with it."""
    fault = await fault_of_opening(where)
    assert fault.fault is Fault.ADDRESS
    assert "secret" not in str(fault)


def test_addresses_may_be_written_as_hosts_write_them() -> None:
    """With the short names of PostgreSQL, and with `sslmode`."""
    for kind in ("postgres", "postgresql", "postgresql+asyncpg"):
        url = read_address(f"{kind}://ann@host/name?sslmode=require")
        assert isinstance(url, URL)
        assert url.drivername == "postgresql+asyncpg"
        assert dict(url.query) == {"ssl": "require"}
    assert read_address("some/folder") == Path("some/folder")


def test_migrating_leads_to_the_tables_of_the_program(folder: str, database: str) -> None:
    """Nothing is missing, nothing is left over."""

    def differences(connection: Connection) -> list[object]:
        migrating.migrate(connection)
        context = MigrationContext.configure(connection, opts={"version_table": VERSION_TABLE})
        return list(compare_metadata(context, METADATA))

    async def compare(where: str) -> list[object]:
        access = access_to(read_address(where))
        found = await access.write(differences)
        await access.close()
        return found

    Path(folder).mkdir()
    assert asyncio.run(compare(folder)) == []
    assert asyncio.run(compare(database)) == []


def test_the_kept_database_of_this_version_is_the_one_it_makes() -> None:
    """And there is one of every version that was ever released."""
    assert migrating.versions()[-1] == LATEST, "move support.databases.LATEST on"
    kept = [f"version-{version}.sql" for version in migrating.versions()]
    assert sorted(path.name for path in FIXTURES.iterdir()) == kept
    assert (FIXTURES / kept[-1]).read_text(encoding="utf-8") == databases.written(), "`make docs`"


@pytest.mark.parametrize("version", migrating.versions())
async def test_a_database_of_every_version_opens_with_all_that_is_in_it(
    version: str, address: str
) -> None:
    """Nothing of it is lost."""
    await bring_back(version, address)
    async with await open_store(address) as store:
        await check_filled(store)


async def bring_back(version: str, address: str) -> None:
    """In PostgreSQL, the same rows in the tables of that version."""
    where = read_address(address)
    if isinstance(where, Path):
        undump(f"version-{version}.sql", where / FILE)
        return
    source = create_engine("sqlite://")
    with source.connect() as old:
        raw = old.connection.driver_connection
        assert isinstance(raw, sqlite3.Connection)
        raw.executescript((FIXTURES / f"version-{version}.sql").read_text(encoding="utf-8"))
        access = access_to(where)
        await access.write(lambda connection: migrating.migrate(connection, version))
        await access.write(lambda connection: copy_rows(connection, old))
        await access.close()
    source.dispose()


def copy_rows(new: Connection, old: Connection) -> None:
    there = MetaData()
    there.reflect(new)
    for table in there.sorted_tables:
        rows = old.execute(table.select()).mappings().all()
        if rows and table.name != VERSION_TABLE:
            new.execute(table.insert(), [dict(row) for row in rows])
    new.execute(text("SELECT setval('chat_id_seq', (SELECT max(id) FROM chat))"))


async def check_filled(store: Store) -> None:
    """All that `support.databases.fill` puts in."""
    assert [(e.number, e.payload) for e in await store.load("T")] == [
        (1, b"\x00first"),
        (2, b"second"),
        (3, b"third"),
    ]
    found = await store.table("T")
    assert found
    assert (found.row.state, found.row.finished_at) == (TableState.OVER, 1_002)
    assert [table.id for table in await store.due_tables(7, 10, "me")] == ["U"]
    assert [line.text for line in await store.chat_of("T", 10)] == ["It's “done”"]
    assert [one.result for one in await store.results_of("ann")] == [databases.WON]
    assert [table.id for table in await store.tables_of("bob")] == ["T"]
    assert await store.player_by_token_hash(digest("ann")) == Player("ann", "Ann")
    assert not await store.take_lease("T", "me", now=1_999, until=3_000)
    assert await store.claim_code(digest("code"), digest("new"), now=1_500) == "bob"
    assert await store.append(step("T", 3)) == 4
    assert await say(store, "T", "bob", "more", at=1) == 2


@pytest.fixture
def in_the_future(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """The program with one more version of the tables, whose file is given."""
    scripts = tmp_path / "migrations"
    shutil.copytree(migrating._HERE, scripts, ignore=shutil.ignore_patterns("__pycache__"))
    script = scripts / "versions" / "v9999.py"
    script.write_text(NEXT.format(before=LATEST, more="UPDATE tables SET colour = 'red'"))
    monkeypatch.setattr(migrating, "_HERE", scripts)
    migrating.versions.cache_clear()
    yield script
    migrating.versions.cache_clear()


async def test_before_an_older_file_is_changed_it_is_copied(
    in_the_future: Path, folder: str
) -> None:
    """The copy lies beside it, and is what it was; the file is new and holds what it held."""
    await bring_back(LATEST, folder)
    async with await open_store(folder) as store:
        await check_filled(store)
        assert await asked(store, "SELECT min(colour) FROM tables") == [("red",)]
    copy = Path(folder) / f"{FILE}.before-9999"
    assert databases.dump(copy) == (FIXTURES / f"version-{LATEST}.sql").read_text(encoding="utf-8")


async def test_a_change_that_fails_changes_nothing(in_the_future: Path, address: str) -> None:
    """What it had already done is taken back, and the older program opens it."""
    await bring_back(LATEST, address)
    in_the_future.write_text(NEXT.format(before=LATEST, more="UPDATE nonsense"))
    assert (await fault_of_opening(address)).fault is Fault.FAILED
    in_the_future.unlink()
    migrating.versions.cache_clear()
    async with await open_store(address) as store:
        await check_filled(store)
        every = text("SELECT * FROM tables")
        columns = await store._access.read(lambda connection: connection.execute(every).keys())
        assert "colour" not in columns


async def test_a_full_server_is_told_as_one_that_cannot_be_reached(database: str) -> None:
    """A database that lets nobody in."""
    connection = await asyncpg.connect(database.replace("+asyncpg", ""))
    name = await connection.fetchval("SELECT current_database()")
    await connection.execute(f"ALTER DATABASE {name} CONNECTION LIMIT 0")
    await connection.execute("CREATE ROLE guest LOGIN")
    await connection.close()
    guest = database.replace("postgres@", "guest@")
    assert (await fault_of_opening(guest)).fault is Fault.UNREACHABLE


async def test_what_the_database_refuses_is_told_with_its_reason(folder: str) -> None:
    """Such as a disk without room."""
    no_room = "PRAGMA max_page_count = 1"  # of the one connection, which all use by turns
    async with await open_store(folder) as store:
        await fill(store)
        await store._access.write(lambda connection: connection.execute(text(no_room)))
        with pytest.raises(StoreError) as told:
            await store.append(step("T", 3, bytes(100_000)))
        assert told.value.fault is Fault.FAILED
        assert "full" in str(told.value)
        assert len(await store.load("T")) == 3
