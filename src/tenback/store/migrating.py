"""A database is brought to the version of this program, whole or not at all."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection

from tenback.store.faults import Fault, StoreError
from tenback.store.schema import VERSION_TABLE

_HERE = Path(__file__).parent / "migrations"


@cache
def versions() -> tuple[str, ...]:
    """All that this program knows, the oldest first."""
    scripts = ScriptDirectory(str(_HERE))
    return tuple(reversed([script.revision for script in scripts.walk_revisions()]))


def refuse_newer(found: str | None) -> None:
    if found is not None and found not in versions():
        raise StoreError(Fault.NEWER, found=found, known=versions()[-1])


def migrate(connection: Connection, target: str = "head") -> None:
    """Within the transaction of the connection, so that a cut leaves it as it was."""
    context = MigrationContext.configure(connection, opts={"version_table": VERSION_TABLE})
    refuse_newer(context.get_current_revision())
    config = Config()
    config.set_main_option("script_location", str(_HERE).replace("%", "%%"))
    config.attributes["connection"] = connection
    command.upgrade(config, target)
