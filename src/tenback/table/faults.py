"""Why a table does not accept something: codes beside those of the rules, in the same `Refusal`."""

from __future__ import annotations

from enum import StrEnum


class Fault(StrEnum):
    """What tables refuse by themselves; for a move the codes of `rules.game.Code` come beside."""

    MALFORMED = "malformed"
    OPTION = "option"
    NO_TABLE = "no-table"
    CLOSED = "closed"
    PHASE = "phase"
    """Not now: the game has not begun, or has ended."""
    NO_SEAT = "no-seat"
    SEAT_TAKEN = "seat-taken"
    NOT_YOUR_SEAT = "not-your-seat"
    NOT_YOURS = "not-yours"
    """Somebody else said it."""
    LOCKED = "locked"
    REMOVED = "removed"
    HOST_ONLY = "host-only"
    NO_BOT = "no-bot"
    EMPTY_SEATS = "empty-seats"
    TAKE_BACK = "take-back"
    TALK = "talk"
    """This table's policy allows no such talk."""
    MUTED = "muted"
    GUARD = "guard"
    """The chat guard: it would give a number away."""
    NO_PLAYER = "no-player"
    LIMIT = "limit"
    """Too much in too short a time."""
    BUSY = "busy"
    """The database cannot be reached; nothing was changed."""
