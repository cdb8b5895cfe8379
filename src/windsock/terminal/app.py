"""The full-screen table: people at one keyboard and bots play a game."""

from __future__ import annotations

from typing import ClassVar

from rich.text import Text
from textual import events
from textual.app import App, ComposeResult
from textual.binding import Binding, BindingType
from textual.message import Message

from windsock.core.action import Action
from windsock.core.card import Seat
from windsock.core.trouble import Trouble

from .keybar import KeyBar
from .lookup import AboutSheet, RulesSheet, WhyNotSheet, why_text
from .mappane import MapPane
from .moves import why_not
from .panels import DIM
from .printed import printed
from .reading import read_view
from .results import final_sheet, scoring_sheet
from .scores import Scoring, scorings
from .session import Session
from .sheets import HandOver, LineSheet, QuestionSheet, ReadingSheet
from .signs import Signs
from .tabletop import HEIGHTS, PANES, PaneBar, Picture, Tabletop
from .theme import NIGHT
from .words import Words
from .workplace import Workplace

KEYS = {
    "question_mark": "why",
    "u": "undo",
    "slash": "type",
    "h,f1": "help",
    "q,ctrl+q": "leave",
    "s": "save",
    "c": "scoring",
    "r": "rules",
    "v": "everything",
    "a": "about",
}
PAUSE = 0.8  # seconds after a bot's move, so that people can follow
HASTE = 0.5  # seconds in which nobody has read a new question
LOG_LINES = 120
STOPPED = 130  # the exit code of what Ctrl+C has ended


class BotChose(Message):
    """What a bot has decided to do."""

    def __init__(self, seat: Seat, action: Action) -> None:
        super().__init__()
        self.seat, self.action = seat, action


class TableApp(App[None]):
    """One game on the screen. It shows what the session says may be seen by the one who looks."""

    CSS_PATH = "table.tcss"
    ENABLE_COMMAND_PALETTE = False
    VERTICAL_BREAKPOINTS = HEIGHTS
    BINDINGS: ClassVar[list[BindingType]] = [
        ("escape", "all_moves", ""),
        Binding("ctrl+c", "stop", show=False, priority=True),
    ]

    def __init__(self, session: Session, words: Words, pause: float = PAUSE) -> None:
        super().__init__()
        self.session, self.words, self.pause = session, words, pause
        self.work = Workplace(session, words, min(pause, HASTE))
        self.tabletop = Tabletop(words, self.work)
        self.is_thinking = False
        has_legend = any(printed(session.chart().legend, words))
        self.keys = {key: action for key, action in KEYS.items() if action != "about" or has_legend}
        self.scorings_shown = len(self.scorings())
        self.is_end_shown = False

    def compose(self) -> ComposeResult:
        yield self.tabletop
        yield KeyBar({key: (action, self.words.say(f"key-{action}")) for key, action in self.keys.items()})

    def on_mount(self) -> None:
        self.register_theme(NIGHT)
        self.theme = NIGHT.name
        self.title = self.words.title(self.session.shown())
        for key, action in self.keys.items():
            self.bind(key, action)
        for number, pane in enumerate(PANES, 2):
            self.bind(f"f{number}", f"pane('{pane}')", show=False)
        self.bind("z", "zoom", show=False)
        self.session.autosave()
        self.tell_unkept()
        self.call_after_refresh(self.go_on)

    # The course of the game

    def go_on(self) -> None:
        """Show what must be seen, hand over the keyboard, let a bot think, or wait for the one who looks."""
        session = self.session
        found = self.scorings()
        self.show_table()
        if len(found) > self.scorings_shown:
            self.scorings_shown += 1
            self.push_screen(self.scoring_sheet(self.scorings_shown - 1), lambda _: self.go_on())
        elif session.table.over:
            self.show_end()
        elif session.next_to_look is not None:
            self.hand_over(session.next_to_look)
        elif session.asked_bot is not None and not self.is_thinking:
            self.think(session.asked_bot)

    def hand_over(self, seat: Seat) -> None:
        """Nobody's cards are on the screen while the keyboard goes from one to the other."""
        self.session.look(None)
        self.show_table()

        def take(_: None) -> None:
            self.session.look(seat)
            self.go_on()

        self.push_screen(HandOver(self.session.names[seat], self.words), take)

    def think(self, seat: Seat) -> None:
        """The bot thinks in a thread, so that the screen lives on; its move is played here."""
        self.is_thinking = True
        sight = self.session.bot_view(seat)

        def ponder() -> None:
            self.post_message(BotChose(seat, self.session.bot_choice(seat, sight)))

        self.run_worker(ponder, thread=True)

    def on_bot_chose(self, event: BotChose) -> None:
        self.is_thinking = False
        self.play(event.seat, event.action)

    def play(self, seat: Seat, action: Action) -> None:
        """One move, and on with the game."""
        self.session.play(seat, action)
        self.tell_unkept()
        if seat in self.session.bots and self.pause:
            self.show_table()
            self.set_timer(self.pause, self.go_on)
        else:
            self.go_on()

    def show_end(self) -> None:
        """The final standing, once by itself; the key for scorings shows it again."""
        if not self.is_end_shown:
            self.is_end_shown = True
            self.action_scoring()

    # Showing

    def show_table(self) -> None:
        """Everything anew, for the eyes of the one who looks."""
        session = self.session
        s = session.sight()
        place = session.looking if session.looking is not None else session.table.seats
        picture = Picture(
            session.shown(),
            self.words.chart(session.chart()),
            session.names,
            self.words.prompt(s, place),
            self.log_lines(),
        )
        self.tabletop.show(picture)
        self.work.renew()
        self.work.disabled = session.looking not in session.table.asked
        if not self.work.disabled and self.screen is self.screen_stack[0]:
            self.work.take_focus()

    def log_lines(self) -> list[Text]:
        """The log; what happened since one's own last move is bright, and marked."""
        lines = []
        since = self.session.last_own
        for number, event in self.session.log()[-LOG_LINES:]:
            is_news = number > since
            lines.append(Text(("▸ " if is_news else "  ") + self.words.event(event), "" if is_news else DIM))
        return lines

    def scorings(self) -> list[Scoring]:
        return scorings((event for _, event in self.session.log()), self.words)

    def scoring_sheet(self, number: int) -> ReadingSheet:
        signs = Signs(self.session.chart(), self.words.speaker)
        return scoring_sheet(self.scorings()[number], signs, self.words, self.session.names, self.size.width)

    def tell_unkept(self) -> None:
        trouble = self.session.unkept()
        if trouble is not None:
            self.tell(trouble)

    def tell(self, trouble: Trouble) -> None:
        """One sentence for what went wrong."""
        self.notify(self.words.speaker.trouble(trouble), severity="warning", markup=False)

    # What somebody does

    def on_key(self, event: events.Key) -> None:
        """A number that is typed while nothing has the focus yet is kept for the question that comes."""
        is_mine = self.session.looking is not None and not self.session.table.over
        if is_mine and self.focused is None and (event.character or "").isdecimal():
            self.work.type(event.character or "")

    def on_workplace_wanted(self, event: Workplace.Wanted) -> None:
        """Play it, or say why not."""
        seat = self.session.looking
        if seat is None or self.is_thinking:
            return
        refused = why_not(self.session, self.words, event.action)
        if refused is None:
            self.play(seat, event.action)
        else:
            self.push_screen(ReadingSheet(self.words.say("why-title"), [why_text(refused)], self.words))

    def on_workplace_puzzled(self, event: Workplace.Puzzled) -> None:
        self.tell(event.trouble)

    def on_workplace_pointed(self) -> None:
        """The map shows the routes of the moves in the list, and the one under the cursor."""
        pointed = self.work.moves.pointed
        words = self.work.links() if not self.work.disabled else set()
        here = set(pointed.notation.split()) if pointed is not None else set()
        links, stands = self.tabletop.links(), self.tabletop.stands()
        lit = words & links | ((here or words) & stands)
        self.tabletop.point(lit, next(iter(here & links), self.work.about or None))

    def on_map_pane_chosen(self, event: MapPane.Chosen) -> None:
        self.work.ask_about(event.key)
        self.tabletop.choose_pane("moves")

    def on_pane_bar_chosen(self, event: PaneBar.Chosen) -> None:
        self.tabletop.choose_pane(event.pane)

    def action_zoom(self) -> None:
        self.tabletop.zoom()

    def action_pane(self, pane: str) -> None:
        self.tabletop.choose_pane(pane)

    def action_type(self) -> None:
        self.tabletop.choose_pane("moves")
        self.work.line.focus()

    def action_all_moves(self) -> None:
        self.tabletop.choose_pane("moves")
        self.work.clear()

    def action_why(self) -> None:
        if self.session.looking is not None:
            self.push_screen(WhyNotSheet(self.session, self.words))

    def action_rules(self) -> None:
        self.push_screen(RulesSheet(self.session.table.game.name, self.words))

    def action_about(self) -> None:
        self.push_screen(AboutSheet(self.session.chart().legend, self.words))

    def action_undo(self) -> None:
        try:
            self.session.undo()
        except Trouble as trouble:
            self.tell(trouble)
            return
        self.show_table()
        self.notify(self.words.say("undone"))

    def action_scoring(self) -> None:
        """The last scoring again; after the end the final standing."""
        if self.session.table.over:
            self.push_screen(final_sheet(self.session, self.words))
        elif self.scorings():
            self.push_screen(self.scoring_sheet(len(self.scorings()) - 1))
        else:
            self.notify(self.words.say("no-scoring"))

    def action_everything(self) -> None:
        """The whole table in words."""
        picture = self.tabletop.picture
        if picture is not None:
            lines = read_view(picture.view, self.words, picture.names, picture.chart)
            self.push_screen(
                ReadingSheet(self.words.say("key-everything"), [Text("\n".join(lines))], self.words)
            )

    def action_help(self) -> None:
        words = self.words
        body = [Text(words.say("help", example=self.session.example))]
        if words.speaker.knows("screen-help-table"):
            body.append(Text(words.say("help-table")))
        self.push_screen(ReadingSheet(words.say("help-title"), body, words))

    def action_save(self) -> None:
        say = self.words.say
        usual = f"{self.session.table.game.name}.wsk"

        def keep(name: str | None) -> None:
            if name is None:
                return
            try:
                self.notify(say("saved", file=str(self.session.save(name))), markup=False)
            except Trouble as trouble:
                self.tell(trouble)

        self.push_screen(LineSheet(say("key-save"), Text(say("save-question")), usual), keep)

    def action_stop(self) -> None:
        """Ctrl+C leaves at once, as everywhere: every move is kept."""
        self.exit(return_code=STOPPED)

    def action_leave(self) -> None:
        say = self.words.say
        body = Text(self.session.kept(self.words, "leave-question"))
        self.push_screen(
            QuestionSheet(say("key-leave"), body, self.words), lambda yes: self.exit() if yes else None
        )
