"""The terminal as the session needs it: tell, ask, clear."""

from __future__ import annotations

import os
import shutil
import sys
import time
from contextlib import suppress
from importlib import import_module
from typing import Protocol

from tenback.render.lines import fitting, width_of, wrapped


class Screen(Protocol):
    @property
    def width(self) -> int | None:
        """How wide a picture may be; None: as wide as it likes."""
        ...

    def tell(self, text: str, *, as_is: bool = False) -> None:
        """Sentences, wrapped by words; `as_is`: what somebody may want to copy."""
        ...

    def ask(self, prompt: str) -> str:
        """A line of input; EOFError where there is none left."""
        ...

    def pause(self, prompt: str) -> None:
        """Wait until somebody has read it, if somebody is there."""
        ...

    def discard(self) -> None:
        """Forget what was typed ahead, and what was typed before."""
        ...

    def clear(self) -> None:
        """Hide what was shown so far."""
        ...

    def close(self) -> None:
        """Leave the terminal as it was found."""
        ...


class Terminal:
    """Standard input and output. What is cleared is on a screen of its own that scrolls nowhere."""

    _ENTER, _LEAVE, _CLEAR = "\x1b[?1049h", "\x1b[?1049l", "\x1b[2J\x1b[H"
    _SECOND_ENTER = 0.3
    """So many seconds after an Enter another one is taken for the same."""

    def __init__(self) -> None:
        self._apart = False
        for stream in (sys.stdin, sys.stdout):
            reconfigure = getattr(stream, "reconfigure", None)
            if reconfigure is not None:
                reconfigure(errors="replace")
        if sys.stdin.isatty():
            with suppress(ImportError):
                import_module("readline")  # from now on, input() lets one edit the line

    @property
    def width(self) -> int | None:
        return width_of(sys.stdout)

    def tell(self, text: str, *, as_is: bool = False) -> None:
        shown = text if as_is else wrapped(text, self.width)
        print(fitting(shown, sys.stdout.encoding), flush=True)

    def ask(self, prompt: str) -> str:
        *before, last = fitting(wrapped(prompt, self.width), sys.stdout.encoding).split("\n")
        for line in before:
            print(line)
        return input(f"{last} ")

    def pause(self, prompt: str) -> None:
        if sys.stdin.isatty():
            self.discard()
            self.ask(prompt)

    def discard(self) -> None:
        if not sys.stdin.isatty():
            return
        time.sleep(self._SECOND_ENTER)
        if (readline := sys.modules.get("readline")) is not None:
            readline.clear_history()
        _flush_input()

    def clear(self) -> None:
        if not sys.stdout.isatty():
            return
        if _is_dumb():
            print("\n" * shutil.get_terminal_size().lines, end="", flush=True)
            return
        print(("" if self._apart else self._ENTER) + self._CLEAR, end="", flush=True)
        self._apart = True

    def close(self) -> None:
        if self._apart:
            self._apart = False
            print(self._LEAVE, end="", flush=True)


def _is_dumb() -> bool:
    """A terminal that knows no other way to hide something than to scroll it away."""
    return os.environ.get("TERM", "" if os.name == "posix" else "windows") in ("", "dumb")


def _flush_input() -> None:
    try:
        termios = import_module("termios")
    except ImportError:
        msvcrt = import_module("msvcrt")
        while msvcrt.kbhit():
            msvcrt.getwch()
    else:
        termios.tcflush(sys.stdin.fileno(), termios.TCIFLUSH)
