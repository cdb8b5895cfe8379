"""A match as its journal tells it: each entry changes a little, in order; nothing else changes anything."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from windsock.core.action import Action
from windsock.core.card import Seat
from windsock.core.play import push
from windsock.core.state import State
from windsock.core.table import is_mark
from windsock.core.trouble import Trouble

from .agreement import Agreement
from .chair import Chair, Clocks
from .entry import Entry
from .sparing import Seen


@dataclass(frozen=True)
class Request:
    """A wish to take moves back: who asks, how many actions are to stay, who has agreed."""

    seat: Seat
    keep: int
    agreed: tuple[Seat, ...]


class Fold:
    """Agreement and entries, and all that follows from them."""

    def __init__(
        self, id: str, agreement: Agreement, created: float = 0.0, now: Callable[[], float] = time.time
    ) -> None:
        self.id = id
        self.agreement = agreement
        self.created = created
        self.now = now
        self.table = agreement.begin()
        self.entries: list[Entry] = []
        self.lines: list[tuple[Seat, str]] = []  # what was played beyond the origin and still stands
        self.numbers = [self.table.number]  # actions on the table after so many entries
        self.asked_since = [self.table.number] * agreement.seats  # by seat: asked from then on
        self.chairs = [Chair() for _ in range(agreement.seats)]
        self.clocks = Clocks(agreement.clock, agreement.seats)
        self.request: Request | None = None
        self.chat: list[Entry] = []
        self.has_started = False
        self.rewound = 0  # the entry since which the log has only grown
        self.before: State | None = None  # the position one action ago
        self.freed: bool | None = None  # whether the last action was no mark, once somebody asked
        self.proposed: tuple[Seat, str, Action] | None = None  # judged at this very position
        self.read_only: Trouble | None = None
        # What several watchers are shown is made once; what a seat was shown is not sent again.
        self.chart: tuple[Any, dict[str, Any] | None] | None = None  # of which position
        self.standing: tuple[Any, dict[str, Any]] | None = None
        self.shown: dict[Seat | None, dict[str, Seen]] = {}  # to a seat, of its view, the map and the rest

    # Reading

    @property
    def count(self) -> int:
        return len(self.entries)

    @property
    def stage(self) -> str:
        if self.table.over:
            return "over"
        return "running" if self.has_started else "open"

    @property
    def asked(self) -> list[Seat]:
        """The seats that must act now."""
        return self.table.asked if self.has_started else []

    @property
    def at(self) -> float:
        """When something last happened."""
        return self.entries[-1].at if self.entries else self.created

    def deadline(self, seat: Seat) -> float | None:
        return self.clocks.deadline(seat)

    def is_agreed(self) -> bool:
        """Whether everybody who can be asked has agreed to take back."""
        request = self.request
        return request is not None and all(
            seat in request.agreed for seat, chair in enumerate(self.chairs) if chair.is_person
        )

    def can_undo(self, seat: Seat) -> bool:
        """Only one's own last action, while still asked, and only where it told nobody anything."""
        table = self.table
        if seat not in self.asked or table.number <= len(self.agreement.origin) or table.done[-1][0] != seat:
            return False
        if self.freed is None:
            if self.before is None:
                self.before = table.at(table.number - 1).s
            self.freed = not is_mark(self.before, table.s)
        return self.freed

    # Folding

    def fold(self, entries: Iterable[Entry], actions: Sequence[Action | None] = ()) -> None:
        """Many entries. The first plays need no judge if their actions are known (see `snapshot`)."""
        known = iter(actions)
        for entry in entries:
            self.apply(entry, next(known, None) if entry.kind == "play" else None)

    def apply(self, entry: Entry, action: Action | None = None) -> None:
        """One entry more. What was proposed at this count never fails here."""
        assert entry.number == self.count + 1, "entries come in order"
        seat, kind = entry.seat, entry.kind
        if kind == "chat":
            self.chat.append(entry)
        elif kind == "start":
            self.has_started, self.rewound = True, entry.number
        elif kind == "undo":
            self.rewind(int(entry.text))
            self.request, self.rewound = None, entry.number
        elif seat is not None:
            if kind == "play":
                self.advance(seat, entry.text, action)
            elif kind in ("ask", "agree", "decline"):
                self.ask(seat, entry)
            else:
                self.seat(seat, entry)
        self.entries.append(entry)
        self.numbers.append(self.table.number)
        if kind not in ("chat", "ask", "agree", "decline"):
            running = {other for other in self.asked if self.chairs[other].is_timed}
            self.clocks.turn(entry.at, running, seat)

    def advance(self, seat: Seat, text: str, action: Action | None) -> None:
        """A move. Playing on is an answer to whoever wanted to take back."""
        table = self.table
        before = table.s.copy()
        if self.proposed is not None and self.proposed[:2] == (seat, text):
            action = self.proposed[2]
        self.proposed = None
        if action is None:
            table.play(seat, text)
        else:
            push(table.s, seat, action)
            table.done.append((seat, action))
        self.lines.append((seat, text))
        for other in table.asked:
            if other == seat or not before.asked >> other & 1:
                self.asked_since[other] = table.number
        self.before, self.freed, self.request = before, None, None

    def rewind(self, keep: int) -> None:
        """Back to the position after so many actions."""
        table = self.table
        if keep == table.number - 1 and self.before is not None:
            self.before.told = [told for told in table.s.told or () if told[0] <= keep]
            table.s = self.before
            table.done.pop()
        else:
            self.table = table.at(keep)
        self.before, self.freed, self.proposed = None, None, None
        self.asked_since = [keep] * self.agreement.seats
        del self.lines[keep - len(self.agreement.origin) :]

    def ask(self, seat: Seat, entry: Entry) -> None:
        request = self.request
        if entry.kind == "ask":
            self.request = Request(seat, int(entry.text), (seat,))
        elif entry.kind == "agree" and request is not None:
            self.request = Request(request.seat, request.keep, (*request.agreed, seat))
        else:
            self.request = None

    def seat(self, seat: Seat, entry: Entry) -> None:
        chair = self.chairs[seat]
        if entry.kind == "sit":
            self.chairs[seat] = Chair.read(entry.text)
        elif entry.kind == "leave":
            self.chairs[seat] = Chair()
        else:
            self.chairs[seat] = chair.with_stand_in(entry.text if entry.kind == "stand-in" else None)
