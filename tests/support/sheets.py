"""Rounds of Twenty One, told in a line or two."""

from __future__ import annotations

from dataclasses import replace

from tenback.rules import dice, notation
from tenback.rules.dice import Choice, Dice, Setup, State
from tenback.rules.game import CHANCE
from tenback.rules.sheets import STRUCK


def game(seats: int = 2, sheets: str = "", first: int = 1) -> State:
    return dice.start(Setup(seats, first, sheets))


def act(state: State, seat: int, action: dice.Action) -> State:
    return dice.apply(state, seat, action).state


def thrown(state: State, marks: str) -> State:
    """The active player throws this and keeps it."""
    state = act(state, state.active, Choice.ROLL)
    shown = notation.read_marks(marks.split())
    assert shown is not None
    return act(act(state, CHANCE, Dice(shown)), state.active, Choice.KEEP)


def entered(state: State, seat: int, entry: str) -> State:
    action = notation.read_entry(entry.split())
    assert action is not None
    return act(state, seat, action)


def refused(state: State, seat: int, entry: str) -> str | None:
    action = notation.read_entry(entry.split())
    assert action is not None
    refusal = dice.why_not(state, seat, action)
    return None if refusal is None else str(refusal.code)


def filled(*rows: str, sheet: str = "A", seats: int = 1) -> State:
    """A game whose first sheet has these rows, written like `6x 4 1 3x 1 /`, `.` being open."""
    state = game(seats, sheet if seats == 1 else "")
    numbers = {".": None, "/": STRUCK}
    done = tuple(
        tuple(numbers[word] if word in numbers else int(word.rstrip("x")) for word in row.split())
        for row in rows
    )
    empty = state.sheets[0][len(done) :]
    return replace(state, sheets=((*done, *empty), *state.sheets[1:]))
