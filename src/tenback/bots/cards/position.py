"""A view of a card game as the kernel's row, and the kernel's moves as actions.

The row must be a whole world, so what the seat cannot see is filled in: the unseen cards in their
order. The players of the kernel deal them anew before they use them.
"""

from __future__ import annotations

from collections.abc import Iterator

from tenback.kernel.bits import HALF
from tenback.kernel.cards import layout
from tenback.kernel.cards.layout import Row
from tenback.kernel.cards.signals import SPOKEN, listen_once
from tenback.kernel.cards.tables import template
from tenback.rules.cards import Action, End, Play, Signal
from tenback.rules.cards_view import View
from tenback.rules.editions import CARDS, Command
from tenback.rules.turn import PILES


def row_of(view: View) -> Row:
    """What a view shows; in an open game, and of a player's."""
    assert view.seat is not None, "a spectator has nothing to decide"
    assert view.turn is not None, "nothing is left to decide"
    row = template(view.setup)
    row[layout.TOPS : layout.TOPS + 4] = [pile.top for pile in view.piles]
    row[layout.SEAT] = view.turn - 1
    row[layout.PLACED], row[layout.MINIMUM] = view.placed, view.minimum
    row[layout.THREE] = Command.THREE in view.commands
    row[layout.BOUND] = layout.FREE if view.bound is None else PILES.index(view.bound)
    row[layout.DUE] = sum(1 << i for i, pile in enumerate(view.piles) if pile.due)
    row[layout.DRAWN] = len(CARDS) - view.draw_pile
    row[layout.LEFT] = view.left
    living = set(CARDS).difference(*(pile.cards for pile in view.piles))
    row[layout.LIVING : layout.LIVING + 2] = _halves(living)
    _lay_hands(row, view, iter(sorted(living - set(view.hand))))
    _lay_signals(row, view.signals)
    return row


def _lay_hands(row: Row, view: View, unseen: Iterator[int]) -> None:
    for seat, size in enumerate(view.hand_sizes, 1):
        hand = set(view.hand) if seat == view.seat else {next(unseen) for _ in range(size)}
        at = layout.HANDS + 2 * (seat - 1)
        row[at : at + 2] = _halves(hand)
    row[layout.DECK + row[layout.DRAWN] : layout.DECK + len(CARDS)] = list(unseen)


def _lay_signals(row: Row, signals: tuple[Signal, ...]) -> None:
    for signal in signals:
        shift = 2 * PILES.index(signal.pile)
        row[layout.SIGNALS + signal.seat - 1] |= SPOKEN.index(signal.word) << shift
    listen_once(row)


def _halves(cards: set[int]) -> tuple[int, int]:
    low = sum(1 << card for card in cards if card < HALF)
    high = sum(1 << card - HALF for card in cards if card >= HALF)
    return low, high


def action_of(move: int) -> Action:
    """A move of the kernel as an action."""
    return End() if move == layout.END else Play(move // 4, PILES[move % 4])
