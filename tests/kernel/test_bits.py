"""Sets of cards as two numbers."""

from __future__ import annotations

import numpy as np
from hypothesis import given
from hypothesis import strategies as st

from tenback.kernel import bits
from tenback.kernel.compiling import compiled
from tenback.rules.editions import CARDS


@compiled
def _asked(low: int, high: int, card: int) -> tuple[int, int, int, bool]:
    """One compiled function, so that each of them need not be compiled for itself."""
    return (
        bits.size(low, high),
        bits.first(low, high),
        bits.last(low, high),
        bits.has(low, high, card),
    )


@given(st.frozensets(st.sampled_from(CARDS), min_size=1), st.integers(-10, 110))
def test_a_set_of_cards_knows_its_size_its_ends_and_its_members(
    cards: frozenset[int], card: int
) -> None:
    """Also when it is asked for a card that does not exist."""
    low = sum(1 << c for c in cards if c < bits.HALF)
    high = sum(1 << c - bits.HALF for c in cards if c >= bits.HALF)
    assert _asked(low, high, card) == (len(cards), min(cards), max(cards), card in cards)


def test_what_lies_beyond_a_top() -> None:
    """All the cards above it and all below, for every top that a pile can have."""
    for top in range(101):
        above = {card for card in CARDS if card > top}
        below = {card for card in CARDS if card < top}
        for cards, low, high in (
            (above, bits.ABOVE_LOW, bits.ABOVE_HIGH),
            (below, bits.BELOW_LOW, bits.BELOW_HIGH),
        ):
            assert cards == {c for c in range(bits.HALF) if int(low[top]) >> c & 1} | {
                c + bits.HALF for c in range(bits.HALF) if int(high[top]) >> c & 1
            }
    assert (np.array([bits.ABOVE_LOW, bits.BELOW_LOW]) >= 0).all()
