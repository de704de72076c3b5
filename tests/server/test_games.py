"""Whole games over real sockets."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random

import pytest

from support.served import served, sit_and_deal
from tenback.bots import warming
from tenback.rules.record_reader import read
from tenback.server.bots import make_bot
from tenback.table import commands, wire


@pytest.mark.parametrize("game", ["classic", "fire", "extreme", "twenty-one"])
async def test_two_people_and_a_bot_play_a_whole_game_and_get_its_record(
    tmp_path: Path, game: str
) -> None:
    """The record can be read again, ends as the screens say, and stands among the results."""
    async with served(tmp_path) as server:
        ann, bob = await server.person("Ann"), await server.person("Bob")
        table = await ann.opens(game, 3)
        async with ann.at(table) as one, bob.at(table) as two:
            await sit_and_deal([one, two], bots=1)
            early = await ann.http.get(f"/api/tables/{table}/record")
            assert early.status_code == 409
            await asyncio.gather(one.play(Random(1)), two.play(Random(2)))
            assert one.number == two.number
            assert one.view.play is not None
        answer = await ann.http.get(f"/api/tables/{table}/record")
        replayed = read(answer.text)
        if game != "twenty-one":
            assert replayed.state.left == one.view.play.left  # type: ignore[union-attr]
        (result,) = (await bob.http.get("/api/results")).json()
        assert (result["game"], result["bots"], result["seats"]) == (game, 1, 3)


async def test_one_person_plays_all_seats_on_one_screen_and_sees_the_unveiled_one(
    tmp_path: Path,
) -> None:
    """The curtain shows no hand; a seat that is not theirs cannot be unveiled."""
    async with served(tmp_path) as server:
        ann = await server.person("Ann")
        table = await ann.opens("classic", 3)
        async with ann.at(table) as screen:
            for seat in (1, 2):
                await screen.must(commands.Sit(seat))
            await screen.must(commands.SeatBot(3, "careful"))
            await screen.must(commands.Deal())
            assert screen.view.play is not None
            assert screen.view.play.hand == ()  # type: ignore[union-attr]
            for seat in (1, 2):
                await screen.unveils(seat)
                assert len(screen.view.play.hand) == 6  # type: ignore[union-attr]
            assert await screen.refused(wire.Unveil(3)) == "not-your-seat"
            await screen.unveils(None)
            assert screen.view.play.hand == ()  # type: ignore[union-attr]


async def test_a_rematch_is_played_at_the_same_table_with_the_same_people(tmp_path: Path) -> None:
    """The numbers go on, the game is another."""
    async with served(tmp_path) as server:
        ann, bob = await server.person("Ann"), await server.person("Bob")
        table = await ann.opens("classic", 2)
        async with ann.at(table) as one, bob.at(table) as two:
            await sit_and_deal([one, two])
            await asyncio.gather(one.play(Random(1)), two.play(Random(2)))
            await one.must(commands.Rematch())
            await one.must(commands.Deal())
            assert one.view.game == 2
            assert [seat.player for seat in one.view.seats] == [ann.id, bob.id]


async def test_a_deal_that_was_seen_before_is_no_result(tmp_path: Path) -> None:
    """It is the same game again, its view says so, and the players' book does not count it."""
    async with served(tmp_path) as server:
        ann = await server.person("Ann")
        table = await ann.opens("classic", 1)
        async with ann.at(table) as one:
            await sit_and_deal([one])
            hand = one.view.play.hand  # type: ignore[union-attr]
            await one.play(Random(1))
            await one.must(commands.Rematch(same_deal=True))
            await one.must(commands.Deal())
            assert one.view.known_deal
            assert one.view.play.hand == hand  # type: ignore[union-attr]
            await one.play(Random(2))
        assert len((await ann.http.get("/api/results")).json()) == 1


async def test_bots_play_a_game_alone_once_the_host_has_risen(tmp_path: Path) -> None:
    """Whoever watches sees it to its end."""
    async with served(tmp_path) as server:
        ann = await server.person("Ann")
        table = await ann.opens("classic", 2)
        async with ann.at(table) as screen:
            await sit_and_deal([screen], bots=1)
            await screen.must(commands.Rise(1))
            await screen.until(lambda: screen.phase == "over")


async def test_real_bots_move_give_signals_and_are_heard(tmp_path: Path) -> None:
    """The planner says what it thinks of the piles while others play."""
    await asyncio.to_thread(warming.STEPS["thinking-cards"])  # the game is not to wait for that
    async with served(tmp_path, bots=make_bot) as server:
        ann = await server.person("Ann")
        table = await ann.opens("classic", 3)
        async with ann.at(table) as screen:
            await sit_and_deal([screen], bots=2, level="planner")
            await screen.play(Random(3))
            kinds = {
                type(event).__name__
                for news in screen.happened
                for event in getattr(news, "happened", ())
            }
            assert {"Placed", "Said"} <= kinds
