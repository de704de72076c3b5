"""Every number of a card, in every language's words and every disguise on the list, is refused."""

from __future__ import annotations

import unicodedata
from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tenback.rules.editions import CARDS
from tenback.table.talk.guard import judge, judge_name
from tenback.table.talk.lexicon import lexicon
from tenback.table.talk.tables import data
from tenback.table.talk.vocabulary import Kind, expand, key, languages

ZEROS = "0０٠۰०০੦૦୦௦౦೦൦๐໐༠၀០᠐𝟎𝟘𝟢𝟬𝟶🯰⁰₀"
"""Zeros; the other digits follow each in Unicode, but for the raised ones."""
RAISED = "⁰¹²³⁴⁵⁶⁷⁸⁹"
INVISIBLE = "\u200b\u200c\u200d\u2060\u00ad\ufeff\u3164"


def in_script(number: int, zero: str) -> str:
    if zero == RAISED[0]:
        return "".join(RAISED[int(digit)] for digit in str(number))
    return "".join(chr(ord(zero) + int(digit)) for digit in str(number))


def circled(number: int) -> str:
    return "".join("⓪①②③④⑤⑥⑦⑧⑨"[int(digit)] for digit in str(number))


def keycaps(number: int) -> str:
    return "".join(f"{digit}\ufe0f\u20e3" for digit in str(number))


def joined_by(sign: str) -> Callable[[int], str]:
    return lambda number: sign.join(str(number))


def roman(number: int) -> str:
    tens = ("", "X", "XX", "XXX", "XL", "L", "LX", "LXX", "LXXX", "XC")[number // 10]
    return tens + ("", "I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX")[number % 10]


def roman_signs(number: int) -> str:
    return "".join(
        chr(ord("Ⅰ") + {"I": 0, "V": 4, "X": 9, "L": 12, "C": 13}[c]) for c in roman(number)
    )


FORMS: dict[str, list[tuple[int, str]]] = {
    language.name: [
        (int(value), form)
        for kind in (Kind.CARDINAL, Kind.ORDINAL, Kind.NOUN)
        for value, forms in data(language.name)[kind].items()
        for form in expand(forms, data(language.name)["endings"])
    ]
    for language in languages()
}


@pytest.mark.parametrize("zero", ZEROS)
def test_R13_digits_of_every_script_are_refused(zero: str) -> None:
    """All numbers of cards, from Arabic to segmented digits."""
    for card in CARDS:
        assert judge(f"I have {in_script(card, zero)}"), in_script(card, zero)


@pytest.mark.parametrize(
    "disguise",
    [circled, keycaps, roman_signs, *map(joined_by, " .-/*_ "), *map(joined_by, INVISIBLE)],
)
def test_R13_drawn_and_spaced_digits_are_refused(disguise: Callable[[int], str]) -> None:
    """Circles, keycaps, Roman signs, and whatever stands between digits, seen or not."""
    for card in CARDS:
        assert judge(f"I have {disguise(card)}"), disguise(card)


def test_R13_roman_numerals_are_refused() -> None:
    """In capitals, from two letters on; a single letter may be a pile."""
    for card in CARDS:
        if len(roman(card)) > 1:
            assert judge(f"I have {roman(card)}"), roman(card)


@pytest.mark.parametrize("language", FORMS)
def test_R13_every_form_of_every_number_word_is_refused(language: str) -> None:
    """In any case and gender, with accents or without, in small letters or capitals."""
    for value, form in FORMS[language]:
        if value in CARDS and not may_mean_a_pile(form):
            plain = "".join(
                c for c in unicodedata.normalize("NFD", form) if not unicodedata.combining(c)
            )
            for written in (form, plain, form.upper(), f"{form}!", f"...{plain}?"):
                assert judge(written), written


def may_mean_a_pile(form: str) -> bool:
    """`second` and `čtvrtá` alone say which pile."""
    readings = lexicon().forms[key(form)]
    return any(r.kind is Kind.ORDINAL and r.value <= 4 for r in readings)


@pytest.mark.parametrize("language", FORMS)
def test_R13_tens_and_ones_are_refused_together_and_in_one_word(language: str) -> None:
    """Every pair of forms, in the order of the six languages."""
    tens = [form for value, form in FORMS[language] if 20 <= value < 100][::7]
    ones = [form for value, form in FORMS[language] if 0 < value < 10][::5]
    for ten in tens:
        for one in ones:
            assert judge(f"{ten} {one}"), (ten, one)
            assert judge(f"{ten}-{one}"), (ten, one)


@given(st.sampled_from(sorted(FORMS)).flatmap(lambda name: st.sampled_from(FORMS[name])), st.data())
def test_R13_long_number_words_are_refused_in_pieces_and_stretched(
    known: tuple[int, str], draw: st.DataObject
) -> None:
    """Letters apart, a letter drawn out, an invisible sign inside, styled letters."""
    value, form = known
    if value not in CARDS or may_mean_a_pile(form) or len(form) < 5 or not form.isalpha():
        return
    place = draw.draw(st.integers(1, len(form) - 1))
    for sign in (" ", ".", "-"):
        assert judge(sign.join(form)), sign.join(form)
    assert judge(form[:place] + draw.draw(st.sampled_from(INVISIBLE[:-1])) + form[place:])
    assert judge(form[:place] + form[place - 1] * 3 + form[place:])
    if form.isascii():
        assert judge("".join(chr(ord("𝐚") + ord(letter) - ord("a")) for letter in form))
        assert judge("".join(chr(ord("ⓐ") + ord(letter) - ord("a")) for letter in form))


@given(st.sampled_from([form for value, form in FORMS["en"] if value in CARDS and value > 4]))
def test_R13_letters_of_other_scripts_hide_no_number(form: str) -> None:
    """Cyrillic letters that look like Latin ones, and digits that look like letters."""
    twins = str.maketrans("aeoicxyp", "аеоісхур")
    assert judge(form.translate(twins))
    leet = form.translate(str.maketrans("eoia", "3014"))
    assert judge(leet), leet


@given(st.text(max_size=600), st.lists(st.text(max_size=20), max_size=3))
def test_any_text_is_judged(text: str, before: list[str]) -> None:
    """Nothing that can be written breaks the guard, and what it points at lies in the message."""
    for verdict in (judge(text, before), judge_name(text)):
        if verdict is not None:
            assert 0 <= verdict.start < verdict.end <= len(text)


@pytest.mark.parametrize("language", FORMS)
def test_R13_number_words_are_read_from_their_end_too(language: str) -> None:
    """Tens written backwards, unless that is a word of its own."""
    for value, form in FORMS[language]:
        if value in range(20, 100) and len(form) > 4 and form.isalpha():
            assert judge(form[::-1]), form[::-1]


@given(st.sampled_from(CARDS), st.sampled_from("🍎🐟●#*/"), st.sampled_from([" ", ", ", " | "]))
def test_R13_pictures_in_two_heaps_are_a_number(card: int, picture: str, gap: str) -> None:
    """As many of the same as each digit says."""
    tens, ones = divmod(card, 10)
    if tens and ones and tens + ones >= 4:
        assert judge(f"{picture * tens}{gap}{picture * ones}")


@pytest.mark.parametrize("text", ["🎉🎉🎉 🎉🎉", "❤️❤️ ❤️❤️", "!!! !!!", "😂😂😂 😂", "🍎🍎 🍎"])
def test_joy_in_pictures_goes_through(text: str) -> None:
    """Faces, hands, hearts and punctuation count nothing, nor do fewer than four pictures."""
    assert judge(text) is None


MORSE = "-----", ".----", "..---", "...--", "....-", ".....", "-....", "--...", "---..", "----."


def test_R13_morse_is_refused() -> None:
    """Every number of two digits in which dots and dashes meet."""
    for card in CARDS:
        if card > 9 and not set(str(card)) <= {"0", "5"}:
            assert judge(" ".join(MORSE[int(digit)] for digit in str(card))), card


@pytest.mark.parametrize("text", ["wait.....", "------", "ok.--", "a-- b.."])
def test_dots_and_dashes_alone_go_through(text: str) -> None:
    """They are punctuation as long as no five of both stand together."""
    assert judge(text) is None


@pytest.mark.parametrize(
    "text", ["3nact", "4dsať", "7teen", "4dzieści", "8zig", "4надцять", "dva cet", "сім надцять"]
)
def test_R13_a_number_word_is_known_by_its_ending(text: str) -> None:
    """A digit, or another word, stands for its beginning."""
    assert judge(text) is not None


@pytest.mark.parametrize(
    "text",
    [
        "zesendertig",
        "sekstogtyve",
        "tjugofem",
        "negyvenkettő",
        "kaksikymmentäviisi",
        "스물셋",
        "söbenunveertig",
        "füfevierzg",
        "पचास",
        "خمسون",
        "sanjuu",
    ],
)
def test_R13_numbers_of_other_languages_are_refused(text: str) -> None:
    """Whole, and with tens and ones in one word."""
    assert judge(text) is not None


@pytest.mark.parametrize(
    "text",
    [
        "fünfzisch",
        "dreissich",
        "dvajset",
        "osumnact",
        "sedemnac",
        "dwajścia",
        "висімдесят",
        "писят",
    ],
)
def test_R13_the_usual_slips_hide_no_number(text: str) -> None:
    """As people write it who write as they speak."""
    assert judge(text) is not None
