"""An experiment played into a results folder: what is there is not played again."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, ThreadPoolExecutor, wait
from dataclasses import dataclass
from functools import cache
from itertools import islice
from time import monotonic, perf_counter

from tenback.lab.faults import Fault, LabError
from tenback.lab.folder import Folder
from tenback.lab.machine import description
from tenback.lab.pieces import Piece, gaps
from tenback.lab.run import at_once, cores, cut, play, prepare
from tenback.lab.task import Task
from tenback.version import __version__

TICK = 0.25
"""So often an engine is heard of, even if nothing has been finished."""
EVERY = 0.5
"""So many seconds after a piece is finished it is on the disk."""
AHEAD = 4
"""So many pieces wait for each worker."""


@dataclass(frozen=True, slots=True)
class Engine:
    """Where pieces are played."""

    play: Callable[[Iterator[Task]], Iterator[list[Piece]]]
    """Those that are finished, in any order; at least every `TICK` seconds, if only none."""
    workers: int
    here: bool = True
    """In this process, which is compiled for it first."""
    larger: int = 1
    """Its pieces are so many times as large as those that threads of one process play."""


def left_to_play(tasks: Sequence[Task], folder: Folder) -> list[Task]:
    """The tasks without what the folder holds."""
    _check_version(folder)
    return [task.part(seeds) for task in tasks for seeds in gaps(task, folder.pieces)]


def _check_version(folder: Folder) -> None:
    for piece in folder.pieces:
        if piece.version != __version__:
            facts = {"path": str(folder.place), "given": piece.version}
            raise LabError(Fault.VERSION, **facts, ours=__version__)


def play_into(folder: Folder, tasks: Sequence[Task], engine: Engine) -> Generator[int, None, None]:
    """How many games have been played, ever more of them; whoever stops keeps all of these."""
    games, waiting, written = 0, list[Piece](), monotonic()
    try:
        for pieces in engine.play(_pieces(tasks, engine)):
            waiting += pieces
            games += sum(piece.task.games for piece in pieces)
            yield games
            if monotonic() - written >= EVERY:
                batch, waiting = waiting, []  # whatever happens now, none is written twice
                folder.add(batch)
                written = monotonic()
    finally:
        folder.add(waiting)
    folder.fold()


def _pieces(tasks: Sequence[Task], engine: Engine) -> Iterator[Task]:
    for task in tasks:
        for seeds in cut(task.seeds, engine.larger * at_once(task), engine.workers):
            yield task.part(seeds)


def local(workers: int | None = None) -> Engine:
    """On the cores of this machine."""
    workers = workers or cores()

    def played(tasks: Iterator[Task]) -> Iterator[list[Piece]]:
        pool = ThreadPoolExecutor(workers)
        under_way = {pool.submit(piece_of, task) for task in islice(tasks, AHEAD * workers)}
        try:
            while under_way:
                done, under_way = wait(under_way, TICK, FIRST_COMPLETED)
                under_way |= {pool.submit(piece_of, task) for task in islice(tasks, len(done))}
                yield [future.result() for future in done]
        finally:
            pool.shutdown(wait=False, cancel_futures=True)

    return Engine(played, workers)


def piece_of(task: Task) -> Piece:
    """A task played on one core, and how long that took."""
    prepare_once(task.light)
    began = perf_counter()
    counts = play(task)
    return Piece(task, counts, perf_counter() - began, __version__, description())


@cache
def prepare_once(light: Task) -> None:
    """In every process once: compiling is no part of the time that is told."""
    prepare(light)
