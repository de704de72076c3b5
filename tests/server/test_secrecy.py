"""Nobody is sent what their seat may not see, down to the last byte."""

from __future__ import annotations

import asyncio
import re
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from support.served import Screen, served, sit_and_deal
from support.table_play import Luck
from tenback.table import commands, views, wire
from tenback.table.state import Table, play_of

MOVES = 12


async def course(
    folder: Path, deck: tuple[int, ...], seed: int
) -> tuple[list[str], list[str], tuple[Any, ...]]:
    """What seat 1 and a spectator were sent in a game by a fixed script, and its public course."""
    async with served(folder, chance=Luck(Random(1), stacked=deck)) as server:
        ann, bob, watcher = (
            await server.person("Ann"),
            await server.person("Bob"),
            server.stranger(),
        )
        table = await ann.opens("classic", 2)
        async with ann.at(table) as one, bob.at(table) as two, watcher.at(table) as three:
            await sit_and_deal([one, two])
            random, done = Random(seed), []
            for _ in range(MOVES):
                if one.phase != "playing":
                    break
                screen = (one, two)[one.view.acting[0] - 1]
                move = screen.a_move(random)
                done.append(move)
                await screen.must(move)
                for other in (one, two, three):
                    await other.reaches(screen.number)
            ids = {ann.id: "ANN", bob.id: "BOB"}
            return _plain(one, ids), _plain(three, ids), tuple(done)


def _plain(screen: Screen, ids: dict[str, str]) -> list[str]:
    """Without what differs from run to run for everybody: ids drawn at random."""
    texts = [text for text in screen.raw if '"accepted"' not in text]
    for drawn, name in ids.items():
        texts = [text.replace(drawn, name) for text in texts]
    return [text for text in texts if '"people"' not in text]


def swapped(deck: tuple[int, ...], left: int, right: int) -> tuple[int, ...]:
    cards = list(deck)
    cards[left], cards[right] = cards[right], cards[left]
    return tuple(cards)


async def test_other_cards_where_a_seat_never_looks_change_no_byte_that_it_is_sent(
    tmp_path: Path,
) -> None:
    """The last cards of the deck are drawn by nobody in this course."""
    deck = tuple(Random(3).sample(range(2, 100), 98))
    first = await course(tmp_path / "a", deck, 5)
    second = await course(tmp_path / "b", swapped(deck, 90, 97), 5)
    assert first == second
    assert len(first[0]) > MOVES


async def test_a_planted_leak_is_noticed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """If the next cards of the deck stood in a title, the bytes would differ."""
    honest = views.view

    def leaking(table: Table, player: str | None, seat: int | None, _: object) -> wire.TableView:
        if table.play is None:
            return honest(table, player, seat)
        title = str(play_of(table).state.deck[-5:])
        options = msgspec.structs.replace(table.options, title=title)
        return honest(replace(table, options=options), player, seat)

    monkeypatch.setattr(views, "view", leaking)
    deck = tuple(Random(3).sample(range(2, 100), 98))
    first = await course(tmp_path / "a", deck, 5)
    second = await course(tmp_path / "b", swapped(deck, 90, 97), 5)
    assert first[0] != second[0]


async def test_a_sealed_entry_is_sent_to_nobody_else(tmp_path: Path) -> None:
    """Over a whole game of Twenty One: that there is one, and not what it is."""
    async with served(tmp_path) as server:
        ann, bob = await server.person("Ann"), await server.person("Bob")
        table = await ann.opens("twenty-one", 2)
        async with ann.at(table) as one, bob.at(table) as two:
            await sit_and_deal([one, two])
            await asyncio.gather(one.play(Random(1)), two.play(Random(2)))
            for screen, seat in ((one, 1), (two, 2)):
                entries = [
                    event
                    for news in screen.happened
                    for event in getattr(news, "happened", ())
                    if type(event).__name__ == "Entered"
                ]
                assert {event.seat for event in entries} == {1, 2}
                assert all((event.marks is None) == (event.seat != seat) for event in entries)


async def test_logs_and_numbers_tell_nothing_about_anybody(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """No name, no token, no address, no chat, no card."""
    async with served(tmp_path) as server:
        ann = await server.person("Annabella")
        table = await ann.opens("classic", 2, talk="open")
        async with ann.at(table) as one:
            await sit_and_deal([one], bots=1)
            await one.must(wire.Chat("remember me"))
            await one.ask(commands.Move(1, "99a"))
        numbers = (await ann.http.get("/metrics")).text
        for secret in ("Annabella", ann.token, ann.id, "remember", "127.0.0.1", table):
            assert secret not in caplog.text + numbers
    assert re.search(r"^tenback_commands_accepted_total \d+$", numbers, re.MULTILINE)
