"""Both databases, and tests that are coroutines."""

from __future__ import annotations

import asyncio
import inspect
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest

from support.postgres import Postgres


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


@pytest.fixture
def folder(tmp_path: Path) -> str:
    """A data folder that is not there yet."""
    return str(tmp_path / "data")


@pytest.fixture(params=["folder", "database"])
def address(request: pytest.FixtureRequest) -> str:
    """Either of them, one after the other."""
    found: str = request.getfixturevalue(request.param)
    return found
