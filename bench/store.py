"""How many appends a second become durable: one after the other, and many at once.

`python bench/store.py [address]`; without an address, a data folder of its own.
"""

from __future__ import annotations

import asyncio
import sys
import tempfile
from time import perf_counter
from uuid import uuid4

from tenback.store.store import Store, open_store
from tenback.store.values import Append, CommandKey, TableRow, TableState

SECONDS = 4.0
ROW = TableRow(TableState.PLAYING, public=True, title="", game="classic", seats_taken=4, seats=4)
PAYLOAD = bytes(120)


async def play(store: Store, until: float) -> int:
    """One table: an append follows when the one before is acknowledged."""
    table, number = uuid4().hex, 0
    while perf_counter() < until:
        key = CommandKey("player", str(number))
        events = Append(table, number, (PAYLOAD, PAYLOAD), at=number, row=ROW, command=key)
        number = await store.append(events)
    return number // 2


async def measure(address: str) -> None:
    async with await open_store(address) as store:
        for tables in (1, 10, 200):
            began = perf_counter()
            done = await asyncio.gather(*(play(store, began + SECONDS) for _ in range(tables)))
            took = perf_counter() - began
            print(f"{tables:4} tables at once: {sum(done) / took:7,.0f} appends/s")


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as folder:
        asyncio.run(measure(sys.argv[1] if len(sys.argv) > 1 else folder))
