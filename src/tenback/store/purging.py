"""Nothing is kept for ever."""

from __future__ import annotations

from sqlalchemy import Connection, delete

from tenback.store.database import Database
from tenback.store.schema import CARRY_CODES, CHAT, TABLES

DAY = 24 * 60 * 60 * 1000


class Purging(Database):
    async def purge(self, now: int, keep_days: int, chat_days: int) -> list[str]:
        """Finished tables go after some days with all that is theirs but results, and chat after
        others; codes that ran out go at once. The ids of the tables that went."""

        def work(connection: Connection) -> list[str]:
            old = TABLES.c.finished_at <= now - keep_days * DAY
            gone = list(connection.scalars(delete(TABLES).where(old).returning(TABLES.c.id)))
            connection.execute(delete(CHAT).where(CHAT.c.at <= now - chat_days * DAY))
            connection.execute(delete(CARRY_CODES).where(CARRY_CODES.c.expires_at <= now))
            return sorted(gone)

        return await self._writer.do(work)
