"""The results of many machines in one folder."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path

from tenback.lab.faults import Fault, LabError
from tenback.lab.folder import hold, read_results
from tenback.lab.pieces import Piece, overlap


def combine(out: Path, sources: Sequence[Path]) -> list[Piece]:
    """Everything that the sources hold, as a new results folder; nothing is counted twice."""
    if out.exists() and not (out.is_dir() and not any(out.iterdir())):
        raise LabError(Fault.TAKEN, path=str(out))
    pieces = list(_gathered(sources))
    if twice := overlap(pieces):
        one, other = map(str, (piece.task for piece in twice))
        raise LabError(Fault.OVERLAP, one=one, other=other)
    with hold(out) as folder:
        folder.add(pieces)
    return folder.pieces


def _gathered(sources: Sequence[Path]) -> Iterator[Piece]:
    """All of one version."""
    first: tuple[Path, str] | None = None
    for source in sources:
        for piece in read_results(source):
            first = first or (source, piece.version)
            if piece.version != first[1]:
                facts = {"one": str(first[0]), "first": first[1]}
                raise LabError(Fault.VERSIONS, **facts, other=str(source), second=piece.version)
            yield piece
