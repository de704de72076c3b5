"""The `tenback` command. Each command loads what it needs when it is called, so all start fast."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Annotated

import typer

from tenback.commands import bench, lab
from tenback.commands.bot import bot
from tenback.commands.data import backup, restore
from tenback.commands.guard import guard
from tenback.commands.serve import serve
from tenback.commands.warm import warm
from tenback.locale import texts
from tenback.rules.deals import SEEDS
from tenback.rules.games import GAMES
from tenback.rules.record import summary
from tenback.rules.record_reader import MAX_BYTES, RecordError, Replayed, read
from tenback.version import __version__

app = typer.Typer(
    help="THE GAME, On Fire, EXTREME and Twenty One: play, replay, study.",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,  # plain sentences, whatever reads them
)

STANDARD_INPUT = "-"


def main() -> None:
    """The entry point of the installed command."""
    app()


def _tell_version(wanted: bool) -> None:
    if wanted:
        typer.echo(f"tenback {__version__}")
        raise typer.Exit


@app.callback()
def _options(
    show_version: Annotated[
        bool,
        typer.Option("--version", callback=_tell_version, is_eager=True, help="Tell the version."),
    ] = False,
) -> None:
    pass


@app.command()
def replay(
    file: Annotated[str, typer.Argument(help="A record, or - for standard input.")],
    as_json: Annotated[bool, typer.Option("--json", help="One JSON object instead.")] = False,
) -> None:
    """Replay a record and print its final position; exit status 1 if it breaks a rule."""
    try:
        replayed = read(_read_file(file))
    except RecordError as fault:
        _tell_fault(file, fault, as_json=as_json)
        raise typer.Exit(1) from None
    if as_json:
        typer.echo(json.dumps(summary(replayed.record, replayed.state)))
    else:
        typer.echo(_picture(replayed))


def _picture(replayed: Replayed) -> str:
    from tenback.render import text

    return text.picture(replayed.state)


def _tell_fault(file: str, fault: RecordError, *, as_json: bool) -> None:
    why = texts().refusal(fault.refusal)
    if as_json:
        told = {"error": fault.refusal.code, "line": fault.line, "action": fault.action, "why": why}
        typer.echo(json.dumps(told))
    else:
        where = texts()("terminal-record-fault", path=file, line=fault.line, why=why)
        typer.echo(where, err=True)


def _read_file(file: str) -> bytes:
    """At most a little more than a record may have, so that a huge file costs nothing."""
    try:
        if file == STANDARD_INPUT:
            return sys.stdin.buffer.read(MAX_BYTES + 1)
        with Path(file).open("rb") as source:
            return source.read(MAX_BYTES + 1)
    except OSError as fault:
        why = fault.strerror or str(fault)
        typer.echo(texts()("terminal-dead-file", path=file, why=why), err=True)
        raise typer.Exit(2) from None


@app.command()
def play(
    game: Annotated[
        str | None,
        typer.Argument(help=f"Which game: {', '.join(GAMES)}."),
    ] = None,
    players: Annotated[int | None, typer.Option("--players", "-n", help="How many play.")] = None,
    seed: Annotated[
        int | None,
        typer.Option(min=SEEDS[0], max=SEEDS[-1], help="The same seed, the same deal and dice."),
    ] = None,
    first: Annotated[int | None, typer.Option(help="The seat that starts.")] = None,
    minimum: Annotated[
        int | None, typer.Option("--min", help="Cards a turn: 2, or 3 for experts.")
    ] = None,
    hand: Annotated[
        int | None, typer.Option(help="Cards in a hand: as usual, or one less for experts.")
    ] = None,
    sheets: Annotated[
        str | None, typer.Option(help="Twenty One: a letter for each player, like ACF.")
    ] = None,
    shuffle_commands: Annotated[
        bool, typer.Option("--shuffle-commands", help="EXTREME: the commands on other cards.")
    ] = False,
    resume: Annotated[
        Path | None, typer.Option(help="Go on with a saved game.", metavar="FILE")
    ] = None,
    save: Annotated[
        Path | None, typer.Option(help="Where to keep the game.", metavar="FILE")
    ] = None,
) -> None:
    """Play in the terminal, several people on one keyboard. Without a game, it asks for one."""
    from tenback.terminal import playing
    from tenback.terminal.opening import Options, WrongOption

    asked = Options(game, players, seed, first, minimum, hand, sheets, shuffle_commands)
    try:
        if resume is not None:
            playing.refuse_beside_resume(asked)
            playing.go_on(_resumed(resume), save or resume)
        else:
            playing.begin(asked, save)
    except WrongOption as wrong:
        typer.echo(str(wrong), err=True)
        raise typer.Exit(2) from None


def _resumed(path: Path) -> Replayed:
    try:
        return read(_read_file(str(path)))
    except RecordError as fault:
        _tell_fault(str(path), fault, as_json=False)
        raise typer.Exit(1) from None


app.add_typer(lab.app, name="lab")
app.add_typer(bench.app, name="bench")
app.command()(guard)
app.command()(warm)
app.command()(backup)
app.command()(restore)
app.command()(serve)
app.command()(bot)
