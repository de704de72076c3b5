"""R13: whether a message, or a name, tells or asks for a number of a card."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from itertools import pairwise

from tenback.rules.turn import PILES
from tenback.table.talk.excuses import Message, is_excused, message
from tenback.table.talk.letters import see
from tenback.table.talk.lexicon import lexicon
from tenback.table.talk.numbers import Number, find_numbers, likely_languages
from tenback.table.talk.phrases import Line, Stretch, find, find_tricks, marked_line
from tenback.table.talk.tokens import Token, tokenise
from tenback.table.talk.verdict import Reason, Verdict
from tenback.table.talk.vocabulary import Cue, Kind, Phrase

LONGEST_MESSAGE = 500
LONGEST_NAME = 40
REMEMBERED = 8
"""So many of a sender's last messages are joined with the new one."""
LONGEST_PIECE = 16
"""A longer message is no piece of a number."""


def judge(text: str, before: Sequence[str] = ()) -> Verdict | None:
    """None if the message may be sent; `before` are the sender's last messages, the newest last."""
    if len(text) > LONGEST_MESSAGE:
        return Verdict(Reason.TOO_LONG, LONGEST_MESSAGE, len(text))
    return next(_findings(text), None) or _pieces(text, before)


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
    tokens, numbers = _read(text)
    if not tokens:
        return
    told = message(tokens, numbers)
    marked = marked_line(tokens, numbers)
    yield from _of_phrases(tokens, told, marked)
    rest = text[tokens[-1].end :]
    for number in numbers:
        if number.names_a_card and not is_excused(number, told, rest):
            yield _verdict(number, tokens)
    yield from _steps(numbers, told)
    yield from _ones_and_zeros(numbers, tokens)


def _of_phrases(tokens: Sequence[Token], told: Message, marked: Line) -> Iterator[Verdict]:
    for stretch in find_tricks(told.line):
        yield _stretched(Reason.TEN_BACK, stretch, tokens)
    for stretch in find(Phrase.RELATIVE, marked):
        yield _stretched(Reason.RELATIVE, stretch, tokens)
    for stretch in find(Phrase.RANGE, told.line):
        yield _stretched(Reason.RANGE, stretch, tokens)


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


def _ones_and_zeros(numbers: Sequence[Number], tokens: Sequence[Token]) -> Iterator[Verdict]:
    """`1 1`, `one zero`: no card alone, but together."""
    for one, two in pairwise(numbers):
        spelled = Kind.ORDINAL not in {one.kind, two.kind} and one.last + 1 == two.first
        if spelled and one.value == 1 and two.value in {0, 1}:
            yield _stretched(Reason.PIECES, Stretch(one.first, two.last), tokens)


def _pieces(text: str, before: Sequence[str]) -> Verdict | None:
    """A number whose parts came in several short messages."""
    if len(text) > LONGEST_PIECE:
        return None
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


def _spans(joined: str, seam: int) -> bool:
    """Something is told that begins before the seam and ends after it."""
    return any(found.start < seam < found.end for found in _findings(joined))
