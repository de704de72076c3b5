"""The players: a name, the devices that know them, and what became of their games."""

from __future__ import annotations

from collections.abc import Collection

from sqlalchemy import Connection, delete, insert, or_, select, update

from tenback.store.database import Database, refuse_missing
from tenback.store.schema import CARRY_CODES, COMMANDS, PLAYERS, RESULTS, TOKENS, insert_or
from tenback.store.values import Player, Result, StoredResult, checked_hash


class People(Database):
    """Nobody signs up. A player is an id drawn at random, and who knows a secret is that player."""

    async def create_player(self, player: str, token_hash: bytes, name: str, at: int) -> None:
        token = {"hash": checked_hash(token_hash), "player_id": player, "created_at": at}

        def work(connection: Connection) -> None:
            row = {"id": player, "name": name, "created_at": at}
            connection.execute(insert(PLAYERS), row)
            connection.execute(insert(TOKENS), token)

        await self._writer.do(work)

    async def player_by_token_hash(self, token_hash: bytes) -> Player | None:
        query = select(*PLAYERS.c["id", "name"]).join(TOKENS).where(TOKENS.c.hash == token_hash)
        rows = await self._rows(query)
        return Player(*rows[0]) if rows else None

    async def names_of(self, players: Collection[str]) -> dict[str, str]:
        """Those of them that are known, with their names."""
        query = select(*PLAYERS.c["id", "name"]).where(PLAYERS.c.id.in_(players))
        return {row.id: row.name for row in await self._rows(query)}

    async def rename(self, player: str, name: str) -> bool:
        """False if there is no such player."""

        def work(connection: Connection) -> bool:
            change = update(PLAYERS).where(PLAYERS.c.id == player).values(name=name)
            return (connection.execute(change)).rowcount == 1

        return await self._writer.do(work)

    async def offer_code(self, player: str, code_hash: bytes, now: int, expires_at: int) -> bool:
        """Another device may claim this code, once; an earlier one of the player's is void.

        False if the same code is on offer to somebody else: draw another. `Gone`: no such player.
        """
        row = {"hash": checked_hash(code_hash), "player_id": player, "expires_at": expires_at}

        def work(connection: Connection) -> bool:
            refuse_missing(connection, PLAYERS, player)
            void = or_(CARRY_CODES.c.player_id == player, CARRY_CODES.c.expires_at <= now)
            connection.execute(delete(CARRY_CODES).where(void))
            offer = insert_or(connection, CARRY_CODES).values(row)
            offered = connection.execute(offer.on_conflict_do_nothing())
            return offered.rowcount == 1

        return await self._writer.do(work)

    async def claim_code(self, code_hash: bytes, token_hash: bytes, now: int) -> str | None:
        """The player whose code it was, who from now on has this token, too; else nothing.

        Of any number that claim a code at once, one gets it.
        """
        token = {"hash": checked_hash(token_hash), "created_at": now}

        def work(connection: Connection) -> str | None:
            valid = (CARRY_CODES.c.hash == code_hash, CARRY_CODES.c.expires_at > now)
            claim = delete(CARRY_CODES).where(*valid).returning(CARRY_CODES.c.player_id)
            player = connection.scalar(claim)
            if player is not None:
                connection.execute(insert(TOKENS), token | {"player_id": player})
            return player

        return await self._writer.do(work)

    async def results_of(self, player: str, limit: int = 100) -> list[StoredResult]:
        """Their finished games, the latest first. Results outlive their tables."""
        query = select(RESULTS).where(RESULTS.c.player_id == player)
        latest = query.order_by(RESULTS.c.at.desc(), RESULTS.c.table_id).limit(limit)
        return [
            StoredResult(
                row.table_id,
                row.at,
                Result(player, row.game, row.seats, row.bots, row.won, row.cards_left, row.score),
            )
            for row in await self._rows(latest)
        ]

    async def delete_player(self, player: str) -> bool:
        """Everything of theirs goes: name, tokens, code, memberships, results, chat.

        The events of tables keep the id, which was drawn at random and then leads to nobody.
        False if there is no such player.
        """

        def work(connection: Connection) -> bool:
            connection.execute(delete(COMMANDS).where(COMMANDS.c.player_id == player))
            gone = connection.execute(delete(PLAYERS).where(PLAYERS.c.id == player))
            return gone.rowcount == 1

        return await self._writer.do(work)
