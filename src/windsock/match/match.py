"""What people may do at a match. Each command checks, and answers with the entry that would record it."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from math import ceil
from typing import Any, Final

from windsock.core import record
from windsock.core.card import Seat
from windsock.core.player import Player, one_line
from windsock.core.registry import load_bot
from windsock.core.seal import is_number
from windsock.core.trouble import Trouble

from .agreement import Agreement
from .chair import MEMBER, Chair
from .entry import Entry, Kind
from .fold import Fold
from .names import apart, checked_name
from .proof import EVERY, proof

bot_of = cache(load_bot)  # an unknown one is a trouble
CHAIRS: Final = ("person", MEMBER, "bot", "program")
LONGEST_CHAT, MOST_CHAT = 500, 2000


class Match(Fold):
    """A running game with people."""

    # Sitting down

    def propose_sit(self, seat: Seat, kind: str, name: str, bot: str | None = None) -> Entry:
        """Somebody takes an open seat; a `member` is a person under the name of their account."""
        self.check_stage("open")
        if self.chairs[self.table.check_seat(seat)].kind != "open":
            raise Trouble("seat-taken", seat=seat)
        if (kind == "bot") != (bot is not None) or kind not in CHAIRS:
            raise Trouble("chair-kind", kind=kind)
        if bot is not None:
            bot_of(bot)
        said = checked_name(name)
        called = apart(said, self.names_beside(kind))
        if kind == MEMBER and called != said:
            kind = "person"  # with a number it is not the account's name any more
        return self.entry(seat, "sit", Chair.of(kind, called, bot).written())

    def names_beside(self, kind: str) -> list[str]:
        """The names that a new one must not look like. Bots and programs, marked as such, may be alike."""
        is_person = kind in ("person", MEMBER)
        return [chair.name for chair in self.chairs if chair.name and (is_person or chair.kind == "person")]

    def propose_leave(self, seat: Seat) -> Entry:
        """A seat is given up before the start."""
        self.check_stage("open")
        if self.chairs[self.table.check_seat(seat)].kind == "open":
            raise Trouble("seat-empty", seat=seat)
        return self.entry(seat, "leave")

    def propose_nonce(self, seat: Seat, nonce: str) -> Entry:
        """A seat's own part in the deal: once, and only before the start. The seal is public already."""
        self.check_stage("open")
        if not self.agreement.secret:
            raise Trouble("nonce-vain")
        if self.chairs[self.table.check_seat(seat)].kind not in ("person", "program"):
            raise Trouble("seat-empty", seat=seat)
        if self.nonces[seat] is not None or nonce in self.nonces:
            raise Trouble("nonce-given", seat=seat)
        if not is_number(nonce):
            raise Trouble("nonce-form")
        return self.entry(seat, "nonce", nonce)

    # Playing

    def propose_play(self, seat: Seat, move: str, number: int, bot: str | None = None) -> Entry:
        """A move, by someone who saw the table at `number`; `bot`: which bot of ours plays for the seat."""
        self.check_player(seat, bot)
        table = self.table
        action = table.read(move)
        rule = table.judge(seat, action)
        is_asked = seat in table.asked
        if is_asked and not self.asked_since[seat] <= number <= table.number:
            raise Trouble("moved-on", number=table.number)
        if rule is not None:
            raise table.illegal(rule, seat, action)
        text = table.write(action)
        self.proposed = (seat, text, action)
        entry = self.entry(seat, "play", text)
        has_proof = (table.number - len(self.agreement.origin)) % EVERY == 0
        return replace(entry, digest=proof(table)) if has_proof else entry

    def propose_undo(self, seat: Seat, number: int) -> Entry:
        """One's own last action, where it told nobody anything, by someone who saw the table at `number`."""
        self.check_player(seat)
        if number != self.table.number:
            raise Trouble("moved-on", number=self.table.number)
        if not self.can_undo(seat):
            raise Trouble("undo-mark")
        return self.entry(seat, "undo", str(self.table.number - 1))

    def propose_ask(self, seat: Seat, keep: int) -> Entry:
        """A wish to take back what lies beyond a free undo. All people at the table must agree."""
        self.check_player(seat)
        least = len(self.agreement.origin)
        if not least <= keep < self.table.number:
            raise Trouble("ask-range", number=keep, least=least, most=self.table.number - 1)
        if self.request is not None:
            raise Trouble("ask-open")
        rest = self.wishes[seat].rest_until - self.now()
        if rest > 0:
            raise Trouble("ask-again", seconds=ceil(rest))
        return self.entry(seat, "ask", str(keep))

    def propose_answer(self, seat: Seat, is_agreed: bool) -> Entry:
        """Yes or no to a takeback; whoever asked may withdraw. A stand-in has no say: the player has."""
        self.check_stage("running")
        if self.chairs[self.table.check_seat(seat)].bot is not None:
            raise Trouble("seat-of-bot", seat=seat)
        if self.request is None:
            raise Trouble("ask-none")
        if is_agreed and seat in self.request.agreed:
            raise Trouble("ask-answered")
        return self.entry(seat, "agree" if is_agreed else "decline")

    # Coming and going

    def propose_stand_in(
        self, seat: Seat, bot: str | None = None, by: Seat | None = None, is_here: bool = False
    ) -> Entry:
        """The agreed bot plays on for this seat. Others (`by`) may say so of one that all wait for, that is
        away, and that has had the agreed time."""
        self.check_stage("running")
        chair, agreed = self.chairs[self.table.check_seat(seat)], self.agreement.stand_in
        if not chair.is_timed:
            raise Trouble("stand-in-bot", seat=seat)
        if bot not in (None, agreed):
            raise Trouble("stand-in-other", bot=agreed)
        if by not in (None, seat):
            self.check_patience(seat, is_here)
        return self.entry(seat, "stand-in", agreed)

    def check_patience(self, seat: Seat, is_here: bool) -> None:
        """Whether the others have waited for this seat as long as was agreed."""
        if seat not in self.asked:
            raise Trouble("stand-in-not-asked", seat=seat)
        if self.agreement.clock is not None:
            raise Trouble("stand-in-clock", seat=seat)
        ready = self.stand_in_at(seat)
        if ready is None:
            raise Trouble("stand-in-never", seat=seat)
        if is_here:
            raise Trouble("stand-in-here", seat=seat)
        if (left := ready - self.now()) > 0:
            raise Trouble("stand-in-early", seat=seat, seconds=ceil(left))

    def propose_return(self, seat: Seat) -> Entry:
        """The player is back."""
        self.check_stage("running")
        if self.chairs[self.table.check_seat(seat)].stand_in is None:
            raise Trouble("return-none", seat=seat)
        clock = self.agreement.clock
        if clock is not None and clock.kind == "game" and self.clocks.left[seat] <= 0:
            raise Trouble("clock-out", seat=seat)
        return self.entry(seat, "return")

    def propose_chat(self, seat: Seat, text: str) -> Entry:
        """A word to the table."""
        said = one_line(text)
        self.check_closed()
        if self.chairs[self.table.check_seat(seat)].kind not in ("person", "program"):
            raise Trouble("seat-empty", seat=seat)
        if not 0 < len(said) <= LONGEST_CHAT or len(self.chat) >= MOST_CHAT:
            raise Trouble("chat-length", most=LONGEST_CHAT)
        return self.entry(seat, "chat", said)

    # What follows by itself

    def due(self) -> Entry | None:
        """What must be recorded now although nobody asks for it: whoever keeps the match appends it."""
        if self.read_only is not None or self.stage in ("over", "closed"):
            return None
        if not self.has_started:
            starts = self.starts_at
            return self.entry(None, "start") if starts is not None and starts <= self.now() else None
        if self.request is not None and self.is_agreed():
            return self.entry(self.request.seat, "undo", str(self.request.keep))
        now = self.now()
        if self.request is not None and self.request.lapses_at <= now:
            return self.entry(self.request.seat, "lapse")
        for seat in self.asked:
            deadline = self.deadline(seat)
            if deadline is not None and deadline <= now:
                return self.entry(seat, "stand-in", self.agreement.stand_in)
        return None

    def next_due(self) -> float | None:
        """When something may be due by itself, if nobody does anything before."""
        moments = [deadline for seat in self.asked if (deadline := self.deadline(seat)) is not None]
        if self.request is not None:
            moments.append(self.request.lapses_at)
        if (starts_at := self.starts_at) is not None:
            moments.append(starts_at)
        return min(moments, default=None)

    def propose_resume(self, slept: float, woke: float) -> Entry | None:
        """No server ran between these moments: that time counts for nobody whose clock ran."""
        lost = woke - max(slept, self.at)
        is_running = any(since is not None for since in self.clocks.since)
        if lost <= 0 or not is_running or self.read_only is not None:
            return None
        return self.entry(None, "resume", f"{lost:.3f}")

    # Once it is over

    def fork(self, number: int, **keeping: Any) -> Agreement:
        """To play on from one of its positions at another table. A running game's deal is secret."""
        self.check_stage("over")
        return Agreement.of(self.table, number, **keeping)

    def save_text(self) -> str:
        """The whole game as `.wsk`."""
        self.check_stage("over")
        return self.as_save()

    def as_save(self) -> str:
        """What was played so far as `.wsk`. It holds the seed: of a game that runs, only for the owner."""
        self.table.players = [Player(*player) for player in self.players()]
        self.table.proof = self.agreement.proof(self.nonces)
        return record.write(self.table)

    def players(self) -> list[tuple[str, str]]:
        """Name and bot of each seat, for a save; nobody if a seat is nobody's."""
        is_named = all(chair.name for chair in self.chairs)
        return [(chair.name, chair.bot or "") for chair in self.chairs] if is_named else []

    def verify(self, digest: str) -> dict[str, Any]:
        """Whether it was dealt as it was sealed: dealt and played again it has led to this digest."""
        self.check_stage("over")
        agreement = self.agreement
        dealt = agreement.dealt(self.nonces)
        return {
            "seal": agreement.seal,
            "seed": dealt.seed,
            "secret": agreement.secret or None,
            "nonces": list(self.nonces) if agreement.secret else None,
            "is_known_deal": agreement.has_known_deal,
            "is_equal": digest == self.table.digest() and agreement.is_seal_right,
            "digest": digest,
        }

    # Checks

    def entry(self, seat: Seat | None, kind: Kind, text: str = "") -> Entry:
        """The next line of the journal. A match whose journal we cannot read to its end takes none."""
        self.check_readable()
        return Entry(self.count + 1, max(self.now(), self.at), seat, kind, text)

    def check_stage(self, stage: str) -> None:
        """What came to an end can still be looked at, where it can only be looked at."""
        if not stage == self.stage == "over":
            self.check_readable()
        self.check_closed()
        if self.stage != stage:
            raise Trouble({"open": "match-begun", "over": "match-runs"}.get(stage, f"match-{self.stage}"))

    def check_readable(self) -> None:
        """Always a new trouble: one that is raised again keeps everything on its way alive."""
        if self.read_only is not None:
            raise Trouble(self.read_only.key, **self.read_only.facts)

    def check_closed(self) -> None:
        if self.closed is not None:
            raise Trouble("match-closed", reason=self.closed.reason)

    def check_player(self, seat: Seat, bot: str | None = None) -> None:
        """The game runs, and this seat is played by whom we think."""
        self.check_stage("running")
        if self.chairs[self.table.check_seat(seat)].played_by != bot:
            raise Trouble("seat-of-bot", seat=seat)
