"""Messages of every kind, and what becomes of them on a bad line."""

from __future__ import annotations

from random import Random
from typing import Any

from tenback.table import commands, events, wire

WORDS = ["17a", "end", "say:a-avoid", "roll", "keep", "x", "r3 b1", "withdraw", "99d", "", "2b"]
PEOPLE = ("ann", "bob", "cid", "eve")


def any_request(random: Random) -> Any:
    """Something that a client can ask for, sensible or not."""
    seat, player = random.randint(1, 4), random.choice(PEOPLE)
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
            commands.Rematch(same_deal=random.random() < 0.5),
            commands.PassHost(player),
            wire.Hello(random.randrange(9)),
            wire.Unveil(None),
            wire.Chat("hello"),
            wire.Unsay(random.randint(1, 99)),
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


def any_json(random: Random, depth: int) -> object:
    """Deep, long, with wrong types in every place."""
    kind = random.randrange(7 if depth else 5)
    simple = [None, random.random() < 0.5, random.randint(-9, 9), 1e300, "sit"]
    if kind < 5:
        return simple[kind]
    if kind == 5:
        return [any_json(random, depth - 1) for _ in range(random.randrange(4))]
    keys = ["id", "ask", "do", "seat", "on", "player"]
    return {random.choice(keys): any_json(random, depth - 1) for _ in range(random.randrange(4))}
