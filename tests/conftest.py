"""Settings for all tests."""

from __future__ import annotations

import asyncio
import inspect
import os
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from hypothesis import HealthCheck, settings

from support.postgres import Postgres

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
