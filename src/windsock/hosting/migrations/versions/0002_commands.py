"""An entry knows which command of its sender asked for it."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.add_column("entries", sa.Column("command", sa.String(16)))


def downgrade() -> None:
    op.drop_column("entries", "command")
