"""Keeping a game: nobody's moves are lost, whatever happens to the disk, and no other file is."""

from __future__ import annotations

import os
import stat
import time
from enum import StrEnum
from pathlib import Path

from tenback.rules.record_reader import MAX_BYTES, RecordError, read


class Unfit(StrEnum):
    """Why no game can be kept in a file."""

    EMPTY = "empty"
    DASH = "dash"
    FOLDER = "folder"
    NO_FOLDER = "no-folder"
    SPECIAL = "special"
    OTHER = "other"
    LOCKED = "locked"


def unfit(name: str) -> Unfit | None:
    """What speaks against keeping a game there; None: nothing that can be known beforehand."""
    if name in ("", "-"):
        return Unfit.DASH if name else Unfit.EMPTY
    try:
        target = Path(name).resolve()
        return _unfit_file(target) if target.exists() else _unfit_folder(target.parent)
    except (OSError, RuntimeError, ValueError):  # links in a circle, names that cannot be
        return Unfit.LOCKED


def _unfit_file(target: Path) -> Unfit | None:
    if target.is_dir():
        return Unfit.FOLDER
    if not target.is_file():
        return Unfit.SPECIAL
    if not os.access(target, os.R_OK | os.W_OK):
        return Unfit.LOCKED
    return _unfit_folder(target.parent) if _holds_a_record(target) else Unfit.OTHER


def _unfit_folder(folder: Path) -> Unfit | None:
    if not folder.is_dir():
        return Unfit.NO_FOLDER
    return None if os.access(folder, os.W_OK | os.X_OK) else Unfit.LOCKED


def _holds_a_record(target: Path) -> bool:
    with target.open("rb") as file:
        start = file.read(MAX_BYTES + 1)
    try:
        read(start)
    except RecordError:
        return False
    return True


def default_path(game: str) -> Path:
    """A name in this folder that no file has yet."""
    stamp = time.strftime("%Y%m%d-%H%M%S")
    names = (
        f"tenback-{game}-{stamp}{tail}.game" for tail in ("", *(f"-{n}" for n in range(2, 99)))
    )
    return next(path for path in map(Path, names) if not path.exists())


def save(text: str, path: Path) -> None:
    """All of the text or, with an OSError, what was there before; the file keeps its mode."""
    target = path.resolve()
    unfinished = target.with_name(f".tenback-{os.getpid()}.part")
    try:
        unfinished.write_text(text, encoding="utf-8")
        if target.exists():
            unfinished.chmod(stat.S_IMODE(target.stat().st_mode))
        unfinished.replace(target)
    except OSError:
        unfinished.unlink(missing_ok=True)
        raise
