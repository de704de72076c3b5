"""Screens for tests of what happens at a terminal."""

from __future__ import annotations

from collections.abc import Iterable


class Script:
    """A screen whose input is written beforehand; what was shown since the last curtain is kept."""

    def __init__(self, lines: Iterable[str], width: int | None = None) -> None:
        self._lines = iter(lines)
        self.width = width
        self.shown: list[str] = []
        self.told: list[str] = []
        self.prompts: list[str] = []
        self.pauses: list[str] = []
        self.course: list[str] = []
        """What was done beside telling, in its order."""

    def tell(self, text: str, *, as_is: bool = False) -> None:
        self.shown.append(text)
        self.told.append(text)

    def ask(self, prompt: str) -> str:
        self.prompts.append(prompt)
        self.course.append("ask")
        try:
            return next(self._lines)
        except StopIteration:
            raise EOFError from None

    def pause(self, prompt: str) -> None:
        self.pauses.append(prompt)
        self.course.append("pause")

    def discard(self) -> None:
        self.course.append("discard")

    def clear(self) -> None:
        self.shown.clear()
        self.course.append("clear")

    def close(self) -> None:
        self.course.append("close")

    @property
    def text(self) -> str:
        return "\n".join(self.told)
