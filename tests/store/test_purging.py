"""Nothing is kept for ever, and nothing goes too early."""

from __future__ import annotations

from typing import Any

from support.stores import add_players, command, digest, row, say, step
from tenback.store.purging import DAY
from tenback.store.store import open_store
from tenback.store.values import Result, TableState

OVER = row(state=TableState.OVER, finished_at=100)


async def test_finished_tables_go_after_their_days_with_all_that_is_theirs(address: str) -> None:
    """But the results stay with their players, and tables that are not finished stay."""
    won = Result("ann", "fire", seats=1, bots=0, won=True, left=0)
    async with await open_store(address) as store:
        await add_players(store, "ann")
        everything: dict[str, Any] = {
            "joined": ("ann",),
            "results": (won,),
            "command": command("1"),
        }
        await store.append(step("old", row=OVER, **everything))
        await store.append(step("open", joined=("ann",)))
        await say(store, "old", "ann", "well played", at=100)
        await store.take_lease("old", "me", now=0, until=1)
        assert await store.purge(99 + 3 * DAY, keep_days=3, chat_days=3) == []
        assert await store.purge(100 + 3 * DAY, keep_days=3, chat_days=4) == ["old"]
        assert await store.load("old") == []
        assert await store.chat_of("old", 10) == []
        assert [table.id for table in await store.tables_of("ann")] == ["open"]
        assert len(await store.results_of("ann")) == 1
        assert await store.append(step("old", 0, command=command("1"))) == 1


async def test_chat_goes_after_its_days_and_codes_when_they_run_out(address: str) -> None:
    """The tables stay."""
    async with await open_store(address) as store:
        await add_players(store, "ann")
        await store.append(step("T"))
        for at in (100, 101):
            await say(store, "T", "ann", f"said at {at}", at=at)
        await store.offer_code("ann", digest("code"), now=1, expires_at=DAY)
        assert await store.purge(100 + DAY, keep_days=9, chat_days=1) == []
        assert [line.at for line in await store.chat_of("T", 10)] == [101]
        assert await store.claim_code(digest("code"), digest("x"), now=2) is None
        assert len(await store.load("T")) == 1
