"""The first games that the page guides through: played here by the rules, kept for the page.

Each moment has what a table would send to seat 1, the number of the text that goes with it, and the
one action that leads on; where nothing is expected, somebody else moves, or the lesson is over.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from random import Random
from typing import Any, NamedTuple

import msgspec

from support.table_play import Luck, Room
from tenback.table import commands, views
from tenback.table.options import Options

YOU = "you"


class Turn(NamedTuple):
    """The text shown before it, who acts, and what they do."""

    text: int
    seat: int
    action: str


@dataclass
class Prepared(Luck):
    """The deck and the dice of a lesson."""

    falls: tuple[str, ...] = ()

    def lot(self, among: tuple[int, ...]) -> int:
        return among[0]

    def fall(self, colours: str) -> tuple[tuple[str, int], ...]:
        fallen, *later = self.falls
        self.falls = tuple(later)
        dice = tuple((die[0], int(die[1])) for die in fallen.split())
        assert {colour for colour, _ in dice} == set(colours), colours
        return dice


class Lesson(NamedTuple):
    options: Options
    luck: Prepared
    turns: tuple[Turn, ...]
    last: int
    """The text in the end."""


def _deck(*first: int) -> tuple[int, ...]:
    return (*first, *(card for card in range(2, 100) if card not in first))


def lessons() -> dict[str, Lesson]:
    """By the name of their game."""
    yours, partners = (3, 14, 24, 48, 86, 92, 97), (12, 13, 45, 60, 83, 84, 90)
    drawn = (4, 50, 33, 66, 27, 71, 53)
    return {
        "classic": Lesson(
            Options("classic", 2),
            Prepared(Random(0), _deck(*yours, *partners, *drawn)),
            (
                Turn(1, 1, "3a"),
                Turn(2, 1, "97c"),
                Turn(3, 1, "end"),
                Turn(4, 2, "12a"),
                Turn(4, 2, "90d"),
                Turn(4, 2, "say:d-avoid"),
                Turn(4, 2, "end"),
                Turn(5, 1, "14a"),
                Turn(6, 1, "4a"),
                Turn(7, 1, "say:c-avoid"),
                Turn(8, 1, "end"),
                Turn(9, 2, "13a"),
                Turn(9, 2, "84d"),
                Turn(9, 2, "end"),
            ),
            10,
        ),
        "twenty-one": Lesson(
            Options("twenty-one", 1),
            Prepared(
                Random(0),
                falls=(
                    "w3 y2 r4 g1 b6 k5",
                    "w6 y6 r5 b2 k3",
                    "w5 y1 r3 g4 b3 k6",
                    "w6 y4 r2 g5 b1 k4",
                ),
            ),
            (
                Turn(1, 1, "roll"),
                Turn(2, 1, "reroll"),
                Turn(3, 1, "y6 r5"),
                Turn(4, 1, "roll"),
                Turn(5, 1, "keep"),
                Turn(6, 1, "g4 b3"),
                Turn(7, 1, "roll"),
                Turn(8, 1, "keep"),
                Turn(9, 1, "x"),
            ),
            10,
        ),
    }


def written(name: str) -> str:
    """One moment a line."""
    lesson = lessons()[name]
    room = Room(lesson.options, lesson.luck, host=YOU)
    room.gather([YOU], ["careful"] * (lesson.options.seats - 1)).begin()
    told = len(room.log)
    moments = []
    for turn in lesson.turns:
        expected = turn.action if turn.seat == 1 else None
        moments.append(_moment(room, told, turn.text, expected))
        told = len(room.log)
        _play(room, turn)
    moments.append(_moment(room, told, lesson.last, None))
    return "[\n" + ",\n".join(moments) + "\n]\n"


def _play(room: Room, turn: Turn) -> None:
    if turn.seat == 1:
        room.must(YOU, commands.Move(1, turn.action))
    else:
        decision = room.tick(commands.BotMoves(turn.seat, turn.action))
        assert isinstance(decision, tuple), decision


def _moment(room: Room, told: int, text: int, expected: str | None) -> str:
    moment: dict[str, Any] = {
        "text": text,
        "expected": expected,
        "happened": [views.news(room.table, event, 1) for event in room.log[told:]],
        "view": room.view(YOU, 1),
    }
    return json.dumps(msgspec.to_builtins(moment), separators=(",", ":"))
