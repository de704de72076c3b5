"""A plain greedy player of the base game, as short as it can be: what the kernel is compared to.

Four tops, hands as two numbers, the smallest step, two cards a turn. It knows no commands, no
switches, no records and no seeds of ours, and does not ask whether a play leads into a loss.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from tenback.kernel import bits
from tenback.kernel.compiling import entry, lean

Whole = NDArray[np.int64]
_13, _7, _17, _32 = (np.uint64(n) for n in (13, 7, 17, 32))
_FAR = 1000


@entry
def play_games(seats: int, hand_size: int, seed: int, games: int) -> tuple[int, int]:
    """How many games are won, and how many cards are left in all of them together."""
    deck, tops, hands = np.arange(2, 100), np.zeros(4, np.int64), np.zeros((5, 2), np.int64)
    state, won, left = np.full(1, seed, np.uint64), 0, 0
    for _ in range(games):
        _shuffle(deck, state)
        over = _play(deck, tops, hands, seats, hand_size)
        won += over == 0
        left += over
    return won, left


@lean
def _shuffle(deck: Whole, state: NDArray[np.uint64]) -> None:
    """Numbers by Marsaglia's xorshift."""
    x = state[0]
    for last in range(97, 0, -1):
        x ^= x << _13
        x ^= x >> _7
        x ^= x << _17
        other = np.int64(((x >> _32) * np.uint64(last + 1)) >> _32)
        card = deck[last]
        deck[last] = deck[other]
        deck[other] = card
    state[0] = x


@lean
def _play(deck: Whole, tops: Whole, hands: Whole, seats: int, hand_size: int) -> int:
    """A whole game; says how many cards are left."""
    tops[0], tops[1], tops[2], tops[3] = 1, 1, 100, 100
    hands[:] = 0
    drawn, left, seat = 0, 98, 0
    for other in range(seats):
        drawn = _draw(deck, hands[other], drawn, hand_size)
    while left > 0:
        hand = hands[seat]
        held = bits.size(hand[0], hand[1])
        placed = _take_turn(tops, hand, 2 if drawn < 98 else 1) if held else 0
        if held and not placed:
            return left
        left -= placed
        drawn = _draw(deck, hand, drawn, placed)
        seat = seat + 1 if seat + 1 < seats else 0
    return 0


@lean
def _draw(deck: Whole, hand: Whole, drawn: int, cards: int) -> int:
    """Says how many cards are drawn by then."""
    last = min(drawn + cards, 98)
    for at in range(drawn, last):
        hand[0] |= bits.one_low(deck[at])
        hand[1] |= bits.one_high(deck[at])
    return last


@lean
def _take_turn(tops: Whole, hand: Whole, minimum: int) -> int:
    """Says how many cards are placed; none if they are too few."""
    placed = 0
    while True:
        step, card, pile = _nearest(tops, hand[0], hand[1])
        if placed >= minimum and step > 1:
            return placed
        if step == _FAR:
            return 0
        tops[pile] = card
        hand[0] &= ~bits.one_low(card)
        hand[1] &= ~bits.one_high(card)
        placed += 1


@lean
def _nearest(tops: Whole, low: int, high: int) -> tuple[int, int, int]:
    """The smallest step, with the card and the pile that it needs."""
    best, best_card, best_pile = _FAR, 0, 0
    for pile in range(4):
        top, step, card = tops[pile], _FAR, 0
        back = top - 10 if pile < 2 else top + 10
        if bits.has(low, high, back):
            return -10, back, pile
        if pile < 2:
            some_low, some_high = low & bits.ABOVE_LOW[top], high & bits.ABOVE_HIGH[top]
            if some_low | some_high:
                card = bits.first(some_low, some_high)
                step = card - top
        else:
            some_low, some_high = low & bits.BELOW_LOW[top], high & bits.BELOW_HIGH[top]
            if some_low | some_high:
                card = bits.last(some_low, some_high)
                step = top - card
        if step < best:
            best, best_card, best_pile = step, card, pile
    return best, best_card, best_pile
