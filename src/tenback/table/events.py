"""What is written into a table's log. An event did happen: whoever reads it does not judge again.

An event's meaning never changes. What must mean something else becomes an event of another kind.
"""

from __future__ import annotations

from enum import StrEnum

import msgspec
from msgspec import Struct

from tenback.table.happenings import AnyHappening
from tenback.table.options import Options

VERSION = 1
"""Of the events as a whole; a program does not open a log that is newer than itself."""


class Wish(StrEnum):
    """R3: what a player says of starting, once the hands are seen."""

    START = "start"
    ANY = "any"
    RATHER_NOT = "rather-not"


class Attitude(StrEnum):
    """X12: what may be said of a command."""

    HOLD = "hold"
    RATHER_NOT = "rather-not"
    NONE = "none"


class Event(Struct, frozen=True, tag_field="is"):
    """Each kind is a subclass."""


class Opened(Event, frozen=True, tag="opened"):
    options: Options
    host: str


class Sat(Event, frozen=True, tag="sat"):
    """A person took a seat."""

    seat: int
    player: str
    """Who, by a random id. Names are no part of the log: they can be changed and deleted."""


class BotSat(Event, frozen=True, tag="bot-sat"):
    seat: int
    level: str


class Rose(Event, frozen=True, tag="rose"):
    """The seat is free again; in a game a bot takes it over."""

    seat: int
    level: str | None = None


class Dealt(Event, frozen=True, tag="dealt"):
    """A game: who starts is agreed now, or else the hands are seen first (R3)."""

    deck: tuple[int, ...]
    commands: dict[str, tuple[int, ...]] | None = None


class Wished(Event, frozen=True, tag="wished"):
    seat: int
    wish: Wish


class Began(Event, frozen=True, tag="began"):
    first: int


class Moved(Event, frozen=True, tag="moved"):
    """An action, with the dice that fell by it, and all that it led to."""

    seat: int
    actions: tuple[tuple[int, str], ...]
    """As records have them; chance sits on seat 0."""
    happened: tuple[AnyHappening, ...]


class TookBack(Event, frozen=True, tag="took-back"):
    seat: int


class Stated(Event, frozen=True, tag="stated"):
    """X12: about a command, never about a number."""

    seat: int
    command: str
    attitude: Attitude


class StoodIn(Event, frozen=True, tag="stood-in"):
    """A bot plays for whoever is absent or takes too long."""

    seat: int
    level: str


class Returned(Event, frozen=True, tag="returned"):
    seat: int


class Locked(Event, frozen=True, tag="locked"):
    on: bool


class Muted(Event, frozen=True, tag="muted"):
    player: str
    on: bool


class Removed(Event, frozen=True, tag="removed"):
    player: str


class HostPassed(Event, frozen=True, tag="host-passed"):
    player: str


class Renewed(Event, frozen=True, tag="renewed"):
    """The same people, another game to come."""

    same_deal: bool = False
    """Of the deck that was just played, which everybody knows by now."""


class Closed(Event, frozen=True, tag="closed"):
    pass


AnyEvent = (
    Opened
    | Sat
    | BotSat
    | Rose
    | Dealt
    | Wished
    | Began
    | Moved
    | TookBack
    | Stated
    | StoodIn
    | Returned
    | Locked
    | Muted
    | Removed
    | HostPassed
    | Renewed
    | Closed
)

_ENCODER = msgspec.json.Encoder()
_DECODER = msgspec.json.Decoder(AnyEvent)


def pack(event: Event) -> bytes:
    """As it is stored."""
    return _ENCODER.encode(event)


def unpack(raw: bytes) -> AnyEvent:
    event: AnyEvent = _DECODER.decode(raw)
    return event
