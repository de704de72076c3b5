"""A results folder: pieces in files that are only ever added, each whole or not there at all.

A file is named by the first and the last of the numbers that it holds. Whoever folds many files
into one writes `000001-000064.parquet` and then removes what it covers; if that is cut short, the
files that are left over lie within the wide one, and nobody reads them.
"""

from __future__ import annotations

import os
import re
import sqlite3
from collections.abc import Callable, Iterable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import BinaryIO

from tenback.lab import columns
from tenback.lab.faults import Fault, LabError
from tenback.lab.pieces import Piece, folded, overlap

RESULTS = "results"
_LOCK = ".lock"
_NAME = re.compile(r"([0-9]{6,})-([0-9]{6,})\.parquet")
_MANY = 64
"""So many files are folded into one."""
_DIRECTORY = getattr(os, "O_DIRECTORY", None)
"""Where a folder can be opened, its names are made durable too."""

Span = tuple[int, int]


class Folder:
    """A results folder that nobody else writes to as long as it is held."""

    def __init__(self, place: Path) -> None:
        self.place = place
        self._results = place / RESULTS
        self._spans = _spans(self._results)
        self.pieces = _read(self._results, self._spans)
        self._last = max((last for _, last in self._spans), default=0)

    def add(self, pieces: Iterable[Piece]) -> None:
        """They are on the disk when it returns, all of them, or none if it is cut short."""
        pieces = folded(pieces)
        if not pieces:
            return
        self._last += 1
        self._write((self._last, self._last), pieces)
        self._spans.append((self._last, self._last))
        self.pieces = folded([*self.pieces, *pieces])
        if len(self._spans) >= _MANY:
            self.fold()

    def fold(self) -> None:
        """One file instead of many."""
        old = [path for path in self._results.iterdir() if _NAME.fullmatch(path.name)]
        if len(old) > 1:
            whole = (1, self._last)
            self._write(whole, self.pieces)
            self._spans = [whole]
            for path in old:
                if path != self._results / _named(whole):
                    path.unlink()

    def _write(self, span: Span, pieces: Iterable[Piece]) -> None:
        write_durably(self._results / _named(span), lambda file: columns.write(pieces, file))


@contextmanager
def hold(place: Path) -> Iterator[Folder]:
    """A folder to add to, a new one or one with results."""
    if place.is_dir() and any(place.iterdir()) and not (place / RESULTS).is_dir():
        raise LabError(Fault.FOREIGN, path=str(place))
    with told_as_of(place):
        (place / RESULTS).mkdir(parents=True, exist_ok=True)
        with _locked(place):
            for rest in (place / RESULTS).glob(".*.tmp"):
                rest.unlink()
            yield Folder(place)


@contextmanager
def told_as_of(place: Path) -> Iterator[None]:
    """What the system refuses is said of this folder."""
    try:
        yield
    except (OSError, sqlite3.Error) as fault:
        why = getattr(fault, "strerror", None) or str(fault)
        raise LabError(Fault.FOLDER, folder=str(place), why=why) from None


@contextmanager
def _locked(place: Path) -> Iterator[None]:
    """SQLite's own lock, on a file that stays empty: it is let go even by a process that is killed,
    and works alike on every system."""
    database = sqlite3.connect(place / _LOCK, timeout=0, isolation_level=None)
    with closing(database):
        try:
            database.execute("BEGIN EXCLUSIVE")
        except sqlite3.Error as fault:
            if fault.sqlite_errorcode == sqlite3.SQLITE_BUSY:
                raise LabError(Fault.HELD, folder=str(place)) from None
            raise
        yield


def read_results(path: Path) -> list[Piece]:
    """Of a results folder, also while somebody writes to it, or of a single file."""
    if path.is_file():
        return columns.read(path)
    results = path / RESULTS
    if not results.is_dir():
        raise LabError(Fault.FOREIGN, path=str(path))
    with told_as_of(path):
        while True:
            try:
                return _read(results, _spans(results))
            except FileNotFoundError:  # it has just been folded into another file
                continue


def _read(results: Path, spans: Iterable[Span]) -> list[Piece]:
    pieces = [piece for span in spans for piece in columns.read(results / _named(span))]
    if overlap(pieces):
        raise LabError(Fault.DAMAGED, file=str(results), why="overlapping seeds")
    return folded(pieces)


def _spans(results: Path) -> list[Span]:
    """Of all files that lie within no other."""
    found = [match for path in results.iterdir() if (match := _NAME.fullmatch(path.name))]
    spans = sorted(((int(match[1]), int(match[2])) for match in found), key=_widest_first)
    kept: list[Span] = []
    for first, last in spans:
        if not kept or last > kept[-1][1]:
            kept.append((first, last))
    return kept


def _widest_first(span: Span) -> Span:
    first, last = span
    return first, -last


def _named(span: Span) -> str:
    return f"{span[0]:06d}-{span[1]:06d}.parquet"


def write_durably(path: Path, write: Callable[[BinaryIO], None]) -> None:
    """All of it under its name, or nothing, even if the power fails."""
    temporary = path.with_name(f".{path.name}.tmp")
    with temporary.open("wb") as file:
        write(file)
        file.flush()
        os.fsync(file.fileno())
    temporary.replace(path)
    if _DIRECTORY is not None:
        folder = os.open(path.parent, _DIRECTORY)
        os.fsync(folder)
        os.close(folder)
