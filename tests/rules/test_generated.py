"""What is generated stands in the repository as the program makes it today."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from support import counts, pictures, playthroughs, vectors
from support.counts import Tree
from support.generate import ROOT
from tenback.rules import cards_view, dice_view
from tenback.rules.games import GAMES
from tenback.rules.record_reader import read

STALE = "run `make docs` and read the difference"


def kept(*names: str) -> str:
    return Path(ROOT, *names).read_text(encoding="utf-8")


@pytest.mark.parametrize("tree", counts.TREES, ids=lambda tree: f"{tree.game}-{tree.seed}")
def test_move_tree_counts_stay(tree: Tree) -> None:
    """From a known position, exactly so many sequences of moves exist and so many of them lose."""
    assert counts.written(tree) in kept("tests", "counts", f"{tree.game}.txt").splitlines(), STALE


def test_the_counted_trees_reach_wins_losses_and_every_game() -> None:
    """Counts in which nothing ever ends would prove little."""
    for game in GAMES:
        table = kept("tests", "counts", f"{game}.txt")
        ended = [int(n) for n in re.findall(r"\d+/(\d+)/\d+", table)]
        lost = [int(n) for n in re.findall(r"\d+/\d+/(\d+)", table)]
        assert any(ended), game
        assert any(lost) == (game != "twenty-one"), game


@pytest.mark.parametrize("name", playthroughs.SCRIPTS)
def test_whole_games_go_as_they_did_and_show_every_seat_what_they_did(name: str) -> None:
    """Each step with every view, as it is kept for reading."""
    text = playthroughs.written(playthroughs.SCRIPTS[name])
    assert text == kept("tests", "playthroughs", f"{name}.txt"), STALE


@pytest.mark.parametrize("name", playthroughs.SCRIPTS)
def test_a_playthrough_begins_with_its_record(name: str) -> None:
    """The record above the steps replays to the result that it claims."""
    record = kept("tests", "playthroughs", f"{name}.txt").split("\nstart\n")[0]
    replayed = read(record)
    assert replayed.record.result is not None


@pytest.mark.parametrize("name", playthroughs.SCRIPTS)
def test_what_all_see_every_seat_sees(name: str) -> None:
    """The public part of each seat's view is the spectators' view, at every step of the game."""
    record = read(kept("tests", "playthroughs", f"{name}.txt").split("\nstart\n")[0]).record
    private = {"seat", "hand", "legal", "losing", "entry", "enterable"}
    for state in record.states():
        public = record.game.view(state, None)
        for seat in range(1, record.setup.seats + 1):
            view = record.game.view(state, seat)
            for field in view.__dataclass_fields__.keys() - private:
                assert getattr(view, field) == getattr(public, field), field


def test_spectators_see_no_hand_and_may_do_nothing() -> None:
    """At the start of every game."""
    for game in GAMES.values():
        view = game.view(game.start(*game.deal(2, 1)), None)
        assert view.legal == ()
        if isinstance(view, cards_view.View):
            assert (view.hand, view.losing) == ((), ())
        else:
            assert isinstance(view, dice_view.View)
            assert (view.entry, view.enterable) == (None, ())


def test_the_vectors_of_the_deals_stay_for_ever() -> None:
    """The deals page holds what the generator gives."""
    page = kept("docs", "deals.md")
    assert vectors.inserted(page) == page, STALE


@pytest.mark.parametrize("name", pictures.MOMENTS)
def test_the_pictures_in_the_documents_are_drawn_as_they_are_kept(name: str) -> None:
    """A changed picture is looked at before it is kept."""
    assert pictures.drawn()[name] == kept("docs", "pictures", name), STALE
