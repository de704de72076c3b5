"""The sheets as arrays, taken from the rules' tables."""

from __future__ import annotations

import numpy as np

from tenback.rules.sheets import BONUS as BONUSES
from tenback.rules.sheets import COLOURS, SHEETS
from tenback.rules.sheets import ROWS as _ROWS

ROWS = _ROWS
FIELDS = 6 * ROWS
LETTERS = "".join(SHEETS)

_ANY_SHEET = next(iter(SHEETS.values()))

VALUES = np.array([[field.value for field in row] for row in _ANY_SHEET], np.int64)
"""Of each row and field; the same on all sheets (T2)."""

DIE_AT = np.array(
    [[[COLOURS.index(f.colour) for f in row] for row in rows] for rows in SHEETS.values()], np.int64
)
"""Of each sheet, row and field: the die of its colour."""

BONUS = np.array(BONUSES, np.int64)
BONUS_STEP = np.append(np.diff(BONUS), 0)
"""What one hit more adds to a row with so many hits."""

MOST_POINTS = int(VALUES.sum()) + ROWS * int(BONUS[6])
"""A sheet of hits."""
