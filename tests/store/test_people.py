"""The players: known by secrets that the store never sees, and forgotten when they wish."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from support.stores import add_players, asked, command, digest, say, step
from tenback.store.faults import Gone, Repeated
from tenback.store.schema import METADATA
from tenback.store.store import Store, open_store
from tenback.store.values import Player, Result, StoredResult

WON = Result("ann", "classic", seats=3, bots=1, won=True, left=0)
SCORED = Result("bob", "twenty-one", seats=2, bots=0, won=False, score=-3)


async def test_a_player_is_who_knows_a_token(address: str) -> None:
    """And nobody is who knows none."""
    async with await open_store(address) as store:
        await store.create_player("ann", digest("secret"), "Änn", at=1)
        assert await store.player_by_token_hash(digest("secret")) == Player("ann", "Änn")
        assert await store.player_by_token_hash(digest("guess")) is None


async def test_a_player_can_take_another_name(address: str) -> None:
    """Whoever is not there cannot."""
    async with await open_store(address) as store:
        await add_players(store, "ann")
        assert await store.rename("ann", "Queen")
        assert not await store.rename("nobody", "King")
        assert await store.player_by_token_hash(digest("ann")) == Player("ann", "Queen")


async def test_what_is_no_hash_is_never_stored(address: str) -> None:
    """A secret given by mistake is refused."""
    async with await open_store(address) as store:
        await add_players(store, "ann")
        with pytest.raises(ValueError, match="32 bytes"):
            await store.create_player("bob", b"secret", "Bob", at=1)
        with pytest.raises(ValueError, match="32 bytes"):
            await store.offer_code("ann", b"1234", now=1, expires_at=2)
        with pytest.raises(ValueError, match="32 bytes"):
            await store.claim_code(digest("1234"), b"secret", now=1)


async def test_a_code_carries_a_player_to_another_device(address: str) -> None:
    """Both tokens are good from then on, and the code is not."""
    async with await open_store(address) as store:
        await add_players(store, "ann")
        assert await store.offer_code("ann", digest("code"), now=10, expires_at=20)
        assert await store.claim_code(digest("wrong"), digest("x"), now=11) is None
        assert await store.claim_code(digest("code"), digest("phone"), now=19) == "ann"
        assert await store.claim_code(digest("code"), digest("thief"), now=19) is None
        for secret in ("ann", "phone"):
            assert await store.player_by_token_hash(digest(secret)) == Player("ann", "Ann")
        assert await store.player_by_token_hash(digest("thief")) is None


async def test_a_code_runs_out(address: str) -> None:
    """At its time, not after it; and an earlier one when another is offered."""
    async with await open_store(address) as store:
        await add_players(store, "ann")
        await store.offer_code("ann", digest("first"), now=10, expires_at=20)
        await store.offer_code("ann", digest("second"), now=10, expires_at=20)
        assert await store.claim_code(digest("first"), digest("x"), now=11) is None
        assert await store.claim_code(digest("second"), digest("x"), now=20) is None


async def test_a_code_is_on_offer_to_one_player(address: str) -> None:
    """A second one draws again; one that ran out is free; nobody offers who is not there."""
    async with await open_store(address) as store:
        await add_players(store, "ann", "bob")
        assert await store.offer_code("ann", digest("code"), now=10, expires_at=20)
        assert not await store.offer_code("bob", digest("code"), now=19, expires_at=30)
        assert await store.offer_code("bob", digest("code"), now=20, expires_at=30)
        assert await store.claim_code(digest("code"), digest("phone"), now=21) == "bob"
        with pytest.raises(Gone):
            await store.offer_code("nobody", digest("x"), now=1, expires_at=2)


async def test_of_many_who_claim_a_code_at_once_one_gets_it(address: str) -> None:
    """Each had another token; one of them is good."""
    async with await open_store(address) as store:
        await race_for_a_code([store] * 10)


async def test_of_many_who_claim_a_code_at_once_in_two_processes_one_gets_it(database: str) -> None:
    """Each had another token; one of them is good."""
    async with await open_store(database) as one, await open_store(database) as two:
        await race_for_a_code([one, two] * 5)


async def race_for_a_code(stores: list[Store]) -> None:
    await add_players(stores[0], "ann")
    await stores[0].offer_code("ann", digest("code"), now=1, expires_at=9)
    hashes = [digest(f"device {number}") for number in range(len(stores))]
    claims = zip(stores, hashes, strict=True)
    won = await asyncio.gather(*(s.claim_code(digest("code"), h, now=2) for s, h in claims))
    known = [await stores[0].player_by_token_hash(token) for token in hashes]
    assert sorted(map(str, won)) == ["None"] * (len(stores) - 1) + ["ann"]
    assert [player is not None for player in known] == [player is not None for player in won]


async def test_results_come_with_the_event_that_ends_the_game(address: str) -> None:
    """The latest first; a table has one for each of its games; of strangers there are none."""
    async with await open_store(address) as store:
        await add_players(store, "ann", "bob")
        stranger = Result("bot", "classic", seats=3, bots=1, won=True)
        await store.append(step("T", 0, at=5, results=(WON, stranger)))
        await store.append(step("T", 1, at=7, results=(WON, SCORED)))
        assert await store.results_of("ann") == [StoredResult("T", at, WON) for at in (7, 5)]
        assert await store.results_of("ann", limit=1) == [StoredResult("T", 7, WON)]
        assert await store.results_of("bob") == [StoredResult("T", 7, SCORED)]
        assert await store.results_of("bot") == []


async def test_deleting_a_player_deletes_everything_of_theirs(address: str) -> None:
    """Of ann nothing is left in the database but in the payloads of events; of bob everything."""
    async with await open_store(address) as store:
        await add_players(store, "ann", "bob")
        both = ("ann", "bob")
        key = command("1", player="ann")
        await store.append(step("T", 0, joined=both, results=(WON, SCORED), command=key))
        await store.offer_code("ann", digest("code"), now=1, expires_at=9)
        for player in both:
            await say(store, "T", player, f"I am {player}", at=1)
        assert await store.delete_player("ann")
        assert not await store.delete_player("ann")
        everything = await dumped(store)
        assert "ann" not in everything.lower()
        assert "I am bob" in everything
        assert await store.player_by_token_hash(digest("ann")) is None
        assert await store.claim_code(digest("code"), digest("x"), now=2) is None
        assert len(await store.results_of("bob")) == len(await store.tables_of("bob")) == 1


async def dumped(store: Store) -> str:
    """Every row of every table as text."""
    rows = [str(await asked(store, f"SELECT * FROM {table}")) for table in METADATA.sorted_tables]
    return "\n".join(rows)


async def test_a_game_goes_on_when_one_of_its_players_has_been_deleted(address: str) -> None:
    """They join nothing and have no result, and the others play on."""
    async with await open_store(address) as store:
        await add_players(store, "ann", "bob")
        await store.append(step("T", 0, joined=("ann", "bob"), command=command("1")))
        await store.delete_player("ann")
        assert await store.append(step("T", 1, joined=("ann",), results=(WON, SCORED))) == 2
        assert await store.tables_of("ann") == []
        assert len(await store.results_of("bob")) == 1


async def test_a_deleted_player_may_repeat_a_command_only_as_another(address: str) -> None:
    """What they sent is forgotten, too."""
    async with await open_store(address) as store:
        await add_players(store, "ann")
        await store.append(step("T", 0, command=command("1")))
        with pytest.raises(Repeated):
            await store.append(step("T", 1, command=command("1")))
        await store.delete_player("ann")
        assert await store.append(step("T", 1, command=command("1"))) == 2


async def test_tokens_and_codes_are_nowhere_in_the_files(folder: str) -> None:
    """Only their hashes are."""
    async with await open_store(folder) as store:
        await store.create_player("ann", digest("my-token"), "Ann", at=1)
        await store.offer_code("ann", digest("my-code"), now=1, expires_at=9)
        assert await asked(store, "SELECT hash FROM tokens") == [(digest("my-token"),)]
        written = b"".join(file.read_bytes() for file in Path(folder).iterdir())
    assert b"my-token" not in written
    assert b"my-code" not in written
    assert digest("my-code") in written
