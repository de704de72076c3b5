"""Alembic runs this for `tenback.store.migrating`, which hands over an open transaction."""

from alembic import context

from tenback.store.schema import METADATA, VERSION_TABLE

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=METADATA,
    version_table=VERSION_TABLE,
)
context.run_migrations()
