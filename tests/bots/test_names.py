"""Bots by name."""

from __future__ import annotations

from random import Random

import pytest

from tenback.bots import cards, dice
from tenback.bots.names import (
    MOST_SAMPLES,
    NAMES,
    BotName,
    UnknownBot,
    bot,
    default_samples,
    read_name,
)
from tenback.rules.games import GAMES


@pytest.mark.parametrize("game", GAMES)
def test_every_name_is_a_bot_that_plays(game: str) -> None:
    """In each of the games, the expert also for some seconds."""
    state = GAMES[game].start(*GAMES[game].deal(1, 3))
    view = GAMES[game].view(state, 1)
    for name in NAMES:
        assert bot(name, game)(view, Random(1)) in view.legal
    assert bot("expert", game, seconds=0.01)(view, Random(1)) in view.legal


def test_the_same_bots_play_all_games() -> None:
    """By the same names."""
    assert tuple(cards.BOTS) == tuple(dice.BOTS) == NAMES


@pytest.mark.parametrize("game", GAMES)
def test_all_that_affects_a_bots_play_is_in_its_name(game: str) -> None:
    """An expert's samples are told also where nobody asked for a number."""
    assert str(read_name("careful", game)) == "careful"
    assert read_name("expert", game) == BotName("expert", default_samples(game))
    assert str(read_name("expert:samples=7", game)) == "expert:samples=7"
    most = f"expert:samples={MOST_SAMPLES}"
    assert str(read_name(most, game)) == most


@pytest.mark.parametrize(
    "text",
    [
        *("", "Expert", "lucky", "greedy:samples=3", "expert:samples=0", "expert:samples=-1"),
        *("expert:samples=", "expert:samples=1.5", "expert:seconds=1", "expert:samples=100001"),
        *("expert:samples=1000000", " expert", "expert\n"),
    ],
)
def test_a_bot_that_does_not_exist_is_told_in_a_sentence(text: str) -> None:
    """With what there is instead."""
    with pytest.raises(UnknownBot, match=r"There is no bot “|The expert takes from 1 to 100000"):
        bot(text, "classic")


def test_a_game_that_does_not_exist_is_told() -> None:
    """With those that do."""
    with pytest.raises(
        ValueError, match=r"There is no game “chess”\. There are: classic, fire, ext"
    ):
        bot("greedy", "chess")
