"""The tables: their logs of events, and the directory that lists them."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from sqlalchemy import Connection, Row, Select, or_, select, update

from tenback.store.database import Database
from tenback.store.schema import COMMANDS, EVENTS, LEASES, MEMBERSHIPS, TABLES
from tenback.store.values import Append, CommandKey, StoredEvent, StoredTable, TableRow, TableState


class Tables(Database):
    async def append(self, append: Append) -> int:
        """The table's new number, once the events and all their changes are durable.

        `Stale`: load what is new, and decide anew. `Repeated`: it was done before. `Gone`: there
        is no such table. A `StoreError` leaves open whether it was done, as a break may come after
        the commit: the same command sent again finds out.
        """
        return await self._writer.append(append)

    async def load(self, table: str, after: int = 0) -> list[StoredEvent]:
        """Its events with higher numbers, in their order; none if there is no such table."""
        query = select(*EVENTS.c["number", "version", "payload", "at"]).where(
            EVENTS.c.table_id == table, EVENTS.c.number > after
        )
        rows = await self._rows(query.order_by(EVENTS.c.number))
        return [StoredEvent(*row) for row in rows]

    async def led_to(self, table: str, key: CommandKey) -> int | None:
        """The number that this command led to, if it was carried out before."""
        rows = await self._rows(led_to(table, key))
        return rows[0].number if rows else None

    async def table(self, table: str) -> StoredTable | None:
        found = _tables(await self._rows(select(TABLES).where(TABLES.c.id == table)))
        return found[0] if found else None

    async def open_tables(self, limit: int) -> list[StoredTable]:
        """Public and gathering, the latest change first."""
        open_ones = select(TABLES).where(
            TABLES.c.public.is_(True), TABLES.c.state == TableState.GATHERING
        )
        latest = open_ones.order_by(TABLES.c.updated_at.desc(), TABLES.c.id).limit(limit)
        return _tables(await self._rows(latest))

    async def tables_of(self, player: str, limit: int = 100) -> list[StoredTable]:
        """Where the player belongs, the latest change first."""
        theirs = select(TABLES).join(MEMBERSHIPS).where(MEMBERSHIPS.c.player_id == player)
        latest = theirs.order_by(TABLES.c.updated_at.desc(), TABLES.c.id).limit(limit)
        return _tables(await self._rows(latest))

    async def due_tables(self, now: int, limit: int, owner: str) -> list[StoredTable]:
        """Those that need their clock or their bots, the longest due first.

        Left out is what another owner holds a lease of, so that what others do is in nobody's way.
        """
        free = or_(LEASES.c.until.is_(None), LEASES.c.until <= now, LEASES.c.owner == owner)
        due = select(TABLES).outerjoin(LEASES).where(TABLES.c.wakes_at <= now, free)
        first = due.order_by(TABLES.c.wakes_at, TABLES.c.id).limit(limit)
        return _tables(await self._rows(first))

    async def wake(self, table: str, wakes_at: int | None) -> None:
        """Put off without an event: a table that cannot go on shall not be due for ever."""

        def work(connection: Connection) -> None:
            connection.execute(update(TABLES).where(TABLES.c.id == table).values(wakes_at=wakes_at))

        await self._writer.do(work)


def led_to(table: str, key: CommandKey) -> Select[int]:
    """The number of a command that was carried out."""
    return select(COMMANDS.c.number).where(
        COMMANDS.c.table_id == table,
        COMMANDS.c.player_id == key.player,
        COMMANDS.c.command == key.command,
    )


def _tables(rows: Iterable[Row[*tuple[Any, ...]]]) -> list[StoredTable]:
    return [
        StoredTable(
            row.id,
            row.number,
            row.created_at,
            row.updated_at,
            TableRow(
                TableState(row.state),
                row.public,
                row.title,
                row.game,
                row.seats_taken,
                row.seats,
                row.finished_at,
                row.wakes_at,
            ),
        )
        for row in rows
    ]
