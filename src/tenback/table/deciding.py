"""Whether a command is accepted, and what happens then: commands in, events out.

Nothing here is changed: who gets events folds them (`state.fold`) once they are stored.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, Protocol, assert_never

from tenback.rules.cards import Say
from tenback.rules.dice import Choice, Dice, Enter, falling
from tenback.rules.editions import Command as Mark
from tenback.rules.game import CHANCE, Refusal, Refused, refuse
from tenback.rules.notation import write
from tenback.table import commands, events
from tenback.table.commands import AnyCommand, SystemCommand
from tenback.table.events import AnyEvent, Event, Wish
from tenback.table.faults import Fault
from tenback.table.happenings import told
from tenback.table.options import Talk
from tenback.table.state import Phase, Table, fold, play_of, read_action

STAND_IN = "careful"
"""The bot that plays for the absent."""


class Chance(Protocol):
    """Where decks, lots and dice come from: at tables the system's own randomness."""

    def deck(self) -> tuple[int, ...]: ...

    def commands(self) -> dict[str, tuple[int, ...]]: ...

    def lot(self, among: tuple[int, ...]) -> int: ...

    def fall(self, colours: str) -> tuple[tuple[str, int], ...]: ...


Decision = tuple[Event, ...] | Refusal


def handle(
    table: Table,
    player: str,
    command: AnyCommand,
    chance: Chance,
    levels: tuple[str, ...],
) -> Decision:
    """What comes of a player's command. `levels` are the bots there are."""
    if table.phase is Phase.CLOSED:
        return refuse(Fault.CLOSED)
    if player in table.removed:
        return refuse(Fault.REMOVED)
    if isinstance(command, commands.Sit):
        return _sit(table, player, command.seat)
    if isinstance(command, _HOSTS):
        return _for_host(table, player, command, chance, levels)
    return _for_player(table, player, command, chance)


def handle_system(table: Table, command: SystemCommand, chance: Chance) -> Decision:
    """What comes of the clock, and of a bot's decision."""
    if table.phase is Phase.CLOSED:
        return refuse(Fault.CLOSED)
    match command:
        case commands.Absent(player):
            return _stand_in(table, table.seats_of(player), chance)
        case commands.TimeUp(turn_began):
            late = table.awaited if turn_began == table.turn_began else ()
            return _stand_in(table, late, chance)
        case commands.BotMoves(seat, action):
            if seat > len(table.seats) or not table.seat(seat).is_bots:
                return refuse(Fault.NOT_YOUR_SEAT, seat=seat)
            return _move(table, seat, action, chance)
        case _:
            assert_never(command)


_HOSTS = (
    commands.SeatBot,
    commands.Unseat,
    commands.Deal,
    commands.Lock,
    commands.Mute,
    commands.Remove,
    commands.PassHost,
    commands.Rematch,
    commands.Close,
)
_Player = (
    commands.Rise
    | commands.WishTo
    | commands.Move
    | commands.TakeBack
    | commands.State
    | commands.Return
)


def _sit(table: Table, player: str, number: int) -> Decision:
    if number > len(table.seats):
        return refuse(Fault.NO_SEAT, seat=number, seats=len(table.seats))
    seat = table.seat(number)
    if seat.player == player:
        return ()
    if table.phase is not Phase.GATHERING:
        return refuse(Fault.PHASE, phase=table.phase)
    if not seat.is_free:
        return refuse(Fault.SEAT_TAKEN, seat=number)
    if table.locked and player not in table.people and player != table.host:
        return refuse(Fault.LOCKED)
    return (events.Sat(number, player),)


def _for_player(table: Table, player: str, command: _Player, chance: Chance) -> Decision:
    if isinstance(command, commands.Return):
        away = [s for s in table.seats_of(player) if table.seat(s).is_bots]
        return tuple(events.Returned(seat) for seat in away)
    if command.seat not in table.seats_of(player):
        return refuse(Fault.NOT_YOUR_SEAT, seat=command.seat)
    match command:
        case commands.Rise(seat):
            return _rise(table, seat)
        case commands.WishTo(seat, wish):
            return _wish(table, seat, wish, chance)
        case commands.Move(seat, action):
            return _move_of_person(table, player, seat, action, chance)
        case commands.TakeBack(seat):
            return _take_back(table, seat)
        case commands.State():
            return _state(table, player, command)
        case _:
            assert_never(command)


def _rise(table: Table, seat: int) -> Decision:
    """Who leaves a running game leaves it to a bot; the host's part goes to another person."""
    running = table.phase in (Phase.AGREEING, Phase.PLAYING)
    rose = events.Rose(seat, STAND_IN if running else None)
    others = sorted(table.people - {table.host})
    last = table.seats_of(table.host) == (seat,)
    passed = (events.HostPassed(others[0]),) if last and others else ()
    settled = _settled_when_left(table, rose) if table.phase is Phase.AGREEING else ()
    return (rose, *passed, *settled)


def _settled_when_left(table: Table, rose: events.Rose) -> tuple[Event, ...]:
    """Who has left has no wish any more; the others' may be complete now."""
    after = fold(table, rose)
    return _settled(after, min) if after.people else ()


def _settled(table: Table, pick: Callable[[tuple[int, ...]], int]) -> tuple[Event, ...]:
    """R3: when everybody has spoken, who wants to start does."""
    return () if table.awaited else (events.Began(_starter(table, pick)),)


def _wish(table: Table, seat: int, wish: Wish, chance: Chance) -> Decision:
    """R3: of several who want to start, the lot decides."""
    if table.phase is not Phase.AGREEING:
        return refuse(Fault.PHASE, phase=table.phase)
    said: tuple[AnyEvent, ...] = (*_back(table, seat), events.Wished(seat, wish))
    return (*said, *_settled(_after(table, said), chance.lot))


def _back(table: Table, seat: int) -> tuple[events.Returned, ...]:
    """Whoever does something is there again."""
    return (events.Returned(seat),) if table.seat(seat).is_bots else ()


def _after(table: Table, happened: Iterable[AnyEvent]) -> Table:
    for event in happened:
        table = fold(table, event)
    return table


def _starter(table: Table, pick: Callable[[tuple[int, ...]], int]) -> int:
    for wish in (Wish.START, Wish.ANY):
        willing = tuple(i for i, said in enumerate(table.wishes, 1) if said is wish)
        if willing:
            return pick(willing)
    return pick(tuple(range(1, len(table.seats) + 1)))


def _for_host(
    table: Table, player: str, command: Any, chance: Chance, levels: tuple[str, ...]
) -> Decision:
    if player != table.host:
        return refuse(Fault.HOST_ONLY)
    if isinstance(command, commands.SeatBot | commands.Unseat):
        return _about_bot(table, command, levels)
    match command:
        case commands.Deal():
            return _deal(table, chance)
        case commands.Rematch():
            return _rematch(table, same_deal=command.same_deal)
        case commands.Lock(on):
            return (events.Locked(on),) if on != table.locked else ()
        case commands.Close():
            return (events.Closed(),)
        case _:
            return _about_player(table, command)


def _about_player(
    table: Table, command: commands.Mute | commands.Remove | commands.PassHost
) -> Decision:
    player = command.player
    if player == table.host or (
        player not in table.people and not isinstance(command, commands.Mute | commands.Remove)
    ):
        return refuse(Fault.NO_PLAYER)
    match command:
        case commands.Mute(_, on):
            changed = on != (player in table.muted)
            return (events.Muted(player, on),) if changed else ()
        case commands.PassHost():
            return (events.HostPassed(player),)
        case commands.Remove():
            running = table.phase in (Phase.AGREEING, Phase.PLAYING)
            level = STAND_IN if running else None
            rose = tuple(events.Rose(seat, level) for seat in table.seats_of(player))
            settled = _settled_without(table, rose)
            return (*rose, events.Removed(player), *settled)
        case _:
            assert_never(command)


def _settled_without(table: Table, rose: tuple[events.Rose, ...]) -> tuple[Event, ...]:
    if table.phase is not Phase.AGREEING or not rose:
        return ()
    *earlier, last = rose
    return _settled_when_left(_after(table, earlier), last)


def _about_bot(
    table: Table, command: commands.SeatBot | commands.Unseat, levels: tuple[str, ...]
) -> Decision:
    seat = command.seat
    if table.phase is not Phase.GATHERING:
        return refuse(Fault.PHASE, phase=table.phase)
    if seat > len(table.seats):
        return refuse(Fault.NO_SEAT, seat=seat, seats=len(table.seats))
    if table.seat(seat).player is not None:
        return refuse(Fault.SEAT_TAKEN, seat=seat)
    if isinstance(command, commands.Unseat):
        return (events.Rose(seat),)
    if command.level not in levels:
        return refuse(Fault.NO_BOT, level=command.level, levels=levels)
    return (events.BotSat(seat, command.level),)


def _deal(table: Table, chance: Chance) -> Decision:
    if table.phase is not Phase.GATHERING:
        return refuse(Fault.PHASE, phase=table.phase)
    free = tuple(i for i, seat in enumerate(table.seats, 1) if seat.is_free)
    if free:
        return refuse(Fault.EMPTY_SEATS, seats=free)
    if _agrees_by_talking(table):
        return (_dealt(table, chance),)
    first = table.known_deal or chance.lot(tuple(range(1, table.options.seats + 1)))
    return (_dealt(table, chance), events.Began(first))


def _dealt(table: Table, chance: Chance) -> events.Dealt:
    if table.known_deal:
        return events.Dealt(table.deck, table.commands)
    options = table.options
    shuffled = chance.commands() if options.shuffled_commands else None
    return events.Dealt(chance.deck() if options.has_cards else (), shuffled)


def _agrees_by_talking(table: Table) -> bool:
    """R3, T0: friends do; alone, with bots and over dice, the lot decides."""
    friends = len(table.seats) > 1 and not any(seat.is_bots for seat in table.seats)
    return table.options.has_cards and friends


def _rematch(table: Table, *, same_deal: bool) -> Decision:
    if table.phase is not Phase.OVER:
        return refuse(Fault.PHASE, phase=table.phase)
    if same_deal and not table.options.has_cards:  # dice fall anew
        return refuse(Fault.OPTION, option="same_deal", allowed=())
    return (events.Renewed(same_deal),)


def _stand_in(table: Table, seats: tuple[int, ...], chance: Chance) -> Decision:
    """A bot does not mind who starts: while that is agreed upon, the others' wishes decide."""
    if table.phase not in (Phase.AGREEING, Phase.PLAYING):
        return ()
    people = (s for s in seats if table.seat(s).player and not table.seat(s).is_bots)
    stood_in = tuple(events.StoodIn(seat, STAND_IN) for seat in people)
    if table.phase is Phase.PLAYING or not stood_in:
        return stood_in
    return (*stood_in, *_settled(_after(table, stood_in), chance.lot))


def _move_of_person(table: Table, player: str, seat: int, words: str, chance: Chance) -> Decision:
    """Whoever moves is back; a signal is talk, and the table may not want any."""
    if words.startswith("say:"):
        refusal = _why_no_talk(table, player)
        if refusal:
            return refusal
    moved = _move(table, seat, words, chance)
    return moved if isinstance(moved, Refusal) else (*_back(table, seat), *moved)


def _why_no_talk(table: Table, player: str) -> Refusal | None:
    if table.options.talk is Talk.NOTHING:
        return refuse(Fault.TALK, policy=table.options.talk)
    return refuse(Fault.MUTED) if player in table.muted else None


def _move(table: Table, seat: int, words: str, chance: Chance) -> Decision:
    if table.phase is not Phase.PLAYING:
        return refuse(Fault.PHASE, phase=table.phase)
    action = _readable(table, seat, words)
    if isinstance(action, Refusal):
        return action
    rules, state = table.options.rules, play_of(table).state
    try:
        state, happened = rules.apply(state, seat, action)
    except Refused as refused:
        return refused.refusal
    actions = [(seat, words)]
    if CHANCE in rules.acting(state):
        fallen = Dice(chance.fall(falling(state)))
        state, more = rules.apply(state, CHANCE, fallen)
        actions.append((CHANCE, write(fallen)))
        happened += more
    return (events.Moved(seat, tuple(actions), tuple(map(told, happened))),)


def _readable(table: Table, seat: int, words: str) -> Any:
    """The action that is meant, if this game has such actions and a player can take them."""
    action = read_action(words, seat)
    of_dice = isinstance(action, Choice | Enter)
    if action is None or of_dice == table.options.has_cards:
        return refuse(Fault.MALFORMED, given=words)
    return action


def _take_back(table: Table, seat: int) -> Decision:
    """S2."""
    if table.phase is not Phase.PLAYING:
        return refuse(Fault.PHASE, phase=table.phase)
    if not may_take_back(table, seat):
        return refuse(Fault.TAKE_BACK)
    return (events.TookBack(seat),)


def may_take_back(table: Table, seat: int) -> bool:
    """S2: where one person plays all seats, or the table agreed on it; in one's own turn."""
    one_person = len({s.player for s in table.seats}) == 1 and not any(
        s.is_bots for s in table.seats
    )
    allowed = one_person or table.options.take_backs
    return allowed and table.acting == (seat,) and bool(play_of(table).before)


def _state(table: Table, player: str, command: commands.State) -> Decision:
    """X12: under the same silence as signals (X6)."""
    if table.phase is not Phase.PLAYING or not table.options.has_commands:
        return refuse(Fault.PHASE, phase=table.phase)
    refusal = _why_no_talk(table, player) or why_silent(table)
    if refusal:
        return refusal
    if command.command not in tuple(Mark):
        return refuse(Fault.MALFORMED, given=command.command)
    return (events.Stated(command.seat, command.command, command.attitude),)


def why_silent(table: Table) -> Refusal | None:
    """X6: no talk about the game, for anyone; the rules say when."""
    if table.phase is not Phase.PLAYING or not table.options.has_cards:
        return None
    state = play_of(table).state
    return table.options.rules.why_not(state, 1, Say("a", "free"))


def why_no_chat(table: Table, player: str) -> Refusal | None:
    """Whether a player may write at all; what they write is the guard's business."""
    if table.phase is Phase.CLOSED:
        return refuse(Fault.CLOSED)
    if player in table.removed:
        return refuse(Fault.REMOVED)
    if table.options.talk in (Talk.NOTHING, Talk.SIGNALS):
        return refuse(Fault.TALK, policy=table.options.talk)
    if player in table.muted:
        return refuse(Fault.MUTED)
    return why_silent(table)
