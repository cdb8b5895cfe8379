"""What people may do at a match. Each command checks, and answers with the entry that would record it."""

from __future__ import annotations

from functools import cache
from typing import Any, Final

from windsock.core import record
from windsock.core.card import Seat
from windsock.core.registry import load_bot
from windsock.core.trouble import Trouble

from .agreement import Agreement, read_line
from .chair import Chair
from .entry import Entry, Kind
from .fold import Fold

bot_of = cache(load_bot)  # an unknown one is a trouble
STAND_IN: Final = "steady"  # the bot that plays for whoever is out of time
PATIENCE: Final = 120  # seconds without a word, after which others may hand an absent player's seat to a bot
LONGEST_NAME, LONGEST_CHAT, MOST_CHAT = 40, 500, 2000


class Match(Fold):
    """A running game with people."""

    # Sitting down

    def propose_sit(self, seat: Seat, kind: str, name: str, bot: str | None = None) -> Entry:
        """Somebody takes an open seat."""
        self.check_stage("open")
        if self.chairs[self.table.check_seat(seat)].kind != "open":
            raise Trouble("seat-taken", seat=seat)
        if (kind == "bot") != (bot is not None) or kind not in ("person", "bot", "program"):
            raise Trouble("chair-kind", kind=kind)
        if bot is not None:
            bot_of(bot)
        return self.entry(seat, "sit", Chair(kind, checked_name(name), bot).written())

    def propose_leave(self, seat: Seat) -> Entry:
        """A seat is given up before the start."""
        self.check_stage("open")
        if self.chairs[self.table.check_seat(seat)].kind == "open":
            raise Trouble("seat-empty", seat=seat)
        return self.entry(seat, "leave")

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
        return self.entry(seat, "play", text)

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
        return self.entry(seat, "ask", str(keep))

    def propose_answer(self, seat: Seat, is_agreed: bool) -> Entry:
        """Yes or no to a takeback; whoever asked may withdraw."""
        self.check_player(seat)
        if self.request is None:
            raise Trouble("ask-none")
        if is_agreed and seat in self.request.agreed:
            raise Trouble("ask-answered")
        return self.entry(seat, "agree" if is_agreed else "decline")

    # Coming and going

    def propose_stand_in(
        self, seat: Seat, bot: str = STAND_IN, by: Seat | None = None, is_here: bool = False
    ) -> Entry:
        """A bot plays on for this seat. Others (`by`) may say so only of somebody long absent."""
        self.check_stage("running")
        chair = self.chairs[self.table.check_seat(seat)]
        if not chair.is_timed:
            raise Trouble("stand-in-bot", seat=seat)
        if by not in (None, seat) and (is_here or self.now() - self.at < PATIENCE):
            raise Trouble("stand-in-here", seat=seat, seconds=PATIENCE)
        bot_of(bot)
        return self.entry(seat, "stand-in", bot)

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
        said = plain(text)
        if self.chairs[self.table.check_seat(seat)].kind not in ("person", "program"):
            raise Trouble("seat-empty", seat=seat)
        if not 0 < len(said) <= LONGEST_CHAT or len(self.chat) >= MOST_CHAT:
            raise Trouble("chat-length", most=LONGEST_CHAT)
        return self.entry(seat, "chat", said)

    # What follows by itself

    def due(self) -> Entry | None:
        """What must be recorded now although nobody asks for it: whoever keeps the match appends it."""
        if self.read_only is not None or self.stage == "over":
            return None
        if not self.has_started:
            is_full = all(chair.kind != "open" for chair in self.chairs)
            return self.entry(None, "start") if is_full else None
        if self.request is not None and self.is_agreed():
            return self.entry(self.request.seat, "undo", str(self.request.keep))
        now = self.now()
        for seat in self.asked:
            deadline = self.deadline(seat)
            if deadline is not None and deadline <= now:
                return self.entry(seat, "stand-in", STAND_IN)
        return None

    # Once it is over

    def fork(self, number: int, **keeping: Any) -> Agreement:
        """To play on from one of its positions at another table. A running game's deal is secret."""
        self.check_stage("over")
        return Agreement.of(self.table, number, **keeping)

    def save_text(self) -> str:
        """The whole game as `.wsk`."""
        self.check_stage("over")
        return record.write(self.table)

    def verify(self) -> dict[str, Any]:
        """Deal again from the seed that was sealed, and play every line by the rules."""
        self.check_stage("over")
        again = self.agreement.deal()
        for line in [f"p{seat + 1} {self.table.write(action)}" for seat, action in self.table.done]:
            again.play(*read_line(line))
        return {
            "seal": self.agreement.seal,
            "seed": self.agreement.seed,
            "is_equal": again.digest() == self.table.digest(),
            "digest": again.digest(),
        }

    # Checks

    def entry(self, seat: Seat | None, kind: Kind, text: str = "") -> Entry:
        return Entry(self.count + 1, max(self.now(), self.at), seat, kind, text)

    def check_stage(self, stage: str) -> None:
        if self.read_only is not None:
            raise self.read_only
        if self.stage != stage:
            raise Trouble({"open": "match-begun", "over": "match-runs"}.get(stage, f"match-{self.stage}"))

    def check_player(self, seat: Seat, bot: str | None = None) -> None:
        """The game runs, and this seat is played by whom we think."""
        self.check_stage("running")
        if self.chairs[self.table.check_seat(seat)].played_by != bot:
            raise Trouble("seat-of-bot", seat=seat)


def plain(text: str) -> str:
    """One line of text without anything that cannot be seen."""
    return " ".join("".join(sign if sign.isprintable() else " " for sign in text).split())


def checked_name(name: str) -> str:
    """A name that can be shown."""
    said = plain(name)
    if not 0 < len(said) <= LONGEST_NAME:
        raise Trouble("name-length", most=LONGEST_NAME)
    return said
