"""Which numbers may stand: those that count something, and those that are a manner of speaking."""

from __future__ import annotations

import re
from collections.abc import Sequence

from tenback.table.talk.contexts import is_everyday, is_pretext, is_public
from tenback.table.talk.letters import TABLE
from tenback.table.talk.lexicon import lexicon
from tenback.table.talk.message import Message
from tenback.table.talk.numbers import CARDS, Number
from tenback.table.talk.phrases import find, plain_line
from tenback.table.talk.vocabulary import Cue, Kind, Limit, Phrase

MOST_HELD = 8
"""R2: as many cards as the largest hand has; piles, players and turns are counted as far."""
PILES = 4
MOST_LAID = 3
"""`I play two` tells how many: only the minimum of a turn is told so, without a noun."""
_ROUND = (12, 24)
_HOURS = 24
_NEAR = 2
"""So many words may stand between a number and what it counts."""
_PERCENT = re.compile(r"^ ?[%€$£×]")
_CLOCK = re.compile(r"(?:[01]?\d|2[0-3])[:.](?:00|15|30|45)")
_NUMBER_SIGN = re.compile(r"[#№]")
_ORDINAL_ENDINGS = frozenset(TABLE["ordinal_endings"].split())
_DOT = re.compile(r"^\. ?$")


def is_excused(number: Number, told: Message) -> bool:
    """Nothing is told by this number."""
    if told.tokens[number.first].drawn:
        return False
    if told.is_idiomatic(number.first, number.last) or is_everyday(number, told):
        return True
    if _is_named(number, told):
        return False
    if number.kind is Kind.NOUN or number.kind is Kind.ROMAN:
        return False
    if _is_place(number, told) or _orders(number, told):
        return True
    if number.kind is Kind.ORDINAL:
        return False
    return _counts(number, told) or _is_said_of_us(number, told)


def _is_named(number: Number, told: Message) -> bool:
    """`card two`, `number 5`, `#5`."""
    if _NUMBER_SIGN.search(told.tokens[number.first].gap):
        return True
    before = told.word(number.first - 1)
    if before not in lexicon().cues[Cue.NAMING] or told.tokens[number.first].breaks:
        return False
    return not (number.kind is Kind.ORDINAL and number.value <= PILES)


def _is_place(number: Number, told: Message) -> bool:
    """`pile 2`, `player three`, `round 5`."""
    before = told.word(number.first - 1)
    if _breaks(number, told):
        return False
    if told.is_among(before, Limit.PILE):
        return number.value <= PILES
    return told.is_among(before, Limit.AFTER) and number.value <= MOST_HELD


def _breaks(number: Number, told: Message) -> bool:
    return told.tokens[number.first].breaks


def _orders(number: Number, told: Message) -> bool:
    """`second`, `the third pile`, `2. Stapel`, `my fifth turn`."""
    following = number.last + 1
    if number.kind is Kind.ORDINAL:
        if number.value <= PILES:
            return True
        far = number.value <= MOST_HELD or not told.is_about_cards
        return far and _thing_after(number, told, Limit.ORDERED)
    if following >= len(told.tokens):
        return False
    if number.kind is not Kind.DIGITS:
        fifth = any(one.kind is Kind.ORDINAL for one in told.tokens[number.last].numbers)
        return fifth and number.value <= MOST_HELD and _thing_after(number, told, Limit.ORDERED)
    next_token = told.tokens[following]
    if next_token.glued and next_token.word in _ORDINAL_ENDINGS:
        return number.value <= PILES or (
            number.value <= MOST_HELD and told.is_among(told.word(following + 1), Limit.ORDERED)
        )
    ordered = told.is_among(next_token.key, Limit.ORDERED)
    if _DOT.match(next_token.gap):
        return ordered and number.value <= MOST_HELD
    return ordered and number.value <= PILES and next_token.key not in lexicon().cues[Cue.NAMING]


def _thing_after(number: Number, told: Message, limit: Limit) -> bool:
    return any(told.is_among(word, limit) for word in _words_after(number, told))


def _words_after(number: Number, told: Message) -> list[str]:
    """What the number may count: the next words of the same thought, up to the next number."""
    words = []
    for place in range(number.last + 1, min(number.last + 2 + _NEAR, len(told.tokens))):
        if told.tokens[place].breaks or told.number_at(place):
            break
        word = told.word(place)
        words.append(word)
        filler = told.is_among(word, Limit.FILLER)
        if word in lexicon().common and not filler:
            break
    return words


def _counts(number: Number, told: Message) -> bool:
    if _is_share(number, told) or _counts_thing(number, told) or _is_laid(number, told):
        return True
    if _is_pointed_at(number, told) or _is_command(number, told):
        return True
    following = _chosen(number, told)
    return (
        following is not None and _counts_thing(following, told) and number.value <= following.value
    )


def _is_share(number: Number, told: Message) -> bool:
    """Percent, money, a time of day."""
    gap = told.gap_after(number)
    if _PERCENT.match(gap):
        return not is_pretext(number, told) or _is_round(number.value)
    return _is_time(number, told)


def _is_time(number: Number, told: Message) -> bool:
    for first in (number.first, number.first - 1):
        if 0 <= first < len(told.tokens) - 1:
            pair = told.tokens[first], told.tokens[first + 1]
            if _CLOCK.fullmatch(pair[0].word + pair[1].gap + pair[1].word):
                return True
    return False


def _is_round(value: int) -> bool:
    return value <= MOST_HELD or value % 5 == 0 or value in _ROUND


def _counts_thing(number: Number, told: Message) -> bool:
    words = _words_after(number, told)
    value = number.value
    return _counts_freely(number, words, told) or (
        value <= PILES and bool(words) and _may_be_counted(words[0])
    )


def _counts_freely(number: Number, words: Sequence[str], told: Message) -> bool:
    things = any(told.is_among(word, Limit.FEW) for word in words)
    if things and (number.value <= MOST_HELD or number.value == len(CARDS)):
        return True
    if is_public(told) and (things or _counts_in_public(number, words, told)):
        return True
    pretext = is_pretext(number, told)
    limits = {Limit.ANY: not pretext, Limit.SPANS: not pretext or _is_round(number.value)}
    limits[Limit.HOURS] = not pretext or number.value <= _HOURS
    return any(free and any(told.is_among(w, one) for w in words) for one, free in limits.items())


def _counts_in_public(number: Number, words: Sequence[str], told: Message) -> bool:
    """`21 карта`: after some numbers the thing stands as if it were one."""
    if any(told.is_cue(word, Cue.NAMING) and told.is_among(word, Limit.ORDERED) for word in words):
        return number.value % 10 == 1
    return number.value <= MOST_HELD and _is_beside_public(number, told)


def _may_be_counted(word: str) -> bool:
    """A few of something that no table knows: `two names`."""
    cues = (Cue.PLUS, Cue.RANGE, Cue.CHOICE, Cue.NAMING)
    known = word in lexicon().common or any(word in lexicon().cues[cue] for cue in cues)
    return len(word) > 3 and not known


def _is_beside_public(number: Number, told: Message) -> bool:
    beside = (told.word(number.first - 1), told.word(number.last + 1))
    return any(told.is_cue(word, Cue.PUBLIC) for word in beside)


def _is_laid(number: Number, told: Message) -> bool:
    """`I play two`, `I play six this turn`; but `play 2 on a` is a card."""
    if number.value <= MOST_HELD and told.is_in(Phrase.LAID, number):
        return not _is_before_pile(number, told)
    if number.value > MOST_LAID or _breaks(number, told):
        return False
    if not told.is_cue(told.word(number.first - 1), Cue.PLAY):
        return False
    return number.kind is not Kind.DIGITS or not _is_before_pile(number, told)


def _is_before_pile(number: Number, told: Message) -> bool:
    return any(find(Phrase.PILE, plain_line(told.tokens[number.last + 1 :]), told.spoken))


def _is_pointed_at(number: Number, told: Message) -> bool:
    """`these two`, `the last three`."""
    before = told.number_at(number.first - 1)
    another = before is not None and before.kind is Kind.ORDINAL
    return number.value <= PILES and (
        another or told.is_cue(told.word(number.first - 1), Cue.POINTER)
    )


def _is_command(number: Number, told: Message) -> bool:
    """X12: `the three command`, `a skull and a three`."""
    near = range(number.first - 3, number.last + 4)
    return number.value == 3 and any(told.is_cue(told.word(place), Cue.COMMAND) for place in near)


def _chosen(number: Number, told: Message) -> Number | None:
    """The second number of `two or three cards`, `3 or even 4 cards`."""
    place = number.last + 1
    while place <= number.last + _NEAR and told.is_cue(told.word(place), Cue.CHOICE):
        place += 1
    following = told.number_at(place)
    return following if following is not number else None


def _is_said_of_us(number: Number, told: Message) -> bool:
    """`we are three`, `nas troje`."""
    if told.number_at(number.first - 1) or told.is_about_cards or number.value > MOST_HELD:
        return False
    before = [] if _breaks(number, told) else [told.word(number.first - 1)]
    if before and told.is_cue(before[0], Cue.CHOICE):
        before.append(told.word(number.first - 2))
    after = told.tokens[number.last + 1 : number.last + 2]
    near = [*before, *(token.key for token in after if not token.breaks)]
    return any(told.is_cue(word, Cue.WE) for word in near)
