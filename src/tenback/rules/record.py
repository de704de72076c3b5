"""One game as one text: what a record holds, how it is written, what its end position is.

The format is described in `docs/record.md`; `record_reader` reads it.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Any

from tenback.rules import cards, dice, notation
from tenback.rules.cards import End, Play, Say
from tenback.rules.dice import Choice, Dice, Enter
from tenback.rules.editions import EDITIONS
from tenback.rules.game import CHANCE, Deck, Game, Status
from tenback.rules.games import GAMES
from tenback.rules.sheets import NAME as TWENTY_ONE

Setup = cards.Setup | dice.Setup
Action = cards.Action | dice.Action
State = cards.State | dice.State
Tag = tuple[str, str]
FORMAT = "1"


@dataclass(frozen=True, slots=True)
class Record:
    setup: Setup
    deck: Deck = ()
    moves: tuple[tuple[int, Action], ...] = ()
    result: str | None = None
    """What the record claims of the game's end."""
    tags: tuple[Tag, ...] = ()
    """Tags that Tenback does not know, kept as they were."""

    @property
    def game(self) -> Game[Any, Any, Any, Any, Any]:
        if isinstance(self.setup, cards.Setup):
            return GAMES[self.setup.edition.name]
        return GAMES[TWENTY_ONE]

    def start(self) -> Any:
        """The state before the first move."""
        return self.game.start(self.setup, self.deck)

    def states(self) -> Iterator[Any]:
        """The state before the first move and after each."""
        state = self.start()
        yield state
        for seat, action in self.moves:
            state = self.game.apply(state, seat, action).state
            yield state

    def with_move(self, seat: int, action: Action) -> Record:
        """The record with one more move; an entry that is withdrawn was never made."""
        if action is not Choice.WITHDRAW:
            return replace(self, moves=(*self.moves, (seat, action)))
        last = max(i for i, (sender, _) in enumerate(self.moves) if sender == seat)
        return replace(self, moves=self.moves[:last] + self.moves[last + 1 :])


def counted_moves(record: Record) -> int:
    """Plays and ends; throws, keeps and entries. What fell belongs to its throw."""
    return sum(not isinstance(action, Say | Dice) for _, action in record.moves)


def result_of(state: State) -> str:
    """The claim that is true of a state."""
    if isinstance(state, dice.State):
        over = state.phase is dice.Phase.OVER
        return " ".join(map(str, dice.scores(state))) if over else str(Status.OPEN)
    return f"lost {state.left}" if state.status is Status.LOST else str(state.status)


def summary(record: Record, state: State) -> dict[str, Any]:
    """The end position as `tenback replay --json` tells it."""
    outcome = record.game.outcome(state)
    told = {
        "game": record.game.name,
        "status": outcome.status,
        "reason": outcome.reason,
        "turn": None,
        "moves": counted_moves(record),
    }
    if isinstance(state, dice.State):  # who reads a record may know the sealed entries, too
        waiting = state.phase in (dice.Phase.THROW, dice.Phase.AGAIN)
        return told | {
            "turn": state.active if waiting else None,
            "scores": list(dice.scores(dice.unsealed(state))),
        }
    return told | {
        "turn": state.turn.seat if state.status is Status.OPEN else None,
        "left": state.left,
        "draw": len(state.deck) - state.drawn,
        "piles": list(state.tops),
        "hands": [list(hand) for hand in state.hands],
    }


def write(record: Record) -> str:
    """The record as text; reading it gives the same record, and writing that the same text."""
    tags = [*_setup_tags(record), *record.tags]
    lines = [f'[{name} "{value}"]' for name, value in tags]
    if record.moves:
        lines += ["", *_move_lines(record)]
    return "\n".join(lines) + "\n"


def _setup_tags(record: Record) -> Iterator[Tag]:
    setup = record.setup
    yield "Format", FORMAT
    yield "Game", record.game.name
    yield "Seats", str(setup.seats)
    yield "First", str(setup.first)
    if isinstance(setup, dice.Setup):
        yield "Sheets", " ".join(setup.sheets)
    else:
        yield "Min", str(setup.minimum)
        yield "Hand", str(setup.hand_size)
        if setup.edition.commands != EDITIONS[setup.edition.name].commands:
            yield "Commands", _commands(setup)
        yield "Deck", " ".join(map(str, record.deck))
    if record.result is not None:
        yield "Result", record.result


def _commands(setup: cards.Setup) -> str:
    return " ".join(
        f"{command}={','.join(map(str, sorted(four)))}" for command, four in setup.edition.commands
    )


def _move_lines(record: Record) -> Iterator[str]:
    if isinstance(record.setup, dice.Setup):
        return _dice_lines(record)
    return _turn_lines(record, record.setup.edition.marks.stop)


def _turn_lines(record: Record, stops: int) -> Iterator[str]:
    """One line a turn; a signal in between has a line of its own and the turn goes on below."""
    words: list[str] = []
    for seat, action in record.moves:
        apart = isinstance(action, Say)
        if words and (apart or words[0] != str(seat)):
            yield " ".join(words)
            words = []
        words = [*(words or [str(seat)]), notation.write(action)]
        stopped = isinstance(action, Play) and stops >> action.card & 1
        if apart or stopped or isinstance(action, End):
            yield " ".join(words)
            words = []
    if words:
        yield " ".join(words)


def _dice_lines(record: Record) -> Iterator[str]:
    throw = ""
    for seat, action in record.moves:
        if seat == CHANCE:
            yield f"{throw} {notation.write(action)}"
        elif action in (Choice.ROLL, Choice.REROLL):
            throw = notation.write(action)
        elif isinstance(action, Enter) or action is Choice.STRIKE:
            yield f"{seat} {notation.write(action)}"
        else:
            yield notation.write(action)
