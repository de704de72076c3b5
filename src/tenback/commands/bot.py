"""`tenback bot`: a bot of one's own takes a seat at a table, from any machine."""

from __future__ import annotations

from typing import Annotated

import typer

from tenback.commands.telling import refuse
from tenback.locale import texts


def bot(
    table: Annotated[str, typer.Option(metavar="LINK", help="The table's link.")],
    bot: Annotated[
        str, typer.Option(metavar="MODULE:CLASS", help="A class with `decide(view) -> str`.")
    ],
    name: Annotated[str, typer.Option(help="What it is called at the table.")] = "Bot",
    seat: Annotated[
        int | None, typer.Option(min=1, max=6, help="Which seat; else the first that is free.")
    ] = None,
) -> None:
    """Let a bot of your own play at a table. It sees what a person in its seat would see."""
    try:
        from tenback.server import guest
    except ModuleNotFoundError as missing:
        refuse(texts()("data-needs-server", package=missing.name or ""))
    try:
        guest.play(table, guest.load(bot), name, seat)
    except guest.CannotPlay as fault:
        refuse(texts()(f"bot-{fault.what}", **fault.facts))
    except KeyboardInterrupt:
        typer.echo("")
