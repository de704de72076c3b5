"""Where a message says numbers, and which."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise

from tenback.table.talk.letters import LATIN, LEET
from tenback.table.talk.lexicon import (
    LONGEST_WORD,
    exact,
    language_by,
    lexicon,
    readings,
    spoken_by,
)
from tenback.table.talk.roman import roman
from tenback.table.talk.tokens import Token
from tenback.table.talk.vocabulary import Kind, Reading

CARDS = range(2, 100)
_JOINED_WORDS = 3
_SHORTEST_JOINED = 5
_ROMAN_LETTERS = frozenset("ivxlc")
_ROMAN_ALONE = frozenset("vxl")


@dataclass(frozen=True, slots=True)
class Number:
    """The tokens from `first` to `last` say this number."""

    first: int
    last: int
    value: int
    kind: Kind

    @property
    def names_a_card(self) -> bool:
        """Long numbers too may hide one; whole hundreds do not."""
        return self.value in CARDS or self.value % 100 > 0 < self.value - 100


def find_numbers(tokens: Sequence[Token], likely: frozenset[str]) -> list[Number]:
    """In the order of the message, none twice."""
    found = _runs([_single(tokens, place, likely) for place in range(len(tokens))], tokens)
    broken = list(_broken(tokens))
    torn = {place for number in broken for place in (number.first, number.last)}
    found = [*(n for n in found if not _meets(n, torn)), *broken]
    cards = [number for number in found if number.names_a_card]
    covered = {place for number in cards for place in range(number.first, number.last + 1)}
    apart = [n for n in _spelled_apart(tokens, likely) if not _meets(n, covered)]
    return sorted([*found, *apart], key=lambda number: number.first)


def _broken(tokens: Sequence[Token]) -> Iterator[Number]:
    """`dva cet`: a number, and what makes a longer one of it."""
    for place, (one, two) in enumerate(pairwise(tokens)):
        if not one.numbers or one.is_digits or two.numbers or two.gap != " ":
            continue
        found = () if two.key in lexicon().common else exact(one.word + two.word)
        if found and len(two.word) > 1:
            yield Number(place, place + 1, found[0].value, found[0].kind)


def likely_languages(tokens: Sequence[Token], original: str) -> frozenset[str]:
    words = [token.key for token in tokens if token.key not in lexicon().ambiguous]
    return language_by(words, original.lower())


def spoken_languages(tokens: Sequence[Token], original: str) -> frozenset[str]:
    numbers = [one for token in tokens for one in set(token.numbers)]
    return spoken_by([token.key for token in tokens], original.lower(), numbers)


def _meets(number: Number, covered: set[int]) -> bool:
    return any(place in covered for place in range(number.first, number.last + 1))


def _single(tokens: Sequence[Token], place: int, likely: frozenset[str]) -> Number | None:
    token = tokens[place]
    found = meant(token.numbers, token.key, likely)
    if found:
        return Number(place, place, found.value, found.kind)
    value = _roman(tokens, place, likely)
    return None if value is None else Number(place, place, value, Kind.ROMAN)


def meant(found: Sequence[Reading], word: str, likely: frozenset[str]) -> Reading | None:
    """The likeliest reading; none if in the sender's language the word means something else."""
    harmless = lexicon().ambiguous.get(word, frozenset())
    kept = [one for one in found if one.language in likely or not harmless & likely]
    kept.sort(key=lambda one: (one.language not in likely, one.kind is Kind.NOUN))
    return kept[0] if kept else None


def _roman(tokens: Sequence[Token], place: int, likely: frozenset[str]) -> int | None:
    token = tokens[place]
    if lexicon().ambiguous.get(token.word, frozenset()) & likely and not token.capitals:
        return None
    if token.word in _ROMAN_ALONE and token.capitals and len(tokens) == 1:
        return {"v": 5, "x": 10, "l": 50}[token.word]
    return roman(_latin(token), capitals=token.capitals)


def _latin(token: Token) -> str:
    """`ХІV`: in capitals Cyrillic letters may be Roman ones."""
    return token.word.translate(LATIN) if token.capitals else token.word


def _runs(singles: list[Number | None], tokens: Sequence[Token]) -> list[Number]:
    """Tens and ones that belong together are one number."""
    found: list[Number] = []
    for number in singles:
        if number is None:
            continue
        before = found[-1] if found else None
        together = before and _together(before, number, tokens)
        if together:
            found[-1] = together
        else:
            found.append(number)
    return found


def _together(one: Number, two: Number, tokens: Sequence[Token]) -> Number | None:
    between = tokens[one.last + 1 : two.first]
    if len(between) > 1 or any(t.key not in lexicon().links for t in between):
        return None
    if any(token.breaks for token in tokens[one.last + 1 : two.first + 1]):
        return None
    value = _put_together(one.value, two.value, linked=bool(between))
    kind = two.kind if one.kind is not Kind.NOUN else one.kind
    return None if value is None else Number(one.first, two.last, value, kind)


def _put_together(one: int, two: int, *, linked: bool) -> int | None:
    if 20 <= one < 100 and one % 10 == 0 and 0 < two < 10:
        return one + two
    if linked and 0 < one < 10 and 20 <= two < 100 and two % 10 == 0:
        return one + two
    if 0 < one < 10 and two == 100 and not linked:
        return 100 * one
    if one >= 100 and one % 100 == 0 and 0 < two < 100:
        return one + two
    return None


def _spelled_apart(tokens: Sequence[Token], likely: frozenset[str]) -> Iterator[Number]:
    """`f o r t y`, `for ty`, `X L V`: what several words say when nothing stands between them."""
    place = 0
    while place < len(tokens):
        number = _joined_letters(tokens, place) or _joined_words(tokens, place, likely)
        if number:
            yield number
        place = number.last + 1 if number else place + 1


def _joined_letters(tokens: Sequence[Token], place: int) -> Number | None:
    end = place
    while end < len(tokens) and len(tokens[end].word) == 1 and end - place < LONGEST_WORD:
        end += 1
    for last in range(end - 1, place, -1):
        letters = tokens[place : last + 1]
        word = "".join(token.word for token in letters)
        if not word.isdigit():
            word = word.translate(LEET)
        if len(word) > 2 and (found := readings(word)):
            return Number(place, last, found[0].value, found[0].kind)
        if (value := _roman_apart(word, letters)) is not None:
            return Number(place, last, value, Kind.ROMAN)
    return None


def _roman_apart(word: str, letters: Sequence[Token]) -> int | None:
    if not set(word) <= _ROMAN_LETTERS or set(word) == {"i"}:
        return None
    if not all(token.capitals for token in letters) and len(word) < 3:
        return None
    return roman(word, capitals=True)


def _joined_words(tokens: Sequence[Token], place: int, likely: frozenset[str]) -> Number | None:
    for count in range(_JOINED_WORDS, 1, -1):
        words = tokens[place : place + count]
        if len(words) < count or any(t.numbers or t.is_digits or t.breaks for t in words[1:]):
            continue
        if words[0].numbers or words[0].is_digits or all(t.key in lexicon().common for t in words):
            continue
        joined = "".join(token.word for token in words)
        if len(joined) < _SHORTEST_JOINED:
            continue
        if found := _whole(joined, likely):
            return Number(place, place + count - 1, found.value, found.kind)
    return None


def _whole(joined: str, likely: frozenset[str]) -> Reading | None:
    """Only what is spelled rightly: chance joins words into near misses."""
    known = lexicon().forms.get(joined, ())
    return meant(known, joined, likely)
