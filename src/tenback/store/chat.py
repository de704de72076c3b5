"""What is said at tables. It is no event: it can be deleted."""

from __future__ import annotations

from sqlalchemy import Connection, delete, insert, select

from tenback.store.database import Database, refuse_missing
from tenback.store.faults import Repeated
from tenback.store.news import tell
from tenback.store.schema import CHAT, COMMANDS, PLAYERS, TABLES
from tenback.store.tables import led_to
from tenback.store.values import ChatLine, CommandKey, News


class Chat(Database):
    async def add_chat(
        self, table: str, key: CommandKey, name: str, text: str, at: int, number: int
    ) -> int:
        """The id of the line; later lines have higher ones. `Gone`: no such table or player.

        `Repeated`: it was said before, when the table was at the number that is told then.
        """
        line = {"table_id": table, "player_id": key.player, "name": name, "text": text, "at": at}
        done = {"table_id": table, "player_id": key.player, "command": key.command}

        def work(connection: Connection) -> int | Repeated:
            refuse_missing(connection, TABLES, table)
            refuse_missing(connection, PLAYERS, key.player)
            before = connection.scalar(led_to(table, key))
            if before is not None:
                return Repeated(before)
            connection.execute(insert(COMMANDS), done | {"number": number})
            adding = insert(CHAT).values(line).returning(CHAT.c.id)
            told: int = (connection.execute(adding)).scalar_one()
            tell(connection, [News(table, chat=told)])
            return told

        added = await self._writer.do(work)
        assert isinstance(added, int), "the writer raises what is refused"
        return added

    async def chat_of(self, table: str, limit: int, after: int = 0) -> list[ChatLine]:
        """The last lines with higher ids, in the order in which they were said."""
        query = select(*CHAT.c["id", "player_id", "name", "text", "at"]).where(
            CHAT.c.table_id == table, CHAT.c.id > after
        )
        rows = await self._rows(query.order_by(CHAT.c.id.desc()).limit(limit))
        return [ChatLine(*row) for row in reversed(rows)]

    async def delete_chat(self, table: str, line: int, player: str) -> bool:
        """A line goes if it is this player's. Whether there is none of that id any more."""
        here = (CHAT.c.id == line, CHAT.c.table_id == table)

        def work(connection: Connection) -> bool:
            connection.execute(delete(CHAT).where(*here, CHAT.c.player_id == player))
            return connection.scalar(select(CHAT.c.id).where(*here)) is None

        return await self._writer.do(work)
