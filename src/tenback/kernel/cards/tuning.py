"""Tunes the careful player's weights by random steps on the share of games won.

    python -m tenback.kernel.cards.tuning fire 3 --steps 400

It goes on from the weights that there are. A step that looks better on some games must also be
better on many others before it is taken.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator
from pathlib import Path
from random import Random

import numpy as np

from tenback.kernel.cards import cheap, tally
from tenback.kernel.cards.careful import LAID, WEIGHTS, Weights
from tenback.kernel.cards.desk import Desk, new_desk
from tenback.kernel.cards.knowledge import LEARNED, WEIGHTS_FILE, weights_for, weights_key
from tenback.kernel.cards.layout import LENGTH, Row
from tenback.kernel.cards.tables import template
from tenback.rules.cards import Setup
from tenback.rules.editions import EDITIONS

GLANCE, LOOK = 2_000, 10_000
"""So many games decide whether a step is worth a closer look, and whether it is taken."""
CHANGED = 0.25
"""How many of the weights a step changes."""


def _merit(desk: Desk, agreed: Row, weights: Weights, first: int, games: int) -> float:
    """The share won; cards left count a little, so that there is a slope where nobody wins."""
    numbers, row = np.zeros(tally.NUMBERS, np.int64), np.zeros(LENGTH, np.int64)
    tried = desk._replace(weights=weights)
    cheap.play_games(tried, row, agreed, cheap.CAREFUL, np.uint64(first), games, numbers)
    left = numbers[tally.LEFT_OVER : tally.LEFT_OVER + 99]
    return float(left[0] - 0.01 * (left @ np.arange(99))) / games


def _stepped(weights: Weights, random: Random, known: int) -> Weights:
    changed = weights.copy()
    for i in range(known):
        if random.random() < CHANGED:
            changed[i] += random.gauss(0, 0.1 * abs(float(weights[i])) + 0.1)
    return changed


def tune(setup: Setup, weights: Weights, steps: int, seed: int) -> Iterator[tuple[int, Weights]]:
    """Each better set of weights, with the number of the step that led to it."""
    random, desk, agreed = Random(seed), new_desk(setup), template(setup)
    plain = not (setup.edition.commands or setup.edition.fire)
    for step in range(steps):
        tried = _stepped(weights, random, LAID if plain else WEIGHTS)
        for games in (GLANCE, LOOK):
            first = random.getrandbits(63)
            old, new = (_merit(desk, agreed, w, first, games) for w in (weights, tried))
            if new <= old:
                break
        else:
            weights = tried
            yield step, weights


def _write(path: Path, key: str, weights: Weights, known: int) -> None:
    table = json.loads(path.read_text("utf-8")) if path.exists() else {}
    table[key] = [round(float(weight), 3) for weight in weights[:known]]
    lines = ",\n".join(f" {json.dumps(k)}: {json.dumps(table[k])}" for k in sorted(table))
    path.write_text(f"{{\n{lines}\n}}\n", "utf-8")


def main(arguments: list[str] | None = None, path: Path | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("edition", choices=EDITIONS)
    parser.add_argument("seats", type=int, choices=range(1, 6))
    parser.add_argument("--min", type=int, default=0, help="the minimum")
    parser.add_argument("--hand", type=int, default=0, help="the hand's size")
    parser.add_argument("--steps", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args(arguments)
    edition = EDITIONS[asked.edition]
    setup = Setup(edition, asked.seats, minimum=asked.min, hand_size=asked.hand)
    known = WEIGHTS if edition.commands or edition.fire else LAID
    target = path or Path(str(LEARNED)) / WEIGHTS_FILE
    for step, weights in tune(setup, weights_for(setup), asked.steps, asked.seed):
        print(f"step {step}: {' '.join(f'{weight:.2f}' for weight in weights[:known])}", flush=True)
        _write(target, weights_key(setup), weights, known)


if __name__ == "__main__":
    main()
