"""The greedy player: the smallest step that does not lose at once."""

from __future__ import annotations

from tenback.kernel import bits
from tenback.kernel.cards.choices import Choices, cheapest_surviving, clear, offer, survives_play
from tenback.kernel.cards.duties import Memo
from tenback.kernel.cards.layout import END, MINIMUM, PLACED, PLAIN, Kinds, Row
from tenback.kernel.cards.turn import placeable, position_of
from tenback.kernel.compiling import inlined, lean

SMALL_STEP = 1
"""So near a card is placed although the turn might be ended."""
_FAR = 1000


@lean
def step_of(top: int, card: int, pile: int) -> int:
    """How far a play moves its pile on; below zero for a backwards trick."""
    return card - top if pile < 2 else top - card


@inlined
def choose(kinds: Kinds, memo: Memo, choices: Choices, row: Row) -> int:
    """What the greedy player does now."""
    if row[PLAIN]:
        move = choose_unjudged(row)
        if row[PLACED] + 1 >= row[MINIMUM] or survives_play(
            kinds, memo, row, position_of(row), move
        ):
            return move
    clear(choices)
    at = position_of(row)
    for pile in range(4):
        low, high = placeable(kinds, at, pile)
        while low | high:
            card = bits.first(low, high)
            low &= ~bits.one_low(card)
            high &= ~bits.one_high(card)
            offer(choices, card * 4 + pile, step_of(at.tops[pile], card, pile))
    return cheapest_surviving(kinds, memo, choices, row, SMALL_STEP)


@inlined
def choose_unjudged(row: Row) -> int:
    """The same where no card carries anything, whether or not it loses."""
    move = _nearest(row)
    return END if row[PLACED] >= row[MINIMUM] and _step(row, move) > SMALL_STEP else move


@inlined
def _step(row: Row, move: int) -> int:
    return _FAR if move == END else step_of(row[move % 4], move // 4, move % 4)


@inlined
def _nearest(row: Row) -> int:
    """The play with the smallest step, where cards carry nothing; END if there is none."""
    at = position_of(row)
    best, chosen = _FAR, END
    for pile in range(4):
        top = at.tops[pile]
        back = top - 10 if pile < 2 else top + 10
        if bits.has(at.low, at.high, back):
            return back * 4 + pile
        if pile < 2:
            low, high = at.low & bits.ABOVE_LOW[top], at.high & bits.ABOVE_HIGH[top]
        else:
            low, high = at.low & bits.BELOW_LOW[top], at.high & bits.BELOW_HIGH[top]
        if low | high:
            card = bits.first(low, high) if pile < 2 else bits.last(low, high)
            step = step_of(top, card, pile)
            if step < best:
                best, chosen = step, card * 4 + pile
    return chosen
