"""Who is at a table: here by their sockets, elsewhere by word of the other processes."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass

WORD_MS = 30_000
"""How long the word of another process counts; it repeats it in time."""


@dataclass(frozen=True, slots=True)
class Elsewhere:
    players: frozenset[str]
    spectators: int
    heard_at: int


class Presence:
    """Of one table."""

    def __init__(self, now: int) -> None:
        self._here: Counter[str] = Counter()
        self._watching = 0
        self._elsewhere: dict[str, Elsewhere] = {}
        self._gone_since: dict[str, int] = {}
        self._waited_since = now
        """Since when somebody has been there, or when this process came to know the table."""

    def come(self, player: str | None, now: int) -> None:
        if player is None:
            self._watching += 1
            return
        self._begin_to_wait(now)
        self._here[player] += 1

    def go(self, player: str | None, now: int) -> None:
        if player is None:
            self._watching -= 1
            return
        self._here[player] -= 1
        if not self._here[player]:
            del self._here[player]
            self._gone_since[player] = now

    def heard(self, process: str, players: frozenset[str], spectators: int, now: int) -> bool:
        """What another process says of its own sockets; whether that is anything new."""
        before = self._elsewhere.get(process)
        news = before is None or (before.players, before.spectators) != (players, spectators)
        for player in (before.players if before else frozenset()) - players:
            self._gone_since[player] = now
        if players:
            self._begin_to_wait(now)
        self._elsewhere[process] = Elsewhere(players, spectators, now)
        return news

    def _begin_to_wait(self, now: int) -> None:
        if not self.players():
            self._waited_since = now

    def forget_silent(self, now: int) -> bool:
        """Processes that have not said anything for long are not there; whether any went."""
        silent = [name for name, e in self._elsewhere.items() if now - e.heard_at > WORD_MS]
        for name in silent:
            del self._elsewhere[name]
        return bool(silent)

    def players(self) -> frozenset[str]:
        return frozenset(self._here).union(*(e.players for e in self._elsewhere.values()))

    def spectators(self) -> int:
        return self._watching + sum(e.spectators for e in self._elsewhere.values())

    def missed_since(self, player: str) -> int:
        """Since when somebody has been waiting for them: both must have come about."""
        return max(self._gone_since.get(player, self._waited_since), self._waited_since)

    def word(self, process: str) -> str:
        """What this process tells the others; ids have no comma, colon or space in them."""
        return f"{process}:{self._watching}:{','.join(sorted(self._here))}"


def read_word(word: str) -> tuple[str, int, frozenset[str]]:
    """Which process, how many who only watch, and the players that are there."""
    process, watching, players = word.split(":")
    return process, int(watching), frozenset(filter(None, players.split(",")))
