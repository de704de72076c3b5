"""Anything at all may arrive: it is refused, or done, and the table lives on."""

from __future__ import annotations

import json
from random import Random

import msgspec
import pytest

from support.table_play import Luck, Room, moves_of, play_on
from tenback.table import commands, events, views, wire
from tenback.table.options import Options
from tenback.table.state import Phase
from tenback.table.wire import read_request

PEOPLE = ("ann", "bob", "cid", "eve")
TABLES = [Options("classic", 3), Options("extreme", 2, take_backs=True), Options("twenty-one", 3)]
WORDS = ["17a", "end", "say:a-avoid", "roll", "keep", "x", "r3 b1", "withdraw", "99d", "", "2b"]


def asked(random: Random, room: Room) -> object:
    """A command of any kind, now and then a sensible one."""
    seat = random.randint(1, 4)
    player = random.choice(PEOPLE)
    acting = room.table.acting
    if acting and random.random() < 0.5:
        seat = random.choice(acting)
        offered = moves_of(views.play_view(room.table, seat))
        return commands.Move(seat, random.choice(offered or WORDS))
    return random.choice(
        [
            commands.Sit(seat),
            commands.Rise(seat),
            commands.SeatBot(seat, random.choice(["greedy", "lucky"])),
            commands.Unseat(seat),
            commands.Deal(),
            commands.WishTo(seat, random.choice(list(events.Wish))),
            commands.Move(seat, random.choice(WORDS)),
            commands.TakeBack(seat),
            commands.State(
                seat, random.choice(["stop", "47"]), random.choice(list(events.Attitude))
            ),
            commands.Return(),
            commands.Lock(on=random.random() < 0.3),
            commands.Mute(player, on=random.random() < 0.3),
            commands.Rematch(),
            commands.PassHost(player),
            wire.Hello(random.randrange(9)),
            wire.Unveil(None),
            wire.Chat("hello"),
        ]
    )


def mutated(random: Random, raw: bytes) -> bytes:
    """A little of it changed, left out or written twice."""
    for _ in range(random.choice((0, 0, 0, 1, 1, 2, 5))):
        at, end = sorted((random.randrange(len(raw) + 1), random.randrange(len(raw) + 1)))
        end = min(end, at + random.choice((1, 1, 2, 8)))
        piece = random.choice(
            [b"", bytes([random.randrange(256)]), raw[at:end] * 2, b"null", b"-1"]
        )
        raw = raw[:at] + piece + raw[end:]
    return raw


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

    def anything(depth: int) -> object:
        kind = random.randrange(7 if depth else 5)
        simple = [None, random.random() < 0.5, random.randint(-9, 9), 1e300, "sit"]
        if kind < 5:
            return simple[kind]
        if kind == 5:
            return [anything(depth - 1) for _ in range(random.randrange(4))]
        keys = ["id", "ask", "do", "seat", "on", "player"]
        return {random.choice(keys): anything(depth - 1) for _ in range(random.randrange(4))}

    for _ in range(20_000):
        raw = json.dumps(anything(4)).encode()
        request = read_request(raw)
        assert request is None or isinstance(request, msgspec.Struct)
