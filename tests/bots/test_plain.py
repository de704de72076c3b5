"""Who plays until the bots are compiled."""

from __future__ import annotations

import pytest

from tenback.bots.plain import plain_action
from tenback.rules.cards import End, Play
from tenback.rules.dice import Choice, Enter
from tenback.rules.game import CHANCE
from tenback.rules.games import CARD_GAMES, GAMES, TWENTY_ONE


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seed", range(6))
def test_the_plain_player_does_what_is_legal_until_the_end(game: str, seed: int) -> None:
    """In every game, alone and with others."""
    playing = GAMES[game]
    state = playing.start(*playing.deal(1 + seed % 3, seed))
    while waiting := playing.acting(state):
        seat = waiting[0]
        if seat == CHANCE:
            action = playing.chance(state, seed)
        else:
            view = playing.view(state, seat)
            action = plain_action(view)
            assert action in view.legal
        state = playing.apply(state, seat, action).state


def test_it_lays_where_a_pile_moves_least_and_ends_before_a_leap() -> None:
    """Two cards must be laid; a third is laid only where it costs next to nothing."""
    classic = CARD_GAMES["classic"]
    state = classic.start(*classic.deal(1, 4))
    steps = []
    while isinstance(play := plain_action(view := classic.view(state, 1)), Play):
        tops = {pile.letter: (pile.top, 1 if pile.ascending else -1) for pile in view.piles}
        top, way = tops[play.pile]
        steps.append((play.card - top) * way)
        assert steps[-1] == min(
            (one.card - tops[one.pile][0]) * tops[one.pile][1]
            for one in view.legal
            if isinstance(one, Play) and one not in view.losing
        )
        state = classic.apply(state, 1, play).state
    assert plain_action(classic.view(state, 1)) == End()
    assert all(step <= 2 for step in steps[2:])


def test_it_throws_once_and_enters_what_is_near_its_field() -> None:
    """Or the nearest that there is; striking out only where nothing fits."""
    state = TWENTY_ONE.start(*TWENTY_ONE.deal(1, 3))
    entered = set()
    while waiting := TWENTY_ONE.acting(state):
        if waiting[0] == CHANCE:
            state = TWENTY_ONE.apply(state, CHANCE, TWENTY_ONE.chance(state, 5)).state
            continue
        view = TWENTY_ONE.view(state, 1)
        action = plain_action(view)
        assert isinstance(action, Choice | Enter)
        entered.add(type(action))
        assert action is not Choice.REROLL
        assert (action is Choice.STRIKE) <= (not view.enterable)
        state = TWENTY_ONE.apply(state, 1, action).state
    assert entered == {Choice, Enter}
