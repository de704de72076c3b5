"""The contract that every game keeps, and that `check_game` finds out who does not."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Any

import pytest

from tenback.rules import cards, dice
from tenback.rules.cards import Play
from tenback.rules.game import Step
from tenback.rules.games import CARD_GAMES, GAMES, TWENTY_ONE
from tenback.testing import BrokenPromise, _watch, check_game, play_at_random

CLASSIC = CARD_GAMES["classic"]


@pytest.mark.slow
@pytest.mark.parametrize("name", GAMES)
def test_every_game_keeps_the_contract(name: str, soak: int) -> None:
    """Legality, purity, conservation, records, secrets, an end: over random games of all seats."""
    check_game(GAMES[name], games=30 * soak, seed=1)


def leaks_the_next_card(state: cards.State, seat: int | None) -> Any:
    view = CLASSIC.view(state, seat)
    return replace(view, draw_pile=state.draw_pile[0]) if state.draw_pile else view


def leaks_another_hand(state: cards.State, seat: int | None) -> Any:
    view = CLASSIC.view(state, seat)
    partner = state.hands[(seat or 0) % state.setup.seats]
    return replace(view, left=sum(partner)) if partner else view


def leaks_a_sealed_entry(state: dice.State, seat: int | None) -> Any:
    view = TWENTY_ONE.view(state, seat)
    return replace(view, entry=next((entry for entry in state.entries if entry), None))


def warns_by_what_the_next_player_holds(state: cards.State, seat: int | None) -> Any:
    """The subtle kind: a warning that only a hidden hand can justify."""
    view = CLASSIC.view(state, seat)
    if seat is None or seat != view.turn or cards.End() not in view.legal:
        return view
    after = cards.apply(state, seat, cards.End()).state
    return replace(view, losing=(cards.End(),) if min(after.hands[-1], default=0) < 30 else ())


@pytest.mark.parametrize(
    ("game", "view"),
    [
        (CLASSIC, leaks_the_next_card),
        (CLASSIC, leaks_another_hand),
        (CLASSIC, warns_by_what_the_next_player_holds),
        (TWENTY_ONE, leaks_a_sealed_entry),
    ],
    ids=lambda value: getattr(value, "__name__", ""),
)
def test_a_planted_leak_is_caught(game: Any, view: Any) -> None:
    """A view that depends on what may not be seen breaks the contract."""
    with pytest.raises(BrokenPromise, match="shows what may be seen"):
        check_game(replace(game, view=view), games=40)


def test_an_event_that_tells_a_sealed_entry_is_caught() -> None:
    """Happenings keep secrets like views do."""
    with pytest.raises(BrokenPromise, match="shows what may be seen"):
        check_game(replace(TWENTY_ONE, seen=lambda event, seat: event), games=10)


def forgets_a_move(state: cards.State, seat: int) -> Any:
    return CLASSIC.legal(state, seat)[:-1]


def invents_a_card(state: cards.State, seat: int, action: Any) -> Any:
    step = CLASSIC.apply(state, seat, action)
    return Step(replace(step.state, piles=((50,), *step.state.piles[1:])), step.events)


def is_never_sure(state: cards.State, seat: int, action: Any) -> Any:
    step = CLASSIC.apply(state, seat, action)
    is_never_sure.calls = getattr(is_never_sure, "calls", 0) + 1  # type: ignore[attr-defined]
    return Step(replace(step.state, drawn=is_never_sure.calls), step.events)  # type: ignore[attr-defined]


@pytest.mark.parametrize(
    ("change", "promise"),
    [
        ({"legal": forgets_a_move}, "legal is what why_not accepts"),
        ({"apply": invents_a_card}, "folding the events gives the state"),
        ({"apply": is_never_sure}, "apply gives the same result twice"),
        ({"why_not": lambda *_: None}, "legal is what why_not accepts"),
    ],
    ids=["legal", "invents", "unsure", "accepts-all"],
)
def test_other_broken_promises_are_caught(change: dict[str, Any], promise: str) -> None:
    """Each names what is not kept."""
    with pytest.raises(BrokenPromise, match=promise):
        check_game(replace(CLASSIC, **change), games=10)


def test_a_game_without_end_is_caught() -> None:
    """Here nothing is ever placed, so nothing ever ends."""

    def stands_still(state: cards.State, seat: int, action: Any) -> Any:
        del seat, action
        return Step(state, ())

    with pytest.raises(BrokenPromise, match="does not end"):
        check_game(replace(CLASSIC, apply=stands_still), games=1)


def test_worlds_in_which_the_moves_cannot_be_made_are_left_aside() -> None:
    """They are told apart by what everybody sees."""
    course = play_at_random(CLASSIC, 2, 1, Random(1))
    twice = course._replace(moves=(course.moves[0], course.moves[0]))
    assert _watch(CLASSIC, twice, 1) is None
    assert _watch(CLASSIC, course, 1) is not None


def test_a_game_that_applies_what_it_refuses_is_caught() -> None:
    """`apply` must be as strict as `why_not`."""

    def lenient(state: cards.State, seat: int, action: Any) -> Any:
        if isinstance(action, Play) and CLASSIC.why_not(state, seat, action):
            return Step(state, ())
        return CLASSIC.apply(state, seat, action)

    with pytest.raises(BrokenPromise, match="apply accepts what why_not refuses"):
        check_game(replace(CLASSIC, apply=lenient), games=2)
