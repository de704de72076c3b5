"""Trains a value network on games that the planner plays with itself.

    python -m tenback.kernel.cards.training fire 3 --games 40000

One network serves all switches of an edition with so many seats: half of the games are played with
none, and some of EXTREME's with the commands on other cards. Begun with the network of another
number of seats or of the base game, it learns far sooner than from nothing.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from itertools import product
from pathlib import Path
from random import Random
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from tenback.kernel.cards.desk import Mind, new_mind_with
from tenback.kernel.cards.insight import INPUTS
from tenback.kernel.cards.knowledge import LEARNED, network_file, read_network, write_network
from tenback.kernel.cards.layout import LEFT, LENGTH, OPEN, STATUS, WON
from tenback.kernel.cards.self_play import new_course, play_game
from tenback.kernel.cards.tables import kinds_of, template
from tenback.kernel.cards.value import FIRST, SECOND, Network
from tenback.rules import deals
from tenback.rules.cards import Setup
from tenback.rules.editions import EDITIONS, Edition

BEAM = 8
BATCH = 512
ROUND = 250
"""So many games are played between two lessons."""
REMEMBERED = 8
"""Of so many rounds the positions are kept; a lesson goes through as many as a round brings."""
LESSON = 2
"""…times this."""
RATE, LAST_RATE = 1e-3, 5e-5
"""How far a step of learning goes, at the start and at the end."""

Floats = NDArray[np.float32]


class Student:
    """A network whose numbers Adam changes (Kingma and Ba 2014)."""

    def __init__(self, network: Network) -> None:
        self.network = network
        self._means = [np.zeros_like(part) for part in network]
        self._squares = [np.zeros_like(part) for part in network]
        self._steps = 0

    def learn(self, inputs: Floats, targets: Floats, rate: float) -> float:
        """One step; says how wrong it was before, as a mean square."""
        net = self.network
        first = np.maximum(inputs @ net.first + net.first_bias, 0)
        second = np.maximum(first @ net.second + net.second_bias, 0)
        told = 1 / (1 + np.exp(-(second @ net.last[:-1] + net.last[-1])))
        wrong = (told - targets) / len(inputs)
        to_second = np.outer(wrong, net.last[:-1]) * (second > 0)
        to_first = (to_second @ net.second.T) * (first > 0)
        slopes = Network(
            inputs.T @ to_first,
            to_first.sum(0),
            first.T @ to_second,
            to_second.sum(0),
            np.append(second.T @ wrong, wrong.sum()),
        )
        self._step(slopes, rate)
        return float(((told - targets) ** 2).mean())

    def _step(self, slopes: Network, rate: float) -> None:
        self._steps += 1
        slow, slower = 0.9, 0.999
        rate *= (1 - slower**self._steps) ** 0.5 / (1 - slow**self._steps)
        for i, slope in enumerate(slopes):
            mean, square = self._means[i], self._squares[i]
            np.add(mean, (1 - slow) * (slope - mean), out=mean)
            np.add(square, (1 - slower) * (slope * slope - square), out=square)
            change = np.float32(rate) * mean / (np.sqrt(square) + np.float32(1e-8))
            np.subtract(self.network[i], change, out=self.network[i])


def fresh_network(seed: int) -> Network:
    """Small random numbers."""
    random = np.random.default_rng(seed)

    def some(*shape: int) -> Floats:
        return (random.normal(size=shape) * (2 / 60) ** 0.5).astype(np.float32)

    zeros = [np.zeros(size, np.float32) for size in (FIRST, SECOND, 1)]
    last = np.append(some(SECOND), zeros[2])
    return Network(some(INPUTS, FIRST), zeros[0], some(FIRST, SECOND), zeros[1], last)


def setups(edition: Edition, seats: int, random: Random) -> Iterator[Setup]:
    """Without end: every second one has no switches, every fourth of EXTREME's other commands."""
    hands = edition.hand_sizes(seats)
    switches = list(product(edition.minimums, hands))
    while True:
        minimum, hand = random.choice(switches) if random.random() < 0.5 else switches[0]
        played = edition
        if edition.commands and random.random() < 0.25:
            played = edition.with_commands(deals.commands(random.getrandbits(64)))
        yield Setup(played, seats, minimum=minimum, hand_size=hand)


class Round(NamedTuple):
    """What some games are to learn from, and how they went."""

    inputs: NDArray[np.float16]
    targets: Floats
    won: int
    left: float


def play_round(asked: Iterator[Setup], mind: Mind, random: Random) -> Round:
    course, row = new_course(), np.zeros(LENGTH, np.int64)
    inputs: list[NDArray[np.float16]] = []
    targets: list[Floats] = []
    won = left = 0
    for _ in range(ROUND):
        setup = next(asked)
        mind.kinds[:] = kinds_of(setup.edition)
        seed = np.uint64(random.getrandbits(64))
        turns = play_game(mind, row, template(setup), seed, course)
        inputs.append(course.inputs[:turns].astype(np.float16))
        targets.append(course.targets[:turns].astype(np.float32))
        ended_well = row[STATUS] in (OPEN, WON)  # open: with a turn found that wins
        won += ended_well
        left += 0 if ended_well else row[LEFT]
    return Round(np.concatenate(inputs), np.concatenate(targets), int(won), left / ROUND)


def train(
    edition: Edition, seats: int, network: Network, games: int, seed: int
) -> Iterator[tuple[int, Round, float]]:
    """Changes the network in place; tells after each round the games so far and the mistake."""
    random, student = Random(f"{edition.name} {seats} {seed}"), Student(network)
    mind = new_mind_with(Setup(edition, seats), network, BEAM)
    asked = setups(edition, seats, random)
    order = np.random.default_rng(seed)
    remembered: list[Round] = []
    rounds = -(-games // ROUND)
    for number in range(rounds):
        latest = play_round(asked, mind, random)
        remembered = [*remembered[1 - REMEMBERED :], latest]
        inputs = np.concatenate([past.inputs for past in remembered])
        targets = np.concatenate([past.targets for past in remembered])
        rate, mistakes = RATE * (LAST_RATE / RATE) ** (number / rounds), []
        for _ in range(LESSON * len(latest.targets) // BATCH):
            some = order.integers(len(targets), size=BATCH)
            mistakes.append(student.learn(inputs[some].astype(np.float32), targets[some], rate))
        yield (number + 1) * ROUND, latest, float(np.mean(mistakes or [0]))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("edition", choices=EDITIONS)
    parser.add_argument("seats", type=int, choices=range(1, 6))
    parser.add_argument("--games", type=int, default=40_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--source", type=Path, help="a network to go on from")
    asked = parser.parse_args()
    edition, seats = EDITIONS[asked.edition], asked.seats
    network = read_network(asked.source.read_bytes()) if asked.source else fresh_network(seats)
    target = Path(str(LEARNED)) / network_file(edition.name, seats)
    for games, latest, mistake in train(edition, seats, network, asked.games, asked.seed):
        told = f"{games:>7} games, {latest.won / ROUND:6.1%} won, {latest.left:5.2f} left"
        print(f"{told}, mistake {mistake:.4f}", flush=True)
        target.write_bytes(write_network(network))


if __name__ == "__main__":
    main()
