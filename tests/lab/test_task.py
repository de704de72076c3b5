"""Tasks: what they are made of, their text, and what cannot be one."""

from __future__ import annotations

from typing import Any

import pytest

from tenback.lab.task import Fault, Task, WrongTask, read_table
from tenback.rules import cards, dice
from tenback.rules.deals import SEEDS
from tenback.rules.editions import EXTREME


def test_the_text_of_a_task_holds_all_that_affects_its_result() -> None:
    """What is usual is written out, and Twenty One has no cards to tell of."""
    task = Task("classic", 3, "expert", 100, 7)
    assert str(task) == ("classic seats=3 min=2 hand=6 bot=expert:samples=16 talk=no seeds=7..106")
    task = Task("extreme", 2, "planner", 1, minimum=3, hand=6, talk=True)
    assert str(task) == "extreme seats=2 min=3 hand=6 bot=planner talk=yes seeds=0..0"
    task = Task("twenty-one", 4, "greedy", 10)
    assert str(task) == "twenty-one seats=4 bot=greedy seeds=0..9"


def test_what_is_usual_makes_the_same_task_said_or_unsaid() -> None:
    """Equal tasks are equal values with equal texts."""
    said = Task("classic", 1, "expert:samples=16", 5, 0, 2, 8)
    assert said == Task("classic", 1, "expert", 5)
    assert hash(said) == hash(Task("classic", 1, "expert", 5))


def test_a_task_knows_its_table() -> None:
    """The setup that the rules have for it."""
    assert Task("extreme", 2, "greedy", 1, minimum=3, hand=6).setup == cards.Setup(
        EXTREME, 2, minimum=3, hand_size=6
    )
    assert Task("twenty-one", 6, "greedy", 1).setup == dice.Setup(6)


def test_in_twenty_one_every_seat_may_have_a_bot_of_its_own() -> None:
    """And where all are the same, one name says it."""
    task = Task("twenty-one", 3, "planner,expert,greedy", 1)
    assert task.table == "twenty-one seats=3 bot=planner,expert:samples=256,greedy"
    assert task.samples == 256
    assert task.light.bot == "planner,expert:samples=1,greedy"
    assert Task("classic", 2, "greedy,greedy", 1) == Task("classic", 2, "greedy", 1)


@pytest.mark.parametrize(
    "task",
    [
        Task("classic", 3, "expert", 100, 7),
        Task("extreme", 2, "planner", 1, minimum=3, hand=6, talk=True),
        Task("fire", 1, "careful", 2, SEEDS[-2]),
        Task("twenty-one", 2, "planner,greedy", 10),
    ],
    ids=str,
)
def test_a_table_is_read_back_from_its_text(task: Task) -> None:
    """With the seeds beside it, the same task."""
    assert read_table(task.table, task.seeds) == task


@pytest.mark.parametrize(
    "text",
    [
        "",
        "chess seats=2 bot=greedy",
        "classic bot=greedy",
        "classic seats=many bot=greedy",
        "classic seats=2 bot=greedy",
        "classic seats=2 min=2 hand=7 bot=greedy talk=no wind=no",
        "classic seats=2 min=2 hand=7 bot=greedy talk=no wind=3",
    ],
)
def test_a_text_that_no_table_has_is_no_table(text: str) -> None:
    """Also one that leaves out what is usual, since no task says it so."""
    with pytest.raises(ValueError, match=r"no table|invalid literal|game: "):
        read_table(text, range(1))


def test_the_last_seed_is_a_seed_like_any_other() -> None:
    """Up to 2^64 - 1."""
    assert str(Task("fire", 1, "greedy", 2, SEEDS[-2])).endswith(f"{SEEDS[-2]}..{SEEDS[-1]}")


WRONG = [
    ({"game": "chess"}, Fault.GAME, {"given": "chess"}),
    ({"seats": 6}, Fault.SEATS, {"least": 1, "most": 5, "given": "6"}),
    ({"seats": 0}, Fault.SEATS, {"given": "0"}),
    ({"game": "twenty-one", "seats": 7}, Fault.SEATS, {"most": 6}),
    ({"bot": "lucky"}, Fault.BOT, {"given": "lucky"}),
    ({"bot": "greedy:samples=3"}, Fault.BOT, {}),
    ({"bot": "expert:samples=0"}, Fault.SAMPLES, {"what": "none"}),
    ({"bot": "expert:samples=00"}, Fault.SAMPLES, {"what": "none"}),
    ({"bot": "expert:samples=100001"}, Fault.SAMPLES, {"what": "many", "given": "100001"}),
    ({"minimum": 4}, Fault.SWITCH, {"option": "--min", "allowed": (2, 3), "given": "4"}),
    ({"minimum": 0}, Fault.SWITCH, {"option": "--min"}),
    ({"hand": 5}, Fault.SWITCH, {"option": "--hand", "allowed": (7, 6)}),
    ({"game": "twenty-one", "minimum": 2}, Fault.CARDS_ONLY, {"option": "--min"}),
    ({"game": "twenty-one", "hand": 7}, Fault.CARDS_ONLY, {"option": "--hand"}),
    ({"talk": True}, Fault.TALK, {"what": "deaf", "given": "greedy"}),
    ({"talk": True, "bot": "expert", "seats": 1}, Fault.TALK, {"what": "alone"}),
    ({"talk": True, "bot": "expert", "game": "twenty-one"}, Fault.TALK, {"what": "dice"}),
    ({"bot": "greedy,greedy,greedy"}, Fault.BOTS, {"given": "3", "seats": 2}),
    ({"bot": "greedy,lucky"}, Fault.BOT, {"given": "lucky"}),
    ({"bot": "greedy,planner"}, Fault.MIXED, {"what": "cards", "given": "greedy,planner"}),
    (
        {"game": "twenty-one", "bot": "expert:samples=1,expert:samples=2"},
        Fault.MIXED,
        {"what": "samples"},
    ),
    ({"games": 0}, Fault.GAMES, {"given": "0"}),
    ({"games": -1}, Fault.GAMES, {"given": "-1"}),
    ({"seed": -1}, Fault.SEED, {"given": "-1"}),
    ({"seed": 2**64}, Fault.SEED, {"most": str(SEEDS[-1])}),
    ({"seed": SEEDS[-1], "games": 2}, Fault.LAST_SEED, {"games": "2"}),
]


@pytest.mark.parametrize(("changes", "fault", "facts"), WRONG)
def test_what_cannot_be_played_is_told_with_its_facts(
    changes: dict[str, Any], fault: Fault, facts: dict[str, Any]
) -> None:
    """Whoever makes a sentence of it has all that it needs."""
    usual: dict[str, Any] = {"game": "classic", "seats": 2, "bot": "greedy", "games": 1}
    with pytest.raises(WrongTask) as wrong:
        Task(**usual | changes)
    assert wrong.value.fault is fault
    assert wrong.value.facts.items() >= facts.items()


def test_every_fault_has_a_case_here() -> None:
    """And so a test that it is found."""
    assert {fault for _, fault, _ in WRONG} == set(Fault)
