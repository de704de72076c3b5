"""Nobody is sent what their seat may not see, down to the last byte."""

from __future__ import annotations

import asyncio
import re
from collections.abc import AsyncGenerator, Callable
from contextlib import suppress
from dataclasses import replace
from logging import LogRecord
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from support.courses import AUDIENCES, Course, PlayedOtherwise, Script, play
from support.served import served, sit_and_deal
from tenback.rules.game import Refusal
from tenback.server import socket
from tenback.server.logs import JsonLines
from tenback.table import commands, views, wire
from tenback.table.deciding import Decision, handle
from tenback.table.state import Table

MOVES = 12
COURSES = (Script("classic", 1, MOVES), Script("fire", 2, MOVES), Script("extreme", 3, MOVES))
TRIES = 4


def script_with(script: Script, seed: int) -> Script:
    """With a deck of its own."""
    return replace(script, seed=seed, cards=tuple(Random(seed).sample(range(2, 100), 98)))


def swapped(cards: tuple[int, ...], one: int, other: int) -> tuple[int, ...]:
    """The two cards have changed their places."""
    places = {one: other, other: one}
    return tuple(places.get(card, card) for card in cards)


async def leaks(folder: Path, script: Script) -> AsyncGenerator[bool, None]:
    """For each exchange of two cards that somebody never saw: whether they were told of it.

    Only where the public course is the same; whoever held one of them might have played otherwise.
    """
    first = await play(folder / "first", script)
    random = Random(script.seed)
    for number in range(TRIES):
        name = random.choice(list(AUDIENCES))
        unseen = [card for card in script.cards if card not in first.seen[name]]
        cards = swapped(script.cards, *random.sample(unseen, 2))
        again = replace(script, cards=cards, done=tuple(first.done))
        with suppress(PlayedOtherwise):
            second = await play(folder / str(number), again)
            if second.log == first.log:
                yield told(second, name) != told(first, name)


def told(course: Course, name: str) -> tuple[list[str], list[str]]:
    """All that reaches this audience."""
    return course.sent[name], course.published


@pytest.mark.slow
@pytest.mark.parametrize("script", COURSES, ids=lambda script: script.game)
async def test_other_cards_where_somebody_never_looks_change_no_byte_that_reaches_them(
    tmp_path: Path, script: Script, soak: int
) -> None:
    """Whoever has one seat, or two on one screen, or none: in views, happenings, answers, errors,
    after a break, in the log and in all that anybody may ask for."""
    compared: list[bool] = []
    for seed in range(soak):
        chosen = script_with(script, script.seed + 10 * seed)
        compared += [leak async for leak in leaks(tmp_path / str(seed), chosen)]
    assert len(compared) >= 2 * soak
    assert not any(compared)


@pytest.mark.slow
async def test_what_is_entered_under_seal_changes_no_byte_that_reaches_others(
    tmp_path: Path, soak: int
) -> None:
    """That somebody has entered is told, and nothing else."""
    for seed in range(soak):
        script = Script("twenty-one", seed, MOVES, entry="x")
        first = await play(tmp_path / f"x{seed}", script)
        script = replace(script, entry="something", done=tuple(first.done))
        second = await play(tmp_path / f"y{seed}", script)
        assert first.sent["bob"] != second.sent["bob"]
        for name in set(AUDIENCES) - {"bob"}:
            assert told(first, name) == told(second, name)


async def test_no_token_reaches_anybody(tmp_path: Path) -> None:
    """Not in what is told, published or logged, and of the database its hash alone."""
    course = await play(tmp_path, script_with(COURSES[0], 5))
    sent = [text for texts in course.sent.values() for text in texts]
    everything = "".join([*sent, *course.published])
    assert len(course.secrets) == 3
    for token in course.secrets:
        assert token not in everything
    assert '"fault": "RuntimeError"' in everything, "the log was looked at"
    for file in tmp_path.iterdir():
        assert not any(token.encode() in file.read_bytes() for token in course.secrets)


def in_a_view(monkeypatch: pytest.MonkeyPatch) -> None:
    """Something that only who knows the deck can say, as a title."""
    honest = views.view

    def telling(table: Table, *audience: Any) -> wire.TableView:
        view = honest(table, *audience)
        options = msgspec.structs.replace(view.options, title=str(hash(table.deck)))
        return msgspec.structs.replace(view, options=options)

    monkeypatch.setattr(views, "view", telling)


def in_a_refusal(monkeypatch: pytest.MonkeyPatch) -> None:
    def telling(table: Table, *asked: Any) -> Decision:
        decision = handle(table, *asked)
        if isinstance(decision, Refusal):
            return replace(decision, facts={"deck": str(table.deck)})
        return decision

    monkeypatch.setattr(socket, "handle", telling)


def in_the_log(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = JsonLines.format

    def telling(self: JsonLines, record: LogRecord) -> str:
        return honest(self, record) + str(record.exc_info and record.exc_info[1])

    monkeypatch.setattr(JsonLines, "format", telling)


@pytest.mark.slow
@pytest.mark.parametrize("plant", [in_a_view, in_a_refusal, in_the_log])
async def test_a_planted_leak_is_noticed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, plant: Callable[[pytest.MonkeyPatch], None]
) -> None:
    """The same comparison finds it."""
    plant(monkeypatch)
    assert any([leak async for leak in leaks(tmp_path, script_with(COURSES[0], 7))])


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
