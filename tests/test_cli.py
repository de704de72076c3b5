"""The `tenback` command as people and programs call it."""

from __future__ import annotations

import json
import os
import platform
import pty
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace

import pytest
from typer.testing import CliRunner, Result

from support.benches import TINY
from support.generate import ROOT
from support.records import cards_record, dice_record
from tenback.bench import speed, strength
from tenback.bots import warming
from tenback.bots.names import NAMES
from tenback.cli import app
from tenback.commands import telling
from tenback.kernel.cards.simulate import Counts, simulate
from tenback.lab import run as lab
from tenback.rules import deals
from tenback.rules.cards import Setup
from tenback.rules.editions import CLASSIC
from tenback.rules.record_reader import read
from tenback.terminal import playing
from tenback.version import __version__

LOWEST = min(deals.deck(1)[:8])
"""A card that a lone player with the seed 1 can place on pile a."""


@pytest.fixture(autouse=True)
def in_an_empty_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(playing, "program", lambda: "tenback")


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
    assert "THE GAME · seat 2 to move · placed 0 (at least 2) · draw pile 82" in result.stdout
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
    assert f"Saved as {kept}. Go on with:\n  tenback play --resume {kept}\n" in result.stdout
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


def test_a_new_game_is_kept_in_no_file_that_holds_something_else() -> None:
    """It is refused before the first card."""
    Path("letter.txt").write_text("Dear reader,\n")
    for how in (["--save", "letter.txt"], ["--resume", "mine.game", "--save", "letter.txt"]):
        result = tenback("play", *how, typed="quit\n")
        assert result.exit_code == 2
        assert result.stderr.startswith("letter.txt holds something else than a game")
    assert Path("letter.txt").read_text() == "Dear reader,\n"


def test_a_game_that_may_not_be_written_over_goes_on_in_another_file(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Only that is told as well where there is no other."""
    Path("old.game").write_text(dice_record(seats=1))
    locked = Path("old.game").resolve()
    monkeypatch.setattr(os, "access", lambda path, _mode: path != locked)
    result = tenback("play", "--resume", "old.game", typed="roll\n")
    assert (result.exit_code, "old.game cannot be written" in result.stderr) == (2, True)
    result = tenback("play", "--resume", "old.game", "--save", "new.game", typed="roll\n")
    assert result.exit_code == 0
    assert read(Path("new.game").read_bytes()).record.moves


def test_a_game_that_is_over_is_kept_and_can_be_looked_at_again() -> None:
    """As the command that is told says."""
    result = tenback("play", "twenty-one", "--seed", "4", typed="roll\nkeep\nx\n" * 30)
    (kept,) = Path().iterdir()
    assert f"Kept as {kept}. Look at it again with:\n  tenback replay {kept}\n" in result.stdout
    assert "The sheet is worth 0 points." in tenback("replay", str(kept)).stdout


def test_who_leaves_before_the_first_move_leaves_nothing_behind() -> None:
    """Unless a file was named."""
    assert tenback("play", "--seed", "1", typed="quit\n").exit_code == 0
    assert list(Path().iterdir()) == []


def test_h_is_help_everywhere() -> None:
    """As in most commands."""
    for command in ([], ["play"], ["lab", "run"]):
        assert "Usage:" in tenback(*command, "-h").stdout


def test_after_the_end_one_is_told_how_to_play_the_same_deal_again() -> None:
    """What to type, on a line of its own."""
    options = "twenty-one --players 1 --seed 4 --sheets D"
    result = tenback("play", *options.split(), typed="roll\nkeep\nx\n" * 30)
    assert f"The same deal again:\n  tenback play {options}\n" in result.stdout


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
    """It can be kept by hand; the reason is told, and the exit status is 1."""

    def full(_text: str, _path: Path) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(playing, "save", full)
    result = tenback("play", "--seed", "1", "--save", "a.game", typed=f"{LOWEST}a\n")
    assert result.exit_code == 1
    assert "a.game cannot be written (No space left on device)" in result.stdout
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
        (["fire", "--shuffle-commands"], "--shuffle-commands is for EXTREME."),
        (["--save", "."], "--save takes a file, and . is a folder."),
        (["--save", ""], "--save takes the name of a file, and there is none."),
        (["--save", "-"], "--save takes a file, so - cannot be; a file of that name is ./-"),
        (["--save", "no/such.game"], "a folder that is there; no/such.game is in none."),
        (["--resume", "-"], "--resume takes a file, so - cannot be"),
        (["--resume", "."], "--resume takes a file, and . is a folder."),
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
        tenback("play", "--seed", "1", typed=f"{LOWEST}a\n")
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
            if "placed 1 (at least 2)" in line:
                break
        process.send_signal(getattr(signal, name))
        rest = process.stdout.read()
        assert process.wait() == 0
    assert "--resume k.game" in rest
    assert "Traceback" not in rest
    assert len(read(Path("k.game").read_bytes()).record.moves) == 1


def test_at_a_terminal_one_is_asked_which_game_and_how_many_play(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Answers that do not fit are asked for again; Enter takes what is proposed."""
    monkeypatch.setenv("TERM", "xterm")  # where the tests run there may be none
    ours, theirs = pty.openpty()
    with started("play", "--seed", "1", stdin=theirs, stdout=theirs, stderr=theirs) as process:
        os.close(theirs)
        os.write(ours, b"chess\nfire\n9\n2\n")
        seen = _read_until(ours, "presses Enter.")
        time.sleep(1)  # what is typed before the curtain's question counts for nothing
        os.write(ours, b"\n")
        seen += _read_until(ours, "seat 1>")
        os.write(ours, b"end\nquit\n")
        seen += _read_all(ours)
        assert process.wait() == 0
    assert "“chess” is none of" in seen
    assert "On Fire is for 1 to 5 players, not 9." in seen
    assert "On Fire · seat 1 to move" in seen
    assert "\x1b[?1049h\x1b[2J" in seen
    assert "\x1b[3J" not in seen
    assert seen.rindex("\x1b[?1049l") > seen.rindex("seat 1>")
    assert list(Path().iterdir()) == []


def test_at_a_terminal_one_may_leave_before_a_game_is_chosen() -> None:
    """Nothing is saved, for nothing was played."""
    ours, theirs = pty.openpty()
    with started("play", stdin=theirs, stdout=theirs, stderr=theirs) as process:
        os.close(theirs)
        seen = _read_until(ours, "Which game?")
        time.sleep(0.2)  # until the line can be edited
        os.write(ours, b"\x04")
        seen += _read_all(ours)
        assert process.wait() == 0
    assert "Traceback" not in seen
    assert list(Path().iterdir()) == []


CAREFUL = "--game classic --seats 3 --bot careful --games 40 --seed 5"


def lab_run(options: str) -> Result:
    return tenback("lab", "run", *options.split())


def test_lab_run_prints_what_became_of_the_games() -> None:
    """A table for people, with where the true values lie."""
    result = lab_run(CAREFUL)
    counts = simulate(Setup(CLASSIC, 3), "careful", range(5, 45))
    assert result.exit_code == 0
    assert result.stdout.startswith(
        "classic seats=3 min=2 hand=6 bot=careful talk=no seeds=5..44\n\ngames       40\n"
    )
    assert f"{counts.won / 40:.1%}  (" in result.stdout
    assert f"{counts.left_mean:.2f} on average  (" in result.stdout
    assert f"stuck {40 - counts.won}\n" in result.stdout
    assert result.stderr == ""


def test_lab_run_with_json_prints_one_object() -> None:
    """With every name that docs/lab.md tells of, and nothing else on standard output."""
    result = lab_run(f"{CAREFUL} --json")
    counts = simulate(Setup(CLASSIC, 3), "careful", range(5, 45))
    told = json.loads(result.stdout)
    assert result.stdout.count("\n") == 1
    assert (told["games"], told["won"]) == (40, counts.won)
    assert tuple(told["left_histogram"]) == counts.left
    assert (told["turns"], told["plays"]) == (counts.turns, counts.plays)
    assert len(told["win_rate_interval"]) == 2
    dice = lab_run("--game twenty-one --seats 2 --bot greedy --games 9 --json")
    assert len(json.loads(dice.stdout)["won"]) == 2
    page = (ROOT / "docs" / "lab.md").read_text(encoding="utf-8")
    for name in {**told, **json.loads(dice.stdout)}:
        assert f"`{name}`" in page


def test_lab_run_tells_of_every_seat_in_twenty_one() -> None:
    """Wins and points, each with its interval; after one game there is none for points."""
    options = "--game twenty-one --seats 2 --bot greedy --games"
    result = lab_run(f"{options} 60")
    assert "\nseat 2  " in result.stdout
    assert "rounds" in result.stdout
    assert "points on average  (–)" in lab_run(f"{options} 1").stdout


def test_lab_run_tells_who_plays_alone_of_points_only() -> None:
    """There is nobody to win against."""
    result = lab_run("--game twenty-one --seats 1 --bot greedy --games 20")
    assert "\npoints  " in result.stdout
    assert "wins" not in result.stdout


def test_the_help_of_lab_run_names_every_bot() -> None:
    """And how the expert is told to think longer."""
    help_text = " ".join(lab_run("--help").stdout.replace("│", " ").split())
    assert f"{', '.join(NAMES)}, expert:samples=64." in help_text


def test_what_takes_long_is_told_to_whoever_looks(monkeypatch: pytest.MonkeyPatch) -> None:
    """On standard error, and only then."""
    told: list[str] = []
    monkeypatch.setattr("typer.echo", lambda sentence, err: told.append(sentence))
    with telling.told_if_long("nobody looks"):
        pass
    monkeypatch.setattr(sys, "stderr", SimpleNamespace(isatty=lambda: True))
    with telling.told_if_long("compiling …"):
        pass
    monkeypatch.setattr(telling, "_LONG", 0)
    with telling.told_if_long("compiling …"):
        while not told:
            time.sleep(0.01)
    assert told == ["compiling …"]


def test_lab_run_takes_the_experts_switches_and_talk() -> None:
    """And a number of samples."""
    table = "--game classic --seats 2 --min 3 --hand 6 --talk"
    result = lab_run(f"{table} --bot expert:samples=1 --games 1 --json")
    assert json.loads(result.stdout)["task"] == (
        "classic seats=2 min=3 hand=6 bot=expert:samples=1 talk=yes seeds=0..0"
    )


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        ("--game chess", "“chess” is none of classic, fire, extreme, twenty-one."),
        ("--seats 6", "THE GAME is for 1 to 5 players, not 6."),
        ("--bot lucky", "There is no bot “lucky”; there are random, greedy, careful, planner,"),
        ("--bot expert:samples=0", "Samples of 0 are a budget of nothing; the expert takes from"),
        ("--bot expert:samples=999999", "takes from 1 to 100000 samples, not 999999."),
        ("--games 0", "--games is at least 1, not 0."),
        ("--seed -1", "--seed is from 0 to 18446744073709551615, not -1."),
        ("--seed 18446744073709551615 --games 2", "2 games from --seed 18446744073709551615 on"),
        ("--min 4", "--min is one of 2, 3 here, not 4."),
        ("--hand 5", "--hand is one of 7, 6 here, not 5."),
        ("--game twenty-one --min 3", "--min is for the card games."),
        ("--game twenty-one --hand 7", "--hand is for the card games."),
        ("--talk", "The bot greedy heeds no signals, only planner, expert do; leave out --talk."),
        ("--talk --bot expert --seats 1", "Who plays alone has nobody to talk to; leave out"),
        ("--talk --bot expert --game twenty-one", "Nobody signals in Twenty One; leave out"),
    ],
)
def test_what_the_lab_cannot_play_gives_exit_status_2_and_one_sentence(
    arguments: str, told: str
) -> None:
    """On standard error."""
    result = lab_run(f"--game classic --seats 2 --bot greedy --games 1 {arguments}")
    assert (result.exit_code, result.stdout) == (2, "")
    assert told in result.stderr
    assert result.stderr.count("\n") == 1


@pytest.fixture
def _may_leave(monkeypatch: pytest.MonkeyPatch) -> None:
    """A command that ends its process at once ends the test's call of it only."""
    monkeypatch.setattr(os, "_exit", sys.exit)


def interrupted_after(*games: int) -> Callable[..., Iterator[Counts]]:
    def run(*_: object) -> Iterator[Counts]:
        for some in games:
            yield simulate(Setup(CLASSIC, 3), "careful", range(5, 5 + some))
        raise KeyboardInterrupt

    return run


@pytest.mark.usefixtures("_may_leave")
def test_after_an_interrupt_what_was_finished_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    """As a task of its own, and the process does not wait for the game that it was in."""
    monkeypatch.setattr(lab, "run", interrupted_after(8, 16))
    result = lab_run(f"{CAREFUL} --json")
    assert json.loads(result.stdout)["task"].endswith(" seeds=5..20")
    assert "Stopped: what follows is of the games that were finished." in result.stderr
    assert result.exit_code == 130


@pytest.mark.usefixtures("_may_leave")
def test_an_interrupt_before_the_first_game_is_finished_leaves_nothing_to_tell(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """But that."""
    monkeypatch.setattr(lab, "run", interrupted_after())
    result = lab_run(CAREFUL)
    assert result.stdout == ""
    assert result.stderr == "Stopped before a game was finished.\n"
    assert result.exit_code == 130


def test_a_terminal_is_shown_how_far_the_games_are_and_an_interrupt_ends_them() -> None:
    """On standard error, so that what is printed stays clean."""
    ours, theirs = pty.openpty()
    options = f"--game classic --seats 1 --bot greedy --games {10**15}".split()
    with started("lab", "run", *options, stdout=subprocess.PIPE, stderr=theirs) as process:
        os.close(theirs)
        seen = b""
        while b"playing" not in seen:
            seen += os.read(ours, 4096)
        process.send_signal(signal.SIGINT)
        rest = _read_all(ours)
        assert process.stdout is not None
        assert process.stdout.read().count("classic seats=1") <= 1
        assert process.wait() == 130
    assert "Stopped" in rest
    assert "Traceback" not in rest


def test_at_a_terminal_the_bar_goes_when_the_games_are_over() -> None:
    """What is printed is the same."""
    ours, theirs = pty.openpty()
    options = f"{CAREFUL} --json".split()
    with started("lab", "run", *options, stdout=subprocess.PIPE, stderr=theirs) as process:
        os.close(theirs)
        assert process.stdout is not None
        told = json.loads(process.stdout.read())
        assert "playing" in _read_all(ours)
        assert process.wait() == 0
    assert told["games"] == 40


def test_warm_says_what_it_compiles_and_when_there_is_nothing_left() -> None:
    """With the seconds that each step took."""
    tenback("warm")
    result = tenback("warm")
    assert result.exit_code == 0
    lines = result.stdout.splitlines()
    assert len(lines) == len(warming.STEPS) + 2
    assert all(line.endswith(" s") for line in lines[1:-1])
    assert lines[-1].endswith("; all of it had been compiled before.")


@pytest.mark.usefixtures("_may_leave")
def test_warm_stops_when_it_is_interrupted(monkeypatch: pytest.MonkeyPatch) -> None:
    """Without a word."""

    def interrupt() -> int:
        raise KeyboardInterrupt

    monkeypatch.setattr(warming, "kept", interrupt)
    result = tenback("warm")
    assert (result.exit_code, result.output) == (130, "")


@pytest.fixture
def short_benches(monkeypatch: pytest.MonkeyPatch) -> None:
    """A few rows of a few games."""
    monkeypatch.setattr(strength, "QUICK", TINY)
    monkeypatch.setattr(strength, "FULL", replace(TINY, other_games=2))
    tables = [("classic", 1, "planner"), ("twenty-one", 2, "greedy")]
    monkeypatch.setattr(speed, "tables", lambda: iter(tables))
    ratio = speed.Ratio(3, 1_234.5, 2_469.0, 0.5)
    monkeypatch.setattr(speed, "beside_sketch", lambda _: iter([ratio]))
    monkeypatch.setattr(speed, "beside_processes", lambda _: iter([ratio]))


@pytest.mark.usefixtures("short_benches")
def test_bench_kernel_prints_the_machine_and_the_speeds() -> None:
    """In tables, in Markdown if wanted."""
    result = tenback("bench", "kernel", "--seconds", "0")
    assert result.exit_code == 0, result.output
    assert f"Python {platform.python_version()}, Numba " in result.stdout
    assert "\nclassic             1  planner  " in result.stdout
    assert "\n        3      1,234      2,469       0.50\n" in result.stdout
    result = tenback("bench", "kernel", "--seconds", "0", "--markdown")
    assert "| game | seats | bot | one core | all cores |\n" in result.stdout
    assert "| --- | ---: | --- | ---: | ---: |\n" in result.stdout
    assert "\n| 3 | 1,234 | 2,469 | 0.50 |\n" in result.stdout


@pytest.mark.usefixtures("short_benches")
def test_bench_kernel_with_json_prints_one_object() -> None:
    """The machine and the plan stand on standard error."""
    result = tenback("bench", "kernel", "--seconds", "0", "--json")
    told = json.loads(result.stdout)
    assert told["machine"]["python"] == platform.python_version()
    assert [one["bot"] for one in told["speeds"]] == ["planner", "greedy"]
    assert told["beside_sketch"][0]["ratio"] == 0.5
    assert "Whole games a second" in result.stderr


@pytest.mark.usefixtures("short_benches")
def test_bench_bots_says_what_it_is_going_to_do_and_prints_its_tables() -> None:
    """Games, samples and minutes first; then row by row."""
    result = tenback("bench", "bots", "--quick", "--game", "twenty-one")
    assert result.exit_code == 0, result.output
    assert "25 rows with 1,500 games; the expert takes 1 samples" in result.stdout
    assert "About one minute on this machine." in result.stdout
    assert "\n\nTwenty One, alone\nbot  " in result.stdout
    assert "\n\nTwenty One, one bot among simpler ones\n" in result.stdout


@pytest.mark.usefixtures("short_benches")
def test_bench_bots_has_tables_for_the_switches_and_for_talk(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """In Markdown if wanted."""
    measured = strength.Measured(9, 0.5, (0.4, 0.6), 7, (6, 8), 1.5)
    monkeypatch.setattr(strength, "Measuring", lambda: lambda _: measured)
    result = tenback("bench", "bots", "--game", "classic", "--markdown")
    assert "\n### THE GAME\n\n| seats | bot | games | won | 95 % | left | 95 % |" in result.stdout
    assert "\n### THE GAME, the experts' switches\n\n| seats | bot | min | hand |" in result.stdout
    assert "\n### THE GAME, the worth of talk\n\n| seats | bot | talk |" in result.stdout
    assert "| 5 | expert:samples=1 | with | 9 | 50.0% | 40.0% to 60.0% | 7.00 |" in result.stdout


@pytest.mark.usefixtures("short_benches")
def test_bench_bots_with_json_prints_one_object() -> None:
    """With a task or a duel in every row."""
    result = tenback("bench", "bots", "--quick", "--game", "twenty-one", "--json")
    rows = json.loads(result.stdout)["rows"]
    assert [row["table"] for row in rows].count("alone") == 5
    assert rows[-1]["task"].startswith("twenty-one seats=6 bot=expert:samples=1 others=planner ")
    assert result.stderr.count("\n") == 2


def test_bench_bots_of_an_unknown_game_is_refused() -> None:
    """In one sentence."""
    result = tenback("bench", "bots", "--game", "chess")
    assert result.exit_code == 2
    assert result.stderr == "“chess” is none of classic, fire, extreme, twenty-one.\n"


def _read_until(terminal: int, words: str) -> str:
    """All that is shown until these words are."""
    seen = b""
    while words.encode() not in seen:
        seen += os.read(terminal, 4096)
    return seen.decode()


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
