"""R13: numbers of everyday life go through, questions for a card and hints do not."""

from __future__ import annotations

import pytest

from tenback.table.talk.guard import LONGEST_CONTINUED, judge
from tenback.table.talk.verdict import Reason


@pytest.mark.parametrize(
    ("text", "refused"),
    [
        ("see you at 8", False),
        ("see you at 25", True),
        ("see you at 8 on pile b", True),
        ("playing since 2015", False),
        ("I have 2015", True),
        ("2015", True),
        ("my sister is 26", False),
        ("my sister is 26 😉", True),
        ('my sister is "26"', True),
        ("my sister is 26 like my card", True),
        ("I have 47 and then we see my sister", True),
        ("bus 17 is late", False),
        ("4ty7 baby", True),
        ("I give it 8 out of 10", False),
        ("8/10", False),
        ("4/7", True),
        ("10 out of 8", True),
        ("5 4 3 2 1 go", False),
        ("5 4 3 2", True),
        ("1 2", True),
        ("5 3 2 1", True),
        ("are we nine or ten?", True),
        ("are we five or six?", False),
        ("how many cards have we? six", False),
        ("how many cards have we? nine", True),
        ("how many cards are left? nine", False),
        ("how many minutes? 47", False),
        ("how many minutes? 47 for pile c", True),
        ("how many? nine", True),
        ("28 cards carry a command", False),
        ("27 cards carry a command", True),
        ("no three! now, please", False),
        ("I have three!", True),
        ("I have trojka! now", True),
        ("this is the sixth loss in a row", False),
        ("це вже сьома гра", False),
        ("the trick means ten back", False),
        ("I am on cloud nine after that", False),
    ],
)
def test_R13_numbers_of_everyday_life_go_through(text: str, *, refused: bool) -> None:
    """Times, ages, marks, countdowns, answers; not beside a card, in quotes or with a wink."""
    assert (judge(text) is not None) == refused


@pytest.mark.parametrize(
    ("messages", "refused"),
    [
        (("brb", "5"), False),
        (("we are", "five"), False),
        (("how many cards are left?", "12 I think"), False),
        (("when do we meet?", "x" * LONGEST_CONTINUED, "brb", "5"), False),
        (("brb" + "." * LONGEST_CONTINUED, "5"), True),
        (("5",), True),
        (("my father is 52", "exactly that card"), True),
        (("my father is here", "exactly that card"), False),
        (("my father is 52", "exactly that bus"), False),
        (("my father is 52" + "." * LONGEST_CONTINUED, "exactly that card"), False),
    ],
)
def test_a_message_is_read_with_the_one_before(messages: tuple[str, ...], *, refused: bool) -> None:
    """What it counts may stand there, and what it points to."""
    assert (judge(messages[-1], messages[:-1]) is not None) == refused


@pytest.mark.parametrize(
    "text",
    [
        "what's your highest number?",
        "welche zahl brauchst du auf d?",
        "jaké číslo máš na a",
        "akú najnižšiu máš? presne",
        "jaki numer masz na a?",
        "яка в тебе карта? скажи число",
    ],
)
def test_R13_who_asks_for_a_card_is_refused(text: str) -> None:
    """Nobody may ask for an exact number either."""
    verdict = judge(text)
    assert verdict is not None
    assert verdict.reason is Reason.ASKED


@pytest.mark.parametrize(
    "text",
    [
        "mine ends in one",
        "that rhymes with heaven",
        "hab so viele wie ein jahr wochen hat",
        "moje karta je věk plnoletosti",
        "mam štvrť stovky",
        "mam odpowiedz na zycie wszechswiat i cala reszte",
        "маю нещасливе число",
    ],
)
def test_R13_a_number_described_is_refused(text: str) -> None:
    """By its digits, its sound, what everyone knows to be as many."""
    verdict = judge(text)
    assert verdict is not None
    assert verdict.reason is Reason.HINT


@pytest.mark.parametrize(
    "text",
    [
        "quarante-sept",
        "ninetyate",
        "sebmavierzg",
        "šesťšesť",
        "||||| ||||| ||",
        "tri tucty",
        "pade",
    ],
)
def test_R13_numbers_in_dialect_slang_and_strokes_are_refused(text: str) -> None:
    """And those of a few languages more."""
    assert judge(text) is not None


@pytest.mark.parametrize("text", ["thirsty", "nein", "tricky", "mám dvě trička", "a || b", "once"])
def test_words_that_look_like_slang_numbers_go_through(text: str) -> None:
    """Near misses of the tables."""
    assert judge(text) is None


@pytest.mark.parametrize(
    ("text", "refused"),
    [
        ("I'm the year the wall fell", True),
        ("the wall fell on the other side", False),
        ("minutes left = my card", True),
        ("minutes = time", False),
        ("A=1 B=2", True),
        ("read it backwards", True),
        ("moje karta slaví narozeniny", True),
        ("wiek chrystusowy", True),
        ("so viele wie wochen im jahr", True),
        ("скільки хвилин у годині? ту маю", True),
    ],
)
def test_R13_what_everyone_knows_to_be_so_many_is_no_riddle(text: str, *, refused: bool) -> None:
    """Said of one's own card it tells the number, and so does the key of a code."""
    assert (judge(text) is not None) == refused


@pytest.mark.parametrize(
    ("text", "refused"),
    [
        ("sparta vyhrála 3:1", False),
        ("we won 2-0 yesterday", False),
        ("sparta vyhrála 3:10", True),
        ("it is 3:1", True),
        ("bayern hat 3:1 gewonnen, stapel b", True),
        ("kousek od dvacítek a 3:1", True),
        ("im elften Anlauf", False),
        ("my eleventh card", True),
        ("8gb ram", False),
        ("the music of the 80s", True),
        ("the 80s music is the best", False),
        ("20 cards to go", False),
    ],
)
def test_R13_scores_places_and_sizes_go_through(text: str, *, refused: bool) -> None:
    """Who wins by how many, at which attempt, and how much of a thing there is."""
    assert (judge(text) is not None) == refused


@pytest.mark.parametrize(
    ("messages", "refused"),
    [
        (("I hold šede", "sátku on the left, watch it"), True),
        (("that is it", "is nothing for us all here"), False),
        (("čtyři", "cet karet kdo to má dneska"), False),
        (("???", "sátku on the left, watch it"), False),
        (("šede" + "." * LONGEST_CONTINUED, "sátku on the left, watch it"), False),
        (("hello", "everyone at this fine table"), False),
    ],
)
def test_R13_a_word_broken_over_two_messages(messages: tuple[str, ...], *, refused: bool) -> None:
    """The second may be long, as long as it goes on with the word."""
    assert (judge(messages[-1], messages[:-1]) is not None) == refused
