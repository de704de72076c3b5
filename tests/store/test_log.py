"""The log of a table: appended to by whoever is at its number, and durable when acknowledged."""

from __future__ import annotations

import asyncio
from itertools import pairwise

import asyncpg
import pytest
from sqlalchemy import event, text

from support.stores import (
    ROW,
    add_players,
    asked,
    command,
    digest,
    engine_of,
    row,
    shared,
    soon,
    step,
)
from tenback.store.appending import judge
from tenback.store.faults import Fault, Gone, Repeated, Stale, StoreError
from tenback.store.store import Store, open_store
from tenback.store.values import Result, StoredEvent


async def test_what_is_appended_is_loaded_as_it_was(address: str) -> None:
    """Bytes, versions, numbers from 1 on, times; also after the store was closed and opened."""
    every_byte = bytes(range(256))
    async with await open_store(address) as store:
        assert await store.append(step("T", 0, every_byte, b"")) == 2
        assert await store.append(step("T", 2, b"x", version=7, at=5)) == 3
    async with await open_store(address) as store:
        third = StoredEvent(3, 7, b"x", 5)
        first, second = StoredEvent(1, 1, every_byte, 1_000), StoredEvent(2, 1, b"", 1_000)
        assert await store.load("T") == [first, second, third]
        assert await store.load("T", after=2) == [third]
        assert await store.load("T", after=3) == []
        assert await store.load("U") == []


async def test_a_lost_race_says_where_the_table_is(address: str) -> None:
    """It changes nothing, not even the directory."""
    async with await open_store(address) as store:
        await store.append(step("T", 0, b"a", b"b"))
        for expected in (0, 1, 3):
            with pytest.raises(Stale) as stale:
                await store.append(step("T", expected, b"c", row=row(title="lost")))
            assert stale.value.number == 2
        assert [e.payload for e in await store.load("T")] == [b"a", b"b"]
        (table,) = await store.open_tables(10)
        assert (table.number, table.row) == (2, ROW)


async def test_a_table_that_is_not_there_is_gone(address: str) -> None:
    """Only number 0 makes one."""
    async with await open_store(address) as store:
        with pytest.raises(Gone):
            await store.append(step("T", 1))
        assert await store.table("T") is None


async def test_a_command_sent_again_is_told_what_it_led_to(address: str) -> None:
    """Per table and player, whatever number is expected, and after the table has gone on."""
    async with await open_store(address) as store:
        await store.append(step("T", 0, command=command("1")))
        await store.append(step("T", 1, b"a", b"b", command=command("2")))
        await store.append(step("T", 3))
        for expected in (1, 3, 4):
            with pytest.raises(Repeated) as repeated:
                await store.append(step("T", expected, command=command("2")))
            assert repeated.value.number == 3
        assert await store.append(step("T", 4, command=command("2", player="bob"))) == 5
        assert await store.append(step("U", 0, command=command("2"))) == 1


async def test_what_waits_is_committed_together(address: str) -> None:
    """A hundred appends to a hundred tables are a few transactions, not a hundred."""
    async with await open_store(address) as store:
        commits: list[object] = []
        event.listen(engine_of(store), "commit", commits.append)
        tables = [f"T{number}" for number in range(100)]
        assert await asyncio.gather(*(store.append(step(table)) for table in tables)) == [1] * 100
        assert len(commits) <= 2
        assert len(await store.open_tables(1_000)) == 100


async def test_more_than_a_transaction_holds_is_written_all_the_same(address: str) -> None:
    """In several, in the order in which it was asked for."""
    async with await open_store(address) as store:
        steps = [step("T", number, str(number).encode()) for number in range(600)]
        assert await asyncio.gather(*map(store.append, steps)) == list(range(1, 601))
        assert [e.payload for e in await store.load("T")] == [s.payloads[0] for s in steps]


async def test_of_many_at_once_one_wins_each_number(address: str) -> None:
    """All the others are told, and nothing that was acknowledged is missing or there twice."""

    async def insist(store: Store, who: int) -> None:
        """As a server does: lose, look, decide anew."""
        number, left = 0, 10
        while left:
            try:
                number = await store.append(step("T", number, f"{who} {left}".encode()))
                left -= 1
            except Stale as stale:
                number = stale.number

    async with await open_store(address) as store:
        await soon(asyncio.gather(*(insist(store, who) for who in range(10))))
        events = await store.load("T")
        assert [e.number for e in events] == list(range(1, 101))
        assert len({e.payload for e in events}) == 100
        mine = [int(e.payload.split()[1]) for e in events if e.payload.startswith(b"3 ")]
        assert all(before > after for before, after in pairwise(mine))


async def test_in_one_batch_each_sees_those_before_it() -> None:
    """A number taken, a command done, a table made."""
    steps = [
        step("T", 0, command=command("1")),
        step("T", 0, command=command("2")),
        step("T", 1, b"a", b"b", command=command("2")),
        step("T", 3, command=command("1")),
        step("U", 7),
        step("U", 0),
        step("V", 4),
    ]
    verdicts = judge(steps, {"V": 4}, {("T", "ann", "0"): 9})
    numbers = [getattr(verdict, "number", verdict) for verdict in verdicts]
    assert numbers == [1, 1, 3, 1, verdicts[4], 1, 5]
    assert list(map(type, verdicts)) == [int, Stale, int, Repeated, Gone, int, int]


async def test_what_fails_in_a_batch_fails_alone(address: str) -> None:
    """A player made twice takes nobody along who happened to be in the same transaction."""
    async with await open_store(address) as store:
        await add_players(store, "ann")
        told = await asyncio.gather(
            store.append(step("T")),
            store.create_player("ann", digest("again"), "Ann", at=2),
            store.append(step("U")),
            return_exceptions=True,
        )
        assert (told[0], told[2]) == (1, 1)
        assert isinstance(told[1], StoreError)
        assert told[1].fault is Fault.FAILED
        assert len(await store.open_tables(10)) == 2
        assert await store.player_by_token_hash(digest("again")) is None


async def test_a_race_with_another_process_is_found_by_the_unique_number(database: str) -> None:
    """Between its look and its insert another commits: it alone is told, its batch goes through."""
    async with await open_store(database) as store:
        await store.append(step("T"))
        async with shared(store).connect() as other, other.begin() as transaction:
            await other.execute(
                text("INSERT INTO events VALUES ('T', 2, 1, 'theirs', 0)"),
            )
            await other.execute(text("UPDATE tables SET number = 2 WHERE id = 'T'"))
            batch = asyncio.gather(
                store.append(step("T", 1, b"mine")),
                store.append(step("U")),
                return_exceptions=True,
            )
            await soon(somebody_waits(store))
            await transaction.commit()
        lost, made = await soon(batch)
        assert isinstance(lost, Stale)
        assert (lost.number, made) == (2, 1)
        assert [e.payload for e in await store.load("T", after=1)] == [b"theirs"]


async def somebody_waits(store: Store) -> None:
    """Until one connection stands before a lock of another."""
    waiting = "SELECT count(*) FROM pg_stat_activity WHERE wait_event_type = 'Lock'"
    while True:
        async with shared(store).connect() as connection:
            if await connection.scalar(text(f"{waiting} AND datname = current_database()")):
                return


async def test_two_processes_share_a_table_without_losing_anything(database: str) -> None:
    """Commands sent to both at once are carried out once."""
    async with await open_store(database) as one, await open_store(database) as two:
        await one.append(step("T"))

        async def send(store: Store, name: str) -> int:
            number = 1
            while True:
                try:
                    return await store.append(step("T", number, command=command(name)))
                except Stale as stale:
                    number = stale.number
                except Repeated as repeated:
                    return repeated.number

        names = [str(number) for number in range(20)]
        sent = [send(store, name) for name in names for store in (one, two)]
        numbers = await soon(asyncio.gather(*sent))
        assert numbers[::2] == numbers[1::2]
        assert sorted(numbers[::2]) == list(range(2, 22))
        assert len(await one.load("T")) == 21


async def test_who_goes_away_while_waiting_keeps_nobody_from_their_answer(address: str) -> None:
    """A command may still be carried out after its sender has gone."""
    async with await open_store(address) as store:
        leaving = asyncio.create_task(store.append(step("T")))
        staying = asyncio.create_task(store.append(step("U")))
        await asyncio.sleep(0)
        leaving.cancel()
        assert await staying == 1
        assert len(await store.load("T")) == 1


async def test_closing_writes_what_waits_and_refuses_what_comes_later(address: str) -> None:
    """Reading and writing; closing again is no harm."""
    store = await open_store(address)
    waiting = asyncio.create_task(store.append(step("T")))
    await asyncio.sleep(0)
    await store.close()
    await store.close()
    assert await waiting == 1
    for late in (store.append(step("U")), store.load("T"), store.ping()):
        with pytest.raises(StoreError) as told:
            await late
        assert told.value.fault is Fault.CLOSED


def test_an_append_has_events_and_one_result_for_each_player() -> None:
    """Anything else is a fault of the caller's."""
    with pytest.raises(ValueError, match="at least one event"):
        step(payloads=())
    won = Result("ann", "fire", seats=2, bots=0, won=True, left=0)
    with pytest.raises(ValueError, match="one result for each player"):
        step(results=(won, won))


async def test_acknowledged_is_durable_whatever_the_server_is_set_to(database: str) -> None:
    """Our connections wait for the disk although the database says otherwise."""
    where = database.replace("+asyncpg", "")
    connection = await asyncpg.connect(where)
    name = await connection.fetchval("SELECT current_database()")
    await connection.execute(f"ALTER DATABASE {name} SET synchronous_commit = off")
    await connection.close()
    async with await open_store(database) as store, shared(store).connect() as ours:
        assert await ours.scalar(text("SHOW synchronous_commit")) == "on"


async def test_a_data_folder_waits_for_the_disk(folder: str) -> None:
    """`synchronous = FULL`, in a write-ahead log, with the references kept."""
    async with await open_store(folder) as store:
        for name, told in (("synchronous", 2), ("journal_mode", "wal"), ("foreign_keys", 1)):
            assert await asked(store, f"PRAGMA {name}") == [(told,)]
