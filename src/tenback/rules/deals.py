"""A seed to a deck and to dice, by one generator: the same on every machine, for ever.

The generator is SplitMix64 (Steele, Lea, Flood 2014). All arithmetic is modulo 2^64:

    mix(z):  z = (z ^ z >> 30) * 0xBF58476D1CE4E5B9
             z = (z ^ z >> 27) * 0x94D049BB133111EB
             z ^ z >> 31
    next():  state = state + 0x9E3779B97F4A7C15; give mix(state)

Every use has a stream of its own. It starts at the state that is folded from the seed and from what
names the stream: state = seed, then state = mix(state + 0x9E3779B97F4A7C15) ^ name for each name.

    below(n):   draw u = next() >> 32 until (u * n) mod 2^32 >= (2^32 - n) mod n; give u * n >> 32
    deck:       stream (1); from the cards 2, 3, …, 99 in order, for i = 97, 96, …, 1
                exchange the cards at i and at below(i + 1)
    dice:       stream (2, round, throw) with rounds from 0 and throw 1 or 2; 1 + below(6) for each
                of white, yellow, red, green, blue, black. All six are drawn also where fewer fall,
                so a round's dice do not depend on what was done in the rounds before.
    commands:   stream (3); the deck's exchange, and the first 28 cards in fours carry stop, skull,
                three, silence, no-back, one-pile, draw-one

The test vectors stand in `docs/deals.md`.
"""

from __future__ import annotations

from collections.abc import Iterator

from tenback.rules.editions import CARDS, Command

SEEDS = range(2**64)
_MASK = 2**64 - 1
_GAMMA = 0x9E3779B97F4A7C15
_DECK, _DICE, _COMMANDS = 1, 2, 3


def deck(seed: int) -> tuple[int, ...]:
    """The 98 cards in the order in which they are dealt and drawn."""
    return tuple(_shuffled(_stream(seed, _DECK)))


def throw(seed: int, round_number: int, throw_number: int) -> tuple[int, ...]:
    """What the six dice show, from white to black, in the first or second throw of a round."""
    numbers = _stream(seed, _DICE, round_number, throw_number)
    return tuple(1 + _below(6, numbers) for _ in range(6))


def commands(seed: int) -> dict[str, tuple[int, ...]]:
    """EXTREME's commands on other cards (X2)."""
    cards = _shuffled(_stream(seed, _COMMANDS))
    return {command: tuple(sorted(cards[4 * i : 4 * i + 4])) for i, command in enumerate(Command)}


def _mix(z: int) -> int:
    z = (z ^ z >> 30) * 0xBF58476D1CE4E5B9 & _MASK
    z = (z ^ z >> 27) * 0x94D049BB133111EB & _MASK
    return z ^ z >> 31


def splitmix64(state: int) -> Iterator[int]:
    """The generator from a state on."""
    while True:
        state = state + _GAMMA & _MASK
        yield _mix(state)


def _stream(seed: int, *names: int) -> Iterator[int]:
    if seed not in SEEDS:
        raise ValueError(f"seed: {seed} is not from 0 to 2^64 - 1")
    state = seed
    for name in names:
        state = _mix(state + _GAMMA & _MASK) ^ name
    return splitmix64(state)


def _below(bound: int, numbers: Iterator[int]) -> int:
    """A number under `bound`, each equally often: what would favour some is drawn again."""
    unfair = (2**32 - bound) % bound
    while True:
        product = (next(numbers) >> 32) * bound
        if product % 2**32 >= unfair:
            return product >> 32


def _shuffled(numbers: Iterator[int]) -> list[int]:
    cards = list(CARDS)
    for last in range(len(cards) - 1, 0, -1):
        other = _below(last + 1, numbers)
        cards[last], cards[other] = cards[other], cards[last]
    return cards
