"""What every game offers, and the words that all games share.

A `Game` is plain functions over frozen values. A state goes in, a new state and the events that led
to it come out; nothing here draws a random number, reads a clock or changes what it was given.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from types import MappingProxyType
from typing import Any, Generic, NamedTuple, TypeVar

CHANCE = 0
"""The seat that chance acts from; players sit on the seats 1, 2, …"""

SetupT = TypeVar("SetupT")
StateT = TypeVar("StateT")
ActionT = TypeVar("ActionT")
EventT = TypeVar("EventT")
ViewT = TypeVar("ViewT")

Deck = tuple[int, ...]
Fact = int | str | tuple[int, ...] | tuple[str, ...]


class Code(StrEnum):
    """Why something is not accepted. Where several apply, the first in this order is told."""

    SYNTAX = "syntax"
    DECK = "deck"
    SEAT = "seat"
    OVER = "over"
    SILENCE = "silence"
    TURN = "turn"
    NOT_IN_HAND = "not-in-hand"
    TOO_MANY = "too-many"
    ONE_PILE = "one-pile"
    NO_BACK = "no-back"
    NOT_HIGHER = "not-higher"
    NOT_LOWER = "not-lower"
    MINIMUM = "minimum"
    DIE = "die"
    FIELD = "field"
    RESULT = "result"


@dataclass(frozen=True, slots=True)
class Refusal:
    """Why an action is not accepted: a stable code and the facts that a sentence about it needs.

    The rules' codes are those of `Code`; what is built around them has more.
    """

    code: StrEnum
    facts: Mapping[str, Fact] = field(default_factory=lambda: MappingProxyType({}), hash=False)


def refuse(code: StrEnum, **facts: Fact) -> Refusal:
    return Refusal(code, MappingProxyType(facts))


class Refused(ValueError):
    """An action was applied that `why_not` does not accept. The state is unharmed."""

    def __init__(self, refusal: Refusal) -> None:
        facts = ", ".join(f"{name} {value}" for name, value in refusal.facts.items())
        super().__init__(f"{refusal.code}: {facts}" if facts else str(refusal.code))
        self.refusal = refusal


class Status(StrEnum):
    OPEN = "open"
    WON = "won"
    LOST = "lost"
    OVER = "over"


class Duty(StrEnum):
    """What a turn of the card games owes, in the order in which a loss names its reason (X13)."""

    STUCK = "stuck"
    THREE = "three"
    SKULL = "skull"
    FIRE = "fire"


class Outcome(NamedTuple):
    """How a game stands: the cards not placed (R11), or Twenty One's scores (T11)."""

    status: Status
    reason: Duty | None = None
    left: int | None = None
    scores: tuple[int, ...] | None = None


class Step(NamedTuple, Generic[StateT, EventT]):
    """What an accepted action led to."""

    state: StateT
    events: tuple[EventT, ...]


@dataclass(frozen=True)
class Game(Generic[SetupT, StateT, ActionT, EventT, ViewT]):
    """One game, as the functions that every part of Tenback plays it by."""

    name: str
    seats: range
    deal: Callable[[int, int], tuple[SetupT, Deck]]
    """(seats, seed) → what is settled before the first move, by the documented generator."""
    start: Callable[[SetupT, Deck], StateT]
    acting: Callable[[StateT], tuple[int, ...]]
    """The seats that the game waits for; `CHANCE` where dice must fall; none when it is over."""
    chance: Callable[[StateT, int], ActionT]
    """(state, seed) → what falls where `CHANCE` is acting, by the documented generator."""
    legal: Callable[[StateT, int], tuple[ActionT, ...]]
    """Exactly the actions of that seat which `why_not` accepts."""
    why_not: Callable[[StateT, int, ActionT], Refusal | None]
    apply: Callable[[StateT, int, ActionT], Step[StateT, EventT]]
    """The new state and what happened; raises `Refused` where `why_not` has something to say."""
    fold: Callable[[StateT, EventT], StateT]
    """The state after an event that did happen, judged no more."""
    seen: Callable[[EventT, int | None], EventT]
    """An event as that seat, or a spectator (None), may see it."""
    view: Callable[[StateT, int | None], ViewT]
    """What that seat, or a spectator (None), may see: built for it, never scrubbed."""
    outcome: Callable[[StateT], Outcome]
    encodable: Callable[[StateT], Iterator[ActionT]]
    """Every action a player can write down, sensible or not."""


class Drawable:
    """A value that a notebook shows as a picture. The rules draw none: `painter` is handed in."""

    __slots__ = ()
    painter: Callable[[Any], str] | None = None

    def _repr_svg_(self) -> str | None:
        return Drawable.painter(self) if Drawable.painter else None
