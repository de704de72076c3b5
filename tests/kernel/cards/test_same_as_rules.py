"""The kernel is a second writing of the rules: here both play the same games."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from random import Random

import pytest

from support.counts import TREES, Tree, written
from support.generate import ROOT
from support.kernel_counts import count_in_kernel
from support.twins import Choose, any_setup, at_random, mostly_near, play_twins
from tenback.rules.editions import EDITIONS


@pytest.mark.parametrize("choose", [at_random, mostly_near])
def test_random_games_of_every_edition_go_the_same_way_in_both(
    choose: Callable[[Random], Choose], soak: int
) -> None:
    """Every move of 2,000 games, under `make soak` of 100,000.

    Compared are the legal moves, the hands, the turn, the end and its reason.
    """
    random = Random(choose.__name__)
    games = Counter[str]()
    for seed in range(2_000 * soak):
        setup = any_setup(random, seed)
        games[setup.edition.name] += play_twins(setup, seed, choose(random)) > 0
    assert set(games) == set(EDITIONS)


@pytest.mark.parametrize("tree", [tree for tree in TREES if tree.game in EDITIONS], ids=repr)
def test_the_kernel_counts_the_same_trees(tree: Tree) -> None:
    """The move-tree counts that stand in `tests/counts/`."""
    counts = (ROOT / "tests" / "counts" / f"{tree.game}.txt").read_text("utf-8")
    assert written(tree, count_in_kernel(tree)) in counts.splitlines()
