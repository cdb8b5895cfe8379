"""Sheets that lie over the table: a text to read, a question to answer, the screen between two people."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical, VerticalScroll
from textual.screen import ModalScreen, Screen
from textual.widgets import Button, Input, Static

from .words import Words

WIDEST = 110  # columns of a sheet
FRAME = 7  # of them for border, padding and scrollbar


def room_in_sheet(screen: int) -> int:
    """Columns of text in a sheet over a screen of this width, as the style sheet has it."""
    return min(screen * 9 // 10, WIDEST) - FRAME


class ReadingSheet(ModalScreen[None]):
    """Paragraphs to read; any of the usual keys closes it."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape,enter,space,q", "dismiss", show=False)]

    def __init__(self, title: str, body: Sequence[Text], words: Words) -> None:
        super().__init__()
        self.heading, self.body, self.words = title, body, words

    def compose(self) -> ComposeResult:
        with Vertical(classes="sheet") as sheet:
            sheet.border_title = self.heading
            sheet.border_subtitle = self.words.say("close-hint")
            with VerticalScroll(classes="body"):
                for text in self.body:
                    yield Static(text, classes="paragraph")

    def on_mount(self) -> None:
        self.query_one(VerticalScroll).focus()


class QuestionSheet(ModalScreen[bool]):
    """A question with yes and no."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape,n", "answer(False)", show=False)]

    def __init__(self, title: str, body: Text, words: Words) -> None:
        super().__init__()
        self.heading, self.body, self.words = title, body, words

    def compose(self) -> ComposeResult:
        say = self.words.say
        with Vertical(classes="sheet small") as sheet:
            sheet.border_title = self.heading
            yield Static(self.body)
            yield Button(say("answer-yes"), id="yes", variant="primary")
            yield Button(say("answer-no"), id="no")

    def on_button_pressed(self, event: Button.Pressed) -> None:
        self.dismiss(event.button.id == "yes")

    def action_answer(self, answer: bool) -> None:
        self.dismiss(answer)


class LineSheet(ModalScreen[str | None]):
    """One line to type: the name of a file."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape", "dismiss(None)", show=False)]

    def __init__(self, title: str, body: Text, value: str) -> None:
        super().__init__()
        self.heading, self.body, self.value = title, body, value

    def compose(self) -> ComposeResult:
        with Vertical(classes="sheet small") as sheet:
            sheet.border_title = self.heading
            yield Static(self.body)
            yield Input(self.value)

    def on_input_submitted(self, event: Input.Submitted) -> None:
        self.dismiss(event.value)


class HandOver(Screen[None]):
    """Covers the whole table until the next person sits in front of it."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("enter", "dismiss", show=False)]

    def __init__(self, name: str, words: Words) -> None:
        super().__init__()
        self.person, self.words = name, words

    def compose(self) -> ComposeResult:
        say = self.words.say
        with Vertical(classes="sheet small"):
            yield Static(Text(say("hand-over", name=self.person), "bold", justify="center"))
            yield Static(Text(say("hand-over-why"), justify="center"))
            yield Button(say("hand-over-ready", name=self.person), variant="primary")

    def on_button_pressed(self) -> None:
        self.dismiss()
