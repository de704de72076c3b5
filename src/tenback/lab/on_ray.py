"""The same pieces as tasks of a Ray cluster, or of a Ray that runs on this machine alone."""

from __future__ import annotations

import logging
import os
import re
import socket
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from itertools import islice
from typing import Any

os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # nothing is reported to anybody
import ray

from tenback.lab.faults import Fault, LabError
from tenback.lab.pieces import Piece
from tenback.lab.playing import AHEAD, TICK, Engine, piece_of
from tenback.lab.run import cores
from tenback.lab.task import Task
from tenback.version import __version__

_ADDRESS = re.compile(r"[^/\s]+:[0-9]{1,5}")
_SECONDS_TO_CONNECT, _SECONDS_TO_ANSWER = 5.0, 30.0
"""Whoever takes longer is not there."""
_LOCAL = "local"
_OBJECTS = 100_000_000
"""Bytes for what tasks hand back on this machine: counts are small."""
_LARGER = 8
"""It takes Ray about a millisecond to hand a piece out."""
_FOR_EVER = -1
"""A piece whose worker died is played again, as often as that happens: the seeds decide alone."""


@contextmanager
def on_ray(
    address: str | None, workers: int | None, play: Callable[[Task], Piece] = piece_of
) -> Iterator[Engine]:
    """An engine for as long as the connection holds."""
    if address is not None:
        _knock(address)
    try:
        _connect(address, workers)
    except (OSError, RuntimeError, ValueError) as fault:
        raise LabError(Fault.UNREACHABLE, address=address or _LOCAL, why=_line(fault)) from None
    try:
        every = workers or int(ray.cluster_resources().get("CPU", 1))
        yield Engine(lambda tasks: _played(tasks, play, every), every, here=False, larger=_LARGER)
    finally:
        ray.shutdown()


def _connect(address: str | None, workers: int | None) -> None:
    quiet: dict[str, Any] = {"log_to_driver": False, "logging_level": logging.ERROR}
    if address is not None:
        ray.init(address, **quiet)
        return
    ray.init(
        _LOCAL,
        num_cpus=workers or cores(),
        include_dashboard=False,
        object_store_memory=_OBJECTS,
        **quiet,
    )


def _knock(address: str) -> None:
    """Ray itself would try for minutes, and might end this process."""
    if not _ADDRESS.fullmatch(address):
        raise LabError(Fault.ADDRESS, given=address)
    host, _, port = address.rpartition(":")
    try:
        socket.create_connection((host, int(port)), timeout=_SECONDS_TO_CONNECT).close()
        _ask(address)
    except (OSError, OverflowError, subprocess.SubprocessError) as fault:
        raise LabError(Fault.UNREACHABLE, address=address, why=_line(fault)) from None


def _ask(address: str) -> None:
    """Something listens there; a process that can be ended asks whether it is Ray."""
    subprocess.run(
        [sys.executable, "-m", "ray.scripts.scripts", "status", "--address", address],
        check=True,
        capture_output=True,
        timeout=_SECONDS_TO_ANSWER,
    )


def _played(
    tasks: Iterator[Task], play: Callable[[Task], Piece], workers: int
) -> Iterator[list[Piece]]:
    """Whoever is slow holds up nobody else: pieces come in the order in which they are finished."""
    remote: Any = ray.remote(num_cpus=1, max_retries=_FOR_EVER)(play)
    under_way = [remote.remote(task) for task in islice(tasks, AHEAD * workers)]
    while under_way:
        done, under_way = ray.wait(under_way, num_returns=len(under_way), timeout=TICK)
        under_way += [remote.remote(task) for task in islice(tasks, len(done))]
        yield _fetched(done)


def _fetched(done: list[Any]) -> list[Piece]:
    try:
        pieces: list[Piece] = ray.get(done)
    except ray.exceptions.RayError as fault:
        raise LabError(Fault.WORKER, why=_line(fault)) from None
    for piece in pieces:
        if piece.version != __version__:
            facts = {"path": piece.machine, "given": piece.version, "ours": __version__}
            raise LabError(Fault.VERSION, **facts)
    return pieces


def _line(fault: Exception) -> str:
    """Ray tells a whole story, and the last line says what happened."""
    return (str(fault).strip().splitlines() or [type(fault).__name__])[-1]
