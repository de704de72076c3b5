"""From options to a game, and back to what one types for it."""

from __future__ import annotations

import pytest

from tenback.locale import texts
from tenback.terminal.opening import Options, command_for, open_record


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
    assert command_for(open_record(options, 7, texts())) == f"tenback play {command}"


def test_shuffling_commands_means_nothing_where_there_are_none() -> None:
    """THE GAME stays what it is."""
    shuffled = open_record(Options("classic", shuffle_commands=True), 7, texts())
    assert shuffled == open_record(Options("classic"), 7, texts())
