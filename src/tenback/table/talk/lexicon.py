"""Which words are numbers: whole, put together, misspelled, or in another script's letters."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache, lru_cache

from tenback.table.talk.letters import CYRILLIC, LATIN, TABLE
from tenback.table.talk.vocabulary import (
    LANGUAGES,
    Cue,
    Kind,
    Language,
    Limit,
    Reading,
    Stance,
    foreign,
    key,
    languages,
)

LONGEST_WORD = 40
"""No number from 0 to 100 has more letters in any of the six languages."""
_SURE = 7
"""From this length on, one wrong letter does not hide a number."""
_SURE_VALUES = range(11, 100)
"""Smaller numbers have forms that other words are too near to."""
_SURE_TENS = 6
_LATIN_TENS = LANGUAGES[:-1]
"""Of tens in Latin letters, shorter words are known as well."""
_SURE_LATIN = 5
"""From this length on, a Ukrainian number in Latin letters is known."""
_TENS = range(20, 100, 10)
_SHORTEST_TENS = 6
_STRETCHED = re.compile(r"(.)\1+")
_AMBIGUOUS = TABLE["ambiguous"]
_NEAR_MISSES = frozenset(TABLE["harmless"]["near"].split())
_SHORTEST_BACKWARDS = 4
_SHORTEST_TWIN = 4
"""From this length on, Latin letters may stand for the Cyrillic ones that they look like."""
_LATIN_SOUNDS = str.maketrans(
    dict(zip("абвгґдезийіклмнопрстуфхцыэ", "abvhhdeziiiklmnoprstufhcie", strict=True))
    | {"є": "ie", "ж": "zh", "ч": "ch", "ш": "sh", "щ": "sch", "ю": "iu", "я": "ia", "ь": ""}
)
_SOUNDS = (
    ("shch", "sch"),
    ("kh", "h"),
    ("ts", "c"),
    ("w", "v"),
    ("g", "h"),
    ("y", "i"),
    ("j", "i"),
    ("cz", "ch"),
    ("sz", "sh"),
)


@dataclass(frozen=True, slots=True)
class Lexicon:
    """All six vocabularies at once: nobody knows which language a sender writes."""

    forms: dict[str, tuple[Reading, ...]]
    squeezed: dict[str, tuple[Reading, ...]]
    near: dict[str, tuple[tuple[str, Reading], ...]]
    sounds: dict[str, tuple[Reading, ...]]
    tens: dict[str, tuple[Reading, ...]]
    begun: dict[str, tuple[Reading, ...]]
    links: frozenset[str]
    tails: dict[str, frozenset[str]]
    ambiguous: dict[str, frozenset[str]]
    limits_of: dict[str, Mapping[Limit, frozenset[str]]]
    cues_of: dict[str, Mapping[Cue, frozenset[str]]]
    cues: dict[Cue, frozenset[str]]
    harmless: frozenset[str]
    common: frozenset[str]
    holds: frozenset[str]
    evidence: dict[str, frozenset[str]]


@cache
def lexicon() -> Lexicon:
    every = languages()
    pairs = [*foreign(), *(pair for language in every for pair in language.readings)]
    written = [*pairs, *(pair for language in every for pair in language.misspelled)]
    return Lexicon(
        forms=_grouped(iter(written)),
        squeezed=_grouped((squeeze(word), reading) for word, reading in written if len(word) > 3),
        near=_near(pairs),
        sounds=_grouped(
            (sound(word.translate(_LATIN_SOUNDS)), reading)
            for word, reading in pairs
            if reading.language == "uk" and len(word) >= _SURE_LATIN - 1
        ),
        tens=_grouped(
            (word, reading)
            for word, reading in written
            if reading.value in _TENS
            and len(word) >= (_SHORTEST_TENS if reading.kind is Kind.CARDINAL else _SURE + 1)
        ),
        begun=_grouped(_begun(pairs)),
        links=_joined(language.links for language in every),
        tails={"": frozenset(), **{language.name: language.tails for language in every}},
        ambiguous={word: frozenset(names.split()) for word, names in _AMBIGUOUS.items()},
        limits_of={language.name: language.limits for language in every},
        cues_of={language.name: language.cues for language in every},
        cues={cue: _joined(language.cues[cue] for language in every) for cue in Cue},
        harmless=_joined(language.harmless for language in every),
        common=_joined(language.common for language in every),
        holds=_joined(language.stances[Stance.HOLDS] for language in every),
        evidence={language.name: language.evidence for language in every},
    )


def _grouped(pairs: Iterator[tuple[str, Reading]]) -> dict[str, tuple[Reading, ...]]:
    groups: dict[str, dict[Reading, None]] = defaultdict(dict)
    for word, reading in pairs:
        groups[word][reading] = None
    return {word: tuple(readings) for word, readings in groups.items()}


def _near(pairs: list[tuple[str, Reading]]) -> dict[str, tuple[tuple[str, Reading], ...]]:
    """Long forms by themselves and by each text that lacks one of their letters."""
    groups: dict[str, list[tuple[str, Reading]]] = defaultdict(list)
    for word, reading in pairs:
        if _is_sure(word, reading):
            for hint in _hints(word):
                groups[hint].append((word, reading))
    return {hint: tuple(found) for hint, found in groups.items()}


def _is_sure(word: str, reading: Reading) -> bool:
    if reading.value in _TENS and reading.kind is Kind.CARDINAL and reading.language in _LATIN_TENS:
        return len(word) >= _SURE_TENS
    return len(word) >= _SURE and reading.value in _SURE_VALUES


def _hints(word: str) -> set[str]:
    return {word, *(word[:i] + word[i + 1 :] for i in range(len(word)))}


def _begun(pairs: list[tuple[str, Reading]]) -> Iterator[tuple[str, Reading]]:
    """Number words with a digit for the letters that say it: `4dzieści`."""
    for word, reading in pairs:
        if reading.kind is Kind.CARDINAL and reading.value in _SURE_VALUES:
            digit = reading.value % 10 if reading.value < _TENS[0] else reading.value // 10
            for place in range(2, len(word) - 2):
                yield f"{digit}{word[place:]}", reading


def _joined(sets: Iterator[frozenset[str]]) -> frozenset[str]:
    return frozenset().union(*sets)


def squeeze(word: str) -> str:
    """Stretched letters as one: `seveeen`."""
    return _STRETCHED.sub(r"\1", word)


def sound(word: str) -> str:
    """Latin letters for Ukrainian ones, whichever way they were chosen."""
    for written, plain in _SOUNDS:
        word = word.replace(written, plain)
    return squeeze(word)


@lru_cache(maxsize=4096)
def readings(word: str) -> tuple[Reading, ...]:
    """What a word says as a number, in every language that has it."""
    if len(word) > LONGEST_WORD:
        return ()
    for variant in _scripts(word):
        found = exact(variant) or _compound(variant) or _stretched(variant)
        if found:
            return found
    word, written = key(word), word
    return _misspelled(word) or _in_latin(written) or _beside_tens(word) or _backwards(written)


def begun(word: str) -> tuple[Reading, ...]:
    """`3nact`, `7teen`: a word whose beginning is a digit."""
    return lexicon().begun.get(word[0] + key(word[1:]), ())


def exact(word: str) -> tuple[Reading, ...]:
    return lexicon().forms.get(key(word), ())


def _scripts(word: str) -> Iterator[str]:
    """The word, and if letters of several scripts were mixed, as each of them."""
    yield word
    if "y" in word and len(word) >= _SURE:
        yield word.replace("y", "i")
    if word.isascii():
        if len(word) >= _SHORTEST_TWIN:
            yield word.translate(CYRILLIC)
    else:
        yield word.translate(LATIN)
        if any("a" <= letter <= "z" or "α" <= letter <= "ω" for letter in word):
            yield word.translate(CYRILLIC)


def _compound(word: str) -> tuple[Reading, ...]:
    """Tens and ones in one word, either way round: `fortyseven`, `siebenundvierzig`."""
    word = key(word)
    found = (_cut(word, place) for place in range(2, len(word) - 1))
    return next((readings for readings in found if readings), ())


def _cut(word: str, place: int) -> tuple[Reading, ...]:
    known = lexicon()
    first = known.forms.get(word[:place])
    if not first:
        return ()
    rest = word[place:]
    if tailed := [r for r in first if r.value > 1 and rest in known.tails[r.language]]:
        return tuple(reading._replace(kind=Kind.NOUN) for reading in tailed)
    if second := known.forms.get(rest):
        return _sum(first, second)
    linked = (
        known.forms.get(rest.removeprefix(link)) for link in known.links if rest.startswith(link)
    )
    return next((_sum(tens, first) for tens in linked if tens), ())


def _sum(tens: tuple[Reading, ...], ones: tuple[Reading, ...]) -> tuple[Reading, ...]:
    return _spelled(tens, ones) or tuple(
        Reading(
            ten.value + one.value, one.kind if ten.kind is Kind.CARDINAL else ten.kind, ten.language
        )
        for ten in tens
        for one in ones
        if ten.language == one.language and _fit(ten.value, one.value)
    )


def _spelled(tens: tuple[Reading, ...], ones: tuple[Reading, ...]) -> tuple[Reading, ...]:
    """`fourseven`: one digit after the other."""
    return tuple(
        Reading(10 * ten.value + one.value, Kind.CARDINAL, ten.language)
        for ten in tens
        for one in ones
        if ten.language == one.language
        and ten.kind is one.kind is Kind.CARDINAL
        and 1 < ten.value < 10
        and 1 < one.value < 10
    )


def _fit(ten: int, one: int) -> bool:
    return 0 < one < 10 and 20 <= ten < 100 and ten % 10 == 0


def _stretched(word: str) -> tuple[Reading, ...]:
    short = squeeze(key(word))
    if short == word or len(word) < 4:
        return ()
    return lexicon().squeezed.get(short, ())


def _misspelled(word: str) -> tuple[Reading, ...]:
    """One letter too many, too few, wrong, or two exchanged."""
    if len(word) < _SURE_TENS - 1 or word in _NEAR_MISSES:
        return ()
    near = (pair for hint in _hints(word) for pair in lexicon().near.get(hint, ()))
    return next(((reading,) for form, reading in near if _is_slip(form, word)), ())


def _is_slip(form: str, word: str) -> bool:
    if len(form) != len(word):
        return form[0] == word[0]
    wrong = [i for i in range(len(form)) if form[i] != word[i]]
    if len(wrong) == 1:
        return wrong[0] > 0
    return (
        len(wrong) == 2
        and wrong[1] == wrong[0] + 1
        and form[wrong[0]] == word[wrong[1]]
        and form[wrong[1]] == word[wrong[0]]
    )


def _beside_tens(word: str) -> tuple[Reading, ...]:
    """Tens at an end of a word, the rest in a dialect or misspelled: `sebmavierzg`, `ninetyate`."""
    known = lexicon().tens
    for place in range(_SHORTEST_TENS, len(word) - 1):
        if found := known.get(word[:place]) or known.get(word[-place:]):
            return found
    return ()


def _backwards(word: str) -> tuple[Reading, ...]:
    """`tecavd`: read from its end."""
    if len(word) < _SHORTEST_BACKWARDS or word in lexicon().ambiguous:
        return ()
    return exact(word[::-1]) or _compound(word[::-1])


def _in_latin(word: str) -> tuple[Reading, ...]:
    if len(word) < _SURE_LATIN or not word.isascii():
        return ()
    return lexicon().sounds.get(sound(word), ())


def language_by(words: list[str], letters: str) -> frozenset[str]:
    """The languages that a message is likeliest in; all of them if nothing speaks for any."""
    scores = _scores(words, letters)
    best = max(scores.values())
    return frozenset(name for name, score in scores.items() if score == best)


def spoken_by(words: list[str], letters: str, numbers: Sequence[Reading]) -> frozenset[str]:
    """Those for which more than half as much speaks as for the likeliest."""
    scores = _scores(words, letters)
    for name in scores:
        scores[name] += sum(number.language == name for number in numbers)
    best = max(scores.values())
    return frozenset(name for name, score in scores.items() if 2 * score > best or not best)


def _scores(words: list[str], letters: str) -> dict[str, int]:
    return {language.name: _score(language, words, letters) for language in languages()}


def _score(language: Language, words: list[str], letters: str) -> int:
    by_words = sum(word in lexicon().evidence[language.name] for word in words)
    return by_words + sum(letter in language.letters for letter in letters)
