"""Servers as processes of their own: started, killed at any moment, started again."""

from __future__ import annotations

import asyncio
import os
import re
import signal
import subprocess
import sys
import threading
from contextlib import suppress
from pathlib import Path

ENTRY = """
import os, random, signal, sys
from pathlib import Path
from support.served import LIFTED, AnyMove
from tenback.server import app, bots, serving, settings
from tenback.server.app import make_desk
from tenback.store.writer import Writer

ready = []

def mortal(work):
    def perhaps():
        if ready and random.random() < float(sys.argv[4]):
            os.kill(os.getpid(), signal.SIGKILL)
    async def done(self, what):
        perhaps()
        outcome = await work(self, what)
        perhaps()
        return outcome
    return done

Writer.append, Writer.do = mortal(Writer.append), mortal(Writer.do)
serving.make_desk = lambda chosen, store: make_desk(chosen, store, bots=AnyMove)
data, where = Path(sys.argv[1]), sys.argv[2] or None
chosen = settings.Settings(data=data, database=where, limits=LIFTED, patrol_seconds=0.1,
                           lease_seconds=float(sys.argv[3]))
listener = serving.listening_socket("127.0.0.1", 0)
print(serving.address_of(listener), flush=True)
serving.run(chosen, listener, lambda: ready.append(print("ready", flush=True)), warm=False)
"""


MORTAL = 0.004
"""How probably a mortal server dies by itself, each time before and after it writes."""
KILLS = 5
"""How often, at least, a test kills one while games are played."""


class Process:
    """One server; its process is ended by its own id, whatever happens."""

    def __init__(
        self, data: Path, where: str = "", lease_seconds: float = 1.0, mortal: float = 0.0
    ) -> None:
        """A mortal one dies, so probably, just before and just after each time it writes."""
        paths = (str(Path(__file__).parents[1]), os.environ.get("PYTHONPATH"))
        self._process = subprocess.Popen(
            [sys.executable, "-c", ENTRY, str(data), where, str(lease_seconds), str(mortal)],
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            env=os.environ | {"PYTHONPATH": os.pathsep.join(filter(None, paths))},
        )
        self.logged: list[str] = []
        self._reader = threading.Thread(target=self._read, daemon=True)
        self._reader.start()
        assert self._process.stdout is not None
        self.url = self._process.stdout.readline().strip()
        ready = self._process.stdout.readline().strip()
        if ready != "ready":
            self.kill()
            raise AssertionError(f"not ready: {self.logged}")

    def _read(self) -> None:
        assert self._process.stderr is not None
        self.logged += self._process.stderr.readlines()

    def kill_within(self, seconds: float) -> None:
        """At the latest after so long; it may die by itself before."""
        with suppress(subprocess.TimeoutExpired):
            self._process.wait(seconds)
        self.kill()

    def kill(self) -> None:
        """As if the machine had lost power, but for its disk."""
        self._process.kill()
        self._process.wait()
        self._close()

    def stop(self) -> int:
        self._process.send_signal(signal.SIGTERM)
        status = self._process.wait(30)
        self._close()
        return status

    def _close(self) -> None:
        self._reader.join(5)
        for stream in (self._process.stdout, self._process.stderr):
            assert stream is not None
            stream.close()

    @property
    def running(self) -> bool:
        return self._process.poll() is None


class Fleet:
    """Servers on the same data; now one of them, now another is killed and started again."""

    def __init__(self, data: Path, where: str = "", many: int = 1) -> None:
        self._data, self._where = data, where
        self._servers = [Process(data, where) for _ in range(many)]
        self.urls = [server.url for server in self._servers]

    async def kill_one(self, which: int, within: float, mortal: float = MORTAL) -> None:
        """What comes in its place may die by itself."""
        await asyncio.to_thread(self._servers[which].kill_within, within)
        self._servers[which] = await asyncio.to_thread(
            Process, self._data, self._where, mortal=mortal
        )
        self.urls[which] = self._servers[which].url

    async def calm_down(self) -> None:
        """From now on none dies by itself."""
        for which in range(len(self._servers)):
            await self.kill_one(which, 0, mortal=0)

    def end(self) -> None:
        for server in self._servers:
            server.kill()


def address_in(line: str) -> str:
    found = re.search(r"http://\S+", line)
    assert found, line
    return found[0]
