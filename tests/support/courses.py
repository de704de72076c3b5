"""A game over real sockets by a fixed script, and every byte that came of it, audience by audience.

Played again with other cards where an audience never looks, it must come out the same to the byte.
What is drawn at random and told is fixed here; tokens are not, so that none can hide in a byte.
"""

from __future__ import annotations

import logging
from collections.abc import Iterator
from contextlib import AsyncExitStack, contextmanager
from dataclasses import dataclass, field
from io import StringIO
from itertools import count
from pathlib import Path
from random import Random
from typing import Any
from unittest import mock

from support.served import Person, Screen, Served, served
from support.table_play import Luck, moves_of
from tenback.server import tokens
from tenback.server.logs import LOGGER, JsonLines
from tenback.table import commands, wire
from tenback.table.events import Wish
from tenback.table.views import play_view

NOON = 1_800_000_000_000
SEATS = ("ann", "bob", "ann", "cid")
"""Ann sits twice on one screen; her second screen shows none of her seats."""
AUDIENCES = {"ann": (1, 3), "curtain": (), "bob": (2,), "cid": (4,), "watcher": ()}
"""Whose cards each of them comes to see."""


@dataclass(frozen=True)
class Script:
    game: str
    seed: int
    moves: int
    cards: tuple[int, ...] = ()
    """The deck."""
    entry: str = ""
    """Twenty One: what seat 2 enters at last, `x` or something; the others still think."""
    done: tuple[commands.Move, ...] = ()
    """What was played in another course, to be played again."""


@dataclass
class Course:
    """What came of a script."""

    sent: dict[str, list[str]] = field(default_factory=dict)
    """All that each audience was told."""
    published: list[str] = field(default_factory=list)
    """Log, numbers, answers to requests, the listed table: what no seat is needed for."""
    done: list[commands.Move] = field(default_factory=list)
    seen: dict[str, set[int]] = field(default_factory=dict)
    """The cards that each audience came to see."""
    log: list[bytes] = field(default_factory=list)
    """What happened in public: with cards, all but the deal."""
    secrets: list[str] = field(default_factory=list)
    """The tokens."""
    table: str = ""


class PlayedOtherwise(Exception):
    """With these cards the script cannot be played."""


class Lots(Luck):
    def lot(self, among: tuple[int, ...]) -> int:
        return among[0]


async def play(folder: Path, script: Script) -> Course:
    """The course of a script; the same script in another folder has the same, to the byte."""
    course = Course()
    luck = Lots(Random(script.seed), stacked=script.cards)
    with (
        _logged(course),
        mock.patch.object(tokens, "new_player", side_effect=(f"player-{n}" for n in count(1))),
    ):
        async with served(folder, chance=luck, clock=lambda: NOON) as server:
            people = {name: await server.person(name.title()) for name in ("ann", "bob", "cid")}
            course.secrets = [person.token for person in people.values()]
            async with AsyncExitStack() as held:
                stage = Stage(server, people, course, held)
                await stage.begin(script)
                await stage.play(script)
                await stage.publish()
                stored = await server.desk.house.store.load(course.table)
                course.log = [one.payload for one in stored if b'"dealt"' not in one.payload]
    for name, screen in stage.screens.items():
        course.sent.setdefault(name, []).extend(_in_any_order(screen.raw))
    return course


@contextmanager
def _logged(course: Course) -> Iterator[None]:
    """The log as it is written, without its times."""
    stream = StringIO()
    handler = logging.StreamHandler(stream)
    handler.setFormatter(JsonLines())
    LOGGER.addHandler(handler)
    try:
        yield
    finally:
        LOGGER.removeHandler(handler)
        course.published += [line.partition(", ")[2] for line in stream.getvalue().splitlines()]


def _in_any_order(raw: list[str]) -> list[str]:
    """Of an answer and an update either may be sent first."""
    return sorted(raw)


class Stage:
    """Four seats, a screen without one, and somebody who watches."""

    def __init__(
        self, server: Served, people: dict[str, Person], course: Course, held: AsyncExitStack
    ) -> None:
        self.server, self.people, self.course, self.held = server, people, course, held
        self.screens: dict[str, Screen] = {}
        self.ids = count(1)

    async def begin(self, script: Script) -> None:
        options: dict[str, Any] = {"talk": "open", "deadline": 100, "take_backs": True}
        if script.game == "twenty-one":
            del options["take_backs"]
        table = await self.people["ann"].opens(script.game, len(SEATS), **options)
        self.course.table = table
        for name in AUDIENCES:
            await self._come(name)
        for seat, name in enumerate(SEATS, 1):
            await self.ask(name, commands.Sit(seat))
        await self.ask("ann", commands.Deal())
        if self.screens["ann"].phase == "agreeing":
            for seat, name in enumerate(SEATS, 1):
                await self.ask(name, commands.WishTo(seat, Wish.ANY))

    async def _come(self, name: str, last: int = 0) -> None:
        """Everybody else is told so before anything else happens."""
        person = self.people.get("ann" if name == "curtain" else name) or self.server.stranger()
        before = {other: len(screen.raw) for other, screen in self.screens.items()}
        screen = await self.held.enter_async_context(person.at(self.course.table, last))
        self.screens[name] = screen
        for other, heard in before.items():
            await self.screens[other].until(
                lambda other=other, heard=heard: len(self.screens[other].raw) > heard  # type: ignore[misc]
            )

    async def _comes_back(self, name: str, last: int) -> None:
        """A break, and what was missed; everybody notices both."""
        screen = self.screens.pop(name)
        self.course.sent.setdefault(name, []).extend(_in_any_order(screen.raw))
        before = {other: len(one.raw) for other, one in self.screens.items()}
        await screen.socket.close()
        for other, heard in before.items():
            await self.screens[other].until(
                lambda other=other, heard=heard: len(self.screens[other].raw) > heard  # type: ignore[misc]
            )
        await self._come(name, last)

    async def ask(self, name: str, ask: Any) -> wire.Accepted | wire.Refused:
        """And wait until everybody has been told of it."""
        screen = self.screens[name]
        answer = await screen.ask(ask, f"{name} {next(self.ids)}")
        if isinstance(answer, wire.Accepted):
            for other in self.screens.values():
                await other.reaches(answer.number)
        self._look()
        return answer

    def _look(self) -> None:
        for name, screen in self.screens.items():
            play = screen.view.play
            if isinstance(play, wire.CardsView):
                laid = {card for pile in play.piles for card in pile.cards}
                self.course.seen.setdefault(name, set()).update(play.hand, laid)

    async def play(self, script: Script) -> None:
        random = Random(script.seed)
        for turn in count():
            if self.screens["ann"].phase != "playing" or self._is_enough(script, turn):
                break
            await self._errors(turn)
            move = script.done[turn] if script.done else self._chosen(random)
            self.course.done.append(move)
            if SEATS[move.seat - 1] == "ann":
                await self.screens["ann"].unveils(move.seat)
                self._look()
            answer = await self.ask(SEATS[move.seat - 1], move)
            if isinstance(answer, wire.Refused):
                raise PlayedOtherwise(answer.code)
            if turn % 7 == 3:
                await self._breaks(turn)
        if script.entry:
            answer = await self.ask("bob", commands.Move(2, self._entry(script.entry)))
            assert isinstance(answer, wire.Accepted), answer

    def _is_enough(self, script: Script, turn: int) -> bool:
        """Over dice: when all are to enter, and nobody has."""
        everybody_enters = len(self.screens["bob"].view.acting) == len(SEATS)
        return turn >= script.moves and (everybody_enters or not script.entry)

    def _entry(self, wanted: str) -> str:
        play = self.screens["bob"].view.play
        assert isinstance(play, wire.DiceView)
        if wanted == "x":
            return wanted
        colour, number = play.enterable[0]
        return f"{colour}{number}"

    def _chosen(self, random: Random) -> commands.Move:
        """By a view of whoever is to move, as that seat is sent it."""
        view = self.screens["bob"].view
        seat = view.acting[0]
        room = self.server.desk.hall.rooms[self.course.table]
        play = play_view(room.table, seat)
        losing = getattr(play, "losing", ())
        offered = moves_of(play)
        return commands.Move(
            seat, random.choice([m for m in offered if m not in losing] or offered)
        )

    async def _errors(self, turn: int) -> None:
        """What is not allowed: its answer must tell nothing, either."""
        wrong = [
            ("bob", commands.Move(1, "17a")),
            ("watcher", commands.Move(2, "end")),
            ("curtain", commands.Move(4, "end")),
            ("cid", commands.Move(4, "nonsense")),
            ("bob", wire.Unveil(1)),
            ("ann", wire.Chat(f"well, well {turn}")),
        ]
        name, ask = wrong[turn % len(wrong)]
        await self.ask(name, ask)
        if isinstance(ask, wire.Chat):
            for screen in self.screens.values():
                await screen.until(
                    lambda screen=screen: any(line.text == ask.text for line in screen.lines)  # type: ignore[misc]
                )

    async def _breaks(self, turn: int) -> None:
        number = self.screens["bob"].number
        await self._comes_back("bob", max(number - turn, 0))
        await self._comes_back("watcher", 0)
        await self._fault()

    async def _fault(self) -> None:
        """A fault of ours, whose words hold every card there is."""
        room = self.server.desk.hall.rooms[self.course.table]

        async def broken(*_: object) -> Any:
            raise RuntimeError(repr(room.table))

        with mock.patch.object(room, "carry_out", broken):
            answer = await self.ask("cid", commands.Return())
        assert isinstance(answer, wire.Refused)
        assert answer.code == "busy"

    async def publish(self) -> None:
        """What anybody can ask for."""
        http = self.server.stranger().http
        assert self.screens["ann"].phase == "playing", "afterwards the record tells everything"
        for path in ("/metrics", f"/api/tables/{self.course.table}/record", "/api/tables/open"):
            answer = await http.get(path)
            self.course.published.append(f"{answer.status_code} {answer.text}")
        summary = (await http.get(f"/api/tables/{self.course.table}")).json()
        assert summary.pop("id") == self.course.table
        assert summary.pop("link").endswith(self.course.table)
        self.course.published.append(str(summary))
