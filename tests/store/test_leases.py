"""Exactly one process acts for a table, and another takes over when it does not come back."""

from __future__ import annotations

import asyncio

from support.stores import step
from tenback.store.store import Store, open_store


async def test_a_lease_is_free_or_mine_or_has_run_out(address: str) -> None:
    """Until then nobody else gets it."""
    async with await open_store(address) as store:
        await store.append(step("T"))
        assert await store.take_lease("T", "me", now=0, until=10)
        assert not await store.take_lease("T", "you", now=9, until=20)
        assert await store.take_lease("T", "me", now=9, until=15)
        assert not await store.take_lease("T", "you", now=14, until=20)
        assert await store.take_lease("T", "you", now=15, until=20)
        assert not await store.take_lease("T", "me", now=16, until=30)


async def test_a_released_lease_is_free_at_once(address: str) -> None:
    """Only its owner can release it."""
    async with await open_store(address) as store:
        await store.append(step("T"))
        await store.take_lease("T", "me", now=0, until=10)
        await store.release_lease("T", "you")
        assert not await store.take_lease("T", "you", now=1, until=10)
        await store.release_lease("T", "me")
        assert await store.take_lease("T", "you", now=1, until=10)


async def test_nobody_acts_for_a_table_that_is_not_there(address: str) -> None:
    """It may have been deleted meanwhile."""
    async with await open_store(address) as store:
        assert not await store.take_lease("T", "me", now=0, until=10)


async def test_of_many_who_want_a_lease_at_once_one_gets_it(address: str) -> None:
    """Whether it is free or has run out."""
    async with await open_store(address) as store:
        await race([store] * 10)


async def test_of_many_who_want_a_lease_at_once_in_two_processes_one_gets_it(
    database: str,
) -> None:
    """Whether it is free or has run out."""
    async with await open_store(database) as one, await open_store(database) as two:
        await race([one, two] * 5)


async def race(stores: list[Store]) -> None:
    await stores[0].append(step("T"))
    for now in range(0, 100, 10):
        taken = await asyncio.gather(
            *(
                store.take_lease("T", f"{now} {number}", now, now + 10)
                for number, store in enumerate(stores)
            )
        )
        assert sorted(taken) == [False] * (len(stores) - 1) + [True]
