"""An experiment is a list of tasks; in a TOML file a list of values stands for a task with each."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import product
from pathlib import Path
from typing import Any

from tenback.lab.faults import Fault, LabError
from tenback.lab.task import Task, WrongTask

KEYS: dict[str, type] = {
    "game": str,
    "seats": int,
    "bot": str,
    "games": int,
    "seed": int,
    "min": int,
    "hand": int,
    "talk": bool,
}
"""The same as the options of the command."""
NEEDED = ("game", "seats", "bot", "games")
_TABLES = ("defaults", "task")


@dataclass
class WrongEntry(Exception):
    """An entry of an experiment that holds a task that cannot be."""

    number: int
    wrong: WrongTask


def read_experiment(file: Path) -> tuple[Task, ...]:
    """All tasks of a file; no seed of a table in more than one."""
    told = _loaded(file)
    _check_keys(told, _TABLES, str(file))
    defaults = told.get("defaults", {})
    entries = told.get("task", [])
    if not isinstance(defaults, dict) or not _are_tables(entries):
        raise LabError(Fault.TOML, file=str(file), why="[defaults], [[task]]")
    tasks = tuple(
        task
        for number, entry in enumerate(entries, 1)
        for task in _tasks(defaults | entry, f"{file}, task {number}", number)
    )
    if not tasks:
        raise LabError(Fault.NO_TASKS, file=str(file))
    _check_seeds(tasks, str(file))
    return tasks


def _loaded(file: Path) -> dict[str, Any]:
    try:
        return tomllib.loads(file.read_text(encoding="utf-8"))
    except OSError as fault:
        raise LabError(Fault.UNREADABLE, file=str(file), why=fault.strerror or "") from None
    except ValueError as fault:  # what is wrong with TOML, or with UTF-8
        raise LabError(Fault.TOML, file=str(file), why=str(fault)) from None


def _are_tables(entries: object) -> bool:
    return isinstance(entries, list) and all(isinstance(entry, dict) for entry in entries)


def _tasks(entry: dict[str, Any], where: str, number: int) -> Iterator[Task]:
    """One for every combination of the values."""
    _check_keys(entry, tuple(KEYS), where)
    for key in NEEDED:
        if key not in entry:
            raise LabError(Fault.NEEDED, where=where, name=key)
    values = [_values(key, entry[key], where) for key in entry]
    for chosen in product(*values):
        names = ("minimum" if key == "min" else key for key in entry)
        try:
            yield Task(**dict(zip(names, chosen, strict=True)))
        except WrongTask as wrong:
            raise WrongEntry(number, wrong) from None


def _values(key: str, given: Any, where: str) -> list[Any]:
    values = given if isinstance(given, list) else [given]
    for value in values:
        if type(value) is not KEYS[key]:  # True is no number of seats
            facts = {"kind": KEYS[key].__name__, "given": str(value)}
            raise LabError(Fault.VALUE, where=where, name=key, **facts)
    return values


def _check_keys(given: dict[str, Any], known: tuple[str, ...], where: str) -> None:
    for key in given:
        if key not in known:
            raise LabError(Fault.KEY, where=where, name=key, known=known)


def _check_seeds(tasks: tuple[Task, ...], where: str) -> None:
    """Who says the same twice has made a mistake."""
    played: dict[str, list[range]] = {}
    for task in tasks:
        for other in played.setdefault(task.table, []):
            if task.seeds.start < other.stop and other.start < task.seeds.stop:
                raise LabError(Fault.TWICE, where=where, task=str(task))
        played[task.table].append(task.seeds)
