"""The commands: a server from an empty folder, and a bot that comes from outside."""

from __future__ import annotations

import asyncio
import re
import sqlite3
import subprocess
import sys
import urllib.request
from contextlib import closing
from pathlib import Path

import pytest
from typer.testing import CliRunner

from support.served import served
from tenback.cli import app
from tenback.server import guest
from tenback.server.guest import CannotPlay, load
from tenback.store.folder import FILE
from tenback.table import commands

BOT = """
class MyBot:
    def decide(self, view):
        offered = [*getattr(view, "legal", ()), *getattr(view, "choices", ())]
        offered += [f"{colour}{number}" for colour, number in getattr(view, "enterable", ())]
        losing = getattr(view, "losing", ())
        return next((move for move in offered if move not in losing), offered[0])

class Mute:
    pass
"""


def test_a_server_starts_on_an_empty_folder_and_tells_its_address(tmp_path: Path) -> None:
    """It answers as soon as it has told it, and ends in order when it is asked to."""
    process = subprocess.Popen(
        [sys.executable, "-m", "tenback", "serve", "--port", "0", "--data", str(tmp_path / "new")],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    try:
        assert process.stdout is not None
        found = re.search(r"http://127\.0\.0\.1:\d+", process.stdout.readline())
        assert found
        with urllib.request.urlopen(f"{found[0]}/healthz") as answer:
            assert answer.read() == b"ok\n"
    finally:
        process.terminate()
        process.communicate(timeout=30)
    assert process.returncode == 0


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["--public-url", "nonsense"], "--public-url cannot be"),
        (["--trusted-proxy", "nowhere"], "--trusted-proxy cannot be"),
        (["--host", "203.0.113.1", "--port", "1"], "cannot listen on 203.0.113.1"),
    ],
)
def test_what_cannot_be_served_is_told_in_a_sentence(arguments: list[str], said: str) -> None:
    """With exit status 2, before anything is made."""
    done = CliRunner().invoke(app, ["serve", *arguments])
    assert done.exit_code == 2
    assert said in done.output


def test_a_folder_that_another_server_holds_is_refused(tmp_path: Path) -> None:
    """One folder, one process."""

    async def scenario() -> None:
        async with served(tmp_path):
            command = [sys.executable, "-m", "tenback", "serve", "--port", "0"]
            done = await asyncio.to_thread(
                subprocess.run,
                [*command, "--data", str(tmp_path)],
                capture_output=True,
                text=True,
                check=False,
            )
            assert done.returncode == 2
            assert "in use by another Tenback" in done.stderr

    asyncio.run(scenario())


@pytest.mark.parametrize(
    ("harm", "said"),
    [
        ("UPDATE tenback_version SET version_num = '9999'", "comes from a newer Tenback"),
        ("DROP TABLE tenback_version", "is not a database of Tenback"),
        (None, "is damaged"),
    ],
)
def test_a_database_that_cannot_be_used_is_told_and_left_as_it_is(
    tmp_path: Path, harm: str | None, said: str
) -> None:
    """Newer, foreign or broken: the server says so and does not start."""

    async def scenario() -> None:
        async with served(tmp_path):
            pass

    asyncio.run(scenario())
    file = tmp_path / FILE
    if harm is None:
        file.write_bytes(file.read_bytes()[:5000] + b"nonsense" * 1000)
    else:
        with closing(sqlite3.connect(file)) as database:
            database.execute(harm)
            database.commit()
    before = file.read_bytes()
    done = CliRunner().invoke(app, ["serve", "--port", "0", "--data", str(tmp_path)])
    assert done.exit_code == 2
    assert said in done.output
    assert file.read_bytes() == before


@pytest.fixture
def my_bots(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "mybots.py").write_text(BOT)
    monkeypatch.chdir(tmp_path)


@pytest.mark.usefixtures("my_bots")
@pytest.mark.parametrize("game", ["classic", "twenty-one"])
async def test_a_bot_from_outside_plays_a_game_and_leaves_when_the_table_closes(
    tmp_path: Path, game: str
) -> None:
    """It sits down where there is room and sees what a person there would see."""
    async with served(tmp_path / "data") as server:
        ann = await server.person("Ann")
        table = await ann.opens(game, 3)
        link = f"{server.url}/t/{table}"
        async with ann.at(table) as one:
            bot = asyncio.create_task(
                asyncio.to_thread(guest.play, link, load("mybots:MyBot"), "My bot", None)
            )
            await one.until(lambda: one.view.seats[0].player is not None)
            for seat in (2, 3):
                await one.must(commands.SeatBot(seat, "greedy"))
            await one.must(commands.Deal())
            await one.until(lambda: one.phase == "over")
            await one.must(commands.Close())
            await bot


@pytest.mark.usefixtures("my_bots")
@pytest.mark.parametrize(
    ("name", "what"),
    [
        ("mybots", "unknown"),
        ("mybots:Nobody", "unknown"),
        ("nowhere:MyBot", "unknown"),
        ("mybots:Mute", "no-decide"),
    ],
)
def test_a_bot_that_is_none_is_refused_in_a_sentence(name: str, what: str) -> None:
    """With the reason that Python gives."""
    with pytest.raises(CannotPlay) as fault:
        load(name)
    assert fault.value.what == what
    done = CliRunner().invoke(app, ["bot", "--table", "http://127.0.0.1:9/t/x", "--bot", name])
    assert done.exit_code == 2
    assert done.output.strip().endswith(".")


@pytest.mark.usefixtures("my_bots")
@pytest.mark.parametrize(
    ("link", "said"),
    [
        ("nonsense", "no link to a table"),
        ("http://127.0.0.1:9/elsewhere", "no link to a table"),
        ("http://127.0.0.1:9/t/abc", "cannot be reached"),
    ],
)
def test_a_link_that_leads_nowhere_is_told(link: str, said: str) -> None:
    """Before anything is tried again and again."""
    done = CliRunner().invoke(app, ["bot", "--table", link, "--bot", "mybots:MyBot"])
    assert done.exit_code == 2
    assert said in done.output


@pytest.mark.usefixtures("my_bots")
async def test_a_bot_is_told_when_the_seat_or_its_name_is_not_for_it(tmp_path: Path) -> None:
    """A seat that is taken, a name that the guard refuses."""
    async with served(tmp_path / "data") as server:
        ann = await server.person("Ann")
        table = await ann.opens("classic", 2)
        link = f"{server.url}/t/{table}"
        async with ann.at(table) as one:
            await one.must(commands.Sit(1))
            for name, seat, code in (("Robin", 1, "seat-taken"), ("seventeen", 2, "guard")):
                with pytest.raises(CannotPlay) as fault:
                    await asyncio.to_thread(guest.play, link, load("mybots:MyBot"), name, seat)
                assert fault.value.facts == {"code": code}
