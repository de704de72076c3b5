"""The sheets of Twenty One: their fields, and what a row is worth."""

from __future__ import annotations

from typing import NamedTuple

from tenback.rules.editions import data

_TABLE = data("twenty-one")
NAME: str = _TABLE["name"]
COLOURS = "wyrgbk"
"""White, yellow, red, green, blue, black (T2); dice are told in this order."""
BONUS: tuple[int, ...] = tuple(_TABLE["bonus"])
"""T9: what none, one, two … hits in a row are worth."""
STRUCK = 0

Row = tuple[int | None, ...]
"""What stands in each field: nothing, `STRUCK`, or a number."""
EMPTY_ROW: Row = (None,) * 6


class Field(NamedTuple):
    colour: str
    value: int


SHEETS: dict[str, tuple[tuple[Field, ...], ...]] = {
    letter: tuple(
        tuple(Field(colour, value) for colour, value in zip(colours, values, strict=True))
        for colours, values in zip(rows, _TABLE["values"], strict=True)
    )
    for letter, rows in _TABLE["colours"].items()
}
"""T2, T12: the fields of each sheet, row by row."""
ROWS = len(_TABLE["values"])


def row_score(fields: tuple[Field, ...], row: Row) -> int:
    """T9: the numbers, and the bonus for the hits."""
    return sum(number or STRUCK for number in row) + BONUS[hits(fields, row)]


def hits(fields: tuple[Field, ...], row: Row) -> int:
    """T6."""
    return sum(number == field.value for field, number in zip(fields, row, strict=True))


def is_full(row: Row) -> bool:
    return None not in row


def current_row(sheet: tuple[Row, ...]) -> int | None:
    """T3: the first row that is not full; None when all are."""
    return next((i for i, row in enumerate(sheet) if not is_full(row)), None)
