"""Several words that mean something together: idioms, distances to a pile, the backwards trick."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from tenback.table.talk.numbers import Number
from tenback.table.talk.tokens import Token
from tenback.table.talk.vocabulary import LANGUAGES, Language, Phrase, Stance, languages

_PAUSE = ";"
_ENDS = frozenset(".;!?\n")


class Stretch(NamedTuple):
    """From one token to another, both included."""

    first: int
    last: int


@dataclass(frozen=True, slots=True)
class Line:
    """A message as one line of words, and which token begins where."""

    text: str
    starts: tuple[int, ...]
    places: tuple[int, ...]

    def stretch(self, start: int, end: int) -> Stretch:
        return Stretch(self._place(start), self._place(end - 1))

    def _place(self, position: int) -> int:
        return self.places[max(0, bisect_right(self.starts, position) - 1)]


def plain_line(tokens: Sequence[Token]) -> Line:
    """The words as they are, without punctuation."""
    return _line([(token.key, place) for place, token in enumerate(tokens)])


def marked_line(tokens: Sequence[Token], numbers: Sequence[Number]) -> Line:
    """Each number as #, the end of a sentence as ;."""
    inside = {place for n in numbers for place in range(n.first + 1, n.last + 1)}
    firsts = {number.first for number in numbers}
    words: list[tuple[str, int]] = []
    for place, token in enumerate(tokens):
        if place in inside:
            continue
        if place and _ENDS & set(token.gap):
            words.append((_PAUSE, place))
        words.append(("#" if place in firsts else token.key, place))
    return _line(words)


def _line(words: Sequence[tuple[str, int]]) -> Line:
    starts = []
    position = 0
    for word, _ in words:
        starts.append(position)
        position += len(word) + 1
    text = " ".join(word for word, _ in words)
    return Line(text, tuple(starts), tuple(place for _, place in words))


def find(kind: Phrase, line: Line, spoken: Collection[str] = LANGUAGES) -> Iterator[Stretch]:
    """Every stretch that is such a phrase in any of these languages."""
    for language in languages():
        if language.name in spoken:
            for match in language.phrases[kind].finditer(line.text):
                yield line.stretch(match.start(), match.end())


def find_tricks(line: Line) -> Iterator[Stretch]:
    """R13: who tells of a backwards trick on a pile names its card."""
    for language in languages():
        for match in language.phrases[Phrase.TRICK].finditer(line.text):
            if _tells(language, line.text, match.start(), match.end()):
                yield line.stretch(match.start(), match.end())


def _tells(language: Language, text: str, start: int, end: int) -> bool:
    """Held, wanted or about a pile; neither denied, nor praised, nor asked about in general."""
    before, after = text[:start].split(), text[end:].split()
    if set(before[-4:]) & language.stances[Stance.NEGATED]:
        return False
    if {*before, *after[:3]} & language.stances[Stance.EXCUSED]:
        return False
    around = {*before, *after}
    holds = bool(around & language.stances[Stance.HOLDS])
    return holds or bool(language.phrases[Phrase.PILE].search(text))
