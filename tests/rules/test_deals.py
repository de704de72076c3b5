"""Deals: one seed, one deck, the same dice."""

from __future__ import annotations

from collections import Counter
from itertools import islice

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tenback.rules import deals
from tenback.rules.editions import CARDS, EXTREME, command_table
from tenback.rules.games import GAMES

seeds = st.integers(0, 2**64 - 1)


def test_the_generator_is_splitmix64() -> None:
    """The published numbers for the state 1234567."""
    assert list(islice(deals.splitmix64(1234567), 5)) == [
        6457827717110365317,
        3203168211198807973,
        9817491932198370423,
        4593380528125082431,
        16408922859458223821,
    ]


@given(seeds)
def test_every_seed_gives_a_whole_deck(seed: int) -> None:
    """98 cards, each once, and the same ones again."""
    assert sorted(deals.deck(seed)) == list(CARDS)
    assert deals.deck(seed) == deals.deck(seed)


@given(seeds, st.integers(0, 200), st.sampled_from((1, 2)))
def test_every_round_has_six_dice_from_1_to_6_whatever_was_before(
    seed: int, round_number: int, throw_number: int
) -> None:
    """They depend on the seed, the round and the throw alone."""
    dice = deals.throw(seed, round_number, throw_number)
    assert len(dice) == 6
    assert set(dice) <= set(range(1, 7))


@given(seeds)
def test_every_seed_gives_a_whole_table_of_commands(seed: int) -> None:
    """Seven kinds on four cards each."""
    assert EXTREME.with_commands(deals.commands(seed)).commands == command_table(
        deals.commands(seed)
    )


@pytest.mark.parametrize("seed", [-1, 2**64])
def test_a_seed_is_a_number_of_64_bits(seed: int) -> None:
    """Others are refused in words, never cut to size."""
    with pytest.raises(ValueError, match="is not from 0 to 2"):
        deals.deck(seed)


def test_no_card_and_no_number_is_favoured() -> None:
    """Over thousands of neighbouring seeds, each first card and each die comes up as often."""
    first = Counter(deals.deck(seed)[0] for seed in range(4_900))
    assert len(first) == 98
    assert max(first.values()) < 90  # 50 expected; 90 is more than five deviations away
    assert min(first.values()) > 15
    dice = Counter(n for seed in range(1_000) for n in deals.throw(seed, 3, 1))
    assert all(850 < dice[number] < 1_150 for number in range(1, 7))


def test_what_would_favour_a_number_is_drawn_again() -> None:
    """Of 2^32 values three equal parts leave one over: the first, which is thrown away."""
    assert deals._below(3, iter([0, 2**63])) == 1


def test_second_throws_do_not_repeat_the_first() -> None:
    """Another throw is another stream."""
    same = sum(deals.throw(seed, 0, 1) == deals.throw(seed, 0, 2) for seed in range(2_000))
    assert same <= 3


@pytest.mark.parametrize("name", GAMES)
def test_a_game_is_dealt_by_the_generator(name: str) -> None:
    """Card games get the seed's deck, Twenty One has none."""
    setup, deck = GAMES[name].deal(2, 5)
    assert setup.seats == 2
    assert deck == (() if name == "twenty-one" else deals.deck(5))
