"""The parts of the server by themselves, where a whole server would seldom get to."""

from __future__ import annotations

import asyncio
import socket
import sys
from pathlib import Path
from random import Random
from typing import Any

import pytest
from typer.testing import CliRunner

from support.outlets import Outlet
from support.served import LIFTED, Screen, served, sit_and_deal
from support.table_play import Luck
from tenback.cli import app
from tenback.rules.editions import Command
from tenback.server import bots, serving
from tenback.server.chance import SystemChance
from tenback.server.presence import WORD_MS, Presence, read_word
from tenback.server.screens import Screen as Outbox
from tenback.store.faults import Fault, Gone, Stale, StoreError
from tenback.table import commands, wire
from tenback.table.deciding import handle


def test_chance_at_tables_gives_whole_decks_commands_and_dice() -> None:
    """From the system's randomness, so no two are alike."""
    chance = SystemChance()
    assert sorted(chance.deck()) == list(range(2, 100))
    assert chance.deck() != chance.deck()
    marked = chance.commands()
    assert set(marked) == set(Command)
    assert len({card for four in marked.values() for card in four}) == 28
    assert [colour for colour, _ in chance.fall("wk")] == ["w", "k"]
    assert chance.lot((3,)) == 3


def test_whoever_is_elsewhere_counts_until_their_process_is_silent() -> None:
    """And is missed from when it said that they had gone, or somebody began to wait."""
    presence = Presence(0)
    assert presence.heard("other", frozenset({"ann"}), 2, 10)
    assert not presence.heard("other", frozenset({"ann"}), 2, 20)
    assert presence.players() == {"ann"}
    assert presence.spectators() == 2
    presence.come("bob", 30)
    assert presence.heard("other", frozenset(), 0, 40)
    assert presence.missed_since("ann") == 40
    assert not presence.forget_silent(40 + WORD_MS)
    assert presence.forget_silent(41 + WORD_MS)
    assert presence.spectators() == 0
    assert read_word(presence.word("here")) == ("here", 0, frozenset({"bob"}))


async def test_a_screen_that_is_closed_stays_closed_and_a_broken_one_is_quiet() -> None:
    """Nothing is sent after the good-bye."""
    outlet = Outlet()
    outbox = Outbox(None, outlet, LIFTED)
    await outbox.closed()
    outbox.close("restart", come_back=True)
    outbox.close("slow", come_back=True)
    outbox.tell_frame(b"late")
    await outbox.closed()
    assert len(outlet.sent) == 1
    assert outlet.closed

    outbox = Outbox(None, Outlet(reading=False, broken=True), LIFTED)
    outbox.tell_frame(b"a")
    await outbox.closed()
    assert outbox.closing
    outbox = Outbox(None, outlet, LIFTED)
    outbox.gone()
    assert outbox.closing


def test_a_socket_listens_on_either_kind_of_address(monkeypatch: pytest.MonkeyPatch) -> None:
    """Also on systems that know no limit for stalled connections, and without uvloop."""
    monkeypatch.delattr(socket, "TCP_USER_TIMEOUT", raising=False)
    monkeypatch.setitem(sys.modules, "uvloop", None)
    assert serving._loop_factory() is asyncio.new_event_loop
    with serving.listening_socket("127.0.0.1", 0) as listener:
        assert serving.address_of(listener).startswith("http://127.0.0.1:")
    with serving.listening_socket("::1", 0) as listener:
        assert serving.address_of(listener).startswith("http://[::1]:")


@pytest.mark.parametrize("command", [["serve"], ["bot", "--table", "x", "--bot", "y"]])
def test_without_its_packages_a_command_says_what_to_install(
    monkeypatch: pytest.MonkeyPatch, command: list[str]
) -> None:
    """In a sentence, with exit status 2."""
    for name in ("tenback.server.serving", "tenback.server.guest"):
        monkeypatch.delitem(sys.modules, name, raising=False)
        monkeypatch.setitem(sys.modules, name, None)
    monkeypatch.delattr("tenback.server.serving", raising=False)
    monkeypatch.delattr("tenback.server.guest", raising=False)
    done = CliRunner().invoke(app, command)
    assert done.exit_code == 2
    assert "tenback[server]" in done.output


def test_control_c_ends_the_commands_quietly(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With nothing but a new line."""

    def interrupted(*_: object, **__: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("tenback.server.serving.run", interrupted)
    done = CliRunner().invoke(app, ["serve", "--port", "0", "--data", str(tmp_path)])
    assert (done.exit_code, done.output) == (0, "\n")
    monkeypatch.setattr("tenback.server.guest.load", interrupted)
    done = CliRunner().invoke(app, ["bot", "--table", "x", "--bot", "y"])
    assert (done.exit_code, done.output) == (0, "\n")


async def test_a_database_that_is_foreign_or_away_is_told_in_a_sentence(tmp_path: Path) -> None:
    """Before anything is served."""
    (tmp_path / "tenback.db").write_bytes(b"x" * 5000)
    arguments = ["serve", "--port", "0", "--data", str(tmp_path)]
    done = await asyncio.to_thread(_served_in_a_process, arguments)
    assert done == 2


def _served_in_a_process(arguments: list[str]) -> int:
    import subprocess  # noqa: PLC0415

    return subprocess.run(
        [sys.executable, "-m", "tenback", *arguments], capture_output=True, check=False
    ).returncode


async def test_a_table_that_is_gone_or_always_taken_is_answered(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """`no-table`, `busy`; a player who is gone is nobody."""
    async with served(tmp_path) as server:
        ann, bob = await server.person("Ann"), await server.person("Bob")
        table = await ann.opens("classic", 2, talk="open")
        store = server.desk.house.store
        async with ann.at(table) as one, bob.at(table) as two:
            append = store.append

            async def stale(_: Any) -> int:
                raise Stale(1)

            async def gone(_: Any) -> int:
                raise Gone(table)

            monkeypatch.setattr(store, "append", stale)
            assert await one.refused(commands.Sit(1)) == "busy"
            monkeypatch.setattr(store, "append", gone)
            assert await one.refused(commands.Sit(1)) == "no-table"
            monkeypatch.setattr(store, "append", append)
            await store.delete_player(bob.id)
            assert await two.refused(wire.Chat("hello")) == "no-player"


async def test_a_code_that_cannot_be_given_is_no_code(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """All are taken, or the player has gone meanwhile."""
    async with served(tmp_path) as server:
        ann = await server.person("Ann")
        store = server.desk.house.store

        async def taken(*_: object) -> bool:
            return False

        async def gone(*_: object) -> bool:
            raise Gone(ann.id)

        monkeypatch.setattr(store, "offer_code", taken)
        assert (await ann.http.post("/api/me/carry")).status_code == 503
        monkeypatch.setattr(store, "offer_code", gone)
        assert (await ann.http.post("/api/me/carry")).status_code == 404


async def test_who_sat_at_a_closed_table_can_be_forgotten_too(tmp_path: Path) -> None:
    """There is nothing to rise from any more."""
    async with served(tmp_path) as server:
        ann = await server.person("Ann")
        table = await ann.opens("classic", 2)
        async with ann.at(table) as one:
            await one.must(commands.Sit(1))
            await one.must(commands.Close())
        assert (await ann.http.delete("/api/me")).status_code == 200
        assert (await ann.http.get("/api/me")).status_code == 401


async def test_tables_whose_days_are_over_go_when_a_server_starts(tmp_path: Path) -> None:
    """Nothing is kept for ever."""
    async with served(tmp_path) as server:
        ann = await server.person("Ann")
        table = await ann.opens("classic", 2)
    async with served(tmp_path, keep_days=0) as server:
        while await server.desk.house.store.table(table) is not None:
            await asyncio.sleep(0)
        assert (await server.stranger().http.get(f"/api/tables/{table}")).status_code == 404


async def test_a_hello_that_cannot_be_answered_asks_to_come_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The database was away just then."""
    async with served(tmp_path) as server:
        ann = await server.person("Ann")
        table = await ann.opens("classic", 2)
        await server.desk.hall.room(table)
        store = server.desk.house.store

        async def away(*_: object) -> Any:
            raise StoreError(Fault.UNREACHABLE, why="gone")

        async with ann.connected(table) as connection:
            monkeypatch.setattr(store, "chat_of", away)
            screen = Screen(connection)
            await screen.send(wire.Hello())
            assert await screen.ended() == wire.Bye("restart", come_back=True)


async def test_hello_may_be_said_again(tmp_path: Path) -> None:
    """It is answered by a welcome, and nobody is there twice."""
    async with served(tmp_path) as server:
        ann = await server.person("Ann")
        table = await ann.opens("classic", 2)
        async with ann.at(table) as one:
            await one.send(wire.Hello(1))
            assert isinstance(await one.next(), wire.Welcome)
            assert len(server.desk.hall.rooms[table].screens) == 1


async def test_what_bots_say_of_an_earlier_position_or_wrongly_counts_for_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The host may close the table while they think."""
    async with served(tmp_path, chance=Luck(Random(3))) as server:
        ann = await server.person("Ann")
        table = await ann.opens("classic", 3)
        desk, closing = server.desk, [False]

        async def signals(*_: object) -> list[str]:
            if closing[0]:
                room = desk.hall.rooms[table]
                chance = desk.house.chance
                await room.carry_out(lambda t: handle(t, ann.id, commands.Close(), chance, ()))
            return ["nonsense", "say:a-avoid"]

        monkeypatch.setattr(desk.thinkers, "signals", signals)
        async with ann.at(table) as one:
            await sit_and_deal([one], bots=2)
            await one.play(Random(1), until=lambda: one.phase != "playing" or bool(one.said))
            assert set(one.said) <= {"avoid"}
            closing[0] = True
            await one.play(Random(1), until=lambda: one.phase in ("closed", "over"))


async def test_leases_are_forgotten_when_they_have_run_out_and_let_go_at_the_end(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A database that is away then does not keep the server from ending."""
    async with served(tmp_path, patrol_seconds=0.01) as server:
        ann = await server.person("Ann")
        table = await ann.opens("classic", 2, bot_pace=0)
        caretaker, store = server.desk.caretaker, server.desk.house.store
        async with ann.at(table) as one:
            await sit_and_deal([one], bots=1)
            await one.play(Random(1))
            assert table in caretaker._leases
            server.pass_time(60)
            while caretaker._leases:
                await asyncio.sleep(0.01)
            caretaker._leases["elsewhere"] = 10**15

        async def away(*_: object) -> None:
            raise StoreError(Fault.UNREACHABLE, why="gone")

        monkeypatch.setattr(store, "release_lease", away)
    await store.close()


@pytest.mark.slow
async def test_what_was_compiled_is_loaded_before_it_is_needed() -> None:
    """Every kind of bot has moved once."""
    await asyncio.to_thread(bots._load)
