"""Playing into a folder: no game is lost and none is played twice, whenever it is stopped."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from support.pieces import DICE, GREEDY, piece, told
from tenback.lab import playing
from tenback.lab.faults import Fault, LabError
from tenback.lab.folder import hold, read_results
from tenback.lab.pieces import Piece
from tenback.lab.playing import Engine, left_to_play, local, piece_of, play_into
from tenback.lab.results import totals, totals_as_json
from tenback.lab.task import Task

TASKS = [GREEDY, DICE, Task("classic", 1, "careful", 20, 5)]


def counted(place: Path) -> str:
    return str(totals_as_json(totals(read_results(place))))


def played(place: Path, tasks: list[Task], engine: Engine | None = None) -> list[int]:
    with hold(place) as folder:
        return list(play_into(folder, left_to_play(tasks, folder), engine or local(2)))


def test_all_games_of_all_tasks_are_played_and_kept(tmp_path: Path) -> None:
    """With as many workers as one likes, and in one file when it is over."""
    steps = played(tmp_path / "two", TASKS)
    assert steps == sorted(steps)
    assert steps[-1] == sum(task.games for task in TASKS)
    played(tmp_path / "one", TASKS, local(1))
    played(tmp_path / "every", TASKS, local())
    expected = str(totals_as_json(totals(map(piece, TASKS))))
    assert [counted(tmp_path / name) for name in ("one", "two", "every")] == [expected] * 3
    assert len(list((tmp_path / "two" / "results").iterdir())) == 1


def test_what_is_there_is_not_played_again(tmp_path: Path) -> None:
    """Only the games that are missing, before it and after."""
    played(tmp_path, [GREEDY.part(range(10, 20))])
    with hold(tmp_path) as folder:
        assert left_to_play([GREEDY], folder) == [
            GREEDY.part(range(10)),
            GREEDY.part(range(20, 30)),
        ]
    assert played(tmp_path, [GREEDY])[-1] == 20
    assert played(tmp_path, [GREEDY]) == []
    assert counted(tmp_path) == str(totals_as_json(totals([piece(GREEDY)])))


def test_results_of_another_version_are_not_added_to(tmp_path: Path) -> None:
    """The bots may play otherwise there."""
    with hold(tmp_path) as folder:
        folder.add([piece(GREEDY, version="0.0.1")])
        with pytest.raises(LabError) as wrong:
            left_to_play([GREEDY], folder)
    assert wrong.value.fault is Fault.VERSION
    assert wrong.value.facts["given"] == "0.0.1"


@pytest.mark.parametrize("every", [0.0, 1e9], ids=["each piece", "at the end"])
@pytest.mark.parametrize("steps", [1, 3])
def test_who_stops_keeps_what_was_finished(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, every: float, steps: int
) -> None:
    """Whether it was on the disk already or not."""
    monkeypatch.setattr(playing, "EVERY", every)
    with hold(tmp_path) as folder:
        games = play_into(folder, [GREEDY], one_by_one())
        assert [next(games) for _ in range(steps)] == list(range(1, steps + 1))
        games.close()
        assert [str(one.task.seeds) for one in folder.pieces] == [f"range(0, {steps})"]


def one_by_one() -> Engine:
    def play(tasks: Iterator[Task]) -> Iterator[list[Piece]]:
        for task in tasks:
            yield [piece_of(task)]

    return Engine(play, workers=30)


def test_an_interrupt_while_pieces_are_written_writes_none_twice(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """They may be on the disk when it comes."""
    monkeypatch.setattr(playing, "EVERY", 0.0)
    with hold(tmp_path) as folder:
        add = folder.add

        def interrupted(pieces: list[Piece]) -> None:
            add(pieces)
            monkeypatch.setattr(folder, "add", add)
            raise KeyboardInterrupt

        monkeypatch.setattr(folder, "add", interrupted)
        with pytest.raises(KeyboardInterrupt):
            list(play_into(folder, [GREEDY], one_by_one()))
    assert played(tmp_path, [GREEDY])[-1] == 29
    assert counted(tmp_path) == str(totals_as_json(totals([piece(GREEDY)])))


def test_a_piece_says_how_long_it_took_and_where(tmp_path: Path) -> None:
    """And the version that played it."""
    one, other = piece_of(GREEDY), piece(GREEDY)
    assert one.seconds > 0
    assert one.machine
    assert told([replace(one, seconds=1.0, machine="abacus")]) == told([other])
