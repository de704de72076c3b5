"""What every part of the store stands on: reading at once, writing through the one writer."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sqlalchemy import Column, Row, Select, Table, select
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from tenback.store.engines import told
from tenback.store.faults import Fault, Gone, StoreError
from tenback.store.writer import Writer


class Database:
    """Each part of the store adds its few functions to this."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._writer = Writer(engine)
        self._closed = False

    async def _rows(self, query: Select[*tuple[Any, ...]]) -> Sequence[Row[*tuple[Any, ...]]]:
        if self._closed:
            raise StoreError(Fault.CLOSED)
        with told():
            async with self._engine.connect() as connection:
                return (await connection.execute(query)).all()


async def refuse_missing(connection: AsyncConnection, table: Table, key: str) -> None:
    """A row that something shall belong to must be there."""
    name: Column[Any] = table.c.id
    if await connection.scalar(select(name).where(name == key)) is None:
        raise Gone(key)
