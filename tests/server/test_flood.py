"""Whatever arrives on sockets: it is refused, or done, and the tables live on."""

from __future__ import annotations

import asyncio
import json
from collections import Counter
from contextlib import suppress
from dataclasses import replace
from logging import WARNING
from pathlib import Path
from random import Random
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from support.messages import any_json, any_request, mutated
from support.served import LIFTED, PATIENCE, Person, Served, served, sit_and_deal
from tenback.table import commands, wire

MESSAGES = 50_000
"""Over real sockets; ten times that when soaking."""
VOLLEYS, VOLLEY = 20, 50
"""So often one sends so many over one socket, unless it is closed."""
_LAST = "the last"
_HUGE = b"x" * (5 * wire.MOST_BYTES)
_ANSWERS = wire.Accepted | wire.Refused | wire.Welcome
_KINDS = ("text", "binary", "json", "any", "nested", "huge", "first")


class Sender:
    """Sends nonsense for as long as it is let, and comes again with more."""

    def __init__(self, person: Person, tables: list[str], seed: int) -> None:
        self.person, self.tables, self.random = person, tables, Random(seed)
        self.sent: Counter[str] = Counter()
        self.answered = 0

    async def send(self, many: int) -> None:
        while self.sent.total() < many:
            table = self.random.choice(self.tables)
            with suppress(ConnectionClosed):
                async with self.person.connected(table, max_queue=None) as socket:
                    if self.random.random() < 0.9:
                        await socket.send(wire.encode(wire.Request("1", wire.Hello())).decode())
                    for _ in range(VOLLEYS):
                        await self._volley(socket)

    async def _volley(self, socket: Any) -> None:
        """Many at once, and then whatever is answered, up to the answer to the last."""
        for _ in range(VOLLEY):
            await self._send_one(socket)
        last = wire.encode(wire.Request(_LAST, commands.Return())).decode()
        await socket.send(last)
        while True:
            message = wire.read_message(await socket.recv(decode=True))
            self.answered += isinstance(message, _ANSWERS)
            if getattr(message, "id", None) == _LAST:
                return

    async def _send_one(self, socket: Any) -> None:
        kind = self.random.choices(_KINDS, (30, 5, 30, 30, 4, 0.1, 0.5))[0]
        self.sent[kind] += 1
        await socket.send(self._message(kind))

    def _message(self, kind: str) -> str | bytes:
        random = self.random
        match kind:
            case "binary":
                return random.randbytes(random.randrange(60))
            case "json":
                return json.dumps(any_json(random, 4))
            case "nested":
                return "[" * random.randrange(3000) + "]" * random.randrange(3000)
            case "huge":
                return _HUGE
            case "first":
                return wire.encode(wire.Request("1", wire.Hello(random.getrandbits(63)))).decode()
            case _:
                raw = wire.encode(wire.Request(f"{random.getrandbits(20)}", any_request(random)))
                return mutated(random, raw) if kind == "any" else raw.decode()


async def stands(server: Served, table: str) -> None:
    """Somebody new can watch it and is answered."""
    watcher = await server.person("Watcher")
    async with asyncio.timeout(PATIENCE), watcher.at(table) as screen:
        await screen.ask(commands.Return(), "still there?")


@pytest.mark.slow
async def test_a_flood_of_nonsense_does_no_harm(
    tmp_path: Path, soak: int, caplog: pytest.LogCaptureFixture
) -> None:
    """Random and mutated messages of every kind, from people at the table and from strangers:
    no fault of ours is logged, no request fails, and at every table somebody can still play."""
    few_closed = replace(LIFTED, outbox=10_000, outbox_bytes=10**8)
    async with served(tmp_path, limits=few_closed) as server:
        people = [await server.person(name) for name in ("Ann", "Bob", "Cid", "Dan", "Eve", "Flo")]
        tables = []
        for game in ("classic", "fire", "extreme", "twenty-one"):
            table = await people[0].opens(game, 2, talk="open", take_backs=game != "twenty-one")
            async with people[0].at(table) as one, people[1].at(table) as two:
                await sit_and_deal([one, two])
            tables.append(table)
        everybody = [*people, server.stranger(), server.stranger()]
        senders = [Sender(person, tables, seed) for seed, person in enumerate(everybody)]
        share = MESSAGES * (10 if soak > 1 else 1) // len(senders)
        await asyncio.gather(*(sender.send(share) for sender in senders))
        sent = sum((sender.sent for sender in senders), Counter[str]())
        assert sent.total() >= share * len(senders)
        assert min(sent[kind] for kind in _KINDS) > 0
        assert sum(sender.answered for sender in senders) > sent.total() / 2
        for table in tables:
            await stands(server, table)
        assert (await people[0].http.get("/healthz")).status_code == 200
    assert [record.getMessage() for record in caplog.records if record.levelno >= WARNING] == []
