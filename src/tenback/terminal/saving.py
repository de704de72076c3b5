"""Keeping a game: nobody's moves are lost, whatever happens to the disk."""

from __future__ import annotations

import time
from pathlib import Path


def default_path(game: str) -> Path:
    """A name in this folder that no file has yet."""
    stamp = time.strftime("%Y%m%d-%H%M%S")
    names = (
        f"tenback-{game}-{stamp}{tail}.game" for tail in ("", *(f"-{n}" for n in range(2, 99)))
    )
    return next(path for path in map(Path, names) if not path.exists())


def save(text: str, path: Path) -> None:
    """All of the text or, with an OSError, what was there before."""
    unfinished = path.with_name(f".{path.name}.part")
    try:
        unfinished.write_text(text, encoding="utf-8")
        unfinished.replace(path)
    except OSError:
        unfinished.unlink(missing_ok=True)
        raise
