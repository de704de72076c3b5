"""Every message between the server and whoever sits at a table, both ways.

A client sends `Request`s and receives `Message`s, each one JSON object in a text frame. The views
are what is drawn, the happenings are what is animated, announced and logged.
"""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta, Struct

from tenback.table.commands import TEXT_LENGTH, AnyCommand, Command, SeatNumber
from tenback.table.events import Attitude, Wish
from tenback.table.happenings import AnyHappening
from tenback.table.options import Options
from tenback.table.state import Phase

VERSION = 1
"""Of this protocol; the server says it first."""
MOST_BYTES = 4096
"""A longer message is not read."""
COMMAND_ID_LENGTH = 40
MOST_LINES = 2**53 - 1
"""The highest id of a line of chat that every client can count to."""
_NO_CONTROLS = r"^[^\x00-\x1f\x7f]+$"

SentFact = int | str | tuple[int | str, ...]
CommandId = Annotated[str, Meta(max_length=COMMAND_ID_LENGTH, pattern=_NO_CONTROLS)]


# What clients send.


class Hello(Command, frozen=True, tag="hello"):
    """The first message of a socket: the last number it has seen; 0, if nothing."""

    last: Annotated[int, Meta(ge=0)] = 0


class Unveil(Command, frozen=True, tag="unveil"):
    """Which of one's seats this screen shows; none: the curtain."""

    seat: SeatNumber | None = None


class Chat(Command, frozen=True, tag="chat"):
    text: Annotated[str, Meta(min_length=1, max_length=TEXT_LENGTH)]


class Unsay(Command, frozen=True, tag="unsay"):
    """Delete a line of one's own; not while the guard listens, as it judges lines together."""

    line: Annotated[int, Meta(ge=1, le=MOST_LINES)]


class Request(Struct, frozen=True, forbid_unknown_fields=True):
    """A command with the client's own id: sent twice, it is done once."""

    id: CommandId
    ask: AnyCommand | Hello | Unveil | Chat | Unsay


# What the server sends.


class PileView(Struct, frozen=True):
    letter: str
    ascending: bool
    top: int
    cards: tuple[int, ...]
    mark: str | None
    due: bool


class SignalView(Struct, frozen=True):
    seat: int
    pile: str
    word: str


class StatementView(Struct, frozen=True):
    seat: int
    command: str
    attitude: Attitude


class CardsView(Struct, frozen=True, tag="cards"):
    """A card game as one seat, or a spectator, may see it."""

    seat: int | None
    status: str
    reason: str | None
    turn: int | None
    first: int | None
    """Who started; not yet agreed upon: null."""
    placed: int
    minimum: int
    owed: tuple[str, ...]
    bound: str | None
    piles: tuple[PileView, ...]
    draw_pile: int
    left: int
    hand_size: int
    hand_sizes: tuple[int, ...]
    hand: tuple[int, ...]
    commands: tuple[str, ...]
    """Those in force."""
    signals: tuple[SignalView, ...]
    statements: tuple[StatementView, ...]
    marks: dict[str, tuple[int, ...]]
    """Which cards carry what, the same for everybody."""
    legal: tuple[str, ...]
    """Plays and `end`, as records have them."""
    losing: tuple[str, ...]
    may_signal: bool
    may_take_back: bool


class FieldView(Struct, frozen=True):
    colour: str
    value: int
    number: int | None
    """What stands in it; 0: struck out; null: open."""


class RowView(Struct, frozen=True):
    fields: tuple[FieldView, ...]
    hits: int
    score: int | None


class SheetView(Struct, frozen=True):
    letter: str
    rows: tuple[RowView, ...]
    current: int | None
    score: int


class DiceView(Struct, frozen=True, tag="dice"):
    """Twenty One as one seat, or a spectator, may see it."""

    seat: int | None
    status: str
    phase: str
    turn: int | None
    active: int
    round: int
    dice: tuple[tuple[str, int], ...]
    sheets: tuple[SheetView, ...]
    owes: tuple[str | None, ...]
    entered: tuple[bool, ...]
    entry: tuple[tuple[str, int], ...] | None
    enterable: tuple[tuple[str, int], ...]
    choices: tuple[str, ...]
    """What else may be done: `roll`, `reroll`, `keep`, `x`, `withdraw`."""


class SeatView(Struct, frozen=True):
    """Who sits there: a person by id (`People` has the names), a bot, or one for the other."""

    seat: int
    player: str | None
    level: str | None


class TableView(Struct, frozen=True):
    """A table as one player at one screen may see it."""

    options: Options
    phase: Phase
    game: int
    """How many games were dealt here."""
    known_deal: bool
    """This game, or the next one, has a deal that was played here before."""
    host: str
    locked: bool
    muted: tuple[str, ...]
    seats: tuple[SeatView, ...]
    you: str | None
    mine: tuple[int, ...]
    """The seats of this player."""
    unveiled: int | None
    """The one of them that this screen shows."""
    acting: tuple[int, ...]
    wishes: tuple[Wish | None, ...]
    play: CardsView | DiceView | None


class Opened(Struct, frozen=True, tag="opened"):
    pass


class Sat(Struct, frozen=True, tag="sat"):
    seat: int
    player: str


class BotSat(Struct, frozen=True, tag="bot-sat"):
    seat: int
    level: str


class Rose(Struct, frozen=True, tag="rose"):
    seat: int


class Dealt(Struct, frozen=True, tag="dealt"):
    pass


class Wished(Struct, frozen=True, tag="wished"):
    seat: int
    wish: Wish


class Began(Struct, frozen=True, tag="began"):
    first: int


class Moved(Struct, frozen=True, tag="moved"):
    seat: int
    happened: tuple[AnyHappening, ...]


class TookBack(Struct, frozen=True, tag="took-back"):
    seat: int


class Stated(Struct, frozen=True, tag="stated"):
    seat: int
    command: str
    attitude: Attitude


class StoodIn(Struct, frozen=True, tag="stood-in"):
    seat: int


class Returned(Struct, frozen=True, tag="returned"):
    seat: int


class Changed(Struct, frozen=True, tag="changed"):
    """Something about the table that the view tells: locked, muted, removed, another host."""


class Renewed(Struct, frozen=True, tag="renewed"):
    same_deal: bool
    """The next game has the deal of the last one."""


class Closed(Struct, frozen=True, tag="closed"):
    pass


News = (
    Opened
    | Sat
    | BotSat
    | Rose
    | Dealt
    | Wished
    | Began
    | Moved
    | TookBack
    | Stated
    | StoodIn
    | Returned
    | Changed
    | Renewed
    | Closed
)
"""An event of the table, as its receiver may see it. There is one for every number."""


class Times(Struct, frozen=True):
    """What happens if nobody does anything, in milliseconds from now, so that clocks may differ."""

    turn: int | None
    """Until a bot goes on for whoever the table waits for; null: they may take any time."""
    absent: dict[str, int]
    """For each player who is away and missed: until a bot stands in."""


class Update(Struct, frozen=True, tag="update"):
    """What happened since the last update, and the whole new view.

    `happened` has one entry for each number up to `number`; there is never a gap.
    """

    number: int
    happened: tuple[News, ...]
    view: TableView
    times: Times


class Welcome(Struct, frozen=True, tag="welcome"):
    """The answer to `hello` and `unveil`: the happenings since the last number, and the view."""

    version: int
    number: int
    happened: tuple[News, ...]
    view: TableView
    times: Times


class Accepted(Struct, frozen=True, tag="accepted"):
    """The command with this id is done and stored; the same answer when it is sent again."""

    id: str
    number: int


class Refused(Struct, frozen=True, tag="refused"):
    """It changed nothing. The code is stable, the facts are for a sentence about it."""

    id: str
    code: str
    facts: dict[str, SentFact]


class Chatted(Struct, frozen=True, tag="chatted"):
    """Chat. It is no event and has numbers of its own."""

    id: int
    player: str
    name: str
    text: str
    at: int
    """Milliseconds since 1970."""


class Unsaid(Struct, frozen=True, tag="unsaid"):
    """The line of chat with this id was deleted."""

    id: int


class People(Struct, frozen=True, tag="people"):
    """The names of the people at the table, who of them is there, and how many watch."""

    names: dict[str, str]
    present: tuple[str, ...]
    spectators: int
    times: Times
    """Whoever comes or goes changes them."""


class Bye(Struct, frozen=True, tag="bye"):
    """The server closes this socket: `restart`, `slow`, `removed`, `silent`, `limit`; or there is
    `no-table`."""

    reason: str
    come_back: bool
    """Whether to connect again, after a moment."""


Message = Update | Welcome | Accepted | Refused | Chatted | Unsaid | People | Bye

_ENCODER = msgspec.json.Encoder()
_REQUESTS = msgspec.json.Decoder(Request)
_MESSAGES = msgspec.json.Decoder(Message)


def encode(message: Struct) -> bytes:
    return _ENCODER.encode(message)


def read_request(raw: bytes | str) -> Request | None:
    """None where it is no request of this protocol, whatever else it is."""
    if len(raw) > MOST_BYTES:
        return None
    try:
        return _REQUESTS.decode(raw)
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return None


def read_message(raw: bytes | str) -> Message:
    """For clients in Python; what a server sends is of this protocol."""
    message: Message = _MESSAGES.decode(raw)
    return message
