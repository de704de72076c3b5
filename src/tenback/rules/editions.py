"""The card games as values: which cards burn, which carry a command, how many cards a hand holds.

All that tells one edition from another is in these values; the engine asks them and never a name.
"""

from __future__ import annotations

import pkgutil
import tomllib
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from enum import StrEnum
from typing import Any, NamedTuple

CARDS = range(2, 100)
EXPERT_MINIMUM = 3


class Command(StrEnum):
    """The commands of EXTREME: three bind the turn they are laid in, four last while visible."""

    STOP = "stop"
    SKULL = "skull"
    THREE = "three"
    SILENCE = "silence"
    NO_BACK = "no-back"
    ONE_PILE = "one-pile"
    DRAW_ONE = "draw-one"


LASTING = (Command.SILENCE, Command.NO_BACK, Command.ONE_PILE, Command.DRAW_ONE)
FIRE = "fire"


def bits(cards: Iterable[int]) -> int:
    """A set of cards as the bits of a number: cheap to test, to join and to remember."""
    total = 0
    for card in cards:
        total |= 1 << card
    return total


class Marks(NamedTuple):
    """Which cards carry what, as bit sets: the commands in their order, then fire."""

    stop: int
    skull: int
    three: int
    silence: int
    no_back: int
    one_pile: int
    draw_one: int
    fire: int


CommandTable = tuple[tuple[Command, frozenset[int]], ...]


@dataclass(frozen=True, slots=True)
class Edition:
    name: str
    minimum: int
    hands: tuple[int, ...]
    fire: frozenset[int] = frozenset()
    commands: CommandTable = ()
    marks: Marks = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        by_command = {command: bits(cards) for command, cards in self.commands}
        carried = (by_command.get(command, 0) for command in Command)
        object.__setattr__(self, "marks", Marks._make((*carried, bits(self.fire))))

    @property
    def seats(self) -> range:
        return range(1, len(self.hands) + 1)

    @property
    def minimums(self) -> tuple[int, int]:
        """R4, R12: the ordinary minimum and the experts'."""
        return (self.minimum, EXPERT_MINIMUM)

    def hand_sizes(self, seats: int) -> tuple[int, int]:
        """R2, R12: the ordinary hand and the experts' smaller one."""
        full = self.hands[seats - 1]
        return (full, full - 1)

    def mark(self, card: int) -> str | None:
        """What a card carries: a command, a fire, or nothing."""
        if card in self.fire:
            return FIRE
        return next((command for command, cards in self.commands if card in cards), None)

    def with_commands(self, table: Mapping[str, Iterable[int]]) -> Edition:
        """The same edition with other cards carrying the commands (X2)."""
        return replace(self, commands=command_table(table))


def command_table(table: Mapping[str, Iterable[int]]) -> CommandTable:
    """All seven kinds with four cards each, no card twice; anything else is a ValueError."""
    chosen = {kind: tuple(cards) for kind, cards in table.items()}
    if set(chosen) != set(Command):
        raise ValueError("the commands are " + ", ".join(Command))
    cards = [card for four in chosen.values() for card in four]
    if any(len(four) != 4 for four in chosen.values()):
        raise ValueError("every command has four cards")
    if len(set(cards)) != len(cards) or not set(cards) <= set(CARDS):
        raise ValueError("a command stands on cards from 2 to 99, and no card carries two")
    return tuple((command, frozenset(chosen[command])) for command in Command)


def data(name: str) -> dict[str, Any]:
    """One of the tables that lie beside this module."""
    raw = pkgutil.get_data(__package__ or "", f"data/{name}.toml")
    assert raw is not None, f"the package lacks its table {name}"
    return tomllib.loads(raw.decode())


def _edition(name: str) -> Edition:
    table = data(name)
    commands = table.get("commands")
    return Edition(
        name=table["name"],
        minimum=table["minimum"],
        hands=tuple(table["hands"]),
        fire=frozenset(table.get("fire", ())),
        commands=command_table(commands) if commands else (),
    )


CLASSIC, ON_FIRE, EXTREME = (_edition(name) for name in ("classic", "fire", "extreme"))
EDITIONS = {edition.name: edition for edition in (CLASSIC, ON_FIRE, EXTREME)}
