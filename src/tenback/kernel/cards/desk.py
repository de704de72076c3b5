"""What one thread needs to play: the edition's numbers, what is known, and room to think."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from tenback.kernel.cards.careful import Weights
from tenback.kernel.cards.choices import Choices, new_choices
from tenback.kernel.cards.duties import Memo, new_memo
from tenback.kernel.cards.knowledge import network_for, weights_for
from tenback.kernel.cards.layout import LENGTH, Kinds, Row
from tenback.kernel.cards.moves import MOST, Moves
from tenback.kernel.cards.planner import Plans, new_plans
from tenback.kernel.cards.tables import kinds_of
from tenback.kernel.cards.value import Network, Scratch, new_scratch
from tenback.kernel.randomness import Stream
from tenback.rules.cards import Setup

CANDIDATES = 16
"""So many turns the expert tries out."""
BEAM = 12
INNER_BEAM = 3
"""The beams of the planner, and of the players in the expert's trials."""


class Desk(NamedTuple):
    """For the players that do not search."""

    kinds: Kinds
    memo: Memo
    choices: Choices
    moves: Moves
    weights: Weights
    stream: Stream


class Mind(NamedTuple):
    """For those that do."""

    kinds: Kinds
    memo: Memo
    net: Network
    scratch: Scratch
    plans: Plans
    inner: Plans
    """For the players in a trial."""
    world: Row
    """A deal that is possible."""
    trial: Row
    unseen: NDArray[np.int64]
    sums: NDArray[np.float64]
    alive: NDArray[np.int64]
    stream: Stream


def new_desk(setup: Setup) -> Desk:
    return Desk(
        kinds_of(setup.edition),
        new_memo(),
        new_choices(),
        np.zeros(MOST, np.int64),
        weights_for(setup),
        np.zeros(1, np.uint64),
    )


def new_mind(setup: Setup) -> Mind:
    return new_mind_with(setup, network_for(setup.edition.name, setup.seats), BEAM)


def new_mind_with(setup: Setup, network: Network, beam: int) -> Mind:
    """A mind that judges by this network, and looks for turns with so wide a beam."""
    return Mind(
        kinds_of(setup.edition),
        new_memo(),
        network,
        new_scratch(),
        new_plans(beam, CANDIDATES),
        new_plans(INNER_BEAM, 1),
        np.zeros(LENGTH, np.int64),
        np.zeros(LENGTH, np.int64),
        np.zeros(98, np.int64),
        np.zeros(CANDIDATES),
        np.zeros(CANDIDATES, np.int64),
        np.zeros(1, np.uint64),
    )
