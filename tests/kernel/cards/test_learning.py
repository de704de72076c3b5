"""The commands that made what the players know: they still do."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random

import numpy as np
import pytest

from tenback.kernel.cards import training, tuning
from tenback.kernel.cards.insight import INPUTS
from tenback.kernel.cards.knowledge import LEARNED, network_file, read_network, weights_for
from tenback.kernel.cards.training import Student, fresh_network, setups
from tenback.rules.cards import Setup
from tenback.rules.editions import CLASSIC, EXTREME


def test_a_student_learns_what_it_is_shown() -> None:
    """Its mistakes shrink, from a tenth to next to nothing."""
    random = np.random.default_rng(1)
    inputs = random.random((256, INPUTS)).astype(np.float32)
    targets = (inputs[:, 0] > 0.5).astype(np.float32)
    student = Student(fresh_network(1))
    first = student.learn(inputs, targets, 1e-3)
    for _ in range(200):
        last = student.learn(inputs, targets, 1e-3)
    assert last < first / 10


def test_all_switches_are_trained_for() -> None:
    """And in EXTREME also the commands on other cards."""
    asked = setups(EXTREME, 3, Random(1))
    seen = [next(asked) for _ in range(200)]
    assert {(s.minimum, s.hand_size) for s in seen} == {(2, 6), (2, 5), (3, 6), (3, 5)}
    usual = sum((s.minimum, s.hand_size) == (2, 6) for s in seen)
    assert 100 < usual < 150
    assert len({s.edition for s in seen}) > 20


@pytest.mark.slow
def test_a_network_is_trained_on_the_games_that_it_plays(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """From another network or from nothing; every round tells how it goes and is kept."""
    monkeypatch.setattr(training, "LEARNED", tmp_path)
    monkeypatch.setattr(training, "ROUND", 4)
    monkeypatch.setattr(training, "BATCH", 16)
    source = str(LEARNED / network_file("classic", 2))
    for more in (["--source", source], []):
        monkeypatch.setattr("sys.argv", ["training", "fire", "2", "--games", "8", *more])
        training.main()
        told = capsys.readouterr().out.splitlines()
        assert [line.split(" games")[0].strip() for line in told] == ["4", "8"]
        read_network((tmp_path / network_file("fire", 2)).read_bytes())


@pytest.mark.slow
def test_weights_are_tuned_by_steps_that_win_more(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """From weights that are worth nothing to some that are worth more, and kept by their setup."""
    monkeypatch.setattr(tuning, "weights_for", lambda setup: np.zeros_like(weights_for(setup)))
    monkeypatch.setattr(tuning, "GLANCE", 300)
    monkeypatch.setattr(tuning, "LOOK", 1_000)
    kept = tmp_path / "careful.json"
    kept.write_text('{"fire seats=1 min=2 hand=8": [1.0]}')
    tuning.main(["classic", "2", "--steps", "30"], kept)
    assert "step" in capsys.readouterr().out
    table = json.loads(kept.read_text())
    assert set(table) == {"classic seats=2 min=2 hand=7", "fire seats=1 min=2 hand=8"}
    setup = Setup(CLASSIC, 2)
    assert len(table["classic seats=2 min=2 hand=7"]) < len(weights_for(setup))
