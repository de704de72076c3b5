"""When something does not work: the database, a bot, a connection."""

from __future__ import annotations

import asyncio
import io
import json
import logging
import os
import sys
import threading
from pathlib import Path
from random import Random
from typing import Any

import pytest
from websockets.exceptions import InvalidStatus

from support.served import AnyMove, Screen, served, sit_and_deal
from tenback.bots.names import NAMES
from tenback.server import bots, logs
from tenback.server.bots import LEVELS, Thinkers
from tenback.store.faults import Fault, StoreError
from tenback.store.values import Append
from tenback.table import commands, wire


class Breaking:
    """In place of one function of the store: breaks as often as asked, before or after its work."""

    def __init__(self, work: Any, times: int, *, after: bool = False) -> None:
        self.work, self.times, self.after = work, times, after

    async def __call__(self, *given: Any, **named: Any) -> Any:
        if self.times and not self.after:
            self.times -= 1
            raise StoreError(Fault.UNREACHABLE, why="gone")
        done = await self.work(*given, **named)
        if self.times:
            self.times -= 1
            raise StoreError(Fault.UNREACHABLE, why="gone")
        return done


async def test_a_break_after_the_commit_is_found_out_by_asking_again(tmp_path: Path) -> None:
    """Nothing is done twice, and everybody learns of what was done."""
    async with served(tmp_path) as server:
        ann, bob = await server.person("Ann"), await server.person("Bob")
        table = await ann.opens("classic", 2)
        async with ann.at(table) as one, bob.at(table) as two:
            store = server.desk.house.store
            store.append = Breaking(store.append, 1, after=True)  # type: ignore[method-assign]
            answer = await one.ask(commands.Sit(1), "sit")
            assert isinstance(answer, wire.Refused)
            assert answer.code == "busy"
            again = await one.ask(commands.Sit(1), "sit")
            assert again == wire.Accepted("sit", 2)
            await two.reaches(2)
            assert two.view.seats[0].player == ann.id


async def test_without_a_database_everything_is_busy_and_then_goes_on(tmp_path: Path) -> None:
    """Requests, commands, chat, sockets, health."""
    async with served(tmp_path) as server:
        ann = await server.person("Ann")
        table = await ann.opens("classic", 2)
        async with ann.at(table) as one:
            store = server.desk.house.store
            rows, append, chat = store._rows, store.append, store.add_chat
            store._rows = Breaking(rows, 10**6)  # type: ignore[method-assign]
            store.append = Breaking(append, 10**6)  # type: ignore[method-assign]
            store.add_chat = Breaking(chat, 10**6)  # type: ignore[method-assign]
            for path in ("/healthz", "/api/me", "/api/tables/open"):
                answer = await ann.http.get(path)
                assert (answer.status_code, answer.json()["code"]) == (503, "busy")
            assert await one.refused(commands.Sit(1)) == "busy"
            assert await one.refused(commands.Sit(1)) == "busy"
            assert await one.refused(wire.Chat("hello")) == "busy"
            with pytest.raises(InvalidStatus):
                async with ann.connected(table):
                    pass
            await server.desk.hall.rooms[table].catch_up()
            server.desk.hall.heard(None)
            store._rows = rows  # type: ignore[method-assign]
            store.append, store.add_chat = append, chat  # type: ignore[method-assign]
            await one.must(commands.Sit(1))
            await one.must(wire.Chat("hello"))


async def test_a_bots_turn_waits_for_the_database(tmp_path: Path) -> None:
    """It is tried again, and the game goes on."""
    async with served(tmp_path, patrol_seconds=0.01) as server:
        ann = await server.person("Ann")
        table = await ann.opens("classic", 2)
        async with ann.at(table) as one:
            store = server.desk.house.store
            store.take_lease = Breaking(store.take_lease, 1)  # type: ignore[method-assign]
            store.due_tables = Breaking(store.due_tables, 2)  # type: ignore[method-assign]
            await sit_and_deal([one], bots=1)
            await one.play(Random(1))


async def test_a_table_of_a_newer_tenback_is_left_alone(tmp_path: Path) -> None:
    """It cannot be read rightly, so it is not read at all."""
    async with served(tmp_path) as server:
        ann = await server.person("Ann")
        table = await ann.opens("classic", 2)
        row = (await server.desk.house.store.table(table)).row  # type: ignore[union-attr]
        await server.desk.house.store.append(
            Append(table, 1, (b'{"is":"new"}',), at=1, row=row, version=99)
        )
        assert (await ann.http.get(f"/api/tables/{table}")).status_code == 503
        with pytest.raises(InvalidStatus):
            async with ann.connected(table):
                pass


async def test_a_fault_of_ours_is_told_by_a_code_and_logged_without_its_words(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """What somebody sent might stand in them."""
    async with served(tmp_path) as server:
        ann = await server.person("Ann")
        store = server.desk.house.store
        monkeypatch.setattr(store, "open_tables", lambda _: 1 / 0)
        answer = await ann.http.get("/api/tables/open")
        assert answer.status_code == 500
        assert answer.json() == {"code": "fault", "facts": {}}

        async def failing() -> None:
            raise ValueError("a secret")

        await server.desk.hall.spawn(failing())
    formatter = logs.JsonLines()
    told = [json.loads(formatter.format(r)) for r in caplog.records if r.name.startswith("tenback")]
    faults = [line["fault"] for line in told if "fault" in line]
    assert {"ZeroDivisionError", "ValueError"} <= set(faults)
    assert "a secret" not in json.dumps(told)


def test_logs_are_lines_of_json(monkeypatch: pytest.MonkeyPatch) -> None:
    """With their facts, for a whole process."""
    root, level = logging.getLogger(), logging.getLogger().level
    handlers, stream = root.handlers, io.StringIO()
    try:
        logs.set_up(stream)
        logs.log("begun", tables=3)
    finally:
        root.handlers = handlers
        root.setLevel(level)
    (line,) = stream.getvalue().splitlines()
    assert json.loads(line).items() >= {"what": "begun", "tables": 3, "level": "info"}.items()


def test_every_level_that_people_may_ask_for_is_a_bot() -> None:
    """Of all games."""
    assert set(LEVELS) <= set(NAMES)


@pytest.mark.parametrize("fails", [False, True])
async def test_bots_are_made_ready_in_the_background(
    monkeypatch: pytest.MonkeyPatch, *, fails: bool
) -> None:
    """If that does not work, the first that moves takes longer, and that is all."""

    async def compiled() -> None:
        if fails:
            raise OSError("no room")

    monkeypatch.setattr(bots, "_compile_ahead", compiled)
    monkeypatch.setattr(bots, "_load", lambda: None)
    thinkers = Thinkers(0.1, AnyMove)
    await thinkers.warm_up()
    assert not thinkers.getting_ready
    thinkers.close()


async def test_until_the_bots_are_ready_everybody_plays_plainly_and_the_page_can_tell(
    tmp_path: Path,
) -> None:
    """Nobody waits for a compiler, and none is called."""

    made: list[Any] = []
    async with served(tmp_path, bots=lambda *asked: made.append(asked)) as server:
        server.desk.thinkers.getting_ready = True
        ann = await server.person("Ann")
        told = (await ann.http.get("/api/bots")).json()
        assert told == {"levels": list(bots.LEVELS), "ready": False}
        table = await ann.opens("classic", 2)
        async with ann.at(table) as screen:
            await sit_and_deal([screen], bots=1, level="expert")
            await screen.play(Random(1))
        assert screen.phase == "over"
        assert await server.desk.thinkers.signals((), "expert", "classic", None) == []
    assert made == []


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux has priorities for threads")
async def test_bots_think_at_a_lower_priority_than_moves_are_made() -> None:
    """The event loop keeps its own."""
    thinkers = Thinkers(0.1)

    def priority() -> int:
        return os.getpriority(os.PRIO_PROCESS, threading.get_native_id())

    assert await thinkers._on_thread(priority) > priority()
    thinkers.close()


async def test_compiling_ahead_does_not_outlive_the_server(monkeypatch: pytest.MonkeyPatch) -> None:
    """The process that does it is ended with it."""
    started: list[asyncio.subprocess.Process] = []
    begin = asyncio.create_subprocess_exec

    async def watched(*command: str, **options: Any) -> asyncio.subprocess.Process:
        process = await begin(command[0], "-c", "import time; time.sleep(600)", **options)
        started.append(process)
        return process

    monkeypatch.setattr(asyncio, "create_subprocess_exec", watched)
    compiling = asyncio.create_task(bots._compile_ahead())
    while not started:
        await asyncio.sleep(0)
    compiling.cancel()
    await asyncio.wait([compiling])
    assert started[0].returncode is not None


async def test_of_many_bots_the_longest_unused_are_forgotten(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """So memory is bounded; the more think at once the less time each has."""
    monkeypatch.setattr(bots, "MOST_MINDS", 2)
    made: list[float] = []

    def make(level: str, game: str, seconds: float) -> AnyMove:
        made.append(seconds)
        return AnyMove(level, game, seconds)

    thinkers = Thinkers(0.1, make)
    for key in "abca":
        thinkers._mind((key,), "greedy", "classic")
    assert len(made) == 4
    thinkers.thinking = 5
    thinkers._mind(("a",), "greedy", "classic")
    assert made[-1] == 0.1 / 8
    thinkers.close()


async def test_a_screen_whose_connection_breaks_is_gone(tmp_path: Path) -> None:
    """Without a good-bye, in the middle of everything; the others are told."""
    async with served(tmp_path) as server:
        ann, bob = await server.person("Ann"), await server.person("Bob")
        table = await ann.opens("classic", 2)
        async with ann.at(table) as one:
            async with bob.connected(table) as socket:
                two = Screen(socket)
                await two.hello()
                await two.must(commands.Sit(2))
                socket.transport.abort()
            await one.until(lambda: one.people is not None and bob.id not in one.people.present)
