"""Texts: every code has its sentence, and a sentence never fails over a fact."""

from __future__ import annotations

import re

import pytest

from support.generate import ROOT
from tenback.bench.strength import Kind
from tenback.bots.warming import STEPS
from tenback.commands.lab_options import SENTENCES
from tenback.lab.faults import Fault as LabFault
from tenback.lab.task import Fault
from tenback.locale import MissingText, Texts, texts
from tenback.rules import cards
from tenback.rules.editions import EDITIONS, FIRE, Command
from tenback.rules.game import Code, Duty, refuse
from tenback.rules.games import GAMES
from tenback.server.guest import Why
from tenback.store.faults import Fault as StoreFault
from tenback.table.talk.verdict import Reason

SOURCE = ROOT / "src" / "tenback"
TABLES = "".join(
    (SOURCE / "commands" / name).read_text("utf-8") for name in ("bench.py", "lab_results.py")
)
CHARTS = [
    *(f"lab-chart-{what}{axis}" for what in ("left", "score") for axis in ("", "-x")),
    *(f"lab-chart-{what}{axis}" for what in ("win-rate", "mean-score") for axis in ("", "-y")),
]
KEYS = re.findall(
    r"^([a-z-]+) =", (SOURCE / "locale" / "en.ftl").read_text(encoding="utf-8"), re.MULTILINE
)


def test_every_code_of_a_refusal_has_a_text() -> None:
    """And no text is for a code that does not exist."""
    assert {key.removeprefix("refusal-") for key in KEYS if key.startswith("refusal-")} == set(Code)


def test_every_fault_of_a_task_has_a_sentence() -> None:
    """And no sentence is for a fault that does not exist."""
    assert set(SENTENCES) == set(Fault)


def test_every_fault_of_the_lab_has_a_sentence() -> None:
    """And no sentence is for a fault that does not exist."""
    prefix = "lab-fault-"
    told = {key.removeprefix(prefix) for key in KEYS if key.startswith(prefix)}
    assert told == set(LabFault)


def test_every_fault_of_the_store_has_a_sentence() -> None:
    """And no sentence is for a fault that does not exist."""
    prefix = "store-"
    told = {key.removeprefix(prefix) for key in KEYS if key.startswith(prefix)}
    assert told == set(StoreFault)


def test_every_game_and_every_mark_has_a_name() -> None:
    """Editions, commands, fire."""
    for name in GAMES:
        assert texts()(f"game-{name}")
    for mark in (*Command, FIRE):
        assert texts()(f"mark-{mark}")


def test_every_reason_of_the_guard_has_a_sentence() -> None:
    """And no sentence is for a reason that does not exist."""
    told = {key.removeprefix("guard-") for key in KEYS if key.startswith("guard-")}
    assert told - {"passes"} == set(Reason)


def test_no_text_is_unused() -> None:
    """Keys that are put together from parts are listed here with their parts."""
    assembled = {
        *(f"refusal-{code}" for code in Code),
        *(f"game-{name}" for name in GAMES),
        *(f"mark-{mark}" for mark in (*Command, FIRE)),
        *(f"terminal-welcome-{kind}" for kind in ("cards", "dice")),
        *(f"terminal-help-{command}" for command in Command),
        *(f"warm-{step}" for step in STEPS),
        *(f"store-{fault}" for fault in StoreFault),
        *(f"bot-{why}" for why in Why),
        *(f"guard-{reason}" for reason in Reason),
        *(f"bench-title-{what}" for what in (*Kind, "sketch", "processes")),
        *(f"bench-column-{word}" for word in re.findall(r'"([a-z-]+)"', TABLES)),
        *("bench-column-left-interval", "bench-column-points-interval"),
        *(f"lab-fault-{fault}" for fault in LabFault),
        *CHARTS,
    }
    code = "".join(path.read_text(encoding="utf-8") for path in SOURCE.rglob("*.py"))
    assert [key for key in KEYS if key not in assembled and f'"{key}"' not in code] == []


def test_a_missing_text_or_fact_is_an_error_of_ours() -> None:
    """It is never shown half filled in."""
    with pytest.raises(MissingText, match="no-such-key"):
        texts()("no-such-key")
    with pytest.raises(MissingText, match="seat"):
        texts()("seat")
    with pytest.raises(MissingText, match="no texts in xx"):
        Texts("xx")


def test_what_a_stranger_wrote_at_length_is_cut_short() -> None:
    """A fault in a long line is told in a line that can be read."""
    refusal = refuse(Code.SYNTAX, what="tag-value", tag="Deck", value="9" * 5_000)
    sentence = texts().refusal(refusal)
    assert sentence.endswith("9…”.")
    assert len(sentence) < 700


def test_what_a_stranger_wrote_cannot_steer_the_terminal() -> None:
    """Control signs and those that turn the direction of writing are left out."""
    assert "“x[31my”" in texts()("terminal-unknown", given="x\x1b[31m\u202ey\x07")


def test_several_values_are_joined() -> None:
    """As in a list of seats."""
    assert texts()("entries-due", count=2, seats=(1, 3)) == "to enter: seats 1, 3"


@pytest.mark.parametrize("duty", Duty)
@pytest.mark.parametrize("placed", [0, 1, 2])
@pytest.mark.parametrize("minimum", [1, 2, 3])
def test_open_duties_are_told_with_their_numbers(duty: Duty, placed: int, minimum: int) -> None:
    """Singular and plural, none and one."""
    refusal = refuse(Code.MINIMUM, duty=duty, placed=placed, minimum=minimum, piles=("a",))
    sentence = texts().refusal(refusal)
    assert sentence.endswith((".", "."))
    assert "{" not in sentence


def test_all_that_a_signal_may_say_has_words() -> None:
    """Three wishes about a pile."""
    told = {texts()("signal", seat=1, pile="a", word=word) for word in cards.WORDS}
    assert len(told) == len(cards.WORDS)
    assert set(EDITIONS) <= set(GAMES)
