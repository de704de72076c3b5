"""What somebody typed, as the words that are understood."""

from __future__ import annotations

import re

_CARD_AND_PILE = re.compile(r"\b([0-9]+) +([a-d])\b")


def words_of(line: str) -> list[str]:
    """In small letters, parted by blanks or commas; a card and its pile are one word."""
    plain = "".join(sign if sign.isprintable() and sign != "," else " " for sign in line.lower())
    return _CARD_AND_PILE.sub(r"\1\2", plain).split()
