"""A process that appends to many tables at once and says what was acknowledged, until it is killed.

`python -m support.appender address`
"""

from __future__ import annotations

import asyncio
import sys
from itertools import count

from support.stores import command, step
from tenback.store.store import Store, open_store

TABLES = 20


async def play(store: Store, table: str) -> None:
    number = 0
    for sent in count():
        events = (f"{sent} a".encode(), f"{sent} b".encode())
        number = await store.append(step(table, number, *events, command=command(str(sent))))
        print(table, number, flush=True)


async def main(address: str) -> None:
    async with await open_store(address) as store:
        await asyncio.gather(*(play(store, f"T{number}") for number in range(TABLES)))


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1]))
