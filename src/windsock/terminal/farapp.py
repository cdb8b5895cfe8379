"""The full-screen table at a server: others act by themselves, and one can talk to them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rich.text import Text
from textual.app import ComposeResult
from textual.containers import Vertical
from textual.message import Message
from textual.screen import Screen
from textual.widgets import Static

from windsock.core.trouble import Trouble

from .app import TableApp
from .sheets import LineSheet, QuestionSheet, ReadingSheet
from .there import There
from .words import Words

TICK = 1.0  # seconds between two looks at the clocks
LOST = 2  # the exit code of a table that cannot be come back to


class News(Message):
    """Something came from the server."""


class WaitingRoom(Screen[None]):
    """Before the start: who sits there, and how others come."""

    def __init__(self, lines: list[str], words: Words) -> None:
        super().__init__()
        self.lines, self.words = lines, words

    def compose(self) -> ComposeResult:
        with Vertical(classes="sheet small") as sheet:
            sheet.border_title = self.words.say("room-title")
            sheet.border_subtitle = self.words.say("room-keys")
            yield Static(Text("\n".join(self.lines)), id="room")

    def show(self, lines: list[str]) -> None:
        self.lines = lines
        for room in self.query("#room").results(Static):  # it may not be there yet
            room.update(Text("\n".join(lines)))


class FarApp(TableApp):
    """A seat of a server's table on the screen."""

    session: There
    failure: Trouble | None = None  # why there is nothing more to see
    room: WaitingRoom | None = None
    was_offered = False  # the seat, back from the bot that stands in
    spoken = 0  # the last line of the talk that was shown in passing

    def on_mount(self) -> None:
        self.spoken = max(self.session.said, default=0)
        self.set_interval(TICK, self.tick)
        self.bind("b", "come_back", show=False)
        self.call_after_refresh(self.listen)

    def listen(self) -> None:
        """From now on, and what came before."""
        self.session.on_news = self.pass_on
        self.pass_on()

    @property
    def is_laid(self) -> bool:
        """Whether the table is on the screen: not before it is, nor after somebody has left."""
        return self.is_running and self.tabletop.is_attached and bool(self.tabletop.query("#ask"))

    def pass_on(self) -> None:
        """From the thread of the connection: something came."""
        self.post_message(News())

    def on_news(self) -> None:
        session = self.session
        session.catch_up()
        if not self.is_laid:
            return
        if session.end is not None:
            self.failure = session.end
            self.exit(return_code=LOST)
            return
        self.words.call(named(session, self.words))
        for trouble in session.complaints():
            self.tell(trouble)
        self.tell_talk()
        self.go_on()

    def go_on(self) -> None:
        session = self.session
        if session.stage == "open":
            self.wait_in_room()
            return
        if self.room is not None:
            self.room.dismiss()
            self.room = None
        if session.stage == "closed":
            self.show_table()
            sheet = ReadingSheet(session.prompt(self.words), [], self.words)
            self.push_screen(sheet, lambda _: self.exit())
        elif self.screen is self.screen_stack[0]:
            super().go_on()
            self.offer_return()
        else:
            self.show_table()  # what lies above it is dealt with first

    def wait_in_room(self) -> None:
        lines = room_lines(self.session, self.words)
        if self.room is None:
            self.room = WaitingRoom(lines, self.words)
            self.push_screen(self.room)
        else:
            self.room.show(lines)

    def tick(self) -> None:
        """Clocks go on, and what waited behind a sheet comes."""
        if self.session.stage != "running" or not self.is_laid or self.screen is not self.screen_stack[0]:
            return
        self.tabletop.fill("#ask", Text(self.session.prompt(self.words)))
        if self.session.wish is not None or len(self.scorings()) > self.scorings_shown:
            self.go_on()

    def tell_talk(self) -> None:
        """What others say is shown in passing too: the log may be out of sight."""
        for number, told in self.session.said.items():
            if number > self.spoken and told["facts"]["seat"] != self.session.looking:
                self.notify(self.words.event(told), markup=False)
        self.spoken = max(self.session.said, default=0)

    def offer_return(self) -> None:
        """A bot plays for us: ask once whether it should go."""
        if self.session.has_stand_in and not self.was_offered:
            sheet = QuestionSheet(
                self.words.say("far-return-title"), Text(self.words.say("far-return")), self.words
            )
            self.push_screen(sheet, lambda yes: self.dare(self.session.come_back) if yes else None)
        self.was_offered = self.session.has_stand_in

    def action_come_back(self) -> None:
        if self.session.has_stand_in:
            self.dare(self.session.come_back)

    def action_chat(self) -> None:
        def say(text: str | None) -> None:
            if text is not None and text.strip():
                self.dare(lambda: self.session.chat(text))

        words = self.words
        self.push_screen(LineSheet(words.say("key-chat"), Text(words.say("chat-question")), ""), say)


def named(session: There, words: Words) -> list[str]:
    """The players as they are called; an empty seat by its number."""
    return [
        chair["name"] or words.speaker.say("player", number=chair["seat"] + 1)
        for chair in session.frame["chairs"]
    ]


def room_lines(session: There, words: Words) -> list[str]:
    """The table before the start: seats, how others come, and what was said."""
    seats = [seat_line(chair, session, words) for chair in session.frame["chairs"]]
    address = f"{session.line.link.server}/table/{session.line.link.match}"
    talk = [words.event(told) for told in session.said.values()][-5:]
    return [words.title(session.about), "", *seats, "", words.say("room-invite", link=address), *talk]


def seat_line(chair: Mapping[str, Any], session: There, words: Words) -> str:
    if chair["kind"] == "open":
        return words.say("room-free", number=chair["seat"] + 1)
    kind = "own" if chair["seat"] == session.looking else chair["kind"]
    return words.say("room-seat", number=chair["seat"] + 1, name=chair["name"], kind=kind)
