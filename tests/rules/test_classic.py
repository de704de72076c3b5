"""THE GAME, rule by rule (docs/rules/en.md)."""

from __future__ import annotations

import pytest

from support.tables import play, refused, table
from tenback.rules import cards, cards_view, deals
from tenback.rules.cards import Play, Setup, TurnBegan, TurnEnded
from tenback.rules.editions import CARDS, CLASSIC, EDITIONS
from tenback.rules.game import Refused, Status
from tenback.rules.notation import read_card_action


def test_R0_what_was_laid_may_be_looked_up_by_everybody() -> None:
    """A pile's history is in every view, the first card first."""
    state = play(table([4, 8, 13, 50], [60], draw=[70]), "4a 8a 13a")
    for seat in (None, 1, 2):
        assert cards_view.view(state, seat).piles[0].cards == (4, 8, 13)


def test_R1_98_cards_go_to_four_piles_two_up_from_1_and_two_down_from_100() -> None:
    """A game starts with empty piles at 1, 1, 100, 100 and with the cards 2 to 99."""
    state = cards.start(Setup(CLASSIC, 3), deals.deck(7))
    assert state.tops == (1, 1, 100, 100)
    assert sorted(state.deck) == list(range(2, 100))
    assert state.left == 98
    assert [pile.ascending for pile in cards_view.view(state, None).piles] == [
        True,
        True,
        False,
        False,
    ]


@pytest.mark.parametrize("edition", EDITIONS.values(), ids=EDITIONS)
def test_R2_hands_are_8_alone_7_for_two_6_for_three_to_five(edition: object) -> None:
    """Everyone is dealt from the front of the deck, seat 1 first."""
    assert edition in EDITIONS.values()
    for seats, size in {1: 8, 2: 7, 3: 6, 4: 6, 5: 6}.items():
        state = cards.start(Setup(CLASSIC, seats), tuple(CARDS))
        assert [len(hand) for hand in state.hands] == [size] * seats
        assert state.hands[0] == tuple(range(2, 2 + size))
        assert state.draw_pile[0] == 2 + size * seats


def test_R2_there_is_no_game_for_none_or_six() -> None:
    """A number of seats that a game does not have is refused in words."""
    for seats in (0, 6):
        with pytest.raises(ValueError, match=f"seats: {seats} is not from 1 to 5"):
            Setup(CLASSIC, seats)


def test_R3_play_goes_clockwise_from_whoever_starts() -> None:
    """After the last seat comes the first."""
    state = cards.start(Setup(CLASSIC, 3, first=3), tuple(CARDS))
    assert state.turn.seat == 3
    state = play(state, "14a 15a end")
    assert state.turn.seat == 1
    state = play(state, "7b 6c end")
    assert state.turn.seat == 2


def test_R4_a_turn_places_at_least_two_cards_on_any_piles_and_more_up_to_the_whole_hand() -> None:
    """Ending is refused until the minimum lies, and then it is not a must."""
    state = table([10, 20, 30, 40, 50, 60], [70], draw=[80, 81])
    assert refused(state, "end") == "minimum"
    state = play(state, "10a")
    assert refused(state, "end") == "minimum"
    state = play(state, "60c")
    assert refused(state, "end") is None
    state = play(state, "20b 50d 30b 40b")
    assert state.hands[0] == ()
    assert refused(state, "end") is None


def test_R4_the_refused_end_tells_how_many_are_missing() -> None:
    """The facts of the refusal are those a sentence needs."""
    refusal = cards.why_not(table([10, 20], [70], draw=[80], placed=1), 1, cards.End())
    assert refusal is not None
    assert (refusal.facts["duty"], refusal.facts["placed"]) == ("stuck", 1)
    assert refusal.facts["minimum"] == 2


def test_R4_the_turns_of_the_examples() -> None:
    """One card on a pile up, two on the other, one on the last pile down; then four are drawn."""
    state = table([12, 20, 31, 85, 50, 51], [40, 41], [60, 61], draw=[80, 81, 82, 83, 84])
    state = play(state, "12a 20b 31b 85d")
    assert state.tops == (12, 31, 100, 85)
    ended = cards.apply(state, 1, cards.End())
    assert TurnEnded(1, 4) in ended.events
    assert len(ended.state.hands[0]) == 6


def test_R5_ascending_piles_take_higher_cards_and_descending_piles_lower_ones() -> None:
    """The sequences of the examples are accepted card by card; equal steps do not matter."""
    up, down = (3, 11, 12, 13, 18, 20, 34, 35), (94, 90, 78, 61, 60, 57)
    state = play(table(up, [2], draw=[40, 41]), " ".join(f"{card}b" for card in up))
    assert state.piles[1] == up
    state = play(table(down, [2], draw=[40, 41]), " ".join(f"{card}d" for card in down))
    assert state.piles[3] == down
    between = table([40, 60, 25, 75], [2], tops=(50, 50, 50, 50), draw=[3])
    assert refused(between, "40b") is None  # ten back
    assert refused(between, "25a") == "not-higher"
    assert refused(between, "75c") == "not-lower"


def test_R6_37_goes_back_on_47_and_75_on_65() -> None:
    """The worked examples; nine or eleven back is no backwards trick."""
    state = table([37, 36, 38, 75, 74, 76], [2], tops=(47, 1, 65, 100), draw=[3])
    assert [refused(state, f"{card}a") for card in (37, 36, 38)] == [
        None,
        "not-higher",
        "not-higher",
    ]
    assert [refused(state, f"{card}c") for card in (75, 74, 76)] == [
        None,
        "not-lower",
        "not-lower",
    ]
    # the other way round there is no trick: 57 is simply higher, 55 simply lower
    assert refused(table([57, 9], [2], tops=(47, 1, 100, 100), draw=[3]), "57a") is None


def test_R6_the_trick_is_done_as_often_as_one_likes_and_on_any_pile() -> None:
    """Forward, back, forward twice, back, forward, as in the note of the rulebook."""
    state = table([40, 30, 33, 44, 34, 60, 52], [2], tops=(35, 1, 42, 100), draw=[3])
    assert play(state, "40a 30a 33a 44a 34a 60a 52c").tops == (60, 1, 52, 100)


def test_R6_an_empty_pile_knows_no_trick() -> None:
    """Ten back from 1 or from 100 would be no card."""
    state = table([2, 99], [50])
    assert refused(state, "2a") is None
    assert refused(state, "99c") is None


def test_R7_who_ends_the_turn_draws_back_up_to_the_hand_size() -> None:
    """The front of the draw pile comes first."""
    state = table([10, 20, 30, 40, 50, 60, 65], [70], draw=[90, 80, 81, 82])
    state = play(state, "10a 20a 30a end")
    assert state.hands[0] == (40, 50, 60, 65, 80, 81, 90)
    assert state.draw_pile[0] == 82


def test_R7_what_is_left_is_taken_when_the_draw_pile_runs_out() -> None:
    """Three were placed and one card is left to draw."""
    state = table([10, 20, 30, 40], [70], tops=(2, 1, 100, 100), draw=[90])
    state = play(state, "10a 20a 30a end")
    assert state.hands[0] == (40, 90)
    assert state.draw_pile == ()


def test_R8_once_the_draw_pile_is_empty_one_card_is_enough_and_passing_is_not() -> None:
    """No card is still none too few."""
    state = table([10, 20, 30], [70], tops=(2, 1, 100, 100))
    assert state.turn.minimum == 1
    assert refused(state, "end") == "minimum"
    assert play(state, "10a end").turn.seat == 2


def test_R8_the_minimum_is_fixed_when_the_turn_starts() -> None:
    """Drawing the last card at the end of a turn changes the next turn, not this one."""
    state = table([10, 20, 30], [70, 71], tops=(2, 1, 100, 100), draw=[90])
    assert refused(play(state, "10a"), "end") == "minimum"
    after = cards.apply(play(state, "10a 20a"), 1, cards.End())
    assert TurnBegan(2, 1) in after.events


def test_R9_who_has_no_cards_is_skipped_and_the_others_play_on() -> None:
    """With three seats and an empty middle, 1 and 3 alternate; alone one goes on alone."""
    state = table([10, 20], [], [80, 81], tops=(2, 1, 100, 100))
    state = play(state, "10a end")
    assert state.turn.seat == 3
    state = play(state, "81c 80c end")
    assert state.turn.seat == 1
    assert play(state, "20a").status is Status.WON


def test_R10_all_98_cards_placed_is_won() -> None:
    """The last card ends the game: nobody ends a turn, nobody draws."""
    step = cards.apply(table([50], tops=(2, 1, 100, 100)), 1, Play(50, "a"))
    assert step.state.status is Status.WON
    assert step.state.left == 0
    assert cards.acting(step.state) == ()
    assert refused(step.state, "end") == "over"


def test_R10_who_cannot_place_the_minimum_has_lost_when_the_turn_starts() -> None:
    """Seat 2 holds one card that fits and one that does not."""
    state = table([98, 97], [30, 9], tops=(95, 96, 10, 12), draw=range(50, 60))
    state = play(state, "97a 98b end")
    assert (state.status, state.reason) == (Status.LOST, "stuck")


def test_R10_who_cannot_go_on_to_the_minimum_has_lost_at_that_card() -> None:
    """The turn that loses does nothing more: nobody draws."""
    state = table([94, 99, 40], [60], tops=(93, 98, 20, 10), draw=[50])
    assert play(state, "94a").status is Status.OPEN
    lost = play(state, "99a")  # 94 fitted pile a only, and 40 fits nowhere
    assert (lost.status, lost.reason) == (Status.LOST, "stuck")
    assert lost.drawn == state.drawn


def test_R10_a_sequence_counts_34_then_24_works_on_a_33() -> None:
    """24 alone fits nowhere, and the two together meet the minimum."""
    state = table([24, 34], [60, 61], tops=(33, 99, 10, 5), draw=[50])
    assert refused(state, "24a") == "not-higher"
    assert play(state, "34a").status is Status.OPEN
    assert play(state, "34a 24a").status is Status.OPEN


def test_R11_what_is_left_is_all_hands_and_the_draw_pile() -> None:
    """It is counted while the game is open, too."""
    state = table([10, 20, 30], [70, 71], tops=(2, 1, 100, 100), draw=[90])
    assert state.left == 6
    assert play(state, "10a").left == 5
    assert cards.outcome(play(state, "10a")).left == 5


def test_R12_experts_place_three_cards_or_hold_one_card_less_or_both() -> None:
    """The two switches are independent; the hand to draw up to is the smaller one."""
    for seats, smaller in {1: 7, 2: 6, 3: 5, 4: 5, 5: 5}.items():
        setup = Setup(CLASSIC, seats, hand_size=smaller)
        assert (setup.minimum, setup.hand_size) == (2, smaller)
        assert len(cards.start(setup, tuple(CARDS)).hands[0]) == smaller
    state = cards.start(Setup(CLASSIC, 1, minimum=3, hand_size=7), tuple(CARDS))
    state = play(state, "2a 3a")
    assert refused(state, "end") == "minimum"
    assert len(play(state, "4a end").hands[0]) == 7


def test_R12_other_minimums_and_hands_do_not_exist() -> None:
    """Each is refused in words."""
    with pytest.raises(ValueError, match="minimum: 4"):
        Setup(CLASSIC, 2, minimum=4)
    with pytest.raises(ValueError, match="hand size: 5"):
        Setup(CLASSIC, 2, hand_size=5)
    with pytest.raises(ValueError, match="first: there is no seat 3"):
        Setup(CLASSIC, 2, first=3)


def test_R10_alone_at_the_end_one_is_warned_of_an_end_that_loses() -> None:
    """Nothing is left to draw, so what the next turn needs is known."""
    state = play(table([50, 97], tops=(93, 96, 10, 12)), "97a")
    assert cards_view.view(state, 1).losing == (cards.End(),)
    assert play(state, "end").status is Status.LOST


def test_views_are_for_the_seats_there_are() -> None:
    """Any other number is an error, never somebody else's view; nobody else may do anything."""
    state = table([50, 97], [60])
    for seat in (0, -1, 3):
        with pytest.raises(ValueError, match="there is no seat"):
            cards_view.view(state, seat)
        assert cards.legal(state, seat) == ()


def test_a_deck_is_the_98_cards_each_once() -> None:
    """Anything else cannot start a game."""
    for deck in ((), tuple(range(2, 99)), (*range(2, 99), 98)):
        with pytest.raises(ValueError, match="each once"):
            cards.start(Setup(CLASSIC, 1), deck)


def test_refusals_come_in_the_order_of_their_codes() -> None:
    """Who is not to move learns that first, then what is not in hand, then what does not fit."""
    state = table([10, 20], [70, 71], tops=(15, 1, 100, 100), draw=[90])
    assert refused(state, "70a", seat=3) == "seat"
    assert refused(state, "70a", seat=0) == "seat"
    assert refused(state, "70a", seat=2) == "turn"
    assert refused(state, "70a", seat=1) == "not-in-hand"
    assert refused(state, "10a", seat=1) == "not-higher"
    over = play(table([50], tops=(2, 1, 100, 100)), "50a")
    assert refused(over, "50a", seat=4) == "seat"
    assert refused(over, "50a") == "over"


def test_what_no_player_can_write_down_is_refused_as_syntax() -> None:
    """A pile or a word that does not exist is no action at all."""
    state = table([10, 20], [70, 71], draw=[90])
    for action in (Play(10, "e"), Play(10, ""), Play(10, "ab"), cards.Say("a", "17")):
        refusal = cards.why_not(state, 1, action)
        assert refusal is not None
        assert refusal.code == "syntax"


def test_a_refused_action_raises_with_its_code_and_facts() -> None:
    """`apply` is as strict as `why_not`, and its error says what is wrong."""
    state = table([10, 20], [70, 71], tops=(15, 1, 100, 100), draw=[90])
    action = read_card_action("10a")
    assert action is not None
    with pytest.raises(Refused, match="not-higher: card 10, pile a, top 15"):
        cards.apply(state, 1, action)


def test_nothing_falls_by_chance_in_a_card_game() -> None:
    """The deck was shuffled before the first move."""
    with pytest.raises(ValueError, match="nothing is left to chance"):
        cards.chance(table([10], [20]), 0)
