"""The editions of `rules/` as the kernel's numbers."""

from __future__ import annotations

import numpy as np

from tenback.kernel.bits import one_high, one_low
from tenback.kernel.cards import layout
from tenback.kernel.cards.layout import Kinds, Row
from tenback.rules.cards import Setup
from tenback.rules.editions import FIRE, Edition
from tenback.rules.turn import BASES


def kinds_of(edition: Edition) -> Kinds:
    """What each card carries, by its number; 1 and 100, where nothing lies, carry nothing."""
    kinds = np.zeros(layout.BY_KIND + 2 * layout.KINDS, np.int64)
    for card in range(2, 100):
        mark = edition.mark(card)
        if mark is None:
            continue
        kind = layout.FIRE if mark == FIRE else 1 + layout.COMMANDS.index(mark)
        kinds[card] = kind
        of_kind = layout.BY_KIND + 2 * (kind - 1)
        kinds[of_kind] |= one_low(card)
        kinds[of_kind + 1] |= one_high(card)
    return kinds


def template(setup: Setup) -> Row:
    """The row of a game that is agreed upon and not dealt yet."""
    row = np.zeros(layout.LENGTH, np.int64)
    row[layout.TOPS : layout.TOPS + 4] = BASES
    row[layout.SEAT] = setup.first - 1
    row[layout.MINIMUM] = row[layout.USUAL_MINIMUM] = setup.minimum
    row[layout.BOUND] = layout.FREE
    row[layout.REASON] = layout.NO_REASON
    row[layout.SEATS] = setup.seats
    row[layout.HAND_SIZE] = setup.hand_size
    row[layout.PLAIN] = not (setup.edition.commands or setup.edition.fire)
    return row
