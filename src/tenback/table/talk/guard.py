"""R13: whether a message, or a name, tells or asks for a number of a card."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from itertools import pairwise

from tenback.rules.turn import PILES
from tenback.table.talk.codes import find_codes
from tenback.table.talk.contexts import is_of_topic
from tenback.table.talk.excuses import is_excused
from tenback.table.talk.letters import see
from tenback.table.talk.lexicon import exact, lexicon
from tenback.table.talk.message import Message, message
from tenback.table.talk.numbers import (
    CARDS,
    Number,
    find_numbers,
    likely_languages,
    spoken_languages,
)
from tenback.table.talk.phrases import Stretch, find, find_tricks, plain_line
from tenback.table.talk.tokens import Token, tokenise
from tenback.table.talk.verdict import Reason, Verdict
from tenback.table.talk.vocabulary import Cue, Kind, Phrase

LONGEST_MESSAGE = 500
LONGEST_NAME = 40
REMEMBERED = 8
"""So many of a sender's last messages are joined with the new one."""
CONTINUED = 2
"""So many of them may say what a number in the new one counts."""
LONGEST_CONTINUED = 80
FEW = 8
"""More than that many may be a card that a later message points to."""
LONGEST_PIECE = 16
"""A longer message is no piece of a number."""


def judge(text: str, before: Sequence[str] = ()) -> Verdict | None:
    """None if the message may be sent; `before` are the sender's last messages, the newest last."""
    if len(text) > LONGEST_MESSAGE:
        return Verdict(Reason.TOO_LONG, LONGEST_MESSAGE, len(text))
    found = next(_findings(text), None)
    if found and before and _continues(text, before[-CONTINUED:]):
        found = None
    return found or _pieces(text, before) or _points_back(text, before)


def _continues(text: str, before: Sequence[str]) -> bool:
    """What was written just before says what the number counts: `brb`, then `5`."""
    return any(
        not any(found.end > len(joined) for found in _findings(f"{joined} {text}"))
        for joined in (" ".join(before[start:]) for start in range(len(before)))
        if len(joined) <= LONGEST_CONTINUED and len(text) <= LONGEST_CONTINUED
    )


def judge_name(text: str) -> Verdict | None:
    """A nickname or a table's name counts nothing: no number may stand in it."""
    if len(text) > LONGEST_NAME:
        return Verdict(Reason.TOO_LONG, LONGEST_NAME, len(text))
    tokens, numbers = _read(text)
    return next((_verdict(n, tokens) for n in numbers if n.names_a_card), None)


def _read(text: str) -> tuple[list[Token], list[Number]]:
    tokens = tokenise(see(text), text)
    return tokens, find_numbers(tokens, likely_languages(tokens, text))


def _findings(text: str) -> Iterator[Verdict]:
    """Everything in a message that gives a number away; what tells most about why comes first."""
    yield from find_codes(text)
    tokens, numbers = _read(text)
    if not tokens:
        return
    spoken = spoken_languages(tokens, text)
    told = message(tokens, numbers, text[tokens[-1].end :], spoken)
    yield from _of_phrases(told)
    for number in numbers:
        if number.names_a_card and not is_excused(number, told):
            yield _verdict(number, tokens)
    yield from _riddles(told)
    yield from _steps(numbers, told)
    yield from _ones_and_zeros(told)


_WITH_NUMBERS = {Phrase.RELATIVE: Reason.RELATIVE, Phrase.HINT: Reason.HINT}
"""In these phrases # stands for any number."""
_PLAIN = {Phrase.RANGE: Reason.RANGE, Phrase.ASKED: Reason.ASKED}


def _of_phrases(told: Message) -> Iterator[Verdict]:
    for stretch in find_tricks(told.line):
        if not any(told.is_idiomatic(p, p) for p in range(stretch.first, stretch.last + 1)):
            yield _stretched(Reason.TEN_BACK, stretch, told.tokens)
    for line, kinds in ((told.marked, _WITH_NUMBERS), (told.line, _PLAIN)):
        for kind, reason in kinds.items():
            for stretch in find(kind, line):
                if kind is not Phrase.RELATIVE or not _is_harmless(stretch, told):
                    yield _stretched(reason, stretch, told.tokens)


_EQUALS = re.compile(r"\s*=\s*")


def _riddles(told: Message) -> Iterator[Verdict]:
    """`I am the year the wall fell`: what everyone knows to be so many, said of one's own."""
    gaps = [token.gap for token in told.tokens[1:]]
    equal = any(_EQUALS.fullmatch(gap) for gap in gaps) and told.is_about_cards
    if equal:
        yield _stretched(Reason.HINT, Stretch(0, len(told.tokens) - 1), told.tokens)
    own = told.is_about_cards or any(_is_own(token.key) for token in told.tokens)
    for stretch in find(Phrase.FAMOUS, told.marked, told.spoken) if own else ():
        yield _stretched(Reason.HINT, stretch, told.tokens)


def _is_own(word: str) -> bool:
    return word in lexicon().holds or word in lexicon().cues[Cue.OWN]


def _is_harmless(stretch: Stretch, told: Message) -> bool:
    """Its numbers are a manner of speaking: `on cloud nine after that`."""
    said = [n for n in told.numbers if stretch.first <= n.first and n.last <= stretch.last]
    return bool(said) and all(
        told.is_idiomatic(n.first, n.last) or is_of_topic(n, told) for n in said
    )


def _stretched(reason: Reason, stretch: Stretch, tokens: Sequence[Token]) -> Verdict:
    return Verdict(reason, tokens[stretch.first].start, tokens[stretch.last].end)


def _verdict(number: Number, tokens: Sequence[Token]) -> Verdict:
    return _stretched(_reason(number, tokens), Stretch(number.first, number.last), tokens)


def _reason(number: Number, tokens: Sequence[Token]) -> Reason:
    cues = lexicon().cues
    before = [token.key for token in tokens[max(0, number.first - 2) : number.first]]
    after = [token.key for token in tokens[number.last + 1 : number.last + 3]]
    if cues[Cue.RANGE].intersection(before):
        return Reason.RANGE
    if cues[Cue.PLUS].intersection([*before, *after[:1]]):
        return Reason.ARITHMETIC
    return _KINDS.get(number.kind, Reason.NUMBER_WORD)


def _points_back(text: str, before: Sequence[str]) -> Verdict | None:
    """`My father is 52`, then `exactly that card`: what was harmless is so no more."""
    if not before or len(before[-1]) > LONGEST_CONTINUED or len(text) > LONGEST_CONTINUED:
        return None
    tokens, _ = _read(text)
    points = next(find(Phrase.POINT_BACK, plain_line(tokens)), None)
    if points is None or not any(n.value > FEW and n.names_a_card for n in _read(before[-1])[1]):
        return None
    return _stretched(Reason.HINT, points, tokens)


_SIGN = re.compile(r"[-+−±]")
_KINDS = {Kind.DIGITS: Reason.DIGIT, Kind.ROMAN: Reason.ROMAN}


def _steps(numbers: Sequence[Number], told: Message) -> Iterator[Verdict]:
    """`top + 1`, `a-1`: one is no card, but a step from a pile is."""
    for number in numbers:
        signed = number.value == 1 and _SIGN.search(told.tokens[number.first].gap)
        if signed and _is_about_pile(told.word(number.first - 1), told):
            yield _stretched(Reason.RELATIVE, Stretch(number.first, number.last), told.tokens)


def _is_about_pile(word: str, told: Message) -> bool:
    return word in {*PILES} or word in lexicon().cues[Cue.TOP] or any(find(Phrase.PILE, told.line))


def _ones_and_zeros(told: Message) -> Iterator[Verdict]:
    """`1 1`, `one zero`: no card alone, but together."""
    for one, two in pairwise(told.numbers):
        spelled = Kind.ORDINAL not in {one.kind, two.kind} and one.last + 1 == two.first
        if told.is_idiomatic(one.first, two.last):
            continue
        if spelled and one.value == 1 and two.value in {0, 1}:
            yield _stretched(Reason.PIECES, Stretch(one.first, two.last), told.tokens)


def _pieces(text: str, before: Sequence[str]) -> Verdict | None:
    """A number whose parts came in several short messages."""
    if len(text) > LONGEST_PIECE:
        return _broken_word(text, before)
    told = ""
    for piece in reversed(before[-REMEMBERED:]):
        if len(piece) > LONGEST_PIECE:
            return None
        for joint in (" ", ""):
            joined = piece + joint + told
            if _spans(joined + text, len(joined)) or _spans(f"{joined} {text}", len(joined)):
                return Verdict(Reason.PIECES, 0, len(text))
        told = f"{piece}{told}"
    return None


def _broken_word(text: str, before: Sequence[str]) -> Verdict | None:
    """`I hold fif`, then `ty on the left`: one word over two messages."""
    if not before or len(before[-1]) > LONGEST_CONTINUED or len(text) > LONGEST_CONTINUED:
        return None
    ended, begun = tokenise(see(before[-1]), before[-1]), tokenise(see(text), text)
    if not ended or not begun or {ended[-1].key, begun[0].key} & lexicon().common:
        return None
    if {ended[-1].key, begun[0].key} & lexicon().forms.keys():
        return None
    if any(reading.value in CARDS for reading in exact(ended[-1].word + begun[0].word)):
        return Verdict(Reason.PIECES, begun[0].start, begun[0].end)
    return None


def _spans(joined: str, seam: int) -> bool:
    """Something is told that begins before the seam and ends after it."""
    return any(found.start < seam < found.end for found in _findings(joined))
