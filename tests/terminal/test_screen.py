"""The terminal itself: what it forgets, what it hides, and what it looks like afterwards."""

from __future__ import annotations

import io
import sys
from types import SimpleNamespace

import pytest

from tenback.terminal import screen
from tenback.terminal.screen import Terminal


class Tty(io.StringIO):
    """A stream that somebody sits at."""

    encoding = "utf-8"

    def isatty(self) -> bool:
        return True

    def fileno(self) -> int:
        return 7


def looking(monkeypatch: pytest.MonkeyPatch) -> Tty:
    """What a person of 40 columns and 5 lines sees."""
    output = Tty()
    monkeypatch.setattr(sys, "stdout", output)
    monkeypatch.setattr(sys, "stdin", Tty("\n"))
    monkeypatch.setattr(Terminal, "_SECOND_ENTER", 0)
    for name, value in {"COLUMNS": "40", "LINES": "5", "TERM": "xterm"}.items():
        monkeypatch.setenv(name, value)
    return output


def test_sentences_are_wrapped_and_what_may_be_copied_is_not(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """By words, prompts as well."""
    shown = looking(monkeypatch)
    Terminal().tell("one two three four five six seven eight nine")
    Terminal().tell("one two three four five six seven eight nine", as_is=True)
    Terminal().ask("one two three four five six seven eight nine>")
    assert shown.getvalue() == (
        "one two three four five six seven eight\nnine\n"
        "one two three four five six seven eight nine\n"
        "one two three four five six seven eight\nnine> "
    )


def test_what_is_cleared_was_on_a_screen_of_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing of it can be scrolled back to, and nothing from before is lost."""
    shown = looking(monkeypatch)
    terminal = Terminal()
    terminal.close()
    terminal.clear()
    terminal.clear()
    terminal.close()
    terminal.close()
    assert shown.getvalue() == "\x1b[?1049h\x1b[2J\x1b[H\x1b[2J\x1b[H\x1b[?1049l"


@pytest.mark.parametrize("kind", ["dumb", ""])
def test_a_simple_terminal_scrolls_it_away(kind: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """With empty lines, for it knows nothing else."""
    shown = looking(monkeypatch)
    monkeypatch.setenv("TERM", kind)
    Terminal().clear()
    Terminal().close()
    assert shown.getvalue() == "\n" * 5


def test_what_was_typed_ahead_is_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    """And the lines of the player before, that an arrow key would bring back."""
    looking(monkeypatch)
    done: list[object] = []
    termios = SimpleNamespace(TCIFLUSH=0, tcflush=lambda *what: done.append(what))
    monkeypatch.setitem(sys.modules, "termios", termios)
    readline = SimpleNamespace(clear_history=lambda: done.append("history"))
    monkeypatch.setitem(sys.modules, "readline", readline)
    Terminal().pause("Enter hides your cards.")
    assert done == ["history", (7, 0)]


def test_other_systems_forget_it_key_by_key(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where there is neither termios nor readline."""
    looking(monkeypatch)
    keys = list("\n\n")
    msvcrt = SimpleNamespace(kbhit=lambda: bool(keys), getwch=keys.pop)
    monkeypatch.setitem(sys.modules, "termios", None)
    monkeypatch.setitem(sys.modules, "readline", None)
    monkeypatch.setitem(sys.modules, "msvcrt", msvcrt)
    Terminal().discard()
    assert keys == []


def test_where_nobody_sits_nothing_is_forgotten_hidden_or_waited_for(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A program that plays types ahead as it likes."""
    monkeypatch.setattr(sys, "stdin", io.StringIO("17a\n"))
    monkeypatch.setattr(sys, "stdout", output := io.StringIO())
    monkeypatch.delattr(screen, "_flush_input")
    terminal = Terminal()
    terminal.discard()
    terminal.pause("Enter hides your cards.")
    terminal.clear()
    terminal.tell("x" * 200)
    assert output.getvalue() == "x" * 200 + "\n"
    assert terminal.ask("seat 1>") == "17a"
