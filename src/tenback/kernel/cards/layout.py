"""A card game as one row of numbers: what stands where.

Piles are 0-3 as in `rules/turn.py`, seats count from 0, cards are their numbers. Besides the row,
the functions of the kernel take `kinds`: what each card carries, by its number.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from tenback.rules.editions import Command
from tenback.rules.game import Duty, Status

Row = NDArray[np.int64]
Kinds = NDArray[np.int64]

TOPS = 0
SEAT = 4
"""Whose turn it is."""
PLACED = 5
MINIMUM = 6
"""Of this turn (R8)."""
THREE = 7
BOUND = 8
DUE = 9
DRAWN = 10
LEFT = 11
"""The cards not placed (R11)."""
STATUS = 12
REASON = 13
SEATS = 14
HAND_SIZE = 15
USUAL_MINIMUM = 16
PLAIN = 17
"""1 where no card carries anything: then the rules of a turn are short."""
LIVING = 18
"""The set of cards not placed, in two halves."""
TURNS = 20
BACKS = 21
"""Backwards tricks so far."""
HANDS = 22
"""The set of each hand, in two halves: seat 0, seat 1, …"""
SIGNALS = 32
"""What each seat says of the piles: two bits a pile, see `signals.py`."""
HEED = 37
"""What the seat to move hears of each pile: the strongest word that another says of it."""
DECK = 41
LENGTH = DECK + 98

FREE = -1
OPEN, WON, LOST = range(3)
STATUSES = (Status.OPEN, Status.WON, Status.LOST)
NO_REASON = -1
STUCK, THREE_MISSED, SKULL_LEFT, FIRE_LEFT = range(4)
REASONS = (Duty.STUCK, Duty.THREE, Duty.SKULL, Duty.FIRE)

COMMANDS = tuple(Command)
PLAIN_CARD = 0
STOP, SKULL, THREE_CARD, SILENCE, NO_BACK, ONE_PILE, DRAW_ONE, FIRE = range(1, 9)
"""What a card carries: `COMMANDS` in their order, then fire."""
KINDS = FIRE
BY_KIND = 101
"""Behind the cards `kinds` has, kind by kind, the set of the cards that carry it, in two halves."""

END = 400
"""The action that ends a turn; a play is `card * 4 + pile`."""
