"""Messages with a label: what gives a number away is caught, what is harmless goes through."""

from __future__ import annotations

from pathlib import Path

import pytest

from support import labelled
from tenback.table.talk.vocabulary import LANGUAGES

OWN = [labelled.FOLDER / f"{language}.txt" for language in LANGUAGES]
DOCUMENT = Path(__file__).parents[3] / "docs" / "guard.md"


@pytest.mark.parametrize("file", OWN, ids=lambda file: file.stem)
def test_what_gives_a_number_away_is_caught(file: Path) -> None:
    """98 of 100 messages, and at least 170 messages are known in every language."""
    score = labelled.score(file)
    assert score.given_away + score.harmless >= 170
    assert score.recall >= 0.98


@pytest.mark.parametrize("file", OWN, ids=lambda file: file.stem)
def test_what_is_harmless_goes_through(file: Path) -> None:
    """Two of 100 messages at most are refused wrongly."""
    assert labelled.score(file).false_refusals <= 0.02


def test_the_page_shows_the_measured_tables() -> None:
    """What `python -m support.labelled` prints stands in docs/guard.md, and the first run."""
    page = DOCUMENT.read_text(encoding="utf-8")
    assert labelled.inserted(page) == page
    assert labelled.table() in page
    assert labelled.FIRST_RUN.read_text(encoding="utf-8").strip() in page


def test_messages_judged_wrongly_can_be_listed() -> None:
    """Each with its file and its label, for whoever wants to make the guard better."""
    wrong = list(labelled.misses())
    scores = [labelled.score(file) for file in labelled.files()]
    missed = sum(s.given_away - s.caught + s.wrongly_refused for s in scores)
    assert len(wrong) == missed
