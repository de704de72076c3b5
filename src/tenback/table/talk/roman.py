"""Roman numerals that name a card."""

from __future__ import annotations

import re

from tenback.table.talk.tables import data

_SHAPE = re.compile("(xc|xl|l?x{0,3})(ix|iv|v?i{0,4})")
_VALUES = {"i": 1, "v": 5, "x": 10, "l": 50, "c": 100, "d": 500, "m": 1000}
_HARMLESS = frozenset(data("letters")["harmless"]["roman"].split())


def roman(word: str, *, capitals: bool) -> int | None:
    """The value of a numeral of at least two letters; words in small letters may be left alone."""
    if len(word) < 2 or not _SHAPE.fullmatch(word) or (not capitals and word in _HARMLESS):
        return None
    return value(word)


def value(word: str) -> int:
    """Smaller before larger is taken off; what is no numeral is worth nothing."""
    values = [_VALUES.get(letter, 0) for letter in word]
    pairs = zip(values, [*values[1:], 0], strict=True)
    return sum(-one if one < following else one for one, following in pairs)
