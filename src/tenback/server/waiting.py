"""For whom a table waits, and how long: what its clock acts on, and what people are told."""

from __future__ import annotations

from tenback.server.bookkeeping import turn_ends_at
from tenback.server.presence import Presence
from tenback.table import wire
from tenback.table.state import Phase, Table

_SECOND = 1000


def absences(table: Table, presence: Presence) -> dict[str, int]:
    """When a bot takes over for whoever is away, if somebody is there to play with."""
    if table.phase not in (Phase.AGREEING, Phase.PLAYING) or not table.options.absence:
        return {}
    there = presence.players() & table.people
    away = {
        player
        for player in table.people - there
        if any(not table.seat(seat).is_bots for seat in table.seats_of(player))
    }
    patience = table.options.absence * _SECOND
    return {p: presence.missed_since(p) + patience for p in sorted(away)} if there else {}


def times(table: Table, presence: Presence, turn_began_at: int, now: int) -> wire.Times:
    """The same as time that is left: whoever is told need not know what time it is here."""
    ends = turn_ends_at(table, turn_began_at)
    return wire.Times(
        turn=None if ends is None else max(ends - now, 0),
        absent={p: max(at - now, 0) for p, at in absences(table, presence).items()},
    )
