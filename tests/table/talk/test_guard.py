"""R13: what is refused, why, and what counts something and goes through."""

from __future__ import annotations

import json
import sys
from collections import Counter
from collections.abc import Callable

import pytest
from typer.testing import CliRunner, Result

from tenback.cli import app
from tenback.table.talk.guard import (
    LONGEST_MESSAGE,
    LONGEST_NAME,
    REMEMBERED,
    judge,
    judge_name,
)
from tenback.table.talk.lexicon import readings
from tenback.table.talk.verdict import Reason, Verdict

MOST_STEPS = 1_000_000


@pytest.mark.parametrize(
    ("text", "reason", "part"),
    [
        ("I have 47 here", Reason.DIGIT, "47"),
        ("mám sedmačtyřicet", Reason.NUMBER_WORD, "sedmačtyřicet"),
        ("hundred and five", Reason.NUMBER_WORD, "hundred and five"),
        ("it is XLVII", Reason.ROMAN, "XLVII"),
        ("V", Reason.ROMAN, "V"),
        ("kolem padesáti", Reason.RANGE, "padesáti"),
        ("a low teen", Reason.RANGE, "low teen"),
        ("thirty plus five", Reason.ARITHMETIC, "thirty"),
        ("o jednu víc než nahoře", Reason.RELATIVE, "o jednu víc"),
        ("one above the top card", Reason.RELATIVE, "one above"),
        ("I have the ten-back for pile c", Reason.TEN_BACK, "ten-back"),
        ("1 0", Reason.PIECES, "1 0"),
    ],
)
def test_R13_a_refusal_says_why_and_which_part(text: str, reason: Reason, part: str) -> None:
    """For the sender, who may not see what is wrong."""
    verdict = judge(text)
    assert verdict is not None
    assert (verdict.reason, text[verdict.start : verdict.end]) == (reason, part)


@pytest.mark.parametrize(
    "text",
    [
        "I have a backwards trick for pile d",
        "Rückwärtstrick auf Stapel a habe ich",
        "mám fintu na béčko",
        "mám krok späť na céčko",
        "mam cofnięcie na a",
        "маю зворотній прийом на цю стопку",
    ],
)
def test_R13_who_tells_of_a_backwards_trick_on_a_pile_names_its_card(text: str) -> None:
    """In the words of each language's rules."""
    verdict = judge(text)
    assert verdict is not None
    assert verdict.reason is Reason.TEN_BACK


@pytest.mark.parametrize(
    "text",
    ["nice backwards trick!", "bez finty", "nie mam cofnięcia", "was ist ein Rückwärtstrick?"],
)
def test_R13_the_backwards_trick_itself_may_be_spoken_of(text: str) -> None:
    """Praise, the command that forbids it, and how it works."""
    assert judge(text) is None


@pytest.mark.parametrize(
    "text",
    ["I hold a skull and a three", "mám příkaz tři", "ich habe den Befehl drei", "маю наказ три"],
)
def test_X12_commands_may_be_named(text: str) -> None:
    """Even the one that is called three."""
    assert judge(text) is None


@pytest.mark.parametrize(
    ("text", "refused"),
    [
        ("8 cards", False),
        ("9 cards", True),
        ("98 cards", False),
        ("9 cards left", False),
        ("8 left", False),
        ("9 left", True),
        ("47 card", True),
        ("card 2", True),
        ("pile 4", False),
        ("pile 5", True),
        ("pile, 4", True),
        ("player 8", False),
        ("45 minutes", False),
        ("47 minutes", False),
        ("45 minutes, pile a", False),
        ("47 minutes, pile a", True),
        ("47 minutes 😉", True),
        ('"47" minutes', True),
        ("23 hours", False),
        ("25 hours", False),
        ("25 hours on pile a", True),
        ("88 points", False),
        ("90 %", False),
        ("91 %", False),
        ("91 % on pile a", True),
        ("20:30", False),
        ("20:31", True),
        ("two names", False),
        ("five names", True),
        ("play two", False),
        ("play, two", True),
        ("play four", True),
        ("play 2 on a", True),
        ("these four", False),
        ("these five", True),
        ("the fourth", False),
        ("the fifth", True),
        ("the fifth turn", False),
        ("the 4th", False),
        ("the 5th", True),
        ("my 5th turn", False),
        ("3. Stapel", False),
        ("9. Stapel", True),
        ("3 стопка", False),
        ("we are eight", False),
        ("we are nine", True),
        ("two or three cards", False),
        ("nine or three cards", True),
        ("two or nine", True),
        ("two hundred times", False),
        ("100", False),
        ("147", True),
        ("2a", True),
        ("#3 cards", True),
        ("seven, cards are bad", True),
        ("two above", True),
        ("a skull, three", False),
        ("lO", True),
    ],
)
def test_R13_what_counts_something_goes_through(text: str, *, refused: bool) -> None:
    """The written rules of docs/guard.md, at their edges."""
    assert (judge(text) is not None) == refused


@pytest.mark.parametrize(
    "messages",
    [
        ("4", "7"),
        ("1", "1"),
        ("1", "0"),
        ("for", "ty"),
        ("f", "o", "r", "t", "y"),
        ("X", "L"),
        ("twen", "ty"),
        ("pade", "sát"),
        ("one above", "the top"),
    ],
)
def test_R13_a_number_in_pieces_is_refused_with_its_last_piece(messages: tuple[str, ...]) -> None:
    """At the latest: a piece that is a number is refused by itself."""
    assert any(judge(text, messages[:place]) for place, text in enumerate(messages))


def test_messages_that_are_no_pieces_are_not_joined() -> None:
    """Long ones, and those before the last few."""
    assert judge("ty", ["this is what I do for"]) is None
    assert judge("ty", ["for", "this is a longer message"]) is None
    assert judge("ty is short for thank you", ["for"]) is None
    assert judge("ty", ["for", *["."] * REMEMBERED]) is None
    assert judge("ty", ["for"]) == Verdict(Reason.PIECES, 0, 2)


def test_words_that_are_numbers_elsewhere_are_read_in_the_senders_language() -> None:
    """Czech `ten` and English `pet` are no numbers; alone they may be."""
    assert judge("ten balíček je můj") is None
    assert judge("my pet is on the table") is None
    assert judge("ten") is not None
    assert judge("the ten is mine") is not None
    assert judge("on vi co hraju ja") is None


@pytest.mark.parametrize("name", ["Anna", "Tenback", "Die Stapler", "Šťastná hromádka", "Олена"])
def test_names_without_numbers_are_free(name: str) -> None:
    """Of players and of tables."""
    assert judge_name(name) is None


@pytest.mark.parametrize(
    "name", ["Honza47", "forty seven", "Player 2", "Siebener", "Karel IV", "4"]
)
def test_a_name_counts_nothing(name: str) -> None:
    """So no number may stand in it."""
    assert judge_name(name) is not None


def test_what_is_too_long_is_not_read() -> None:
    """It is refused with a reason of its own."""
    assert judge("a" * LONGEST_MESSAGE) is None
    verdict = judge("a" * (LONGEST_MESSAGE + 1))
    assert verdict == Verdict(Reason.TOO_LONG, LONGEST_MESSAGE, LONGEST_MESSAGE + 1)
    name = judge_name("a" * (LONGEST_NAME + 1))
    assert name is not None
    assert name.reason is Reason.TOO_LONG
    assert judge("") is None
    assert judge("...") is None


@pytest.mark.parametrize(
    "piece", ["a", "a ", "1a", "I ", "# ", "for ", "zwei ", "ж", "((", "\u0301"]
)
def test_the_worst_messages_take_a_bounded_number_of_steps(piece: str) -> None:
    """The longest message after the longest memory, with nothing remembered of its words."""
    text = (piece * LONGEST_MESSAGE)[:LONGEST_MESSAGE]
    judge("warm")
    readings.cache_clear()
    assert steps(lambda: judge(text, ["f o r"] * REMEMBERED)) <= MOST_STEPS


def steps(work: Callable[[], object]) -> int:
    """How many functions are called, Python's own included."""
    calls = Counter[str]()
    sys.setprofile(lambda frame, event, argument: calls.update((event,)))
    try:
        work()
    finally:
        sys.setprofile(None)
    return calls["call"] + calls["c_call"]


def tenback(*arguments: str) -> Result:
    return CliRunner().invoke(app, ("guard", *arguments))


def test_the_guard_answers_people_with_a_sentence() -> None:
    """And with exit status 0, whatever it says."""
    harmless, refused = tenback("play two cards"), tenback("I have 47")
    assert (harmless.exit_code, refused.exit_code) == (0, 0)
    assert harmless.stdout == "This may be said: it gives no number away.\n"
    assert refused.stdout == "Refused: “47” is a number.\n"


def test_the_guard_answers_programs_with_json() -> None:
    """One object."""
    assert json.loads(tenback("forty", "--json").stdout) == {
        "refused": True,
        "reason": "number-word",
    }
    assert json.loads(tenback("hello", "--json").stdout) == {"refused": False, "reason": None}


def test_the_guard_is_told_what_was_said_before() -> None:
    """Each earlier message by an option of its own; names are judged more strictly."""
    told = tenback("ty", "--before", "for", "--before", "a", "--json")
    assert json.loads(told.stdout)["reason"] is None
    told = tenback("ty", "--before", "a", "--before", "for", "--json")
    assert json.loads(told.stdout)["reason"] == "pieces"
    assert json.loads(tenback("two cards", "--name", "--json").stdout)["refused"]


def test_a_wrong_option_gives_exit_status_2() -> None:
    """And so does no message."""
    assert tenback("hello", "--loud").exit_code == 2
    assert tenback().exit_code == 2


@pytest.mark.parametrize("text", ["top + 1", "a-1", "+1 for pile b", "vrch + 1", "b + 1"])
def test_R13_a_step_from_a_pile_is_refused(text: str) -> None:
    """One is no card, but one more than a card that everyone sees is."""
    verdict = judge(text)
    assert verdict is not None
    assert verdict.reason is Reason.RELATIVE
    assert judge("+1") is None


@pytest.mark.parametrize(
    "text",
    [
        "ꜱᴇᴠᴇɴ",
        "🅵🅾🆁🆃🆈",
        "🇫🇴🇷🇹🇾",
        "f 0 r t y",
        "🕖",
        "🃗",
        "⚅",
        "🎱",
        "🔟",
        "⠼⠙⠛",
        "四七",
        "Æ四",
        "fiftene",
        "fifteeen",
        "fiftein",
        "seventeem",
        "dvadcjat",
        "сімдecят",
        "x l v",
        "$even",
        "s!x",
    ],
)
def test_R13_odd_ways_to_write_a_number_are_refused(text: str) -> None:
    """Pictures, other scripts, slips of the pen."""
    assert judge(text) is not None


@pytest.mark.parametrize(
    "text",
    ["fiftixx", "fifxten", "i i think", "½ hour", "<3 <3", "a b c", "x v", "straße", "l o l"],
)
def test_what_only_resembles_a_number_goes_through(text: str) -> None:
    """Near misses of near misses, stammering, smileys."""
    assert judge(text) is None
