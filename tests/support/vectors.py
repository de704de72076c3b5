"""The test vectors of the deals, as they stand in docs/deals.md."""

from __future__ import annotations

from itertools import islice

from tenback.rules import deals
from tenback.rules.notation import write_marks
from tenback.rules.sheets import COLOURS

BEGIN, END = "<!-- vectors: begin -->\n", "<!-- vectors: end -->"
SEEDS = (0, 1, 2**64 - 1)


def inserted(page: str) -> str:
    """The page with the vectors between its two marks."""
    before, rest = page.split(BEGIN)
    return before + BEGIN + "".join(f"{line}\n" for line in _lines()) + END + rest.split(END)[1]


def _lines() -> list[str]:
    first = list(islice(deals.splitmix64(1234567), 3))
    lines = ["```", f"splitmix64(1234567) {' '.join(map(str, first))}"]
    for seed in SEEDS:
        lines.append(f"deck({seed}) {' '.join(map(str, deals.deck(seed)))}")
        for throw in ((0, 1), (0, 2), (7, 1)):
            marks = tuple(zip(COLOURS, deals.throw(seed, *throw), strict=True))
            lines.append(f"throw({seed}, {throw[0]}, {throw[1]}) {write_marks(marks)}")
        commands = " ".join(
            f"{name}={','.join(map(str, four))}" for name, four in deals.commands(seed).items()
        )
        lines.append(f"commands({seed}) {commands}")
    return [*lines, "```"]
