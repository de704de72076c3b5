"""Experiments in TOML: which tasks they are, and what cannot be one."""

from __future__ import annotations

from pathlib import Path

import pytest

from tenback.lab.experiment import KEYS, WrongEntry, read_experiment
from tenback.lab.faults import Fault, LabError
from tenback.lab.task import Fault as TaskFault
from tenback.lab.task import Task

TASK = 'game = "classic"\nseats = 2\nbot = "greedy"\ngames = 5\n'


def written(folder: Path, text: str) -> Path:
    file = folder / "experiment.toml"
    file.write_text(text, encoding="utf-8")
    return file


def test_every_entry_is_a_task_and_defaults_are_for_all(tmp_path: Path) -> None:
    """An entry may say otherwise."""
    text = f"""[defaults]\n{TASK}\n[[task]]\n[[task]]\nseats = 3\nmin = 3\ngames = 7\nseed = 9"""
    assert read_experiment(written(tmp_path, text)) == (
        Task("classic", 2, "greedy", 5),
        Task("classic", 3, "greedy", 7, 9, minimum=3),
    )


def test_a_list_stands_for_a_task_with_each_of_its_values(tmp_path: Path) -> None:
    """Two lists for every pair."""
    text = """[[task]]
game = "classic"
seats = [2, 3]
bot = ["planner", "expert:samples=1"]
talk = [false, true]
games = 1
hand = 6
"""
    assert read_experiment(written(tmp_path, text)) == tuple(
        Task("classic", seats, bot, 1, hand=6, talk=talk)
        for seats in (2, 3)
        for bot in ("planner", "expert:samples=1")
        for talk in (False, True)
    )


ONE = f"[[task]]\n{TASK}"
WRONG = [
    ("[[task]", Fault.TOML, {}),
    ("task = 3", Fault.TOML, {"why": "[defaults], [[task]]"}),
    ("task = [3]", Fault.TOML, {}),
    ("defaults = 3", Fault.TOML, {}),
    ("games = 3", Fault.KEY, {"name": "games", "known": ("defaults", "task")}),
    (f"{ONE}wind = 3", Fault.KEY, {"name": "wind", "known": tuple(KEYS)}),
    (f"[defaults]\nwind = 3\n{ONE}", Fault.KEY, {"name": "wind"}),
    ('[[task]]\ngame = "classic"', Fault.NEEDED, {"name": "seats"}),
    (ONE.replace("seats = 2", 'seats = "2"'), Fault.VALUE, {"kind": "int", "given": "2"}),
    (ONE.replace("seats = 2", "seats = true"), Fault.VALUE, {"name": "seats", "given": "True"}),
    (ONE.replace("seats = 2", "seats = [2, 3.5]"), Fault.VALUE, {"given": "3.5"}),
    (f"{ONE}talk = 1", Fault.VALUE, {"kind": "bool"}),
    ("", Fault.NO_TASKS, {}),
    (ONE.replace("seats = 2", "seats = []"), Fault.NO_TASKS, {}),
    (f"{ONE}{ONE}seed = 4", Fault.TWICE, {"task": str(Task("classic", 2, "greedy", 5, 4))}),
]


@pytest.mark.parametrize(("text", "fault", "facts"), WRONG)
def test_what_is_no_experiment_is_told_with_its_facts(
    tmp_path: Path, text: str, fault: Fault, facts: dict[str, object]
) -> None:
    """And where it stands."""
    file = written(tmp_path, text)
    with pytest.raises(LabError) as wrong:
        read_experiment(file)
    assert wrong.value.fault is fault
    assert wrong.value.facts.items() >= facts.items()
    assert any(str(file) in str(fact) for fact in wrong.value.facts.values())


def test_a_file_that_cannot_be_read_is_told(tmp_path: Path) -> None:
    """One that is not there, and one that is no text."""
    with pytest.raises(LabError) as wrong:
        read_experiment(tmp_path / "nowhere.toml")
    assert wrong.value.fault is Fault.UNREADABLE
    (tmp_path / "bytes.toml").write_bytes(b"\xff")
    with pytest.raises(LabError) as wrong:
        read_experiment(tmp_path / "bytes.toml")
    assert wrong.value.fault is Fault.TOML


def test_the_same_table_with_other_seeds_is_no_mistake(tmp_path: Path) -> None:
    """No game is played twice."""
    assert len(read_experiment(written(tmp_path, f"{ONE}{ONE}seed = 5"))) == 2


def test_a_task_that_cannot_be_is_told_with_its_number(tmp_path: Path) -> None:
    """Counted from 1."""
    with pytest.raises(WrongEntry) as wrong:
        read_experiment(written(tmp_path, f"{ONE}{ONE.replace('greedy', 'lucky')}"))
    assert (wrong.value.number, wrong.value.wrong.fault) == (2, TaskFault.BOT)
