"""R13: ordinary sentences, each with every number put into it, in the six languages."""

from __future__ import annotations

import unicodedata
from random import Random

import pytest

from support.carriers import PASS, REFUSE, carriers, giving_away, harmless
from support.numerals import numerals
from tenback.table.talk.guard import judge
from tenback.table.talk.lexicon import lexicon
from tenback.table.talk.vocabulary import LANGUAGES, key

SAMPLE = 1500
FEWEST_SENTENCES = 30


def sampled(language: str, texts: list[str], soak: int) -> list[str]:
    """Always the same ones; all of them in a long run."""
    if soak > 1 or len(texts) <= SAMPLE:
        return texts
    return Random(language).sample(texts, SAMPLE)


def without_accents(form: str) -> str:
    marks = unicodedata.normalize("NFD", form)
    return "".join(sign for sign in marks if not unicodedata.combining(sign)).replace("ł", "l")


def lacking_one_accent(form: str) -> list[str]:
    plain = without_accents(form)
    if len(plain) != len(form):
        return []
    places = (place for place in range(len(form)) if form[place] != plain[place])
    return [form[:place] + plain[place] + form[place + 1 :] for place in places]


@pytest.mark.parametrize("language", LANGUAGES)
def test_R13_every_form_that_grammar_builds_is_refused(language: str) -> None:
    """Cases, genders, ordinals from the fifth, nouns, in one word or several, accents or none;
    but for words that with fewer accents are others, like `paté`."""
    for numeral in numerals(language):
        assert judge(numeral.form), numeral.form
        assert judge(without_accents(numeral.form)), numeral.form
        for written in lacking_one_accent(numeral.form):
            assert judge(written) or key(written) in lexicon().ambiguous, written


@pytest.mark.parametrize("language", LANGUAGES)
def test_R13_a_number_is_refused_in_every_ordinary_sentence(language: str, soak: int) -> None:
    """Whatever is said before and after it, small talk included."""
    assert len(carriers(language, REFUSE)) >= FEWEST_SENTENCES
    for text in sampled(language, list(giving_away(language)), soak):
        assert judge(text), text


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_counts_something_goes_through_with_every_number(language: str, soak: int) -> None:
    """Cards, turns, minutes, people, games, points, times, prices, in digits and in words."""
    assert len(carriers(language, PASS)) >= FEWEST_SENTENCES
    for text in sampled(language, list(harmless(language)), soak):
        assert judge(text) is None, text
