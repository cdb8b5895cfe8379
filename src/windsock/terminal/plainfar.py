"""The line mode at a server's table: what others do is told as it happens, and one can talk to them."""

from __future__ import annotations

import threading
from typing import TextIO

from windsock.core.trouble import Trouble

from .farapp import named, room_lines
from .plain import PlainTable
from .there import There
from .words import Words


class PlainFar(PlainTable):
    """A seat in lines. At a keyboard a line may come at any time. A pipe is read when something is asked, and
    where nothing is: in the waiting room and without a seat."""

    session: There

    def __init__(self, session: There, words: Words, input: TextIO, output: TextIO) -> None:
        super().__init__(session, words, input, output)
        self.commands |= {"chat": session.chat, "b": lambda _: session.come_back()}
        del self.commands["save"]
        self.lines: list[str] = []
        self.may_read = threading.Semaphore(0)
        self.is_reading = False
        self.told = ""  # the last question, or for whom we wait
        self.has_prompt = False  # the next line goes behind it
        self.number = session.number
        threading.Thread(target=self.read, daemon=True).start()

    def read(self) -> None:
        """In a thread: a line whenever one is wanted."""
        while True:
            self.may_read.acquire()
            line = self.input.readline()
            self.session.tell(lambda line=line: self.lines.append(line))  # type: ignore[misc]

    def want_line(self) -> None:
        if not self.is_reading:
            self.is_reading = True
            self.may_read.release()

    # The course of the game

    def go_on(self) -> None:
        session = self.session
        while not session.is_over and not self.is_left:
            self.tell_what_came()
            if session.stage == "closed":
                return
            is_asked = session.looking in session.asked and self.is_quiet
            is_idle = session.stage == "open" or session.looking is None
            if self.input.isatty() or is_asked or is_idle:
                self.want_line()
            session.wait()
            if session.end is not None:
                raise session.end
            if not self.take_line():
                self.say(session.kept(self.words, "plain-end-of-input"))
                return
        self.tell_what_came()
        if session.is_over:
            self.finish()
        else:
            self.say(session.kept(self.words, "plain-left"))

    def take_line(self) -> bool:
        """What was typed, if anything was. False: the input has ended."""
        while self.lines and not self.is_early(self.lines[0]):
            line = self.lines.pop(0)
            self.is_reading = False
            if not line:
                self.output.write("\n")
                return False
            self.has_prompt = False
            if not self.input.isatty():
                self.say(line.strip())
            self.obey(self.session.looking or 0, line.strip())
        return True

    def is_early(self, line: str) -> bool:
        """Whether it is a move that came through a pipe before it was our turn: it waits."""
        session = self.session
        is_turn = session.looking is None or session.looking in session.asked
        return not (is_turn or self.input.isatty() or not line or self.is_command(line))

    def tell_what_came(self) -> None:
        """Events, talk, troubles; then what is asked, or for whom we wait, if that is new."""
        session, words = self.session, self.words
        words.call(named(session, words))
        if session.number < self.number:
            self.say(words.say("undone"))
        self.number = session.number
        self.tell_news()
        for trouble in session.complaints():
            self.complain(trouble)
        if session.is_lost:
            self.tell_once(session.standing(words))
        elif self.is_quiet:
            room = session.stage == "open"
            self.tell_once("\n".join(room_lines(session, words)) if room else self.question())
            self.prompt()

    def tell_once(self, text: str) -> None:
        """How things stand, if that is new."""
        if self.told != text:
            self.told = text
            clocks = self.session.prompt(self.words).removeprefix(self.session.standing(self.words))
            self.say(text + clocks)

    def prompt(self) -> None:
        """Where a line is to be typed, if it does not stand there already."""
        seat = self.session.looking
        if seat is not None and seat in self.session.asked and not self.has_prompt:
            self.has_prompt = True
            self.output.write(f"{self.words.say('plain-prompt', name=self.session.names[seat])} ")
            self.output.flush()

    def say(self, *lines: str) -> None:
        """What comes while somebody types begins a line of its own."""
        if self.has_prompt and lines:
            self.has_prompt = False
            self.output.write("\n")
        super().say(*lines)

    @property
    def is_quiet(self) -> bool:
        """Whether everything that we said is answered, and the game goes on."""
        session = self.session
        return not (session.is_busy or session.asking or session.is_lost or session.is_over)

    def question(self) -> str:
        """What is asked of us: a wish of somebody first."""
        wish = self.session.wish
        return self.session.standing(self.words) if wish is None else self.wished(wish)

    def is_command(self, line: str) -> bool:
        return line.strip().partition(" ")[0].lower() in self.commands

    def obey(self, seat: int, line: str) -> bool:
        """A move only when it is our turn: else a typed one would be judged too late."""
        if line and not self.is_command(line) and seat not in self.session.asked:
            self.complain(Trouble("hint-not-asked"))
            return False
        return super().obey(seat, line)
