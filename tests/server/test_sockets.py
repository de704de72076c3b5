"""The socket of a screen: what it asks, what it is told, and when it is let go."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from support.outlets import Outlet
from support.served import LIFTED, Screen, served, sit_and_deal
from tenback.server.line import Line
from tenback.server.screens import Screen as Outbox
from tenback.server.settings import Limits, Rate
from tenback.table import commands, wire


async def test_a_socket_begins_with_a_hello_or_ends(tmp_path: Path) -> None:
    """Silence, another message or no table: it is told why."""
    async with served(tmp_path, limits=replace(LIFTED, hello_seconds=0.05)) as server:
        ann = await server.person("Ann")
        table = await ann.opens("classic", 2)
        async with ann.connected(table) as socket:
            assert await Screen(socket).ended() == wire.Bye("silent", come_back=True)
        async with ann.connected(table) as socket:
            screen = Screen(socket)
            await screen.send(commands.Sit(1))
            assert await screen.ended() == wire.Bye("silent", come_back=False)
        async with ann.connected("invented") as socket:
            assert await Screen(socket).ended() == wire.Bye("no-table", come_back=False)


async def test_what_is_asked_twice_is_done_once_and_answered_alike(tmp_path: Path) -> None:
    """Also over another socket, and when it would be impossible by now."""
    async with served(tmp_path) as server:
        ann, bob = await server.person("Ann"), await server.person("Bob")
        table = await ann.opens("classic", 2)
        async with ann.at(table) as one:
            first = await one.ask(commands.Sit(1), "sit")
            assert await one.ask(commands.Sit(1), "sit") == first
            await one.must(commands.SeatBot(2, "greedy"))
            seated = await one.ask(commands.SeatBot(2, "careful"), "bot")
            assert await one.ask(commands.SeatBot(2, "careful"), "bot") == seated
            await one.ask(wire.Chat("hello"), "chat")
            await one.ask(wire.Chat("hello"), "chat")
            assert len(one.lines) == 1
            dealt = await one.ask(commands.Deal(), "deal")
            assert await one.ask(commands.Deal(), "deal") == dealt
        async with ann.at(table) as again, bob.at(table) as two:
            assert await again.ask(commands.Deal(), "deal") == dealt
            assert again.view.game == 1
            answer = await two.ask(commands.Deal(), "deal")
            assert isinstance(answer, wire.Refused), "another player's ids are their own"
            assert answer.code == "host-only"


async def test_a_spectator_sees_no_hand_and_can_ask_for_nothing(tmp_path: Path) -> None:
    """With a cookie or without."""
    async with served(tmp_path) as server:
        ann, bob, stranger = (
            await server.person("Ann"),
            await server.person("Bob"),
            server.stranger(),
        )
        table = await ann.opens("classic", 2)
        async with ann.at(table) as one, bob.at(table) as two, stranger.at(table) as three:
            await sit_and_deal([one], bots=1)
            for watching in (two, three):
                await watching.until(lambda watching=watching: watching.phase == "playing")  # type: ignore[misc]
                assert watching.view.play.hand == ()  # type: ignore[union-attr]
                assert watching.view.mine == ()
            assert await two.refused(commands.Move(1, "end")) == "not-your-seat"
            assert await three.refused(commands.Sit(1)) == "no-player"
            assert await three.refused(wire.Chat("hello")) == "no-player"
            await one.until(lambda: one.people is not None and one.people.spectators == 2)
            assert one.people is not None
            assert one.people.present == (ann.id,)


async def test_who_is_removed_is_told_so_and_cannot_come_back(tmp_path: Path) -> None:
    """Their seat is free for somebody else."""
    async with served(tmp_path) as server:
        ann, bob = await server.person("Ann"), await server.person("Bob")
        table = await ann.opens("classic", 2)
        async with ann.at(table) as one, bob.at(table) as two:
            await two.must(commands.Sit(2))
            await one.must(commands.Remove(bob.id))
            assert await two.ended() == wire.Bye("removed", come_back=False)
            assert one.view.seats[1].player is None
        async with bob.connected(table) as socket:
            assert await Screen(socket).ended() == wire.Bye("removed", come_back=False)


async def test_a_flood_ends_the_socket_that_sends_it(tmp_path: Path) -> None:
    """It may come back; the table goes on."""
    few = replace(LIFTED, asking=Rate(4, 0))
    async with served(tmp_path, limits=few) as server:
        ann, bob = await server.person("Ann"), await server.person("Bob")
        table = await ann.opens("classic", 2)
        async with ann.at(table) as one, bob.at(table) as two:
            for _ in range(6):
                await one.send(commands.Return())
            assert await one.ended() == wire.Bye("limit", come_back=True)
            await two.must(commands.Sit(2))


async def test_nonsense_is_refused_and_much_of_it_ends_the_socket(tmp_path: Path) -> None:
    """Text or bytes; the table does not notice."""
    async with served(tmp_path, limits=replace(LIFTED, unreadable=20)) as server:
        ann = await server.person("Ann")
        table = await ann.opens("classic", 2)
        async with ann.at(table) as screen:
            for nonsense in ("", "{", '{"id":"a"}', b"\xff\xfe", "[" * 5000, "x" * 4097):
                await screen.socket.send(nonsense)
                answer = await screen.next()
                assert isinstance(answer, wire.Refused)
                assert answer.code == "malformed"
            await screen.must(commands.Sit(1))
            for _ in range(20):
                await screen.socket.send("?")
            assert await screen.ended() == wire.Bye("limit", come_back=False)


async def test_a_slow_reader_is_let_go_and_holds_nobody_up() -> None:
    """What waits for it is bounded in number and in bytes; it learns that it was too slow."""
    for limits in (Limits(outbox=5), Limits(outbox_bytes=1000)):
        outlet = Outlet(reading=False)
        outbox = Outbox(None, outlet, limits)
        for _ in range(500):
            outbox.tell_frame(b"x" * 200)
            await asyncio.sleep(0)
        assert outbox.closing
        outlet.reading.set()
        await outbox.closed()
        assert outlet.closed
        assert b'"slow"' in outlet.sent[-1]
        assert len(outlet.sent) < 10


async def test_a_line_that_has_ended_takes_nothing_and_gives_no_hope() -> None:
    """Whoever waits for it is not left waiting."""
    line = Line.__new__(Line)
    line.writable = asyncio.Event()
    line.disconnected = True
    assert not line.push(b"too late")
    line.writable.set()
    with pytest.raises(ConnectionResetError):
        await line.ready()


async def test_a_handshake_that_is_none_is_refused(tmp_path: Path) -> None:
    """Before any of ours sees it."""
    async with served(tmp_path) as server:
        host, port = server.url.removeprefix("http://").split(":")
        reader, writer = await asyncio.open_connection(host, int(port))
        lines = ("GET /api/tables/x/socket HTTP/1.1", "Host: x", "Upgrade: websocket")
        writer.write("\r\n".join((*lines, "Connection: Upgrade", "", "")).encode())
        assert (await reader.readline()).startswith(b"HTTP/1.1 400")
        writer.close()
        await writer.wait_closed()


async def test_what_could_not_be_sent_at_once_is_sent_in_order() -> None:
    """Whoever reads again gets first what has waited, then what comes."""
    outlet = Outlet()
    outbox = Outbox(None, outlet, LIFTED)
    outbox.tell_frame(b"a")
    outlet.reading.clear()
    for frame in (b"b", b"c"):
        outbox.tell_frame(frame)
    assert outlet.sent == [b"a"]
    outlet.reading.set()
    outbox.tell_frame(b"d")
    await outbox.closed()
    outbox.tell_frame(b"e")
    assert outlet.sent == [b"a", b"b", b"c", b"d", b"e"]


async def test_a_client_that_stops_reading_does_not_stop_the_table(tmp_path: Path) -> None:
    """Over a real socket whose buffers are full."""
    few = replace(LIFTED, outbox=8)
    async with served(tmp_path, limits=few) as server:
        ann, bob = await server.person("Ann"), await server.person("Bob")
        table = await ann.opens("classic", 2, talk="open")
        async with ann.at(table) as one, bob.connected(table, max_queue=1) as deaf:
            await deaf.send(wire.encode(wire.Request("1", wire.Hello())).decode())
            await one.until(lambda: len(server.desk.hall.rooms[table].screens) == 2)
            deaf.transport.pause_reading()
            room = server.desk.hall.rooms[table]
            wanted = wire.encode(wire.Request("1", wire.Unveil())).decode()

            async def flood() -> None:
                while True:
                    await deaf.send(wanted)

            flooding = asyncio.create_task(flood())
            while len(room.screens) == 2 and not any(s.closing for s in room.screens):
                await asyncio.sleep(0)
            flooding.cancel()
            await one.must(commands.Sit(1))
            deaf.transport.resume_reading()


@settings(max_examples=15)
@given(
    st.lists(
        st.one_of(
            st.text(max_size=60),
            st.binary(max_size=60),
            st.builds(
                lambda ask, extra: wire.encode(wire.Request("x", ask)).decode() + extra,
                st.one_of(
                    st.builds(commands.Sit, st.integers(1, 6)),
                    st.builds(commands.Move, st.integers(1, 6), st.text(min_size=1, max_size=32)),
                    st.builds(commands.Remove, st.text(min_size=1, max_size=32)),
                    st.builds(wire.Chat, st.text(min_size=1, max_size=300)),
                    st.builds(wire.Hello, st.integers(0, 2**63)),
                    st.builds(wire.Unveil, st.one_of(st.none(), st.integers(1, 6))),
                ),
                st.sampled_from(["", "", "", "}", "\x00"]),
            ),
        ),
        max_size=15,
    )
)
def test_whatever_is_sent_the_table_stands(messages: list[str | bytes]) -> None:
    """Every message is answered or ignored, and the next person can sit down."""
    asyncio.run(_sent(messages))


async def _sent(messages: list[str | bytes]) -> None:
    with TemporaryDirectory() as folder:
        async with served(Path(folder)) as server:
            ann, bob = await server.person("Ann"), await server.person("Bob")
            table = await ann.opens("classic", 2)
            async with bob.at(table) as two:
                for message in messages:
                    await two.socket.send(message)
                await two.ask(commands.Return(), "last")
            async with ann.at(table) as one:
                await one.ask(commands.Sit(1))
                assert one.number >= 1
            assert "tasks_failed" not in server.desk.house.metrics.text()


async def test_cut_at_any_moment_and_connected_anew_a_client_misses_nothing(
    tmp_path: Path,
) -> None:
    """What was told before and after each cut is, together, what an uncut client was told."""
    async with served(tmp_path) as server:
        ann = await server.person("Ann")
        table = await ann.opens("fire", 3)
        async with ann.at(table) as screen:
            await sit_and_deal([screen], bots=2)
            await screen.play(Random(5))
            whole, last = screen.happened, screen.number
            assert last == len(whole)
        for number in range(last + 1):
            async with ann.at(table, number) as again:
                assert again.happened == whole[number:]
                assert again.view == screen.view
                assert again.number == last
