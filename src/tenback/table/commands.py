"""What people, and the clock, ask of a table. Every field is bounded before anything reads it."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from tenback.table.events import Attitude, Wish
from tenback.table.options import MOST_SEATS

SeatNumber = Annotated[int, Meta(ge=1, le=MOST_SEATS)]
PlayerId = Annotated[str, Meta(min_length=1, max_length=32)]
Level = Annotated[str, Meta(min_length=1, max_length=20)]
ActionText = Annotated[str, Meta(min_length=1, max_length=32)]
TEXT_LENGTH = 300


class Command(Struct, frozen=True, tag_field="do", forbid_unknown_fields=True):
    """Each kind is a subclass."""


class Sit(Command, frozen=True, tag="sit"):
    """Take a free seat; several, to play together on one screen."""

    seat: SeatNumber


class Rise(Command, frozen=True, tag="rise"):
    """Give a seat up; in a game a bot takes it over."""

    seat: SeatNumber


class SeatBot(Command, frozen=True, tag="seat-bot"):
    seat: SeatNumber
    level: Level


class Unseat(Command, frozen=True, tag="unseat"):
    """The host sends a bot away, before a game."""

    seat: SeatNumber


class Deal(Command, frozen=True, tag="deal"):
    """The host begins, or begins anew with the same people."""


class WishTo(Command, frozen=True, tag="wish"):
    seat: SeatNumber
    wish: Wish


class Move(Command, frozen=True, tag="move"):
    """An action as records have it, or `withdraw`."""

    seat: SeatNumber
    action: ActionText


class TakeBack(Command, frozen=True, tag="take-back"):
    seat: SeatNumber


class State(Command, frozen=True, tag="state"):
    """X12: `hold` or `rather-not` a command, or take that back."""

    seat: SeatNumber
    command: Annotated[str, Meta(max_length=12)]
    attitude: Attitude


class Return(Command, frozen=True, tag="return"):
    """Whoever a bot has stood in for plays again."""


class Lock(Command, frozen=True, tag="lock"):
    """The host lets nobody else sit down."""

    on: bool


class Mute(Command, frozen=True, tag="mute"):
    player: PlayerId
    on: bool


class Remove(Command, frozen=True, tag="remove"):
    player: PlayerId


class PassHost(Command, frozen=True, tag="pass-host"):
    player: PlayerId


class Rematch(Command, frozen=True, tag="rematch"):
    """Back to gathering, with everybody in their seats."""

    same_deal: bool = False
    """The cards lie as in the game that is over; it does not count among results."""


class Close(Command, frozen=True, tag="close"):
    pass


AnyCommand = (
    Sit
    | Rise
    | SeatBot
    | Unseat
    | Deal
    | WishTo
    | Move
    | TakeBack
    | State
    | Return
    | Lock
    | Mute
    | Remove
    | PassHost
    | Rematch
    | Close
)
"""What a player can send."""


class Absent(Struct, frozen=True):
    """The clock: this player has been away for as long as the table allows."""

    player: str


class TimeUp(Struct, frozen=True):
    """The clock: the turn that began with this event has taken as long as it may."""

    turn_began: int


class BotMoves(Struct, frozen=True):
    """What a bot has decided for its seat."""

    seat: int
    action: str


SystemCommand = Absent | TimeUp | BotMoves
"""What the server asks for by itself; nobody can send it."""
