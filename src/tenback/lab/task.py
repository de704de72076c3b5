"""What the lab plays: a task is made of exactly what its result depends on, and says it as text."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum

from tenback.bots.names import EXPERT, MOST_SAMPLES, NAMES, BotName, UnknownBot, read_name
from tenback.rules import cards, dice
from tenback.rules.deals import SEEDS
from tenback.rules.editions import EDITIONS
from tenback.rules.game import Fact
from tenback.rules.games import GAMES

LISTENERS = ("planner", EXPERT)
"""The bots that signal, and heed what others signal."""
_SAMPLES = re.compile(rf"{EXPERT}:samples=([0-9]+)")


class Fault(StrEnum):
    """What is wrong with a task."""

    GAME = "game"
    SEATS = "seats"
    SWITCH = "switch"
    CARDS_ONLY = "cards-only"
    BOT = "bot"
    SAMPLES = "samples"
    TALK = "talk"
    GAMES = "games"
    SEED = "seed"
    LAST_SEED = "last-seed"


class WrongTask(ValueError):
    """A task that cannot be: what is wrong with it, with the facts for a sentence."""

    def __init__(self, fault: Fault, **facts: Fact) -> None:
        super().__init__(f"{fault}: {facts}")
        self.fault, self.facts = fault, facts


@dataclass(frozen=True, slots=True)
class Task:
    """Games with these seeds, every seat with the same bot."""

    game: str
    seats: int
    bot: str
    games: int
    seed: int = 0
    """Of the first game; each further game has the next one."""
    minimum: int | None = None
    hand: int | None = None
    """None stands for what is usual, and is replaced by it in the card games."""
    talk: bool = False

    def __post_init__(self) -> None:
        _check_table(self.game, self.seats)
        object.__setattr__(self, "bot", str(_bot(self.bot, self.game)))
        minimum, hand = _switches(self)
        object.__setattr__(self, "minimum", minimum)
        object.__setattr__(self, "hand", hand)
        _check_talk(self)
        _check_seeds(self)

    def __str__(self) -> str:
        """Equal texts, equal results."""
        words = [self.game, f"seats={self.seats}"]
        if self.game in EDITIONS:
            words += [f"min={self.minimum}", f"hand={self.hand}"]
        words.append(f"bot={self.bot}")
        if self.game in EDITIONS:
            words.append(f"talk={'yes' if self.talk else 'no'}")
        return " ".join([*words, f"seeds={self.seed}..{self.seed + self.games - 1}"])

    @property
    def bot_name(self) -> BotName:
        return read_name(self.bot, self.game)

    @property
    def setup(self) -> cards.Setup | dice.Setup:
        """The table at which all its games are played."""
        if self.minimum is None or self.hand is None:
            return dice.Setup(self.seats)
        edition = EDITIONS[self.game]
        return cards.Setup(edition, self.seats, minimum=self.minimum, hand_size=self.hand)


def _check_table(game: str, seats: int) -> None:
    if game not in GAMES:
        raise WrongTask(Fault.GAME, given=game, games=tuple(GAMES))
    places = GAMES[game].seats
    if seats not in places:
        least, most = places[0], places[-1]
        raise WrongTask(Fault.SEATS, game=game, least=least, most=most, given=str(seats))


def _bot(text: str, game: str) -> BotName:
    try:
        return read_name(text, game)
    except UnknownBot:
        if match := _SAMPLES.fullmatch(text):
            what = "many" if match[1].strip("0") else "none"
            facts = {"what": what, "given": match[1], "most": str(MOST_SAMPLES)}
            raise WrongTask(Fault.SAMPLES, **facts) from None
        raise WrongTask(Fault.BOT, given=text, bots=NAMES) from None


def _switches(task: Task) -> tuple[int | None, int | None]:
    """The minimum and the hand; neither in a game without cards."""
    if task.game not in EDITIONS:
        for option, given in (("--min", task.minimum), ("--hand", task.hand)):
            if given is not None:
                raise WrongTask(Fault.CARDS_ONLY, option=option)
        return None, None
    edition = EDITIONS[task.game]
    return (
        _allowed("--min", task.minimum, edition.minimums),
        _allowed("--hand", task.hand, edition.hand_sizes(task.seats)),
    )


def _allowed(option: str, given: int | None, values: Sequence[int]) -> int:
    """What is given if it may be, and what is usual if nothing is."""
    if given is None:
        return values[0]
    if given not in values:
        raise WrongTask(Fault.SWITCH, option=option, allowed=tuple(values), given=str(given))
    return given


def _check_talk(task: Task) -> None:
    """Talk that would change nothing is refused, so that equal tasks have equal texts."""
    if not task.talk:
        return
    if task.game not in EDITIONS:
        raise WrongTask(Fault.TALK, what="dice")
    if task.seats == 1:
        raise WrongTask(Fault.TALK, what="alone")
    if task.bot_name.name not in LISTENERS:
        raise WrongTask(Fault.TALK, what="deaf", given=task.bot, bots=LISTENERS)


def _check_seeds(task: Task) -> None:
    if task.games < 1:
        raise WrongTask(Fault.GAMES, given=str(task.games))
    if task.seed not in SEEDS:
        raise WrongTask(Fault.SEED, given=str(task.seed), most=str(SEEDS[-1]))
    if task.seed + task.games - 1 not in SEEDS:
        facts = {"given": str(task.seed), "games": str(task.games), "most": str(SEEDS[-1])}
        raise WrongTask(Fault.LAST_SEED, **facts)
