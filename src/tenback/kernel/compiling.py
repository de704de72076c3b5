"""How the kernel is compiled, and where what was compiled is kept.

Numba decides by a function's own file whether its cached code is still good. A rule that it calls
may have changed all the same, so the cache lies in a folder that is named by everything that goes
into the code: all sources of the kernel, the tables of the editions, Numba and Python. After an
edit the folder is another one, and no stale rule survives.
"""

from __future__ import annotations

import hashlib
import os
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar, cast

import numba

FunctionT = TypeVar("FunctionT", bound=Callable[..., Any])

SOURCES = Path(__file__).parent
TABLES = SOURCES.parent / "rules" / "data"


def fingerprint() -> str:
    """Names everything that the compiled code depends on."""
    digest = hashlib.sha256(f"{numba.__version__} {sys.version}".encode())
    for source in (*sorted(SOURCES.rglob("*.py")), *sorted(TABLES.glob("*.toml"))):
        digest.update(source.name.encode())
        digest.update(source.read_bytes())
    return digest.hexdigest()[:16]


def cache_folder() -> Path:
    """Where compiled code is kept: `TENBACK_CACHE`, else the user's folder for such things."""
    chosen = os.environ.get("TENBACK_CACHE")
    return (Path(chosen) if chosen else _user_cache()) / f"kernel-{fingerprint()}"


def _user_cache() -> Path:
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA", Path.home())) / "tenback"
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Caches" / "tenback"
    return Path(os.environ.get("XDG_CACHE_HOME", Path.home() / ".cache")) / "tenback"


numba.config.CACHE_DIR = str(cache_folder())


def compiled(function: FunctionT) -> FunctionT:
    """Compile at the first call, without the interpreter's lock.

    Only `entry` points are cached: their code holds that of all they call.
    """
    return cast("FunctionT", numba.njit(nogil=True, error_model="numpy")(function))


def lean(function: FunctionT) -> FunctionT:
    """The same for what makes no array: without counting who refers to those it is handed.

    The counts are atomic, and a call that takes three arrays would cost more than what it does.
    """
    return cast("FunctionT", numba.njit(nogil=True, error_model="numpy", _nrt=False)(function))


def inlined(function: FunctionT) -> FunctionT:
    """Lean, and put into its callers: for what runs with every card."""
    options = {"nogil": True, "error_model": "numpy", "_nrt": False, "forceinline": True}
    return cast("FunctionT", numba.njit(**options)(function))


def entry(function: FunctionT) -> FunctionT:
    """What Python calls: compiled, and kept for the next process."""
    return cast("FunctionT", numba.njit(nogil=True, error_model="numpy", cache=True)(function))
