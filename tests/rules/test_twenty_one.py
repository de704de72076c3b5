"""Twenty One, rule by rule (docs/rules/en.md)."""

from __future__ import annotations

from dataclasses import replace

import pytest

from support.sheets import act, entered, filled, game, refused, thrown
from tenback.rules import dice, dice_view, sheets
from tenback.rules.dice import (
    Choice,
    Dice,
    Ended,
    Enter,
    Entered,
    Phase,
    RoundBegan,
    RowScored,
    Setup,
    Shown,
)
from tenback.rules.game import CHANCE, Refused, Status
from tenback.rules.sheets import COLOURS, SHEETS, row_score

WORKED_SHEET = (
    ("6x 4 1 3x 1 /", 18),
    ("5x 4x 3 1 2 1x", 22),
    ("3 2 2 / 2x /", 10),
    ("5x 3 3 2x 2x 1x", 26),
    ("4x 3 1 2 1 /", 12),
)


def test_T1_two_to_six_play_against_each_other_and_one_alone_for_a_high_score() -> None:
    """Everyone sees every sheet, spectators too; for seven there are no sheets."""
    for seats in range(1, 7):
        state = game(seats)
        for watcher in (None, *range(1, seats + 1)):
            assert len(dice_view.view(state, watcher).sheets) == seats
    with pytest.raises(ValueError, match="seats: 7 is not from 1 to 6"):
        Setup(7)


def test_T2_six_sheets_of_five_rows_of_six_fields_with_all_six_colours() -> None:
    """The values are the same on all sheets; no two sheets have a row in common."""
    assert list(SHEETS) == list("ABCDEF")
    values = {tuple(tuple(f.value for f in row) for row in rows) for rows in SHEETS.values()}
    assert len(values) == 1
    for rows in SHEETS.values():
        assert len(rows) == 5
        assert all(sorted(f.colour for f in row) == sorted(COLOURS) for row in rows)
    for number in range(5):
        assert len({rows[number] for rows in SHEETS.values()}) == 6


def test_T2_every_player_has_a_different_sheet() -> None:
    """A letter that is not there, is there twice, or is too many is refused in words."""
    for letters in ("AA", "A", "ABC", "AG"):
        with pytest.raises(ValueError, match="a different letter from A to F"):
            Setup(2, sheets=letters)
    assert Setup(2).sheets == "AB"
    with pytest.raises(ValueError, match="first: there is no seat 3"):
        Setup(2, first=3)


def test_T3_rows_are_done_from_the_top_down_each_player_in_his_own() -> None:
    """Seat 1 fills its first row in one round and is in the second, seat 2 still in the first."""
    state = thrown(game(2), "w2 y6 r5 g4 b3 k1")
    state = entered(entered(state, 1, "y6 r5 g4 b3 w2 k1"), 2, "k1")
    assert [sheet.current for sheet in dice_view.view(state, None).sheets] == [1, 0]


def test_T4_the_active_player_throws_all_six_dice() -> None:
    """Nobody else throws, and what falls is one number for each colour."""
    state = game(2)
    assert dice.legal(state, 2) == ()
    assert dice.legal(state, 1) == (Choice.ROLL,)
    state = act(state, 1, Choice.ROLL)
    assert dice.acting(state) == (CHANCE,)
    assert len(dice.legal(state, CHANCE)) == 6**6
    for wrong in ("w1 y1 r1 g1 b1", "w1 y1 r1 g1 b1 k7", "w1 w1 y1 r1 g1 b1 k1"):
        marks = tuple((word[0], int(word[1])) for word in wrong.split())
        refusal = dice.why_not(state, CHANCE, Dice(marks))
        assert refusal is not None
        assert refusal.code == "die"


def test_T4_once_more_all_dice_are_thrown_except_those_that_show_1() -> None:
    """6 4 3 3 1 1: four dice fall again, the two ones stay."""
    state = act(game(2), 1, Choice.ROLL)
    state = act(state, CHANCE, Dice(tuple(zip(COLOURS, (6, 4, 3, 3, 1, 1), strict=True))))
    state = act(state, 1, Choice.REROLL)
    assert dice.falling(state) == "wyrg"
    assert len(dice.legal(state, CHANCE)) == 6**4
    state = act(state, CHANCE, Dice((("w", 2), ("y", 2), ("r", 5), ("g", 5))))
    assert state.dice == (2, 2, 5, 5, 1, 1)
    assert state.phase is Phase.ENTER


def test_T4_there_is_no_third_throw_and_none_where_all_show_1() -> None:
    """After the second throw entries are due; six ones can only be kept."""
    ones = Dice(tuple((colour, 1) for colour in COLOURS))
    state = act(act(game(2), 1, Choice.ROLL), CHANCE, ones)
    assert dice.legal(state, 1) == (Choice.KEEP,)
    refusal = dice.why_not(state, 1, Choice.REROLL)
    assert refusal is not None
    assert refusal.code == "die"
    assert dice.legal(thrown(game(2), "w1 y2 r3 g4 b5 k6"), CHANCE) == ()


def test_T5_everyone_enters_dice_into_fields_of_their_colours_that_are_not_smaller() -> None:
    """Sheet A's first row: y6 r5 g4 b3 w2 k1. One number or more, each for itself."""
    state = thrown(game(2), "w3 y6 r2 g4 b3 k2")
    view = dice_view.view(state, 1)
    assert view.enterable == (("y", 6), ("r", 2), ("g", 4), ("b", 3))
    assert refused(state, 1, "w3") == "field"  # the field takes 2
    assert refused(state, 1, "y5") == "die"  # the die shows 6
    assert refused(state, 1, "r2 y6") is None
    entries = [action for action in dice.legal(state, 1) if isinstance(action, Enter)]
    assert len(entries) == 2**4 - 1


def test_T5_a_field_is_entered_once() -> None:
    """What stands there stays."""
    state = thrown(game(1), "w1 y6 r2 g4 b3 k1")
    assert refused(state, 1, "r2 r2") == "field"
    state = thrown(entered(state, 1, "r2 y6"), "w1 y1 r1 g1 b1 k1")
    refusal = dice.why_not(state, 1, Enter((("r", 1),)))
    assert refusal is not None
    assert (refusal.code, refusal.facts["taken"]) == ("field", 1)


def test_T5_entries_are_sealed_until_everyone_has_entered() -> None:
    """The others see that there is one; then all are shown together."""
    state = thrown(game(2), "w1 y6 r2 g4 b3 k1")
    step = dice.apply(state, 1, Enter((("y", 6),)))
    assert dice.seen(step.events[0], 1) == Entered(1, (("y", 6),))
    for other in (2, None):
        assert dice.seen(step.events[0], other) == Entered(1, None)
        view = dice_view.view(step.state, other)
        assert (view.entered, view.entry) == ((True, False), None)
        assert view.sheets[0].rows[0].numbers == (None,) * 6
    assert dice_view.view(step.state, 1).entry == (("y", 6),)
    last = dice.apply(step.state, 2, Choice.STRIKE)
    assert Shown(((("y", 6),), ()), ()) in last.events
    assert dice.seen(last.events[1], 1) == last.events[1]
    assert last.state.sheets[0][0][0] == 6


def test_T5_an_entry_may_be_changed_until_everyone_has_entered() -> None:
    """It is withdrawn and made anew; a second one on top is not accepted."""
    state = entered(thrown(game(2), "w1 y6 r2 g4 b3 k1"), 1, "y6")
    assert refused(state, 1, "r2") == "turn"
    assert dice.legal(state, 1) == (Choice.WITHDRAW,)
    state = act(state, 1, Choice.WITHDRAW)
    assert state.entries == (None, None)
    assert refused(state, 1, "r2") is None
    assert dice.why_not(state, 1, Choice.WITHDRAW) is not None


def test_T5_entries_wait_for_the_throws() -> None:
    """Before the dice are kept or thrown again it is not the time."""
    assert refused(game(2), 2, "y6") == "turn"
    state = act(game(2), 1, Choice.ROLL)
    assert refused(state, 2, "x") == "turn"
    assert refused(state, 3, "x") == "seat"


def test_T6_a_number_equal_to_its_fields_value_is_a_hit() -> None:
    """Black 1 and blue 3 hit, red 4 does not; nobody has to mark it."""
    state = thrown(game(1), "w6 y6 r4 g6 b3 k1")
    state = entered(state, 1, "r4 b3 k1")
    assert dice_view.view(state, 1).sheets[0].rows[0].hits == 2


def test_T7_who_enters_nothing_strikes_the_leftmost_open_field() -> None:
    """It may be done although something could be entered."""
    state = thrown(game(1), "w1 y6 r4 g4 b3 k1")
    state = entered(state, 1, "y6")
    state = entered(thrown(state, "w1 y1 r1 g1 b1 k1"), 1, "x")
    assert state.sheets[0][0] == (6, 0, None, None, None, None)


def test_T7_entering_and_striking_exclude_each_other() -> None:
    """Whoever has struck has entered; there is no action that does both."""
    state = entered(thrown(game(2), "w1 y6 r4 g4 b3 k1"), 1, "x")
    assert refused(state, 1, "y6") == "turn"
    assert refused(state, 1, "x") == "turn"


def test_T8_nothing_spills_into_the_next_row() -> None:
    """With one field open, only that field's die can be entered."""
    state = thrown(filled("6x 4 1 3x 1 ."), "w1 y1 r1 g1 b1 k1")
    assert dice_view.view(state, 1).enterable == (("k", 1),)
    state = entered(state, 1, "k1")
    assert state.sheets[0][1] == (None,) * 6


@pytest.mark.parametrize(("row", "points"), WORKED_SHEET)
def test_T9_a_full_row_scores_its_numbers_and_a_bonus_for_its_hits(row: str, points: int) -> None:
    """The worked sheet, row by row; struck fields count nothing."""
    number = [written for written, _ in WORKED_SHEET].index(row)
    rows = filled(*[written for written, _ in WORKED_SHEET]).sheets[0]
    assert row_score(SHEETS["A"][number], rows[number]) == points
    assert sheets.hits(SHEETS["A"][number], rows[number]) == row.count("x")


def test_T9_the_bonus_is_1_3_6_10_15_21() -> None:
    """A full row of hits is worth its 21 points and 21 more."""
    assert sheets.BONUS == (0, 1, 3, 6, 10, 15, 21)
    assert row_score(SHEETS["C"][0], (6, 5, 4, 3, 2, 1)) == 42
    assert row_score(SHEETS["C"][0], (0, 0, 0, 0, 0, 0)) == 0


def test_T9_a_row_is_scored_in_the_round_that_fills_it() -> None:
    """The example: 5 0 4 2 2 1 with three hits is 20 points."""
    state = thrown(filled("5 / 4x . 2x 1x"), "w6 y6 r6 g6 b2 k6")
    step = dice.apply(state, 1, Enter((("b", 2),)))
    assert Shown(((("b", 2),),), (RowScored(1, 0, 20),)) in step.events
    assert dice.scores(step.state) == (20,)
    assert dice.scores(state) == (0,)


def test_T10_the_active_role_passes_clockwise_after_each_round() -> None:
    """From whoever is first, round and round; nobody waits for a seat that has entered."""
    state = game(3, first=2)
    for active in (2, 3, 1, 2):
        assert state.active == active
        state = thrown(state, "w6 y6 r6 g6 b6 k6")
        assert dice.acting(state) == (1, 2, 3)
        state = entered(entered(state, 3, "x"), 1, "x")
        assert dice.acting(state) == (2,)
        step = dice.apply(state, 2, Choice.STRIKE)
        assert step.events[-1] == RoundBegan(active % 3 + 1)
        state = step.state


def test_T11_the_worked_sheet_of_88_points_ends_the_game() -> None:
    """The last field of the fifth row is struck in this round."""
    rows = [row for row, _ in WORKED_SHEET]
    state = thrown(filled(*rows[:4], "4x 3 1 2 1 ."), "w6 y6 r6 g6 b6 k6")
    step = dice.apply(state, 1, Choice.STRIKE)
    assert step.events[-1] == Ended((88,))
    assert dice.outcome(step.state).status is Status.OVER
    assert dice.outcome(step.state).scores == (88,)
    view = dice_view.view(step.state, None)
    assert (view.status, view.sheets[0].score, view.turn) == (Status.OVER, 88, None)


def test_T11_the_others_finish_that_round_and_score_the_row_they_are_in() -> None:
    """Seat 2 has half a row with a hit: it counts with its bonus once the game is over."""
    rows = [row for row, _ in WORKED_SHEET]
    state = filled(*rows[:4], "4x 3 1 2 1 .", seats=2)
    half = ((5, None, 4, None, None, None), *state.sheets[1][1:])  # sheet B: r6 g5 b4 w3 k2 y1
    state = thrown(replace(state, sheets=(state.sheets[0], half)), "w6 y6 r6 g5 b6 k2")
    state = entered(state, 1, "x")
    assert state.phase is Phase.ENTER
    assert dice.scores(state) == (76, 0)
    step = dice.apply(state, 2, Enter((("k", 2),)))
    assert dice.outcome(step.state).scores == (88, 5 + 4 + 2 + 3)
    assert dice_view.view(step.state, 2).sheets[1].rows[0].score == 14
    with pytest.raises(Refused, match="over"):
        dice.apply(step.state, 1, Choice.ROLL)


def test_T12_the_examples_of_the_rulebook_fit_the_sheets() -> None:
    """Sara's row: black 1 and blue 3 are hits, yellow 4 fits, white 4 is too much."""
    state = thrown(game(1), "w4 y4 r1 g2 b3 k1")
    view = dice_view.view(state, 1)
    assert view.enterable == (("y", 4), ("r", 1), ("g", 2), ("b", 3), ("k", 1))
    # Ema: two fields are left, and neither the green 5 nor the white 6 fits into theirs.
    ema = thrown(filled("5 4 . 3x . 1x"), "w6 y1 r1 g5 b1 k1")
    assert dice.legal(ema, 1) == (Choice.STRIKE,)
    assert entered(ema, 1, "x").sheets[0][0] == (5, 4, 0, 3, None, 1)


def test_refusals_of_what_is_no_entry_come_first() -> None:
    """An entry of nothing or of an unknown colour is no action; a player is not chance."""
    state = thrown(game(2), "w1 y6 r2 g4 b3 k1")
    for marks in ((), (("z", 1),), (("wy", 1),), (("", 1),)):
        refusal = dice.why_not(state, 9, Enter(marks))
        assert refusal is not None
        assert refusal.code == "syntax"
    refusal = dice.why_not(state, CHANCE, Choice.KEEP)
    assert refusal is not None
    assert refusal.code == "seat"
    in_the_air = act(game(2), 1, Choice.ROLL)
    by_a_player = dice.why_not(in_the_air, 1, Dice(tuple((colour, 1) for colour in COLOURS)))
    assert by_a_player is not None
    assert by_a_player.code == "turn"


def test_a_view_tells_whose_turn_it_is_and_what_everyone_owes() -> None:
    """The active seat's until the dice lie, then nobody's; at the end nobody owes anything."""
    state = game(2, first=2)
    told = []
    for seat, action in (
        (2, Choice.ROLL),
        (CHANCE, Dice(tuple((colour, 2) for colour in COLOURS))),
        (2, Choice.KEEP),
        (1, Choice.STRIKE),
    ):
        view = dice_view.view(state, 1)
        told.append((view.phase, view.turn, view.owes, view.status))
        state = act(state, seat, action)
    assert told == [
        ("throw", 2, (None, "throw"), "open"),
        ("fall", 2, (None, None), "open"),
        ("again", 2, (None, "again"), "open"),
        ("enter", None, ("enter", "enter"), "open"),
    ]
    view = dice_view.view(state, 2)
    assert (view.owes, view.round, view.active) == ((None, "enter"), 0, 2)
    assert dice_view.view(state, None).enterable == ()
    assert dice_view.view(state, 1).enterable == ()


def test_a_seat_that_does_not_exist_may_do_nothing() -> None:
    """Neither may chance while no dice are in the air."""
    for seat in (CHANCE, 3, -1):
        assert dice.legal(game(2), seat) == ()


def test_there_is_no_deck() -> None:
    """A game of dice that is given one says so."""
    with pytest.raises(ValueError, match="no deck"):
        dice.start(Setup(1), (2, 3))


def test_views_are_for_the_seats_there_are() -> None:
    """Any other number is an error, never somebody else's view."""
    for seat in (0, -1, 3):
        with pytest.raises(ValueError, match="there is no seat"):
            dice_view.view(game(2), seat)
