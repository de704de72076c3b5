"""A bot from outside, with a server that says exactly what a test wants it to say."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from random import Random
from typing import Any

import pytest
from msgspec import Struct
from msgspec.json import decode
from websockets.exceptions import ConnectionClosedError

from support.table_play import ANY_TIME, Luck, Room
from tenback.server import guest
from tenback.server.guest import CannotPlay, Guest
from tenback.server.tokens import COOKIE
from tenback.table import commands, views, wire
from tenback.table.options import Options

BOB = "bob"


@dataclass
class Line:
    """In place of a socket: it says what it is given, and keeps what it is sent."""

    messages: list[Struct]
    sent: list[Any] = field(default_factory=list)

    async def __aiter__(self) -> AsyncIterator[str]:
        for message in self.messages:
            yield wire.encode(message).decode()

    async def send(self, text: str) -> None:
        self.sent.append(decode(text, type=wire.Request).ask)


class First:
    """Does the first that is allowed, and counts how often it was asked."""

    asked = 0

    def decide(self, view: wire.CardsView) -> str:
        self.asked += 1
        return view.legal[0]


def gathered(*sitting: str, seats: int = 2) -> Room:
    """A table where those people have sat down, in this order."""
    room = Room(Options("classic", seats), Luck(Random(1)))
    for seat, player in enumerate(sitting, 1):
        room.ask(player, commands.Sit(seat))
    return room


def seen(room: Room, number: int = 1, unveiled: int | None = None) -> wire.Welcome:
    view = views.view(room.table, BOB, unveiled)
    return wire.Welcome(wire.VERSION, number, (), view, ANY_TIME)


def visiting(wanted: int | None = None) -> Guest:
    return Guest("http://there", "table", "secret", First(), wanted)


async def visit(bot: Guest, *messages: Struct) -> tuple[bool, list[Any]]:
    """Whether it would come back, and what it said after its hello."""
    line = Line(list(messages))
    again = await bot._visit(line)  # type: ignore[arg-type]
    assert isinstance(line.sent[0], wire.Hello)
    return again, line.sent[1:]


@pytest.mark.parametrize(
    ("wanted", "room", "sits"),
    [
        (None, gathered("ann"), [commands.Sit(2)]),
        (1, gathered("ann"), [commands.Sit(1)]),
        (None, gathered("ann", "eve"), []),
    ],
)
async def test_it_sits_down_where_it_is_told_to_or_where_there_is_room(
    wanted: int | None, room: Room, sits: list[Any]
) -> None:
    """It waits where nothing is free."""
    assert await visit(visiting(wanted), seen(room)) == (True, sits)


async def test_it_only_watches_a_game_that_began_without_it() -> None:
    """There is nothing to sit on."""
    room = gathered("ann", "eve")
    room.ask("ann", commands.Deal())
    assert await visit(visiting(), seen(room)) == (True, [])


async def test_of_several_seats_it_uncovers_the_first() -> None:
    """Without that it would see no cards."""
    room = gathered(BOB, BOB)
    assert await visit(visiting(), seen(room)) == (True, [wire.Unveil(1)])


async def test_it_lets_the_others_say_who_starts() -> None:
    """Once; it has said so when the table knows."""
    room = gathered("ann", BOB)
    room.ask("ann", commands.Deal())
    asked = seen(room)
    wish = commands.WishTo(2, "any")  # type: ignore[arg-type]
    room.ask(BOB, wish)
    assert await visit(visiting(), asked, seen(room, 2)) == (True, [wish])


async def test_it_moves_once_for_each_number() -> None:
    """What it is told twice it answers once; a new number is a new question."""
    room = gathered(BOB, seats=1)
    room.ask("ann", commands.Deal())
    bot, view = visiting(), seen(room).view
    later = wire.Update(6, (), view, ANY_TIME)
    people = wire.People({}, (), 0, ANY_TIME)
    again, said = await visit(bot, seen(room, 5), seen(room, 5), later, people)
    assert again
    assert view.play is not None
    assert said == [commands.Move(1, view.play.legal[0])] * 2  # type: ignore[union-attr]
    assert bot.number == 6


async def test_it_leaves_for_good_when_the_table_is_closed() -> None:
    """What comes after that is not read."""
    room = gathered("ann")
    room.ask("ann", commands.Close())
    assert await visit(visiting(), seen(room), seen(gathered())) == (False, [])


@pytest.mark.parametrize("again", [True, False])
async def test_it_comes_back_if_it_is_asked_to(again: bool) -> None:
    """The good-bye says so."""
    assert await visit(visiting(), wire.Bye("restart", again)) == (again, [])


@pytest.mark.parametrize("code", ["seat-taken", "no-seat", "locked"])
async def test_a_seat_that_it_is_refused_is_told(code: str) -> None:
    """By the server's own code."""
    with pytest.raises(CannotPlay) as fault:
        await visit(visiting(), wire.Refused("1", code, {}))
    assert (fault.value.what, fault.value.facts) == ("refused", {"code": code})


async def test_another_refusal_does_not_send_it_away() -> None:
    """It goes on with the next view."""
    assert await visit(visiting(), wire.Refused("1", "busy", {}), seen(gathered("ann"))) == (
        True,
        [commands.Sit(2)],
    )


async def test_a_broken_connection_is_made_anew_after_longer_and_longer_pauses(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Once it holds, the pauses are short again; the cookie is shown each time."""

    def broken() -> Any:
        raise OSError("nobody listens")

    def silent() -> Any:
        raise ConnectionClosedError(None, None)

    def bye(*, come_back: bool) -> Callable[[], Line]:
        return lambda: Line([wire.Bye("restart", come_back)])

    meetings = iter([*[broken] * 5, silent, bye(come_back=True), broken, bye(come_back=False)])
    asked: list[tuple[str, dict[str, str]]] = []
    pauses: list[float] = []

    @asynccontextmanager
    async def connect(address: str, additional_headers: dict[str, str]) -> AsyncIterator[Line]:
        asked.append((address, additional_headers))
        yield next(meetings)()

    async def sleep(seconds: float) -> None:
        pauses.append(seconds)

    monkeypatch.setattr(guest, "connect", connect)
    monkeypatch.setattr(asyncio, "sleep", sleep)
    await visiting().stay()
    assert pauses == [0.5, 1, 2, 4, 8, 10, 0.5, 1]
    headers = {"Cookie": f"{COOKIE}=secret"}
    assert asked == [("ws://there/api/tables/table/socket", headers)] * 9


@pytest.mark.parametrize("body", [b"<html>", b"[]", b"{}", b"\xff"])
def test_an_answer_that_is_not_the_servers_has_no_code(body: bytes) -> None:
    """Something else may stand between it and the server."""
    assert guest._code_in(body) == "?"
    assert guest._code_in(b'{"code": "guard"}') == "guard"
