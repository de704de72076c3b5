"""Numbers that no word says: strokes, repeated pictures, Morse, letters that stand for digits."""

from __future__ import annotations

import re
from collections.abc import Iterator

from tenback.table.talk.letters import TABLE
from tenback.table.talk.verdict import Reason, Verdict

_TALLY = re.compile(r"(?:\|{2,5}[ ,]+)+\|+|[|]{4,}")
_PICTURE = rf"[^\w\s.,!?…:;'\"()|=<>+~^\[\]{{}}\-–—{TABLE['feelings']}]"
_PICTURES = re.compile(rf"({_PICTURE})\1*(?:[ ,|/]{{1,3}}\1+)+")
_FEWEST_PICTURES = 4
_DOTS, _DASHES = "[.·•]", "[-–—_]"
_MORSE = re.compile(
    rf"(?<![-.·•–—_])(?=[-.·•–—_]{{5}}(?![-.·•–—_]))(?:{_DOTS}+{_DASHES}+|{_DASHES}+{_DOTS}+)"
)
_KEY = re.compile(r"(?<!\w)(?:[^\W\d_] ?= ?\d+|[aAаА] (?:is|ist|je|to|це) 1\b)")
"""`a=1`: how to read the letters that follow."""


def find_codes(text: str) -> Iterator[Verdict]:
    for pattern, reason in ((_TALLY, Reason.DIGIT), (_MORSE, Reason.DIGIT), (_KEY, Reason.HINT)):
        if found := pattern.search(text):
            yield Verdict(reason, found.start(), found.end())
    for pictures in _PICTURES.finditer(text):
        if pictures[0].count(pictures[1]) >= _FEWEST_PICTURES:
            yield Verdict(Reason.DIGIT, pictures.start(), pictures.end())
