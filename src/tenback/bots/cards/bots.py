"""The bots of the card games: each is called with what its seat sees and says what it does."""

from __future__ import annotations

from collections.abc import Callable
from random import Random as Chance
from threading import local
from typing import Any, TypeVar

from tenback.bots.cards.position import action_of, row_of
from tenback.bots.cards.talk import sayings
from tenback.kernel.cards import cheap, thinking
from tenback.kernel.cards.desk import Mind, new_desk, new_mind
from tenback.kernel.cards.layout import Row
from tenback.kernel.cards.planner import PATH
from tenback.rules.cards import Action, End, Say, Setup
from tenback.rules.cards_view import View

DEFAULT_SAMPLES = 16
_Known = tuple[Setup, int, int, tuple[int, ...], tuple[int, ...]]
"""The setup, the cards left, those placed in this turn, the hand, the tops."""
_RoomT = TypeVar("_RoomT")


class _Cheap:
    """A bot that decides card by card."""

    player: int

    def __call__(self, view: View, random: Chance) -> Action:
        desk, row = _room(new_desk, view.setup), _row_to_move(view)
        desk.stream[0] = random.getrandbits(64)
        return action_of(cheap.decide_once(desk, row, self.player))


class Random(_Cheap):
    """Any legal action."""

    player = cheap.RANDOM


class Greedy(_Cheap):
    """The smallest step that does not lose at once."""

    player = cheap.GREEDY


class Careful(_Cheap):
    """Counts the living cards that a play jumps over, and keeps ten-back pairs."""

    player = cheap.CAREFUL


class _Thinking:
    """A bot that plans whole turns, and keeps to its plan while the turn lasts."""

    def __init__(self) -> None:
        self._plan: dict[_Known, Action] = {}

    def __call__(self, view: View, random: Chance) -> Action:
        known = _known(view)
        if known not in self._plan:
            mind, row = _room(new_mind, view.setup), _row_to_move(view)
            mind.stream[0] = random.getrandbits(64)
            best = self._think(mind, row)
            self._plan = dict(_steps(view, mind, best))
        return self._plan[known]

    def signals(self, view: View) -> tuple[Say, ...]:
        """What it has to say of the piles while another seat is to move."""
        return sayings(view)

    def _think(self, mind: Mind, row: Row) -> int:
        """The number of the best turn in `mind.plans.found`."""
        return thinking.think(mind, row, 0)


class Planner(_Thinking):
    """The best whole turn that it finds, by its value network."""


class Expert(_Thinking):
    """Tries the planner's best turns out on sampled deals.

    With a number of samples it decides the same from the same view and chance; with seconds it
    tries as many deals as there is time for.
    """

    def __init__(self, samples: int | None = None, seconds: float | None = None) -> None:
        super().__init__()
        if samples is not None and seconds is not None:
            raise ValueError("either samples or seconds, not both")
        if samples is not None and samples < 1:
            raise ValueError(f"samples: {samples} is not at least 1")
        if seconds is not None and not seconds > 0:
            raise ValueError(f"seconds: {seconds} is not more than 0")
        self._samples, self._seconds = samples or DEFAULT_SAMPLES, seconds

    def _think(self, mind: Mind, row: Row) -> int:
        if self._seconds is None:
            return thinking.think(mind, row, self._samples)
        return thinking.think_within(mind, row, self._seconds)


def _row_to_move(view: View) -> Row:
    assert view.turn == view.seat, "only the seat to move has something to decide"
    return row_of(view)


def _known(view: View) -> _Known:
    """Where in a game and in its turn the seat is.

    With nothing left to draw, what was placed alone tells a lone player's next turn from this one.
    """
    tops = tuple(pile.top for pile in view.piles)
    return view.setup, view.left, view.placed, view.hand, tops


def _steps(view: View, mind: Mind, best: int) -> list[tuple[_Known, Action]]:
    """The actions of a turn, each with where in the turn it belongs."""
    setup, left, placed, hand, tops = _known(view)
    steps: list[tuple[_Known, Action]] = []
    for number in range(len(view.hand)):
        move = int(mind.plans.found.fields[best, PATH + number])
        if move < 0:
            break
        steps.append(((setup, left, placed, hand, tops), action_of(move)))
        card, pile = divmod(move, 4)
        hand = tuple(other for other in hand if other != card)
        tops = (*tops[:pile], card, *tops[pile + 1 :])
        left, placed = left - 1, placed + 1
    return [*steps, ((setup, left, placed, hand, tops), End())]


class _Rooms(local):
    """What one thread plays with: bots think side by side and must not share it."""

    def __init__(self) -> None:
        self.known: dict[tuple[object, Setup], Any] = {}


_rooms = _Rooms()
_MOST_ROOMS = 8


def _room(make: Callable[[Setup], _RoomT], setup: Setup) -> _RoomT:
    rooms = _rooms.known
    if (make, setup) not in rooms:
        while len(rooms) >= _MOST_ROOMS:
            rooms.pop(next(iter(rooms)))
        rooms[make, setup] = make(setup)
    room: _RoomT = rooms[make, setup]
    return room
