"""A server with the built pages, as a process that can be killed, and Chromium's flags."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page

from support.generate import ROOT

BUILT = ROOT / "src" / "tenback" / "server" / "static" / "index.html"
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


def missing(what: str) -> None:
    """Loud where everything must be there, a skipped test elsewhere."""
    if os.environ.get("TENBACK_REQUIRE") == "all":
        pytest.fail(what)
    pytest.skip(what)


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


class Served:
    """A server on a port of its own, which can be killed and started again."""

    def __init__(self, data: Path) -> None:
        self._data, self._port = data, _free_port()
        self.home = f"http://127.0.0.1:{self._port}"
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        script = ROOT / "tests" / "support" / "unlimited.py"
        self._process = subprocess.Popen(
            [sys.executable, str(script), str(self._port), str(self._data)],
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        for _ in range(300):
            try:
                with urllib.request.urlopen(f"{self.home}/healthz", timeout=1):
                    return
            except (urllib.error.URLError, OSError):
                time.sleep(0.1)
        pytest.fail("the server did not start")

    def kill(self) -> None:
        if self._process is not None:
            self._process.send_signal(signal.SIGKILL)
            self._process.wait()


OpenPage = Callable[..., Page]
"""A person with a browser of their own."""
