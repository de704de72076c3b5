"""Twenty One: dice, sheets and sealed entries, behind the same functions as the card games.

The active player decides to throw, chance says what falls; so a throw is two actions, the player's
`Roll` and the `Dice` of the seat `CHANCE`.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from enum import Enum, StrEnum
from itertools import combinations, product
from typing import NamedTuple, assert_never

from tenback.rules import deals
from tenback.rules.game import (
    CHANCE,
    Code,
    Deck,
    Drawable,
    Outcome,
    Refusal,
    Refused,
    Status,
    Step,
    refuse,
)
from tenback.rules.sheets import (
    COLOURS,
    EMPTY_ROW,
    ROWS,
    SHEETS,
    STRUCK,
    Field,
    Row,
    current_row,
    is_full,
    row_score,
)

SEATS = range(1, 7)
Mark = tuple[str, int]
"""A colour and a number."""


class Phase(StrEnum):
    """What the game waits for."""

    THROW = "throw"
    FALL = "fall"
    AGAIN = "again"
    FALL_AGAIN = "fall-again"
    ENTER = "enter"
    OVER = "over"


@dataclass(frozen=True, slots=True)
class Setup:
    """What is agreed before a game."""

    seats: int
    first: int = 1
    sheets: str = ""
    """A letter for each seat; left out: A, B, C …"""

    def __post_init__(self) -> None:
        if self.seats not in SEATS:
            raise ValueError(f"seats: {self.seats} is not from 1 to {max(SEATS)}")
        if not 1 <= self.first <= self.seats:
            raise ValueError(f"first: there is no seat {self.first}")
        object.__setattr__(self, "sheets", self.sheets or "".join(SHEETS)[: self.seats])
        letters = set(self.sheets)
        if not letters <= set(SHEETS) or not len(letters) == len(self.sheets) == self.seats:
            raise ValueError("sheets: a different letter from A to F for each seat")


class Choice(Enum):
    """What a player may decide besides entering dice."""

    ROLL = "roll"
    """The active player's first throw (T4)."""
    REROLL = "reroll"
    """The second throw, of all dice that do not show 1 (T4)."""
    KEEP = "keep"
    """No second throw."""
    STRIKE = "strike"
    """Strike out the leftmost open field (T7)."""
    WITHDRAW = "withdraw"
    """Take one's own sealed entry back, to enter anew (T5). Records do not tell of it."""


def _in_colour_order(marks: tuple[Mark, ...]) -> tuple[Mark, ...]:
    return tuple(sorted(marks, key=lambda mark: COLOURS.find(mark[0])))


@dataclass(frozen=True, slots=True)
class Dice:
    """What fell: only `CHANCE` acts so."""

    shown: tuple[Mark, ...]

    def __post_init__(self) -> None:
        object.__setattr__(self, "shown", _in_colour_order(self.shown))


@dataclass(frozen=True, slots=True)
class Enter:
    """Enter dice into the fields of their colours (T5); sealed until everyone has entered."""

    marks: tuple[Mark, ...]

    def __post_init__(self) -> None:
        object.__setattr__(self, "marks", _in_colour_order(self.marks))


Action = Choice | Dice | Enter


@dataclass(frozen=True, slots=True)
class Chose:
    """A throw was called for, the dice were kept, or an entry was withdrawn."""

    seat: int
    choice: Choice


@dataclass(frozen=True, slots=True)
class Fell:
    """All six dice, as they lie now."""

    dice: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Entered:
    """`marks` is empty for a strike-out, and None for whoever may not see it yet."""

    seat: int
    marks: tuple[Mark, ...] | None


class RowScored(NamedTuple):
    seat: int
    row: int
    points: int


@dataclass(frozen=True, slots=True)
class Shown:
    """Everyone has entered: the entries of seat 1, 2, …, and the rows that this has filled."""

    entries: tuple[tuple[Mark, ...], ...]
    scored: tuple[RowScored, ...]


@dataclass(frozen=True, slots=True)
class RoundBegan:
    active: int


@dataclass(frozen=True, slots=True)
class Ended:
    scores: tuple[int, ...]


Event = Chose | Fell | Entered | Shown | RoundBegan | Ended


@dataclass(frozen=True, slots=True)
class State(Drawable):
    setup: Setup
    active: int
    sheets: tuple[tuple[Row, ...], ...]
    """What stands on each seat's sheet."""
    entries: tuple[tuple[Mark, ...] | None, ...]
    """The sealed entries of this round; no marks: a strike-out; None: not yet."""
    dice: tuple[int, ...] = ()
    """What white, yellow, … black show; nothing before the first throw."""
    round: int = 0
    phase: Phase = Phase.THROW


def deal(seats: int, seed: int) -> tuple[Setup, Deck]:
    """Nothing of Twenty One is settled by chance before the first throw."""
    del seed
    return Setup(seats), ()


def start(setup: Setup, deck: Deck = ()) -> State:
    if deck:
        raise ValueError("Twenty One has no deck")
    return State(
        setup=setup,
        active=setup.first,
        sheets=((EMPTY_ROW,) * ROWS,) * setup.seats,
        entries=(None,) * setup.seats,
    )


def acting(state: State) -> tuple[int, ...]:
    match state.phase:
        case Phase.THROW | Phase.AGAIN:
            return (state.active,)
        case Phase.FALL | Phase.FALL_AGAIN:
            return (CHANCE,)
        case Phase.ENTER:
            return tuple(seat for seat in _seats(state) if state.entries[seat - 1] is None)
        case Phase.OVER:
            return ()
        case _:
            assert_never(state.phase)


def falling(state: State) -> str:
    """The colours of the dice that are in the air."""
    if state.phase is Phase.FALL:
        return COLOURS
    if state.phase is Phase.FALL_AGAIN:
        return _not_showing_one(state)
    return ""


def chance(state: State, seed: int) -> Dice:
    """What falls now in the game of that seed."""
    numbers = deals.throw(seed, state.round, 1 if state.phase is Phase.FALL else 2)
    return Dice(tuple((c, numbers[COLOURS.index(c)]) for c in falling(state)))


def legal(state: State, seat: int) -> tuple[Action, ...]:
    if seat == CHANCE:
        return _possible_falls(state)
    return tuple(
        action for action in _candidates(state, seat) if why_not(state, seat, action) is None
    )


def _possible_falls(state: State) -> tuple[Action, ...]:
    colours = falling(state)
    if not colours:
        return ()
    numbers = product(range(1, 7), repeat=len(colours))
    return tuple(Dice(tuple(zip(colours, fallen, strict=True))) for fallen in numbers)


def _candidates(state: State, seat: int) -> Iterator[Action]:
    """The actions worth asking about: entries of what does not fit are left out beforehand."""
    yield from Choice
    if 1 <= seat <= state.setup.seats:
        fitting = enterable(state, seat)
        for count in range(1, len(fitting) + 1):
            yield from (Enter(marks) for marks in combinations(fitting, count))


def enterable(state: State, seat: int) -> tuple[Mark, ...]:
    """The dice that the seat could enter in its row, each for itself (T5)."""
    if state.phase is not Phase.ENTER:
        return ()
    return tuple(mark for mark in showing(state) if _fits(state, seat, mark))


def why_not(state: State, seat: int, action: Action) -> Refusal | None:
    """Why this seat may not do that now, the first reason in the order of `Code`; None: it may."""
    if isinstance(action, Enter) and not _well_formed(action):
        return refuse(Code.SYNTAX, what="action")
    may_be_chance = seat == CHANCE and isinstance(action, Dice)
    if not (seat in _seats(state) or may_be_chance):
        return refuse(Code.SEAT, seat=seat, seats=state.setup.seats)
    if state.phase is Phase.OVER:
        return refuse(Code.OVER)
    if not _is_time_for(state, seat, action):
        return refuse(Code.TURN, seat=seat, turn=state.active, phase=state.phase)
    if action is Choice.REROLL and not _not_showing_one(state):
        return refuse(Code.DIE, what="reroll")
    if isinstance(action, Dice) and not _may_fall(state, action):
        return refuse(Code.DIE, what="fall", dice=tuple(falling(state)))
    return _why_not_enter(state, seat, action) if isinstance(action, Enter) else None


def _well_formed(action: Enter) -> bool:
    return bool(action.marks) and all(c in COLOURS and len(c) == 1 for c, _ in action.marks)


def _is_time_for(state: State, seat: int, action: Action) -> bool:
    if isinstance(action, Dice):
        return seat == CHANCE and state.phase in (Phase.FALL, Phase.FALL_AGAIN)
    if action is Choice.ROLL:
        return state.phase is Phase.THROW and seat == state.active
    if action is Choice.REROLL or action is Choice.KEEP:
        return state.phase is Phase.AGAIN and seat == state.active
    has_entered = state.entries[seat - 1] is not None
    return state.phase is Phase.ENTER and has_entered == (action is Choice.WITHDRAW)


def _may_fall(state: State, action: Dice) -> bool:
    colours = "".join(colour for colour, _ in action.shown)
    return colours == falling(state) and all(1 <= number <= 6 for _, number in action.shown)


def _why_not_enter(state: State, seat: int, action: Enter) -> Refusal | None:
    dice = showing(state)
    for colour, number in action.marks:
        if (colour, number) not in dice:
            return refuse(Code.DIE, what="entry", colour=colour, number=number)
    seen: set[str] = set()
    for colour, number in action.marks:
        if colour in seen or not _fits(state, seat, (colour, number)):
            field, standing = _field(state, seat, colour)
            taken = colour in seen or standing is not None
            return refuse(
                Code.FIELD, colour=colour, number=number, value=field.value, taken=int(taken)
            )
        seen.add(colour)
    return None


def apply(state: State, seat: int, action: Action) -> Step[State, Event]:
    refusal = why_not(state, seat, action)
    if refusal is not None:
        raise Refused(refusal)
    event = _event(state, seat, action)
    return _finish_round(Step(fold(state, event), (event,)))


def _event(state: State, seat: int, action: Action) -> Event:
    if isinstance(action, Dice):
        return Fell(_dice_after(state, action))
    if isinstance(action, Enter):
        return Entered(seat, action.marks)
    if action is Choice.STRIKE:
        return Entered(seat, ())
    return Chose(seat, action)


def fold(state: State, event: Event) -> State:
    match event:
        case Chose():
            return _fold_choice(state, event)
        case Fell():
            phase = Phase.ENTER if state.phase is Phase.FALL_AGAIN else Phase.AGAIN
            return replace(state, dice=event.dice, phase=phase)
        case Entered():
            return replace(state, entries=_with_entry(state, event.seat, event.marks))
        case Shown():
            return _fold_shown(state, event)
        case RoundBegan():
            return replace(
                state, active=event.active, round=state.round + 1, phase=Phase.THROW, dice=()
            )
        case Ended():
            return replace(state, phase=Phase.OVER)
        case _:
            assert_never(event)


def _fold_choice(state: State, event: Chose) -> State:
    if event.choice is Choice.WITHDRAW:
        return replace(state, entries=_with_entry(state, event.seat, None))
    phases = {
        Choice.ROLL: Phase.FALL,
        Choice.REROLL: Phase.FALL_AGAIN,
        Choice.KEEP: Phase.ENTER,
    }
    return replace(state, phase=phases[event.choice])


def seen(event: Event, seat: int | None) -> Event:
    """Entries are sealed: the others learn only that there is one (T5)."""
    if isinstance(event, Entered) and event.seat != seat:
        return Entered(event.seat, None)
    return event


def outcome(state: State) -> Outcome:
    over = state.phase is Phase.OVER
    return Outcome(status=Status.OVER if over else Status.OPEN, scores=scores(state))


def unsealed(state: State) -> State:
    """The sheets with the sealed entries on them, for whoever may see them all."""
    sheets = tuple(
        sheet if marks is None else _sheet_after(letter, sheet, marks)
        for letter, sheet, marks in zip(
            state.setup.sheets, state.sheets, state.entries, strict=True
        )
    )
    return replace(state, sheets=sheets)


def scores(state: State) -> tuple[int, ...]:
    """The full rows of each seat; at the end also the row it is in, as it stands (T11)."""
    over = state.phase is Phase.OVER
    return tuple(
        sum(
            row_score(fields, row)
            for fields, row in zip(SHEETS[letter], sheet, strict=True)
            if over or is_full(row)
        )
        for letter, sheet in zip(state.setup.sheets, state.sheets, strict=True)
    )


def encodable(state: State) -> Iterator[Action]:
    """Every action a player can write down; of the wrong entries, those with one wrong die."""
    yield from (*Choice, Enter(()))
    dice = showing(state)
    for count in range(1, len(dice) + 1):
        for marks in combinations(dice, count):
            yield Enter(marks)
            yield Enter((*marks, marks[0]))
    for colour in COLOURS:
        for number in range(1, 7):
            if (colour, number) not in dice:
                yield Enter(((colour, number),))


def _seats(state: State) -> range:
    return range(1, state.setup.seats + 1)


def showing(state: State) -> tuple[Mark, ...]:
    """The dice on the table with their colours; nothing before the first throw."""
    return tuple(zip(COLOURS, state.dice, strict=True)) if state.dice else ()


def _not_showing_one(state: State) -> str:
    return "".join(colour for colour, number in showing(state) if number != 1)


def _field(state: State, seat: int, colour: str) -> tuple[Field, int | None]:
    """The field of that colour in the seat's current row, and what stands in it."""
    sheet = state.sheets[seat - 1]
    row = _row_in_play(sheet)
    fields = SHEETS[state.setup.sheets[seat - 1]][row]
    place = next(i for i, field in enumerate(fields) if field.colour == colour)
    return fields[place], sheet[row][place]


def _fits(state: State, seat: int, mark: Mark) -> bool:
    colour, number = mark
    field, standing = _field(state, seat, colour)
    return standing is None and number <= field.value


def _dice_after(state: State, fallen: Dice) -> tuple[int, ...]:
    shown = dict(showing(state)) | dict(fallen.shown)
    return tuple(shown[colour] for colour in COLOURS)


def _with_entry(
    state: State, seat: int, marks: tuple[Mark, ...] | None
) -> tuple[tuple[Mark, ...] | None, ...]:
    return (*state.entries[: seat - 1], marks, *state.entries[seat:])


def _finish_round(step: Step[State, Event]) -> Step[State, Event]:
    """Show the entries once everyone has entered, score full rows, and go on or end (T10, T11)."""
    before = step.state
    entries = tuple(entry for entry in before.entries if entry is not None)
    if len(entries) < before.setup.seats:
        return step
    sheets = tuple(map(_sheet_after, before.setup.sheets, before.sheets, entries))
    shown = Shown(entries, tuple(_rows_filled(before, sheets)))
    state = fold(before, shown)
    if any(current_row(sheet) is None for sheet in sheets):
        last: Event = Ended(scores(replace(state, phase=Phase.OVER)))
    else:
        last = RoundBegan(state.active % state.setup.seats + 1)
    return Step(fold(state, last), (*step.events, shown, last))


def _rows_filled(before: State, sheets: tuple[tuple[Row, ...], ...]) -> Iterator[RowScored]:
    for seat, (letter, old, new) in enumerate(
        zip(before.setup.sheets, before.sheets, sheets, strict=True), 1
    ):
        row = _row_in_play(old)
        if is_full(new[row]):
            yield RowScored(seat, row, row_score(SHEETS[letter][row], new[row]))


def _row_in_play(sheet: tuple[Row, ...]) -> int:
    row = current_row(sheet)
    assert row is not None, "a game in which a sheet is full is over"
    return row


def _fold_shown(state: State, event: Shown) -> State:
    sheets = tuple(map(_sheet_after, state.setup.sheets, state.sheets, event.entries))
    return replace(state, sheets=sheets, entries=(None,) * state.setup.seats)


def _sheet_after(letter: str, sheet: tuple[Row, ...], marks: tuple[Mark, ...]) -> tuple[Row, ...]:
    """T5, T7, T8: the marks go into the current row; without any, the leftmost open field falls."""
    at, numbers = _row_in_play(sheet), dict(marks)
    row = list(sheet[at])
    if marks:
        fields = SHEETS[letter][at]
        row = [numbers.get(f.colour, n) for f, n in zip(fields, row, strict=True)]
    else:
        row[row.index(None)] = STRUCK
    return (*sheet[:at], tuple(row), *sheet[at + 1 :])
