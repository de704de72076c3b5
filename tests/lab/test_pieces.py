"""Pieces: they add where their seeds meet, and say what is still to be played."""

from __future__ import annotations

from itertools import pairwise

from hypothesis import given
from hypothesis import strategies as st

from support.pieces import DICE, GREEDY, piece, told
from tenback.lab.pieces import folded, gaps, joined, overlap
from tenback.rules.deals import SEEDS


@given(st.sets(st.integers(1, 29)), st.randoms(use_true_random=False))
def test_pieces_fold_into_what_was_cut(cuts: set[int], random: object) -> None:
    """Wherever the cuts were, and in whichever order the pieces come back."""
    edges = [0, *sorted(cuts), 30]
    parts = [
        piece(GREEDY.part(range(start, stop)), seconds=stop - start)
        for start, stop in pairwise(edges)
    ]
    random.shuffle(parts)  # type: ignore[attr-defined]
    assert told(folded(parts)) == told([piece(GREEDY, seconds=30)])


def test_pieces_of_other_machines_versions_and_tables_stay_apart() -> None:
    """Nothing is lost of where a game was played."""
    first, second = GREEDY.part(range(10)), GREEDY.part(range(10, 20))
    assert len(folded([piece(first), piece(second)])) == 1
    assert len(folded([piece(first), piece(second, machine="slide rule")])) == 2
    assert len(folded([piece(first), piece(second, version="0.0.1")])) == 2
    assert len(folded([piece(first), piece(GREEDY.part(range(11, 20)))])) == 2
    assert len(folded([piece(first), piece(DICE)])) == 2


@given(st.lists(st.tuples(st.integers(0, 40), st.integers(1, 9)), max_size=6))
def test_gaps_are_the_seeds_that_no_piece_holds(spans: list[tuple[int, int]]) -> None:
    """In their order, each as long as can be; what other tables hold does not count."""
    task = GREEDY.part(range(5, 35))
    held = [piece(GREEDY).task.part(range(start, start + games)) for start, games in spans]
    pieces = [piece(DICE), *(piece(part.part(part.seeds)) for part in held)]
    found = list(gaps(task, pieces))
    missing = set(task.seeds) - {seed for part in held for seed in part.seeds}
    assert [seed for seeds in found for seed in seeds] == sorted(missing)
    assert joined(found) == found


def test_gaps_reach_to_the_last_seed() -> None:
    """2^64 games are too many for a list, not for this."""
    every = GREEDY.part(range(SEEDS.start, SEEDS.stop))
    assert list(gaps(every, [piece(GREEDY)])) == [range(30, SEEDS.stop)]


def test_an_overlap_is_two_pieces_with_the_same_game() -> None:
    """Neither pieces that meet are one, nor those of different tables."""
    first, second = piece(GREEDY.part(range(10))), piece(GREEDY.part(range(10, 20)))
    assert overlap([first, second, piece(DICE)]) is None
    third = piece(GREEDY.part(range(19, 21)))
    assert overlap([third, first, second]) == (second, third)
