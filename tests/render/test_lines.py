"""Lines for terminals of every width and every encoding."""

from __future__ import annotations

from random import Random

import pytest

from tenback.locale import texts
from tenback.render import text
from tenback.render.lines import fitting, wrapped
from tenback.rules.games import GAMES
from tenback.rules.record import Record
from tenback.terminal.opening import Options, open_record
from tenback.testing import play_at_random


def opened(game: str, players: int) -> Record:
    return open_record(Options(game, players), 1, texts())


def test_long_lines_go_on_below_by_words() -> None:
    """Behind a term and a gap they keep to their column, a word is never cut."""
    assert wrapped("end    end the turn and draw", 20) == "end    end the turn\n       and draw"
    assert wrapped("  one two", 8) == "  one\n  two"
    assert wrapped("a long term  and more", 12) == "a long term\n  and more"
    assert wrapped("abcdefghij", 5) == "abcdefghij"


def test_signs_that_an_encoding_lacks_are_replaced_by_plain_ones() -> None:
    """Arrows, boxes, quotes; what it has is left as it is."""
    assert fitting("a ↑ │ “x” … ♥", "ascii") == 'a ^ | "x" ... ?'
    assert fitting("a ↑", "utf-8") == fitting("a ↑", None) == "a ↑"


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("width", [38, 45, 62, 80])
def test_pictures_keep_to_the_width_of_the_terminal(game: str, width: int) -> None:
    """Commands stay with their cards."""
    for players in (1, 5):
        opening = opened(game, players)
        view = opening.game.view(opening.start(), 1)
        for brief in (True, False):
            drawn = text.picture(view, width=width, brief=brief)
            assert max(map(len, drawn.split("\n"))) <= width
            assert drawn.count("(") == drawn.replace("\n", " ").count(" (")


@pytest.mark.parametrize("players", range(1, 7))
def test_twenty_one_leaves_room_for_news_on_a_small_terminal(players: int) -> None:
    """24 lines of 80, whoever plays; one's own sheet stands last, and then the dice."""
    opening = opened("twenty-one", players)
    drawn = text.picture(opening.game.view(opening.start(), 1), width=80, brief=True).split("\n")
    assert len(drawn) <= 17
    assert "seat 1 (you)" in drawn[-6]


def test_a_finished_game_of_many_is_drawn_briefly_without_rows_that_are_over() -> None:
    """Who filled the last row has no current one."""
    game = GAMES["twenty-one"]
    over = play_at_random(game, 3, 1, Random(1)).states[-1]
    drawn = [text.picture(game.view(over, seat), brief=True) for seat in (1, 2, 3)]
    assert any("points\n" in one for one in drawn)


def test_there_is_never_more_than_one_empty_line() -> None:
    """Not even where no pile has anything said of it."""
    assert "\n\n\n" not in text.picture(opened("classic", 2).start())
