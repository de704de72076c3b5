"""Settings for all tests."""

from __future__ import annotations

import asyncio
import inspect
import os
import signal
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from hypothesis import HealthCheck, settings

from support.postgres import Postgres

if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    # Begun in the background, where Ctrl-C is ignored: what a test starts must hear it though.
    signal.signal(signal.SIGINT, signal.default_int_handler)

SOAKING = bool(os.environ.get("TENBACK_SOAK"))

settings.register_profile("usual", deadline=None, max_examples=100, derandomize=True)
settings.register_profile(
    "soak", deadline=None, max_examples=5_000, suppress_health_check=list(HealthCheck)
)
settings.load_profile("soak" if SOAKING else "usual")


@pytest.fixture
def soak() -> int:
    """How many times longer than usual a test runs: 1, or more under `make soak`."""
    return 50 if SOAKING else 1


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """The slow ones first, so that none of them runs alone at the end."""
    items.sort(key=lambda item: item.get_closest_marker("slow") is None)


@pytest.hookimpl(tryfirst=True)
def pytest_pyfunc_call(pyfuncitem: pytest.Function) -> bool | None:
    """A test that is a coroutine gets an event loop of its own."""
    if not inspect.iscoroutinefunction(pyfuncitem.obj):
        return None
    names = inspect.signature(pyfuncitem.obj).parameters
    asyncio.run(pyfuncitem.obj(**{name: pyfuncitem.funcargs[name] for name in names}))
    return True


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """Not below pytest's folders: run by root it is another user, who may not enter them."""
    with TemporaryDirectory(prefix="tenback-") as place:
        server = Postgres(Path(place) / "postgres")
        yield server
        server.stop()


@pytest.fixture
def database(postgres: Postgres) -> str:
    """The address of an empty database of PostgreSQL."""
    return postgres.new_database()
