"""Bots by name: `careful`, `expert`, `expert:samples=64`."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from tenback.bots import cards, dice
from tenback.bots.bot import Bot
from tenback.rules.editions import EDITIONS
from tenback.rules.games import GAMES

EXPERT = "expert"
NAMES = tuple(cards.BOTS)
"""From the simplest to the strongest; the same for every game."""
MOST_SAMPLES = 100_000
_PATTERN = re.compile(r"([a-z]+)(?::samples=([1-9][0-9]{0,5}))?")


class UnknownBot(ValueError):
    """A name that no bot has, in a sentence that says which there are."""


@dataclass(frozen=True, slots=True)
class BotName:
    """A bot as it is asked for. All that affects its play is in its text."""

    name: str
    samples: int | None = None

    def __str__(self) -> str:
        return self.name if self.samples is None else f"{self.name}:samples={self.samples}"


def default_samples(game: str) -> int:
    """How many samples the expert takes if nothing is said."""
    return cards.DEFAULT_SAMPLES if game in EDITIONS else dice.DEFAULT_SAMPLES


def read_name(text: str, game: str) -> BotName:
    """The bot that is meant; the expert always has a number of samples."""
    match = _PATTERN.fullmatch(text)
    if match is None or match[1] not in NAMES or (match[2] and match[1] != EXPERT):
        known = ", ".join(NAMES)
        raise UnknownBot(f"There is no bot “{text}”. There are: {known} (and {EXPERT}:samples=N).")
    if match[1] != EXPERT:
        return BotName(match[1])
    samples = int(match[2] or default_samples(game))
    if samples > MOST_SAMPLES:
        raise UnknownBot(f"The expert takes from 1 to {MOST_SAMPLES} samples, not {samples}.")
    return BotName(EXPERT, samples)


def bot(text: str, game: str, *, seconds: float | None = None) -> Bot[Any, Any]:
    """A bot for one seat of a game; with `seconds`, the expert thinks that long and no samples."""
    if game not in GAMES:
        raise ValueError(f"There is no game “{game}”. There are: {', '.join(GAMES)}.")
    name = read_name(text, game)
    room = cards if game in EDITIONS else dice
    makers: dict[str, Callable[..., Bot[Any, Any]]] = dict(room.BOTS)
    if name.name != EXPERT:
        return makers[name.name]()
    if seconds is not None:
        return makers[EXPERT](seconds=seconds)
    return makers[EXPERT](samples=name.samples)
