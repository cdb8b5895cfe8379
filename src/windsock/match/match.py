"""What people may do at a match. Each command is checked and returns the entry that would record it."""

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

bot_of = cache(load_bot)  # raises a trouble if it is unknown
CHAIRS: Final = ("person", MEMBER, "bot", "program")
LONGEST_CHAT, MOST_CHAT = 500, 2000


class Match(Fold):
    """A running game with people."""

    # Sitting down

    def propose_sit(self, seat: Seat, kind: str, name: str, bot: str | None = None) -> Entry:
        """Takes an open seat. A `member` is a person under the name of their account."""
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
            kind = "person"  # with a number behind it, it is no longer the name of the account
        return self.entry(seat, "sit", Chair.of(kind, called, bot).written())

    def names_beside(self, kind: str) -> list[str]:
        """The names that a new one must not look like. Bots and programs are marked, and may look alike."""
        is_person = kind in ("person", MEMBER)
        return [chair.name for chair in self.chairs if chair.name and (is_person or chair.kind == "person")]

    def propose_leave(self, seat: Seat) -> Entry:
        """Gives up a seat before the start."""
        self.check_stage("open")
        if self.chairs[self.table.check_seat(seat)].kind == "open":
            raise Trouble("seat-empty", seat=seat)
        return self.entry(seat, "leave")

    def propose_nonce(self, seat: Seat, nonce: str) -> Entry:
        """Adds a seat's own part to the deal: once, and only before the start. The seal is public by then."""
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
        """Plays a move for a seat that saw the table at `number`. `bot`: the bot that plays there, if any."""
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
        """Takes back the last action of a seat that saw the table at `number`, if it told nobody anything."""
        self.check_player(seat)
        if number != self.table.number:
            raise Trouble("moved-on", number=self.table.number)
        if not self.can_undo(seat):
            raise Trouble("undo-mark")
        return self.entry(seat, "undo", str(self.table.number - 1))

    def propose_ask(self, seat: Seat, keep: int) -> Entry:
        """Asks to take back more than a free undo does. All people at the table must agree."""
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
        """Answers a request to take back; who asked may withdraw it. A stand-in never answers."""
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
        """Lets the agreed bot play on for this seat. Others (`by`) may do so if the seat is asked, it is
        away, and it has had the agreed time."""
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
        """Checks that the others have waited for this seat as long as was agreed."""
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
        """Ends the stand-in: the player is back."""
        self.check_stage("running")
        if self.chairs[self.table.check_seat(seat)].stand_in is None:
            raise Trouble("return-none", seat=seat)
        clock = self.agreement.clock
        if clock is not None and clock.kind == "game" and self.clocks.left[seat] <= 0:
            raise Trouble("clock-out", seat=seat)
        return self.entry(seat, "return")

    def propose_chat(self, seat: Seat, text: str) -> Entry:
        """Says something to the table."""
        said = one_line(text)
        self.check_closed()
        if self.chairs[self.table.check_seat(seat)].kind not in ("person", "program"):
            raise Trouble("seat-empty", seat=seat)
        if not 0 < len(said) <= LONGEST_CHAT:
            raise Trouble("chat-length", most=LONGEST_CHAT)
        share = MOST_CHAT // self.agreement.seats  # a seat cannot use up the lines of the others
        if sum(entry.seat == seat for entry in self.chat) >= share:
            raise Trouble("chat-full", most=share)
        return self.entry(seat, "chat", said)

    # What follows by itself

    def due(self) -> Entry | None:
        """The entry that is due now although nobody asked for it. Whoever keeps the match appends it."""
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
        """When an entry may be due by itself, if nobody does anything before."""
        moments = [deadline for seat in self.asked if (deadline := self.deadline(seat)) is not None]
        if self.request is not None:
            moments.append(self.request.lapses_at)
        if (starts_at := self.starts_at) is not None:
            moments.append(starts_at)
        return min(moments, default=None)

    def propose_resume(self, slept: float, woke: float) -> Entry | None:
        """Gives back the time between two moments in which no server ran, to everybody whose clock ran."""
        lost = woke - max(slept, self.at)
        is_running = any(since is not None for since in self.clocks.since)
        if lost <= 0 or not is_running or self.read_only is not None:
            return None
        return self.entry(None, "resume", f"{lost:.3f}")

    # Once it is over

    def fork(self, number: int, **keeping: Any) -> Agreement:
        """An agreement to play on from one of its positions at another table, once the deal is no secret."""
        self.check_stage("over")
        return Agreement.of(self.table, number, **keeping)

    def save_text(self) -> str:
        """The whole game as `.wsk`."""
        self.check_stage("over")
        return self.as_save()

    def as_save(self) -> str:
        """What was played so far, as `.wsk`. It holds the seed: while it runs it is only for the owner."""
        self.table.players = [Player(*player) for player in self.players()]
        self.table.proof = self.agreement.proof(self.nonces)
        return record.write(self.table)

    def players(self) -> list[tuple[str, str]]:
        """The name and bot of each seat, for a save. Nothing if a seat is open."""
        is_named = all(chair.name for chair in self.chairs)
        return [(chair.name, chair.bot or "") for chair in self.chairs] if is_named else []

    def verify(self, digest: str) -> dict[str, Any]:
        """Whether it was dealt as it was sealed. `digest` is where dealing and playing it again has led."""
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
        """The next entry of the journal. A read-only match takes none."""
        self.check_readable()
        return Entry(self.count + 1, max(self.now(), self.at), seat, kind, text)

    def check_stage(self, stage: str) -> None:
        """Checks that the match is in this stage. A read-only match that was over can still be looked at."""
        if not stage == self.stage == "over":
            self.check_readable()
        self.check_closed()
        if self.stage != stage:
            raise Trouble({"open": "match-begun", "over": "match-runs"}.get(stage, f"match-{self.stage}"))

    def check_readable(self) -> None:
        if self.read_only is not None:
            raise self.read_only.again()

    def check_closed(self) -> None:
        if self.closed is not None:
            raise Trouble("match-closed", reason=self.closed.reason)

    def check_player(self, seat: Seat, bot: str | None = None) -> None:
        """Checks that the game runs, and that this seat is played by `bot`, or by its player."""
        self.check_stage("running")
        if self.chairs[self.table.check_seat(seat)].played_by != bot:
            raise Trouble("seat-of-bot", seat=seat)
