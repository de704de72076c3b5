"""A database as each released version left it: `make docs` writes that of this version.

Older ones stay as they are. With a new version of the tables `LATEST` moves on.
"""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path
from tempfile import TemporaryDirectory

from support.generate import ROOT
from support.stores import add_players, command, digest, row, say, step
from tenback.store.folder import FILE
from tenback.store.store import Store, open_store
from tenback.store.values import Result, TableState

LATEST = "0001"
FIXTURES = ROOT / "tests" / "store" / "fixtures"
WON = Result("ann", "fire", seats=2, bots=1, won=True, left=0)


async def fill(store: Store) -> None:
    """Something of everything."""
    await add_players(store, "ann", "bob")
    both = ("ann", "bob")
    await store.append(step("T", 0, b"\x00first", b"second", joined=both, command=command("1")))
    over = row(state=TableState.OVER, finished_at=1_002)
    await store.append(step("T", 2, b"third", row=over, results=(WON,)))
    await store.append(step("U", 0, row=row(public=False, wakes_at=7)))
    await say(store, "T", "ann", "It's “done”", at=1_003)
    await store.take_lease("T", "a process", now=1_000, until=2_000)
    await store.offer_code("bob", digest("code"), now=1_000, expires_at=2_000)


def dump(file: Path) -> str:
    """A database of SQLite as text."""
    with closing(sqlite3.connect(file)) as database:
        return "\n".join(database.iterdump()) + "\n"


def undump(name: str, file: Path) -> None:
    """The database of a version, as it was."""
    file.parent.mkdir(parents=True, exist_ok=True)
    with closing(sqlite3.connect(file)) as database:
        database.executescript((FIXTURES / name).read_text(encoding="utf-8"))


def written() -> str:
    with TemporaryDirectory() as folder:
        asyncio.run(_made(folder))
        return dump(Path(folder) / FILE)


async def _made(folder: str) -> None:
    async with await open_store(folder) as store:
        await fill(store)


def main() -> None:
    path = FIXTURES / f"version-{LATEST}.sql"
    path.write_text(written(), encoding="utf-8")
    print(path.relative_to(ROOT))


if __name__ == "__main__":
    main()
