"""`tenback lab` with a results folder: stopped, killed, gone on with, looked at, combined."""

from __future__ import annotations

import json
import os
import pty
import signal
import subprocess
import sys
from collections.abc import Generator
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from support.pieces import GREEDY, piece
from tenback.cli import app
from tenback.commands import lab_results
from tenback.lab import playing
from tenback.lab.folder import hold

GAMES = "--game classic --seats 2 --bot greedy --games"
EXPERIMENT = """
[defaults]
game = "classic"
games = 40

[[task]]
seats = [1, 2]
bot = ["greedy", "careful"]

[[task]]
game = "twenty-one"
seats = 2
bot = "planner,greedy"

[[task]]
game = "twenty-one"
seats = 1
bot = "greedy"
"""

ENTRY = """
import os, sys
from tenback import cli
from tenback.lab import playing
from tenback.lab.folder import Folder
playing.EVERY = 0.0
add, times, several = Folder.add, iter(range(1, 1_000_000)), playing.wait
last, midway = int(sys.argv.pop(1)), sys.argv.pop(1) == "midway"
def stop():
    print("stopped", flush=True)
    sys.stdin.read()
def one(*futures):
    done, under_way = several(*futures)
    first = {done.pop()} if done else set()
    return first, under_way | done
def counted(self, pieces):
    number = next(times)
    if number == last and midway:
        os.fsync = lambda _: stop()
    add(self, pieces)
    if number == last:
        stop()
playing.wait, Folder.add = one, counted
cli.main()
"""
"""Plays until so many times something has been written, or is half written; then it waits."""


@pytest.fixture(autouse=True)
def in_an_empty_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


def lab(*arguments: str) -> Result:
    return CliRunner().invoke(app, ["lab", *arguments])


def run(options: str) -> Result:
    return lab("run", *options.split())


@pytest.mark.parametrize("place", ["after", "midway"])
@pytest.mark.parametrize("times", [1, 3])
@pytest.mark.parametrize("end", [signal.SIGKILL, signal.SIGINT])
def test_a_run_that_is_stopped_and_gone_on_with_has_the_totals_of_one_left_alone(
    end: signal.Signals, times: int, place: str
) -> None:
    """By Ctrl-C or by a kill, between two files or within one; byte by byte."""
    options = f"{GAMES} 400 --seed 5 --workers 2 --out"
    command = [sys.executable, "-c", ENTRY, str(times), place, "lab", "run"]
    pipe = subprocess.PIPE
    with subprocess.Popen(
        [*command, *options.split(), "stopped"], stdin=pipe, stdout=pipe, stderr=pipe, text=True
    ) as process:
        assert process.stdout is not None
        assert process.stdout.readline() == "stopped\n"
        process.send_signal(end)
        _, errors = process.communicate()
    if end is signal.SIGINT:
        assert process.returncode == 130
        assert errors == (
            "Stopped: what was finished is kept in stopped; the same command goes on from there.\n"
        )
    before = json.loads(lab("show", "stopped", "--json").stdout or '{"tasks": []}')
    assert sum(task["games"] for task in before["tasks"]) < 400
    gone_on = run(f"{options} stopped --json")
    alone = run(f"{options} alone --json")
    assert gone_on.stdout == alone.stdout
    for name in ("stopped", "alone"):
        assert lab("show", name, "--json").stdout == alone.stdout
    assert json.loads(alone.stdout)["tasks"][0]["games"] == 400


def test_an_interrupt_is_told_with_what_is_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    """Exit status 130, and the folder is free again."""

    def interrupted(*_: object) -> Generator[int, None, None]:
        yield 1
        raise KeyboardInterrupt

    with monkeypatch.context() as patched:
        patched.setattr(playing, "play_into", interrupted)
        patched.setattr(os, "_exit", sys.exit)
        result = run(f"{GAMES} 30 --out results")
    assert (result.exit_code, result.stdout) == (130, "")
    assert result.stderr.startswith("Stopped: what was finished is kept in results;")
    assert run(f"{GAMES} 30 --out results").exit_code == 0


def test_an_experiment_is_played_and_shown() -> None:
    """A table for each game, and charts."""
    Path("experiment.toml").write_text(EXPERIMENT)
    result = run("experiment.toml --out results")
    assert (result.exit_code, result.stderr) == (0, "")
    shown = lab("show", "results")
    assert shown.exit_code == 0
    assert shown.stdout.startswith(result.stdout)
    assert shown.stdout.endswith("The charts are in results/charts.\n")
    lines = shown.stdout.splitlines()
    assert [line.split()[:2] for line in lines if line.startswith("        ")] == [
        ["1", "greedy"],
        ["1", "careful"],
        ["2", "greedy"],
        ["2", "careful"],
        ["1", "greedy"],
        ["2", "planner,greedy"],
        ["2", "planner,greedy"],
    ]
    assert sum(line.count("–") for line in lines) == 2, "who plays alone wins against nobody"
    assert "THE GAME" in lines
    assert "Twenty One" in lines
    assert Path("results/charts/twenty-one-score.png").exists()


def test_at_a_terminal_the_bar_tells_how_fast_it_goes() -> None:
    """And what is printed is the same."""
    ours, theirs = pty.openpty()
    command = [sys.executable, "-m", "tenback", "lab", "run", *GAMES.split(), "4000"]
    with subprocess.Popen(
        [*command, "--out", "results", "--json"], stdout=subprocess.PIPE, stderr=theirs
    ) as process:
        os.close(theirs)
        assert process.stdout is not None
        told = json.loads(process.stdout.read())
        seen = _read_all(ours)
        assert process.wait() == 0
    os.close(ours)
    assert "playing" in seen
    assert "games a second" in seen
    assert told["tasks"][0]["games"] == 4000


def _read_all(terminal: int) -> str:
    seen = b""
    try:
        while some := os.read(terminal, 4096):
            seen += some
    except OSError:  # its other end is closed
        pass
    return seen.decode()


def test_folders_are_combined() -> None:
    """And say how much they hold."""
    run(f"{GAMES} 30 --out here")
    run(f"{GAMES} 30 --seed 30 --out there")
    result = lab("combine", "all", "here", "there")
    assert (result.exit_code, result.stdout) == (0, "60 games are in all.\n")
    told = json.loads(lab("show", "all", "--json").stdout)
    assert told["tasks"][0]["task"].endswith(" seeds=0..59")


@pytest.mark.slow
@pytest.mark.filterwarnings("ignore::ResourceWarning", "ignore::FutureWarning")
def test_ray_plays_what_this_machine_plays() -> None:
    """The same totals."""
    local = run(f"{GAMES} 90 --out local --json")
    result = run(f"{GAMES} 90 --out ray --engine ray --workers 1 --json")
    assert (result.exit_code, result.stdout) == (0, local.stdout)


WRONG = [
    ("--game classic --seats 2 --games 3", "--bot is missing; a task has --game,"),
    ("", "--game is missing;"),
    ("--out results", "--game is missing;"),
    ("some.toml", "An experiment keeps its counts in a folder; say which with --out."),
    ("some.toml --out results --seats 2", "The tasks stand in some.toml; leave out --seats."),
    ("nowhere.toml --out results", "nowhere.toml cannot be read: No such file or directory"),
    ("some.toml --out results", "some.toml, task 2: games is at least 1, not 0."),
    ("key.toml --out results", "key.toml, task 1: there is no key “wind”; there are game, seats,"),
    (f"{GAMES} 3 --engine steam", "--engine is one of local, ray here, not steam."),
    (f"{GAMES} 3 --engine ray", "--engine ray keeps what comes back in a folder;"),
    (f"{GAMES} 3 --workers 0", "--workers is at least 1, not 0."),
    (f"{GAMES} 3 --address auto", "--address is for --engine ray."),
    (f"{GAMES} 3 --bot greedy,careful", "In the card games every seat has the same bot, not"),
    (f"{GAMES} 3 --bot greedy,greedy,greedy", "3 bots are not for 2 seats."),
    (f"{GAMES} 3 --bot lucky --out results", "There is no bot “lucky”; there are random,"),
    (f"{GAMES} 3 --out key.toml/results", "The folder key.toml/results cannot be used: Not a"),
    (f"{GAMES} 3 --out .", ". holds no results of the lab."),
    (f"{GAMES} 3 --out older", "older holds results of Tenback 0.0.1, and those of"),
    (
        f"{GAMES} 3 --out results --engine ray --address 127.0.0.1:1",
        "No Ray cluster answers at 127.0.0.1:1: ",
    ),
]


@pytest.mark.parametrize(("arguments", "told"), WRONG)
def test_what_cannot_be_run_gives_exit_status_2_and_one_sentence(arguments: str, told: str) -> None:
    """On standard error, and no folder is made for it."""
    Path("some.toml").write_text(
        '[[task]]\ngame = "classic"\nseats = 2\nbot = "greedy"\ngames = 2\n'
        '[[task]]\ngame = "classic"\nseats = 1\nbot = "greedy"\ngames = 0\n'
    )
    Path("key.toml").write_text("[[task]]\nwind = 3\n")
    with hold(Path("older")) as folder:
        folder.add([piece(GREEDY, version="0.0.1")])
    result = run(arguments)
    assert (result.exit_code, result.stdout) == (2, "")
    assert result.stderr.startswith(told) or told in result.stderr
    assert result.stderr.count("\n") == 1
    assert not Path("results").exists()


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["show", "nowhere"], "nowhere holds no results of the lab."),
        (["show", "empty"], "empty holds no results yet."),
        (["show", "broken"], "broken/results/000001-000001.parquet is damaged: "),
        (["combine", "all", "here", "again"], "The same games are in two of them: classic seats"),
        (["combine", "here", "again"], "here is there already; choose a new folder."),
        (["combine", "all", "here", "nowhere"], "nowhere holds no results of the lab."),
    ],
)
def test_what_cannot_be_shown_or_combined_gives_exit_status_2_and_one_sentence(
    arguments: list[str], told: str
) -> None:
    """On standard error, and no folder is made for it."""
    for name in ("here", "again", "broken"):
        with hold(Path(name)) as folder:
            folder.add([piece(GREEDY)])
    with hold(Path("empty")):
        pass
    Path("broken/results/000001-000001.parquet").write_text("dear all")
    result = lab(*arguments)
    assert (result.exit_code, result.stdout) == (2, "")
    assert result.stderr.startswith(told)
    assert result.stderr.count("\n") == 1
    assert not Path("all").exists()


def test_two_runs_on_one_folder_are_refused() -> None:
    """The second of them."""
    with hold(Path("results")):
        result = run(f"{GAMES} 3 --out results")
    assert result.exit_code == 2
    assert result.stderr.startswith("The folder results is in use by another run.")


@pytest.mark.parametrize(("package", "extra"), [("pyarrow.parquet", "lab"), ("ray", "ray")])
def test_without_its_packages_the_lab_says_what_to_install(
    monkeypatch: pytest.MonkeyPatch, package: str, extra: str
) -> None:
    """What is kept needs more than what is printed."""

    def missing(_: object) -> None:
        raise ModuleNotFoundError(name=package)

    monkeypatch.setattr(lab_results, "_engine", missing)
    result = run(f"{GAMES} 3 --out results")
    name = package.partition(".")[0]
    assert result.exit_code == 2
    assert result.stderr == (
        f"The package {name} is missing. Install what this needs: pip install 'tenback[{extra}]'\n"
    )
