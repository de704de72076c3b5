"""From the options of `tenback play` to a game that can start."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from tenback.locale import Texts
from tenback.rules import cards, deals, dice
from tenback.rules.deals import SEEDS
from tenback.rules.editions import EDITIONS, Edition
from tenback.rules.games import GAMES
from tenback.rules.record import Record
from tenback.terminal.screen import Screen

DEFAULT_GAME = "classic"
SEED_TAG = "Seed"
"""The record keeps the seed, so that a game that is resumed throws the same dice."""


class WrongOption(ValueError):
    """An option that cannot be, in a sentence for whoever typed it."""


class Options(NamedTuple):
    """What was asked for; None: nothing was said about it. Fields are named like the options."""

    game: str | None = None
    players: int | None = None
    seed: int | None = None
    first: int | None = None
    min: int | None = None
    hand: int | None = None
    sheets: str | None = None
    shuffle_commands: bool = False

    def given(self) -> tuple[str, ...]:
        """The options that were given, as they are typed."""
        return tuple(
            name.upper() if name == "game" else f"--{name.replace('_', '-')}"
            for name, value in self._asdict().items()
            if value not in (None, False)
        )


def open_record(options: Options, seed: int, say: Texts) -> Record:
    """The record of a game before its first move; `WrongOption` tells what cannot be."""
    name = options.game or DEFAULT_GAME
    if name not in GAMES:
        raise WrongOption(say("terminal-no-such-game", given=name, games=tuple(GAMES)))
    game = GAMES[name]
    players = options.players or min(game.seats)
    if players not in game.seats or options.players == 0:
        raise WrongOption(_players_range(game.name, str(options.players), say))
    first = _allowed("--first", options.first, range(1, players + 1), say) or 1
    tags = ((SEED_TAG, str(seed)),)
    if game.name in EDITIONS:
        edition = _with_commands(options, EDITIONS[game.name], seed)
        setup = _card_setup(options, edition, players, first, say)
        return Record(setup, deals.deck(seed), tags=tags)
    return Record(_dice_setup(options, players, first, say), tags=tags)


def seed_of(record: Record) -> int | None:
    """The seed that a record was opened with, if it tells one."""
    value = dict(record.tags).get(SEED_TAG, "")
    known = value.isascii() and value.isdigit() and len(value) <= len(str(SEEDS[-1]))
    return int(value) if known and int(value) in SEEDS else None


def command_for(record: Record) -> str | None:
    """What follows `tenback` to have the same deal again; None if it came from no seed."""
    setup, seed = record.setup, seed_of(record)
    if seed is None:
        return None
    words = ["play", record.game.name, f"--players {setup.seats}", f"--seed {seed}"]
    if setup.first != 1:
        words.append(f"--first {setup.first}")
    if isinstance(setup, dice.Setup):
        if setup.sheets != dice.Setup(setup.seats).sheets:
            words.append(f"--sheets {setup.sheets}")
        return " ".join(words)
    edition = EDITIONS[setup.edition.name]
    if setup.minimum != edition.minimum:
        words.append(f"--min {setup.minimum}")
    if setup.hand_size != edition.hand_sizes(setup.seats)[0]:
        words.append(f"--hand {setup.hand_size}")
    if setup.edition != edition:
        words.append("--shuffle-commands")
    return " ".join(words)


def ask_options(options: Options, screen: Screen, say: Texts) -> Options:
    """Which game and how many players, asked until the answers fit; at once: what fits no game."""
    faults = {name: _fault_at_every_table(options._replace(game=name), say) for name in GAMES}
    games = tuple(name for name, fault in faults.items() if fault is None)
    if not games:
        raise WrongOption(faults[DEFAULT_GAME])
    default = DEFAULT_GAME if DEFAULT_GAME in games else games[0]
    question = say("terminal-which-game", games=games, default=default)
    while (game := screen.ask(question).strip().lower() or default) not in games:
        unknown = say("terminal-no-such-game", given=game, games=games)
        screen.tell(faults.get(game) or unknown)
    return _ask_players(options._replace(game=game), screen, say)


def _ask_players(options: Options, screen: Screen, say: Texts) -> Options:
    tables = {str(table.players): table for table in _tables(options)}
    faults = {number: _fault(table, say) for number, table in tables.items()}
    least, *more = (number for number, fault in faults.items() if fault is None)
    if not more:
        return tables[least]
    question = say("terminal-how-many", least=least, most=more[-1], default=least)
    while (given := screen.ask(question).strip() or least) not in (least, *more):
        screen.tell(faults.get(given) or _players_range(options.game or "", given, say))
    return tables[given]


def _tables(options: Options) -> list[Options]:
    """The options with every number of players that they leave open."""
    if options.players is not None:
        return [options]
    return [options._replace(players=seats) for seats in GAMES[options.game or ""].seats]


def _fault_at_every_table(options: Options, say: Texts) -> str | None:
    """What is wrong with the options however many play; None: nothing."""
    faults = [_fault(table, say) for table in _tables(options)]
    return None if None in faults else faults[0]


def _fault(options: Options, say: Texts) -> str | None:
    try:
        open_record(options, SEEDS[0], say)
    except WrongOption as wrong:
        return str(wrong)
    return None


def _players_range(game: str, given: str, say: Texts) -> str:
    seats, title = GAMES[game].seats, say(f"game-{game}")
    key = "terminal-players-range"
    return say(key, game=title, least=min(seats), most=max(seats), given=given)


def _card_setup(
    options: Options, edition: Edition, players: int, first: int, say: Texts
) -> cards.Setup:
    _refuse_given({"--sheets": options.sheets}, "terminal-option-dice-only", say)
    if not edition.commands:
        _refuse_shuffling(options, say)
    minimum = _allowed("--min", options.min, edition.minimums, say) or edition.minimum
    sizes = edition.hand_sizes(players)
    hand = _allowed("--hand", options.hand, sizes, say) or sizes[0]
    return cards.Setup(edition, players, first, minimum, hand)


def _with_commands(options: Options, edition: Edition, seed: int) -> Edition:
    if options.shuffle_commands and edition.commands:
        return edition.with_commands(deals.commands(seed))
    return edition


def _dice_setup(options: Options, players: int, first: int, say: Texts) -> dice.Setup:
    given = {"--min": options.min, "--hand": options.hand}
    _refuse_given(given, "terminal-option-cards-only", say)
    _refuse_shuffling(options, say)
    letters = (options.sheets or "").replace(" ", "").upper()
    try:
        return dice.Setup(players, first, letters)
    except ValueError:
        raise WrongOption(say("terminal-sheets", players=players, given=letters)) from None


def _allowed(
    option: str, given: int | None, values: range | tuple[int, ...], say: Texts
) -> int | None:
    if given is not None and given not in values:
        allowed = tuple(values)
        raise WrongOption(say("terminal-option-value", option=option, allowed=allowed, given=given))
    return given


def _refuse_given(given: Mapping[str, int | str | None], key: str, say: Texts) -> None:
    for option, value in given.items():
        if value is not None:
            raise WrongOption(say(key, option=option))


def _refuse_shuffling(options: Options, say: Texts) -> None:
    given = options.shuffle_commands or None
    _refuse_given({"--shuffle-commands": given}, "terminal-option-commands-only", say)
