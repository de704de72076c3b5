"""What every part of the store stands on: reading at once, writing through the one writer."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sqlalchemy import Column, Connection, Row, Select, Table, select

from tenback.store.access import Access
from tenback.store.engines import told
from tenback.store.faults import Fault, Gone, StoreError
from tenback.store.writer import Writer


class Database:
    """Each part of the store adds its few functions to this."""

    def __init__(self, access: Access) -> None:
        self._access = access
        self._writer = Writer(access)
        self._closed = False

    async def _rows(self, query: Select[*tuple[Any, ...]]) -> Sequence[Row[*tuple[Any, ...]]]:
        if self._closed:
            raise StoreError(Fault.CLOSED)
        with told():
            return await self._access.read(lambda connection: connection.execute(query).all())


def refuse_missing(connection: Connection, table: Table, key: str) -> None:
    """A row that something shall belong to must be there."""
    name: Column[Any] = table.c.id
    if connection.scalar(select(name).where(name == key)) is None:
        raise Gone(key)
