"""How actions are written: in records, in the terminal, on the command line."""

from __future__ import annotations

import re
from typing import assert_never

from tenback.rules import cards, dice
from tenback.rules.cards import WITHDRAWN, WORDS, End, Play, Say
from tenback.rules.dice import Choice, Mark
from tenback.rules.sheets import COLOURS
from tenback.rules.turn import PILES

_NUMBER = "0|[1-9][0-9]*"
_NONE_SUCH = 10**9
"""Stands for all numbers beyond it, for Python refuses to read very long ones."""
_PLAIN = re.compile(_NUMBER)
_PLAY = re.compile(f"({_NUMBER})([{PILES}])")
_SAY = re.compile(f"say:([{PILES}])-({'|'.join((*WORDS, WITHDRAWN))})")
_MARK = re.compile(f"([{COLOURS}])({_NUMBER})")
_STRIKE = "x"


def read_number(word: str) -> int | None:
    """A seat or a card, which need not exist; None if it is no number or has a leading zero."""
    return _number(word) if _PLAIN.fullmatch(word) else None


def read_card_action(word: str) -> cards.Action | None:
    """`17a`, `end` or `say:c-avoid`; None if it is none of them."""
    if word == "end":
        return End()
    if play := _PLAY.fullmatch(word):
        return Play(_number(play[1]), play[2])
    if say := _SAY.fullmatch(word):
        return Say(say[1], say[2])
    return None


def read_marks(words: list[str]) -> tuple[Mark, ...] | None:
    """`w6 y4 …`; None if one of the words is no die."""
    found = [mark for word in words if (mark := _MARK.fullmatch(word))]
    return tuple((m[1], _number(m[2])) for m in found) if len(found) == len(words) else None


def read_entry(words: list[str]) -> dice.Enter | Choice | None:
    """`r3 b1` or `x`; None if it is neither."""
    if words == [_STRIKE]:
        return Choice.STRIKE
    marks = read_marks(words)
    return dice.Enter(marks) if marks else None


def _number(digits: str) -> int:
    return int(digits) if len(digits) < len(str(_NONE_SUCH)) else _NONE_SUCH


def write_marks(marks: tuple[Mark, ...]) -> str:
    return " ".join(f"{colour}{number}" for colour, number in marks)


def write(action: cards.Action | dice.Action) -> str:
    """An action as records have it. Dice that fell follow their `roll` or `reroll`."""
    match action:
        case Play():
            return f"{action.card}{action.pile}"
        case End():
            return "end"
        case Say():
            return f"say:{action.pile}-{action.word}"
        case dice.Enter():
            return write_marks(action.marks)
        case dice.Dice():
            return write_marks(action.shown)
        case Choice.STRIKE:
            return _STRIKE
        case Choice():
            return str(action.value)
        case _:
            assert_never(action)
