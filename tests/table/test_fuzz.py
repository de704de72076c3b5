"""Anything at all may arrive: it is refused, or done, and the table lives on."""

from __future__ import annotations

import json
from random import Random

import msgspec
import pytest

from support.messages import PEOPLE, WORDS, any_json, any_request, mutated
from support.table_play import Luck, Room, moves_of, play_on
from tenback.table import commands, views, wire
from tenback.table.options import Options
from tenback.table.state import Phase
from tenback.table.wire import read_request

TABLES = [Options("classic", 3), Options("extreme", 2, take_backs=True), Options("twenty-one", 3)]


def asked(random: Random, room: Room) -> object:
    """A command of any kind, now and then a sensible one."""
    seat = random.randint(1, 4)
    acting = room.table.acting
    if acting and random.random() < 0.5:
        seat = random.choice(acting)
        offered = moves_of(views.play_view(room.table, seat))
        return commands.Move(seat, random.choice(offered or WORDS))
    return any_request(random)


def sit_down(random: Random) -> Room:
    room = Room(random.choice(TABLES), Luck(random))
    if random.random() < 0.9:
        room.gather(PEOPLE[: room.options.seats])
    if random.random() < 0.7 and all(seat.player for seat in room.table.seats):
        room.begin()
        play_on(room, random, random.randrange(20))
    return room


@pytest.mark.slow
def test_a_million_messages_do_no_harm(soak: int) -> None:
    """Random and mutated ones, through decoding and the table; its log still rebuilds it."""
    random, done, read, steps = Random(1), 0, 0, 200
    for _ in range(5_000 * (10 if soak > 1 else 1)):
        room = sit_down(random)
        for _ in range(steps):
            raw = mutated(random, wire.encode(wire.Request("1", asked(random, room))))  # type: ignore[arg-type]
            request = read_request(raw)
            if request is None:
                continue
            read += 1
            if isinstance(request.ask, commands.AnyCommand):
                before = room.table.number
                room.ask(random.choice(PEOPLE), request.ask)
                done += room.table.number > before
            if room.table.phase is Phase.CLOSED:
                break
        assert room.rebuilt() == room.table
    assert done > 10_000
    assert read > 100_000


def test_json_of_any_kind_is_read_or_refused() -> None:
    """Deep, long, with wrong types in every place."""
    random = Random(2)

    for _ in range(20_000):
        raw = json.dumps(any_json(random, 4)).encode()
        request = read_request(raw)
        assert request is None or isinstance(request, msgspec.Struct)
