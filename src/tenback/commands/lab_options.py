"""What `tenback lab run` is asked: which tasks, and who plays them."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from tenback.commands.telling import refuse
from tenback.locale import texts

if TYPE_CHECKING:
    from tenback.lab.task import Task, WrongTask

LOCAL, RAY = ENGINES = ("local", "ray")

SENTENCES = {
    "game": "terminal-no-such-game",
    "seats": "terminal-players-range",
    "switch": "terminal-option-value",
    "cards-only": "terminal-option-cards-only",
    "bot": "lab-no-such-bot",
    "samples": "lab-samples",
    "bots": "lab-bots",
    "mixed": "lab-mixed",
    "talk": "lab-talk",
    "games": "lab-games",
    "seed": "lab-seed",
    "last-seed": "lab-last-seed",
}
"""What is said of each fault of a task."""


class Flags(NamedTuple):
    """One task, as options; none for what was not said."""

    game: str | None
    seats: int | None
    bot: str | None
    games: int | None
    seed: int | None
    minimum: int | None
    hand: int | None
    talk: bool

    def said(self) -> list[str]:
        """The names of the options that were given."""
        names = ("game", "seats", "bot", "games", "seed", "min", "hand")
        said = [f"--{name}" for name, given in zip(names, self, strict=False) if given is not None]
        return [*said, *(["--talk"] if self.talk else [])]


class Running(NamedTuple):
    """Who plays."""

    engine: str
    address: str | None
    workers: int | None


def check_options(experiment: Path | None, flags: Flags, running: Running, *, kept: bool) -> None:
    """Refuse what does not go together."""
    say = texts()
    if running.engine not in ENGINES:
        given = running.engine
        refuse(say("terminal-option-value", option="--engine", allowed=ENGINES, given=given))
    if running.workers is not None and running.workers < 1:
        refuse(say("lab-workers", given=str(running.workers)))
    if running.address is not None and running.engine != RAY:
        refuse(say("lab-address"))
    if not kept and running.engine == RAY:
        refuse(say("lab-needs-out", what="ray"))
    if not kept and experiment is not None:
        refuse(say("lab-needs-out", what="experiment"))
    _check_flags(experiment, flags.said())


def _check_flags(experiment: Path | None, said: list[str]) -> None:
    if experiment is not None:
        if said:
            refuse(texts()("lab-beside-experiment", option=said[0], file=str(experiment)))
        return
    for option in ("--game", "--seats", "--bot", "--games"):
        if option not in said:
            refuse(texts()("lab-option-missing", option=option))


def tasks_of(experiment: Path | None, flags: Flags) -> tuple[Task, ...]:
    """What is to be played."""
    from tenback.lab.experiment import WrongEntry, read_experiment
    from tenback.lab.faults import LabError
    from tenback.lab.task import Task, WrongTask

    try:
        if experiment is not None:
            return read_experiment(experiment)
        named = (flags.game or "", flags.seats or 0, flags.bot or "", flags.games or 0)
        switches = (flags.minimum, flags.hand, flags.talk)
        return (Task(*named, flags.seed or 0, *switches),)
    except WrongTask as wrong:
        refuse(_sentence(wrong))
    except WrongEntry as entry:
        why = _sentence(entry.wrong).replace("--", "")  # keys are options without their dashes
        refuse(texts()("lab-wrong-entry", file=str(experiment), number=entry.number, why=why))
    except LabError as fault:
        refuse(texts()(f"lab-fault-{fault.fault}", **fault.facts))


def _sentence(wrong: WrongTask) -> str:
    """What is wrong with a task, for whoever typed it."""
    facts, say = wrong.facts, texts()
    if wrong.fault == "seats":
        facts = facts | {"game": say(f"game-{facts['game']}")}
    return say(SENTENCES[wrong.fault], **facts)
