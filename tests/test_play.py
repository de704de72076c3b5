"""`make play`: the tables, and the way to them."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from support.generate import ROOT

PLAY = ROOT / "web" / "play.py"


SCREENLESS = {
    name: value
    for name, value in os.environ.items()
    if name not in {"BROWSER", "DISPLAY", "WAYLAND_DISPLAY"}
}


@contextmanager
def playing(folder: Path, **environment: str) -> Iterator[str]:
    """The address that it says; in the end Ctrl+C is pressed."""
    with subprocess.Popen(
        [sys.executable, str(PLAY)],
        cwd=folder,
        env=SCREENLESS | environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    ) as process:
        assert process.stdout is not None
        said = ""
        for line in process.stdout:
            said += line
            if "Ctrl+C" in line:
                break
        found = re.search(r"http://\S+", said)
        try:
            assert found, said
            yield found[0]
        finally:
            process.send_signal(signal.SIGINT)
            process.communicate()


def test_it_opens_tables_and_says_where_they_are(tmp_path: Path) -> None:
    """The address works, and what is played stays in a folder beside it."""
    with playing(tmp_path) as address, urllib.request.urlopen(f"{address}healthz") as answer:
        assert answer.read() == b"ok\n"
    assert (tmp_path / "tenback-data").is_dir()


def test_where_there_is_a_browser_it_shows_the_first_page(tmp_path: Path) -> None:
    """This “browser” writes the address it is given into a pipe."""
    os.mkfifo(tmp_path / "shown")
    writing = "import sys; open('shown', 'w').write(sys.argv[1])"
    with playing(tmp_path, BROWSER=f'{sys.executable} -c "{writing}" %s') as address:
        assert (tmp_path / "shown").read_text() == address


def test_a_second_one_beside_it_gets_an_address_of_its_own(tmp_path: Path) -> None:
    """Whoever has the usual port keeps it."""
    (tmp_path / "other").mkdir()
    with playing(tmp_path) as first, playing(tmp_path / "other") as second:
        assert first != second
        for address in (first, second):
            with urllib.request.urlopen(f"{address}healthz") as answer:
                assert answer.status == 200


def test_a_folder_that_is_in_use_is_told_in_a_sentence(tmp_path: Path) -> None:
    """Not with a traceback."""
    with playing(tmp_path):
        done = subprocess.run(
            [sys.executable, str(PLAY)],
            cwd=tmp_path,
            env=SCREENLESS,
            capture_output=True,
            text=True,
            check=False,
        )
    assert done.returncode == 2
    assert "is in use by another Tenback" in done.stderr
    assert "Traceback" not in done.stderr
