"""A line of a match's journal. Entries are only ever added, each under its own number."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from windsock.core.card import Seat

Kind = Literal[
    "sit",  # a seat is taken: "person NAME", "bot steady NAME", "program NAME"
    "leave",  # a seat is given up, before the start only
    "start",  # all seats are taken: the cards count as dealt, the clocks run
    "play",  # a move in notation
    "undo",  # the number of actions that stay on the table
    "ask",  # a wish to take back: the number of actions to keep
    "agree",
    "decline",
    "stand-in",  # the name of the bot that plays for an absent player
    "return",
    "chat",
]


@dataclass(frozen=True, slots=True)
class Entry:
    """What happened at the match. `number` counts from 1; `at` is the time of day in seconds."""

    number: int
    at: float
    seat: Seat | None
    kind: str
    text: str = ""
