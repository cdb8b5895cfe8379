"""Servers say that they run: time in which none did is no player's fault."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.create_table(
        "beats",
        sa.Column("process", sa.String(16), primary_key=True),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("is_open", sa.Boolean, nullable=False),
    )


def downgrade() -> None:
    op.drop_table("beats")
