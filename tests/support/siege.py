"""People who play on whatever becomes of their server, and what must be true afterwards."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass, field
from random import Random
from typing import Any

from httpx import TransportError
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from support.processes import Fleet
from support.served import Person, Screen, Served
from tenback.rules import record
from tenback.rules.record_reader import read
from tenback.store.store import Store
from tenback.table import commands, events, views, wire
from tenback.table.events import AnyEvent, Wish
from tenback.table.state import Phase, Table, fold, opened, play_of

BREAKS = (ConnectionClosed, InvalidHandshake, OSError, TransportError, TimeoutError)
ROUNDS = 2
"""Games that are played at a table."""
PAUSE = 0.03
"""Seconds until somebody tries again."""
GAMES = ("classic", "fire", "extreme", "twenty-one")

Answer = wire.Accepted | wire.Refused
_OURS = (events.Moved, events.TookBack, events.Stated)


@dataclass
class Player:
    """One seat's person. What was not answered is asked again under the same id."""

    person: Person
    table: str
    seat: int
    urls: list[str]
    """Where servers are to be found by now."""
    random: Random
    answers: dict[str, tuple[Any, Answer]] = field(default_factory=dict)
    told: dict[int, wire.News] = field(default_factory=dict)
    pending: tuple[str, Any] | None = None
    number: int = 0

    async def play(self) -> None:
        """Until the last game is over, over as many connections as it takes."""
        while True:
            self.person.url = self.random.choice(self.urls)
            with suppress(*BREAKS):
                async with self.person.at(self.table, self.number) as screen:
                    try:
                        await self._visit(screen)
                        return
                    finally:
                        self._remember(screen)
            await asyncio.sleep(PAUSE)

    async def _visit(self, screen: Screen) -> None:
        while self.pending or screen.phase != "over" or screen.view.game < ROUNDS:
            if self.pending is None:
                ask = self.wanted(screen)
                if ask is None:
                    await screen.next()
                    continue
                self.pending = (f"{self.seat}-{len(self.answers)}", ask)
            await self._ask(screen, *self.pending)

    async def _ask(self, screen: Screen, request_id: str, ask: Any) -> None:
        answer = await screen.ask(ask, request_id)
        if isinstance(answer, wire.Refused) and answer.code == "busy":
            await asyncio.sleep(PAUSE)
            return
        self.answers[request_id] = (ask, answer)
        self.pending = None

    def wanted(self, screen: Screen) -> Any:
        view, seat = screen.view, self.seat
        if view.phase in (Phase.GATHERING, Phase.OVER):
            host = view.host == view.you
            beginning = commands.Deal() if view.phase is Phase.GATHERING else commands.Rematch()
            return beginning if host else None
        if view.phase is Phase.AGREEING:
            asked = view.wishes[seat - 1] is None
            return commands.WishTo(seat, self.random.choice(list(Wish))) if asked else None
        if not screen.my_turn:
            return None
        return self._aside(view) or self._move(screen)

    def _move(self, screen: Screen) -> commands.Move:
        """Card games shall last: mostly the smallest step."""
        play = screen.view.play
        if not isinstance(play, wire.CardsView) or self.random.random() < 0.1:
            return screen.a_move(self.random)
        safe = [move for move in play.legal if move not in play.losing] or play.legal
        return commands.Move(self.seat, min(safe, key=lambda move: _step(play, move)))

    def _aside(self, view: wire.TableView) -> Any:
        """What else people do."""
        whim, play = self.random.random(), view.play
        if whim < 0.1:
            return wire.Chat(f"note {self.random.getrandbits(50)}")
        if not isinstance(play, wire.CardsView):
            return None
        if whim < 0.2 and play.may_signal:
            return commands.Move(self.seat, f"say:{self.random.choice('abcd')}-small")
        if whim < 0.3 and play.may_take_back:
            return commands.TakeBack(self.seat)
        return None

    def _remember(self, screen: Screen) -> None:
        first = screen.number - len(screen.happened) + 1
        for number, news in enumerate(screen.happened, first):
            assert self.told.setdefault(number, news) == news, "told in two ways"
        self.number = screen.number


async def sit_down(
    people: list[Person], urls: list[str], seed: int, *, bots: int = 1, **options: Any
) -> Players:
    """At a table of their own, bots behind them; nothing is dealt yet."""
    host, *_ = people
    random = Random(seed)
    game = GAMES[seed % len(GAMES)]
    table = await host.opens(
        game,
        len(people) + bots,
        talk="open",
        take_backs=game != "twenty-one",
        absence=0,  # however slow the machine is, nobody plays for them
        **options,
    )
    for seat, person in enumerate(people, 1):
        async with person.at(table) as screen:
            await screen.must(commands.Sit(seat))
    async with host.at(table) as screen:
        for seat in range(len(people) + 1, len(people) + bots + 1):
            await screen.must(commands.SeatBot(seat, "greedy"))
    return [
        Player(person, table, seat, urls, Random(random.random()))
        for seat, person in enumerate(people, 1)
    ]


Players = list[Player]


async def gathered(here: Served, urls: list[str], seed: int) -> list[Players]:
    """Four tables, one of each game, of two people and a bot that is soon done."""
    return [
        await sit_down(
            [await here.person("Ann"), await here.person("Bob")], urls, seed + number, bot_pace=5
        )
        for number in range(len(GAMES))
    ]


async def play_under_fire(fleet: Fleet, random: Random, kills: int) -> list[Players]:
    """Games, until servers were killed so often and all games are over."""

    async def kill() -> None:
        await fleet.kill_one(random.randrange(len(fleet.urls)), random.uniform(0, 2))

    tables, killed = [], 0
    while killed < kills:
        here = Served(fleet.urls[0], None)  # type: ignore[arg-type]
        tables += (more := await gathered(here, fleet.urls, killed))
        killed += await besieged(more, kill)
        await fleet.calm_down()
        for client in here.clients:
            await client.aclose()
    return tables


async def besieged(tables: list[Players], strike: Callable[[], Awaitable[None]]) -> int:
    """All play to the end, and again and again their server is struck; how often."""
    strikes = 0
    playing = asyncio.gather(*(player.play() for players in tables for player in players))
    try:
        while not playing.done():
            await strike()
            strikes += 1
        await playing
    finally:
        playing.cancel()
    return strikes


async def verify(store: Store, players: Players) -> None:
    """The log of a table against what each of its people asked, was answered and was told."""
    table_id = players[0].table
    log = await store.load(table_id)
    assert [stored.number for stored in log] == list(range(1, len(log) + 1))
    happened = [events.unpack(stored.payload) for stored in log]
    tables = _tables(happened)
    end = tables[-1]
    assert (end.phase, end.games) == (Phase.OVER, ROUNDS)
    play = play_of(end)
    assert read(record.write(play.record)).state == play.state
    texts = [line.text for line in await store.chat_of(table_id, 10**6)]
    for player in players:
        _verify_answers(player, happened)
        _verify_news(player, tables, happened)
        _verify_chat(player, texts)


def _step(play: wire.CardsView, move: str) -> int:
    """How far it moves its pile on; ending the turn is as good as a step of three."""
    if move == "end":
        return 3
    pile = next(pile for pile in play.piles if pile.letter == move[-1])
    return (int(move[:-1]) - pile.top) * (1 if pile.ascending else -1)


def _tables(happened: list[AnyEvent]) -> list[Table]:
    first, *later = happened
    assert isinstance(first, events.Opened)
    tables = [opened(first)]
    for event in later:
        tables.append(fold(tables[-1], event))
    return tables


def _verify_answers(player: Player, happened: list[AnyEvent]) -> None:
    """Every event of the seat is the answer to one command, and every answer was true."""
    accepted = [
        (answer.number, ask)
        for ask, answer in player.answers.values()
        if isinstance(answer, wire.Accepted) and not isinstance(ask, wire.Chat)
    ]
    done = [pair for pair in accepted if isinstance(pair[1], commands.Move | commands.TakeBack)]
    stored = [
        (number, _asked_for(event))
        for number, event in enumerate(happened, 1)
        if isinstance(event, _OURS) and event.seat == player.seat
    ]
    assert sorted(done, key=lambda pair: pair[0]) == stored
    wished = sum(isinstance(e, events.Wished) and e.seat == player.seat for e in happened)
    assert wished == sum(isinstance(ask, commands.WishTo) for _, ask in accepted)


def _asked_for(event: AnyEvent) -> Any:
    if isinstance(event, events.Moved):
        return commands.Move(event.seat, event.actions[0][1])
    assert isinstance(event, events.TookBack)
    return commands.TakeBack(event.seat)


def _verify_news(player: Player, tables: list[Table], happened: list[AnyEvent]) -> None:
    """Nothing was told that is not stored, nothing that is stored was not told."""
    assert sorted(player.told) == list(range(1, len(happened) + 1))
    for number, news in player.told.items():
        event, table = happened[number - 1], tables[number - 1]
        assert news == views.news(table, event, player.seat)


def _verify_chat(player: Player, texts: list[str]) -> None:
    for ask, answer in player.answers.values():
        if isinstance(ask, wire.Chat):
            assert texts.count(ask.text) == isinstance(answer, wire.Accepted)
