"""How one server is set up, as plain values; `tenback serve` makes them of its options."""

from __future__ import annotations

import os
from dataclasses import dataclass, field, replace
from ipaddress import IPv4Network, IPv6Network, ip_network
from pathlib import Path
from typing import Any, NamedTuple
from urllib.parse import urlsplit

Network = IPv4Network | IPv6Network
STATIC = Path(__file__).parent / "static"
DATABASE_VARIABLE = "TENBACK_DATABASE_URL"


class WrongSetting(ValueError):
    """A setting that cannot be; `option` and `given` are for a sentence."""

    def __init__(self, option: str, given: str) -> None:
        super().__init__(f"{option}: {given}")
        self.option, self.given = option, given


class Rate(NamedTuple):
    """So many at once, and then so many a second."""

    burst: float
    per_second: float


ENDLESS = Rate(float("inf"), float("inf"))


@dataclass(frozen=True, slots=True)
class Limits:
    """What one address, player or table may ask for. Addresses are never stored."""

    requests: Rate = Rate(120, 20)
    """Of an address: anything."""
    new_players: Rate = Rate(20, 1 / 30)
    new_tables: Rate = Rate(20, 1 / 20)
    redeeming: Rate = Rate(5, 1 / 30)
    """Of an address: guesses of carry codes."""
    replays: Rate = Rate(20, 0.5)
    renames: Rate = Rate(10, 1 / 20)
    connecting: Rate = Rate(60, 2)
    """Of an address: sockets that it opens."""
    sockets_of_address: int = 100
    sockets_of_player: int = 12
    sockets_of_table: int = 100
    sockets: int = 20_000
    asking: Rate = Rate(60, 10)
    """Of a socket: messages of any kind."""
    asking_table: Rate = Rate(120, 40)
    """Of a table: messages of all its sockets."""
    chat: Rate = Rate(6, 0.5)
    chat_of_table: Rate = Rate(20, 3)
    outbox: int = 256
    """Messages that may wait for a slow reader before its socket is dropped."""
    outbox_bytes: int = 1_000_000
    unreadable: int = 20
    """Of a socket: messages that are none of this protocol, until it is closed."""
    hello_seconds: float = 10.0
    """How long a socket may stay silent before its first message."""


def no_limits() -> Limits:
    """For tests and benches: everything as often as one likes."""
    rates: dict[str, Any] = {
        name: ENDLESS
        for name in Limits.__dataclass_fields__
        if isinstance(getattr(_USUAL, name), Rate)
    }
    return replace(
        _USUAL,
        **rates,
        sockets_of_address=_MANY,
        sockets_of_player=_MANY,
        sockets_of_table=_MANY,
        sockets=_MANY,
        unreadable=_MANY,
    )


_USUAL = Limits()
_MANY = 10**9


@dataclass(frozen=True, slots=True)
class Settings:
    data: Path = Path("tenback-data")
    database: str | None = None
    """The address of a PostgreSQL database, instead of the data folder."""
    public_url: str | None = None
    trusted_proxies: tuple[Network, ...] = ()
    keep_days: int = 30
    chat_days: int = 7
    lists_tables: bool = True
    """Whether public tables are listed (`--open`)."""
    limits: Limits = field(default_factory=Limits)
    static: Path = STATIC
    bot_seconds: float = 0.1
    """How long one expert may think for a turn; several at once share it."""
    lease_seconds: float = 10.0
    patrol_seconds: float = 1.0
    """How often a process looks for tables that nobody cares for."""
    idle_seconds: float = 60.0
    """How long a table where nobody is stays in memory."""
    most_rooms: int = 5_000
    """Tables in memory; where nobody is, the longest unused go first."""

    @property
    def where(self) -> str | Path:
        """What the store is opened with."""
        return self.database or self.data

    @property
    def secure(self) -> bool:
        return bool(self.public_url and self.public_url.startswith("https://"))


def read_public_url(given: str | None) -> str | None:
    """Without a slash at its end; it says scheme and host, and no path."""
    if given is None:
        return None
    parts = urlsplit(given)
    wrong = parts.scheme not in ("http", "https") or not parts.netloc or parts.query
    if wrong or parts.path not in ("", "/"):
        raise WrongSetting("public-url", given)
    return f"{parts.scheme}://{parts.netloc.lower()}"


def read_networks(given: list[str]) -> tuple[Network, ...]:
    networks = []
    for text in given:
        try:
            networks.append(ip_network(text, strict=False))
        except ValueError:
            raise WrongSetting("trusted-proxy", text) from None
    return tuple(networks)


def database_from_environment() -> str | None:
    return os.environ.get(DATABASE_VARIABLE) or None
