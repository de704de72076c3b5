"""The terminal as the session needs it: tell, ask, clear."""

from __future__ import annotations

import sys
from typing import Protocol


class Screen(Protocol):
    def tell(self, text: str) -> None: ...

    def ask(self, prompt: str) -> str:
        """A line of input; EOFError where there is none left."""
        ...

    def clear(self) -> None:
        """Hide what was shown so far."""
        ...


class Terminal:
    """Standard input and output; what scrolled away is cleared as well."""

    _CLEAR = "\x1b[2J\x1b[3J\x1b[H"

    def __init__(self) -> None:
        for stream in (sys.stdin, sys.stdout):
            reconfigure = getattr(stream, "reconfigure", None)
            if reconfigure is not None:
                reconfigure(errors="replace")

    def tell(self, text: str) -> None:
        print(text, flush=True)

    def ask(self, prompt: str) -> str:
        return input(f"{prompt} ")

    def clear(self) -> None:
        if sys.stdout.isatty():
            print(self._CLEAR, end="", flush=True)
