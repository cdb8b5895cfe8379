"""Sheets with a line to type and a list below it: "why not?", the rules, and what is printed on things."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical, VerticalScroll
from textual.screen import ModalScreen
from textual.widgets import Input, OptionList, Static
from textual.widgets.option_list import Option

from windsock.core.trouble import Trouble
from windsock.rulebook import RuleText

from .moves import Choice, WhyNot, fits, forbidden_choices, why_not
from .panels import DIM, STRONG
from .printed import printed
from .rulebook import look_up
from .session import Session
from .words import Words

MOST = 60  # entries shown at once: who wants another types more


class SearchSheet(ModalScreen[None]):
    """Type to find, choose to read. Arrow keys work while typing."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape", "dismiss", show=False),
        Binding("down", "step(1)", show=False, priority=True),
        Binding("up", "step(-1)", show=False, priority=True),
    ]

    def __init__(self, title: str, hint: str, words: Words, typed: str = "") -> None:
        super().__init__()
        self.heading, self.hint, self.words, self.typed = title, hint, words, typed

    def compose(self) -> ComposeResult:
        with Vertical(classes="sheet tall") as sheet:
            sheet.border_title = self.heading
            yield Static(Text(self.hint, DIM))
            yield Input(self.typed, select_on_focus=False)
            yield OptionList()
            with VerticalScroll(classes="answer"):
                yield Static(id="answer")

    def on_mount(self) -> None:
        self.query_one(Input).focus()
        self.list(self.typed)

    def on_input_changed(self, event: Input.Changed) -> None:
        self.list(event.value)

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        self.answer(event.option_index)

    def action_step(self, by: int) -> None:
        options = self.query_one(OptionList)
        options.action_cursor_down() if by > 0 else options.action_cursor_up()

    def show(self, entries: Sequence[Text]) -> None:
        options = self.query_one(OptionList)
        options.clear_options()
        options.add_options([Option(text) for text in entries])
        options.highlighted = 0 if entries else None

    def say(self, text: Text) -> None:
        self.query_one("#answer", Static).update(text)

    def list(self, typed: str) -> None:
        """Show what fits."""
        raise NotImplementedError  # pragma: no cover

    def answer(self, number: int) -> None:
        """Say something about an entry."""
        raise NotImplementedError  # pragma: no cover


class WhyNotSheet(SearchSheet):
    """Any move that is not allowed, and the rule that forbids it."""

    def __init__(self, session: Session, words: Words, typed: str = "") -> None:
        say = words.say
        super().__init__(say("why-title"), say("why-hint"), words, typed)
        self.session = session
        self.shown: Sequence[Choice] = ()

    def list(self, typed: str) -> None:
        self.shown = forbidden_choices(self.session, self.words, typed, MOST)
        self.show([Text.assemble(choice.text, (f"  {choice.notation}", DIM)) for choice in self.shown])

    def answer(self, number: int) -> None:
        self.ask(self.shown[number].notation)

    def ask(self, move: str) -> None:
        """Say why not, as soon as it is known."""

        def tell(found: WhyNot | None) -> None:
            if self.is_attached:
                self.say(Text(self.words.say("why-allowed")) if found is None else why_text(found))

        try:
            why_not(self.session, self.words, move, tell)
        except Trouble as trouble:
            self.say(Text(self.words.speaker.trouble(trouble)))

    def on_input_submitted(self, event: Input.Submitted) -> None:
        """What is typed is a move, or the entry under the cursor is meant."""
        highlighted = self.query_one(OptionList).highlighted
        try:
            move = self.session.read(event.value)
        except Trouble as trouble:
            if highlighted is None:
                self.say(Text(self.words.speaker.trouble(trouble)))
            else:
                self.answer(highlighted)
        else:
            self.ask(move)


class RulesSheet(SearchSheet):
    """The rules of the game, by id or by words."""

    def __init__(self, game: str, words: Words, typed: str = "") -> None:
        say = words.say
        super().__init__(say("rules-title"), say("rules-hint"), words, typed)
        self.game = game
        self.shown: Sequence[RuleText] = ()

    def list(self, typed: str) -> None:
        self.shown = look_up(self.game, typed, self.words.speaker.code)[:MOST]
        self.show(
            [
                Text.assemble((f"{entry.id}  ", STRONG), entry.text, overflow="ellipsis", no_wrap=True)
                for entry in self.shown
            ]
        )
        if len(self.shown) == 1:
            self.answer(0)

    def answer(self, number: int) -> None:
        entry = self.shown[number]
        self.say(Text.assemble((f"{entry.id}\n", STRONG), entry.text))

    def on_input_submitted(self) -> None:
        highlighted = self.query_one(OptionList).highlighted
        if highlighted is not None:
            self.answer(highlighted)


class AboutSheet(SearchSheet):
    """What is printed on the board, its cards and tiles, by name."""

    def __init__(self, legend: Mapping[str, Any], words: Words) -> None:
        super().__init__(words.say("about-title"), words.say("about-hint"), words)
        self.lines = list(printed(legend, words))
        self.shown: Sequence[str] = ()

    def list(self, typed: str) -> None:
        self.shown = [line for word, line in self.lines if fits(typed, f"{word} {line}")]
        self.show([Text(line, overflow="ellipsis", no_wrap=True) for line in self.shown])

    def answer(self, number: int) -> None:
        self.say(Text(self.shown[number]))

    def on_option_list_option_highlighted(self, event: OptionList.OptionHighlighted) -> None:
        self.answer(event.option_index)


def why_text(found: WhyNot) -> Text:
    """The sentence, then the rule with its id."""
    text = Text.assemble((found.sentence, "bold"))
    if found.text:
        text.append("\n\n").append(f"{found.rule}  ", STRONG).append(found.text)
    else:
        text.append(f"\n\n{found.rule}", STRONG)
    return text
