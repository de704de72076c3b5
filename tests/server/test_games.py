"""Whole games over real sockets."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random

import pytest

from support.served import run, served, sit_and_deal
from tenback.rules.record_reader import read


@pytest.mark.parametrize("game", ["classic", "fire", "extreme", "twenty-one"])
def test_two_people_and_a_bot_play_a_whole_game_and_get_its_record(
    tmp_path: Path, game: str
) -> None:
    """The record can be read again, ends as the screens say, and stands among the results."""

    async def scenario() -> None:
        async with served(tmp_path) as server:
            ann, bob = await server.person("Ann"), await server.person("Bob")
            table = await ann.opens(game, 3)
            async with ann.at(table) as one, bob.at(table) as two:
                await sit_and_deal([one, two], bots=1)
                await asyncio.gather(one.play(Random(1)), two.play(Random(2)))
                assert one.number == two.number
                assert one.view.play is not None
            answer = await ann.http.get(f"/api/tables/{table}/record")
            read(answer.text)
            results = (await bob.http.get("/api/results")).json()
            assert [result["game"] for result in results] == [game]

    run(scenario())
