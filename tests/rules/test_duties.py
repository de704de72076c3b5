"""R10 by search: exact in every situation that a turn can get into."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from support import brute_force
from support.brute_force import Turn
from tenback.rules import deals, duties
from tenback.rules.editions import CARDS, CLASSIC, EXTREME, ON_FIRE, Edition, bits
from tenback.rules.turn import FREE, PILES, Position, Terms, Tops, placeable

EVERYTHING = replace(EXTREME, name="everything", fire=frozenset({22, 33, 44, 55, 67, 76}))
"""Fires and commands together: no such edition is sold, and the search must not mind."""
TEN_APART = replace(
    EXTREME.with_commands(
        {
            "stop": (4, 42, 56, 94),
            "skull": (21, 31, 41, 74),
            "three": (14, 24, 66, 80),
            "silence": (7, 46, 60, 98),
            "no-back": (51, 61, 52, 91),
            "one-pile": (32, 22, 70, 84),
            "draw-one": (10, 49, 63, 77),
        }
    ),
    name="ten-apart",
)
"""Commands on cards that go ten back on each other: chains that the usual table does not have."""
SHUFFLED = [
    replace(EXTREME.with_commands(deals.commands(seed)), name=f"shuffled-{seed}") for seed in (1, 2)
]
EDITIONS = (CLASSIC, ON_FIRE, EXTREME, EVERYTHING, TEN_APART, *SHUFFLED)


def as_position(turn: Turn) -> Position:
    return Position(
        hand=bits(turn.hand),
        tops=turn.tops,
        placed=turn.placed,
        three=turn.three,
        bound=FREE if turn.bound is None else PILES.index(turn.bound),
        due=sum(1 << PILES.index(pile) for pile in turn.due),
    )


def terms(turn: Turn) -> Terms:
    return Terms(turn.edition.marks, turn.minimum)


def marked_cards(edition: Edition) -> list[int]:
    return [card for card in CARDS if edition.mark(card)]


def random_turn(edition: Edition, size: int, random: Random) -> Turn:
    """A turn at its start: crowded piles, and hands that like what fits or carries something."""
    marked = marked_cards(edition) or list(CARDS)
    deck = random.sample(CARDS, 98)
    full = (range(85, 100), range(80, 100), range(2, 15), range(2, 20))
    tops = tuple(
        random.choice((base, deck.pop(), random.choice(marked), *[random.choice(high)] * 3))
        for base, high in zip((1, 1, 100, 100), full, strict=True)
    )
    near = [top + step for top in tops for step in (-20, -10, 10, 20, -1, 1)]
    wishes = random.sample(near + marked, size) + deck
    hand: list[int] = []
    for card in wishes:
        if card in CARDS and card not in tops and card not in hand and len(hand) < size:
            hand.append(card)
    turn = Turn(edition, frozenset(hand), tops, random.choice((1, 2, 3)))  # type: ignore[arg-type]
    return replace(turn, due=frozenset(turn.visible("fire")))


def agree(turn: Turn) -> bool:
    """The search and the one that tries everything say the same, of a turn and of each play."""
    known: dict[Turn, bool] = {}
    every = set(brute_force.ORDER)
    search = duties.search(terms(turn), as_position(turn))
    alive = brute_force.can_meet(turn, every, known)
    assert search.succeeds() == alive, turn
    for pile in PILES:
        allowed = placeable(turn.edition.marks, as_position(turn))[PILES.index(pile)]
        for card in turn.hand:
            accepted = brute_force.accepted(turn, card, pile)
            assert bool(allowed >> card & 1) == accepted, (turn, card, pile)
            if accepted:
                expected = brute_force.survives(turn, card, pile, every, known)
                assert search.survives(card, pile) == expected, (turn, card, pile)
    if not alive:
        told = duties.reason_of_loss(terms(turn), as_position(turn), stopped=False)
        assert told == brute_force.reason(turn), turn
    return alive


def walk(turn: Turn, random: Random) -> list[Turn]:
    """The turn and what it becomes by random accepted plays, up to a stop."""
    turns = [turn]
    while True:
        plays = [(c, p) for c in turn.hand for p in PILES if brute_force.accepted(turn, c, p)]
        if not plays:
            return turns
        card, pile = random.choice(plays)
        turn = brute_force.after(turn, card, pile)
        if turn.edition.mark(card) == "stop":
            return turns
        turns.append(turn)


@pytest.mark.parametrize("edition", EDITIONS, ids=lambda edition: edition.name)
@pytest.mark.parametrize("size", [4, 6])
def test_R10_the_search_agrees_with_trying_everything(
    edition: Edition, size: int, soak: int
) -> None:
    """On crowded tables, at every step of random turns, for every play; both answers occur."""
    random = Random(f"{edition.name} {size}")
    answers = {
        agree(turn)
        for _ in range(60 * soak)
        for turn in walk(random_turn(edition, size, random), random)
    }
    assert answers == {True, False}


@given(
    tops=st.tuples(*[st.integers(1, 100)] * 4),
    hand=st.frozensets(st.integers(2, 99), max_size=5),
    minimum=st.sampled_from((1, 2, 3)),
    placed=st.integers(0, 4),
    three=st.booleans(),
    bound=st.sampled_from((None, *PILES)),
)
def test_R10_the_search_agrees_wherever_a_turn_may_stand(
    tops: Tops, hand: frozenset[int], minimum: int, placed: int, three: bool, bound: str | None
) -> None:
    """Also in positions that no game leads to; a binding always leaves a one-pile elsewhere."""
    for edition in (EVERYTHING, TEN_APART):
        turn = Turn(edition, hand - set(tops), tops, minimum, placed, three and placed > 0)
        agree(
            replace(
                turn,
                bound=bound if turn.visible("one-pile") - {bound} else None,
                due=frozenset(turn.visible("fire")),
            )
        )


@pytest.mark.parametrize(
    ("hand", "tops", "placed"),
    [
        ({7, 11, 35}, (91, 21, 5, 69), 1),
        ({35, 63, 66, 78}, (88, 1, 52, 14), 0),
        ({21, 54, 60, 78}, (88, 81, 52, 8), 0),
    ],
)
def test_R10_a_skull_may_be_no_cover_for_a_skull(hand: set[int], tops: Tops, placed: int) -> None:
    """A skull that lies or must be laid, and another over it that nothing in the hand covers."""
    for minimum in (1, 2, 3):
        agree(Turn(EXTREME, frozenset(hand), tops, minimum, placed))


def test_R10_a_trick_covers_nothing_where_a_no_back_lies_out_of_reach() -> None:
    """The turn is bound to pile a (X8), and the no-back on pile c forbids the trick (X7)."""
    turn = Turn(EXTREME, frozenset({11}), (21, 1, 52, 18), 1, placed=1, bound="a")
    assert not agree(turn)


@pytest.mark.parametrize("edition", [EVERYTHING, TEN_APART], ids=lambda edition: edition.name)
def test_R10_asking_about_the_covers_alone_changes_no_answer(
    edition: Edition, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Long searches ask whether the covers can be met at all; here the short ones do, too."""
    monkeypatch.setattr(duties, "PATIENCE", 0)
    duties.search.cache_clear()
    random = Random(edition.name)
    for _ in range(60):
        for turn in walk(random_turn(edition, 5, random), random):
            agree(turn)
    duties.search.cache_clear()


def test_R10_a_search_is_remembered() -> None:
    """A state asks once: whoever asks again, the view for its warnings, gets the same search."""
    turn = Turn(EXTREME, frozenset({21, 30, 42}), (5, 6, 99, 98), 2)
    assert duties.search(terms(turn), as_position(turn)) is duties.search(
        terms(turn), as_position(turn)
    )
