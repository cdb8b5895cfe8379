"""Names that look alike, confirmed e-mail addresses, known devices, letters."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from windsock.match.names import skeleton

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.add_column("people", sa.Column("skeleton", sa.String(240)))
    op.add_column("people", sa.Column("confirmed", sa.Float))
    op.add_column("people", sa.Column("has_notices", sa.Boolean, nullable=False, server_default=sa.true()))
    fill()
    op.create_index("people_skeleton", "people", ["skeleton"], unique=True)
    op.create_index("people_email", "people", ["email"])
    op.create_table(
        "devices",
        sa.Column("hash", sa.String(64), primary_key=True),
        sa.Column("person", sa.String(32), nullable=False),
        sa.Column("created", sa.Float, nullable=False),
    )
    op.create_index("devices_person", "devices", ["person"])
    op.create_table(
        "letters",
        sa.Column("hash", sa.String(64), primary_key=True),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("person", sa.String(32)),
        sa.Column("address", sa.String(64), nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("until", sa.Float, nullable=False),
        sa.Column("used", sa.Float),
    )
    op.create_index("letters_person", "letters", ["person", "kind", "created"])
    op.create_index("letters_address", "letters", ["address", "kind", "created"])
    op.create_index("letters_until", "letters", ["until"])


def fill() -> None:
    """Of two accounts that look alike the older one has the name; the younger one still logs in."""
    people = sa.table("people", *map(sa.column, ("id", "name", "account", "created", "skeleton")))
    connection = op.get_bind()
    rows = sa.select(people).where(people.c.account.is_not(None)).order_by(people.c.created, people.c.id)
    taken = set()
    for row in connection.execute(rows).all():
        bones = skeleton(row.name if row.name.casefold() == row.account else row.account)
        if bones not in taken:
            taken.add(bones)
            connection.execute(sa.update(people).where(people.c.id == row.id).values(skeleton=bones))


def downgrade() -> None:
    for name in ("letters", "devices"):
        op.drop_table(name)
    for name in ("people_email", "people_skeleton"):
        op.drop_index(name, "people")
    for name in ("has_notices", "confirmed", "skeleton"):
        op.drop_column("people", name)
