"""Run by Alembic: the connection is handed over by `windsock.hosting.database.migrate`."""

from __future__ import annotations

from alembic import context

from windsock.hosting.tables import METADATA

context.configure(
    connection=context.config.attributes["connection"], target_metadata=METADATA, render_as_batch=True
)
with context.begin_transaction():
    context.run_migrations()
