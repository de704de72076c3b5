"""What the guard knows of a language: its numbers, what they count, what is said of them."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from enum import StrEnum
from functools import cache
from typing import Any, NamedTuple

from tenback.table.talk.letters import fold
from tenback.table.talk.tables import data

LANGUAGES = ("en", "de", "cs", "sk", "pl", "uk")
_UMLAUT = re.compile("(?<![aeq])([aou])e")
SHORTEST_SLIP = 6
"""Shorter words become others by a slip."""
_OPEN = "~"
"""A phrase that ends so may go on within the word."""


class Kind(StrEnum):
    """How a number is put: `seven`, `seventh`, `the seven`, 7."""

    CARDINAL = "cardinals"
    ORDINAL = "ordinals"
    NOUN = "nouns"
    DIGITS = "digits"
    ROMAN = "roman"


class Reading(NamedTuple):
    """What a word says as a number."""

    value: int
    kind: Kind
    language: str


class Limit(StrEnum):
    """How many of a thing may be told."""

    FEW = "few"
    SPANS = "spans"
    HOURS = "hours"
    ANY = "any"
    PILE = "piles"
    AFTER = "few_after"
    ORDERED = "ordered"
    FILLER = "fillers"


class Cue(StrEnum):
    """What a word beside a number does to it."""

    NAMING = "naming"
    POINTER = "pointers"
    PLAY = "plays"
    WE = "we"
    CHOICE = "choice"
    PUBLIC = "public"
    COMMAND = "commands"
    PLUS = "plus"
    RANGE = "range"
    TOP = "top"
    RATING = "rating"
    SCORE = "score"
    OWN = "own"
    TAKE = "takes"


class Phrase(StrEnum):
    """Several words that mean something together."""

    IDIOM = "idioms"
    RELATIVE = "relative"
    RANGE = "ranges"
    TRICK = "trick"
    PILE = "pile"
    CARDS = "cards"
    TOPIC = "topics"
    CLOCK = "clock"
    SMALL = "small"
    LAID = "laid"
    FREE = "free"
    HOW_MANY = "how_many"
    ASKED = "asked"
    HINT = "hints"
    FAMOUS = "famous"
    POINT_BACK = "points"


class Stance(StrEnum):
    """What is said about a backwards trick."""

    HOLDS = "holds"
    NEGATED = "negated"
    EXCUSED = "excused"


def key(word: str) -> str:
    """A word as it is looked up: umlauts are one letter, however they are written."""
    return _UMLAUT.sub(r"\1", fold(word))


@dataclass(frozen=True, slots=True)
class Language:
    """The vocabulary of one language, all words as keys."""

    name: str
    letters: frozenset[str]
    common: frozenset[str]
    links: frozenset[str]
    tails: frozenset[str]
    readings: tuple[tuple[str, Reading], ...]
    misspelled: tuple[tuple[str, Reading], ...]
    limits: Mapping[Limit, frozenset[str]]
    cues: Mapping[Cue, frozenset[str]]
    phrases: Mapping[Phrase, re.Pattern[str]]
    stances: Mapping[Stance, frozenset[str]]
    harmless: frozenset[str]

    @property
    def evidence(self) -> frozenset[str]:
        """The words by which a message is known as one in this language."""
        return self.common.union(*self.limits.values(), *self.cues.values())


@cache
def languages() -> tuple[Language, ...]:
    return tuple(map(_language, LANGUAGES))


def _language(name: str) -> Language:
    table = data(name)
    phrases = table["phrases"]
    return Language(
        name=name,
        letters=frozenset(table["letters"]),
        common=_keys(table["common"]),
        links=_keys(table["links"]),
        tails=_keys(table["tails"]),
        readings=tuple(_readings(name, table)),
        misspelled=tuple(_misspelled(name, table)),
        limits={limit: _keys(table["counted"][limit]) for limit in Limit},
        cues={cue: _keys(table["words"][cue]) for cue in Cue},
        phrases={kind: _pattern(phrases[kind]) for kind in Phrase},
        stances={stance: _keys(phrases[stance]) for stance in Stance},
        harmless=frozenset(table["words"]["harmless"].split()),
    )


def foreign() -> Iterator[tuple[str, Reading]]:
    """The number words of languages that have no table."""
    for value, forms in data("letters")["foreign"].items():
        for form in forms.split():
            yield key(form), Reading(int(value), Kind.CARDINAL, "")
    for table in data("letters")["foreign_compounds"]:
        for tens, ten in enumerate(table["tens"].split(), start=2):
            yield key(ten), Reading(10 * tens, Kind.CARDINAL, "")
            for ones, one in enumerate(table["ones"].split(), start=1):
                form = table["form"].format(ten=ten, one=one)
                yield key(form), Reading(10 * tens + ones, Kind.CARDINAL, "")


def _keys(words: str) -> frozenset[str]:
    return frozenset(map(key, words.split()))


def _pattern(phrases: list[str]) -> re.Pattern[str]:
    return re.compile(
        "|".join(f"(?<![^ ])(?:{key(p.removesuffix(_OPEN))}){_end(p)}" for p in phrases)
    )


def _end(phrase: str) -> str:
    return "" if phrase.endswith(_OPEN) else "(?:(?<= )|(?![^ ]))"


def _readings(name: str, table: dict[str, Any]) -> Iterator[tuple[str, Reading]]:
    for kind in (Kind.CARDINAL, Kind.ORDINAL, Kind.NOUN):
        for value, forms in table[kind].items():
            for form in expand(forms, table["endings"]):
                yield key(form), Reading(int(value), kind, name)


def _misspelled(language: str, table: dict[str, Any]) -> Iterator[tuple[str, Reading]]:
    """Long number words with one or two of the usual slips."""
    slips = [
        (key(right), key(slip)) for right, wrong in table["slips"].items() for slip in wrong.split()
    ]
    for word, reading in _readings(language, table):
        if len(word) >= SHORTEST_SLIP:
            found = {word.replace(right, wrong, 1) for right, wrong in slips if right in word}
            if reading.kind is Kind.CARDINAL:
                found |= {
                    one.replace(right, wrong, 1)
                    for one in found
                    for right, wrong in slips
                    if right in one
                }
            yield from ((one, reading) for one in found)


def expand(forms: str, endings: Mapping[str, str]) -> Iterator[str]:
    """`sedmič+ka` is the stem with every ending of the group `ka`; `-` is no ending."""
    for form in forms.split():
        stem, _, group = form.partition("+")
        if not group:
            yield stem
        for ending in endings[group].split() if group else ():
            yield stem + ending.strip("-")
