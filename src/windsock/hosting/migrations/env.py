"""Run by Alembic. `windsock.hosting.database.migrate` hands over the connection."""

from __future__ import annotations

from alembic import context

from windsock.hosting.tables import METADATA

context.configure(
    connection=context.config.attributes["connection"], target_metadata=METADATA, render_as_batch=True
)
with context.begin_transaction():
    context.run_migrations()
