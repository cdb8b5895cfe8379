"""Where a move is chosen: a line to type, and the list of moves below it."""

from __future__ import annotations

from contextlib import suppress
from time import monotonic

from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.containers import Vertical
from textual.message import Message
from textual.timer import Timer
from textual.widgets import Input, OptionList, Static

from windsock.core.card import Seat
from windsock.core.reading import whole
from windsock.core.trouble import Trouble

from .ahead import ahead
from .movelist import MoveList
from .moves import Choice, find, forbidden_choices, legal_choices, speaks_of
from .session import Session
from .words import Words

MOST_FORBIDDEN = 30
REST = 0.25  # seconds that the cursor stays on a move before a server is asked about it
Question = tuple[
    Seat | None, int, tuple[str, ...]
]  # who is asked, after which move of theirs, what they may do


class Workplace(Vertical):
    """The line filters the list while one types; Enter plays what it says."""

    class Wanted(Message):
        """Somebody wants to play this, allowed or not."""

        def __init__(self, move: str) -> None:
            super().__init__()
            self.move = move

    class Pointed(Message):
        """Another move is under the cursor, or the list has changed."""

    class Puzzled(Message):
        """What was typed is no move."""

        def __init__(self, trouble: Trouble) -> None:
            super().__init__()
            self.trouble = trouble

    def __init__(self, session: Session, words: Words, haste: float = 0) -> None:
        """`haste`: so many seconds after a question has come an Enter was meant for something else."""
        super().__init__(id="work")
        self.session, self.words, self.haste = session, words, haste
        self.question: Question = (None, 0, ())
        self.came = 0.0  # when the question was first shown
        self.legal: list[Choice] = []
        self.shown: list[Choice] = []
        self.about = ""  # the route or city that was chosen on the map
        self.curious: Timer | None = None  # about to ask what a move leads to

    def compose(self) -> ComposeResult:
        yield Input(placeholder=self.words.say("line-hint"), id="line", select_on_focus=False)
        yield MoveList(id="moves")
        yield Static(id="ahead")

    @property
    def line(self) -> Input:
        return self.query_one(Input)

    @property
    def moves(self) -> MoveList:
        return self.query_one(MoveList)

    def renew(self) -> None:
        """Show what may be done now. Of a question that stands already all that was typed or picked stays."""
        before, was = self.question, self.pointed_id
        self.legal = legal_choices(self.session, self.words)
        notations = tuple(choice.notation for choice in self.legal)
        self.question = (self.session.looking, self.session.last_own, notations)
        if self.question == before:
            self.filter(was)
            return
        if not self.disabled:
            self.moves.focus()
        self.came = monotonic()
        self.moves.is_picked = False
        self.about = ""
        if before[2] or before[0] != self.session.looking:
            self.empty()
        self.filter()

    def empty(self) -> None:
        with self.prevent(Input.Changed):
            self.line.value = ""

    def take_focus(self) -> None:
        """The keys go to the line if a number is begun there, else to the list."""
        if not self.has_focus_within:
            (self.line if self.line.value else self.moves).focus()

    def type(self, digit: str) -> None:
        """Begin or go on with the number of a move, also just before the question comes."""
        self.line.value += digit
        self.line.action_end()
        if not self.disabled:
            self.line.focus()

    @property
    def pointed_id(self) -> str | None:
        option = self.moves.highlighted_option
        return option.id if option is not None else None

    def filter(self, pointed: str | None = None) -> None:
        """Show the moves that fit; if something was asked for, those too that are not allowed."""
        typed = self.line.value.strip()
        wanted = "" if typed.isdecimal() else typed
        self.shown = [
            choice
            for choice in self.legal
            if choice.matches(wanted) and (not self.about or speaks_of(choice.notation, self.about))
        ]
        forbidden: list[Choice] = []
        if self.legal and (self.about or (wanted and not self.shown)):
            forbidden = forbidden_choices(self.session, self.words, wanted, MOST_FORBIDDEN, self.about)
        self.moves.fill(self.legal, self.shown, forbidden, self.words)
        number = whole(typed)
        if number is not None and 1 <= number <= len(self.legal):
            pointed = f"legal-{number - 1}"
        self.moves.point(pointed)
        subtitle = self.words.speaker.name(self.about) if self.about else ""
        self.border_title = self.words.say("moves-title", count=len(self.shown))
        self.border_subtitle = f"{subtitle} · Esc" if subtitle else ""
        self.look_ahead()
        self.post_message(self.Pointed())

    def ask_about(self, key: str) -> None:
        """Only the moves that speak of this route or city."""
        self.about = "" if key == self.about else key
        self.filter()

    def links(self) -> set[str]:
        """Every word of the moves shown, for the map to look for its routes."""
        return {word for choice in self.shown for word in choice.notation.split()}

    def clear(self) -> None:
        """Back to all moves."""
        self.about = ""
        self.line.value = ""
        self.filter()
        self.moves.focus()

    # What somebody does

    def on_input_changed(self, event: Input.Changed) -> None:
        event.stop()
        self.about = ""
        self.filter()

    def on_input_submitted(self, event: Input.Submitted) -> None:
        event.stop()
        try:
            self.post_message(self.Wanted(find(self.session, self.legal, event.value)))
        except Trouble as trouble:
            self.post_message(self.Puzzled(trouble))

    def look_ahead(self) -> None:
        """What the move under the cursor leads to. A server is asked when the cursor rests."""
        if self.curious is not None:
            self.curious.stop()
        pointed = self.moves.pointed
        if pointed is None or pointed not in self.shown:
            self.tell_ahead([])
        elif self.session.is_far and self.session.game.foresight is not None:
            self.tell_ahead([])
            self.curious = self.set_timer(REST, lambda: self.ask_ahead(pointed))
        else:
            self.ask_ahead(pointed)

    def ask_ahead(self, choice: Choice) -> None:
        def tell(lines: list[str]) -> None:
            if self.moves.pointed == choice:
                self.tell_ahead(lines)

        with suppress(Trouble):  # nobody asked in so many words
            ahead(self.session, self.words, choice.notation, tell)

    def tell_ahead(self, lines: list[str]) -> None:
        self.query_one("#ahead", Static).update(Text("\n".join(lines)))
        self.query_one("#ahead").display = bool(lines)

    def on_option_list_option_highlighted(self, event: OptionList.OptionHighlighted) -> None:
        event.stop()
        self.look_ahead()
        self.post_message(self.Pointed())

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        event.stop()
        choice = self.moves.choice(event.option_id)
        if choice is None:
            return
        if not self.moves.is_picked and monotonic() - self.came < self.haste:
            self.moves.is_picked = True
            self.post_message(self.Puzzled(Trouble("question-new", move=choice.text)))
            return
        self.post_message(self.Wanted(choice.notation))

    def on_key(self, event: events.Key) -> None:
        """A digit begins to type a number; arrows in the line go into the list."""
        if self.moves.has_focus and (event.character or "").isdecimal():
            event.stop()
            self.type(event.character or "")
        elif self.line.has_focus and event.key == "down":
            event.stop()
            self.moves.focus()
