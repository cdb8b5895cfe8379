"""The tables of the database. The migrations bring a database to this shape."""

from __future__ import annotations

from sqlalchemy import (
    Boolean,
    Column,
    Float,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
    true,
)

METADATA = MetaData()

SESSION_SECONDS = 180 * 24 * 3600  # how long a session lasts
DEVICE_SECONDS = 730 * 24 * 3600  # how long a browser is known
LONGEST_EMAIL = 254  # characters

MATCHES = Table(
    "matches",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("agreement", Text, nullable=False),  # holds the secret: never leaves the server before the end
    Column("created", Float, nullable=False),
    Column("by", String(32)),  # the person who set it up
    Column("is_private", Boolean, nullable=False),
    # What follows is noted for lists, and worked out again from the journal whenever a match is loaded.
    Column("stage", String(8), nullable=False),
    Column("has_work", Boolean, nullable=False),  # bots or clocks go on although nobody watches
    Column("touched", Float, nullable=False),
    Column("info", Text, nullable=False),
    Column("held", Float),  # until then a process has this old table open: it must not be deleted
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
    Column("command", String(16)),  # the fingerprint of the command, if its sender gave it an id
    Column("digest", String(16)),  # of the table before some entries, with its form: "2 a1b2c3"
    sqlite_with_rowid=False,
)

BEATS = Table(  # processes that serve this database: when each was last known to run
    "beats",
    METADATA,
    Column("process", String(16), primary_key=True),
    Column("at", Float, nullable=False),
    Column("is_open", Boolean, nullable=False),  # false: it ended in order
)

SNAPSHOTS = Table(
    "snapshots",
    METADATA,
    Column("match", String(32), primary_key=True),
    Column("count", Integer, nullable=False),
    Column("version", String(32), nullable=False),  # of the game
    Column("print", String(32), nullable=False),  # of the board
    Column("actions", Text, nullable=False),  # the index of each play so far
    Column("digest", String(16), nullable=False),
)

PULSE = Table(  # written only to see whether writes succeed
    "pulse",
    METADATA,
    Column("name", String(8), primary_key=True),
    Column("at", Float, nullable=False),
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
    Column("email", String(LONGEST_EMAIL)),
    Column("password", String(200)),  # argon2
    Column("created", Float, nullable=False),
    # The skeleton of an account's name; none: an older account looks the same.
    Column("skeleton", String(240)),
    Column("confirmed", Float),  # when the e-mail address was confirmed
    Column("has_notices", Boolean, nullable=False, server_default=true()),
    Index("people_skeleton", "skeleton", unique=True),
    Index("people_email", "email"),
)

SESSIONS = Table(
    "sessions",
    METADATA,
    Column("hash", String(64), primary_key=True),
    Column("person", String(32), nullable=False),
    Column("created", Float, nullable=False),
    Index("sessions_person", "person"),
)

DEVICES = Table(  # browsers in which an account was logged in: strangers cannot lock them out
    "devices",
    METADATA,
    Column("hash", String(64), primary_key=True),
    Column("person", String(32), nullable=False),
    Column("created", Float, nullable=False),
    Index("devices_person", "person"),
)

LETTERS = Table(  # letters that were sent: the secrets in their links; they are also counted
    "letters",
    METADATA,
    Column("hash", String(64), primary_key=True),
    Column("kind", String(8), nullable=False),
    Column("person", String(32)),  # none: the account is gone
    Column("address", String(64), nullable=False),  # the hash of where it went
    Column("created", Float, nullable=False),
    Column("until", Float, nullable=False),
    Column("used", Float),
    Index("letters_person", "person", "kind", "created"),
    Index("letters_address", "address", "kind", "created"),
    Index("letters_until", "until"),
)

BANS = Table(
    "bans",
    METADATA,
    Column("number", Integer, primary_key=True),
    Column("kind", String(8), nullable=False),  # name, address
    Column("what", String(240), nullable=False),  # as it is compared
    Column("shown", String(80), nullable=False),  # as the owner wrote it
    Column("at", Float, nullable=False),
    Column("until", Float),
    Column("reason", Text, nullable=False),
    UniqueConstraint("kind", "what", name="bans_what"),
    sqlite_autoincrement=True,
)

REPORTS = Table(
    "reports",
    METADATA,
    Column("number", Integer, primary_key=True),
    Column("at", Float, nullable=False),
    Column("match", String(32), nullable=False),
    Column("person", String(32)),  # who reports
    Column("by", Integer),  # the seat of the reporter, if any
    Column("seat", Integer, nullable=False),  # who is meant
    Column("line", Integer),  # the entry of a line of chat, if the report is about one
    Column("text", Text, nullable=False),
    Column("answer", Text),
    Column("answered", Float),
    Index("reports_match", "match"),
    Index("reports_person", "person"),
    sqlite_autoincrement=True,
)

NEWS = Table(  # what commands of the owner have changed while a server runs
    "news",
    METADATA,
    Column("number", Integer, primary_key=True),
    Column("at", Float, nullable=False),
    Column("match", String(32)),  # none: the bans
    Column("count", Integer, nullable=False),
    sqlite_autoincrement=True,
)
