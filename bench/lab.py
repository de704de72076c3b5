"""What the lab costs beside the bare kernel: `make bench`. Ratios are of one run, taken in turns.

    python bench/lab.py [--seconds N]

Every row plays the same games of the greedy bot; the middle of the ratios is told.
"""

from __future__ import annotations

import argparse
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from time import perf_counter

from tenback.bench.neighbours import games_a_second
from tenback.kernel.cards.simulate import simulate
from tenback.lab.folder import hold
from tenback.lab.on_ray import on_ray
from tenback.lab.playing import Engine, left_to_play, local, play_into, prepare_once
from tenback.lab.run import cores
from tenback.lab.task import Task
from tenback.rules.cards import Setup
from tenback.rules.editions import CLASSIC

SEATS, BOT = 3, "greedy"
TIMES = 5
MILLION = 1_000_000
MEASURED = """
import resource, subprocess, sys
subprocess.run(sys.argv[1:], check=True, stdout=subprocess.DEVNULL)
print(resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss)
"""
"""A process of its own starts it: what this one has would count as the most memory of a child."""
Rate = Callable[[], float]


def task_of(games: int) -> Task:
    return Task(CLASSIC.name, SEATS, BOT, games)


def bare(games: int, workers: int) -> float:
    """Games a second of the kernel's own loop, with nothing around it."""
    began = perf_counter()
    simulate(Setup(CLASSIC, SEATS), BOT, range(games), workers=workers)
    return games / (perf_counter() - began)


def kept(games: int, engine: Engine) -> float:
    """Games a second of an experiment that is played into a folder, to its last file."""
    with TemporaryDirectory() as place, hold(Path(place) / "results") as folder:
        began = perf_counter()
        tasks = left_to_play([task_of(games)], folder)
        for _ in play_into(folder, tasks, engine):
            pass
        return games / (perf_counter() - began)


def compared(name: str, ours: Rate, theirs: Rate) -> None:
    pairs = [(ours(), theirs()) for _ in range(TIMES)]
    ratio = median(our / their for our, their in pairs)
    our, their = (median(pair[side] for pair in pairs) for side in (0, 1))
    print(f"{name:<48} {our:>11,.0f} {their:>11,.0f} games/s   ratio {ratio:.3f}")


def whole_command() -> None:
    """Its seconds and the most memory it had, the start of Python included."""
    options = f"--game {CLASSIC.name} --seats {SEATS} --bot {BOT} --games {MILLION} --out"
    with TemporaryDirectory() as place:
        command = [sys.executable, "-m", "tenback", "lab", "run", *options.split()]
        measured = [sys.executable, "-c", MEASURED, *command, f"{place}/results"]
        began = perf_counter()
        most = int(subprocess.check_output(measured))
        seconds = perf_counter() - began
    megabytes = most / (1024**2 if sys.platform == "darwin" else 1024)
    print(f"lab run of {MILLION:,} {BOT} games: {seconds:.1f} s, {megabytes:.0f} MB")


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--seconds", type=float, default=5.0, help="of each measurement, about")
    seconds = parser.parse_args().seconds
    prepare_once(task_of(1).light)
    every = cores()
    games = int(bare(200_000, every) * seconds)
    print(f"{SEATS} seats, {BOT}, {games:,} games at a time, {every} cores")
    share, here = games // every, local()
    compared(
        "lab into a folder / bare kernel, one core",
        lambda: kept(share, local(1)),
        lambda: bare(share, 1),
    )
    compared(
        "lab into a folder / bare kernel, every core",
        lambda: kept(games, here),
        lambda: bare(games, every),
    )
    compared(
        "lab into a folder / a process for each core",
        lambda: kept(games, here),
        lambda: games_a_second(task_of(share), every),
    )
    with on_ray(None, None) as engine:
        kept(200_000, engine)  # its workers start
        compared(
            "Ray on this machine / local", lambda: kept(games, engine), lambda: kept(games, here)
        )
    whole_command()


if __name__ == "__main__":
    main()
