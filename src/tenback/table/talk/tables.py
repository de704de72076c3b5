"""The guard's tables that lie beside this module: letters, and a vocabulary for each language."""

from __future__ import annotations

import pkgutil
import tomllib
from typing import Any


def data(name: str) -> dict[str, Any]:
    raw = pkgutil.get_data(__package__ or "", f"data/{name}.toml")
    assert raw is not None, f"the package lacks its table {name}"
    return tomllib.loads(raw.decode())
