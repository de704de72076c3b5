"""Which process acts for a table, its bots and its clock; a lease that runs out can be taken."""

from __future__ import annotations

from sqlalchemy import Connection, delete, or_, select

from tenback.store.database import Database
from tenback.store.schema import LEASES, TABLES, insert_or


class Leases(Database):
    async def take_lease(self, table: str, owner: str, now: int, until: int) -> bool:
        """True if it was free, had run out, or was this owner's already. One of many gets it."""
        row = {"table_id": table, "owner": owner, "until": until}

        def work(connection: Connection) -> bool:
            there = select(TABLES.c.id).where(TABLES.c.id == table)
            if connection.scalar(there) is None:
                return False
            take = insert_or(connection, LEASES).values(row)
            taken = connection.execute(
                take.on_conflict_do_update(
                    index_elements=[LEASES.c.table_id],
                    set_={"owner": owner, "until": until},
                    where=or_(LEASES.c.owner == owner, LEASES.c.until <= now),
                )
            )
            return taken.rowcount == 1

        return await self._writer.do(work)

    async def release_lease(self, table: str, owner: str) -> None:
        """Another may take it at once. Nothing happens if it is not this owner's."""

        def work(connection: Connection) -> None:
            theirs = (LEASES.c.table_id == table, LEASES.c.owner == owner)
            connection.execute(delete(LEASES).where(*theirs))

        await self._writer.do(work)
