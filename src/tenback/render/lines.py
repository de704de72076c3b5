"""Lines as a terminal can show them: wrapped by words, in plain signs if it has no others."""

from __future__ import annotations

import re
import shutil
from textwrap import TextWrapper
from typing import TextIO

WIDEST = 100
"""Longer lines are tiring to read."""
_NARROWEST = 20
_TERM = re.compile(r"(\s*\S+(?: \S+)*  +)\S")
"""A word or a few, and behind a gap what is said of them."""
_PLAIN = str.maketrans(
    {
        "↑": "^",
        "↓": "v",
        "▸": ">",
        "·": ".",
        "┌": "+",
        "┐": "+",
        "└": "+",
        "┘": "+",
        "─": "-",
        "│": "|",
        "“": '"',
        "”": '"',
        "–": "-",
        "×": "x",
        "…": "...",
    }
)


def width_of(stream: TextIO) -> int | None:
    """How wide lines may be that somebody looks at; None where a program reads them."""
    if not stream.isatty():
        return None
    return max(_NARROWEST, min(WIDEST, shutil.get_terminal_size().columns))


def wrapped(text: str, width: int | None) -> str:
    """Lines that are too long go on below; behind a term and a gap they keep to their column."""
    if width is None:
        return text
    return "\n".join(_wrapped(line, width) for line in text.split("\n"))


def _wrapped(line: str, width: int) -> str:
    if len(line) <= width:
        return line
    term = _TERM.match(line)
    indent = len(term[1]) if term else len(line) - len(line.lstrip())
    wrapper = TextWrapper(
        width,
        subsequent_indent=" " * (indent if 2 * indent <= width else 2),
        break_long_words=False,
        break_on_hyphens=False,
    )
    return wrapper.fill(line)


def fitting(text: str, encoding: str | None) -> str:
    """The text as it is, or in plain signs for an encoding that lacks one of its own."""
    try:
        text.encode(encoding or "utf-8")
    except UnicodeEncodeError:
        return text.translate(_PLAIN).encode("ascii", "replace").decode()
    return text
