"""Plain values in and out of the store. All times are milliseconds, and all come from outside."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

HASH_BYTES = 32
"""Secrets arrive as SHA-256 hashes; anything of another length is refused before it is stored."""


class TableState(StrEnum):
    GATHERING = "gathering"
    PLAYING = "playing"
    OVER = "over"
    CLOSED = "closed"


@dataclass(frozen=True, slots=True)
class TableRow:
    """What the directory says of a table, so that nobody need load it to list it."""

    state: TableState
    public: bool
    title: str
    game: str
    seats_taken: int
    seats: int
    finished_at: int | None = None
    wakes_at: int | None = None
    """When the table next needs its clock or its bots."""


@dataclass(frozen=True, slots=True)
class StoredTable:
    id: str
    number: int
    """Of its last event."""
    created_at: int
    updated_at: int
    row: TableRow


@dataclass(frozen=True, slots=True)
class StoredEvent:
    number: int
    version: int
    payload: bytes
    at: int


@dataclass(frozen=True, slots=True)
class CommandKey:
    """Whoever sends the same command again, because no answer came, is told what it led to."""

    player: str
    command: str


@dataclass(frozen=True, slots=True)
class Result:
    """What one finished game was to one player."""

    player: str
    game: str
    seats: int
    bots: int
    won: bool
    left: int | None = None
    """Cards left, in the card games."""
    score: int | None = None
    """Points, in Twenty One."""


@dataclass(frozen=True, slots=True)
class StoredResult:
    table: str
    at: int
    result: Result


@dataclass(frozen=True, slots=True)
class Append:
    """Events that follow the expected number, and what changes along with them or not at all."""

    table: str
    expected: int
    """The number the table is at; 0 makes the table."""
    payloads: tuple[bytes, ...]
    at: int
    row: TableRow
    version: int = 1
    """Of the events' form."""
    command: CommandKey | None = None
    joined: tuple[str, ...] = ()
    left: tuple[str, ...] = ()
    """Players who from now on belong to the table, and who no longer do."""
    results: tuple[Result, ...] = ()
    """Of a game that these events end, at most one for each player."""

    def __post_init__(self) -> None:
        if not self.payloads:
            raise ValueError("an append has at least one event")
        if len({result.player for result in self.results}) < len(self.results):
            raise ValueError("a game has one result for each player")

    @property
    def number(self) -> int:
        """Of the last of its events."""
        return self.expected + len(self.payloads)


@dataclass(frozen=True, slots=True)
class Player:
    id: str
    name: str


@dataclass(frozen=True, slots=True)
class ChatLine:
    id: int
    player: str
    name: str
    text: str
    at: int


@dataclass(frozen=True, slots=True)
class News:
    """A table has got to this number, or its chat to this line; or a process has a word of it."""

    table: str
    number: int | None = None
    chat: int | None = None
    word: str | None = None
    """Without spaces. It is passed on and not stored."""


def checked_hash(secret_hash: bytes) -> bytes:
    """The hash, if it can be one: a secret itself is never stored by mistake."""
    if len(secret_hash) != HASH_BYTES:
        raise ValueError(f"a SHA-256 hash has {HASH_BYTES} bytes, not {len(secret_hash)}")
    return secret_hash
