"""What people write, before anybody judges it: one line, without what nobody can see."""

from __future__ import annotations

import unicodedata

_INVISIBLE = ("Cc", "Cs")
"""Controls, and halves of letters: no database takes them all, and no screen shows them."""


def in_one_line(given: str) -> str | None:
    """With single spaces; None if nothing is left, or something that is no text."""
    line = " ".join(given.split())
    if not line or any(unicodedata.category(letter) in _INVISIBLE for letter in line):
        return None
    return line
