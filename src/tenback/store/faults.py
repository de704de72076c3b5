"""What can go wrong with a store, and the three ways in which an append is not carried out."""

from __future__ import annotations

from enum import StrEnum

from tenback.rules.game import Fact


class Fault(StrEnum):
    """What is wrong. `locale` has a sentence for each, `store-<fault>`."""

    ADDRESS = "address"
    FOLDER = "folder"
    HELD = "held"
    DAMAGED = "damaged"
    FOREIGN = "foreign"
    NEWER = "newer"
    UNREACHABLE = "unreachable"
    FAILED = "failed"
    CLOSED = "closed"
    PG_DUMP = "pg-dump"
    EXISTS = "exists"
    MISSING = "missing"
    FILE = "file"


class StoreError(Exception):
    """The store cannot do it: what is wrong, with the facts for a sentence."""

    def __init__(self, fault: Fault, **facts: Fact) -> None:
        super().__init__(f"{fault}: {facts}")
        self.fault, self.facts = fault, facts


class Refused(Exception):
    """An append that must not be carried out, although the store is well."""


class Stale(Refused):
    """Somebody else was faster: the table is not at the expected number but at this one."""

    def __init__(self, number: int) -> None:
        super().__init__(f"the table is at number {number}")
        self.number = number


class Repeated(Refused):
    """This player's command with this id was carried out before, and led to this number."""

    def __init__(self, number: int) -> None:
        super().__init__(f"the command led to number {number} before")
        self.number = number


class Gone(Refused):
    """The table, or the player, is not there or not there any more."""
