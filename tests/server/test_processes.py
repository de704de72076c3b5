"""Several servers on one PostgreSQL: any of them serves any table."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random

import pytest

from support.processes import KILLS, Fleet, Process
from support.served import Served, served, sit_and_deal
from support.siege import play_under_fire, verify
from tenback.store.store import open_store
from tenback.table import commands, wire


async def test_people_at_two_servers_play_at_one_table(tmp_path: Path, database: str) -> None:
    """Moves, chat, names and presence get across; what was asked of one is known to the other."""
    async with (
        served(tmp_path / "a", where=database, lease_seconds=1) as first,
        served(tmp_path / "b", where=database, lease_seconds=1) as second,
    ):
        ann, bob = await first.person("Ann"), await second.person("Bob")
        table = await ann.opens("twenty-one", 3, talk="open")
        async with ann.at(table) as one, bob.at(table) as two:
            await sit_and_deal([one, two], bots=1)
            for screen in (one, two):
                await screen.until(
                    lambda screen=screen: len(screen.people.present) == 2  # type: ignore[misc]
                )
            await two.must(wire.Chat("hello"))
            await one.until(lambda: bool(one.lines))
            ann.url = second.url
            asked = await one.ask(wire.Chat("hello, too"), "chat")
            async with ann.at(table) as moved:
                assert await moved.ask(wire.Chat("hello, too"), "chat") == asked
                assert [line.text for line in moved.lines] == ["hello", "hello, too"]
            ann.url = first.url
            await two.must(wire.Unsay(one.lines[0].id))
            await one.until(lambda: [line.text for line in one.lines] == ["hello, too"])
            await bob.http.patch("/api/me", json={"name": "Robert"})
            await one.until(lambda: "Robert" in one.names)
            await asyncio.gather(one.play(Random(1)), two.play(Random(2)))
            assert one.number == two.number
            assert len(one.happened) == len(two.happened)
            asked = await one.ask(commands.Rematch(), "again")
            ann.url = second.url
            async with ann.at(table) as moved:
                assert await moved.ask(commands.Rematch(), "again") == asked


async def test_two_people_who_move_at_once_at_two_servers_both_get_an_answer(
    tmp_path: Path, database: str
) -> None:
    """Who is beaten to a number tries again with the next."""
    async with (
        served(tmp_path / "a", where=database) as first,
        served(tmp_path / "b", where=database) as second,
    ):
        ann, bob = await first.person("Ann"), await second.person("Bob")
        table = await ann.opens("classic", 5)
        async with ann.at(table) as one, bob.at(table) as two:
            for _ in range(20):
                numbers = await asyncio.gather(one.must(commands.Sit(1)), two.must(commands.Sit(2)))
                assert len(set(numbers)) == 2
                await asyncio.gather(one.must(commands.Rise(1)), two.must(commands.Rise(2)))
            await two.until(lambda: two.number >= one.number)
            await one.until(lambda: one.number >= two.number)
            assert one.happened == two.happened


@pytest.mark.slow
async def test_of_two_servers_one_is_killed_again_and_again_and_its_people_go_to_the_other(
    tmp_path: Path, database: str, soak: int
) -> None:
    """Of all four games: every answer was true, nothing is there twice, all come to their end."""
    fleet = Fleet(tmp_path, database, many=2)
    try:
        tables = await play_under_fire(fleet, Random(12), KILLS * soak)
    finally:
        fleet.end()
    async with await open_store(database) as store:
        for players in tables:
            await verify(store, players)


async def test_when_the_server_that_acts_for_a_table_is_killed_another_goes_on(
    tmp_path: Path, database: str
) -> None:
    """Its bots move on, for those who come to the other server."""
    doomed = Process(tmp_path, database)
    heir = Process(tmp_path, database)
    here = Served(doomed.url, None)  # type: ignore[arg-type]
    try:
        ann = await here.person("Ann")
        table = await ann.opens("twenty-one", 3, bot_pace=100)
        async with ann.at(table) as screen:
            await sit_and_deal([screen], bots=2)
            await screen.play(Random(1), until=lambda: screen.number > 20)
            number = screen.number
        doomed.kill()
        ann.url = heir.url
        async with ann.at(table, number) as screen:
            await screen.play(Random(1))
            assert screen.phase == "over"
    finally:
        for client in here.clients:
            await client.aclose()
        for process in (doomed, heir):
            if process.running:
                process.stop()
