"""A bot from outside: it connects as a browser does, and sees what a browser would be sent.

Its class has one method, `decide(view) -> str`. The view is `wire.CardsView` or `wire.DiceView` of
its seat, the answer an action as records have it: `17a`, `end`, `say:c-avoid`; `roll`, `r3 b1`.
"""

from __future__ import annotations

import asyncio
import importlib
import json
import re
import sys
import urllib.error
import urllib.request
from dataclasses import dataclass
from enum import StrEnum
from http.cookies import SimpleCookie
from itertools import count
from pathlib import Path
from typing import Any, Protocol
from urllib.parse import urlsplit

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from tenback.rules.game import Fact
from tenback.server.tokens import COOKIE
from tenback.table import commands, wire
from tenback.table.events import Wish
from tenback.table.state import Phase

_TABLE = re.compile(r"/t/([A-Za-z0-9_-]{1,64})/?")
_PAUSE, _LONGEST_PAUSE = 0.5, 10.0
_SECONDS = 30


class Why(StrEnum):
    """What keeps a bot from playing. `locale` has a sentence for each, `bot-<why>`."""

    UNKNOWN = "unknown"
    NO_DECIDE = "no-decide"
    LINK = "link"
    REFUSED = "refused"
    UNREACHABLE = "unreachable"


class CannotPlay(Exception):
    """The bot cannot play there: why, with the facts for a sentence."""

    def __init__(self, what: Why, **facts: Fact) -> None:
        super().__init__(what)
        self.what, self.facts = what, facts


class Decider(Protocol):
    def decide(self, view: Any) -> str: ...


def load(name: str) -> Decider:
    """`module:Class`, also of a file in the folder where the command is given."""
    module, _, kind = name.partition(":")
    sys.path.insert(0, str(Path.cwd()))
    try:
        made: Decider = getattr(importlib.import_module(module), kind)()
    except (ImportError, AttributeError, ValueError, TypeError) as fault:
        raise CannotPlay(Why.UNKNOWN, given=name, why=str(fault)) from None
    finally:
        sys.path.pop(0)
    if not callable(getattr(made, "decide", None)):
        raise CannotPlay(Why.NO_DECIDE, given=name)
    return made


def play(link: str, decider: Decider, name: str, seat: int | None) -> None:
    """Until the table is closed, or does not want it any more."""
    parts = urlsplit(link)
    found = _TABLE.fullmatch(parts.path)
    if parts.scheme not in ("http", "https") or not parts.netloc or found is None:
        raise CannotPlay(Why.LINK, given=link)
    home = f"{parts.scheme}://{parts.netloc}"
    guest = Guest(home, found[1], _become(home, name), decider, seat)
    asyncio.run(guest.stay())


def _become(home: str, name: str) -> str:
    """A player of that name; the secret by which the server will know it."""
    request = urllib.request.Request(  # noqa: S310 - the scheme was looked at
        f"{home}/api/me",
        json.dumps({"name": name}).encode(),
        {"content-type": "application/json"},
    )
    try:
        with urllib.request.urlopen(request, timeout=_SECONDS) as answer:  # noqa: S310 - the same
            return SimpleCookie(answer.headers.get("set-cookie", ""))[COOKIE].value
    except urllib.error.HTTPError as fault:
        raise CannotPlay(Why.REFUSED, code=_code_in(fault.read())) from None
    except (OSError, KeyError) as fault:
        raise CannotPlay(Why.UNREACHABLE, given=home, why=str(fault)) from None


def _code_in(body: bytes) -> str:
    try:
        return str(json.loads(body)["code"])
    except (ValueError, KeyError, TypeError):
        return "?"


@dataclass
class Guest:
    home: str
    table: str
    token: str
    decider: Decider
    wanted: int | None
    number: int = 0

    def __post_init__(self) -> None:
        self._ids = count(1)
        self._answered = 0
        """The number of the view for which the last move was sent."""

    async def stay(self) -> None:
        """A broken connection is made anew, after longer and longer pauses."""
        address = f"ws{self.home.removeprefix('http')}/api/tables/{self.table}/socket"
        pause = _PAUSE
        while True:
            try:
                async with connect(
                    address, additional_headers={"Cookie": f"{COOKIE}={self.token}"}
                ) as socket:
                    pause = _PAUSE
                    if not await self._visit(socket):
                        return
            except (OSError, ConnectionClosed, InvalidHandshake):
                pass
            await asyncio.sleep(pause)
            pause = min(2 * pause, _LONGEST_PAUSE)

    async def _visit(self, socket: ClientConnection) -> bool:
        """Whether to come back."""
        self._answered = 0
        await self._send(socket, wire.Hello(self.number))
        async for raw in socket:
            message = wire.read_message(raw)
            match message:
                case wire.Welcome() | wire.Update():
                    self.number = message.number
                    if message.view.phase is Phase.CLOSED:
                        return False
                    await self._react(socket, message.view)
                case wire.Refused(_, code) if code in ("seat-taken", "no-seat", "locked"):
                    raise CannotPlay(Why.REFUSED, code=code)
                case wire.Bye(_, come_back):
                    return come_back
                case _:
                    pass
        return True

    async def _react(self, socket: ClientConnection, view: wire.TableView) -> None:
        if not view.mine:
            await self._sit(socket, view)
        elif view.unveiled is None:
            await self._send(socket, wire.Unveil(view.mine[0]))
        elif view.phase is Phase.AGREEING and view.wishes[view.unveiled - 1] is None:
            await self._send(socket, commands.WishTo(view.unveiled, Wish.ANY))
        elif view.unveiled in view.acting and self._answered != self.number:
            self._answered = self.number
            action = await asyncio.to_thread(self.decider.decide, view.play)
            await self._send(socket, commands.Move(view.unveiled, action))

    async def _sit(self, socket: ClientConnection, view: wire.TableView) -> None:
        if view.phase is not Phase.GATHERING:
            return
        free = [at.seat for at in view.seats if at.player is None and at.level is None]
        seats = [self.wanted] if self.wanted is not None else free
        if seats:
            await self._send(socket, commands.Sit(seats[0]))

    async def _send(self, socket: ClientConnection, ask: Any) -> None:
        request = wire.Request(f"{self.number}-{next(self._ids)}", ask)
        await socket.send(wire.encode(request).decode())
