"""Sentences to put numbers into, with what the chat guard must say of them.

A line is `refuse` or `pass`, the range of numbers, and the sentence, with tabs between.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from support.numerals import numerals, plain

FOLDER = Path(__file__).parent.parent / "table" / "talk" / "carriers"
REFUSE, PASS = "refuse", "pass"
TAILS = {
    "en": ("", ", brace yourselves", ", what now?", " 😅"),
    "de": ("", ", haltet euch fest", ", was jetzt?", " 😅"),
    "cs": ("", ", držte se", ", co teď?", " 😅"),
    "sk": ("", ", držte sa", ", čo teraz?", " 😅"),
    "pl": ("", ", trzymajcie się", ", co teraz?", " 😅"),
    "uk": ("", ", тримайтесь", ", що тепер?", " 😅"),
}
"""Small talk after what was said changes nothing."""


class Carrier(NamedTuple):
    """A sentence with a place for a number of this range."""

    label: str
    numbers: range
    sentence: str


def carriers(language: str, label: str) -> list[Carrier]:
    lines = (FOLDER / f"{language}.txt").read_text(encoding="utf-8").splitlines()
    found = (_carrier(*line.split("\t")) for line in lines)
    return [carrier for carrier in found if carrier.label == label]


def _carrier(label: str, numbers: str, sentence: str) -> Carrier:
    low, high = map(int, numbers.split("-"))
    return Carrier(label, range(low, high + 1), sentence)


def giving_away(language: str) -> Iterator[str]:
    """Every sentence with every form of every number that would be a card, and small talk."""
    for carrier in carriers(language, REFUSE):
        for numeral in numerals(language):
            if numeral.value in carrier.numbers:
                for tail in TAILS[language]:
                    yield carrier.sentence.format(numeral.form) + tail


def harmless(language: str) -> Iterator[str]:
    """Every sentence with every number that counts something, in digits and as a word."""
    words = plain(language)
    for carrier in carriers(language, PASS):
        for number in carrier.numbers:
            yield carrier.sentence.format(number)
            if number in words and not _wants_digits(carrier.sentence):
                yield carrier.sentence.format(words[number])


def _wants_digits(sentence: str) -> bool:
    return "{}:" in sentence or "{}." in sentence
