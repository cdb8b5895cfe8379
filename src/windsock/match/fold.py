"""A match as its journal tells it. Only entries change it, one after the other."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Final, Literal

from windsock.core.action import Action
from windsock.core.card import Seat
from windsock.core.state import State
from windsock.core.table import Table, is_mark
from windsock.core.trouble import Trouble

from .agreement import Agreement
from .chair import Chair, Clocks
from .entry import Entry
from .moment import Moment
from .slices import Sliced, at_once

Stage = Literal["open", "running", "over", "closed"]
BY_OWNER: Final = ("close", "hush")
LAPSE: Final = 60.0  # seconds that a request to take back waits for answers
PATIENCE_FOR_NONCES: Final = 10.0  # seconds after the last seat was taken
MOST_COMMANDS: Final = 1000  # the newest of a match: a sender repeats only what was not answered


@dataclass(frozen=True)
class Request:
    """A request to take moves back: who asks, how many actions stay, who has agreed, and when it was made."""

    seat: Seat
    keep: int
    agreed: tuple[Seat, ...]
    at: float

    @property
    def lapses_at(self) -> float:
        """When the request ends if not everybody has answered. Bots wait until then, but not for ever."""
        return self.at + LAPSE


@dataclass
class Wishes:
    """How often a seat has asked to take back since its own last move, and when it last did."""

    count: int = 0
    at: float = 0.0

    @property
    def rest_until(self) -> float:
        """When the seat may ask again. The first time is free, then each pause is twice as long."""
        return self.at + LAPSE * 2**self.count if self.count else 0.0


@dataclass(frozen=True)
class Closed:
    """When and why the owner closed the table. The seal is not opened: the deal decided nothing."""

    at: float
    reason: str


class Fold:
    """An agreement and its entries, and all that follows from them."""

    def __init__(
        self,
        id: str,
        agreement: Agreement,
        created: float = 0.0,
        now: Callable[[], float] | None = None,
        table: Table | None = None,
    ) -> None:
        """Starts on the table of the agreement, or on this one if it has been set up already."""
        self.id = id
        self.agreement = agreement
        self.created = created
        self.now = now or Moment()
        self.opened = 0.0  # since when anybody can come to the table
        self.dealt = agreement.undealt()  # the agreement with its seed, from the start on
        self.table = table or self.dealt.begin()
        self.entries: list[Entry] = []
        self.lines: list[tuple[Seat, str]] = []  # moves after the origin that still stand
        self.numbers = [self.table.number]  # by count of entries: actions on the table
        self.asked_since = [self.table.number] * agreement.seats  # by seat: actions when asked
        self.asked_at: list[float | None] = [None] * agreement.seats  # the same as a time of day
        self.chairs = [Chair() for _ in range(agreement.seats)]
        self.nonces: list[str | None] = [None] * agreement.seats
        self.left = [0] * agreement.seats  # by seat: how often somebody stood up, whose link is void since
        self.filled: float | None = None  # when the last seat was taken
        self.clocks = Clocks(agreement.clock, agreement.seats)
        self.thought: dict[int, float] = {}  # by actions before a move: seconds that it took
        self.request: Request | None = None
        self.lapsed: Request | None = None  # the last request without all answers, until something happens
        self.wishes = [Wishes() for _ in range(agreement.seats)]
        self.chat: list[Entry] = []
        self.removed: set[int] = set()  # lines of chat that the owner removed: the numbers of their entries
        self.closed: Closed | None = None
        self.commands: dict[str, int] = {}  # by fingerprint of what was done: the number of its entry
        self.has_started = False
        self.rewound = 0  # the entry since which nothing was taken back
        self.before: State | None = None  # the position one action ago
        self.freed: bool | None = None  # whether the last action was no mark; None: not worked out yet
        self.proposed: tuple[Seat, str, Action] | None = None  # judged at this very position
        self.read_only: Trouble | None = None  # why the journal could not be read to its end
        self.was_over = False  # whether it was over by the rules it was played by

    # Reading

    @property
    def count(self) -> int:
        return len(self.entries)

    @property
    def stage(self) -> Stage:
        if self.table.over or self.was_over:
            return "over"
        if self.closed is not None:
            return "closed"
        return "running" if self.has_started else "open"

    @property
    def asked(self) -> list[Seat]:
        """The seats that must act now."""
        is_running = self.has_started and self.closed is None and self.read_only is None
        return self.table.asked if is_running else []

    @property
    def is_dealt(self) -> bool:
        """Whether the cards count as dealt. Before the start there is nothing to see."""
        return self.has_started or self.table.over

    @property
    def at(self) -> float:
        """When something last happened."""
        return self.entries[-1].at if self.entries else self.created

    @property
    def starts_at(self) -> float | None:
        """When the match starts by itself: 0 if it waits for nothing, None while seats are open."""
        if self.has_started or self.filled is None or self.closed is not None:
            return None
        is_waiting = self.agreement.has_nonces and self.agreement.secret
        if not is_waiting or not any(map(self.lacks_nonce, range(self.agreement.seats))):
            return 0.0
        return self.filled + PATIENCE_FOR_NONCES

    def lacks_nonce(self, seat: Seat) -> bool:
        """Whether a seat has still to give its nonce. Bots give none."""
        return self.chairs[seat].kind in ("person", "program") and self.nonces[seat] is None

    def deadline(self, seat: Seat) -> float | None:
        return self.clocks.deadline(seat)

    def stand_in_at(self, seat: Seat) -> float | None:
        """When the others may let a bot play for this seat if nobody is there. None: not as things are.

        In a match with a clock the clock alone decides. After a restart of the server everybody has the full
        time again to come back.
        """
        agreement, since = self.agreement, self.asked_at[seat]
        if self.read_only is not None or agreement.clock is not None:
            return None
        if agreement.patience is None or since is None:
            return None
        return max(since, self.opened) + agreement.patience

    def is_agreed(self) -> bool:
        """Whether everybody who can be asked has agreed to take back."""
        request = self.request
        return request is not None and all(
            seat in request.agreed for seat, chair in enumerate(self.chairs) if chair.is_person
        )

    def can_undo(self, seat: Seat) -> bool:
        """Whether a seat may freely take its own last action back.

        It may while it is still asked, if the action told nobody anything.
        """
        table = self.table
        if seat not in self.asked or table.number <= len(self.agreement.origin) or table.done[-1][0] != seat:
            return False
        if self.freed is None:
            if self.before is None:
                self.before = table.at(table.number - 1).s
            self.freed = not is_mark(self.before, table.s)
        return self.freed

    # Folding

    def stop(self) -> None:
        """Makes the match read-only: the journal cannot be followed beyond what lies on the table."""
        version, now, number = self.agreement.version, self.table.game.version, self.table.number
        if version == now:
            self.read_only = Trouble("match-journal", number=number)
        else:
            self.read_only = Trouble("match-version", version=version, now=now, number=number)

    def fold(self, entries: Iterable[Entry], actions: Sequence[Action | None] = ()) -> None:
        """Reads many entries. Plays whose actions are known (see `snapshot`) are not judged."""
        at_once(self.folding(entries, actions))

    def folding(self, entries: Iterable[Entry], actions: Sequence[Action | None] = ()) -> Sliced[None]:
        known = iter(actions)
        for entry in entries:
            self.apply(entry, next(known, None) if entry.kind == "play" else None)
            yield

    def apply(self, entry: Entry, action: Action | None = None) -> None:
        """Reads one more entry. An entry that was proposed at this count never fails."""
        assert entry.number == self.count + 1, "entries come in order"
        seat, kind = entry.seat, entry.kind
        again: float | None = None
        if kind == "chat":
            self.chat.append(entry)
        elif kind == "resume":
            self.clocks.rest(float(entry.text))
        elif kind == "start":
            self.start(entry.number)
        elif kind == "undo":
            keep = int(entry.text)
            again = sum(self.thought.pop(number) for number in list(self.thought) if number >= keep)
            if self.request is not None and self.is_agreed():
                self.wishes[self.request.seat] = Wishes()
                again = None
            self.rewind(keep)
            self.request, self.lapsed, self.rewound = None, None, entry.number
        elif kind in BY_OWNER:
            self.heed(entry)
        elif seat is not None:
            if kind == "play":
                self.thought[self.table.number] = self.clocks.thought(seat, entry.at)
                self.advance(seat, entry.text, action)
            elif kind in ("ask", "agree", "decline", "lapse"):
                self.ask(seat, entry)
            else:
                self.seat(seat, entry)
        else:
            raise ValueError(kind)
        if entry.command is not None:
            self.commands[entry.command] = entry.number
            if len(self.commands) > MOST_COMMANDS:
                del self.commands[next(iter(self.commands))]
        self.entries.append(entry)
        self.numbers.append(self.table.number)
        if kind not in ("chat", "ask", "agree", "decline", "lapse", "resume", "hush"):
            running = {other for other in self.asked if self.chairs[other].is_timed}
            self.clocks.turn(entry.at, running, seat, again)
            self.wait_for(entry, running)

    def wait_for(self, entry: Entry, running: set[Seat]) -> None:
        """Notes after an entry since when each of these seats is asked. A seat that acted has a new move,
        and after a takeback all have."""
        for seat, since in enumerate(self.asked_at):
            if seat not in running:
                self.asked_at[seat] = None
            elif since is None or entry.kind == "undo" or seat == entry.seat:
                self.asked_at[seat] = entry.at

    def heed(self, entry: Entry) -> None:
        """Follows a decision of the owner. Removed text leaves the fold, erased on the disk or not."""
        if entry.kind == "close":
            if not self.table.over:
                self.closed, self.request = Closed(entry.at, entry.text), None
            return
        number = int(entry.text)
        self.removed.add(number)
        self.chat = [replace(line, text="") if line.number == number else line for line in self.chat]
        self.entries = [replace(one, text="") if one.number == number else one for one in self.entries]

    def advance(self, seat: Seat, text: str, action: Action | None) -> None:
        """Plays a move. Playing on answers a request to take back."""
        table = self.table
        before = table.s.copy()
        if self.proposed is not None and self.proposed[:2] == (seat, text):
            action = self.proposed[2]
        self.proposed = None
        if action is None:
            table.play(seat, text)
        else:
            table.push(seat, action)
        self.lines.append((seat, text))
        for other in table.asked:
            if other == seat or not before.asked >> other & 1:
                self.asked_since[other] = table.number
        self.before, self.freed, self.request, self.lapsed = before, None, None, None
        self.wishes[seat] = Wishes()

    def rewind(self, keep: int) -> None:
        """Goes back to the position after so many actions."""
        self.table = self.table.at(keep)
        self.before, self.freed, self.proposed = None, None, None
        self.asked_since = [keep] * self.agreement.seats
        del self.lines[keep - len(self.agreement.origin) :]

    def start(self, number: int) -> None:
        """Deals the cards. With a secret, what lay on the table before was no position of the game."""
        self.has_started, self.rewound = True, number
        if self.agreement.secret:
            self.dealt = self.agreement.dealt(self.nonces)
            self.table = self.dealt.begin()

    def ask(self, seat: Seat, entry: Entry) -> None:
        request = self.request
        if entry.kind == "ask":
            self.request, self.lapsed = Request(seat, int(entry.text), (seat,), entry.at), None
            self.wishes[seat] = Wishes(self.wishes[seat].count + 1, entry.at)
        elif entry.kind == "agree" and request is not None:
            self.request = replace(request, agreed=(*request.agreed, seat))
        else:
            self.lapsed = request if entry.kind == "lapse" else None
            self.request = None

    def seat(self, seat: Seat, entry: Entry) -> None:
        chair = self.chairs[seat]
        if entry.kind == "sit":
            self.chairs[seat] = Chair.read(entry.text)
            self.filled = entry.at if all(chair.kind != "open" for chair in self.chairs) else None
        elif entry.kind == "leave":
            self.chairs[seat], self.nonces[seat], self.filled = Chair(), None, None
            self.left[seat] += 1
        elif entry.kind == "nonce":
            self.nonces[seat] = entry.text
        elif entry.kind in ("stand-in", "return"):
            self.chairs[seat] = chair.with_stand_in(entry.text if entry.kind == "stand-in" else None)
        else:
            raise ValueError(entry.kind)
