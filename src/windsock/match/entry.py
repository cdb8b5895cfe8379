"""A line of a match's journal. Entries are only ever added, each under its own number."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from windsock.core.card import Seat

Kind = Literal[
    "sit",  # a seat is taken: "person NAME", "member NAME", "bot steady NAME", "program NAME"
    "leave",  # a seat is given up, before the start only
    "nonce",  # a number of the seat's own, that the seed is made of; before the start only
    "start",  # all seats are taken: the cards count as dealt, the clocks run
    "play",  # a move in notation
    "undo",  # the number of actions that stay on the table
    "ask",  # a wish to take back: the number of actions to keep
    "agree",
    "decline",
    "lapse",  # a wish to take back that not all have answered in time
    "stand-in",  # the name of the bot that plays for an absent player
    "return",
    "resume",  # after a time in which no server ran: the seconds that count for nobody
    "chat",
    "close",  # the house ends the table, without a result: why
    "hush",  # the house removes a line of the talk: the number of its entry
]


@dataclass(frozen=True, slots=True)
class Entry:
    """What happened at the match. `number` counts from 1; `at` is the time of day in seconds.

    `command` is the fingerprint of what somebody asked for under an id: that is done once. `digest` is of the
    table as it was before this entry, now and then: rules that lead elsewhere are noticed by it.
    """

    number: int
    at: float
    seat: Seat | None
    kind: str
    text: str = ""
    command: str | None = None
    digest: str | None = None
