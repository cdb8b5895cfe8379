"""The list of moves: by kind, numbered, with those that are not allowed below if they were asked for."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text
from textual import events
from textual.widgets import OptionList
from textual.widgets.option_list import Option

from .moves import Choice
from .panels import DIM, STRONG
from .words import Words


class MoveList(OptionList):
    """An entry has the id of its move: `legal-3`, `forbidden-0`."""

    def __init__(self, id: str) -> None:
        super().__init__(id=id)
        self.legal: Sequence[Choice] = ()
        self.forbidden: Sequence[Choice] = ()
        self.is_picked = False  # whether somebody has moved the cursor since the question came

    def fill(
        self, legal: Sequence[Choice], shown: Sequence[Choice], forbidden: Sequence[Choice], words: Words
    ) -> None:
        """Show some of the legal moves, each with its number among all, and some that are not allowed."""
        self.legal, self.forbidden = legal, forbidden
        self.clear_options()
        place = {choice.notation: number for number, choice in enumerate(legal)}
        options: list[Option] = []
        kind = ""
        for choice in shown:
            if choice.kind != kind:
                kind = choice.kind
                options.append(Option(Text(words.kind(kind), STRONG), disabled=True))
            number = place[choice.notation]
            text = Text(f"{number + 1:>3} {choice.text}")
            options.append(Option(text, id=f"legal-{number}"))
        if forbidden:
            options.append(Option(Text(words.say("moves-forbidden"), STRONG), disabled=True))
        for number, choice in enumerate(forbidden):
            options.append(Option(Text(f"  × {choice.text}", DIM), id=f"forbidden-{number}"))
        if legal and not options:
            options.append(Option(Text(words.say("moves-none"), DIM), disabled=True))
        self.add_options(options)

    def point(self, id: str | None) -> None:
        """The cursor to this entry; if it is not shown, to the first."""
        entries = [place for place, option in enumerate(self.options) if not option.disabled]
        found = [place for place in entries if self.options[place].id == id]
        self.highlighted = next(iter(found or entries), None)

    def choice(self, id: str | None) -> Choice | None:
        """The move of an entry."""
        kind, _, number = (id or "").partition("-")
        if not number:
            return None
        return (self.legal if kind == "legal" else self.forbidden)[int(number)]

    @property
    def pointed(self) -> Choice | None:
        """The move under the cursor."""
        if self.highlighted is None:
            return None
        return self.choice(self.get_option_at_index(self.highlighted).id)

    def on_key(self, event: events.Key) -> None:
        if event.key != "enter":
            self.is_picked = True

    def on_click(self) -> None:
        self.is_picked = True
