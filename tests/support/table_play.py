"""Tables for tests: people who sit down, play and are told what a person at a screen is told."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from random import Random
from typing import Any

from tenback.rules import deals
from tenback.rules.game import Refusal
from tenback.rules.sheets import COLOURS
from tenback.table import commands, events, views, wire
from tenback.table.commands import AnyCommand, SystemCommand
from tenback.table.deciding import Decision, handle, handle_system
from tenback.table.events import AnyEvent, pack, unpack
from tenback.table.options import Options
from tenback.table.state import Table, fold, opened

LEVELS = ("greedy", "careful", "expert")
ANY_TIME = wire.Times(turn=None, absent={})


@dataclass
class Luck:
    """Chance for tests: from a seed, or a deck that is laid down."""

    random: Random
    stacked: tuple[int, ...] = ()

    def deck(self) -> tuple[int, ...]:
        return self.stacked or tuple(self.random.sample(range(2, 100), 98))

    def commands(self) -> dict[str, tuple[int, ...]]:
        return deals.commands(self.random.getrandbits(32))

    def lot(self, among: tuple[int, ...]) -> int:
        return self.random.choice(among)

    def fall(self, colours: str) -> tuple[tuple[str, int], ...]:
        return tuple((colour, self.random.randint(1, 6)) for colour in COLOURS if colour in colours)


@dataclass
class Room:
    """A table with its log, as a server keeps it; events go through their stored form."""

    options: Options
    luck: Luck
    host: str = "ann"
    log: list[AnyEvent] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.table = opened(events.Opened(self.options, self.host))
        self.log = [events.Opened(self.options, self.host)]

    def ask(self, player: str, command: AnyCommand) -> Decision:
        return self._done(handle(self.table, player, command, self.luck, LEVELS))

    def tick(self, command: SystemCommand) -> Decision:
        return self._done(handle_system(self.table, command, self.luck))

    def _done(self, decision: Decision) -> Decision:
        if isinstance(decision, Refusal):
            return decision
        for event in decision:
            stored = unpack(pack(event))
            assert stored == event
            self.table = fold(self.table, stored)
            self.log.append(stored)
        return decision

    def must(self, player: str, command: AnyCommand) -> None:
        decision = self.ask(player, command)
        assert not isinstance(decision, Refusal), decision

    def gather(self, people: Iterable[str], bots: Iterable[str] = ()) -> Room:
        """They take the seats in their order, and the bots those behind them."""
        seat = 0
        for seat, player in enumerate(people, 1):
            self.must(player, commands.Sit(seat))
        for at, level in enumerate(bots, seat + 1):
            self.must(self.host, commands.SeatBot(at, level))
        return self

    def begin(self) -> Room:
        """Dealt, and whoever has to be asked would start."""
        self.must(self.host, commands.Deal())
        for seat, at in enumerate(self.table.seats, 1):
            if at.player is not None and self.table.phase == "agreeing":
                self.must(at.player, commands.WishTo(seat, events.Wish.ANY))
        return self

    def view(self, player: str | None, unveiled: int | None = None) -> wire.TableView:
        return views.view(self.table, player, unveiled)

    def rebuilt(self) -> Table:
        """What a process that has just started makes of the log."""
        first, *later = (unpack(pack(event)) for event in self.log)
        assert isinstance(first, events.Opened)
        table = opened(first)
        for event in later:
            table = fold(table, event)
        return table


def moves_of(view: Any) -> list[str]:
    """Every action that a view of a game offers to its seat."""
    if view is None:
        return []
    if isinstance(view, wire.CardsView):
        return list(view.legal)
    entries = [f"{colour}{number}" for colour, number in view.enterable]
    together = [" ".join(entries)] if len(entries) > 1 else []
    return [*view.choices, *entries, *together]


def play_on(room: Room, random: Random, moves: int = 10**6) -> None:
    """Whoever is asked does something that is offered, people and bots alike."""
    for _ in range(moves):
        acting = room.table.acting
        if not acting:
            return
        seat = random.choice(acting)
        at = room.table.seat(seat)
        offered = moves_of(views.play_view(room.table, seat))
        losing = getattr(views.play_view(room.table, seat), "losing", ())
        safe = [move for move in offered if move not in losing] or offered
        action = random.choice(safe)
        if at.is_bots:
            decision = room.tick(commands.BotMoves(seat, action))
        else:
            assert at.player is not None
            decision = room.ask(at.player, commands.Move(seat, action))
        assert not isinstance(decision, Refusal), decision
