"""Servers as processes of their own, each on its core, and what they need."""

from __future__ import annotations

import os
import resource
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Sequence
from pathlib import Path
from time import perf_counter
from typing import Any, Self

import msgspec

from tenback.server.tokens import COOKIE

CORES = sorted(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else [0]
SERVERS_CORE, CLIENTS_CORE = CORES[0], CORES[-1]
_SERVER = """
import sys
from pathlib import Path
from tenback.server import serving, settings
folder, database, warm = sys.argv[1:]
chosen = settings.Settings(
    data=Path(folder), database=database or None, limits=settings.no_limits()
)
listener = serving.listening_socket("127.0.0.1", 0)
print(serving.address_of(listener), flush=True)
serving.run(chosen, listener, lambda: print("ready", flush=True), warm=bool(warm))
"""
_FOR_ITSELF = 200
"""Files that a process needs beside its sockets."""


def pin(core: int, process: int = 0) -> None:
    """Keep a process on one core, where the system can."""
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(process, {core})


def sockets_allowed(wanted: int) -> int:
    """How many sockets a process may have here, at most as many as are wanted."""
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    if most != resource.RLIM_INFINITY and most < wanted + _FOR_ITSELF:
        print(f"(no more than {most} open files are allowed here: fewer sockets)")
        wanted = most - _FOR_ITSELF
    resource.setrlimit(resource.RLIMIT_NOFILE, (wanted + _FOR_ITSELF, most))
    return wanted


class Server:
    """A server in a process of its own, without limits of what one may ask."""

    def __init__(
        self, folder: Path, *, core: int = SERVERS_CORE, database: str = "", warm: bool = False
    ) -> None:
        given = [str(folder), database, "warm" if warm else ""]
        self._run([sys.executable, "-c", _SERVER, *given], core)

    def _run(self, command: Sequence[str], core: int) -> None:
        began = perf_counter()
        self._process = subprocess.Popen(
            command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
        )
        pin(core, self._process.pid)
        assert self._process.stdout is not None
        self.url = self._process.stdout.readline().strip().rpartition(" ")[2]
        _until_healthy(self.url)
        self.started_in = perf_counter() - began

    def wait_for(self, words: str) -> None:
        """Until that stands in its log."""
        assert self._process.stderr is not None
        while words not in self._process.stderr.readline():
            pass

    def worked(self) -> float:
        """Seconds of a processor that it has used."""
        fields = Path(f"/proc/{self._process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def memory(self) -> int:
        """Bytes that it holds."""
        pages = Path(f"/proc/{self._process.pid}/statm").read_text().split()[1]
        return int(pages) * os.sysconf("SC_PAGE_SIZE")

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self._process.terminate()
        self._process.communicate()


class Served(Server):
    """As people start it: `tenback serve`."""

    def __init__(self, folder: Path) -> None:
        command = [sys.executable, "-m", "tenback", "serve", "--port", "0", "--data", str(folder)]
        self._run(command, SERVERS_CORE)


def _until_healthy(url: str) -> None:
    while True:
        try:
            urllib.request.urlopen(f"{url}/healthz").close()
        except urllib.error.URLError:
            time.sleep(0.005)
        else:
            return


def asked(url: str, path: str, body: Any = None, token: str = "") -> Any:
    """The answer to a request, with the token that came along."""
    request = urllib.request.Request(
        url + path,
        None if body is None else msgspec.json.encode(body),
        {"content-type": "application/json", "cookie": f"{COOKIE}={token}"},
    )
    with urllib.request.urlopen(request) as answer:
        cookie = answer.headers.get("set-cookie", "").partition("=")[2].partition(";")[0]
        return msgspec.json.decode(answer.read()) | {"token": cookie}
