"""Chairs and clocks: who sits at a seat, and how long they may still think."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass, replace
from typing import Literal, cast

from windsock.core.card import Seat

from .agreement import Clock

Kind = Literal["open", "person", "bot", "program"]
MEMBER = "member"  # a person under the name of their account


@dataclass(frozen=True)
class Chair:
    """A seat at a match: `open`, or taken by a `person`, a `bot` or a `program` from outside."""

    kind: Kind = "open"
    name: str = ""
    bot: str | None = None
    stand_in: str | None = None  # the bot that plays while the player is away
    is_account: bool = False  # the name is that of the account of whoever sits here

    @property
    def played_by(self) -> str | None:
        """The name of the bot of ours that plays here now, or None."""
        return self.bot or self.stand_in

    @property
    def is_person(self) -> bool:
        """Whether a person sits here, who is asked for consent even while a bot stands in for them.

        Bots and programs always agree.
        """
        return self.kind == "person"

    @property
    def is_timed(self) -> bool:
        """Whether a clock runs for whoever sits here."""
        return self.kind in ("person", "program") and self.stand_in is None

    def with_stand_in(self, bot: str | None) -> Chair:
        return replace(self, stand_in=bot)

    def written(self) -> str:
        """The chair as the journal writes it."""
        kind = MEMBER if self.is_account else self.kind
        return " ".join(word for word in (kind, self.bot, self.name) if word)

    @staticmethod
    def of(kind: str, name: str, bot: str | None = None) -> Chair:
        """A taken chair. The kind may be `member`, as in the journal."""
        if kind == MEMBER:
            return Chair("person", name, is_account=True)
        return Chair(cast(Kind, kind), name, bot)

    @staticmethod
    def read(text: str) -> Chair:
        kind, _, rest = text.partition(" ")
        if kind != "bot":
            return Chair.of(kind, rest)
        bot, _, name = rest.partition(" ")
        return Chair.of(kind, name, bot)


def bot_seed(seed: str, seat: Seat) -> int:
    """The seed of a bot at a seat: always the same for the same deal, and no help in guessing the cards."""
    text = f"bot {seat} {seed}"
    return int.from_bytes(hashlib.sha256(text.encode()).digest()[:6], "big")


class Clocks:
    """The clocks of all seats. They read the time from entries alone, so every fold agrees."""

    def __init__(self, clock: Clock | None, seats: int) -> None:
        self.clock = clock
        self.left = [float(clock.seconds) if clock else 0.0] * seats
        self.since: list[float | None] = [None] * seats  # when the running clock was last read

    def turn(self, at: float, running: set[Seat], actor: Seat | None, again: float | None = None) -> None:
        """Sets the clocks after an entry: these seats must act now, and a seat that acted has a new move.

        A seat that took moves of its own back has no new one: it has thought about it for `again` seconds.
        """
        if self.clock is None:
            return
        for seat, since in enumerate(self.since):
            if since is not None and self.clock.kind == "game":
                self.left[seat] = max(0.0, self.left[seat] - (at - since))
            if seat not in running:
                self.since[seat] = None
            elif seat == actor and again is not None and self.clock.kind == "move":
                self.since[seat] = (at if since is None else since) - again
            elif since is None or seat == actor or self.clock.kind == "game":
                self.since[seat] = at

    def thought(self, seat: Seat, at: float) -> float:
        """For how many seconds this seat has thought about its move."""
        since = self.since[seat]
        return 0.0 if since is None else at - since

    def rest(self, seconds: float) -> None:
        """Leaves out so many seconds, which count for nobody."""
        self.since = [None if since is None else since + seconds for since in self.since]

    def deadline(self, seat: Seat) -> float | None:
        """When the time of this seat is up. None if its clock does not run."""
        since = self.since[seat]
        return None if since is None else since + self.left[seat]

    def remaining(self, seat: Seat, now: float) -> float:
        deadline = self.deadline(seat)
        return self.left[seat] if deadline is None else max(0.0, deadline - now)
