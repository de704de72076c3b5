"""Whoever was cut off, at any moment, and comes back is where they would have been."""

from __future__ import annotations

from contextlib import AsyncExitStack
from pathlib import Path

import pytest

from support.courses import NOON
from support.served import Person, Screen, served
from support.siege import GAMES, Player, sit_down
from tenback.table import wire


class Uncut:
    """Somebody whose line never broke, to compare with."""

    def __init__(self, person: Person, table: str, screen: Screen) -> None:
        self.person, self.table, self.screen = person, table, screen

    async def hears(self, text: str) -> None:
        await self.screen.until(lambda: any(line.text == text for line in self.screen.lines))

    async def is_equalled_by_one_cut_at(self, number: int) -> None:
        """A new line, on which the client says that it knows of so many events."""
        async with self.person.at(self.table, number) as again:
            assert again.number == self.screen.number
            assert again.view == self.screen.view
            assert again.times == self.screen.times
            assert again.happened == self.screen.happened[number:]
            assert again.lines == self.screen.lines


async def play_on(players: list[Player], uncut: list[Uncut]) -> int:
    """What one of those wants who are asked, told to everybody; the number before it."""
    before = uncut[0].screen.number
    for player, one in zip(players, uncut, strict=False):
        ask = player.wanted(one.screen)
        if ask is None:
            continue
        answer = await one.screen.ask(ask)
        for other in uncut:
            if isinstance(answer, wire.Accepted):
                await other.screen.reaches(answer.number)
            if isinstance(answer, wire.Accepted) and isinstance(ask, wire.Chat):
                await other.hears(ask.text)
        return before
    raise AssertionError("nobody is asked anything")


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
async def test_cut_at_every_event_a_screen_is_afterwards_as_if_it_had_not_been(
    tmp_path: Path, game: str, soak: int
) -> None:
    """Three people and a spectator in turn, from the first card to the last, with talk and with
    what was taken back; at the end once more with everything that was ever missed."""
    async with served(tmp_path, clock=lambda: NOON) as server, AsyncExitStack() as held:
        people = [await server.person(name) for name in ("Ann", "Bob", "Cid")]
        players = await sit_down(people, [server.url], GAMES.index(game), bots=0, deadline=100)
        table, uncut = players[0].table, []
        for person in (*people, server.stranger()):
            screen = await held.enter_async_context(person.at(table))
            uncut.append(Uncut(person, table, screen))
        while uncut[0].screen.phase != "over":
            before = await play_on(players, uncut)
            for one in uncut if soak > 1 else uncut[before % len(uncut) :][:1]:
                for number in range(before, one.screen.number):
                    await one.is_equalled_by_one_cut_at(number)
        for number in range(uncut[0].screen.number + 1):
            await uncut[number % len(uncut)].is_equalled_by_one_cut_at(number)
        assert uncut[0].screen.number > 40
