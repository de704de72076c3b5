"""What happens at tables when nobody does anything."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random
from typing import Any

import pytest

from support.served import AnyMove, Screen, Time, served, sit_and_deal
from tenback.rules.cards import Play
from tenback.server.bookkeeping import bots_to_move, people_to_move
from tenback.server.caretaker import Caretaker
from tenback.server.house import Clock
from tenback.store.faults import Fault, StoreError
from tenback.table import commands, events, wire
from tenback.table.events import Wish


def stands_in(screen: Screen, seat: int) -> bool:
    return screen.view.seats[seat - 1].level is not None


def put_forward(clock: Clock, seconds: int) -> None:
    """Nothing happens by that alone: no timer is set anew."""
    assert isinstance(clock, Time)
    clock.ahead += 1000 * seconds


async def test_a_bot_stands_in_for_who_is_away_until_they_come_back(tmp_path: Path) -> None:
    """Only while somebody waits; who returns finds their seat as it is by then."""
    async with served(tmp_path) as server:
        ann, bob = await server.person("Ann"), await server.person("Bob")
        table = await ann.opens("classic", 2, absence=60, bot_pace=30_000)
        async with ann.at(table) as one:
            async with bob.at(table) as two:
                await sit_and_deal([one, two])
            await one.until(lambda: one.people is not None and one.people.present == (ann.id,))
            server.pass_time(59)
            await one.must(commands.Return())
            assert not stands_in(one, 2)
            server.pass_time(2)
            await one.until(lambda: stands_in(one, 2))
            async with bob.at(table) as two:
                assert not stands_in(two, 2)
                await one.until(lambda: not stands_in(one, 2))


async def test_nobody_is_missed_where_nobody_waits(tmp_path: Path) -> None:
    """When all have gone the game rests."""
    async with served(tmp_path) as server:
        ann, bob = await server.person("Ann"), await server.person("Bob")
        table = await ann.opens("classic", 2, absence=60)
        async with ann.at(table) as one, bob.at(table) as two:
            await sit_and_deal([one, two])
        room = server.desk.hall.rooms[table]
        number = room.table.number
        server.pass_time(3600)
        async with ann.at(table) as one:
            assert one.number == number
            assert room.table.number == number


async def test_who_is_away_does_not_hold_up_the_start(tmp_path: Path) -> None:
    """While the start is agreed upon a bot stands in as it does in play."""
    async with served(tmp_path) as server:
        ann, bob = await server.person("Ann"), await server.person("Bob")
        table = await ann.opens("classic", 2, absence=60, bot_pace=30_000)
        async with ann.at(table) as one:
            async with bob.at(table) as two:
                await one.must(commands.Sit(1))
                await two.must(commands.Sit(2))
                await one.must(commands.Deal())
            await one.until(lambda: one.people is not None and one.people.present == (ann.id,))
            await one.must(commands.WishTo(1, Wish.RATHER_NOT))
            server.pass_time(59)
            await one.must(commands.Return())
            assert one.phase == "agreeing"
            server.pass_time(2)
            await one.until(lambda: one.phase == "playing")
            assert stands_in(one, 2)


async def test_a_deadline_counts_for_who_does_not_say_who_starts(tmp_path: Path) -> None:
    """Also while they are there."""
    async with served(tmp_path) as server:
        ann, bob = await server.person("Ann"), await server.person("Bob")
        table = await ann.opens("classic", 2, deadline=20, bot_pace=30_000)
        async with ann.at(table) as one, bob.at(table) as two:
            await one.must(commands.Sit(1))
            await two.must(commands.Sit(2))
            await one.must(commands.Deal())
            await one.must(commands.WishTo(1, Wish.START))
            server.pass_time(21)
            await one.until(lambda: one.view.acting == (1,))
            assert stands_in(one, 2)


async def test_how_much_time_is_left_is_told_whenever_it_changes(tmp_path: Path) -> None:
    """Of the turn with every view, of who is away with every coming and going; relative to now."""
    async with served(tmp_path) as server:
        ann, bob = await server.person("Ann"), await server.person("Bob")
        table = await ann.opens("classic", 2, deadline=100, absence=60)
        async with ann.at(table) as one:
            async with bob.at(table) as two:
                assert one.times == wire.Times(None, {})
                await sit_and_deal([one, two])
                for screen in (one, two):
                    assert screen.times.turn is not None
                    assert 80_000 < screen.times.turn <= 100_000
                    assert screen.times.absent == {}
            await one.until(lambda: bool(one.times.absent))
            assert 40_000 < one.times.absent[bob.id] <= 60_000
            server.pass_time(30)
            async with ann.at(table) as again:
                assert again.times.turn is not None
                assert 50_000 < again.times.turn <= 70_000
                assert 10_000 < again.times.absent[bob.id] <= 30_000
            server.pass_time(31)
            await one.until(lambda: stands_in(one, 2))
            assert one.times.absent == {}


async def test_a_turn_that_takes_too_long_is_played_by_a_bot(tmp_path: Path) -> None:
    """Whoever was late moves again as soon as they like."""
    async with served(tmp_path) as server:
        ann, bob = await server.person("Ann"), await server.person("Bob")
        table = await ann.opens("classic", 2, deadline=20)
        async with ann.at(table) as one, bob.at(table) as two:
            await sit_and_deal([one, two])
            (late,) = one.view.acting
            server.pass_time(19)
            await one.must(commands.Return())
            assert not stands_in(one, late)
            server.pass_time(2)
            await one.until(lambda: stands_in(one, late))
            await one.until(lambda: one.view.acting != (late,))
            screen = (one, two)[late - 1]
            await screen.must(commands.Return())
            assert not stands_in(screen, late)


async def test_nobody_runs_out_of_time_because_a_bot_was_quicker(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Somebody is due, and has moved before this process may act: then there is nothing to do."""
    at_once = Caretaker._leased

    async def after_the_bot(self: Caretaker, table_id: str) -> bool:
        room = server.desk.hall.rooms[table_id]
        if (due := bots_to_move(room.table)) and people_to_move(room.table):
            await self._bot_moves(room, due[0])
        return await at_once(self, table_id)

    monkeypatch.setattr(Caretaker, "_leased", after_the_bot)
    async with served(tmp_path) as server:
        ann = await server.person("Ann")
        table = await ann.opens("twenty-one", 2)
        async with ann.at(table) as screen:
            await sit_and_deal([screen], bots=1)
            await screen.play(Random(1))
        log = await server.desk.house.store.load(table)
    assert screen.phase == "over"
    happened = [events.unpack(stored.payload) for stored in log]
    assert not any(isinstance(event, events.StoodIn) for event in happened)


async def test_bots_take_the_time_that_the_table_gives_them(tmp_path: Path) -> None:
    """So that people can follow."""
    async with served(tmp_path) as server:
        ann = await server.person("Ann")
        table = await ann.opens("classic", 2, bot_pace=30_000)
        async with ann.at(table) as one:
            await sit_and_deal([one], bots=1)
            while one.my_turn:
                await one.ask(one.a_move(Random(1)))
            number = one.number
            await one.must(wire.Chat("take your time"))
            assert one.number == number
            server.pass_time(31)
            await one.until(lambda: one.number > number)


async def test_a_game_that_waits_for_a_bot_goes_on_after_a_restart(tmp_path: Path) -> None:
    """Without anybody there; its next visitor finds it further on."""
    async with served(tmp_path) as server:
        ann = await server.person("Ann")
        table = await ann.opens("classic", 2, bot_pace=30_000)
        async with ann.at(table) as one:
            await sit_and_deal([one], bots=1)
            while one.my_turn:
                await one.ask(one.a_move(Random(1)))
            number = one.number
    async with served(tmp_path, patrol_seconds=0.01) as server:
        server.pass_time(60)
        async with asyncio.timeout(10):
            while True:
                room = server.desk.hall.rooms.get(table)
                if room is not None and room.table.number > number:
                    break
                await asyncio.sleep(0.01)


async def test_a_bot_that_fails_or_cheats_does_something_that_is_allowed(tmp_path: Path) -> None:
    """A table never stands still for it."""

    class Bad(AnyMove):
        def __call__(self, view: Any, random: Random) -> Any:
            if random.random() < 0.5:
                raise ValueError("no idea")
            return Play(2, "a")

        def signals(self, view: Any) -> Any:
            raise ValueError("nothing to say")

    async with served(tmp_path, bots=Bad) as server:
        ann = await server.person("Ann")
        table = await ann.opens("classic", 3)
        async with ann.at(table) as one:
            await sit_and_deal([one], bots=2)
            await one.play(Random(1))


async def test_tables_where_nobody_is_leave_the_memory(tmp_path: Path) -> None:
    """And are there again when somebody comes; too many leave at once."""
    async with served(tmp_path, patrol_seconds=0.01, most_rooms=2) as server:
        ann = await server.person("Ann")
        tables = [await ann.opens("classic", 2) for _ in range(4)]
        hall = server.desk.hall
        for table in tables:
            async with ann.at(table) as one:
                await one.must(commands.Sit(1))
        assert len(hall.rooms) <= 2
        server.pass_time(61)
        async with asyncio.timeout(10):
            while hall.rooms:
                await asyncio.sleep(0.01)
        async with ann.at(tables[0]) as one:
            assert one.view.seats[0].player == ann.id


async def test_old_tables_go_and_who_still_looks_at_them_is_told_to_come_again(
    tmp_path: Path,
) -> None:
    """Whoever comes again finds nothing."""
    async with served(tmp_path) as server:
        ann = await server.person("Ann")
        table = await ann.opens("classic", 2)
        async with ann.at(table) as one:
            server.pass_time(31 * 24 * 3600)
            store, house = server.desk.house.store, server.desk.house
            for gone in await store.purge(house.clock(), 30, 7):
                server.desk.hall.forget(gone)
            bye = await one.ended()
            assert bye is not None
        assert (await ann.http.get(f"/api/tables/{table}")).status_code == 404


async def test_a_table_whose_bot_could_not_move_is_put_off(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is not due again and again, and goes on later."""
    async with served(tmp_path) as server:
        ann = await server.person("Ann")
        table = await ann.opens("classic", 2, bot_pace=30_000)
        async with ann.at(table) as one:
            await sit_and_deal([one], bots=1)
            while one.my_turn:
                await one.ask(one.a_move(Random(1)))
            house, caretaker = server.desk.house, server.desk.caretaker
            room = server.desk.hall.rooms[table]
            put_forward(house.clock, 31)
            before = house.clock()

            async def away(_: object) -> Any:
                raise StoreError(Fault.UNREACHABLE, why="gone")

            with monkeypatch.context() as patched:
                patched.setattr(house.store, "append", away)
                assert await caretaker._cared(room) == 60_000
            stored = await house.store.table(table)
            assert stored is not None
            assert stored.row.wakes_at is not None
            assert stored.row.wakes_at >= before + 60_000
            assert "tables_put_off_total 1" in house.metrics.text()
            number = room.table.number
            assert await caretaker._cared(room) is None
            assert room.table.number > number


async def test_who_has_just_gone_is_not_yet_played_for(tmp_path: Path) -> None:
    """However often somebody looks."""
    async with served(tmp_path) as server:
        ann, bob = await server.person("Ann"), await server.person("Bob")
        table = await ann.opens("classic", 2, absence=60, bot_pace=30_000)
        async with ann.at(table) as one:
            async with bob.at(table) as two:
                await sit_and_deal([one, two])
            await one.until(lambda: one.people is not None and one.people.present == (ann.id,))
            caretaker, room = server.desk.caretaker, server.desk.hall.rooms[table]
            for seconds, stood_in in ((0, False), (61, True)):
                put_forward(server.desk.house.clock, seconds)
                await caretaker._stand_in_for_the_absent(room)
                assert room.table.seat(2).is_bots is stood_in
