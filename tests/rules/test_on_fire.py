"""On Fire, rule by rule (docs/rules/en.md)."""

from __future__ import annotations

from support.tables import play, refused, table
from tenback.rules import cards, cards_view
from tenback.rules.cards import State
from tenback.rules.editions import CLASSIC, ON_FIRE
from tenback.rules.game import Status


def loss(state: State) -> tuple[Status, str | None]:
    return state.status, state.reason


def test_F1_six_fire_cards_take_the_places_of_the_doublets_from_22_to_77() -> None:
    """They bear the same numbers; the other cards carry nothing."""
    assert sorted(ON_FIRE.fire) == [22, 33, 44, 55, 66, 77]
    assert ON_FIRE.mark(44) == "fire"
    assert ON_FIRE.mark(45) is None
    assert CLASSIC.mark(44) is None


def test_F2_a_fire_card_must_be_covered_by_the_end_of_the_next_turn() -> None:
    """The next player owes it: the turn does not end before, and then it is out."""
    state = table([22, 23, 90], [30, 31, 91], edition=ON_FIRE, draw=[50, 51, 52, 53])
    state = play(state, "90c 22a end")
    view = cards_view.view(state, 2)
    assert view.piles[0].due
    assert view.owed == ("stuck", "fire")
    state = play(state, "91d 31b")
    assert refused(state, "end") == "minimum"
    refusal = cards.why_not(state, 2, cards.End())
    assert refusal is not None
    assert (refusal.facts["duty"], refusal.facts["piles"]) == ("fire", ("a",))
    assert refused(play(state, "30a"), "end") is None


def test_F2_who_cannot_cover_a_due_fire_has_lost_at_the_start_of_the_turn() -> None:
    """11 and 10 fit other piles; nothing fits on the 66."""
    state = table([60, 66], [10, 11], tops=(58, 5, 99, 98), edition=ON_FIRE, draw=[2, 3, 4])
    state = play(state, "60a 66a end")
    assert loss(state) == (Status.LOST, "fire")


def test_F2_who_plays_the_last_cover_elsewhere_has_lost_at_that_card() -> None:
    """67 was the only card for the 66."""
    state = table([67, 12, 13], [80], tops=(66, 5, 99, 98), edition=ON_FIRE, due="a", draw=[2])
    assert cards_view.view(state, 1).losing == (
        cards.Play(67, "b"),
        cards.Play(67, "c"),
        cards.Play(67, "d"),
    )
    assert loss(play(state, "67b")) == (Status.LOST, "fire")
    assert play(state, "67a").status is Status.OPEN


def test_F3_a_fire_card_may_be_covered_in_the_same_turn() -> None:
    """Then nobody owes anything."""
    state = table([22, 23, 90], [30, 31], edition=ON_FIRE, draw=[50, 51, 52])
    state = play(state, "22a 23a end")
    assert state.turn.due == 0


def test_F3_any_legal_card_covers_and_a_backwards_trick_too() -> None:
    """56 goes ten back on the 66."""
    state = table([56, 12], [80], tops=(66, 5, 99, 98), edition=ON_FIRE, due="a", draw=[2])
    assert play(state, "56a").turn.due == 0


def test_F3_a_fire_card_on_a_fire_card_starts_a_deadline_of_its_own() -> None:
    """The first is out at once, the second is due in the turn that follows."""
    state = table([77, 12], [80, 13], tops=(66, 5, 99, 98), edition=ON_FIRE, due="a", draw=[2])
    state = play(state, "77a 12b")
    assert refused(state, "end") is None
    state = play(state, "end")
    assert state.turn.seat == 2
    assert cards_view.view(state, 2).piles[0].due


def test_F3_the_next_player_is_the_next_who_holds_cards_and_alone_it_is_oneself() -> None:
    """Seat 2 has no cards, so seat 3 owes the fire; a lone player owes it in the next turn."""
    state = table([66, 12], [], [80, 13], tops=(60, 5, 99, 98), edition=ON_FIRE)
    state = play(state, "66a end")
    assert (state.turn.seat, state.turn.due) == (3, 0b0001)
    alone = table([66, 67, 12], tops=(60, 5, 99, 98), edition=ON_FIRE)
    alone = play(alone, "66a end")
    assert (alone.turn.seat, alone.turn.due) == (1, 0b0001)


def test_F4_the_last_card_wins_with_a_fire_of_this_turn_open() -> None:
    """There is no next turn in which it could be due."""
    state = table([66], tops=(60, 5, 99, 98), edition=ON_FIRE)
    assert play(state, "66a").status is Status.WON


def test_F4_a_fire_that_was_due_must_be_covered_even_with_the_last_card() -> None:
    """Placed elsewhere, the 98th card loses with nothing left."""
    state = table([67], tops=(66, 5, 99, 98), edition=ON_FIRE, due="a")
    lost = play(state, "67b")
    assert loss(lost) == (Status.LOST, "fire")
    assert lost.left == 0
    assert play(state, "67a").status is Status.WON


def test_F5_two_fires_of_which_only_one_can_be_covered_are_lost_at_the_start() -> None:
    """67 fits on both, and there is nothing else for either."""
    state = table(
        [66, 55, 20],
        [67, 10, 11],
        tops=(60, 50, 99, 98),
        edition=ON_FIRE,
        draw=[2, 3, 4, 5, 6],
    )
    state = play(state, "66a 55b end")
    assert loss(state) == (Status.LOST, "fire")


def test_F5_covering_and_the_minimum_are_asked_for_together() -> None:
    """Each duty could be met alone, both cannot: the reason is the first still open (X13)."""
    # Covering the 66 takes 97; then 96 fits nowhere. With 96 first, 97 fits only beside the fire.
    state = table([96, 97], [50], tops=(66, 98, 20, 10), edition=ON_FIRE, due="a", draw=[2])
    assert state.status is Status.OPEN
    assert loss(play(state, "97a")) == (Status.LOST, "stuck")
    assert play(state, "96a 97a").status is Status.OPEN
