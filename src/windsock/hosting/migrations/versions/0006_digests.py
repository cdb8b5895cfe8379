"""Entries carry digests of the table now and then; there is something to write when nothing happens."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    op.add_column("entries", sa.Column("digest", sa.String(16)))
    op.create_table(
        "pulse",
        sa.Column("name", sa.String(8), primary_key=True),
        sa.Column("at", sa.Float, nullable=False),
    )


def downgrade() -> None:
    op.drop_table("pulse")
    op.drop_column("entries", "digest")
