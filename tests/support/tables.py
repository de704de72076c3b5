"""Card tables in the middle of a game, described by what matters in a test."""

from __future__ import annotations

from collections.abc import Sequence

from tenback.rules import cards
from tenback.rules.cards import Setup, State, Turn
from tenback.rules.editions import CARDS, CLASSIC, Edition
from tenback.rules.notation import read_card_action
from tenback.rules.turn import BASES, FREE, PILES, Tops


def table(
    *hands: Sequence[int],
    tops: Tops = BASES,
    draw: Sequence[int] = (),
    edition: Edition = CLASSIC,
    minimum: int | None = None,
    placed: int = 0,
    three: bool = False,
    bound: str | None = None,
    due: str = "",
    seat: int = 1,
) -> State:
    """All cards that are not named lie under the top of pile a, or are drawn last."""
    setup = Setup(edition, len(hands))
    named = {*sum(map(tuple, hands), ()), *draw, *tops}
    rest = tuple(card for card in CARDS if card not in named)
    piles = [(top,) if top in CARDS else () for top in tops]
    laid = next((i for i, pile in enumerate(piles) if pile), None)
    if laid is None:
        draw = (*draw, *rest)
    else:
        piles[laid] = (*rest, *piles[laid])
    deck = (*sum(piles, ()), *sum(map(tuple, hands), ()), *draw)
    if minimum is None:
        minimum = setup.minimum if draw else 1
    turn = Turn(
        seat=seat,
        minimum=minimum,
        placed=placed,
        three=three,
        bound=FREE if bound is None else PILES.index(bound),
        due=sum(1 << PILES.index(letter) for letter in due),
    )
    return State(
        setup=setup,
        deck=deck,
        piles=tuple(piles),
        hands=tuple(tuple(sorted(hand)) for hand in hands),
        drawn=len(deck) - len(draw),
        turn=turn,
    )


def play(state: State, line: str) -> State:
    """Actions of the seat to move, as records write them; all must be accepted."""
    for word in line.split():
        action = read_card_action(word)
        assert action is not None, word
        state = cards.apply(state, state.turn.seat, action).state
    return state


def refused(state: State, word: str, seat: int | None = None) -> str | None:
    """The code with which an action is refused; None: it is accepted."""
    action = read_card_action(word)
    assert action is not None, word
    refusal = cards.why_not(state, state.turn.seat if seat is None else seat, action)
    return None if refusal is None else str(refusal.code)
