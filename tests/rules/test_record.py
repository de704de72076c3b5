"""The record: text to game and back, and the first fault told exactly (docs/record.md)."""

from __future__ import annotations

import json
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from support.generate import ROOT
from support.records import SORTED_DECK, cards_record, dice_record, seeded_deck
from tenback.rules import cards, dice, record
from tenback.rules.game import Code
from tenback.rules.games import GAMES
from tenback.rules.record_reader import RecordError, read
from tenback.testing import play_at_random

MOST_BYTES = 256 * 1024
"""256 kB, as `docs/record.md` says."""


def fault(text: str | bytes) -> tuple[str, int, str]:
    """The code, the line and the action of the first fault."""
    with pytest.raises(RecordError) as caught:
        read(text)
    return str(caught.value.refusal.code), caught.value.line, caught.value.action


def summary(text: str) -> dict[str, object]:
    replayed = read(text)
    told = record.summary(replayed.record, replayed.state)
    return dict(json.loads(json.dumps(told)))


EXAMPLE = cards_record("1 3a 8d end ; the rest of the line is a comment", "2 say:a-avoid", "2 9c")


def test_an_open_card_game_is_summed_up() -> None:
    """The keys and values of the format page."""
    assert summary(EXAMPLE) == {
        "game": "classic",
        "status": "open",
        "reason": None,
        "turn": 2,
        "moves": 4,
        "left": 95,
        "draw": 82,
        "piles": [3, 1, 9, 8],
        "hands": [[2, 4, 5, 6, 7, 16, 17], [10, 11, 12, 13, 14, 15]],
    }


def test_a_lost_game_tells_its_reason_and_nobodys_turn() -> None:
    """A skull that nothing covers."""
    text = cards_record("1 88a", game="extreme", seats=1)
    told = summary(text.replace(SORTED_DECK, f"88 {rest(88)}"))
    assert (told["status"], told["reason"], told["turn"]) == ("lost", "skull", None)
    assert (told["moves"], told["left"]) == (1, 97)


def test_a_stop_counts_as_one_move_and_ends_its_turn() -> None:
    """Nobody writes an end behind it."""
    told = summary(cards_record("1 4a", game="extreme"))
    assert (told["moves"], told["turn"]) == (1, 2)


def rest(*used: int) -> str:
    return " ".join(str(card) for card in range(2, 100) if card not in used)


def test_a_game_of_twenty_one_is_summed_up_round_by_round() -> None:
    """The turn is the active seat's before and between the throws; full rows score."""
    roll = "roll w2 y6 r5 g4 b3 k1"
    assert summary(dice_record()) == {
        "game": "twenty-one",
        "status": "open",
        "reason": None,
        "turn": 1,
        "moves": 0,
        "scores": [0, 0],
    }
    assert summary(dice_record(roll))["turn"] == 1
    assert summary(dice_record(roll, "keep"))["turn"] is None
    told = summary(dice_record(roll, "keep", "2 k1", "1 y6 r5 g4 b3 w2 k1"))
    assert (told["turn"], told["moves"], told["scores"]) == (2, 4, [42, 0])


def test_who_reads_a_record_sees_sealed_entries_count() -> None:
    """Seat 2 has not entered yet; the row of seat 1 is full all the same."""
    told = summary(dice_record("roll w2 y6 r5 g4 b3 k1", "keep", "1 y6 r5 g4 b3 w2 k1"))
    assert told["scores"] == [42, 0]


@pytest.mark.parametrize("name", GAMES)
def test_a_whole_game_replays_and_is_written_as_it_was_read(name: str) -> None:
    """Random games of all seats, from every seat first, with the switches."""
    for seed in range(8):
        game = GAMES[name]
        course = play_at_random(game, game.seats[seed % len(game.seats)], seed, Random(seed))
        kept = record.Record(course.setup, course.deck, tags=(("Event", "a; b [c]"),))
        for seat, action in course.moves:
            kept = kept.with_move(seat, action)
        text = record.write(kept)
        replayed = read(text)
        assert replayed.record == kept
        assert replayed.state == course.states[-1]
        assert record.write(replayed.record) == text
        assert list(kept.states())[-1] == replayed.state


def test_every_switch_is_written_and_read() -> None:
    """First, Min, Hand, Commands, Sheets: what is said comes back."""
    commands = (
        "stop=4,42,56,95 skull=21,35,74,88 three=14,28,66,80 silence=7,46,60,98 "
        "no-back=24,38,52,91 one-pile=18,32,70,84 draw-one=10,49,63,77"
    )
    tags = f'[First "3"]\n[Min "3"]\n[Hand "5"]\n[Commands "{commands}"]\n[Site "here"]'
    setup = read(cards_record(game="extreme", seats=3, tags=tags)).record.setup
    assert isinstance(setup, cards.Setup)
    assert (setup.first, setup.minimum, setup.hand_size) == (3, 3, 5)
    assert setup.edition.mark(95) == "stop"
    again = record.write(read(cards_record(game="extreme", seats=3, tags=tags)).record)
    assert f'[Commands "{commands}"]' in again
    assert '[Site "here"]' in again
    sheets = read(dice_record(tags='[Sheets "A C"]\n[First "2"]')).record
    assert isinstance(sheets.setup, dice.Setup)
    assert (sheets.setup.sheets, sheets.setup.first) == ("AC", 2)
    assert '[Sheets "A C"]' in record.write(sheets)


def test_the_usual_commands_are_not_written_out() -> None:
    """A record names them only where they are other ones."""
    assert "Commands" not in record.write(read(cards_record(game="extreme")).record)


def test_what_was_withdrawn_is_not_recorded() -> None:
    """Only the last entry of a round stands in the record."""
    entered = ("roll w2 y6 r5 g4 b3 k1", "keep", "1 y6", "2 k1")
    kept = read(dice_record(*entered, seats=3)).record
    kept = kept.with_move(1, dice.Choice.WITHDRAW)
    assert record.write(kept).splitlines()[-3:] == ["roll w2 y6 r5 g4 b3 k1", "keep", "2 k1"]
    kept = kept.with_move(1, dice.Choice.STRIKE).with_move(2, dice.Choice.WITHDRAW)
    assert record.write(kept).splitlines()[-2:] == ["keep", "1 x"]


def test_a_stop_ends_its_line_also_when_the_same_player_goes_on() -> None:
    """Alone, the next turn stands in the next line."""
    hand = (4, 5, 6, 8, 9, 11, 12, 13)
    text = cards_record("1 4a", "1 5a 6a", "1 say:a-free", "1 8a end", game="extreme", seats=1)
    text = text.replace(SORTED_DECK, f"{' '.join(map(str, hand))} {rest(*hand)}")
    lines = record.write(read(text).record).split("\n\n")[1].splitlines()
    assert lines == ["1 4a", "1 5a 6a", "1 say:a-free", "1 8a end"]


def test_a_byte_order_mark_carriage_returns_comments_and_blank_lines_are_accepted() -> None:
    """Lines are counted as they stand in the file all the same."""
    text = "\ufeff; a comment\r\n\r\n" + EXAMPLE.replace("\n", "\r\n").replace("1 3a", "\t1  3a\t")
    assert summary(text) == summary(EXAMPLE)
    assert fault(text + "1 2b\r\n")[:2] == ("turn", 10)
    assert read(text.encode()).record == read(text).record


def test_a_semicolon_or_bracket_in_a_value_is_no_comment() -> None:
    """Outside quotes everything after a semicolon is ignored; unknown tags are kept."""
    text = cards_record(tags='[Event "one; two [three]"] ; four "five"')
    assert read(text).record.tags == (("Event", "one; two [three]"),)


@pytest.mark.parametrize(
    ("moves", "expected"),
    [
        (["1 3a zz"], ("syntax", 5, "zz")),
        (["1"], ("syntax", 5, "1")),
        (["x 3a"], ("syntax", 5, "x 3a")),
        (["01 3a"], ("syntax", 5, "01 3a")),
        (["1 03a"], ("syntax", 5, "03a")),
        (["1 3A"], ("syntax", 5, "3A")),
        (["1 3e"], ("syntax", 5, "3e")),
        (["1 3a 4a end 2b"], ("syntax", 5, "2b")),
        (["1 3a 4a end end"], ("syntax", 5, "end")),
        (["1 say:a-avoid 3a"], ("syntax", 5, "say:a-avoid")),
        (["1 3a say:a-avoid"], ("syntax", 5, "say:a-avoid")),
        (["1 say:e-avoid"], ("syntax", 5, "say:e-avoid")),
        (["1 3a", '[Event "late"]'], ("syntax", 6, '[Event "late"]')),
        (["3 3a"], ("seat", 5, "3a")),
        (["0 3a"], ("seat", 5, "3a")),
        (["999999999999999999999999 3a"], ("seat", 5, "3a")),
        (["3 say:a-avoid"], ("seat", 5, "say:a-avoid")),
        (["2 9a"], ("turn", 5, "9a")),
        (["2 end"], ("turn", 5, "end")),
        (["1 9a"], ("not-in-hand", 5, "9a")),
        (["1 100a"], ("not-in-hand", 5, "100a")),
        (["1 3a", "1 2a"], ("not-higher", 6, "2a")),
        (["1 3c", "1 4c"], ("not-lower", 6, "4c")),
        (["1 3a end"], ("minimum", 5, "end")),
        (["1 3a 4a end", "1 end"], ("turn", 6, "end")),
        # what counts is the first fault in the file, and for one action the first code
        (["1 2c", "2 9a zz"], ("turn", 6, "9a")),
        (["1 2c 3c 4a", "zz"], ("not-lower", 5, "3c")),
        (["9 9a"], ("seat", 5, "9a")),
    ],
)
def test_the_first_fault_of_a_card_game_has_its_code_line_and_action(
    moves: list[str], expected: tuple[str, int, str]
) -> None:
    """In the order of the format page."""
    assert fault(cards_record(*moves)) == expected


EXTREME_HANDS = {
    "silence": (7, 8, 99, 2, 3, 5, 6, 9),
    "three": (14, 15, 16, 17, 2, 3, 5, 6),
    "one-pile": (18, 40, 60, 61, 2, 3, 5, 6),
    "no-back": (24, 34, 25, 20, 30, 3, 5, 6),
    "stop": (4, 5, 6, 8, 9, 11, 12, 13),
}


@pytest.mark.parametrize(
    ("hand", "moves", "expected"),
    [
        ("silence", ["1 7a", "1 say:a-avoid"], ("silence", 6, "say:a-avoid")),
        ("three", ["1 14a 15a 16a 17a"], ("too-many", 5, "17a")),
        ("one-pile", ["1 18a 40b 60c"], ("one-pile", 5, "60c")),
        ("no-back", ["1 34a 24b 24a"], ("not-in-hand", 5, "24a")),
        ("no-back", ["1 30a 24b 20a"], ("no-back", 5, "20a")),
        ("stop", ["1 4a end"], ("syntax", 5, "end")),
        ("stop", ["1 4a 5a"], ("syntax", 5, "5a")),
        ("stop", ["1 4a", "1 end"], ("minimum", 6, "end")),
    ],
)
def test_commands_have_their_codes(
    hand: str, moves: list[str], expected: tuple[str, int, str]
) -> None:
    """Also after a stop, which ends its line, whoever is next."""
    deck = f"{' '.join(map(str, EXTREME_HANDS[hand]))} {rest(*EXTREME_HANDS[hand])}"
    text = cards_record(*moves, game="extreme", seats=1).replace(SORTED_DECK, deck)
    assert fault(text) == expected


def test_after_the_end_everything_is_over() -> None:
    """Plays, ends and signals alike; what a seat may not even be comes first."""
    hand = (88, *range(2, 9))
    text = cards_record("1 88a", game="extreme", seats=1).replace(
        SORTED_DECK, f"{' '.join(map(str, hand))} {rest(*hand)}"
    )
    for word in ("2a", "end", "say:a-avoid"):
        assert fault(f"{text}1 {word}\n") == ("over", 6, word)
    assert fault(f"{text}2 end\n") == ("seat", 6, "end")
    assert fault(text.replace("88a", "88a 2a")) == ("over", 5, "2a")


@pytest.mark.parametrize(
    ("moves", "expected"),
    [
        (["roll w6 y4 r3 g3 b1"], ("die", 4, "roll w6 y4 r3 g3 b1")),
        (["roll w6 y4 r3 g3 b1 b2"], ("die", 4, "roll w6 y4 r3 g3 b1 b2")),
        (["roll w6 y4 r3 g3 b1 k7"], ("die", 4, "roll w6 y4 r3 g3 b1 k7")),
        (["roll w6 y4 r3 g3 b1 k0"], ("die", 4, "roll w6 y4 r3 g3 b1 k0")),
        (["roll"], ("die", 4, "roll")),
        (["roll w6 y4 r3 g3 b1 z1"], ("syntax", 4, "roll w6 y4 r3 g3 b1 z1")),
        (["keep"], ("turn", 4, "keep")),
        (["keep now"], ("syntax", 4, "keep now")),
        (["reroll w1"], ("turn", 4, "reroll w1")),
        (["1 x"], ("turn", 4, "x")),
        (["3 x"], ("seat", 4, "x")),
        (["1 x y1"], ("syntax", 4, "x y1")),
        (["1 17a"], ("syntax", 4, "17a")),
        (["17a"], ("syntax", 4, "17a")),
        ([ROLL := "roll w2 y6 r5 g4 b1 k1", ROLL], ("turn", 5, ROLL)),
        ([ROLL, "reroll w1 y1 r1"], ("die", 5, "reroll w1 y1 r1")),
        ([ROLL, "reroll w1 y1 r1 g1 b1"], ("die", 5, "reroll w1 y1 r1 g1 b1")),
        (["roll w1 y1 r1 g1 b1 k1", "reroll"], ("die", 5, "reroll")),
        ([ROLL, "1 x"], ("turn", 5, "x")),
        ([ROLL, "keep", "1 r4"], ("die", 6, "r4")),
        ([ROLL, "keep", "1 r9"], ("die", 6, "r9")),
        ([ROLL, "keep", "1 y6 y6"], ("field", 6, "y6 y6")),
        (["roll w3 y6 r5 g4 b1 k1", "keep", "1 w3"], ("field", 6, "w3")),
        (["roll w3 y6 r5 g4 b1 k1", "keep", "1 w3 r4"], ("die", 6, "w3 r4")),
        ([ROLL, "keep", "1 y6", "1 x"], ("turn", 7, "x")),
        ([ROLL, "keep", "1 y6", ROLL], ("turn", 7, ROLL)),
    ],
)
def test_the_first_fault_of_twenty_one_has_its_code_line_and_action(
    moves: list[str], expected: tuple[str, int, str]
) -> None:
    """A throw or an entry is one action, and its line is what is told of it."""
    assert fault(dice_record(*moves)) == expected


@pytest.mark.parametrize(
    ("old", "new", "expected"),
    [
        ('[Game "classic"]', "", ("syntax", 1, "Game")),
        ('[Seats "2"]', "", ("syntax", 1, "Seats")),
        (f'[Deck "{SORTED_DECK}"]', "", ("syntax", 1, "Deck")),
        ('"classic"', '"Classic"', ("syntax", 1, "Game")),
        ('"classic"]', '"classic"', ("syntax", 1, '[Game "classic"')),
        ('[Game "classic"]', "[Game classic]", ("syntax", 1, "[Game classic]")),
        ('[Seats "2"]', '[Seats "6"]', ("syntax", 2, "Seats")),
        ('[Seats "2"]', '[Seats "02"]', ("syntax", 2, "Seats")),
        ('[Seats "2"]', '[Seats "0"]', ("syntax", 2, "Seats")),
        ('[Seats "2"]', '[Seats "two"]', ("syntax", 2, "Seats")),
        ('[Seats "2"]', '[Seats "2"] [Seats "2"]', ("syntax", 2, '[Seats "2"] [Seats "2"]')),
        ("98 99", "98 98", ("deck", 3, "Deck")),
        ("98 99", "98", ("deck", 3, "Deck")),
        ("98 99", "98 100", ("deck", 3, "Deck")),
        ("98 99", "98 99 2", ("deck", 3, "Deck")),
        ("98 99", "98 x", ("syntax", 3, "Deck")),
        ("98 99", "98 099", ("syntax", 3, "Deck")),
        ("\n\n", '\n[Game "fire"]\n', ("syntax", 4, "Game")),
        ("\n\n", '\n[Format "2"]\n', ("syntax", 4, "Format")),
        ("\n\n", '\n[First "3"]\n', ("syntax", 4, "First")),
        ("\n\n", '\n[First "0"]\n', ("syntax", 4, "First")),
        ("\n\n", '\n[Min "4"]\n', ("syntax", 4, "Min")),
        ("\n\n", '\n[Hand "5"]\n', ("syntax", 4, "Hand")),
        ("\n\n", '\n[Result "drawn"]\n', ("syntax", 4, "Result")),
        ("\n\n", '\n[Result "lost"]\n', ("syntax", 4, "Result")),
        ("\n\n", '\n[Result "won"]\n', ("result", 4, "Result")),
        ("\n\n", '\n[Result "lost 5"]\n', ("result", 4, "Result")),
        ("\n\n", "\nnonsense\n", ("syntax", 4, "nonsense")),
    ],
)
def test_a_faulty_tag_has_its_code_and_line(
    old: str, new: str, expected: tuple[str, int, str]
) -> None:
    """A missing one counts as line 1."""
    text = cards_record("1 3a 8d end")
    assert old in text
    assert fault(text.replace(old, new, 1)) == expected


USUAL_COMMANDS = (
    "stop=4,42,56,94 skull=21,35,74,88 three=14,28,66,80 silence=7,46,60,98 "
    "no-back=24,38,52,91 one-pile=18,32,70,84 draw-one=10,49,63,77"
)


@pytest.mark.parametrize(
    ("old", "new"),
    [
        (USUAL_COMMANDS, ""),
        (" draw-one=10,49,63,77", ""),
        ("56,94", "56"),
        ("56,94", "56,21"),
        ("stop=4,", "stop=04,"),
        ("stop=4,", "stop=100,"),
        ("stop=4,42,56,94", "stop=4,42,56,94 stop=4,42,56,94"),
        ("draw-one", "draw-two"),
        ("skull=", "skull:"),
    ],
)
def test_wrong_commands_are_a_fault_of_their_line(old: str, new: str) -> None:
    """All seven kinds, four cards each, no card twice."""
    assert old in USUAL_COMMANDS
    value = USUAL_COMMANDS.replace(old, new)
    text = cards_record(game="extreme", tags=f'[Commands "{value}"]')
    assert fault(text) == ("syntax", 4, "Commands")


@pytest.mark.parametrize("value", ["A", "A A", "A B C", "AB", "a b", "A G", ""])
def test_wrong_sheets_are_a_fault_of_their_line(value: str) -> None:
    """A different letter for each seat."""
    assert fault(dice_record(tags=f'[Sheets "{value}"]')) == ("syntax", 3, "Sheets")


def test_twenty_one_has_one_to_six_seats_and_no_first_beyond_them() -> None:
    """Like the card games, with their own numbers."""
    assert fault(dice_record(seats=7)) == ("syntax", 2, "Seats")
    assert fault(dice_record(tags='[First "3"]')) == ("syntax", 3, "First")


@pytest.mark.parametrize(
    ("value", "code"), [("open", None), ("0 0", "result"), ("88", "result"), ("won", "syntax")]
)
def test_results_of_twenty_one_are_open_or_the_scores(value: str, code: str | None) -> None:
    """Another game's results are no results here."""
    text = dice_record(tags=f'[Result "{value}"]')
    if code is None:
        assert read(text).record.result == value
    else:
        assert fault(text) == (code, 3, "Result")


def test_tags_of_another_game_are_kept_like_unknown_ones() -> None:
    """A deck means nothing to Twenty One, and sheets nothing to THE GAME."""
    assert read(dice_record(tags='[Deck "1 2 3"]')).record.tags == (("Deck", "1 2 3"),)
    assert read(cards_record(tags='[Sheets "A"]')).record.tags == (("Sheets", "A"),)
    assert read(cards_record(tags='[Commands "-"]')).record.tags == (("Commands", "-"),)


def test_several_faulty_tags_are_told_in_the_order_of_the_file() -> None:
    """The deck stands before the first seat here."""
    text = cards_record(tags='[First "9"]').replace("98 99", "98")
    assert fault(text)[:2] == ("deck", 3)


SORTED_DECK = " ".join(map(str, range(2, 100)))


@pytest.mark.parametrize(
    ("lines", "expected"),
    [
        (('[Seats "9"]', '[Game "classic"]', "nonsense"), ("syntax", 1, "Seats")),
        (('[Seats "9"]', "[Game"), ("syntax", 1, "Seats")),
        (('[Seats "9"]', '[Game "fire"]', '[Game "fire"]'), ("syntax", 1, "Seats")),
        (('[Game "fire"]', '[Deck "2 3"]', "-1 end"), ("deck", 2, "Deck")),
        (('[First "0"]', '[Seats "7"]', '[Game "twenty-one"]'), ("syntax", 1, "First")),
        (('[Sheets "Q"]', '[Seats "7"]', '[Game "twenty-one"]'), ("syntax", 1, "Sheets")),
        (('[Hand "99"]', '[Seats "7"]', '[Game "fire"]'), ("syntax", 1, "Hand")),
        (('[Seats "9"]', '[Game "chess"]'), ("syntax", 1, "Seats")),
        (('[First "x"]', '[Game "chess"]', '[Seats "2"]'), ("syntax", 1, "First")),
        (('[Result "lost"]', '[Game "chess"]', '[Seats "2"]'), ("syntax", 1, "Result")),
        (('[Result "lost 3"]', '[Game "chess"]', '[Seats "2"]'), ("syntax", 2, "Game")),
    ],
)
def test_an_earlier_fault_of_the_tags_comes_before_a_later_one_of_any_kind(
    lines: tuple[str, ...], expected: tuple[str, int, str]
) -> None:
    """A wrong value, a broken line, a tag that stands twice: their order in the file decides."""
    assert fault("\n".join(lines)) == expected


def test_a_broken_line_is_told_as_such_and_not_as_the_tag_that_it_may_have_been() -> None:
    """A bracket lost: no tag counts as missing then."""
    lines = ('[Game "classic"]', 'Seats "2"]', f'[Deck "{SORTED_DECK}"]')
    assert fault("\n".join(lines)) == ("syntax", 2, 'Seats "2"]')
    lines = ('[Game "classic"]', '[Seats "2]', f'[Deck "{SORTED_DECK}"]')
    assert fault("\n".join(lines)) == ("syntax", 2, '[Seats "2]')


def test_a_claim_may_be_wrong_by_any_amount() -> None:
    """However long the number is, it is a result and not the one."""
    many = "9" * 5000
    assert fault(cards_record(tags=f'[Result "lost {many}"]'))[0] == "result"
    assert fault(dice_record(tags=f'[Result "{many} 0"]'))[0] == "result"


def test_what_is_no_text_or_too_much_is_a_fault_like_others() -> None:
    """Bytes that are not UTF-8, a file beyond 256 kB, an empty file."""
    assert fault(EXAMPLE.encode() + b"; \xff\n")[:2] == ("syntax", 8)
    assert fault(b"\xef\xbb\xbf; a comment\n\xff\n")[:2] == ("syntax", 2)
    assert fault(b" " * (MOST_BYTES + 1))[:2] == ("syntax", 1)
    assert read(EXAMPLE.encode() + b";" + b" " * (MOST_BYTES - len(EXAMPLE) - 1)).record
    assert fault("") == ("syntax", 1, "Game")
    assert fault("\ud800")[0] == "syntax"


def test_the_result_is_checked_when_all_moves_are_through() -> None:
    """A fault in the moves comes before it."""
    text = cards_record("1 3a 8d end", tags='[Result "won"]')
    assert fault(text)[:2] == ("result", 4)
    assert fault(text + "1 3a\n")[:2] == ("turn", 6)
    assert read(text.replace("won", "open")).record.result == "open"


VOCABULARY = st.sampled_from(
    [
        "1",
        "2",
        "0",
        "9",
        "end",
        "say:a-avoid",
        "say:c-none",
        "3a",
        "8d",
        "17b",
        "99c",
        "100a",
        "0a",
        "roll",
        "reroll",
        "keep",
        "x",
        "w1",
        "r6",
        "k0",
        ";",
        '"',
        "[",
        "]",
        "[Seats",
        '"2"]',
        "[Game",
        '"extreme"]',
        "[Result",
        '"won"]',
        "[Event",
        '"?"]',
        "\t",
        "\r",
        "\u2028",
        "\ufeff",
        "²",
        "１",
        "é",
        "\x00",
    ]
)


@given(st.lists(st.lists(VOCABULARY, max_size=8), max_size=12), st.sampled_from(list(GAMES)))
def test_text_of_any_kind_gives_a_record_or_a_fault(lines: list[list[str]], game: str) -> None:
    """Words of the format in any order, behind a good head: never another error."""
    moves = [" ".join(words) for words in lines]
    head = f'[Game "{game}"]\n[Seats "2"]\n[Deck "{seeded_deck(4)}"]\n'
    check_total(head + "\n".join(moves))


@given(st.binary(max_size=300) | st.text(max_size=300))
def test_bytes_of_any_kind_give_a_record_or_a_fault(data: bytes | str) -> None:
    """Nothing that is read can do harm."""
    check_total(data)


@given(st.data())
def test_a_damaged_record_gives_a_record_or_a_fault(data: st.DataObject) -> None:
    """Parts of a good one cut out, doubled or exchanged."""
    names = ("classic-2", "fire-3-experts", "extreme-3", "twenty-one-2")
    path = ROOT / "tests" / "playthroughs" / f"{data.draw(st.sampled_from(names))}.txt"
    text = path.read_text(encoding="utf-8").split("\nstart\n")[0]
    for _ in range(data.draw(st.integers(1, 3))):
        start = data.draw(st.integers(0, len(text)))
        end = data.draw(st.integers(start, min(len(text), start + 20)))
        text = (
            text[:start]
            + data.draw(st.sampled_from(("", "1", " ", "\n", text[start:end] * 2)))
            + text[end:]
        )
    check_total(text)


def check_total(data: bytes | str) -> None:
    try:
        replayed = read(data)
    except RecordError as wrong:
        line, code = wrong.line, wrong.refusal.code
    else:
        assert read(record.write(replayed.record)) == replayed
        return
    assert line >= 1
    assert code in Code


@pytest.mark.parametrize(
    ("text", "code", "line"),
    [
        ('[Deck "1"]\n[X "1"]\n[X "1"]\n[Game "classic"]\n[Seats "1"]\n', "deck", 1),
        ('[Game "classic"]\n[X "1"]\n[X "1"]\n', "syntax", 1),
        ('[Seats "2"]\n[Seats "2"]\n', "syntax", 1),
        ('[Game "twenty-one"]\n[Seats "2"]\n[X "1"]\n[X "1"]\n[First "9"]\n', "syntax", 4),
    ],
)
def test_a_tag_that_stands_twice_hides_no_earlier_fault(text: str, code: str, line: int) -> None:
    """The tags behind it are read all the same; the first fault in the file is told."""
    with pytest.raises(RecordError) as caught:
        read(text)
    assert (caught.value.refusal.code, caught.value.line) == (code, line)
