"""What the players have learned: tuned weights and trained networks, by edition and seats.

The files in `learned/` are made by `tuning.py` and `training.py`.
"""

from __future__ import annotations

import json
from functools import lru_cache
from importlib.resources import files
from io import BytesIO

import numpy as np

from tenback.kernel.cards.careful import WEIGHTS, Weights
from tenback.kernel.cards.insight import INPUTS
from tenback.kernel.cards.value import FIRST, Network
from tenback.rules.cards import Setup

LEARNED = files(__package__ or "") / "learned"
WEIGHTS_FILE = "careful.json"


def weights_key(setup: Setup) -> str:
    """The name of a setup among the tuned weights; who starts makes no difference."""
    return f"{setup.edition.name} seats={setup.seats} min={setup.minimum} hand={setup.hand_size}"


def network_file(edition: str, seats: int) -> str:
    """One network knows all switches of an edition with so many seats."""
    return f"value-{edition}-{seats}.npz"


@lru_cache(maxsize=1)
def _all_weights() -> dict[str, list[float]]:
    table: dict[str, list[float]] = json.loads((LEARNED / WEIGHTS_FILE).read_text("utf-8"))
    return table


def weights_for(setup: Setup) -> Weights:
    """The careful player's weights; where none are tuned for the switches, those without any."""
    table, usual = _all_weights(), Setup(setup.edition, setup.seats)
    known = table.get(weights_key(setup)) or table[weights_key(usual)]
    weights = np.zeros(WEIGHTS, np.float32)
    weights[: len(known)] = known
    return weights


@lru_cache(maxsize=4)
def network_for(edition: str, seats: int) -> Network:
    """The value network, in full precision; the file has half of it."""
    return read_network((LEARNED / network_file(edition, seats)).read_bytes())


def read_network(raw: bytes) -> Network:
    """A network from a file; one that knows of no marks has nothing to say about them."""
    with np.load(BytesIO(raw)) as arrays:
        parts = {name: arrays[name].astype(np.float32) for name in Network._fields}
    first = np.zeros((INPUTS, FIRST), np.float32)
    first[: len(parts["first"])] = parts["first"]
    return Network(**parts | {"first": first})


def write_network(network: Network) -> bytes:
    """The file of a network."""
    file = BytesIO()
    np.savez_compressed(file, **{n: p.astype(np.float16) for n, p in network._asdict().items()})
    return file.getvalue()
