"""The `tenback` command as people and programs call it."""

from __future__ import annotations

import json
import os
import pty
import signal
import subprocess
import sys
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from support.records import cards_record, dice_record
from tenback.cli import app
from tenback.rules import deals
from tenback.rules.record_reader import read
from tenback.version import __version__

LOWEST = min(deals.deck(1)[:8])
"""A card that a lone player with the seed 1 can place on pile a."""


@pytest.fixture(autouse=True)
def in_an_empty_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


def tenback(*arguments: str, typed: str | None = None) -> Result:
    return CliRunner().invoke(app, arguments, input=typed)


def started(*arguments: str, **options: object) -> subprocess.Popen[str]:
    """A process of its own, for signals and real terminals."""
    command = [sys.executable, "-m", "tenback", *arguments]
    return subprocess.Popen(command, text=True, encoding="utf-8", **options)  # type: ignore[call-overload, no-any-return]


def test_replay_prints_the_final_position_for_people(tmp_path: Path) -> None:
    """All hands are open: a record has no secrets."""
    file = tmp_path / "one.game"
    file.write_text(cards_record("1 3a 8d end"))
    result = tenback("replay", str(file))
    assert result.exit_code == 0
    assert "THE GAME · seat 2 to move · placed 0 of 2 · draw pile 82" in result.stdout
    assert "9  10  11  12  13  14  15" in result.stdout


def test_replay_with_json_prints_one_object(tmp_path: Path) -> None:
    """On standard output, with exit status 0."""
    file = tmp_path / "one.game"
    file.write_text(dice_record("roll w6 y4 r3 g3 b1 k1"))
    result = tenback("replay", str(file), "--json")
    assert result.exit_code == 0
    assert json.loads(result.stdout)["moves"] == 1
    assert result.stdout.count("\n") == 1


def test_replay_reads_standard_input() -> None:
    """A file called - is what is piped in."""
    result = tenback("replay", "-", "--json", typed=cards_record())
    assert json.loads(result.stdout)["status"] == "open"


def test_a_record_that_breaks_a_rule_gives_exit_status_1_and_the_fault(tmp_path: Path) -> None:
    """As one object, or as a sentence on standard error."""
    file = tmp_path / "wrong.game"
    file.write_text(cards_record("1 3a 2a"))
    result = tenback("replay", str(file), "--json")
    assert result.exit_code == 1
    assert json.loads(result.stdout) == {
        "error": "not-higher",
        "line": 5,
        "action": "2a",
        "why": "Pile a ascends and shows 3: 2 is neither higher nor exactly ten lower.",
    }
    result = tenback("replay", str(file))
    assert (result.exit_code, result.stdout) == (1, "")
    assert "wrong.game, line 5: Pile a ascends" in result.stderr


@pytest.mark.parametrize("name", ["nowhere.game", "."])
def test_a_file_that_cannot_be_read_gives_exit_status_2_and_the_reason(name: str) -> None:
    """No traceback."""
    result = tenback("replay", name)
    assert result.exit_code == 2
    assert f"{name} cannot be read" in result.stderr


def test_play_plays_what_is_typed_and_keeps_it_when_the_input_ends() -> None:
    """The record goes on with --resume, on the same deal, with the same dice to come."""
    result = tenback("play", "classic", "--players", "1", "--seed", "1", typed=f"{LOWEST}a\nend\n")
    assert result.exit_code == 0, result.output
    (kept,) = Path().glob("tenback-classic-*.game")
    assert f"tenback play --resume {kept}" in result.stdout
    assert "placed" in result.stdout
    before = read(kept.read_bytes()).record
    assert before.moves
    result = tenback("play", "--resume", str(kept), typed="quit\n")
    assert result.exit_code == 0, result.output
    assert read(kept.read_bytes()).record == before
    assert list(Path().glob("*.game")) == [kept]


def test_play_keeps_the_game_where_it_is_told() -> None:
    """Also one that is played to its end."""
    result = tenback("play", "twenty-one", "--seed", "4", "--save", "mine.game", typed="roll\n")
    assert result.exit_code == 0
    assert read(Path("mine.game").read_bytes()).record.moves
    rounds = "roll\nkeep\nx\n" * 30
    result = tenback("play", "twenty-one", "--seed", "4", "--save", "mine.game", typed=rounds)
    assert "The sheet is worth 0 points." in result.stdout
    record = read(Path("mine.game").read_bytes()).record
    assert record.result == "0"
    result = tenback("play", "--resume", "mine.game")
    assert "The sheet is worth 0 points." in result.stdout


def test_after_the_end_one_is_told_how_to_play_the_same_deal_again() -> None:
    """What to type, on a line of its own."""
    options = "twenty-one --players 1 --seed 4 --sheets D"
    result = tenback("play", *options.split(), typed="roll\nkeep\nx\n" * 30)
    assert f"The same deal again: tenback play {options}\n" in result.stdout


def test_a_deal_that_came_from_no_seed_has_no_such_command() -> None:
    """Its record holds all of it."""
    Path("other.game").write_text(dice_record(seats=1))
    result = tenback("play", "--resume", "other.game", typed="roll\nkeep\nx\n" * 30)
    assert "points" in result.stdout
    assert "The same deal again" not in result.stdout


def test_dice_go_on_after_resuming_as_they_would_have_without() -> None:
    """The record keeps the seed."""
    typed = "roll\nkeep\nx\n"
    tenback("play", "twenty-one", "--seed", "9", "--save", "two.game", typed=typed * 2)
    tenback("play", "twenty-one", "--seed", "9", "--save", "one.game", typed=typed)
    tenback("play", "--resume", "one.game", typed=typed)
    assert Path("one.game").read_text() == Path("two.game").read_text()


@pytest.mark.parametrize("tag", ["", '[Seed "x"]\n', f'[Seed "{2**64}"]\n', '[Seed "²"]\n'])
def test_a_record_without_a_seed_of_ours_is_resumed_all_the_same(tag: str) -> None:
    """The dice are thrown anew then."""
    Path("other.game").write_text(tag + dice_record(seats=1))
    result = tenback("play", "--resume", "other.game", typed="roll\n")
    assert result.exit_code == 0
    assert read(Path("other.game").read_bytes()).record.moves


def test_a_game_that_cannot_be_saved_is_printed(monkeypatch: pytest.MonkeyPatch) -> None:
    """It can be kept by hand; the reason is told."""
    target = str(Path("no", "such", "folder.game"))
    result = tenback("play", "--seed", "1", "--save", target, typed=f"{LOWEST}a\n")
    assert result.exit_code == 0
    assert "cannot be written" in result.stdout
    assert "[Deck " in result.stdout


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["solitaire"], "“solitaire” is none of classic, fire, extreme, twenty-one"),
        (["classic", "--players", "6"], "THE GAME is for 1 to 5 players, not 6."),
        (["twenty-one", "--players", "0"], "Twenty One is for 1 to 6 players, not 0."),
        (["--min", "4"], "--min is one of 2, 3 here, not 4."),
        (["--hand", "5"], "--hand is one of 8, 7 here, not 5."),
        (["--players", "2", "--first", "3"], "--first is one of 1, 2 here, not 3."),
        (["twenty-one", "--min", "3"], "--min is for the card games."),
        (["twenty-one", "--hand", "7"], "--hand is for the card games."),
        (["fire", "--sheets", "A"], "--sheets is for Twenty One."),
        (["twenty-one", "--sheets", "AB"], "--sheets takes a different letter from A to F"),
        (["--resume", "x.game", "--seed", "3"], "leave out --seed"),
        (["fire", "--resume", "x.game"], "leave out GAME"),
        (["--seed", "-1"], "Invalid value for '--seed'"),
        (["--resume", "x.game"], "x.game cannot be read"),
    ],
)
def test_a_wrong_option_gives_exit_status_2_and_one_clear_sentence(
    arguments: list[str], told: str
) -> None:
    """Nothing is written."""
    result = tenback("play", *arguments)
    assert result.exit_code == 2
    assert told in " ".join(result.output.split())
    assert list(Path().iterdir()) == []


def test_a_faulty_record_is_not_resumed() -> None:
    """The fault is told and the file stays as it was."""
    text = cards_record("1 3a 2a")
    Path("wrong.game").write_text(text)
    result = tenback("play", "--resume", "wrong.game", typed="end\n")
    assert result.exit_code == 1
    assert "line 5" in result.stderr
    assert Path("wrong.game").read_text() == text


def test_the_expert_switches_and_other_tables_are_options() -> None:
    """Three cards, a smaller hand, commands on other cards, sheets of one's choice."""
    tenback("play", "--min", "3", "--hand", "7", "--save", "a.game", typed="")
    assert '[Min "3"]\n[Hand "7"]' in Path("a.game").read_text()
    tenback("play", "extreme", "--shuffle-commands", "--save", "b.game", typed="")
    assert "[Commands " in Path("b.game").read_text()
    tenback("play", "twenty-one", "-n", "2", "--sheets", "f c", "--save", "c.game", typed="")
    assert '[Sheets "F C"]' in Path("c.game").read_text()


def test_the_version_is_told() -> None:
    """And without a command there is help."""
    assert tenback("--version").stdout == f"tenback {__version__}\n"
    assert "replay" in tenback().output


def test_two_games_saved_in_the_same_second_are_both_kept() -> None:
    """No file is ever written over by another game."""
    for _ in range(3):
        tenback("play", "--seed", "1", typed="")
    assert len(list(Path().glob("*.game"))) == 3


@pytest.mark.parametrize("name", ["SIGINT", "SIGTERM", "SIGHUP"])
def test_a_signal_leaves_cleanly_and_keeps_the_game(name: str) -> None:
    """Ctrl-C, a closed window, a shutdown: exit status 0, and the move that was made is there."""
    pipe = subprocess.PIPE
    with started("play", "--seed", "1", "--save", "k.game", stdin=pipe, stdout=pipe) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(f"{LOWEST}a\n")
        process.stdin.flush()
        for line in process.stdout:
            if "placed 1 of 2" in line:
                break
        process.send_signal(getattr(signal, name))
        rest = process.stdout.read()
        assert process.wait() == 0
    assert "--resume k.game" in rest
    assert "Traceback" not in rest
    assert len(read(Path("k.game").read_bytes()).record.moves) == 1


def test_at_a_terminal_one_is_asked_which_game_and_how_many_play() -> None:
    """Answers that do not fit are asked for again; Enter takes what is proposed."""
    ours, theirs = pty.openpty()
    with started("play", "--seed", "1", stdin=theirs, stdout=theirs, stderr=theirs) as process:
        os.close(theirs)
        os.write(ours, b"chess\nfire\n9\n2\n\nquit\n")
        seen = _read_all(ours)
        assert process.wait() == 0
    assert "“chess” is none of" in seen
    assert "On Fire is for 1 to 5 players, not 9." in seen
    assert "On Fire · seat 1 to move" in seen
    assert "\x1b[2J" in seen
    assert len(list(Path().glob("tenback-fire-*.game"))) == 1


def test_at_a_terminal_one_may_leave_before_a_game_is_chosen() -> None:
    """Nothing is saved, for nothing was played."""
    ours, theirs = pty.openpty()
    with started("play", stdin=theirs, stdout=theirs, stderr=theirs) as process:
        os.close(theirs)
        os.write(ours, b"\x04")
        seen = _read_all(ours)
        assert process.wait() == 0
    assert "Traceback" not in seen
    assert list(Path().iterdir()) == []


def _read_all(terminal: int) -> str:
    """All that is shown until the other side is closed."""
    seen = b""
    while True:
        try:
            more = os.read(terminal, 4096)
        except OSError:  # how Linux tells that the other side is gone
            more = b""
        if not more:
            os.close(terminal)
            return seen.decode()
        seen += more
