"""Pictures: everything that may be seen is in them, and nothing else."""

from __future__ import annotations

from random import Random
from typing import Any
from xml.etree import ElementTree as ET

import pytest
from hypothesis import given
from hypothesis import strategies as st

from support.tables import play, table
from tenback.locale import texts
from tenback.render import svg, text
from tenback.render.scene import verdict
from tenback.rules import cards_view, dice_view
from tenback.rules.editions import EXTREME, ON_FIRE
from tenback.rules.games import GAMES
from tenback.testing import play_at_random

SVG = "{http://www.w3.org/2000/svg}"


def words(picture: str) -> list[str]:
    return [element.text or "" for element in ET.fromstring(picture).iter(f"{SVG}text")]


@given(st.sampled_from(list(GAMES)), st.integers(0, 50), st.integers(0, 10_000))
def test_every_view_and_every_position_can_be_drawn(name: str, seed: int, moment: int) -> None:
    """As well-formed SVG with a title, and as text without blanks at the ends of lines."""
    game = GAMES[name]
    course = play_at_random(game, game.seats[seed % len(game.seats)], seed, Random(seed))
    state = course.states[moment % len(course.states)]
    for shown in (state, *(game.view(state, seat) for seat in (None, 1, state.setup.seats))):
        root = ET.fromstring(svg.picture(shown))
        assert (root.tag, root.get("role")) == (f"{SVG}svg", "img")
        title = root.find(f"{SVG}title")
        assert title is not None
        assert title.text
        plain = text.picture(shown)
        assert title.text.split(" · ")[0] in plain
        for drawn in (plain, text.picture(shown, brief=True, width=50)):
            assert all(line == line.rstrip() for line in drawn.split("\n"))


def test_a_view_is_drawn_with_ones_own_hand_and_the_others_backs() -> None:
    """Not one of the others' numbers is in it."""
    state = table([10, 20, 30], [71, 81, 91], draw=[50, 51])
    for drawn in (svg.picture(cards_view.view(state, 1)), text.picture(cards_view.view(state, 1))):
        assert all(str(card) in drawn for card in (10, 20, 30))
        assert "71" not in words(drawn) if drawn.startswith("<svg") else "71" not in drawn
    assert {"71", "81", "91", "10"} <= set(words(svg.picture(state)))


def test_marks_duties_and_signals_are_told_in_words() -> None:
    """Colour alone says nothing."""
    state = table([67, 12], [80], tops=(66, 5, 99, 98), edition=ON_FIRE, due="a", draw=[2])
    assert "fire, due" in words(svg.picture(state))
    assert "fire, due" in text.picture(state)
    state = play(table([18, 40, 21, 41], [72], edition=EXTREME, draw=[12, 13]), "18a 40b")
    state = play(state, "say:c-avoid")
    plain = text.picture(cards_view.view(state, 2))
    assert "in force: one pile" in plain
    assert "the turn goes on with pile b" in plain
    assert "seat 1 on c: leave it, please" in plain
    assert "in force: one pile" in words(svg.picture(state))


def test_where_there_is_little_room_a_piles_duties_stand_below_each_other() -> None:
    """A fire and that it is due."""
    state = table([67, 12], [80], tops=(66, 5, 99, 98), edition=ON_FIRE, due="a", draw=[2])
    assert "\n  fire\n  due\n" in text.picture(state, width=45)


def test_a_finished_picture_tells_no_more_what_the_turn_goes_on_with() -> None:
    """For it does not."""
    lost = play(table([18, 40, 88], [72], edition=EXTREME, draw=[12, 13]), "18a 40b 88b")
    assert "Lost" in text.picture(lost)
    assert "goes on with pile" not in text.picture(lost)


def test_the_end_is_told_with_its_reason() -> None:
    """Won, lost, lost excellently."""
    won = play(table([50], tops=(2, 1, 100, 100)), "50a")
    assert "Won: all 98 cards are placed." in text.picture(won)
    lost = play(table([88], tops=(5, 6, 99, 98), edition=EXTREME), "88a")
    assert "Lost with 0 cards left: a skull stayed uncovered." in text.picture(lost)
    assert "Fewer than ten left is excellent." in text.picture(lost)
    early = play(table([88, 3], [4], draw=range(20, 60), edition=EXTREME), "88a")
    assert "excellent" not in text.picture(early)


def test_most_points_win_and_equal_points_share_the_win() -> None:
    """Alone it is a score."""
    assert verdict((88, 70), texts()) == "Seat 1 has the most points: 88."
    assert verdict((70, 88, 88), texts()) == "Seats 2, 3 share the win with 88 points."
    assert verdict((88,), texts()) == "The sheet is worth 88 points."


@pytest.mark.parametrize("name", GAMES)
def test_a_notebook_shows_views_and_positions_as_pictures(name: str) -> None:
    """Whoever imports Tenback gets it without asking."""
    state: Any = GAMES[name].start(*GAMES[name].deal(2, 1))
    assert state._repr_svg_() == svg.picture(state)
    view: cards_view.View | dice_view.View = GAMES[name].view(state, 1)
    assert view._repr_svg_() == svg.picture(view)


def test_the_rules_alone_draw_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    """Without a painter a notebook falls back to the plain form."""
    monkeypatch.setattr("tenback.rules.game.Drawable.painter", None)
    state: Any = GAMES["classic"].start(*GAMES["classic"].deal(2, 1))
    assert state._repr_svg_() is None
