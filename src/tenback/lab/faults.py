"""What can be wrong with an experiment, with results and with a cluster."""

from __future__ import annotations

from enum import StrEnum

from tenback.rules.game import Fact


class Fault(StrEnum):
    """What is wrong. `locale` has a sentence for each, `lab-fault-<fault>`."""

    UNREADABLE = "unreadable"
    TOML = "toml"
    KEY = "key"
    VALUE = "value"
    NEEDED = "needed"
    NO_TASKS = "no-tasks"
    TWICE = "twice"
    FOLDER = "folder"
    HELD = "held"
    FOREIGN = "foreign"
    DAMAGED = "damaged"
    FORMAT = "format"
    VERSION = "version"
    VERSIONS = "versions"
    OVERLAP = "overlap"
    NOTHING = "nothing"
    TAKEN = "taken"
    ADDRESS = "address"
    UNREACHABLE = "unreachable"
    WORKER = "worker"


class LabError(Exception):
    """The lab cannot do it: what is wrong, with the facts for a sentence."""

    def __init__(self, fault: Fault, **facts: Fact) -> None:
        super().__init__(f"{fault}: {facts}")
        self.fault, self.facts = fault, facts
