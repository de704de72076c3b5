"""From opening a game to keeping it: what `tenback play` does around a session."""

from __future__ import annotations

import secrets
import signal
import sys
from pathlib import Path
from types import FrameType
from typing import NoReturn

from tenback.locale import Texts, texts
from tenback.rules import record as records
from tenback.rules.record_reader import Replayed
from tenback.terminal.naming import file_word, program
from tenback.terminal.opening import (
    Options,
    WrongOption,
    ask_options,
    command_for,
    open_record,
    seed_of,
)
from tenback.terminal.saving import Unfit, default_path, save, unfit
from tenback.terminal.screen import Screen, Terminal
from tenback.terminal.session import Left, Session, with_result

_LEAVING = (Left, EOFError, KeyboardInterrupt)


def begin(options: Options, path: Path | None) -> bool:
    """A new game, and whether it is kept; at a real terminal one is asked which, if it is open."""
    say, screen = texts(), Terminal()
    _leave_when_told_to_stop()
    if sys.stdin.isatty() and options.game is None:
        try:
            options = ask_options(options, screen, say)
        except _LEAVING:
            screen.tell("")
            return True
    seed = _random_seed() if options.seed is None else options.seed
    record = open_record(options, seed, say)
    return _play(Replayed(record, record.start()), seed, path, screen, say)


def go_on(replayed: Replayed, path: Path) -> bool:
    """A saved game from where it was left, and whether it is kept."""
    _leave_when_told_to_stop()
    seed = seed_of(replayed.record)
    return _play(replayed, _random_seed() if seed is None else seed, path, Terminal(), texts())


def refuse_beside_resume(options: Options) -> None:
    """The file says which game, who plays and what was dealt."""
    if given := options.given():
        raise WrongOption(texts()("terminal-resume-alone", option=given))


def refuse_as_target(option: str, name: str) -> None:
    """Nothing but a game is ever written over, and what cannot be written is told beforehand."""
    if (what := unfit(name)) is not None:
        raise WrongOption(texts()("terminal-unfit-file", option=option, path=name, what=what))


def refuse_as_source(name: str, *, kept_elsewhere: bool) -> None:
    """The same for a file to go on from, which may be locked if the game is kept elsewhere."""
    told_by_reading = {Unfit.OTHER, Unfit.LOCKED} if kept_elsewhere else {Unfit.OTHER}
    if unfit(name) not in told_by_reading:
        refuse_as_target("--resume", name)


def _random_seed() -> int:
    return secrets.randbits(64)


def _play(replayed: Replayed, seed: int, path: Path | None, screen: Screen, say: Texts) -> bool:
    session = Session(replayed.record, replayed.state, seed, screen, say)
    try:
        session.run()
    except _LEAVING:
        screen.close()
        screen.tell("")
        return _keep(session, path, "terminal-saved", screen, say)
    finally:
        screen.close()
    if (command := command_for(session.record)) is not None:
        screen.tell(say("terminal-again"))
        screen.tell(f"  {program()} {command}", as_is=True)
    return _keep(session, path, "terminal-kept", screen, say)


def _keep(session: Session, path: Path | None, told: str, screen: Screen, say: Texts) -> bool:
    """Save what was played and say how to go on; where that fails, show the record."""
    if path is None and not session.record.moves:
        return True
    path = path or default_path(session.record.game.name)
    text = records.write(with_result(session.record, session.state))
    try:
        save(text, path)
    except OSError as fault:
        screen.tell(say("terminal-not-saved", path=str(path), why=fault.strerror or str(fault)))
        screen.tell(text, as_is=True)
        return False
    words = {"terminal-saved": "play --resume", "terminal-kept": "replay"}[told]
    screen.tell(say(told, path=str(path)))
    screen.tell(f"  {program()} {words} {file_word(path)}", as_is=True)
    return True


def _leave_when_told_to_stop() -> None:
    """A closed window or a kill ends a game like Ctrl-C does: saved."""
    for name in ("SIGTERM", "SIGHUP"):
        number = getattr(signal, name, None)
        if number is not None:
            signal.signal(number, _interrupt)


def _interrupt(_number: int, _frame: FrameType | None) -> NoReturn:
    raise KeyboardInterrupt
