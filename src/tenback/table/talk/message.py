"""A message as the rules read it: words, numbers, and the phrases in it."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from tenback.table.talk.lexicon import lexicon
from tenback.table.talk.numbers import Number
from tenback.table.talk.phrases import Line, Stretch, find, marked_line, plain_line
from tenback.table.talk.tokens import Token
from tenback.table.talk.vocabulary import Cue, Limit, Phrase

_WITH_NUMBERS = (Phrase.CLOCK, Phrase.SMALL, Phrase.LAID, Phrase.FREE)
"""In these phrases # stands for any number."""
_OF_NUMBERS = (Phrase.TOPIC, Phrase.HOW_MANY)
"""Where there is no number nobody asks for these."""


_WINK = re.compile("[😉😏]")


@dataclass(frozen=True, slots=True)
class Message:
    """Everything that an excuse may look at."""

    tokens: Sequence[Token]
    numbers: Sequence[Number]
    line: Line
    marked: Line
    idiomatic: frozenset[int]
    phrases: Mapping[Phrase, Sequence[Stretch]]
    rest: str
    """What follows the last word."""
    spoken: frozenset[str]
    """Only the words of these languages excuse a number: `hier` counts Slovak games, not here."""

    def word(self, place: int) -> str:
        return self.tokens[place].key if 0 <= place < len(self.tokens) else ""

    def number_at(self, place: int) -> Number | None:
        return next((n for n in self.numbers if n.first <= place <= n.last), None)

    def gap_after(self, number: Number) -> str:
        """What stands between a number and the next word."""
        following = number.last + 1
        return self.tokens[following].gap if following < len(self.tokens) else self.rest

    def is_cue(self, word: str, cue: Cue) -> bool:
        return any(word in lexicon().cues_of[name][cue] for name in self.spoken)

    def is_among(self, word: str, limit: Limit) -> bool:
        return any(word in lexicon().limits_of[name][limit] for name in self.spoken)

    def is_idiomatic(self, first: int, last: int) -> bool:
        return all(place in self.idiomatic for place in range(first, last + 1))

    def is_in(self, kind: Phrase, number: Number) -> bool:
        """The whole number is part of such a phrase."""
        return any(s.first <= number.first and number.last <= s.last for s in self.phrases[kind])

    @property
    def winks(self) -> bool:
        """So that what it says is not all that it says."""
        return any(_WINK.search(gap) for gap in (*(t.gap for t in self.tokens), self.rest))

    @property
    def is_about_cards(self) -> bool:
        """It speaks of a card, a hand or a pile, so that a number may well be one."""
        return bool(self.phrases[Phrase.CARDS])


def message(
    tokens: Sequence[Token], numbers: Sequence[Number], rest: str, spoken: frozenset[str]
) -> Message:
    plain, marked = plain_line(tokens), marked_line(tokens, numbers)
    idioms = [p for s in find(Phrase.IDIOM, plain, spoken) for p in range(s.first, s.last + 1)]
    phrases = {kind: tuple(find(kind, marked, spoken)) if numbers else () for kind in _WITH_NUMBERS}
    phrases |= {kind: tuple(find(kind, plain, spoken)) if numbers else () for kind in _OF_NUMBERS}
    phrases[Phrase.CARDS] = tuple(find(Phrase.CARDS, plain))
    return Message(tokens, numbers, plain, marked, frozenset(idioms), phrases, rest, spoken)
