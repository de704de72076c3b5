"""What the guard says of a message that gives a number away."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum


class Reason(StrEnum):
    """Why a message is refused: servers send the values, clients translate them."""

    TOO_LONG = "too-long"
    TEN_BACK = "ten-back"
    RELATIVE = "relative"
    ARITHMETIC = "arithmetic"
    RANGE = "range"
    ASKED = "asked"
    HINT = "hint"
    DIGIT = "digit"
    ROMAN = "roman"
    NUMBER_WORD = "number-word"
    PIECES = "pieces"


@dataclass(frozen=True, slots=True)
class Verdict:
    """A refusal, and the part of the message that caused it."""

    reason: Reason
    start: int
    end: int
