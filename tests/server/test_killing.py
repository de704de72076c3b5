"""A server that is killed at any moment loses nothing that it has acknowledged."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random

from httpx import TransportError
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from support.processes import Process
from support.served import PATIENCE, Person, Screen, Served, sit_and_deal
from tenback.store.store import open_store
from tenback.table import events, wire
from tenback.table.commands import Move

KILLS = 4


class Playing:
    """One person who plays on over whatever connection there is, and keeps all answers."""

    def __init__(self, person: Person, table: str, seed: int) -> None:
        self.person, self.table, self.random = person, table, Random(seed)
        self.acknowledged: dict[str, int] = {}
        self.unanswered: tuple[str, Move] | None = None
        self.ids = 0
        self.over = False

    async def play(self) -> None:
        """Until the game is over or the connection is gone; what was unanswered is asked again."""
        try:
            async with self.person.at(self.table) as screen:
                if self.unanswered is not None:
                    await self._ask(screen, *self.unanswered)
                while screen.phase != "over":
                    if screen.my_turn:
                        self.ids += 1
                        await self._ask(screen, f"{self.ids}", screen.a_move(self.random))
                    else:
                        await screen.next()
                self.over = True
        except (ConnectionClosed, InvalidHandshake, OSError, TransportError):
            return

    async def _ask(self, screen: Screen, request_id: str, move: Move) -> None:
        self.unanswered = (request_id, move)
        answer = await screen.ask(move, request_id)
        self.unanswered = None
        if isinstance(answer, wire.Accepted):
            self.acknowledged[request_id] = answer.number
        else:
            assert answer.code not in ("malformed", "no-player", "not-your-seat"), answer


async def test_killed_at_random_moments_a_game_goes_on_and_every_answer_was_true(
    tmp_path: Path, soak: int
) -> None:
    """Each acknowledged move is in the log, none is there twice, and the game comes to its end."""
    random = Random(11)
    server = Process(tmp_path)
    try:
        here = Served(server.url, None)  # type: ignore[arg-type]
        people = [await here.person(name) for name in ("Ann", "Bob")]
        table = await people[0].opens("twenty-one", 3)
        async with people[0].at(table) as one, people[1].at(table) as two:
            await sit_and_deal([one, two], bots=1)
        players = [Playing(person, table, seed) for seed, person in enumerate(people)]
        for _ in range(KILLS * soak):
            playing = [asyncio.create_task(player.play()) for player in players]
            await asyncio.sleep(random.uniform(0.05, 0.4))
            server.kill()
            await asyncio.gather(*playing)
            if all(player.over for player in players):
                break
            server = Process(tmp_path)
            for player in players:
                player.person.url = server.url
        else:
            async with asyncio.timeout(4 * PATIENCE):
                await asyncio.gather(*(player.play() for player in players))
        for client in here.clients:
            await client.aclose()
    finally:
        if server.running:
            assert server.stop() == 0
    await _compare(tmp_path, table, players)


async def _compare(folder: Path, table: str, players: list[Playing]) -> None:
    async with await open_store(folder) as store:
        log = await store.load(table)
    numbers = [stored.number for stored in log]
    assert numbers == list(range(1, len(log) + 1))
    moved = {
        stored.number: event
        for stored in log
        if isinstance(event := events.unpack(stored.payload), events.Moved)
    }
    for seat, player in enumerate(players, 1):
        acknowledged = list(player.acknowledged.values())
        assert len(set(acknowledged)) == len(acknowledged), "two answers with one number"
        for number in acknowledged:
            assert any(moved[n].seat == seat for n in (number, number - 1) if n in moved)


async def test_asked_to_end_a_server_says_good_bye_and_leaves_everything_in_order(
    tmp_path: Path,
) -> None:
    """Its screens are told to come back, its exit status is 0, and another starts at once."""
    server = Process(tmp_path)
    try:
        here = Served(server.url, None)  # type: ignore[arg-type]
        ann = await here.person("Ann")
        table = await ann.opens("classic", 2)
        async with ann.at(table) as screen:
            ended = asyncio.create_task(screen.ended())
            assert await asyncio.to_thread(server.stop) == 0
            assert await ended == wire.Bye("restart", come_back=True)
        assert any('"stopped"' in line for line in server.logged)
        server = Process(tmp_path)
        ann.url = server.url
        async with ann.at(table) as screen:
            assert screen.number == 1
        for client in here.clients:
            await client.aclose()
    finally:
        if server.running:
            server.stop()
