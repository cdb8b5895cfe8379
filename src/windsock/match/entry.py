"""One line of a match's journal. Entries are only ever added, each under its own number."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from windsock.core.card import Seat

Kind = Literal[
    "sit",  # a seat is taken: "person NAME", "member NAME", "bot steady NAME", "program NAME"
    "leave",  # a seat is given up, before the start only
    "nonce",  # the seat's own number, for making the seed; before the start only
    "start",  # all seats are taken: the cards count as dealt, the clocks run
    "play",  # a move in notation
    "undo",  # the number of actions that stay on the table
    "ask",  # a request to take back: the number of actions to keep
    "agree",
    "decline",
    "lapse",  # a request to take back that not everybody answered in time
    "stand-in",  # the name of the bot that plays for an absent player
    "return",
    "resume",  # after a time in which no server ran: the seconds that count for nobody
    "chat",
    "close",  # the owner closes the table, without a result: the reason
    "hush",  # the owner removes a line of chat: the number of its entry
]


@dataclass(frozen=True, slots=True)
class Entry:
    """What happened at a match. `number` counts from 1; `at` is the time of day in seconds.

    `command` is the fingerprint of a command that was sent with an id, so that it is done once. Some entries
    have a `digest` of the table before them: it shows when changed rules lead elsewhere.
    """

    number: int
    at: float
    seat: Seat | None
    kind: str
    text: str = ""
    command: str | None = None
    digest: str | None = None
