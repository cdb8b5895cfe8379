"""A match as its journal tells it: each entry changes a little, in order; nothing else changes anything."""

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
OF_THE_HOUSE: Final = ("close", "hush")
LAPSE: Final = 60.0  # seconds that a wish to take back waits for answers
PATIENCE_FOR_NONCES: Final = 10.0  # seconds after the last seat was taken
MOST_COMMANDS: Final = 1000  # of a match, the newest: a sender repeats what was not answered, nothing older


@dataclass(frozen=True)
class Request:
    """A wish to take moves back: who asks, how many actions are to stay, who has agreed, and when."""

    seat: Seat
    keep: int
    agreed: tuple[Seat, ...]
    at: float

    @property
    def lapses_at(self) -> float:
        """When it is over if not all have answered: bots wait for it, and nobody waits for ever."""
        return self.at + LAPSE


@dataclass
class Wishes:
    """How often a seat has asked to take back since its last own move, and when last."""

    count: int = 0
    at: float = 0.0

    @property
    def rest_until(self) -> float:
        """When it may ask again. The first time is free, then each pause is twice as long."""
        return self.at + LAPSE * 2**self.count if self.count else 0.0


@dataclass(frozen=True)
class Closed:
    """The house has closed the table: when, and why. The seal stays shut: nothing was decided by the deal."""

    at: float
    reason: str


class Fold:
    """Agreement and entries, and all that follows from them."""

    def __init__(
        self,
        id: str,
        agreement: Agreement,
        created: float = 0.0,
        now: Callable[[], float] | None = None,
        table: Table | None = None,
    ) -> None:
        """On the table that the agreement begins with: this one, if somebody has set it up already."""
        self.id = id
        self.agreement = agreement
        self.created = created
        self.now = now or Moment()
        self.opened = 0.0  # since when somebody can come to the table at all
        self.dealt = agreement.undealt()  # the agreement with its seed, from the start on
        self.table = table or self.dealt.begin()
        self.entries: list[Entry] = []
        self.lines: list[tuple[Seat, str]] = []  # what was played beyond the origin and still stands
        self.numbers = [self.table.number]  # actions on the table after so many entries
        self.asked_since = [self.table.number] * agreement.seats  # by seat: asked from then on
        self.asked_at: list[float | None] = [None] * agreement.seats  # the same as a time of day
        self.chairs = [Chair() for _ in range(agreement.seats)]
        self.nonces: list[str | None] = [None] * agreement.seats
        self.filled: float | None = None  # when the last seat was taken
        self.clocks = Clocks(agreement.clock, agreement.seats)
        self.request: Request | None = None
        self.lapsed: Request | None = None  # the last one, unanswered, until something happens
        self.wishes = [Wishes() for _ in range(agreement.seats)]
        self.chat: list[Entry] = []
        self.removed: set[int] = set()  # lines of the talk that the house took away: their entries
        self.closed: Closed | None = None
        self.commands: dict[str, int] = {}  # done, by their fingerprints: the entry that each became
        self.has_started = False
        self.rewound = 0  # the entry since which the log has only grown
        self.before: State | None = None  # the position one action ago
        self.freed: bool | None = None  # whether the last action was no mark, once somebody asked
        self.proposed: tuple[Seat, str, Action] | None = None  # judged at this very position
        self.read_only: Trouble | None = None  # why the journal cannot be followed to its end
        self.was_over = False  # whether it had come to its end by the rules it was played by

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
        """Whether there is anything to see. Before the start nothing counts as dealt."""
        return self.has_started or self.table.over

    @property
    def at(self) -> float:
        """When something last happened."""
        return self.entries[-1].at if self.entries else self.created

    @property
    def starts_at(self) -> float | None:
        """When it starts by itself: 0, at once, if nothing is waited for; None while seats are open."""
        if self.has_started or self.filled is None or self.closed is not None:
            return None
        is_waiting = self.agreement.has_nonces and self.agreement.secret
        if not is_waiting or not any(map(self.lacks_nonce, range(self.agreement.seats))):
            return 0.0
        return self.filled + PATIENCE_FOR_NONCES

    def lacks_nonce(self, seat: Seat) -> bool:
        """Bots give none."""
        return self.chairs[seat].kind in ("person", "program") and self.nonces[seat] is None

    def deadline(self, seat: Seat) -> float | None:
        return self.clocks.deadline(seat)

    def stand_in_at(self, seat: Seat) -> float | None:
        """When the others may let a bot play for this seat if nobody is there; None: not as things are.

        Where there is a clock, it is the clock that decides, and nobody need say so. After a restart of the
        server everybody has the whole time to come back.
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

    def stop(self) -> None:
        """Beyond what lies on the table nothing can be followed: the match can only be looked at."""
        version, now, number = self.agreement.version, self.table.game.version, self.table.number
        if version == now:
            self.read_only = Trouble("match-journal", number=number)
        else:
            self.read_only = Trouble("match-version", version=version, now=now, number=number)

    def fold(self, entries: Iterable[Entry], actions: Sequence[Action | None] = ()) -> None:
        """Many entries. The first plays need no judge if their actions are known (see `snapshot`)."""
        at_once(self.folding(entries, actions))

    def folding(self, entries: Iterable[Entry], actions: Sequence[Action | None] = ()) -> Sliced[None]:
        known = iter(actions)
        for entry in entries:
            self.apply(entry, next(known, None) if entry.kind == "play" else None)
            yield

    def apply(self, entry: Entry, action: Action | None = None) -> None:
        """One entry more. What was proposed at this count never fails here."""
        assert entry.number == self.count + 1, "entries come in order"
        seat, kind = entry.seat, entry.kind
        if kind == "chat":
            self.chat.append(entry)
        elif kind == "resume":
            self.clocks.rest(float(entry.text))
        elif kind == "start":
            self.start(entry.number)
        elif kind == "undo":
            if self.request is not None and self.is_agreed():
                self.wishes[self.request.seat] = Wishes()
            self.rewind(int(entry.text))
            self.request, self.lapsed, self.rewound = None, None, entry.number
        elif kind in OF_THE_HOUSE:
            self.heed(entry)
        elif seat is not None:
            if kind == "play":
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
            self.clocks.turn(entry.at, running, seat)
            self.wait_for(entry, running)

    def wait_for(self, entry: Entry, running: set[Seat]) -> None:
        """After an entry: since when each of these seats is asked. Whoever acted has a new move before them,
        and after a takeback all have."""
        for seat, since in enumerate(self.asked_at):
            if seat not in running:
                self.asked_at[seat] = None
            elif since is None or entry.kind == "undo" or seat == entry.seat:
                self.asked_at[seat] = entry.at

    def heed(self, entry: Entry) -> None:
        """What the house decided. Text that was removed is nowhere in a fold, erased on the disk or not."""
        if entry.kind == "close":
            if not self.table.over:
                self.closed, self.request = Closed(entry.at, entry.text), None
            return
        number = int(entry.text)
        self.removed.add(number)
        self.chat = [replace(line, text="") if line.number == number else line for line in self.chat]
        self.entries = [replace(one, text="") if one.number == number else one for one in self.entries]

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
            table.push(seat, action)
        self.lines.append((seat, text))
        for other in table.asked:
            if other == seat or not before.asked >> other & 1:
                self.asked_since[other] = table.number
        self.before, self.freed, self.request, self.lapsed = before, None, None, None
        self.wishes[seat] = Wishes()

    def rewind(self, keep: int) -> None:
        """Back to the position after so many actions."""
        self.table = self.table.at(keep)
        self.before, self.freed, self.proposed = None, None, None
        self.asked_since = [keep] * self.agreement.seats
        del self.lines[keep - len(self.agreement.origin) :]

    def start(self, number: int) -> None:
        """The cards are dealt. What comes before the deal of a secret is no position of the game."""
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
        elif entry.kind == "nonce":
            self.nonces[seat] = entry.text
        elif entry.kind in ("stand-in", "return"):
            self.chairs[seat] = chair.with_stand_in(entry.text if entry.kind == "stand-in" else None)
        else:
            raise ValueError(entry.kind)
