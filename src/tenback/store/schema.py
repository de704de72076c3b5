"""The tables of the database. A migration brings an older database to what stands here."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Connection,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    Table,
    Text,
)
from sqlalchemy.dialects import postgresql, sqlite

VERSION_TABLE = "tenback_version"

METADATA = MetaData()

_COUNTED = BigInteger().with_variant(Integer, "sqlite")
"""SQLite counts up only what it calls an integer; there, an integer may be as large."""


def _of(target: str) -> ForeignKey:
    """What belongs to a row goes with it."""
    return ForeignKey(target, ondelete="CASCADE")


TABLES = Table(
    "tables",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("number", BigInteger, nullable=False),
    Column("state", Text, nullable=False),
    Column("public", Boolean, nullable=False),
    Column("title", Text, nullable=False),
    Column("game", Text, nullable=False),
    Column("seats_taken", Integer, nullable=False),
    Column("seats", Integer, nullable=False),
    Column("created_at", BigInteger, nullable=False),
    Column("updated_at", BigInteger, nullable=False),
    Column("finished_at", BigInteger),
    Column("wakes_at", BigInteger),
    Index("tables_in_lobby", "public", "state", "updated_at"),
    Index("tables_finished", "finished_at"),
    Index("tables_due", "wakes_at"),
)

EVENTS = Table(
    "events",
    METADATA,
    Column("table_id", Text, _of("tables.id"), primary_key=True),
    Column("number", BigInteger, primary_key=True, autoincrement=False),
    Column("version", Integer, nullable=False),
    Column("payload", LargeBinary, nullable=False),
    Column("at", BigInteger, nullable=False),
)

COMMANDS = Table(
    "commands",
    METADATA,
    Column("table_id", Text, _of("tables.id"), primary_key=True),
    Column("player_id", Text, primary_key=True),
    Column("command", Text, primary_key=True),
    Column("number", BigInteger, nullable=False),
    Index("commands_of_player", "player_id"),
)

PLAYERS = Table(
    "players",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("name", Text, nullable=False),
    Column("created_at", BigInteger, nullable=False),
)

TOKENS = Table(
    "tokens",
    METADATA,
    Column("hash", LargeBinary, primary_key=True),
    Column("player_id", Text, _of("players.id"), nullable=False, index=True),
    Column("created_at", BigInteger, nullable=False),
)

CARRY_CODES = Table(
    "carry_codes",
    METADATA,
    Column("hash", LargeBinary, primary_key=True),
    Column("player_id", Text, _of("players.id"), nullable=False, unique=True),
    Column("expires_at", BigInteger, nullable=False),
)

MEMBERSHIPS = Table(
    "memberships",
    METADATA,
    Column("player_id", Text, _of("players.id"), primary_key=True),
    Column("table_id", Text, _of("tables.id"), primary_key=True, index=True),
    Column("joined_at", BigInteger, nullable=False),
)

RESULTS = Table(
    "results",
    METADATA,
    Column("player_id", Text, _of("players.id"), primary_key=True),
    Column("table_id", Text, primary_key=True),  # outlives its table
    Column("number", BigInteger, primary_key=True, autoincrement=False),
    Column("at", BigInteger, nullable=False),
    Column("game", Text, nullable=False),
    Column("seats", Integer, nullable=False),
    Column("bots", Integer, nullable=False),
    Column("won", Boolean, nullable=False),
    Column("cards_left", Integer),
    Column("score", Integer),
)

CHAT = Table(
    "chat",
    METADATA,
    Column("id", _COUNTED, primary_key=True),
    Column("table_id", Text, _of("tables.id"), nullable=False),
    Column("player_id", Text, _of("players.id"), nullable=False, index=True),
    Column("name", Text, nullable=False),
    Column("text", Text, nullable=False),
    Column("at", BigInteger, nullable=False, index=True),
    Index("chat_of_table", "table_id", "id"),
    sqlite_autoincrement=True,  # the number of a line that was deleted is not given again
)

LEASES = Table(
    "leases",
    METADATA,
    Column("table_id", Text, _of("tables.id"), primary_key=True),
    Column("owner", Text, nullable=False, index=True),
    Column("until", BigInteger, nullable=False),
)


def insert_or(connection: Connection, table: Table) -> postgresql.Insert | sqlite.Insert:
    """An insert that may say what happens if the row is there; both databases spell it alike."""
    return (postgresql.insert if on_postgresql(connection) else sqlite.insert)(table)


def on_postgresql(connection: Connection) -> bool:
    return connection.dialect.name == postgresql.dialect.name
