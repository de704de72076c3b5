"""Why something is not accepted, as a player reads it: each refusal with all its facts."""

from __future__ import annotations

import pytest

from support.records import SORTED_DECK, cards_record, dice_record
from tenback.locale import texts
from tenback.rules.record_reader import RecordError, read

ROLL = "roll w3 y6 r5 g4 b1 k1"


def dealt(*hand: int) -> str:
    """A lone player's hand first, the other cards behind it."""
    others = (card for card in range(2, 100) if card not in hand)
    return " ".join(map(str, (*hand, *others)))


def lone(moves: str, *hand: int, game: str = "extreme") -> str:
    return cards_record(moves, game=game, seats=1).replace(SORTED_DECK, dealt(*hand))


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("hello", "This is neither a tag nor a move."),
        ("[Game]", 'This is not a tag of the form [Name "value"].'),
        (cards_record(tags='[Site "a"]\n[Site "b"]'), "The tag Site stands twice."),
        ('[Game "classic"]', "The tag Seats is missing."),
        (cards_record(game="chess"), "The tag Game cannot have the value “chess”."),
        (
            cards_record("1 zz"),
            texts()("refusal-syntax", what="no-action"),
        ),
        (
            cards_record("1 3a say:a-avoid"),
            "A signal stands in a line of its own, and after end nothing follows on the line.",
        ),
        (
            cards_record("1 3a 4a end end"),
            "A signal stands in a line of its own, and after end nothing follows on the line.",
        ),
        (cards_record("1"), "This is neither a tag nor a move."),
        (
            lone("1 4a end", 4, 5, 6, 8, 9, 11, 12, 13),
            "After a stop card nothing follows on the line.",
        ),
        (
            dice_record("roll w1 z2"),
            "Dice are written like w6 y4: the colour's letter and the number.",
        ),
        (dice_record("1 17a"), "An entry is written like r3 b1, a strike-out as x."),
        (" " * 300_000, "The record is larger than 256 kB."),
        (
            cards_record().replace("98 99", "98 98"),
            "The deck is not the cards from 2 to 99, each once.",
        ),
        (cards_record("3 3a"), "There is no seat 3: the seats are 1 to 2."),
        (dice_record("7 x"), "There is no seat 7: the seats are 1 to 2."),
        (lone("1 88a 2a", 88, 2, 3, 4, 5, 6, 7, 8), "The game is over."),
        (
            lone("1 7a\n1 say:b-free", 7, 8, 9, 2, 3, 5, 6, 99),
            "The silence on card 7 is visible, so nobody talks and nobody signals.",
        ),
        (cards_record("2 9a"), "It is the turn of seat 1, not of seat 2."),
        (dice_record("keep"), "It is time for seat 1 to throw."),
        (
            dice_record(ROLL, "2 x"),
            "It is time for seat 1 to throw again or to keep the dice.",
        ),
        (
            dice_record(ROLL, "keep", "2 x", "2 x"),
            "It is time for everyone to enter, and seat 2 may do so once.",
        ),
        (cards_record("1 50a"), "Card 50 is not in the hand of the player to move."),
        (
            lone("1 14a 15a 16a 17a", 14, 15, 16, 17, 2, 3, 5, 6),
            "A “three” lies, so exactly three cards are placed in this turn, and they are.",
        ),
        (
            lone("1 18a 40b 60c", 18, 40, 60, 61, 2, 3, 5, 6),
            "A “one pile” is visible, so this turn goes on with pile b, not c.",
        ),
        (
            lone("1 30a 24b 20a", 24, 34, 25, 20, 30, 3, 5, 6),
            "The “no backwards trick” on card 24 is visible, so 20 does not go back on 30.",
        ),
        (
            cards_record("1 3b 2b"),
            "Pile b ascends and shows 3: 2 is neither higher nor exactly ten lower.",
        ),
        (
            cards_record("1 3d 4d"),
            "Pile d descends and shows 3: 4 is neither lower nor exactly ten higher.",
        ),
        (
            cards_record("1 end"),
            "The turn needs at least 2 cards, and none is placed yet.",
        ),
        (
            cards_record("1 3a 4a end\n2 9a end"),
            "The turn needs at least 2 cards, and one is placed so far.",
        ),
        (
            lone("1 14a 15a end", 14, 15, 16, 17, 2, 3, 5, 6),
            "A “three” lies, so exactly three cards are placed in this turn; 2 so far.",
        ),
        (
            lone("1 20c 21b end", 20, 21, 30, 40, 2, 3, 5, 6),
            "The skull on pile b must be covered in this turn.",
        ),
        (
            lone("1 20c 22b end\n1 2a 3a end", 20, 22, 30, 40, 2, 3, 5, 6, game="fire"),
            "The fire on pile b must be covered in this turn.",
        ),
        (
            dice_record("roll w1 y1 r1 g1 b1 k1", "reroll w1"),
            "All dice show 1, so there is nothing to throw again.",
        ),
        (
            dice_record(ROLL, "reroll w1"),
            "What falls is one number from 1 to 6 for each of these dice: w, y, r, g.",
        ),
        (dice_record(ROLL, "keep", "1 r3"), "The die r does not show 3."),
        (
            dice_record(ROLL, "keep", "1 w3"),
            "The field of colour w takes at most 2, and 3 is more.",
        ),
        (
            dice_record(ROLL, "keep", "1 y6 y6"),
            "The field of colour y in the current row is taken.",
        ),
        (
            cards_record(tags='[Result "won"]'),
            "The record claims the result “won”, and it is “open”.",
        ),
    ],
)
def test_a_refusal_reads_as_a_sentence_with_its_facts(text: str, why: str) -> None:
    """Names, numbers and piles are those of the case."""
    with pytest.raises(RecordError) as caught:
        read(text)
    assert texts().refusal(caught.value.refusal) == why


def test_bytes_that_are_no_text_are_told_so() -> None:
    """Not every file is one of ours."""
    with pytest.raises(RecordError) as caught:
        read(b"\xff\xfe")
    assert texts().refusal(caught.value.refusal) == "This is not UTF-8 text."
