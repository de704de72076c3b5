"""A server that is killed at any moment loses nothing that it has acknowledged."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random

import pytest

from support.processes import KILLS, Fleet, Process
from support.served import Served
from support.siege import play_under_fire, verify
from tenback.store.store import open_store
from tenback.table import wire


@pytest.mark.slow
async def test_killed_at_random_moments_games_go_on_and_every_answer_was_true(
    tmp_path: Path, soak: int
) -> None:
    """Of all four games: each acknowledged command is there, no event is there twice or was told
    without being there, and every game comes to its end."""
    fleet = Fleet(tmp_path)
    try:
        tables = await play_under_fire(fleet, Random(11), KILLS * soak)
    finally:
        fleet.end()
    async with await open_store(tmp_path) as store:
        for players in tables:
            await verify(store, players)


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
