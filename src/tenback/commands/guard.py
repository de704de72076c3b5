"""`tenback guard`: what the chat guard says of a message."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Annotated

import typer

from tenback.locale import texts

if TYPE_CHECKING:
    from tenback.table.talk.verdict import Verdict


def guard(
    text: Annotated[str, typer.Argument(help="A message, as a player would write it.")],
    before: Annotated[
        list[str] | None,
        typer.Option(help="What the same player wrote before, oldest first. May be repeated."),
    ] = None,
    as_name: Annotated[
        bool, typer.Option("--name", help="Judge it as a player's or a table's name.")
    ] = False,
    as_json: Annotated[bool, typer.Option("--json", help="One JSON object instead.")] = False,
) -> None:
    """Say whether a message gives a number away; the exit status is 0 either way."""
    from tenback.table.talk.guard import judge, judge_name

    verdict = judge_name(text) if as_name else judge(text, before or ())
    if as_json:
        reason = None if verdict is None else verdict.reason
        typer.echo(json.dumps({"refused": verdict is not None, "reason": reason}))
    else:
        typer.echo(_sentence(verdict, text))


def _sentence(verdict: Verdict | None, text: str) -> str:
    if verdict is None:
        return texts()("guard-passes")
    return texts()(f"guard-{verdict.reason}", part=text[verdict.start : verdict.end])
