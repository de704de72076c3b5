"""Who asks, and whether they may ask so often: what every route and socket begins with."""

from __future__ import annotations

from typing import Any

from litestar.connection import ASGIConnection

from tenback.server.addresses import client_key
from tenback.server.bots import Thinkers
from tenback.server.caretaker import Caretaker
from tenback.server.errors import Trouble
from tenback.server.hall import Hall
from tenback.server.house import House
from tenback.server.limits import Buckets, Places
from tenback.server.settings import Rate
from tenback.server.tokens import COOKIE, hash_of
from tenback.store.values import Player
from tenback.table.faults import Fault

Connection = ASGIConnection[Any, Any, Any, Any]


class Desk:
    """One for each server, in the application's state."""

    def __init__(self, house: House, hall: Hall, thinkers: Thinkers, caretaker: Caretaker) -> None:
        self.house, self.hall = house, hall
        self.thinkers, self.caretaker = thinkers, caretaker
        limits = house.settings.limits
        self.buckets = {
            name: Buckets(getattr(limits, name))
            for name in limits.__dataclass_fields__
            if isinstance(getattr(limits, name), Rate)
        }
        self.sockets = Places(limits.sockets)
        self.sockets_of_address = Places(limits.sockets_of_address)
        self.sockets_of_player = Places(limits.sockets_of_player)
        self.sockets_of_table = Places(limits.sockets_of_table)

    def may(self, what: str, who: str) -> bool:
        allowed = self.buckets[what].take(who)
        if not allowed:
            self.house.metrics.count(f"limited_{what}_total")
        return allowed

    def limit(self, what: str, who: str) -> None:
        if not self.may(what, who):
            raise Trouble(429, Fault.LIMIT)

    def address(self, connection: Connection) -> str:
        """For limits, in memory. It is neither stored nor logged."""
        client = connection.client
        return client_key(
            client.host if client else None,
            ",".join(connection.headers.getall("x-forwarded-for", [])),
            self.house.settings.trusted_proxies,
        )

    async def player(self, connection: Connection) -> Player | None:
        """Whoever knows a player's secret is that player."""
        token = connection.cookies.get(COOKIE)
        return await self.house.store.player_by_token_hash(hash_of(token)) if token else None

    async def someone(self, connection: Connection) -> Player:
        player = await self.player(connection)
        if player is None:
            raise Trouble(401, "nobody")
        return player


def desk_of(connection: Connection) -> Desk:
    desk: Desk = connection.app.state.desk
    return desk
