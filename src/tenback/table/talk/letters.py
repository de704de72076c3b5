"""What a reader sees: disguised digits and letters as plain ones, each with its place."""

from __future__ import annotations

import re
import unicodedata
from dataclasses import dataclass
from functools import lru_cache

from tenback.table.talk.tables import data

TABLE = data("letters")
_BLANK = frozenset(TABLE["blank"])
_APOSTROPHES = frozenset(TABLE["apostrophes"])
_PICTURES: dict[str, str] = TABLE["pictures"]
_NUMBER_NAMES: list[str] = TABLE["names"]
_COUNTING = re.compile(
    rf"(?:{'|'.join(TABLE['counting'])})\b.*?\b(?:({'|'.join(_NUMBER_NAMES)})|([0-9]+))\b"
)
_LETTER_NAME = re.compile(
    r"LETTER (?:SMALL CAPITAL |TURNED |REVERSED |OPEN |SMALL )*([A-Z])(?: WITH .*)?$"
)
_FOREIGN_DIGRAPHS = str.maketrans({"ß": "ss", "æ": "ae", "œ": "oe", "ł": "l", "đ": "d", "ø": "o"})


def _each(table: dict[str, str]) -> dict[int, str]:
    return {ord(sign): letter for signs, letter in table.items() for sign in signs}


LATIN = _each(TABLE["latin"])
"""Foreign letters as the Latin ones they look like."""
CYRILLIC = _each(TABLE["cyrillic"])
LEET = _each(TABLE["leet"])
DIGITS = _each(TABLE["digits"])
_SIGNS = _each(TABLE["signs"])
_INSIDE_A_WORD = re.compile(r"(?<=[^\W_])[@$€!|*£¥]+(?=[^\W_])|(?<![^\W_])[@$€£](?=[^\W\d_]{2})")
_SMILEY = re.compile("|".join(TABLE["smileys"]))


@dataclass(frozen=True, slots=True)
class Seen:
    """A text as it reads, in small letters without accents, and where each of them stood."""

    text: str
    origin: tuple[int, ...]

    def span(self, start: int, end: int) -> tuple[int, int]:
        """The part of the original that reads like this part."""
        return self.origin[start], self.origin[end - 1] + 1


def see(text: str) -> Seen:
    """Smileys are left out, and so is what cannot be seen."""
    signs: list[str] = []
    origin: list[int] = []
    for place, character in enumerate(_SMILEY.sub(_blanked, text)):
        for sign in fold_sign(character):
            signs.append(sign)
            origin.append(place)
    return Seen(_INSIDE_A_WORD.sub(_signs_as_letters, "".join(signs)), tuple(origin))


def fold(word: str) -> str:
    """A word as `see` shows it."""
    return "".join(map(fold_sign, word))


def _blanked(match: re.Match[str]) -> str:
    return " " * len(match[0])


def _signs_as_letters(match: re.Match[str]) -> str:
    return "".join(_SIGNS.get(ord(sign)) or "_" for sign in match[0])


@lru_cache(maxsize=8192)
def fold_sign(sign: str) -> str:
    """One character as it reads: nothing, one sign, or several."""
    if sign.isascii():
        return "" if sign in _APOSTROPHES else sign.lower()
    if sign in _BLANK:
        return " "
    if sign in _PICTURES:
        return _PICTURES[sign]
    if sign in _APOSTROPHES or unicodedata.category(sign) in {"Cf", "Mn", "Me", "Mc"}:
        return ""
    return _number(sign) or _letters(sign)


def _number(sign: str) -> str:
    """The digits of a sign that stands for a whole number; Roman numerals stay letters."""
    name = unicodedata.name(sign, "")
    if "ROMAN NUMERAL" in name:
        return ""
    value = unicodedata.numeric(sign, -1.0)
    if value >= 0 and value.is_integer():
        return str(int(value))
    if counted := _COUNTING.match(name):
        return str(_NUMBER_NAMES.index(counted[1])) if counted[1] else counted[2]
    return ""


def _letters(sign: str) -> str:
    plain = unicodedata.normalize("NFKD", sign).casefold().translate(_FOREIGN_DIGRAPHS)
    letters = "".join(c for c in plain if not unicodedata.combining(c))
    if len(letters) > 1:
        return "".join(c for c in letters if c.isalnum()) or " "
    name = _LETTER_NAME.search(unicodedata.name(sign, ""))
    if name and not letters.isascii() and not _is_other_script(sign):
        return name[1].lower()
    return letters or " "


def _is_other_script(sign: str) -> bool:
    return unicodedata.name(sign).startswith(("CYRILLIC", "GREEK", "ARMENIAN", "COPTIC"))
