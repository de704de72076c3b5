"""What a thinking bot says of the piles: only what is news, and never a word that names a card."""

from __future__ import annotations

from tenback.bots.cards.position import row_of
from tenback.kernel.cards.layout import HANDS
from tenback.kernel.cards.signals import SPOKEN, all_signals
from tenback.rules.cards import WITHDRAWN, Say
from tenback.rules.cards_view import View
from tenback.rules.turn import PILES


def sayings(view: View) -> tuple[Say, ...]:
    """The signals (S1) that this seat gives or takes back now; none under silence (X6)."""
    spoken_of = {signal.pile: signal.word for signal in view.signals if signal.seat == view.seat}
    wanted = _wanted(view)
    return tuple(
        say
        for pile in PILES
        if wanted.get(pile) != spoken_of.get(pile)
        and (say := Say(pile, wanted.get(pile, WITHDRAWN))) in view.legal
    )


def _wanted(view: View) -> dict[str, str]:
    """What the hand has to say of each pile; to oneself there is nothing to say."""
    alone = sum(size > 0 for size in view.hand_sizes) < 2
    if view.seat is None or view.turn in (None, view.seat) or alone:
        return {}
    row, hand = row_of(view), HANDS + 2 * (view.seat - 1)
    said = all_signals(row, row[hand], row[hand + 1])
    words = {letter: SPOKEN[said >> 2 * pile & 3] for pile, letter in enumerate(PILES)}
    return {letter: word for letter, word in words.items() if word is not None}
