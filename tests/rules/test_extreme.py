"""EXTREME, rule by rule (docs/rules/en.md)."""

from __future__ import annotations

import pytest

from support.tables import play, refused, table
from tenback.rules import cards, cards_view, deals
from tenback.rules.cards import Say, Setup, State
from tenback.rules.editions import EXTREME, Command, command_table
from tenback.rules.game import Status


def loss(state: State) -> tuple[Status, str | None]:
    return state.status, state.reason


def test_X1_28_cards_carry_seven_commands_on_four_cards_each() -> None:
    """Every kind stands on four cards, and the base rules stay: hands, minimum, draw pile."""
    marks = [EXTREME.mark(card) for card in range(2, 100)]
    assert len(marks) - marks.count(None) == 28
    assert all(marks.count(command) == 4 for command in Command)
    state = cards.start(Setup(EXTREME, 3), deals.deck(1))
    assert (len(state.hands[0]), state.turn.minimum) == (6, 2)


def test_X2_the_table_of_commands_is_data_that_a_group_can_replace() -> None:
    """A shuffled table has all kinds on four cards each; a wrong one is refused in words."""
    shuffled = EXTREME.with_commands(deals.commands(5))
    assert shuffled.commands != EXTREME.commands
    assert shuffled.name == EXTREME.name
    table_now = {kind: set(four) for kind, four in EXTREME.commands}
    with pytest.raises(ValueError, match="the commands are stop, skull"):
        command_table({kind: four for kind, four in table_now.items() if kind != "stop"})
    with pytest.raises(ValueError, match="every command has four cards"):
        command_table(table_now | {"stop": {4, 42, 56}})
    with pytest.raises(ValueError, match="no card carries two"):
        command_table(table_now | {"stop": {4, 42, 56, 21}})
    with pytest.raises(ValueError, match="from 2 to 99"):
        command_table(table_now | {"stop": {4, 42, 56, 100}})


def test_X3_a_stop_ends_the_turn_at_once_even_after_one_card() -> None:
    """The next player is to move and the cards are drawn, without an end being said."""
    state = table([4, 20, 30, 40, 50, 55, 90], [70, 71], edition=EXTREME, draw=[12, 13])
    state = play(state, "4a")
    assert state.turn.seat == 2
    assert 12 in state.hands[0]


def test_X3_a_hand_of_one_stop_meets_any_minimum() -> None:
    """A short hand is not lost while it holds a stop that fits (R10)."""
    state = table([94, 95], [42], tops=(5, 6, 99, 98), edition=EXTREME, draw=range(62, 72))
    after = play(state, "95c 94c")  # the stop hands over to seat 2 with its one stop card
    assert (after.status, after.turn.seat, after.turn.minimum) == (Status.OPEN, 2, 2)


def test_X4_a_skull_must_be_covered_in_the_same_turn() -> None:
    """The turn does not end before; covered, nothing of it is left."""
    state = table([21, 20, 90, 30], [70, 71], edition=EXTREME, draw=[12, 13, 15])
    state = play(state, "90c 21a")
    assert cards_view.view(state, None).commands == ("skull",)
    refusal = cards.why_not(state, 1, cards.End())
    assert refusal is not None
    assert (refusal.facts["duty"], refusal.facts["piles"]) == ("skull", ("a",))
    state = play(state, "30a")
    assert refused(state, "end") is None


def test_X4_a_skull_that_cannot_be_covered_loses_when_it_is_laid() -> None:
    """Nothing in the hand is above 88 or ten below it."""
    state = table([88, 20, 30], [70, 71], edition=EXTREME, draw=[12, 13])
    assert loss(play(state, "88a")) == (Status.LOST, "skull")


def test_X4_a_skull_as_the_98th_card_loses_all_the_same() -> None:
    """All cards are placed, and the game is lost with none left."""
    state = table([88], tops=(5, 6, 99, 98), edition=EXTREME)
    lost = play(state, "88a")
    assert loss(lost) == (Status.LOST, "skull")
    assert lost.left == 0


def test_X4_a_stop_beside_an_open_skull_loses_and_on_it_covers_it() -> None:
    """The stop ends the turn, so the duty can no longer be met (X10)."""
    state = table([21, 42, 30], [70, 71], edition=EXTREME, draw=[12, 13])
    assert loss(play(state, "21a 42b")) == (Status.LOST, "skull")
    assert play(state, "21a 42a").status is Status.OPEN


def test_X5_three_asks_for_exactly_three_cards_in_this_turn() -> None:
    """Two are too few to end, a fourth is not accepted."""
    state = table([14, 20, 30, 90, 40], [72, 71], edition=EXTREME, draw=[12, 13, 15])
    state = play(state, "14a 20a")
    assert refused(state, "end") == "minimum"
    state = play(state, "30a")
    assert refused(state, "90c") == "too-many"
    assert refused(state, "end") is None


def test_X5_the_example_a_number_then_three_then_a_stop_as_the_third_card() -> None:
    """Exactly three cards are placed and three are drawn."""
    hand = [9, 14, 42, 40, 41, 43]
    state = table(hand, [71, 72], [73, 75], edition=EXTREME, draw=[12, 13, 15, 16])
    state = play(state, "9a 14a 42a")
    assert state.turn.seat == 2
    assert state.hands[0] == (12, 13, 15, 40, 41, 43)


@pytest.mark.parametrize("line", ["14a 42a", "42a"])
def test_X5_a_stop_may_be_the_third_card_only(line: str) -> None:
    """As the second it is accepted and loses; as the first it ends a turn without a three."""
    state = table([14, 42, 43, 44], [71, 72], edition=EXTREME, draw=[12, 13, 15])
    after = play(state, line)
    expected = (Status.LOST, "three") if "14a" in line else (Status.OPEN, None)
    assert loss(after) == expected


def test_X5_a_three_with_too_few_cards_or_as_the_fourth_card_is_accepted_and_loses() -> None:
    """At the end of the game two cards in the hand make no three."""
    few = table([14, 20], [71], tops=(5, 6, 99, 98), edition=EXTREME)
    assert loss(play(few, "14a")) == (Status.LOST, "three")
    fourth = table([9, 10, 11, 14, 20], [71, 72], edition=EXTREME, draw=[12, 13])
    assert loss(play(fourth, "9a 10a 11a 14a")) == (Status.LOST, "three")


def test_X5_the_98th_card_must_be_the_third_too() -> None:
    """Three cards win; two of them lose although all are placed."""
    three = table([14, 20, 22], tops=(5, 6, 99, 98), edition=EXTREME)
    assert play(three, "20a 22a 14b").status is Status.WON
    two = table([14, 20], tops=(5, 6, 99, 98), edition=EXTREME)
    lost = play(two, "20a 14b")
    assert loss(lost) == (Status.LOST, "three")
    assert lost.left == 0


def test_X5_covering_a_three_lifts_nothing() -> None:
    """A lightning command holds for the turn in which it was laid, and for no other."""
    state = table([14, 15, 16, 17], [71, 72], edition=EXTREME, draw=[12, 13, 19])
    state = play(state, "14a 15a 16a")
    assert refused(state, "17a") == "too-many"
    assert "three" in cards_view.view(state, None).commands
    state = play(state, "end")
    assert "three" not in cards_view.view(state, None).commands


def test_X6_while_silence_is_visible_nobody_signals() -> None:
    """Also not to withdraw; it holds from the play on and until it is covered."""
    state = table([7, 8, 90], [71, 72], edition=EXTREME, draw=[12, 13, 15])
    assert refused(state, "say:c-avoid", seat=2) is None
    state = play(state, "7a")
    for seat in (1, 2):
        assert refused(state, "say:c-avoid", seat=seat) == "silence"
        assert refused(state, "say:c-none", seat=seat) == "silence"
        assert not [a for a in cards.legal(state, seat) if isinstance(a, Say)]
    assert refused(play(state, "8a"), "say:c-avoid", seat=2) is None


def test_X7_while_no_back_is_visible_no_trick_is_done_on_any_pile() -> None:
    """Covered by an ordinary play, it allows tricks again."""
    state = table([37, 25, 39], [71, 72], tops=(47, 24, 99, 98), edition=EXTREME, draw=[12, 13, 15])
    assert refused(state, "37a") == "no-back"
    refusal = cards.why_not(state, 1, cards.Play(37, "a"))
    assert refusal is not None
    assert refusal.facts["command"] == 24
    assert refused(play(state, "25b"), "37a") is None


def test_X7_its_own_pile_is_forbidden_too_but_it_may_be_laid_as_a_trick() -> None:
    """24 goes ten back on 34; then 14 may not go back on it."""
    state = table([24, 13, 12], [71, 72], tops=(34, 6, 99, 98), edition=EXTREME, draw=[15, 16])
    state = play(state, "24a")
    assert state.tops[0] == 24
    state = table([14, 13], [71, 72], tops=(24, 6, 99, 98), edition=EXTREME, draw=[15, 16])
    assert refused(state, "14a") == "no-back"


def test_X8_under_one_pile_the_first_card_chooses_the_pile_for_the_rest_of_the_turn() -> None:
    """The next turn chooses anew."""
    state = table(
        [40, 41, 60], [72, 73], tops=(18, 6, 99, 98), edition=EXTREME, draw=[12, 13, 15, 16]
    )
    state = play(state, "40b")
    assert refused(state, "60c") == "one-pile"
    refusal = cards.why_not(state, 1, cards.Play(60, "c"))
    assert refusal is not None
    assert (refusal.facts["pile"], refusal.facts["bound"]) == ("c", "b")
    assert cards_view.view(state, None).bound == "b"
    state = play(state, "41b end")
    assert refused(state, "73c") is None


def test_X8_it_binds_from_the_moment_it_is_laid_and_the_next_card_still_chooses() -> None:
    """The card after it goes anywhere, and then the turn stays there."""
    state = table([18, 40, 41, 60], [72, 73], edition=EXTREME, draw=[12, 13, 15, 16])
    state = play(state, "18a")
    assert [refused(state, f"60{pile}") for pile in "abcd"] == [None] * 4
    state = play(state, "40b")
    assert refused(state, "60c") == "one-pile"


def test_X8_covering_the_only_one_pile_lifts_the_binding() -> None:
    """The card that covers it may be the one that the binding asked for."""
    state = table([19, 40, 60], [72, 73], tops=(18, 6, 99, 98), edition=EXTREME, draw=[12, 13, 15])
    state = play(state, "19a")
    assert cards_view.view(state, None).bound is None
    assert refused(state, "60c") is None


def test_X8_a_one_pile_on_the_only_one_lets_the_next_card_choose_again() -> None:
    """32 on 18: still bound to one pile, but to which is open again."""
    state = table([32, 40, 60], [72, 73], tops=(18, 6, 99, 98), edition=EXTREME, draw=[12, 13, 15])
    state = play(state, "32a")
    assert cards_view.view(state, None).bound is None
    state = play(state, "40b")
    assert refused(state, "60c") == "one-pile"


def test_X8_with_two_visible_covering_one_keeps_the_binding() -> None:
    """Another still lies on another pile, so the turn stays with pile a."""
    state = table([40, 41, 60], [72, 73], tops=(18, 32, 99, 98), edition=EXTREME, draw=[12, 13, 15])
    state = play(state, "40a")
    assert refused(state, "60c") == "one-pile"
    assert refused(state, "41b") == "one-pile"
    assert refused(state, "41a") is None


def test_X9_while_draw_one_is_visible_one_card_is_drawn_and_then_up_to_the_hand_again() -> None:
    """What counts is what is visible when the turn ends."""
    hand = [10, 20, 30, 40, 50, 51, 53]
    state = table(hand, [11, 72, 73], edition=EXTREME, draw=[12, 13, 15, 16, 17, 19, 22, 23])
    state = play(state, "10a 20b 30b end")
    assert len(state.hands[0]) == 5
    state = play(state, "11a 72c end")
    assert len(state.hands[1]) == 7  # covered: the short hand is filled
    covered = table(hand, [72, 73], edition=EXTREME, draw=[12, 13, 15, 16, 17])
    assert len(play(covered, "10a 20a 30b end").hands[0]) == 7


def test_X9_with_an_empty_draw_pile_it_does_nothing() -> None:
    """There is nothing to draw, and the minimum is one."""
    state = table([10, 20], [72, 73], tops=(5, 6, 99, 98), edition=EXTREME)
    state = play(state, "10a end")
    assert state.hands[0] == (20,)


def test_X3_a_stop_that_hands_over_to_oneself_is_known_to_lose() -> None:
    """Alone at the very end one knows the next turn: after 94, the 50 fits nowhere."""
    state = table([94, 50], tops=(93, 96, 10, 12), edition=EXTREME)
    assert cards_view.view(state, 1).losing == (cards.Play(94, "a"),)
    assert loss(play(state, "94a")) == (Status.LOST, "stuck")
    with_others = table([94, 50], [98], tops=(93, 96, 10, 12), edition=EXTREME)
    assert cards_view.view(with_others, 1).losing == ()


def test_X10_prohibitions_refuse_and_duties_lose() -> None:
    """A forbidden play changes nothing; a play that makes a duty impossible is made, and loses."""
    state = table([88, 37, 20], [71], tops=(47, 24, 99, 98), edition=EXTREME, draw=[12])
    assert refused(state, "37a") == "no-back"
    assert refused(state, "88a") is None
    assert play(state, "88a").status is Status.LOST


def test_X11_a_short_hand_does_not_lower_the_minimum() -> None:
    """One ordinary card in the hand, and cards in the draw pile: the minimum of two is lost."""
    state = table([10, 20, 30], [40], edition=EXTREME, draw=[12, 13, 15])
    state = play(state, "20b 10a end")
    assert loss(state) == (Status.LOST, "stuck")


def test_X13_the_reason_is_the_first_duty_that_could_not_be_met_even_alone() -> None:
    """Under three and with a skull: the minimum and the three can be met, the skull cannot."""
    state = table([9, 14, 15, 88], [71, 72], edition=EXTREME, draw=[12, 13])
    assert loss(play(state, "9a 14a 88a")) == (Status.LOST, "skull")


def test_X13_else_it_is_the_first_duty_still_unmet() -> None:
    """The skull in the hand could be the third card, but then nothing would cover it."""
    state = table([9, 14, 88], [71, 72], edition=EXTREME, draw=[12, 13, 15])
    assert loss(play(state, "9a 14a")) == (Status.LOST, "three")


def test_S1_a_signal_stands_until_its_senders_next_turn_ends() -> None:
    """Given outside one's turn, it ends with the next; given in it, with the one after."""
    state = table([20, 21, 22, 90], [30, 31, 60, 61], draw=[40, 41, 42, 43, 44, 45, 46, 47, 48])
    state = cards.apply(state, 2, Say("c", "avoid")).state
    state = cards.apply(state, 1, Say("a", "small")).state
    assert {(s.seat, s.pile, s.word) for s in cards_view.view(state, None).signals} == {
        (1, "a", "small"),
        (2, "c", "avoid"),
    }
    state = play(state, "20a 21a end")
    assert {s.seat for s in state.signals} == {1, 2}
    state = play(state, "60b 61b end")
    assert {s.seat for s in state.signals} == {1}
    state = play(state, "22a 90c end")
    assert state.signals == ()


def test_S1_one_signal_a_seat_and_pile_which_its_sender_replaces_or_withdraws() -> None:
    """The last word counts; withdrawing nothing is no fault."""
    state = table([20, 21], [30, 31], draw=[40])
    state = cards.apply(state, 2, Say("c", "avoid")).state
    state = cards.apply(state, 2, Say("c", "free")).state
    state = cards.apply(state, 2, Say("d", "small")).state
    assert [(s.pile, s.word) for s in state.signals] == [("c", "free"), ("d", "small")]
    state = cards.apply(state, 2, Say("c", "none")).state
    assert [(s.pile, s.word) for s in state.signals] == [("d", "small")]
    assert cards.apply(state, 1, Say("a", "none")).state.signals == state.signals
