"""What to type: the command as it can be called from here, and files as it takes them."""

from __future__ import annotations

import shlex
import shutil
import sys
from pathlib import Path

COMMAND = "tenback"


def program() -> str:
    """The command of this installation, in the shortest words that a shell finds it by."""
    beside = shutil.which(COMMAND, path=str(Path(sys.executable).parent))
    found = shutil.which(COMMAND)
    if found and (beside is None or Path(found).samefile(beside)):
        return COMMAND
    if beside:
        return shlex.quote(_from_here(Path(beside)))
    return f"{shlex.quote(_from_here(Path(sys.executable)))} -m {COMMAND}"


def file_word(path: Path) -> str:
    """A file for the command line: quoted, and never taken for an option."""
    name = str(path)
    return shlex.quote(f"./{name}" if name.startswith("-") else name)


def _from_here(file: Path) -> str:
    here = Path.cwd()
    return str(file.relative_to(here) if file.is_relative_to(here) else file)
