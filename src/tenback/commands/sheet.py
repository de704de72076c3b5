"""Tables that are printed row by row."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import typer

from tenback.locale import texts

_GAP = "  "
_WIDTHS = {"game": 10, "bot": 17, "others": 10}
_WIDTH = 9
_INTERVAL_WIDTH = 16


class Sheet(NamedTuple):
    """Prints tables row by row, for a terminal or as Markdown."""

    markdown: bool
    silent: bool
    """With JSON, rows are not printed, and what is said goes to standard error."""
    longest: int = 0
    """Some bot's name takes so many letters."""

    def say(self, sentence: str) -> None:
        typer.echo(sentence, err=self.silent)

    def head(self, title: str, columns: Sequence[str]) -> None:
        """A title, and what stands in each column."""
        names = [texts()(f"bench-column-{column}") for column in columns]
        if self.silent:
            return
        typer.echo(f"\n### {title}\n" if self.markdown else f"\n{title}")
        self._line(columns, names)
        if self.markdown:
            typer.echo("|" + "".join(" --- |" if _is_word(c) else " ---: |" for c in columns))

    def row(self, cells: dict[str, str]) -> None:
        if not self.silent:
            self._line(list(cells), list(cells.values()))

    def _line(self, columns: Sequence[str], cells: Sequence[str]) -> None:
        if self.markdown:
            typer.echo(f"| {' | '.join(cells)} |")
            return
        both = zip(columns, cells, strict=True)
        typer.echo(_GAP.join(self._padded(column, cell) for column, cell in both).rstrip())

    def _padded(self, column: str, cell: str) -> str:
        """Words begin below each other, numbers end so."""
        if _is_word(column):
            least = self.longest if column == "bot" else 0
            return f"{cell:<{max(_WIDTHS[column], least)}}"
        return f"{cell:>{_INTERVAL_WIDTH if column.endswith('interval') else _WIDTH}}"


def _is_word(column: str) -> bool:
    return column in _WIDTHS
