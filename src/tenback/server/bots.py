"""Bots in seats: they think on threads of their own, within a budget, from their seat's view."""

from __future__ import annotations

import asyncio
import os
import random
import subprocess
import sys
import threading
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from tenback.bots.plain import plain_action
from tenback.rules.cards import Say
from tenback.rules.notation import write
from tenback.server.logs import log, log_fault

LEVELS = ("greedy", "careful", "planner", "expert")
"""Those that people may ask for; `random` is for tests of games."""
MOST_MINDS = 2_000
_CORES = os.cpu_count() or 1
_PATIENCE = 15
"""How nice bots are to the threads on which people's moves are made."""

MakeBot = Callable[[str, str, float], Any]
"""(level, game, seconds) → a bot."""


def make_bot(level: str, game: str, seconds: float) -> Any:
    """Loads the compiler: only on a thread that thinks."""
    from tenback.bots import names  # noqa: PLC0415

    return names.bot(level, game, seconds=seconds)


class Thinkers:
    """As many threads as there are cores; compiled code runs on them beside the event loop."""

    levels = LEVELS

    def __init__(self, seconds: float, make: MakeBot = make_bot) -> None:
        self._seconds, self._make = seconds, make
        polite = _give_way if sys.platform == "linux" else None
        self._pool = ThreadPoolExecutor(_CORES, thread_name_prefix="bot", initializer=polite)
        self._minds: OrderedDict[tuple[Any, ...], Any] = OrderedDict()
        self.thinking = 0
        self.getting_ready = False
        """While the bots are compiled, everybody plays plainly: nobody waits for a compiler."""

    async def decide(self, key: tuple[Any, ...], level: str, game: str, view: Any) -> str:
        """An action as records have it. A bot that fails does something that is allowed."""
        self.thinking += 1
        try:
            action: str = await self._on_thread(self._decided, key, level, game, view)
        except Exception as fault:  # noqa: BLE001 - a table must not stand still for a bot's fault
            log_fault("bot", fault)
            action = anything(view)
        finally:
            self.thinking -= 1
        return action

    async def signals(self, key: tuple[Any, ...], level: str, game: str, view: Any) -> list[str]:
        """What it has to say while others play; most have nothing."""
        try:
            words: list[str] = await self._on_thread(self._said, key, level, game, view)
        except Exception as fault:  # noqa: BLE001 - nobody waits for a signal
            log_fault("bot", fault)
            return []
        return words

    async def _on_thread(self, work: Callable[..., Any], *arguments: Any) -> Any:
        return await asyncio.get_running_loop().run_in_executor(self._pool, work, *arguments)

    def _decided(self, key: tuple[Any, ...], level: str, game: str, view: Any) -> str:
        if self.getting_ready:
            return str(write(plain_action(view)))
        action = self._mind(key, level, game)(view, random.SystemRandom())
        return str(write(action))

    def _said(self, key: tuple[Any, ...], level: str, game: str, view: Any) -> list[str]:
        if self.getting_ready:
            return []
        signals = getattr(self._mind(key, level, game), "signals", None)
        return [str(write(say)) for say in signals(view)] if signals else []

    def _mind(self, key: tuple[Any, ...], level: str, game: str) -> Any:
        """A bot keeps to its plan for a turn, so each seat of each game has its own.

        The more think at once the less time each has; halves are fine enough.
        """
        share = max(self.thinking - 1, 0).bit_length()
        mind = self._minds.pop((key, level, share), None)
        if mind is None:
            mind = self._make(level, game, self._seconds / 2**share)
        self._minds[key, level, share] = mind
        while len(self._minds) > MOST_MINDS:
            self._minds.popitem(last=False)
        return mind

    async def warm_up(self) -> None:
        """Compiles in a process of its own, which hinders nobody, and loads what came of it."""
        self.getting_ready = True
        try:
            await _compile_ahead()
            await asyncio.to_thread(_load)
        except Exception as fault:  # noqa: BLE001 - then the first bot compiles
            log_fault("warm", fault)
        self.getting_ready = False
        log("bots are ready")

    def close(self) -> None:
        self._pool.shutdown(wait=False, cancel_futures=True)


def _give_way() -> None:
    """People's moves come first. Linux has priorities of threads, others only of processes."""
    os.setpriority(os.PRIO_PROCESS, threading.get_native_id(), _PATIENCE)


def anything(view: Any) -> str:
    """A legal action that does not lose at once, if there is one."""
    losing = getattr(view, "losing", ())
    legal = [action for action in view.legal if not isinstance(action, Say)]
    safe = [action for action in legal if action not in losing] or legal
    return str(write(safe[0]))


async def _compile_ahead() -> None:
    """It does not outlive the server that started it."""
    quiet = subprocess.DEVNULL
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "tenback", "warm", stdin=quiet, stdout=quiet, stderr=quiet
    )
    try:
        await process.wait()
    finally:
        if process.returncode is None:
            process.kill()
            await process.wait()


def _load() -> None:
    from tenback.bots import warming  # noqa: PLC0415

    for step in ("cheap-cards", "thinking-cards", "dice-bots"):
        warming.STEPS[step]()
