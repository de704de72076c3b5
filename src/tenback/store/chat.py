"""What is said at tables. It is no event: it can be deleted."""

from __future__ import annotations

from sqlalchemy import Connection, delete, insert, select

from tenback.store.database import Database, refuse_missing
from tenback.store.news import tell
from tenback.store.schema import CHAT, PLAYERS, TABLES
from tenback.store.values import ChatLine, News


class Chat(Database):
    async def add_chat(self, table: str, player: str, name: str, text: str, at: int) -> int:
        """The id of the line; later lines have higher ones. `Gone`: no such table or player."""
        row = {"table_id": table, "player_id": player, "name": name, "text": text, "at": at}

        def work(connection: Connection) -> int:
            refuse_missing(connection, TABLES, table)
            refuse_missing(connection, PLAYERS, player)
            adding = insert(CHAT).values(row).returning(CHAT.c.id)
            line: int = (connection.execute(adding)).scalar_one()
            tell(connection, [News(table, chat=line)])
            return line

        return await self._writer.do(work)

    async def chat_of(self, table: str, limit: int, after: int = 0) -> list[ChatLine]:
        """The last lines with higher ids, in the order in which they were said."""
        query = select(*CHAT.c["id", "player_id", "name", "text", "at"]).where(
            CHAT.c.table_id == table, CHAT.c.id > after
        )
        rows = await self._rows(query.order_by(CHAT.c.id.desc()).limit(limit))
        return [ChatLine(*row) for row in reversed(rows)]

    async def delete_chat(self, line: int, player: str) -> bool:
        """A line goes if it is this player's; whether it has gone."""

        def work(connection: Connection) -> bool:
            theirs = delete(CHAT).where(CHAT.c.id == line, CHAT.c.player_id == player)
            return (connection.execute(theirs)).rowcount == 1

        return await self._writer.do(work)
