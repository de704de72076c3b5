"""The same task in several processes at once: what one process with several threads compares to.

Run as a program, it plays a task on one core when it is told to:
`python -m tenback.bench.neighbours GAME SEATS BOT GAMES`.
"""

from __future__ import annotations

import subprocess
import sys
from time import perf_counter

from tenback.lab.run import counts_of
from tenback.lab.task import Task

_READY = "ready"


def games_a_second(task: Task, processes: int) -> float:
    """Of all of them together, from the common start until the last is done."""
    words = (task.game, str(task.seats), task.bot, str(task.games))
    command = [sys.executable, "-m", __name__, *words]
    pipe = subprocess.PIPE
    neighbours = [
        subprocess.Popen(command, stdin=pipe, stdout=pipe, text=True) for _ in range(processes)
    ]
    try:
        for neighbour in neighbours:
            _wait_for(neighbour)
        began = perf_counter()
        for neighbour in neighbours:
            _start(neighbour)
        for neighbour in neighbours:
            _wait_for(neighbour)
        return processes * task.games / (perf_counter() - began)
    finally:
        for neighbour in neighbours:
            neighbour.communicate()


def _wait_for(neighbour: subprocess.Popen[str]) -> None:
    assert neighbour.stdout is not None
    line = neighbour.stdout.readline().strip()
    if line != _READY:
        raise RuntimeError(f"a process that should play beside this one said “{line}”")


def _start(neighbour: subprocess.Popen[str]) -> None:
    assert neighbour.stdin is not None
    neighbour.stdin.write("\n")
    neighbour.stdin.flush()


def main(words: list[str]) -> None:
    """Loads what it needs, says so, waits for the word, plays, and says so."""
    game, seats, bot, games = words
    counts_of(Task(game, int(seats), bot, 1), workers=1)
    _say_ready()
    sys.stdin.readline()
    counts_of(Task(game, int(seats), bot, int(games)), workers=1)
    _say_ready()


def _say_ready() -> None:
    sys.stdout.write(f"{_READY}\n")
    sys.stdout.flush()


if __name__ == "__main__":
    main(sys.argv[1:])
