"""What people may write, and what of it is kept."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from support.served import LIFTED, served, sit_and_deal
from support.table_play import Luck
from tenback.rules.editions import EXTREME
from tenback.server.settings import Rate
from tenback.store.faults import Fault, StoreError
from tenback.table import commands, wire


async def test_the_guard_judges_chat_while_cards_are_held_and_not_afterwards(
    tmp_path: Path,
) -> None:
    """A refusal reaches the sender alone and says which part was too much; nothing is stored."""
    async with served(tmp_path) as server:
        ann, bob = await server.person("Ann"), await server.person("Bob")
        table = await ann.opens("classic", 2)
        async with ann.at(table) as one, bob.at(table) as two:
            await sit_and_deal([one, two])
            await one.must(wire.Chat("please leave this pile alone"))
            answer = await one.ask(wire.Chat("I hold 54"))
            assert isinstance(answer, wire.Refused)
            assert answer.code == "guard"
            assert answer.facts["start"] == 7
            assert await one.ask(wire.Chat("5")) is not None
            assert await one.refused(wire.Chat("4")) == "guard"
            await one.must(commands.Rise(1))
            await two.play(Random(1))
            await two.must(wire.Chat("I had 54 all the time"))
        async with ann.at(table) as later:
            texts = [line.text for line in later.lines]
            assert texts[0] == "please leave this pile alone"
            assert texts[-1] == "I had 54 all the time"
            assert "I hold 54" not in texts


@pytest.mark.parametrize(
    ("talk", "chat", "signal"),
    [("nothing", "talk", "talk"), ("signals", "talk", None), ("open", None, None)],
)
async def test_a_table_says_what_talk_it_wants(
    tmp_path: Path, talk: str, chat: str | None, signal: str | None
) -> None:
    """Nothing at all, signals alone, or everything."""
    async with served(tmp_path) as server:
        ann, bob = await server.person("Ann"), await server.person("Bob")
        table = await ann.opens("classic", 2, talk=talk)
        async with ann.at(table) as one, bob.at(table) as two:
            await sit_and_deal([one, two])
            said = await one.ask(wire.Chat("I hold 54"))
            assert getattr(said, "code", None) == chat
            seat = 1 if one.view.acting != (1,) else 2
            screen = (one, two)[seat - 1]
            signalled = await screen.ask(commands.Move(seat, "say:a-avoid"))
            assert getattr(signalled, "code", None) == signal


async def test_who_is_muted_is_not_heard_and_who_writes_much_waits(tmp_path: Path) -> None:
    """Both are told so."""
    few = replace(LIFTED, chat=Rate(2, 0))
    async with served(tmp_path, limits=few) as server:
        ann, bob = await server.person("Ann"), await server.person("Bob")
        table = await ann.opens("classic", 2)
        async with ann.at(table) as one, bob.at(table) as two:
            await one.must(commands.Mute(bob.id, on=True))
            assert await two.refused(wire.Chat("hello")) == "muted"
            await one.must(wire.Chat("hello"))
            await one.must(wire.Chat("hello?"))
            assert await one.refused(wire.Chat("hello??")) == "limit"


async def test_under_silence_nobody_writes(tmp_path: Path) -> None:
    """X6: the command lies open, and the table keeps quiet; bots give no signals then."""
    silent = sorted(dict(EXTREME.commands)["silence"])  # type: ignore[index]
    rest = [card for card in range(2, 100) if card not in silent]
    deck = (*silent[:2], *rest[:5], *silent[2:], *rest[5:])  # two for each of the hands of seven
    async with served(tmp_path, chance=Luck(Random(1), stacked=deck)) as server:
        ann = await server.person("Ann")
        table = await ann.opens("extreme", 2)
        async with ann.at(table) as one:
            for seat in (1, 2):
                await one.must(commands.Sit(seat))
            await one.must(commands.Deal())
            for seat in (1, 2):
                if one.phase == "agreeing":
                    await one.must(commands.WishTo(seat, "any"))  # type: ignore[arg-type]
            await one.until(lambda: one.phase == "playing")
            (seat,) = one.view.acting
            await one.unveils(seat)
            plays = [m for m in one.view.play.legal if int(m[:-1] or 0) in silent]  # type: ignore[union-attr]
            await one.must(commands.Move(seat, plays[0]))
            assert await one.refused(wire.Chat("hello")) == "silence"


async def test_a_line_is_said_once_however_often_it_is_sent(tmp_path: Path) -> None:
    """Also to a server that has started anew, and when it could not be said by now."""
    async with served(tmp_path) as server:
        ann = await server.person("Ann")
        table = await ann.opens("classic", 1, talk="open")
        async with ann.at(table) as one:
            first = await one.ask(wire.Chat("hello"), "1")
            await one.must(commands.Sit(1))
            assert await one.ask(wire.Chat("hello"), "1") == first
    async with served(tmp_path, limits=replace(LIFTED, chat=Rate(0, 0))) as server:
        ann.url = server.url
        async with ann.at(table) as one:
            assert await one.ask(wire.Chat("hello"), "1") == first
            assert await one.refused(wire.Chat("hello again")) == "limit"
            assert [line.text for line in one.lines] == ["hello"]


async def test_a_line_that_races_with_itself_is_said_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Sent over two sockets at once, both are answered alike."""
    async with served(tmp_path) as server:
        ann = await server.person("Ann")
        table = await ann.opens("classic", 1, talk="open")
        store = server.desk.house.store

        async def not_yet(*_: object) -> None:
            return None

        monkeypatch.setattr(store, "led_to", not_yet)
        async with ann.at(table) as one, ann.at(table) as two:
            answers = await asyncio.gather(
                one.ask(wire.Chat("hello"), "1"), two.ask(wire.Chat("hello"), "1")
            )
            assert answers[0] == answers[1] == wire.Accepted("1", 1)
            assert len(await store.chat_of(table, 9)) == 1


async def _unreachable(*_: object) -> bool:
    raise StoreError(Fault.UNREACHABLE, why="gone")


async def test_who_said_a_line_can_delete_it_everywhere(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nobody else can; and not while the guard listens, which judges lines together."""
    async with served(tmp_path) as server:
        ann, bob = await server.person("Ann"), await server.person("Bob")
        table = await ann.opens("classic", 2)
        async with ann.at(table) as one, bob.at(table) as two:
            await one.must(wire.Chat("oh"))
            await two.until(lambda: len(two.lines) == 1)
            (line,) = two.lines
            assert await two.refused(wire.Unsay(line.id)) == "not-yours"
            await sit_and_deal([one, two])
            assert await one.refused(wire.Unsay(line.id)) == "phase"
            await one.must(commands.Close())
            store = server.desk.house.store
            with monkeypatch.context() as patched:
                patched.setattr(store, "delete_chat", _unreachable)
                assert await one.refused(wire.Unsay(line.id)) == "busy"
            await one.must(wire.Unsay(line.id))
            await one.must(wire.Unsay(line.id))
            await two.until(lambda: two.lines == [])
        async with bob.at(table) as later:
            assert later.lines == []


@pytest.mark.parametrize("text", ["a\x00b", "\x1b[2J", " \t\n "])
async def test_what_is_no_text_is_refused(tmp_path: Path, text: str) -> None:
    """Controls, and nothing at all; a line break becomes a space."""
    async with served(tmp_path) as server:
        ann = await server.person("Ann")
        table = await ann.opens("classic", 1, talk="open")
        async with ann.at(table) as one:
            answer = await one.ask(wire.Chat(text))
            assert isinstance(answer, wire.Refused)
            assert (answer.code, answer.facts) == ("malformed", {"option": "text"})
            await one.must(wire.Chat("two\nlines  here"))
            assert [line.text for line in one.lines] == ["two lines here"]
            assert await one.send(commands.Sit(1), "a\x00b")
            assert isinstance(refused := await one.next(), wire.Refused)
            assert refused.code == "malformed"
        named = await ann.http.post("/api/me", json={"name": f"Ann{text}x"})
        options = {"game": "classic", "seats": 1, "title": text}
        opened = await ann.http.post("/api/tables", json=options)
        if "\x00" in text or "\x1b" in text:
            for refusal in (named, opened):
                assert (refusal.status_code, refusal.json()["code"]) == (422, "malformed")
        assert (await ann.http.get("/api/tables/a%00b")).status_code == 404
