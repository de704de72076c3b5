"""People at tables of four: they sit down, agree, play sensibly, and begin anew.

Either everybody moves as soon as it is their turn, or moves come at random times at a given rate,
whether the server keeps up or not; then a latency begins when the move was due.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Sequence
from dataclasses import dataclass, field
from random import Random
from time import perf_counter
from typing import Any

import msgspec
from msgspec import Struct

from load.line import Line, call
from load.machine import Server, asked
from tenback.server.tokens import COOKIE
from tenback.table import commands, events, wire

SEATS = 4
_AT_ONCE = 50


class Pile(Struct):
    letter: str
    ascending: bool
    top: int


class Play(Struct):
    legal: tuple[str, ...] = ()
    losing: tuple[str, ...] = ()
    piles: tuple[Pile, ...] = ()


class Seat(Struct):
    player: str | None
    level: str | None


class View(Struct):
    """As much of a view as these people need."""

    phase: str
    game: int
    seats: tuple[Seat, ...]
    acting: tuple[int, ...]
    wishes: tuple[str | None, ...]
    play: Play | None


class Heard(Struct):
    """Any message: what it does not have is left at its default."""

    type: str
    id: str = ""
    number: int = 0
    code: str = ""
    view: View | None = None


_READ = msgspec.json.Decoder(Heard).decode
_COOKIE_NAME = COOKIE


def sensible(play: Any) -> str:
    """End the turn if that is allowed, else the card that skips the fewest others."""
    if "end" in play.legal and "end" not in play.losing:
        return "end"
    tops = {pile.letter: (pile.top, pile.ascending) for pile in play.piles}
    best: str = play.legal[0]
    cost = 1000
    for action in play.legal:
        if action == "end" or (action in play.losing and best not in play.losing):
            continue
        top, ascending = tops[action[-1]]
        skips = int(action[:-1]) - top if ascending else top - int(action[:-1])
        if skips < cost:
            best, cost = action, skips
    return best


@dataclass
class Tally:
    """What happened while somebody counted."""

    moves: int = 0
    commands: int = 0
    refused: int = 0
    latencies: list[float] = field(default_factory=list)
    """Of moves, in seconds, until they were acknowledged."""
    told: list[float] = field(default_factory=list)
    """Seconds after that until those at another process knew."""


class Crowd:
    """All the people, and the moves that they are about to make."""

    def __init__(self, *, at_once: bool) -> None:
        self.at_once = at_once
        self.tally = Tally()
        self._ready: deque[tuple[Person, str]] = deque()
        self._due: deque[float] = deque()
        self._people: list[Person] = []

    async def gather(
        self,
        servers: Sequence[Server],
        tables: int,
        *,
        split: bool = False,
        level: str | None = None,
    ) -> None:
        """Everybody is at a table; with several servers a table is at one, or split among them.

        With a level, all seats but the first are bots'.
        """
        url = servers[0].url
        tokens = [asked(url, "/api/me", {"name": name})["token"] for name in "ABCD"]
        options = {"game": "classic", "seats": SEATS} | ({"bot_pace": 0} if level else {})
        calls = []
        for number in range(tables):
            table = Gathering(asked(url, "/api/tables", options, tokens[0])["id"])
            for seat, token in enumerate(tokens[: 1 if level else SEATS], 1):
                at = servers[(seat if split else number) % len(servers)]
                person = Person(self, table, seat, at, level)
                self._people.append(person)
                calls.append(person.come(at.url, f"{_COOKIE_NAME}={token}"))
        for first in range(0, len(calls), _AT_ONCE):
            await asyncio.gather(*calls[first : first + _AT_ONCE])

    async def count(self, seconds: float) -> Tally:
        self.tally = Tally()
        await asyncio.sleep(seconds)
        done, self.tally = self.tally, Tally()
        return done

    async def pace(self, rate: float) -> None:
        """For ever: another move is due, whoever makes it."""
        random, due = Random(1), perf_counter()
        while True:
            due += random.expovariate(rate)
            if (pause := due - perf_counter()) > 0:
                await asyncio.sleep(pause)
            self._due.append(due)
            self._match()

    def may_move(self, person: Person, action: str) -> None:
        if self.at_once:
            person.move(action, perf_counter())
        else:
            self._ready.append((person, action))
            self._match()

    def _match(self) -> None:
        while self._due and self._ready:
            person, action = self._ready.popleft()
            person.move(action, self._due.popleft())

    def leave(self) -> None:
        for person in self._people:
            person.leave()


class Gathering:
    """One table: which of its moves were acknowledged when."""

    def __init__(self, table_id: str) -> None:
        self.id = table_id
        self.done: dict[int, float] = {}
        self.done_at: Server | None = None


class Person:
    """At one screen. What a view asks for is done once."""

    def __init__(
        self, crowd: Crowd, table: Gathering, seat: int, at: Server, level: str | None
    ) -> None:
        self._crowd, self._table, self._seat, self._at, self._level = crowd, table, seat, at, level
        self._asked: set[object] = set()
        self._moves: dict[str, float] = {}
        self._count = 0
        self._line: Line | None = None

    async def come(self, url: str, cookie: str) -> None:
        path = f"/api/tables/{self._table.id}/socket"
        self._line = await call(url, path, cookie, self._heard)
        self._ask(wire.Hello())

    def leave(self) -> None:
        assert self._line is not None
        self._line.hang_up()

    def move(self, action: str, due: float) -> None:
        self._moves[self._ask(commands.Move(self._seat, action))] = due

    def _ask(self, ask: Any) -> str:
        assert self._line is not None
        self._count += 1
        request = f"{self._seat}-{self._count}"
        self._line.say(wire.encode(wire.Request(request, ask)))
        return request

    def _once(self, key: object, ask: Any) -> None:
        if key not in self._asked:
            self._asked.add(key)
            self._ask(ask)

    def _heard(self, raw: bytes) -> None:
        message = _READ(raw)
        if message.type == "accepted":
            self._accepted(message)
        elif message.type == "refused":
            self._crowd.tally.refused += 1
        elif message.view is not None:
            self._told(message.number)
            self._react(message.number, message.view)

    def _accepted(self, message: Heard) -> None:
        tally, now = self._crowd.tally, perf_counter()
        tally.commands += 1
        due = self._moves.pop(message.id, None)
        if due is not None:
            tally.moves += 1
            tally.latencies.append(now - due)
            self._table.done = {message.number: now}
            self._table.done_at = self._at

    def _told(self, number: int) -> None:
        """Who is told before the mover is, has not waited."""
        if self._table.done_at not in (None, self._at) and number in self._table.done:
            self._crowd.tally.told.append(perf_counter() - self._table.done[number])

    def _react(self, number: int, view: View) -> None:
        mine = view.seats[self._seat - 1]
        first = self._seat == 1
        if view.phase == "gathering":
            self._gather(view, mine)
        elif view.phase == "agreeing" and view.wishes[self._seat - 1] is None:
            self._once(("wish", view.game), commands.WishTo(self._seat, events.Wish.ANY))
        elif view.phase == "playing" and self._seat in view.acting and number not in self._asked:
            self._asked = {number}
            assert view.play is not None
            self._crowd.may_move(self, sensible(view.play))
        elif view.phase == "over" and first:
            self._once(("again", view.game), commands.Rematch())

    def _gather(self, view: View, mine: Seat) -> None:
        if mine.player is None:
            self._once("sit", commands.Sit(self._seat))
        free = [i for i, at in enumerate(view.seats, 1) if at.player is None and at.level is None]
        if self._seat == 1 and not free:
            self._once(("deal", view.game), commands.Deal())
        elif self._seat == 1 and self._level:
            for seat in free:
                if seat != 1:
                    self._once(("bot", seat), commands.SeatBot(seat, self._level))
