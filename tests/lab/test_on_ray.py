"""The lab on Ray: a real one, with real workers."""

from __future__ import annotations

import os
import signal
import socket
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path

import pytest
import ray
from ray.cluster_utils import Cluster

from support.pieces import DICE, GREEDY
from tenback.lab import on_ray as module
from tenback.lab.faults import Fault, LabError
from tenback.lab.folder import hold, read_results
from tenback.lab.on_ray import on_ray
from tenback.lab.pieces import Piece
from tenback.lab.playing import Engine, left_to_play, local, piece_of, play_into
from tenback.lab.results import totals, totals_as_json
from tenback.lab.task import Task

TASKS = [GREEDY, DICE]
pytestmark = [
    pytest.mark.slow,
    pytest.mark.filterwarnings("ignore::ResourceWarning", "ignore::FutureWarning"),
]


def counted(place: Path, engine: Engine) -> str:
    with hold(place) as folder:
        for _ in play_into(folder, left_to_play(TASKS, folder), engine):
            pass
    return str(totals_as_json(totals(read_results(place))))


@contextmanager
def two_workers(play: Callable[[Task], Piece] = piece_of) -> Iterator[Engine]:
    with on_ray(None, 2, play) as engine:
        assert (engine.workers, engine.here) == (2, False)
        yield engine


def test_a_worker_that_is_killed_is_replaced_and_the_totals_are_the_local_ones(
    tmp_path: Path,
) -> None:
    """Its piece is played again by another."""
    killed = tmp_path / "killed"

    def play(task: Task) -> Piece:
        if task.seed == 12 and not killed.exists():
            killed.write_text(str(os.getpid()))
            os.kill(os.getpid(), signal.SIGKILL)
        return piece_of(task)

    with two_workers(play) as engine:
        on_two = counted(tmp_path / "ray", engine)
    assert killed.exists()
    assert on_two == counted(tmp_path / "local", local(2))


def test_a_cluster_is_reached_by_its_address(tmp_path: Path) -> None:
    """And has as many workers as its machines have cores, if nothing is said."""
    cluster = Cluster(initialize_head=True, head_node_args={"num_cpus": 2})
    try:
        with on_ray(cluster.address, None) as engine:
            assert engine.workers == 2
            there = counted(tmp_path / "ray", engine)
        with on_ray(cluster.address, 1) as engine:
            assert engine.workers == 1
    finally:
        cluster.shutdown()  # type: ignore[no-untyped-call]
    assert there == counted(tmp_path / "local", local(1))


@pytest.mark.parametrize(
    ("address", "fault"),
    [
        ("127.0.0.1:1", Fault.UNREACHABLE),
        ("127.0.0.1:99999", Fault.UNREACHABLE),
        ("127.0.0.1", Fault.ADDRESS),
        ("ray://127.0.0.1:1", Fault.ADDRESS),
        ("auto", Fault.ADDRESS),
    ],
)
def test_a_cluster_that_does_not_answer_is_told(address: str, fault: Fault) -> None:
    """And so is what is no address."""
    with pytest.raises(LabError) as wrong, on_ray(address, None):
        pass
    assert wrong.value.fault is fault
    assert address in wrong.value.facts.values()


def test_a_ray_that_does_not_start_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    """With the last line of what it says."""

    def init(*_: object, **__: object) -> None:
        raise RuntimeError("a long story\nno room for the store")

    monkeypatch.setattr(ray, "init", init)
    with pytest.raises(LabError) as wrong, on_ray(None, None):
        pass
    assert wrong.value.facts == {"address": "local", "why": "no room for the store"}


def test_what_listens_and_is_no_cluster_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    """It takes what it is sent and never answers."""
    monkeypatch.setattr(module, "_SECONDS_TO_ANSWER", 1.0)
    with socket.create_server(("127.0.0.1", 0)) as silent:
        address = f"127.0.0.1:{silent.getsockname()[1]}"
        with pytest.raises(LabError) as wrong, on_ray(address, None):
            pass
    assert wrong.value.fault is Fault.UNREACHABLE
    assert "timed out" in str(wrong.value.facts["why"])


def test_a_worker_of_another_version_or_one_that_fails_is_told(tmp_path: Path) -> None:
    """Nothing of it is kept."""

    def older(task: Task) -> Piece:
        return replace(piece_of(task), version="0.0.1")

    def broken(task: Task) -> Piece:
        raise ModuleNotFoundError("No module named 'tenback'")

    for play, fault in ((older, Fault.VERSION), (broken, Fault.WORKER)):
        with pytest.raises(LabError) as wrong, two_workers(play) as engine:
            counted(tmp_path / fault, engine)
        assert wrong.value.fault is fault
        assert read_results(tmp_path / fault) == []
        assert not ray.is_initialized()
    assert "No module named 'tenback'" in str(wrong.value.facts["why"])
