"""Chat is no event: it is read by its end, and can be deleted."""

from __future__ import annotations

import pytest

from support.stores import add_players, command, say, step
from tenback.store.faults import Gone, Repeated
from tenback.store.store import open_store
from tenback.store.values import ChatLine


async def test_the_last_lines_are_read_in_the_order_in_which_they_were_said(address: str) -> None:
    """Of one table, and after a line that is known already."""
    async with await open_store(address) as store:
        await add_players(store, "ann")
        await store.append(step("T"))
        await store.append(step("U"))
        ids = [await say(store, "T", "ann", f"line {n}", at=n) for n in range(5)]
        await say(store, "U", "ann", "elsewhere", at=9)
        assert ids == sorted(set(ids))
        last = [ChatLine(ids[n], "ann", "Ann", f"line {n}", n) for n in (3, 4)]
        assert await store.chat_of("T", 2) == last
        assert await store.chat_of("T", 10, after=ids[2]) == last
        assert await store.chat_of("T", 1, after=ids[2]) == last[1:]
        assert await store.chat_of("V", 10) == []


async def test_only_who_said_a_line_can_delete_it_and_its_id_does_not_come_again(
    address: str,
) -> None:
    """Whoever reads on from an id misses nothing."""
    async with await open_store(address) as store:
        await add_players(store, "ann", "bob")
        await store.append(step("T"))
        line = await say(store, "T", "ann", "oh", at=1)
        assert not await store.delete_chat("T", line, "bob")
        assert await store.delete_chat("elsewhere", line, "ann")
        assert len(await store.chat_of("T", 10)) == 1
        for _ in range(2):
            assert await store.delete_chat("T", line, "ann")
        assert await store.chat_of("T", 10) == []
        assert await say(store, "T", "ann", "ah", at=2) > line


async def test_the_same_command_says_a_line_once(address: str) -> None:
    """Whoever sends it again is told where the table was when it was said."""
    async with await open_store(address) as store:
        await add_players(store, "ann")
        await store.append(step("T"))
        key = command("1")
        await store.add_chat("T", key, "Ann", "hello", 1, 4)
        with pytest.raises(Repeated) as before:
            await store.add_chat("T", key, "Ann", "hello", 2, 5)
        assert before.value.number == 4
        assert [line.text for line in await store.chat_of("T", 10)] == ["hello"]
        assert await store.led_to("T", key) == 4


async def test_nobody_talks_who_is_not_there_nor_where_nothing_is(address: str) -> None:
    """As a table or a player may have been deleted meanwhile."""
    async with await open_store(address) as store:
        await add_players(store, "ann")
        await store.append(step("T"))
        for table, player in (("U", "ann"), ("T", "bob")):
            with pytest.raises(Gone):
                await say(store, table, player, "hello", at=1)
