"""A message as words and digits, each with its place."""

from __future__ import annotations

import re
import unicodedata
from dataclasses import dataclass

from tenback.table.talk.letters import DIGITS, LEET, TABLE, Seen
from tenback.table.talk.lexicon import begun, lexicon, readings
from tenback.table.talk.roman import value
from tenback.table.talk.vocabulary import Kind, Reading, key

_CHUNK = re.compile(r"[^\W_]+")
_PART = re.compile(r"\d+|\D+")
_MIXED = frozenset(TABLE["harmless"]["mixed"].split())
_SIZE = re.compile(rf"\d+(?:{'|'.join(TABLE['harmless']['units'].split())})")
_BREAK = re.compile(r"[,.;:!?\n()]")
_LOOKS_LIKE_TEN = re.compile("[lI]O")
_LONGEST_DIGITS = 9


@dataclass(frozen=True, slots=True)
class Token:
    """A word, or digits."""

    word: str
    key: str
    start: int
    end: int
    gap: str
    """What stands before it, after the token before."""
    capitals: bool = False
    glued: bool = False
    """Nothing separates it from the token before."""
    numbers: tuple[Reading, ...] = ()
    drawn: bool = False
    """Digits in pictures, more than one: no such thing is meant to count anything."""

    @property
    def is_digits(self) -> bool:
        return self.word.isdigit()

    @property
    def breaks(self) -> bool:
        """Another thought begins here."""
        return bool(_BREAK.search(self.gap))


def tokenise(seen: Seen, original: str) -> list[Token]:
    tokens: list[Token] = []
    end = 0
    for chunk in _CHUNK.finditer(seen.text):
        for start, word in _parts(chunk):
            span = seen.span(start, start + len(word))
            tokens.append(_token(word, span, seen.text[end:start], original))
            end = start + len(word)
    return tokens


def _token(word: str, span: tuple[int, int], gap: str, original: str) -> Token:
    start, end = span
    written = original[start:end]
    return Token(
        word=word,
        key=key(word),
        start=start,
        end=end,
        gap=gap,
        capitals=written.isupper(),
        glued=not gap and start > 0,
        numbers=_numbers(word, written),
        drawn=len(word) > 1 and word.isdigit() and not written.isalnum(),
    )


def _is_roman_sign(written: str) -> bool:
    return "ROMAN NUMERAL" in unicodedata.name(written[0], "")


def _numbers(word: str, written: str) -> tuple[Reading, ...]:
    if word.isdigit():
        return (Reading(int(word[:_LONGEST_DIGITS]), Kind.DIGITS, ""),)
    if written.lower() in lexicon().harmless or word in _MIXED:
        return ()
    if _is_roman_sign(written):
        return (Reading(value(word), Kind.ROMAN, ""),)
    if _LOOKS_LIKE_TEN.fullmatch(written):
        return (Reading(10, Kind.DIGITS, ""),)
    return _as_letters(word)


def _as_letters(word: str) -> tuple[Reading, ...]:
    """A word that may have digits in it, read as letters."""
    if word.isalpha():
        return readings(word)
    leet = readings(word.translate(LEET)) or readings(word.replace("1", "l").translate(LEET))
    return leet or begun(word)


def _parts(chunk: re.Match[str]) -> list[tuple[int, str]]:
    """Digits and letters apart, unless they make one word or one number together."""
    word = chunk[0]
    if word.isalpha() or word.isdigit() or word in _MIXED or _as_letters(word):
        return [(chunk.start(), word)]
    digits = word.translate(DIGITS)
    if digits.isdigit() and len(digits) > 1 and not _SIZE.fullmatch(word):
        return [(chunk.start(), digits)]
    return [(chunk.start() + part.start(), part[0]) for part in _PART.finditer(word)]
