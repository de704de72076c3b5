"""A table as its events have made it: who sits where, and the game that is played."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Any, assert_never

from tenback.rules import cards, dice, notation
from tenback.rules.dice import Choice, Dice
from tenback.rules.game import CHANCE, Status
from tenback.rules.record import Record
from tenback.table import events
from tenback.table.events import AnyEvent, Attitude, Wish
from tenback.table.happenings import happened
from tenback.table.options import Options, setup_for


class Phase(StrEnum):
    GATHERING = "gathering"
    AGREEING = "agreeing"
    """R3: the hands are seen, who starts is not settled."""
    PLAYING = "playing"
    OVER = "over"
    CLOSED = "closed"


@dataclass(frozen=True, slots=True)
class Seat:
    """A person, a bot, or nobody."""

    player: str | None = None
    level: str | None = None
    """A bot's; beside a player, that of the bot which stands in."""

    @property
    def is_free(self) -> bool:
        return self.player is None and self.level is None

    @property
    def is_bots(self) -> bool:
        """A bot moves here now."""
        return self.level is not None


@dataclass(frozen=True, slots=True)
class Statement:
    """X12; it stands until its sender changes it, or the sender's next turn ends."""

    seat: int
    command: str
    attitude: Attitude
    own_turn: bool = False


@dataclass(frozen=True, slots=True)
class Play:
    """One game at the table."""

    record: Record
    state: Any
    before: tuple[Any, ...] = ()
    """The states that the cards of this turn can be taken back to, the latest last."""


@dataclass(frozen=True, slots=True)
class Table:
    options: Options
    host: str
    seats: tuple[Seat, ...]
    number: int = 0
    """Of the last event."""
    phase: Phase = Phase.GATHERING
    games: int = 0
    """How many were dealt here."""
    locked: bool = False
    muted: frozenset[str] = frozenset()
    removed: frozenset[str] = frozenset()
    deck: tuple[int, ...] = ()
    commands: dict[str, tuple[int, ...]] | None = None
    known_deal: int | None = None
    """The seat that started when this deal was played before; None: nobody knows the deal."""
    wishes: tuple[Wish | None, ...] = ()
    play: Play | None = None
    statements: tuple[Statement, ...] = ()
    turn_began: int = 0
    """The number of the event since which the game waits for the same seats: for deadlines."""

    def seat(self, number: int) -> Seat:
        return self.seats[number - 1]

    def seats_of(self, player: str) -> tuple[int, ...]:
        return tuple(i for i, seat in enumerate(self.seats, 1) if seat.player == player)

    @property
    def people(self) -> frozenset[str]:
        return frozenset(seat.player for seat in self.seats if seat.player is not None)

    @property
    def acting(self) -> tuple[int, ...]:
        """The seats that the game waits for."""
        if self.phase is not Phase.PLAYING or self.play is None:
            return ()
        return self.options.rules.acting(self.play.state)

    @property
    def awaited(self) -> tuple[int, ...]:
        """The seats that the table waits for: to say who starts (R3), then to play."""
        if self.phase is not Phase.AGREEING:
            return self.acting
        return tuple(
            i
            for i, seat in enumerate(self.seats, 1)
            if seat.player and not seat.is_bots and self.wishes[i - 1] is None
        )


def opened(event: events.Opened) -> Table:
    """An empty table, as its first event tells."""
    return Table(event.options, event.host, (Seat(),) * event.options.seats, number=1)


def fold(table: Table, event: AnyEvent) -> Table:
    """The table after an event that did happen, judged no more."""
    after = _folded(table, event)
    began = table.turn_began
    if after.phase is not table.phase or after.acting != table.acting:
        began = table.number + 1
    return replace(after, number=table.number + 1, turn_began=began)


_GameEvent = (
    events.Dealt
    | events.Wished
    | events.Began
    | events.Renewed
    | events.Moved
    | events.TookBack
    | events.Stated
)
_HouseEvent = events.Locked | events.Muted | events.Removed | events.HostPassed | events.Closed


def _folded(table: Table, event: AnyEvent) -> Table:
    if isinstance(event, _GameEvent):
        return _fold_game(table, event)
    if isinstance(event, _HouseEvent):
        return _fold_house(table, event)
    if isinstance(event, events.Opened):
        raise TypeError("a table is opened once")
    return replace(table, seats=_seats_after(table, event))


def _fold_house(table: Table, event: _HouseEvent) -> Table:
    match event:
        case events.Locked():
            return replace(table, locked=event.on)
        case events.Muted():
            person = frozenset({event.player})
            muted = table.muted | person if event.on else table.muted - person
            return replace(table, muted=muted)
        case events.Removed():
            return replace(table, removed=table.removed | {event.player})
        case events.HostPassed():
            return replace(table, host=event.player)
        case events.Closed():
            return replace(table, phase=Phase.CLOSED)
        case _:
            assert_never(event)


_SeatEvent = events.Sat | events.BotSat | events.Rose | events.StoodIn | events.Returned


def _seats_after(table: Table, event: _SeatEvent) -> tuple[Seat, ...]:
    seat = _seat_after(table.seat(event.seat), event)
    return (*table.seats[: event.seat - 1], seat, *table.seats[event.seat :])


def _seat_after(seat: Seat, event: _SeatEvent) -> Seat:
    match event:
        case events.Sat():
            return Seat(event.player)
        case events.BotSat() | events.Rose():
            return Seat(level=event.level)
        case events.StoodIn():
            return replace(seat, level=event.level)
        case events.Returned():
            return replace(seat, level=None)
        case _:
            assert_never(event)


def _fold_game(table: Table, event: _GameEvent) -> Table:
    match event:
        case events.Dealt():
            return _fold_dealt(table, event)
        case events.Wished():
            at = event.seat - 1
            wishes = (*table.wishes[:at], event.wish, *table.wishes[at + 1 :])
            return replace(table, wishes=wishes)
        case events.Began():
            return _begun(table, event.first)
        case events.Renewed():
            return _renewed(table, same_deal=event.same_deal)
        case events.Moved():
            return _fold_moved(table, event)
        case events.TookBack():
            return _fold_took_back(table)
        case events.Stated():
            return replace(table, statements=_statements_after(table, event))
        case _:
            assert_never(event)


def _fold_dealt(table: Table, event: events.Dealt) -> Table:
    return replace(
        table,
        phase=Phase.AGREEING,
        games=table.games + 1,
        deck=event.deck,
        commands=event.commands,
        wishes=(None,) * len(table.seats),
        play=None,
        statements=(),
    )


def _renewed(table: Table, *, same_deal: bool) -> Table:
    known = play_of(table).record.setup.first if same_deal else None
    deck, commands = (table.deck, table.commands) if same_deal else ((), None)
    return replace(
        table,
        phase=Phase.GATHERING,
        play=None,
        deck=deck,
        commands=commands,
        known_deal=known,
        statements=(),
    )


def _begun(table: Table, first: int) -> Table:
    record = Record(setup_for(table.options, first, table.commands), table.deck)
    state = record.start()
    return replace(table, phase=_phase_of(state), play=Play(record, state), wishes=())


def _phase_of(state: cards.State | dice.State) -> Phase:
    over = (
        state.phase is dice.Phase.OVER
        if isinstance(state, dice.State)
        else (state.status is not Status.OPEN)
    )
    return Phase.OVER if over else Phase.PLAYING


def play_of(table: Table) -> Play:
    """The game, where there must be one."""
    assert table.play is not None, "no game has begun"
    return table.play


def _fold_moved(table: Table, event: events.Moved) -> Table:
    play, rules = play_of(table), table.options.rules
    state, record = play.state, play.record
    for message in event.happened:
        state = rules.fold(state, happened(message))
    for seat, words in event.actions:
        record = record.with_move(seat, read_action(words, seat))
    return replace(
        table,
        phase=_phase_of(state),
        play=Play(record, state, _before(play, state)),
        statements=_statements_past(table, state),
    )


def _before(play: Play, state: Any) -> tuple[Any, ...]:
    """S2: only within one's own turn, never over a draw, and signals are not taken back."""
    if isinstance(state, dice.State):
        return ()
    if state.turn.placed == 0:
        return ()
    placed_now = state.left < play.state.left
    return (*play.before, play.state) if placed_now else play.before


def _fold_took_back(table: Table) -> Table:
    """What was signalled since then stays said, unless silence lies again (X6)."""
    play, rules = play_of(table), table.options.rules
    *before, state = play.before
    record, since = _without_last_play(play.record)
    for seat, saying in since:
        if rules.why_not(state, seat, saying) is None:
            state = rules.apply(state, seat, saying).state
            record = record.with_move(seat, saying)
    return replace(table, play=Play(record, state, tuple(before)))


def _without_last_play(record: Record) -> tuple[Record, Sequence[tuple[int, Any]]]:
    """The record up to there, and what has been done since."""
    plays = [i for i, (_, action) in enumerate(record.moves) if isinstance(action, cards.Play)]
    last = plays[-1]
    return replace(record, moves=record.moves[:last]), record.moves[last + 1 :]


def _statements_after(table: Table, event: events.Stated) -> tuple[Statement, ...]:
    said = (event.seat, event.command)
    others = tuple(s for s in table.statements if (s.seat, s.command) != said)
    if event.attitude is Attitude.NONE:
        return others
    mine = event.seat in table.acting
    return (*others, Statement(event.seat, event.command, event.attitude, mine))


def _statements_past(table: Table, state: Any) -> tuple[Statement, ...]:
    """As signals (S1): those of the seat whose turn has ended go, if it gave them before."""
    if not table.statements or state.turn.placed or state.turn == play_of(table).state.turn:
        return table.statements
    ended = play_of(table).state.turn.seat
    return tuple(
        replace(s, own_turn=False) if s.seat == ended else s
        for s in table.statements
        if s.seat != ended or s.own_turn
    )


WITHDRAW = Choice.WITHDRAW.value
_CHOICES = {choice.value: choice for choice in Choice if choice is not Choice.STRIKE}


def read_action(words: str, seat: int) -> Any:
    """An action as records have it, and `withdraw`; None if it is none."""
    split = words.split(" ")
    if seat == CHANCE:
        marks = notation.read_marks(split)
        return Dice(marks) if marks else None
    if words in _CHOICES:
        return _CHOICES[words]
    return notation.read_card_action(words) or notation.read_entry(split)
