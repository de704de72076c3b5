"""The directory lists tables without loading them, and changes with their logs or not at all."""

from __future__ import annotations

import pytest

from support.stores import add_players, row, step
from tenback.store.faults import Stale
from tenback.store.store import open_store
from tenback.store.values import StoredTable, TableState


async def test_a_row_is_as_the_last_append_left_it(address: str) -> None:
    """Also when several appends to one table go into one transaction."""
    last = row(
        state=TableState.OVER, public=False, title="Ü", seats_taken=4, finished_at=9, wakes_at=8
    )
    async with await open_store(address) as store:
        await store.append(step("T", 0, at=3))
        await store.append(step("T", 1, b"a", b"b", at=1 << 41, row=last))
        assert await store.table("T") == StoredTable("T", 3, 3, 1 << 41, last)


async def test_open_tables_are_public_and_gathering_the_latest_first(address: str) -> None:
    """No more of them than were asked for."""
    rows = {
        "old": row(),
        "new": row(),
        "hidden": row(public=False),
        "playing": row(state=TableState.PLAYING),
        "over": row(state=TableState.OVER),
        "closed": row(state=TableState.CLOSED),
    }
    async with await open_store(address) as store:
        for at, (name, of_table) in enumerate(rows.items()):
            await store.append(step(name, row=of_table, at=at))
        assert [table.id for table in await store.open_tables(10)] == ["new", "old"]
        await store.append(step("old", 1, at=99))
        assert [table.id for table in await store.open_tables(1)] == ["old"]


async def test_a_player_belongs_where_they_joined_until_they_leave(address: str) -> None:
    """Joining twice is joining once; the table with the latest change comes first."""
    async with await open_store(address) as store:
        await add_players(store, "ann", "bob")
        await store.append(step("T", 0, joined=("ann", "bob")))
        await store.append(step("U", 0, joined=("ann",), at=5))
        await store.append(step("T", 1, joined=("ann",), at=9))
        assert [table.id for table in await store.tables_of("ann")] == ["T", "U"]
        assert [table.id for table in await store.tables_of("ann", limit=1)] == ["T"]
        await store.append(step("T", 2, left=("ann", "nobody")))
        assert [table.id for table in await store.tables_of("ann")] == ["U"]
        assert [table.id for table in await store.tables_of("bob")] == ["T"]


async def test_a_lost_race_joins_nobody(address: str) -> None:
    """What an append changes comes with its events or not at all."""
    async with await open_store(address) as store:
        await add_players(store, "ann")
        await store.append(step("T"))
        with pytest.raises(Stale):
            await store.append(step("T", 0, joined=("ann",)))
        assert await store.tables_of("ann") == []


async def test_tables_are_due_from_their_time_on_the_longest_first(address: str) -> None:
    """One that needs no clock never is."""
    async with await open_store(address) as store:
        for name, wakes_at in {"late": 50, "early": 20, "never": None, "future": 51}.items():
            await store.append(step(name, row=row(wakes_at=wakes_at)))
        assert [table.id for table in await store.due_tables(50, 10, "me")] == ["early", "late"]
        assert [table.id for table in await store.due_tables(50, 1, "me")] == ["early"]
        assert await store.due_tables(19, 10, "me") == []


async def test_what_another_acts_for_is_due_only_when_its_lease_runs_out(address: str) -> None:
    """What I act for myself is due to me."""
    async with await open_store(address) as store:
        await store.append(step("T", row=row(wakes_at=5)))
        await store.take_lease("T", "me", now=0, until=30)
        assert len(await store.due_tables(29, 10, "me")) == 1
        assert len(await store.due_tables(29, 10, "you")) == 0
        assert len(await store.due_tables(30, 10, "you")) == 1


async def test_a_due_table_can_be_put_off_without_an_event(address: str) -> None:
    """One that cannot go on does not stand before the others for ever."""
    async with await open_store(address) as store:
        await store.append(step("T", row=row(wakes_at=5)))
        await store.wake("T", 60)
        assert await store.due_tables(59, 10, "me") == []
        assert len(await store.due_tables(60, 10, "me")) == 1
        await store.wake("T", None)
        assert await store.due_tables(1 << 41, 10, "me") == []
        found = await store.table("T")
        assert found
        assert found.number == 1
