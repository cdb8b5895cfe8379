"""What is kept in the database. The migrations bring a database to this shape."""

from __future__ import annotations

from sqlalchemy import Boolean, Column, Float, Index, Integer, MetaData, String, Table, Text

METADATA = MetaData()

MATCHES = Table(
    "matches",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("agreement", Text, nullable=False),  # holds the seed: never leaves the server before the end
    Column("created", Float, nullable=False),
    Column("by", String(32)),  # the person who set it up
    Column("is_private", Boolean, nullable=False),
    # What follows is noted for lists, and worked out again from the journal whenever a match is loaded.
    Column("stage", String(8), nullable=False),
    Column("has_work", Boolean, nullable=False),  # bots or clocks go on without anybody watching
    Column("touched", Float, nullable=False),
    Column("info", Text, nullable=False),
    Index("matches_stage", "stage", "is_private", "touched"),
)

ENTRIES = Table(
    "entries",
    METADATA,
    Column("match", String(32), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("at", Float, nullable=False),
    Column("seat", Integer),
    Column("kind", String(8), nullable=False),
    Column("text", Text, nullable=False),
    sqlite_with_rowid=False,
)

SNAPSHOTS = Table(
    "snapshots",
    METADATA,
    Column("match", String(32), primary_key=True),
    Column("count", Integer, nullable=False),
    Column("version", String(32), nullable=False),  # of the game
    Column("print", String(32), nullable=False),  # of the board
    Column("actions", Text, nullable=False),  # of each play so far, its place in the catalogue
    Column("digest", String(16), nullable=False),
)

KEYS = Table(  # who may act for a seat
    "keys",
    METADATA,
    Column("hash", String(64), primary_key=True),
    Column("match", String(32), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("person", String(32)),
    Index("keys_match", "match", "seat"),
    Index("keys_person", "person"),
)

PEOPLE = Table(
    "people",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("language", String(8), nullable=False),
    Column("account", String(80), unique=True),  # the name to log in by; none: a guest
    Column("email", String(254)),
    Column("password", String(200)),  # argon2
    Column("created", Float, nullable=False),
)

SESSIONS = Table(
    "sessions",
    METADATA,
    Column("hash", String(64), primary_key=True),
    Column("person", String(32), nullable=False),
    Column("created", Float, nullable=False),
    Index("sessions_person", "person"),
)
