"""Small values for the tests of the store."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable
from dataclasses import replace
from hashlib import sha256
from typing import Any, TypeVar

from sqlalchemy import Engine, text
from sqlalchemy.ext.asyncio import AsyncEngine

from tenback.store.access import Address, Folder
from tenback.store.store import Store
from tenback.store.values import Append, CommandKey, TableRow, TableState

T = TypeVar("T")

ROW = TableRow(TableState.GATHERING, public=True, title="Tea", game="fire", seats_taken=1, seats=4)


def row(**changes: Any) -> TableRow:
    return replace(ROW, **changes)


def step(table: str = "T", expected: int = 0, *payloads: bytes, **more: Any) -> Append:
    """One append, of one event if none are given."""
    usual: dict[str, Any] = {
        "payloads": payloads or (b"event",),
        "at": 1_000 + expected,
        "row": ROW,
    }
    return Append(table, expected, **usual | more)


def command(name: str, player: str = "ann") -> CommandKey:
    return CommandKey(player, name)


async def say(store: Store, table: str, player: str, text: str, at: int) -> int:
    """A line under a key of its own, of a player who goes by their id in capitals."""
    return await store.add_chat(table, command(f"{text} {at}", player), player.title(), text, at, 1)


def digest(secret: str) -> bytes:
    return sha256(secret.encode()).digest()


async def add_players(store: Store, *players: str) -> None:
    for player in players:
        await store.create_player(player, digest(player), player.title(), at=1)


async def soon(awaited: Awaitable[T]) -> T:
    """A test that waits for what never comes shall say where."""
    async with asyncio.timeout(60):
        return await awaited


def shared(store: Store) -> AsyncEngine:
    """The way to a database that other processes use, too."""
    assert isinstance(store._access, Address)
    return store._access.engine


def engine_of(store: Store) -> Engine:
    """What its transactions are made with."""
    access = store._access
    if isinstance(access, Address):
        return access.engine.sync_engine
    assert isinstance(access, Folder)
    return access.engine


async def asked(store: Store, query: str) -> list[Any]:
    """The rows of its answer."""
    return await store._access.read(lambda connection: list(connection.execute(text(query))))
