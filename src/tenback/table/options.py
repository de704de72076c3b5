"""What is agreed when a table is opened; it holds for all games played there."""

from __future__ import annotations

from enum import StrEnum
from typing import Annotated

from msgspec import Meta, Struct

from tenback.rules import cards, dice
from tenback.rules.editions import EDITIONS
from tenback.rules.game import Game, Refusal, refuse
from tenback.rules.games import GAMES
from tenback.table.faults import Fault

MOST_SEATS = 6
SHORTEST_TURN, LONGEST_TURN = 10, 14 * 24 * 3600
"""Seconds that a deadline may leave for a turn."""
SHORTEST_ABSENCE, LONGEST_ABSENCE = 10, 7 * 24 * 3600
SLOWEST_BOT = 30_000
TITLE_LENGTH = 40


class Talk(StrEnum):
    """What people may say at a table (R13)."""

    SIGNALS = "signals"
    GUARDED = "guarded"
    OPEN = "open"
    NOTHING = "nothing"


class Options(Struct, frozen=True, omit_defaults=True):
    """Left out, an option has its usual value."""

    game: Annotated[str, Meta(max_length=20)]
    seats: Annotated[int, Meta(ge=1, le=MOST_SEATS)]
    minimum: Annotated[int, Meta(ge=0, le=9)] = 0
    """R12; 0 is the edition's own."""
    smaller_hand: bool = False
    """R12."""
    shuffled_commands: bool = False
    """X2: for every game the commands lie on other cards."""
    sheets: Annotated[str, Meta(max_length=MOST_SEATS)] = ""
    """Twenty One: a letter a seat; left out: A, B, C …"""
    talk: Talk = Talk.GUARDED
    take_backs: bool = False
    """S2: also where several people play."""
    absence: Annotated[int, Meta(ge=0, le=LONGEST_ABSENCE)] = 60
    """Seconds after which a bot plays for whoever has gone, while others wait; 0: nobody does."""
    deadline: Annotated[int, Meta(ge=0, le=LONGEST_TURN)] = 0
    """Seconds a turn may take before a bot goes on; 0: any time."""
    bot_pace: Annotated[int, Meta(ge=0, le=SLOWEST_BOT)] = 1200
    """Milliseconds a bot takes for a move, so that people can follow."""
    public: bool = False
    """Whether it stands in the list of open tables while it gathers."""
    title: Annotated[str, Meta(max_length=TITLE_LENGTH)] = ""

    @property
    def rules(self) -> Game:  # type: ignore[type-arg]  # games of any kind of state
        return GAMES[self.game]

    @property
    def has_cards(self) -> bool:
        return self.game in EDITIONS

    @property
    def has_commands(self) -> bool:
        return self.has_cards and bool(EDITIONS[self.game].commands)


def why_not(options: Options) -> Refusal | None:
    """What is wrong with these options together; None: a table can be opened with them."""
    if options.game not in GAMES:
        return refuse(Fault.OPTION, option="game", allowed=tuple(GAMES))
    if options.seats not in options.rules.seats:
        return refuse(Fault.OPTION, option="seats", allowed=tuple(options.rules.seats))
    if 0 < options.deadline < SHORTEST_TURN:
        return refuse(Fault.OPTION, option="deadline", allowed=(0, SHORTEST_TURN, LONGEST_TURN))
    if 0 < options.absence < SHORTEST_ABSENCE:
        return refuse(Fault.OPTION, option="absence", allowed=(0, SHORTEST_ABSENCE))
    return _why_not_cards(options) if options.has_cards else _why_not_dice(options)


def _why_not_cards(options: Options) -> Refusal | None:
    minimums = EDITIONS[options.game].minimums
    if options.minimum not in (0, *minimums):
        return refuse(Fault.OPTION, option="minimum", allowed=minimums)
    if options.sheets:
        return refuse(Fault.OPTION, option="sheets", allowed=())
    if options.shuffled_commands and not options.has_commands:
        return refuse(Fault.OPTION, option="shuffled_commands", allowed=())
    return None


def _why_not_dice(options: Options) -> Refusal | None:
    given = {
        "minimum": options.minimum,
        "smaller_hand": options.smaller_hand,
        "shuffled_commands": options.shuffled_commands,
    }
    for option, value in given.items():
        if value:
            return refuse(Fault.OPTION, option=option, allowed=())
    try:
        dice.Setup(options.seats, 1, options.sheets)
    except ValueError:
        return refuse(Fault.OPTION, option="sheets", allowed=("A", "B", "C", "D", "E", "F"))
    return None


def setup_for(
    options: Options, first: int, commands: dict[str, tuple[int, ...]] | None
) -> cards.Setup | dice.Setup:
    """The setup of a game at this table, which starts with that seat."""
    if not options.has_cards:
        return dice.Setup(options.seats, first, options.sheets)
    edition = EDITIONS[options.game]
    if commands:
        edition = edition.with_commands(commands)
    hand = edition.hand_sizes(options.seats)[int(options.smaller_hand)]
    return cards.Setup(edition, options.seats, first, options.minimum, hand)
