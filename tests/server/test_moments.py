"""What happens at one moment only, which a test of a whole game would meet by luck."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from support.served import Screen, served
from tenback.server import bots
from tenback.server.presence import WORD_MS
from tenback.store.values import News, StoredEvent
from tenback.table import commands


class Child:
    """In place of a process: it ends at once, or never."""

    def __init__(self, *, ends: bool) -> None:
        self.returncode: int | None = None
        self._ends, self.begun, self.killed = ends, asyncio.Event(), False

    async def wait(self) -> None:
        self.begun.set()
        if not self._ends:
            await asyncio.Event().wait()
        self.returncode = 0

    def kill(self) -> None:
        self._ends = self.killed = True


@pytest.mark.parametrize("ends", [True, False])
async def test_a_process_that_compiles_is_ended_with_the_server_unless_it_has_ended(
    monkeypatch: pytest.MonkeyPatch, ends: bool
) -> None:
    """Nothing is left behind, and nothing is killed twice."""
    child = Child(ends=ends)

    async def begin(*_: object, **__: object) -> Child:
        return child

    monkeypatch.setattr(asyncio, "create_subprocess_exec", begin)
    work = asyncio.create_task(bots._compile_ahead())
    await child.begun.wait()
    if not ends:
        work.cancel()
    await asyncio.wait([work])
    assert work.cancelled() is not ends
    assert (child.killed, child.returncode) == (not ends, 0)


async def test_who_asks_for_a_table_while_it_is_loaded_gets_the_same(tmp_path: Path) -> None:
    """It is read once."""
    async with served(tmp_path) as server:
        ann = await server.person("Ann")
        table = await ann.opens("classic", 2)
        hall = server.desk.hall
        hall.forget(table)
        one, two = await asyncio.gather(hall.room(table), hall.room(table))
        assert one is not None
        assert one is two


async def test_whoever_was_at_a_process_that_fell_silent_is_gone(tmp_path: Path) -> None:
    """Those who are here are told."""
    async with served(tmp_path) as server:
        ann = await server.person("Ann")
        table = await ann.opens("classic", 2)
        async with ann.at(table) as one:
            hall = server.desk.hall
            hall.heard(News(table, word="elsewhere:3:"))
            await one.until(lambda: one.people is not None and one.people.spectators == 3)
            server.pass_time(WORD_MS / 1000 + 1)
            await hall.whisper_all()
            await one.until(lambda: one.people is not None and one.people.spectators == 0)


async def test_all_who_come_and_go_in_a_moment_are_told_of_together(tmp_path: Path) -> None:
    """A crowd at the door is one message to everybody, not one for each of them."""
    async with served(tmp_path) as server:
        ann = await server.person("Ann")
        table = await ann.opens("classic", 2)
        async with ann.at(table) as one:
            hall = server.desk.hall
            await one.until(lambda: len(told(one)) == 2)  # her own coming, at once and to all
            for moment in (3, 4):
                for _ in range(100):
                    hall.people_changed(hall.rooms[table])
                await one.until(lambda moment=moment: len(told(one)) >= moment)  # type: ignore[misc]
                assert len(told(one)) == moment


async def test_word_of_what_is_known_already_is_not_read_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A process hears of its own commits, too."""
    async with served(tmp_path) as server:
        ann = await server.person("Ann")
        table = await ann.opens("classic", 2)
        async with ann.at(table) as one:
            room = server.desk.hall.rooms[table]
            number = await one.must(commands.Sit(1))
            asked: list[int] = []

            async def load(_: str, after: int) -> list[StoredEvent]:
                asked.append(after)
                return []

            monkeypatch.setattr(server.desk.house.store, "load", load)
            await room.catch_up(number)
            assert asked == []
            await room.catch_up(number + 1)
            assert asked == [number]


def told(screen: Screen) -> list[str]:
    return [raw for raw in screen.raw if '"type":"people"' in raw]


async def test_those_who_may_see_the_same_are_told_the_same(tmp_path: Path) -> None:
    """To the letter; a player's own screen is told more."""
    async with served(tmp_path) as server:
        ann, bob = await server.person("Ann"), server.stranger()
        table = await ann.opens("classic", 2)
        async with ann.at(table) as mine, bob.at(table) as one, bob.at(table) as two:
            number = await mine.must(commands.Sit(1))
            for screen in (one, two):
                await screen.reaches(number)
            assert one.raw[-1] == two.raw[-1]
            assert mine.view.mine == (1,)
            assert one.view.mine == ()


async def test_a_new_name_is_taken_over_by_that_players_screens_alone(tmp_path: Path) -> None:
    """Whoever else is there, sitting or watching, keeps theirs."""
    async with served(tmp_path) as server:
        ann, bob = await server.person("Ann"), await server.person("Bob")
        table = await ann.opens("classic", 2)
        async with ann.at(table) as one, bob.at(table), server.stranger().at(table):
            room = server.desk.hall.rooms[table]
            await ann.http.patch("/api/me", json={"name": "Anna"})
            await one.until(lambda: one.names == ("Anna",))
            await room.names_changed()
            names = [screen.player and screen.player.name for screen in room.screens]
            assert sorted(map(str, names)) == ["Anna", "Bob", "None"]


async def test_a_command_that_fails_by_our_fault_is_busy(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """Whoever asked is answered, the fault is logged, and the socket stays."""
    async with served(tmp_path) as server:
        ann = await server.person("Ann")
        table = await ann.opens("classic", 2)
        async with ann.at(table) as one:
            room = server.desk.hall.rooms[table]

            async def broken(*_: object) -> Any:
                raise ZeroDivisionError

            with monkeypatch.context() as patched:
                patched.setattr(room, "carry_out", broken)
                assert await one.refused(commands.Sit(1)) == "busy"
            told = [r.getMessage() for r in caplog.records if r.name == "tenback.server"]
            assert "command" in told
            await one.must(commands.Sit(1))
