"""Messages with what the chat guard must say of them, and how often it does.

A line is `refuse` or `pass`, a tab and a message; ` | ` stands between several of one sender.

`python -m support.labelled` prints a table; `--misses` lists the messages that it judges wrongly.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import NamedTuple

from tenback.table.talk.guard import judge

FOLDER = Path(__file__).parent.parent / "table" / "talk" / "labelled"
REFUSE, PASS = "refuse", "pass"
_SEPARATOR = " | "
FIRST_RUN = FOLDER / "first-run.md"
_SCORES, _FIRST_RUN = "scores", "first run"


class Message(NamedTuple):
    """The messages of one sender, and whether any of them must be refused."""

    label: str
    messages: tuple[str, ...]

    @property
    def is_judged_rightly(self) -> bool:
        return is_refused(self.messages) == (self.label == REFUSE)


def is_refused(messages: Sequence[str]) -> bool:
    """Is any of them refused, each after those before it?"""
    return any(judge(text, messages[:place]) for place, text in enumerate(messages))


@dataclass(frozen=True, slots=True)
class Score:
    """How many of a file's messages are judged rightly."""

    name: str
    given_away: int
    caught: int
    harmless: int
    wrongly_refused: int

    @property
    def recall(self) -> float:
        return self.caught / self.given_away

    @property
    def false_refusals(self) -> float:
        return self.wrongly_refused / self.harmless

    def __str__(self) -> str:
        return (
            f"| {self.name} | {self.caught} of {self.given_away} | {self.recall:.1%} "
            f"| {self.wrongly_refused} of {self.harmless} | {self.false_refusals:.1%} |"
        )


def read(file: Path) -> Iterator[Message]:
    for line in file.read_text(encoding="utf-8").splitlines():
        if line.strip() and not line.startswith("# "):
            label, _, rest = line.partition("\t")
            assert label in {REFUSE, PASS}, f"{file.name}: {line}"
            yield Message(label, tuple(rest.split(_SEPARATOR)))


def files() -> list[Path]:
    return sorted(FOLDER.glob("*.txt"))


def score(file: Path) -> Score:
    given_away = [m.is_judged_rightly for m in read(file) if m.label == REFUSE]
    harmless = [m.is_judged_rightly for m in read(file) if m.label == PASS]
    return Score(
        name=file.stem,
        given_away=len(given_away),
        caught=sum(given_away),
        harmless=len(harmless),
        wrongly_refused=len(harmless) - sum(harmless),
    )


def table() -> str:
    head = "| messages | caught | recall | harmless refused | false refusals |\n"
    return (
        head + "| --- | ---: | ---: | ---: | ---: |\n" + "\n".join(str(score(f)) for f in files())
    )


def inserted(page: str) -> str:
    """A page with both tables between their marks."""
    page = _between(page, _FIRST_RUN, FIRST_RUN.read_text(encoding="utf-8").strip())
    return _between(page, _SCORES, table())


def _between(page: str, marks: str, text: str) -> str:
    begin, end = f"<!-- {marks}: begin -->", f"<!-- {marks}: end -->"
    head, _, rest = page.partition(begin)
    _, _, tail = rest.partition(end)
    return f"{head}{begin}\n{text}\n{end}{tail}"


def misses() -> Iterator[str]:
    for file in files():
        for message in read(file):
            if not message.is_judged_rightly:
                yield f"{file.stem}: {message.label}\t{_SEPARATOR.join(message.messages)}"


if __name__ == "__main__":
    print(table())
    if "--misses" in sys.argv:
        print(*misses(), sep="\n")
