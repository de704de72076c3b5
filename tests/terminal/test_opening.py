"""From options to a game, and back to what one types for it."""

from __future__ import annotations

import pytest

from support.screens import Script
from tenback.locale import texts
from tenback.terminal.opening import Options, WrongOption, ask_options, command_for, open_record


@pytest.mark.parametrize(
    ("options", "command"),
    [
        (Options(), "classic --players 1 --seed 7"),
        (Options("fire", 3, first=2), "fire --players 3 --seed 7 --first 2"),
        (Options("classic", 2, min=3, hand=6), "classic --players 2 --seed 7 --min 3 --hand 6"),
        (Options("classic", 2, min=2, hand=7), "classic --players 2 --seed 7"),
        (
            Options("extreme", 4, shuffle_commands=True),
            "extreme --players 4 --seed 7 --shuffle-commands",
        ),
        (Options("twenty-one", 2, sheets="ab"), "twenty-one --players 2 --seed 7"),
        (Options("twenty-one", 2, sheets="F B"), "twenty-one --players 2 --seed 7 --sheets FB"),
    ],
)
def test_a_game_knows_the_command_that_deals_it_again(options: Options, command: str) -> None:
    """With every choice that is not the usual one."""
    assert command_for(open_record(options, 7, texts())) == f"play {command}"


@pytest.mark.parametrize("game", ["classic", "fire", "twenty-one"])
def test_shuffling_commands_is_refused_where_there_are_none(game: str) -> None:
    """Like every option of another game."""
    with pytest.raises(WrongOption, match="--shuffle-commands is for EXTREME"):
        open_record(Options(game, shuffle_commands=True), 7, texts())


@pytest.mark.parametrize(
    ("options", "answers", "chosen", "told"),
    [
        (Options(players=3), [""], ("classic", 3), ""),
        (Options(players=6), [""], ("twenty-one", 6), ""),
        (Options(), ["Fire", "2"], ("fire", 2), ""),
        (Options(min=3), ["twenty-one", "", ""], ("classic", 1), "--min is for the card games."),
        (Options(sheets="AB"), [""], ("twenty-one", 2), ""),
        (Options(first=3), ["", "1", ""], ("classic", 3), "--first is one of 1 here, not 3."),
        (Options(), ["chess", "", "9", "2"], ("classic", 2), "“chess” is none of classic, fire,"),
        (Options(), ["", "9", "2"], ("classic", 2), "THE GAME is for 1 to 5 players, not 9."),
        (Options(shuffle_commands=True), ["", ""], ("extreme", 1), ""),
    ],
)
def test_what_is_open_is_asked_until_it_fits_what_was_given(
    options: Options, answers: list[str], chosen: tuple[str, int], told: str
) -> None:
    """Enter takes what is proposed; what leaves no choice is not asked."""
    screen = Script(answers)
    asked = ask_options(options, screen, texts())
    assert (asked.game, asked.players) == chosen
    assert told in screen.text
    assert len(screen.prompts) == len(answers)


@pytest.mark.parametrize(
    "options", [Options(min=4), Options(min=3, sheets="A"), Options(players=9), Options(first=7)]
)
def test_options_that_no_game_takes_are_refused_before_anything_is_asked(options: Options) -> None:
    """Nobody answers questions for nothing."""
    screen = Script([])
    with pytest.raises(WrongOption):
        ask_options(options, screen, texts())
    assert screen.prompts == []
