"""A process that is killed in the middle of its work loses nothing that it has acknowledged."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from itertools import islice

import pytest

from support.appender import TABLES
from support.generate import ROOT
from support.stores import command, step
from tenback.store.faults import Repeated
from tenback.store.store import open_store

ENDED_BY_SIGKILL = -signal.SIGKILL


def acknowledged_before_the_kill(address: str, lines: int) -> dict[str, int]:
    """The last number that was told of each table."""
    process = subprocess.Popen(
        [sys.executable, "-m", "support.appender", address],
        env=os.environ | {"PYTHONPATH": str(ROOT / "tests")},
        stdout=subprocess.PIPE,
        text=True,
    )
    with process:
        assert process.stdout
        told = list(islice(process.stdout, lines))
        process.kill()
        told += process.stdout.readlines()
    assert process.returncode == ENDED_BY_SIGKILL
    whole = (line.split() for line in told if line.endswith("\n"))
    return {table: int(number) for table, number in whole}


@pytest.mark.parametrize("lines", [1, 317])
async def test_every_acknowledged_append_is_there_after_a_kill(address: str, lines: int) -> None:
    """No number is missing or there twice, no append is there in part, the directory agrees."""
    told = acknowledged_before_the_kill(address, lines)
    assert told
    async with await open_store(address) as store:
        for table in (f"T{number}" for number in range(TABLES)):
            events = await store.load(table)
            found = await store.table(table)
            assert [event.number for event in events] == list(range(1, len(events) + 1))
            assert (found.number if found else 0) == len(events) >= told.get(table, 0)
            assert len(events) % 2 == 0
            texts = [f"{sent} {half}".encode() for sent in range(len(events) // 2) for half in "ab"]
            assert [event.payload for event in events] == texts


async def test_after_a_kill_a_repeated_command_tells_whether_it_was_done(address: str) -> None:
    """Whoever got no answer sends it again, and it is carried out once."""
    table, number = next(iter(acknowledged_before_the_kill(address, 50).items()))
    async with await open_store(address) as store:
        with pytest.raises(Repeated) as repeated:
            await store.append(step(table, number, command=command(str(number // 2 - 1))))
        assert repeated.value.number == number
        there = len(await store.load(table))
        assert await store.append(step(table, there, command=command("new"))) == there + 1
