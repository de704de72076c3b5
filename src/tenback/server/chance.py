"""Chance at tables: the system's own randomness. What it gave is recorded, never repeated."""

from __future__ import annotations

from secrets import SystemRandom

from tenback.rules.editions import CARDS, Command
from tenback.rules.sheets import COLOURS

_CARDS_A_COMMAND = 4


class SystemChance:
    def __init__(self) -> None:
        self._random = SystemRandom()

    def deck(self) -> tuple[int, ...]:
        return tuple(self._random.sample(tuple(CARDS), len(CARDS)))

    def commands(self) -> dict[str, tuple[int, ...]]:
        """X2: the commands on other cards."""
        drawn = self._random.sample(tuple(CARDS), _CARDS_A_COMMAND * len(Command))
        return {
            str(command): tuple(sorted(drawn[_CARDS_A_COMMAND * i : _CARDS_A_COMMAND * (i + 1)]))
            for i, command in enumerate(Command)
        }

    def lot(self, among: tuple[int, ...]) -> int:
        return self._random.choice(among)

    def fall(self, colours: str) -> tuple[tuple[str, int], ...]:
        return tuple(
            (colour, self._random.randint(1, 6)) for colour in COLOURS if colour in colours
        )
