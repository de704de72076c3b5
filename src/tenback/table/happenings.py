"""What happened in a game, as it is stored and sent: the rules' events with their kind's name.

The message types are made of the events themselves, field by field, so that they cannot differ.
"""

from __future__ import annotations

import re
from dataclasses import fields
from typing import Any, TypeAlias, Union, cast, get_type_hints

import msgspec
from msgspec import Struct

from tenback.rules import cards, dice

_EVENTS: tuple[type[Any], ...] = (
    cards.Placed,
    cards.TurnEnded,
    cards.TurnBegan,
    cards.Said,
    cards.Finished,
    dice.Chose,
    dice.Fell,
    dice.Entered,
    dice.Shown,
    dice.RoundBegan,
    dice.Ended,
)


class Happening(Struct, frozen=True, tag_field="kind"):
    """An event of a game; each kind is a subclass."""


def _kind(event: type[Any]) -> str:
    return re.sub("(?<!^)(?=[A-Z])", "-", event.__name__).lower()


def _message(event: type[Any]) -> type[Happening]:
    hints = get_type_hints(event)
    made = msgspec.defstruct(
        event.__name__,
        [(field.name, hints[field.name]) for field in fields(event)],
        bases=(Happening,),
        frozen=True,
        tag=_kind(event),
        module=__name__,
    )
    return cast("type[Happening]", made)


_MESSAGES = {event: _message(event) for event in _EVENTS}
_BY_MESSAGE = {message: event for event, message in _MESSAGES.items()}
AnyHappening: TypeAlias = Union[tuple(_MESSAGES.values())]  # type: ignore[valid-type]  # noqa: UP007


def told(event: Any) -> Happening:
    """An event as a message."""
    message = _MESSAGES[type(event)]
    return message(*(getattr(event, name) for name in message.__struct_fields__))


def happened(message: Happening) -> Any:
    """The event that a message tells of."""
    values = (getattr(message, name) for name in message.__struct_fields__)
    return _BY_MESSAGE[type(message)](*values)
