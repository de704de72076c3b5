"""From opening a game to keeping it: what `tenback play` does around a session."""

from __future__ import annotations

import secrets
import shlex
import signal
import sys
from pathlib import Path
from types import FrameType
from typing import NoReturn

from tenback.locale import Texts, texts
from tenback.rules import record as records
from tenback.rules.record_reader import Replayed
from tenback.terminal.opening import (
    Options,
    WrongOption,
    ask_options,
    command_for,
    open_record,
    seed_of,
)
from tenback.terminal.saving import default_path, save
from tenback.terminal.screen import Screen, Terminal
from tenback.terminal.session import Left, Session, with_result

_LEAVING = (Left, EOFError, KeyboardInterrupt)


def begin(options: Options, path: Path | None) -> None:
    """A new game; who asked for none in particular is asked which, at a real terminal."""
    say, screen = texts(), Terminal()
    _leave_when_told_to_stop()
    if sys.stdin.isatty() and options.game is None and options.players is None:
        try:
            options = ask_options(options, screen, say)
        except _LEAVING:
            screen.tell("")
            return
    seed = _random_seed() if options.seed is None else options.seed
    record = open_record(options, seed, say)
    _play(Replayed(record, record.start()), seed, path, screen, say)


def go_on(replayed: Replayed, path: Path) -> None:
    """A saved game from where it was left."""
    _leave_when_told_to_stop()
    seed = seed_of(replayed.record)
    _play(replayed, _random_seed() if seed is None else seed, path, Terminal(), texts())


def refuse_beside_resume(options: Options) -> None:
    """The file says which game, who plays and what was dealt."""
    if given := options.given():
        raise WrongOption(texts()("terminal-resume-alone", option=given))


def _random_seed() -> int:
    return secrets.randbits(64)


def _play(replayed: Replayed, seed: int, path: Path | None, screen: Screen, say: Texts) -> None:
    session = Session(replayed.record, replayed.state, seed, screen, say)
    try:
        session.run()
    except _LEAVING:
        screen.tell("")
        path = path or default_path(session.record.game.name)
        if _keep(session, path, screen, say):
            screen.tell(say("terminal-saved", path=shlex.quote(str(path))))
        return
    if (command := command_for(session.record)) is not None:
        screen.tell(say("terminal-again", command=command))
    if path is not None:
        _keep(session, path, screen, say)


def _keep(session: Session, path: Path, screen: Screen, say: Texts) -> bool:
    """Save the record; where that fails, show it, so that it can be kept by hand."""
    text = records.write(with_result(session.record, session.state))
    try:
        save(text, path)
    except OSError as fault:
        screen.tell(say("terminal-not-saved", path=str(path), why=fault.strerror or str(fault)))
        screen.tell(text)
        return False
    return True


def _leave_when_told_to_stop() -> None:
    """A closed window or a kill ends a game like Ctrl-C does: saved."""
    for name in ("SIGTERM", "SIGHUP"):
        number = getattr(signal, name, None)
        if number is not None:
            signal.signal(number, _interrupt)


def _interrupt(_number: int, _frame: FrameType | None) -> NoReturn:
    raise KeyboardInterrupt
