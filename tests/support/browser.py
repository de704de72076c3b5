"""A server with the built pages, as a process that can be killed, and a real Chromium."""

from __future__ import annotations

import json
import os
import shutil
import signal
import socket
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from playwright.sync_api import Page, Route

from support.generate import ROOT

BUILT = ROOT / "src" / "tenback" / "server" / "static"
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
PATIENCE = 30_000
"""Milliseconds after which a test that waits in vain fails."""
_FIRST_PORT = 20_000
"""Below those that the system gives to whoever asks for any: nobody takes ours while it is free."""


def missing(what: str) -> None:
    """Loud where everything must be there, a skipped test with its reason elsewhere."""
    if os.environ.get("TENBACK_REQUIRE") == "all":
        pytest.fail(what)
    pytest.skip(what)


def chromium_path() -> str:
    for name in ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable"):
        if path := shutil.which(name):
            return path
    missing("the browser tests need Chromium, and there is none: apt-get install chromium")
    raise AssertionError


class Served:
    """A server on a port of its own, which can be killed and started again."""

    def __init__(self, data: Path) -> None:
        self._data, self._port = data, _free_port()
        self.home = f"http://127.0.0.1:{self._port}"
        self._process: subprocess.Popen[str] | None = None

    def start(self) -> None:
        script = ROOT / "tests" / "support" / "unlimited.py"
        self._process = subprocess.Popen(
            [sys.executable, str(script), str(self._port), str(self._data)],
            env=os.environ | {"PYTHONPATH": f"{ROOT / 'src'}{os.pathsep}{ROOT / 'tests'}"},
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
        )
        assert self._process.stdout is not None
        if self._process.stdout.readline() != "ready\n":
            self.kill()
            pytest.fail("the server did not start")

    def kill(self) -> None:
        """At once, in the middle of whatever it does."""
        self._end(signal.SIGKILL)

    @contextmanager
    def dead(self) -> Iterator[None]:
        """Killed for a while."""
        self.kill()
        try:
            yield
        finally:
            self.start()

    def stop(self) -> None:
        self._end(signal.SIGTERM)

    def _end(self, how: signal.Signals) -> None:
        if self._process is not None:
            self._process.send_signal(how)
            self._process.communicate()
            self._process = None


def _free_port() -> int:
    """Each of the processes that test side by side looks in a range of its own."""
    worker = int(os.environ.get("PYTEST_XDIST_WORKER", "gw0").removeprefix("gw"))
    for port in range(_FIRST_PORT + 100 * worker, _FIRST_PORT + 100 * (worker + 1)):
        with socket.socket() as probe:
            try:
                probe.bind(("127.0.0.1", port))
            except OSError:
                continue
            return port
    raise AssertionError("no port is free")


def with_quick_bots(route: Route) -> None:
    """Tables are opened as the page wants them, but for the pauses that bots make for people."""
    asked = route.request.post_data_json
    if route.request.method == "POST" and asked:
        route.continue_(post_data=json.dumps(asked | {"bot_pace": 0}))
    else:
        route.continue_()


OpenPage = Callable[..., Page]
"""A person with a browser of their own."""
