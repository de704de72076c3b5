"""What the lab plays: a task is made of exactly what its result depends on, and says it as text."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, replace
from enum import StrEnum

from tenback.bots.names import EXPERT, MOST_SAMPLES, NAMES, BotName, UnknownBot, read_name
from tenback.rules import cards, dice
from tenback.rules.deals import SEEDS
from tenback.rules.editions import EDITIONS
from tenback.rules.game import Fact
from tenback.rules.games import GAMES

LISTENERS = ("planner", EXPERT)
"""The bots that signal, and heed what others signal."""
_COMMA = ","
_FIELDS = {"min": "minimum"}
"""What has another name in a task's text than in the code."""
_SAMPLES = re.compile(rf"{EXPERT}:samples=([0-9]+)")


class Fault(StrEnum):
    """What is wrong with a task."""

    GAME = "game"
    SEATS = "seats"
    SWITCH = "switch"
    CARDS_ONLY = "cards-only"
    BOT = "bot"
    SAMPLES = "samples"
    BOTS = "bots"
    MIXED = "mixed"
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
    """Games with these seeds."""

    game: str
    seats: int
    bot: str
    """One for all seats; in Twenty One also one for each seat, as in `planner,greedy,greedy`."""
    games: int
    seed: int = 0
    """Of the first game; each further game has the next one."""
    minimum: int | None = None
    hand: int | None = None
    """None stands for what is usual, and is replaced by it in the card games."""
    talk: bool = False

    def __post_init__(self) -> None:
        _check_table(self.game, self.seats)
        object.__setattr__(self, "bot", _bots(self))
        minimum, hand = _switches(self)
        object.__setattr__(self, "minimum", minimum)
        object.__setattr__(self, "hand", hand)
        _check_talk(self)
        _check_seeds(self)

    def __str__(self) -> str:
        """Equal texts, equal results."""
        return f"{self.table} seeds={self.seeds.start}..{self.seeds.stop - 1}"

    @property
    def table(self) -> str:
        """Its text but for the seeds: counts of different seeds of the same table add."""
        words = [self.game, f"seats={self.seats}"]
        if self.game in EDITIONS:
            words += [f"min={self.minimum}", f"hand={self.hand}"]
        words.append(f"bot={self.bot}")
        if self.game in EDITIONS:
            words.append(f"talk={'yes' if self.talk else 'no'}")
        return " ".join(words)

    @property
    def seeds(self) -> range:
        return range(self.seed, self.seed + self.games)

    def part(self, seeds: range) -> Task:
        """The games with these seeds at the same table."""
        return replace(self, seed=seeds.start, games=seeds.stop - seeds.start)

    @property
    def bot_names(self) -> tuple[BotName, ...]:
        """One for all seats, or one for each."""
        return tuple(read_name(text, self.game) for text in self.bot.split(_COMMA))

    @property
    def samples(self) -> int | None:
        """Of the experts among the bots: all of them take as many."""
        return next((bot.samples for bot in self.bot_names if bot.samples), None)

    @property
    def light(self) -> Task:
        """One game at such a table, with as little thought as may be."""
        bots = (str(replace(bot, samples=bot.samples and 1)) for bot in self.bot_names)
        return replace(self, bot=_COMMA.join(bots), seed=0, games=1)

    @property
    def setup(self) -> cards.Setup | dice.Setup:
        """The table at which all its games are played."""
        if self.minimum is None or self.hand is None:
            return dice.Setup(self.seats)
        edition = EDITIONS[self.game]
        return cards.Setup(edition, self.seats, minimum=self.minimum, hand_size=self.hand)


def read_table(text: str, seeds: range) -> Task:
    """The task that is played at the table with this text; a `ValueError` if there is none such."""
    game, *words = text.split(" ")
    facts = dict(_read_fact(word) for word in words)
    bot, talk = facts.pop("bot", ""), facts.pop("talk", "no") == "yes"
    numbers = {_FIELDS.get(name, name): int(value) for name, value in facts.items()}
    first, games = seeds.start, seeds.stop - seeds.start
    try:
        task = Task(game, bot=bot, games=games, seed=first, talk=talk, **numbers)
    except TypeError as wrong:
        raise ValueError(f"no table: {text}") from wrong
    if task.table != text:
        raise ValueError(f"no table: {text}")
    return task


def _read_fact(word: str) -> tuple[str, str]:
    name, _, value = word.partition("=")
    return name, value


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


def _bots(task: Task) -> str:
    """One name if all seats have the same bot, so that equal tasks have equal texts."""
    texts = task.bot.split(_COMMA)
    names = [_bot(text, task.game) for text in texts]
    if len(names) not in (1, task.seats):
        raise WrongTask(Fault.BOTS, given=str(len(names)), seats=task.seats)
    if len(set(names)) == 1:
        return str(names[0])
    if task.game in EDITIONS:
        raise WrongTask(Fault.MIXED, what="cards", given=task.bot)
    if len({bot.samples for bot in names if bot.samples}) > 1:
        raise WrongTask(Fault.MIXED, what="samples", given=task.bot)
    return _COMMA.join(map(str, names))


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
    if task.bot_names[0].name not in LISTENERS:
        raise WrongTask(Fault.TALK, what="deaf", given=task.bot, bots=LISTENERS)


def _check_seeds(task: Task) -> None:
    if task.games < 1:
        raise WrongTask(Fault.GAMES, given=str(task.games))
    if task.seed not in SEEDS:
        raise WrongTask(Fault.SEED, given=str(task.seed), most=str(SEEDS[-1]))
    if task.seed + task.games - 1 not in SEEDS:
        facts = {"given": str(task.seed), "games": str(task.games), "most": str(SEEDS[-1])}
        raise WrongTask(Fault.LAST_SEED, **facts)
