"""A game at one keyboard: every line is answered, nothing is lost, nobody sees another's cards."""

from __future__ import annotations

import io
import signal
import sys

import pytest

from support.screens import Script
from tenback.locale import texts
from tenback.rules import notation, record
from tenback.rules.games import GAMES
from tenback.rules.record import Record
from tenback.terminal import playing
from tenback.terminal.opening import Options, open_record
from tenback.terminal.screen import Terminal
from tenback.terminal.session import Left, Session


def opened(game: str = "classic", players: int = 1, seed: int = 1) -> Record:
    return open_record(Options(game, players), seed, texts())


def run(record: Record, *lines: str, seed: int = 1) -> tuple[Session, Script]:
    """A session until its input is used up."""
    screen = Script(lines)
    session = Session(record, record.start(), seed, screen, texts())
    with pytest.raises((EOFError, Left)):
        session.run()
    return session, screen


def moves(session: Session) -> list[str]:
    return record.write(session.record).split("\n\n")[-1].splitlines()


def hand(record: Record, seat: int = 1) -> list[int]:
    return list(record.start().hands[seat - 1])


def test_a_line_may_hold_a_whole_turn() -> None:
    """Cards, and the end of the turn."""
    opening = opened()
    low, *_, high = hand(opening)
    session, screen = run(opening, f"{low}a {high}c end")
    assert moves(session) == [f"1 {low}a {high}c end"]
    assert "seat 1 placed" in screen.text


def test_illegal_input_is_answered_with_the_reason_and_nothing_is_lost() -> None:
    """The words before it count, those behind it do not."""
    opening = opened()
    low, second, *_ = hand(opening)
    session, screen = run(opening, f"{second}a {low}a {low}c", "end", "hello", "1a", "")
    assert moves(session) == [f"1 {second}a"]
    assert "is neither higher nor exactly ten lower" in screen.text
    assert "The turn needs at least 2 cards, and one is placed so far." in screen.text
    assert "“hello” is not understood here" in screen.text
    assert "1 is not a card: the cards are 2 to 99." in screen.text


def test_what_is_typed_behind_the_end_of_a_turn_is_not_played() -> None:
    """It was not meant for cards that had not been drawn."""
    opening = opened()
    low, second, *_ = hand(opening)
    session, screen = run(opening, f"{low}a {second}a end 99c")
    assert moves(session) == [f"1 {low}a {second}a end"]
    assert "“99c” was not played" in screen.text


def test_a_curtain_hides_one_players_cards_from_the_next() -> None:
    """When it is drawn the screen is empty, and then it shows the next player's hand only."""
    opening = opened(players=2)
    low, *_, high = hand(opening)
    session, screen = run(opening, "", f"{low}a {high}c end", "")
    assert screen.prompts[0].startswith("Seat 1 plays now")
    assert any(prompt.startswith("Seat 2 plays now") for prompt in screen.prompts)
    now = "\n".join(screen.shown)
    assert "▸ seat 2 (you)" in now
    assert "seat 1         7 cards" in now
    assert f"seat 1 placed {low}a {high}c" in now
    assert session.record.moves


def test_a_command_typed_at_the_curtain_is_carried_out() -> None:
    """Nothing that is typed is lost, though nobody had to look first."""
    opening = opened(players=2)
    low = hand(opening)[0]
    session, _ = run(opening, f"{low}a")
    assert moves(session) == [f"1 {low}a"]


def test_a_play_that_loses_at_once_is_asked_for_twice() -> None:
    """Typed once more it is made, and the game ends with its verdict."""
    opening = open_record(Options("extreme", 1), a_deal_with_an_open_skull(), texts())
    screen = Script(["88a", "help", "88b", "88a", "88a"])
    session = Session(opening, opening.start(), 0, screen, texts())
    session.run()
    assert screen.text.count("would lose the game at once") == 3
    assert "Lost with 97 cards left: a skull stayed uncovered." in screen.text


def a_deal_with_an_open_skull(players: int = 1) -> int:
    """A seed that gives seat 1 the skull 88 and nothing that covers it on a pile upwards."""
    return next(
        seed
        for seed in range(5_000)
        if max(cards := hand(opened("extreme", players, seed))) == 88 and 78 not in cards
    )


def test_alone_one_may_take_back_within_the_turn() -> None:
    """Not past its beginning, and not with others around (S2)."""
    opening = opened()
    low, second, third, *_ = hand(opening)
    session, screen = run(opening, f"{low}a {second}a", "undo", f"{third}a end", "undo")
    assert moves(session) == [f"1 {low}a {third}a end"]
    assert screen.text.count("Taken back.") == 1
    assert "There is nothing that may be taken back." in screen.text
    pair = opened(players=2)
    first = hand(pair)[0]
    session, screen = run(pair, "", f"{first}a", "undo")
    assert moves(session) == [f"1 {first}a"]


def test_signals_are_typed_and_told_to_the_others() -> None:
    """In the words of the record or with blanks."""
    opening = opened(players=2)
    low, second, *_ = hand(opening)
    _, screen = run(opening, "", "say c avoid", f"{low}a {second}a end", "")
    assert "seat 1 signalled avoid for pile c" in "\n".join(screen.shown)
    assert "seat 1 on c: leave it, please" in "\n".join(screen.shown)


def test_help_and_the_piles_history_are_a_word_away() -> None:
    """Neither changes anything."""
    opening = opened()
    low = hand(opening)[0]
    session, screen = run(opening, "help", f"{low}a", "piles", "?")
    assert screen.text.count("place card 17 on pile a") == 2
    assert f"pile a: {low}" in screen.text
    assert "pile d: nothing yet" in screen.text
    assert len(session.record.moves) == 1


def test_quit_leaves() -> None:
    """So does the end of the input."""
    for word in ("quit", "exit", "QUIT"):
        session, _ = run(opened(), word, "2a")
        assert session.record.moves == ()


def test_twenty_one_is_thrown_kept_and_entered() -> None:
    """The dice fall as the seed says; the row shows what was entered."""
    session, screen = run(opened("twenty-one"), "roll", "17a", "keep", "x")
    assert moves(session)[1:] == ["keep", "1 x"]
    assert "“17a” is not understood here" in screen.text
    assert "seat 1 struck a field" in screen.text
    assert "y6 /" in screen.text


def test_dice_are_thrown_again() -> None:
    """What shows 1 stays; an entry of dice is told with its numbers."""
    session, screen = run(opened("twenty-one", seed=3), "roll", "reroll", "help")
    assert moves(session)[1].startswith("reroll")
    assert screen.text.count("The dice show") == 2
    assert "throw the six dice" in screen.text


def test_entries_are_sealed_and_the_last_may_be_taken_back() -> None:
    """Seat 2 does not see what seat 1 entered, and then both are told."""
    opening = opened("twenty-one", players=2, seed=1)
    session, screen = run(opening, "", "roll", "keep", "x", "")
    assert "entered, sealed" in "\n".join(screen.shown)
    session, screen = run(opening, "", "roll", "keep", "x", "undo", "x", "", "x", "")
    assert moves(session)[2:] == ["1 x", "2 x"]
    assert screen.text.count("Taken back.") == 1
    assert "(Seat 1 may still type “undo”.)" in screen.prompts[4]
    assert "seat 1 struck a field" in screen.text


def test_a_filled_row_is_told_with_its_points() -> None:
    """Round after round until a row is full."""
    rounds = ["roll", "keep", "x"] * 6
    _, screen = run(opened("twenty-one", seed=2), *rounds)
    assert "seat 1 filled row 1 for 0 points" in screen.text


def test_a_kept_throw_and_an_entry_are_told() -> None:
    """What the others did while one looked away."""
    opening = opened("twenty-one", players=2, seed=5)
    view = opening.game.view(run(opening, "", "roll", "keep")[0].state, 1)
    entry = notation.write_marks(view.enterable)
    assert entry
    _, screen = run(opening, "", "roll", "keep", entry, "", "x", "")
    assert "seat 1 keeps the dice" in screen.text
    assert f"seat 1 entered {entry}" in screen.text


def test_the_terminal_takes_streams_as_they_are(monkeypatch: pytest.MonkeyPatch) -> None:
    """Also those of a program that calls it, and a system that knows fewer signals."""
    monkeypatch.setattr(sys, "stdin", io.StringIO("17a\n"))
    monkeypatch.delattr(signal, "SIGHUP")
    playing._leave_when_told_to_stop()
    assert Terminal().ask("seat 1>") == "17a"


def test_who_ends_a_turn_sees_what_was_drawn_before_the_curtain_falls() -> None:
    """And what was typed ahead opens no curtain."""
    opening = opened(players=2)
    low, *_, high = hand(opening)
    _, screen = run(opening, "", f"{low}a {high}c end", "")
    drawn = " ".join(map(str, sorted(opening.deck[14:16])))
    assert screen.pauses == [f"You drew {drawn}. Enter hides your cards."]
    assert screen.course[-6:] == ["pause", "clear", "discard", "ask", "clear", "ask"]


def test_alone_what_was_drawn_is_told_with_the_next_picture() -> None:
    """Nobody else looks."""
    opening = opened()
    low, second, *_ = hand(opening)
    _, screen = run(opening, f"{low}a {second}a end")
    assert f"You drew {' '.join(map(str, sorted(opening.deck[8:10])))}." in screen.text
    assert screen.pauses == []


def test_what_one_may_type_is_told_below_the_first_picture() -> None:
    """Behind the curtain, so that it can be read."""
    _, screen = run(opened(players=2), "")
    assert screen.shown[-1].startswith("\nType a card and its pile")
    _, screen = run(opened("twenty-one"))
    assert screen.shown[-1].startswith("\nType “roll”")


def test_the_end_tells_what_happened_last_and_whose_turn_it_was() -> None:
    """On the screen that stays."""
    opening = opened("extreme", 2, a_deal_with_an_open_skull(players=2))
    screen = Script(["", "88a", "88a"])
    Session(opening, opening.start(), 0, screen, texts()).run()
    told = screen.text.split("would lose the game at once")[1]
    assert "  seat 1 placed 88a\n  It was the turn of seat 1.\n\nEXTREME · Lost" in told
    assert screen.course[-1] == "close"


def test_a_play_that_loses_says_which_duty_could_not_be_met() -> None:
    """As the game itself would."""
    opening = open_record(Options("extreme", 1), a_deal_with_an_open_skull(), texts())
    _, screen = run(opening, "88a")
    assert "88a would lose the game at once: a skull would stay uncovered." in screen.text


@pytest.mark.parametrize("typed", ["{0} a {1} A end", "{0}A,{1}a,END", " {0}a\t{1}a \x1b end"])
def test_a_line_is_understood_however_it_is_typed(typed: str) -> None:
    """Capitals, commas, and a card apart from its pile."""
    opening = opened()
    low, second, *_ = hand(opening)
    session, _ = run(opening, typed.format(low, second))
    assert moves(session) == [f"1 {low}a {second}a end"]


def test_numbers_of_any_length_are_no_cards_and_no_dice() -> None:
    """They are told as they were typed."""
    _, screen = run(opened(), f"{'9' * 30}a")
    assert f"{'9' * 30} is not a card" in screen.text
    _, screen = run(opened("twenty-one"), "roll", "keep", f"r{'9' * 30}")
    assert "is not understood here" in screen.text


def test_after_the_throws_one_is_told_to_enter() -> None:
    """Whatever else is tried."""
    for throw in ("roll", "reroll", "keep"):
        _, screen = run(opened("twenty-one"), "roll", "keep", throw)
        assert "The throws are done: enter now" in screen.text


def test_nobody_takes_back_what_another_has_entered() -> None:
    """Not even while it is sealed."""
    opening = opened("twenty-one", players=2)
    session, screen = run(opening, "", "roll", "keep", "x", "", "undo")
    assert moves(session)[2:] == ["1 x"]
    assert "There is nothing that may be taken back." in screen.text


def test_all_sheets_and_the_table_are_a_word_away() -> None:
    """Where several play, the others' sheets have one line each."""
    _, screen = run(opened("twenty-one", players=3), "", "sheets", "table")
    assert ["seat 2 · sheet B" in told for told in screen.told].count(True) == 1
    assert ["seat 2 · B ·" in told for told in screen.told].count(True) == 2


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("players", [1, 2])
def test_help_tells_of_what_the_game_has_and_fits_a_small_terminal(game: str, players: int) -> None:
    """Fires and commands where there are some, backwards tricks as they are, points and hits."""
    _, screen = run(opened(game, players), *[""] * (players - 1), "help")
    told = next(text for text in screen.told if text.startswith("Goal:"))
    assert max(map(len, told.split("\n"))) <= 80
    assert len(told.split("\n")) < 23
    assert ("Fires: 22 33" in told) == (game == "fire")
    assert ("skull     21 35 74 88" in told) == (game == "extreme")
    assert ("not while a “no back” is visible" in told) == (game == "extreme")
    assert ("a bonus of 1, 3, 6, 10, 15, 21" in told) == (game == "twenty-one")
