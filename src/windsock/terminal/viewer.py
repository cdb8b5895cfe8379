"""The full-screen replay: forward, back, jump, in the eyes of any seat."""

from __future__ import annotations

from typing import ClassVar

from rich.text import Text
from textual.app import App, ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical
from textual.widgets import OptionList
from textual.widgets.option_list import Option

from .app import LOG_LINES, STOPPED
from .history import History
from .keybar import KeyBar
from .reading import read_view
from .sheets import LineSheet, ReadingSheet
from .tabletop import HEIGHTS, PANES, STYLES, PaneBar, Picture, Tabletop
from .theme import NIGHT
from .words import Words

KEYS = {
    "right,n": ("step(1)", "forward"),
    "left,b": ("step(-1)", "back"),
    "g": ("jump", "jump"),
    "p": ("eyes", "seat"),
    "h,f1": ("help", "help"),
    "q,ctrl+q": ("quit", "leave"),
    "v": ("everything", "everything"),
}


class Steps(Vertical):
    """All moves of the game, to go to one of them."""

    def compose(self) -> ComposeResult:
        yield OptionList(id="moves")


class ReplayApp(App[None]):
    """One recorded game on the screen."""

    CSS_PATH = STYLES
    ENABLE_COMMAND_PALETTE = False
    VERTICAL_BREAKPOINTS = HEIGHTS
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("pagedown", "step(10)", show=False, priority=True),
        Binding("pageup", "step(-10)", show=False, priority=True),
        Binding("home", "step(-99999)", show=False, priority=True),
        Binding("end", "step(99999)", show=False, priority=True),
        Binding("ctrl+c", "stop", show=False, priority=True),
    ]

    def __init__(self, history: History, words: Words) -> None:
        super().__init__()
        self.history, self.words = history, words
        self.steps = Steps(id="work")
        self.tabletop = Tabletop(words, self.steps)

    def compose(self) -> ComposeResult:
        yield self.tabletop
        yield KeyBar({key: (action, self.words.say(f"key-{name}")) for key, (action, name) in KEYS.items()})

    def on_mount(self) -> None:
        self.register_theme(NIGHT)
        self.theme = NIGHT.name
        self.title = self.words.title(self.history.shown())
        for key, (action, _) in KEYS.items():
            self.bind(key, action)
        for number, pane in enumerate(PANES, 2):
            self.bind(f"f{number}", f"pane('{pane}')", show=False)
        self.bind("z", "zoom", show=False)
        self.list_moves()
        self.call_after_refresh(self.show_table)
        self.tabletop.choose_pane("moves")

    def list_moves(self) -> None:
        """The moves, as these eyes were told them."""
        options = self.query_one("#moves", OptionList)
        titles = [self.words.say("replay-deal"), *self.history.titles(self.words)]
        with self.prevent(OptionList.OptionHighlighted):
            options.clear_options()
            options.add_options([Option(Text(f"{number:>3} {title}")) for number, title in enumerate(titles)])

    def show_table(self) -> None:
        history = self.history
        log = [Text(self.words.event(told)) for told in history.log()[-LOG_LINES:]]
        self.tabletop.show(
            Picture(
                history.shown(),
                history.chart(self.words),
                history.names,
                history.past.asked,
                history.heading(self.words),
                log,
            )
        )
        with self.prevent(OptionList.OptionHighlighted):
            self.query_one("#moves", OptionList).highlighted = history.number

    def on_option_list_option_highlighted(self, event: OptionList.OptionHighlighted) -> None:
        if event.option_index != self.history.number:
            self.history.go(event.option_index)
            self.show_table()

    def on_pane_bar_chosen(self, event: PaneBar.Chosen) -> None:
        self.tabletop.choose_pane(event.pane)

    def action_zoom(self) -> None:
        self.tabletop.zoom()

    def action_pane(self, pane: str) -> None:
        self.tabletop.choose_pane(pane)

    def action_step(self, by: int) -> None:
        self.history.go(self.history.number + by)
        self.show_table()

    def action_eyes(self) -> None:
        self.history.next_eyes()
        self.list_moves()
        self.show_table()

    def action_jump(self) -> None:
        def go(number: str | None) -> None:
            if number is not None and number.strip().isdecimal():
                self.history.go(int(number.strip()[:6]))
                self.show_table()

        question = Text(self.words.say("replay-jump", count=self.history.count))
        self.push_screen(LineSheet(self.words.say("key-jump"), question, ""), go)

    def action_everything(self) -> None:
        picture = self.tabletop.picture
        if picture is not None:
            lines = read_view(picture.view, self.words, picture.names, picture.chart)
            self.push_screen(
                ReadingSheet(self.words.say("key-everything"), [Text("\n".join(lines))], self.words)
            )

    def action_stop(self) -> None:
        self.exit(return_code=STOPPED)

    def action_help(self) -> None:
        body = [Text(self.words.say("replay-help"))]
        self.push_screen(ReadingSheet(self.words.say("help-title"), body, self.words))
