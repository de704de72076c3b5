"""Numbers of everyday life: times, dates, ages, ratings, answers to one's own question."""

from __future__ import annotations

import re
from collections.abc import Sequence

from tenback.table.talk.lexicon import lexicon
from tenback.table.talk.message import Message
from tenback.table.talk.numbers import Number
from tenback.table.talk.phrases import Stretch
from tenback.table.talk.vocabulary import Cue, Kind, Limit, Phrase

MOST_COUNTED = 8
_SHORTEST_RUN = 3
_HOURS = 24
_YEARS = range(1900, 2100)
_BEST = (5, 6, 10, 100)
"""Marks are given out of so many."""
_COMMANDS = (3, 4, 7, 28)
"""One is called three; there are four cards of each of seven, 28 in all."""
_MOST_GOALS = 9
_VERSUS = frozenset({":", "-", "–"})
_AROUND = 5
_NEAR = 2
_BESIDE = 1
_ASKED = 4
"""So many words after `how many` is what is asked about."""
_QUOTES = re.compile("[\"“”„«»'’]")
_MARK = re.compile(r"!+[ ,]*\w")


def is_everyday(number: Number, told: Message) -> bool:
    if _is_answer(number, told) or _is_of_commands(number, told) or _is_countdown(number, told):
        return True
    if number.value <= MOST_COUNTED and told.is_in(Phrase.SMALL, number):
        return True
    said = told.is_in(Phrase.FREE, number) or told.is_in(Phrase.CLOCK, number)
    if said and number.value in _YEARS:
        return True
    if _is_suspect(number, told):
        return False
    if told.is_in(Phrase.CLOCK, number) and _is_of_clock(number):
        return True
    if told.is_in(Phrase.FREE, number) or _is_rating(number, told) or _is_score(number, told):
        return True
    return _is_near_topic(number, told) or _is_year(number, told)


def _is_countdown(number: Number, told: Message) -> bool:
    """`5 4 3 2 1`, `1 2 3 4`: at least three, down to one or up from it."""
    runs = (_run(told.numbers, step) for step in (1, -1))
    return any(number in run for run in runs)


def _run(numbers: Sequence[Number], step: int) -> Sequence[Number]:
    """The numbers that follow each other from one on, forwards or backwards."""
    ordered = numbers[::step]
    start = next((place for place, n in enumerate(ordered) if n.value == 1), len(ordered))
    run = list(ordered[start : start + 1])
    for number in ordered[start + 1 :]:
        near = number.first - run[-1].last if step > 0 else run[-1].first - number.last
        if number.value != run[-1].value + 1 or near > 1:
            break
        run.append(number)
    return run if len(run) >= _SHORTEST_RUN else []


def _is_of_clock(number: Number) -> bool:
    return number.value <= _HOURS and number.kind is not Kind.NOUN


def _is_near_topic(number: Number, told: Message) -> bool:
    """`my son turns 7`, `bus 17`; who says that he has the number must name the topic beside it."""
    if told.tokens[number.first].glued or (_is_held(number, told) and number.kind is Kind.NOUN):
        return False
    thought = _thought(number, told)
    reach = _reach(number, thought, told)
    near = set(range(number.first - reach, number.last + reach + 1))
    if _is_bare(number, thought, told):
        near &= set(thought)
    return any(near & set(range(s.first, s.last + 1)) for s in told.phrases[Phrase.TOPIC])


def _thought(number: Number, told: Message) -> range:
    begin = next((p for p in range(number.first, 0, -1) if told.tokens[p].breaks), 0)
    places = range(number.last + 1, len(told.tokens))
    return range(begin, next((p for p in places if _ends(number, p, told)), len(told.tokens)))


def _is_bare(number: Number, thought: range, told: Message) -> bool:
    """`thirteen, friday and bad luck`: nothing beyond a break explains such a number."""
    plain = lexicon().common | lexicon().holds
    said = (told.word(p) for p in thought if not number.first <= p <= number.last)
    return all(word in plain for word in said)


def _reach(number: Number, thought: range, told: Message) -> int:
    """Beside it, when somebody has it, draws it, lays it, or calls it his own."""
    takes = lexicon().cues[Cue.TAKE]
    beside = (number.first - 1, number.last + 1, number.last + 2)
    own = any(p in thought and told.is_cue(told.word(p), Cue.OWN) for p in beside)
    if own or any(told.word(p) in takes for p in thought):
        return _BESIDE
    return _NEAR if _is_held(number, told) else _AROUND


def _ends(number: Number, place: int, told: Message) -> bool:
    """A break, but not the dot of `14. June`."""
    dot = place == number.last + 1 and number.kind is Kind.DIGITS
    token = told.tokens[place]
    return token.breaks and not (dot and token.gap == ". ")


def is_of_topic(number: Number, told: Message) -> bool:
    """Even beside a word that calculates: `minus 5 outside`."""
    return not _is_suspect(number, told) and _is_near_topic(number, told)


def _is_held(number: Number, told: Message) -> bool:
    return told.word(number.first - 1) in lexicon().holds


def _is_year(number: Number, told: Message) -> bool:
    return (
        number.kind is Kind.DIGITS
        and number.value in _YEARS
        and len(told.tokens) > 1
        and not _is_held(number, told)
    )


def _is_rating(number: Number, told: Message) -> bool:
    """`8/10`, `five out of five`; of a pair, neither alone."""
    for one in (number, _neighbour(number, told, before=True)):
        two = one and _neighbour(one, told)
        if one and two and number in {one, two} and _rates(one, two, told):
            return True
    return False


def _rates(one: Number, two: Number, told: Message) -> bool:
    between = [told.word(place) for place in range(one.last + 1, two.first)]
    said = bool(between) and all(told.is_cue(word, Cue.RATING) for word in between)
    written = not between and told.tokens[two.first].gap.strip() == "/" and two.value >= 10
    return one.value <= two.value and two.value in _BEST and (said or written)


def _is_score(number: Number, told: Message) -> bool:
    """`we won 3:1`, and neither side scores more than in a match."""
    for one in (number, _neighbour(number, told, before=True)):
        two = one and _neighbour(one, told)
        if one and two and number in {one, two} and told.tokens[two.first].gap in _VERSUS:
            return max(one.value, two.value) <= _MOST_GOALS and any(
                told.is_cue(token.key, Cue.SCORE) for token in told.tokens
            )
    return False


def _neighbour(number: Number, told: Message, *, before: bool = False) -> Number | None:
    place = told.numbers.index(number) + (-1 if before else 1)
    return told.numbers[place] if 0 <= place < len(told.numbers) else None


def _is_answer(number: Number, told: Message) -> bool:
    """`how many cards have you got? I have six`: it counts what was asked about."""
    asked = [s for s in told.phrases[Phrase.HOW_MANY] if s.last < number.first]
    return any(_answers(number, question, told) for question in asked)


def _answers(number: Number, question: Stretch, told: Message) -> bool:
    words = [told.word(question.last + step) for step in range(1, _ASKED + 1)]
    if any(told.is_among(word, limit) for word in words for limit in (Limit.SPANS, Limit.ANY)):
        return not told.is_about_cards or number.value <= MOST_COUNTED
    if not any(told.is_among(word, Limit.FEW) for word in words):
        return False
    near = (told.word(question.last + step) for step in range(1, _ASKED + 3))
    return number.value <= MOST_COUNTED or any(told.is_cue(word, Cue.PUBLIC) for word in near)


def is_public(told: Message) -> bool:
    """It speaks of what everyone can see: how many are left, or were."""
    return any(
        told.is_cue(token.key, Cue.PUBLIC) and token.key not in lexicon().common
        for token in told.tokens
    )


def _is_of_commands(number: Number, told: Message) -> bool:
    """X1, X12: `28 cards with commands`; `no three! now`, the command as it is called."""
    if number.value not in _COMMANDS or number.kind in {Kind.NOUN, Kind.ROMAN}:
        return False
    words = {told.word(number.last + step) for step in range(1, 7)}
    if words & lexicon().cues[Cue.COMMAND] and any(told.is_among(w, Limit.FEW) for w in words):
        return True
    called = number.value == 3 and number.kind is Kind.CARDINAL
    return called and bool(_MARK.match(told.gap_after(number) + _next(number, told)))


def _next(number: Number, told: Message) -> str:
    following = number.last + 1
    return told.tokens[following].word if following < len(told.tokens) else ""


def is_pretext(number: Number, told: Message) -> bool:
    """`I am "27 years", pile b`: a large count that is none."""
    return number.value > MOST_COUNTED and _is_suspect(number, told)


def _is_suspect(number: Number, told: Message) -> bool:
    """It may be a card: cards are spoken of, somebody winks, or it stands in quotes."""
    quoted = _QUOTES.search(told.tokens[number.first].gap)
    return told.is_about_cards or told.winks or bool(quoted)
