"""One writer for a process: whatever waits when it is free goes into one transaction."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any, TypeVar

from sqlalchemy import Connection

from tenback.store.access import Access
from tenback.store.appending import Surprise, write_appends, write_hopefully
from tenback.store.engines import BROKEN, as_store_error, is_break
from tenback.store.faults import Fault, StoreError
from tenback.store.values import Append

T = TypeVar("T")
Work = Callable[[Connection], T]
"""What is done within a transaction. It may be rolled back and done again."""

_MOST_AT_ONCE = 64
_TRIES = 3
"""Together, alone, and alone once more after a race with another process: that one has committed,
so the third try sees what it has done."""


@dataclass(slots=True)
class _Waiting:
    what: Append | Work[Any]
    answer: asyncio.Future[Any] = field(default_factory=asyncio.Future)

    def settle(self, outcome: object) -> None:
        """Nobody is told anything who has gone away meanwhile."""
        if self.answer.done():
            return
        if isinstance(outcome, Exception):
            self.answer.set_exception(outcome)
        else:
            self.answer.set_result(outcome)


class Writer:
    """An answer means that the transaction is committed and durable."""

    def __init__(self, access: Access) -> None:
        self._access = access
        self._waiting: deque[_Waiting] = deque()
        self._busy: asyncio.Task[None] | None = None
        self._closed = False

    async def do(self, work: Work[T]) -> T:
        answer: T = await self._put(work)
        return answer

    async def append(self, append: Append) -> int:
        number: int = await self._put(append)
        return number

    async def close(self) -> None:
        """What waits is still written; what comes later is refused."""
        self._closed = True
        if self._busy is not None:
            await self._busy

    def _put(self, what: Append | Work[Any]) -> asyncio.Future[Any]:
        if self._closed:
            raise StoreError(Fault.CLOSED)
        waiting = _Waiting(what)
        self._waiting.append(waiting)
        if self._busy is None or self._busy.done():
            self._busy = asyncio.create_task(self._drain())
        return waiting.answer

    async def _drain(self) -> None:
        while self._waiting:
            size = min(len(self._waiting), _MOST_AT_ONCE)
            await self._settle([self._waiting.popleft() for _ in range(size)], _TRIES)

    async def _settle(self, batch: list[_Waiting], tries: int) -> None:
        """What fails, fails alone: the others of its batch are tried singly."""
        try:
            outcomes = await self._together(batch)
        except Exception as fault:  # noqa: BLE001 - whoever asked for it is told
            if tries > 1 and not is_break(fault):
                for waiting in batch:
                    await self._settle([waiting], tries - 1)
                return
            outcomes = [_told(fault) for _ in batch]
        for waiting, outcome in zip(batch, outcomes, strict=True):
            waiting.settle(outcome)

    async def _together(self, batch: list[_Waiting]) -> list[Any]:
        appends = [waiting.what for waiting in batch if isinstance(waiting.what, Append)]
        if len(appends) < len(batch):
            return await self._access.write(lambda connection: _done(connection, batch))
        if self._access.counts:
            with suppress(Surprise):
                return await self._access.write_little(lambda c: write_hopefully(c, appends))
        return await self._access.write_little(lambda c: write_appends(c, appends))


def _done(connection: Connection, batch: list[_Waiting]) -> list[Any]:
    appends = [waiting.what for waiting in batch if isinstance(waiting.what, Append)]
    written = iter(write_appends(connection, appends) if appends else [])
    return [
        next(written) if isinstance(what, Append) else what(connection)
        for what in (waiting.what for waiting in batch)
    ]


def _told(fault: Exception) -> Exception:
    return as_store_error(fault) if isinstance(fault, BROKEN) else fault
