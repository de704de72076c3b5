"""How speeds are measured. No test asks how fast anything is."""

from __future__ import annotations

import io
import sys

import pytest

from tenback.bench import neighbours, sketch, speed
from tenback.bench.speed import Player, Speed
from tenback.kernel.cards.simulate import simulate
from tenback.lab.task import Task
from tenback.rules.cards import Setup
from tenback.rules.editions import CLASSIC
from tenback.rules.games import GAMES


def test_the_sketch_plays_the_same_game_as_the_greedy_bot() -> None:
    """Its games end with as many cards, though not with the same deals."""
    for seats in CLASSIC.seats:
        setup, games = Setup(CLASSIC, seats), 4_000
        won, left = sketch.play_games(seats, setup.hand_size, 2_463_534_242, games)
        ours = simulate(setup, "greedy", range(games))
        assert left / games == pytest.approx(ours.left_mean, abs=1)
        assert won / games == pytest.approx(ours.won / games, abs=0.02)


class Clock:
    """Tells the seconds that its games took."""

    def __init__(self, seconds_a_game: float) -> None:
        self.seconds_a_game, self.now = seconds_a_game, 0.0
        self.batches: list[int] = []

    def play(self, games: int) -> None:
        self.batches.append(games)
        self.now += games * self.seconds_a_game

    def __call__(self) -> float:
        return self.now


def test_a_speed_is_that_of_a_batch_that_took_long_enough(monkeypatch: pytest.MonkeyPatch) -> None:
    """The first game, which may have to be compiled, counts for nothing; batches grow by steps."""
    clock = Clock(0.25)
    monkeypatch.setattr(speed, "perf_counter", clock)
    assert speed.rate(Player(clock.play, 4), 100) == 4
    assert clock.batches == [1, 4, 40, 400]
    quick = Clock(0)
    monkeypatch.setattr(speed, "perf_counter", quick)
    assert speed.rate(Player(quick.play, 3), 0) > 0
    assert quick.batches == [1, 3]


def test_every_game_is_measured_with_every_bot_that_is_quick_enough() -> None:
    """The base game with every number of seats."""
    tables = list(speed.tables())
    assert {game for game, _, _ in tables} == set(GAMES)
    assert {seats for game, seats, _ in tables if game == "classic"} == {1, 2, 3, 4, 5}
    assert {bot for _, _, bot in tables} == {"random", "greedy", "careful", "planner"}
    assert len(tables) == len(set(tables))


def test_speeds_are_measured_on_one_core_and_on_all() -> None:
    """As they come."""
    wanted = [("classic", 2, "random"), ("twenty-one", 2, "greedy")]
    found = list(speed.speeds(0, wanted))
    assert [(one.game, one.seats, one.bot) for one in found] == wanted
    assert all(isinstance(one, Speed) and one.one_core > 0 < one.all_cores for one in found)


def test_two_that_are_compared_take_turns() -> None:
    """The middle of the ratios is told, so that one hiccup does not count."""
    ours, theirs = iter((10.0, 1.0, 30.0)), iter((10.0, 20.0, 20.0))
    found = speed.compared(2, lambda: next(ours), lambda: next(theirs))
    assert (found.ours, found.theirs, found.ratio) == (10, 20, 1)


def test_the_greedy_bot_is_measured_beside_the_sketch() -> None:
    """At any table."""
    (found,) = speed.beside_sketch(0, (4,))
    assert found.seats == 4
    assert found.ratio > 0


@pytest.mark.slow
def test_one_process_is_measured_beside_several(monkeypatch: pytest.MonkeyPatch) -> None:
    """Which start together, and are waited for."""
    monkeypatch.setattr(speed, "_TIMES", 1)
    (found,) = speed.beside_processes(0, (2,))
    assert found.ours > 0
    assert found.theirs > 0


def test_a_neighbour_says_when_it_is_ready_and_when_it_is_done(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """It plays in between, once it is told to."""
    monkeypatch.setattr(sys, "stdin", io.StringIO("\n"))
    neighbours.main(["classic", "2", "greedy", "3"])
    assert capsys.readouterr().out == "ready\nready\n"
    assert sys.stdin.read() == ""


def test_a_neighbour_that_cannot_play_is_an_error(monkeypatch: pytest.MonkeyPatch) -> None:
    """With what it said instead."""
    monkeypatch.setattr(sys, "executable", "echo")
    with pytest.raises(RuntimeError, match=r"said “-m tenback\.bench\.neighbours classic 2"):
        neighbours.games_a_second(Task("classic", 2, "greedy", 1), 1)


def test_how_long_it_takes_is_reckoned_ahead() -> None:
    """Twice the speeds or twice the time for each, more of it."""
    assert speed.expected_seconds(1, 10) < speed.expected_seconds(1, 20)
    assert speed.expected_seconds(1, 10) < speed.expected_seconds(2, 10)
