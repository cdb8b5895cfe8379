"""What the owner of a server decides: bans, answers to reports; and what a process has open."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.add_column("matches", sa.Column("held", sa.Float))
    op.create_table(
        "bans",
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("what", sa.String(240), nullable=False),
        sa.Column("shown", sa.String(80), nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("until", sa.Float),
        sa.Column("reason", sa.Text, nullable=False),
        sa.UniqueConstraint("kind", "what", name="bans_what"),
        sqlite_autoincrement=True,
    )
    op.create_table(
        "reports",
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("match", sa.String(32), nullable=False),
        sa.Column("person", sa.String(32)),
        sa.Column("by", sa.Integer),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("line", sa.Integer),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("answer", sa.Text),
        sa.Column("answered", sa.Float),
        sqlite_autoincrement=True,
    )
    op.create_index("reports_match", "reports", ["match"])
    op.create_index("reports_person", "reports", ["person"])
    op.create_table(
        "news",
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("match", sa.String(32)),
        sa.Column("count", sa.Integer, nullable=False),
        sqlite_autoincrement=True,
    )


def downgrade() -> None:
    for name in ("news", "reports", "bans"):
        op.drop_table(name)
    op.drop_column("matches", "held")
