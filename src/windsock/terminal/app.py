"""The full-screen table: people at one keyboard and bots play a game, or one person at a server's table."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, ClassVar

from rich.text import Text
from textual import events
from textual.app import App, ComposeResult
from textual.binding import Binding, BindingType
from textual.message import Message

from windsock.core.card import Seat
from windsock.core.trouble import Trouble

from .here import Here
from .keybar import KeyBar
from .lookup import AboutSheet, RulesSheet, WhyNotSheet, why_text
from .mappane import MapPane
from .moves import WhyNot, why_not
from .panels import DIM
from .printed import printed
from .reading import read_view
from .results import final_sheet, scoring_sheet
from .scores import Scoring, scorings
from .session import Session
from .sheets import HandOver, LineSheet, QuestionSheet, ReadingSheet
from .signs import Signs
from .tabletop import HEIGHTS, PANES, STYLES, PaneBar, Picture, Tabletop
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
    "t": "chat",
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

    def __init__(self, seat: Seat, move: str, moment: int) -> None:
        super().__init__()
        self.seat, self.move, self.moment = seat, move, moment


class TableApp(App[None]):
    """One game on the screen. It shows what the session says may be seen by the one who looks."""

    CSS_PATH = STYLES
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
        without = {"save"} if session.is_far else {"chat"}
        without |= set() if any(printed(session.chart().legend, words)) else {"about"}
        self.keys = {key: action for key, action in KEYS.items() if action not in without}
        self.scorings_shown = len(self.scorings())
        self.is_end_shown = False
        self.number = session.number

    def compose(self) -> ComposeResult:
        yield self.tabletop
        yield KeyBar({key: (action, self.words.say(f"key-{action}")) for key, action in self.keys.items()})

    def on_mount(self) -> None:
        self.register_theme(NIGHT)
        self.theme = NIGHT.name
        self.title = self.words.title(self.session.about)
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
        self.scorings_shown = min(self.scorings_shown, len(found))  # some may have been taken back
        self.show_table()
        if len(found) > self.scorings_shown:
            self.scorings_shown += 1
            self.push_screen(self.scoring_sheet(self.scorings_shown - 1), lambda _: self.go_on())
        elif session.is_over:
            self.show_end()
        elif session.wish is not None:
            self.ask_others(session.wish)
        elif session.next_to_look is not None:
            self.hand_over(session.next_to_look)
        elif isinstance(session, Here) and session.asked_bot is not None and not self.is_thinking:
            self.think(session, session.asked_bot)

    def hand_over(self, seat: Seat) -> None:
        """Nobody's cards are on the screen while the keyboard goes from one to the other."""
        self.session.look(None)
        self.show_table()

        def take(_: None) -> None:
            self.session.look(seat)
            self.go_on()

        self.push_screen(HandOver(self.session.names[seat], self.words), take)

    def think(self, session: Here, seat: Seat) -> None:
        """The bot thinks in a thread, so that the screen lives on; its move is played here."""
        self.is_thinking = True
        sight, moment = session.bot_view(seat), session.match.count

        def ponder() -> None:
            self.post_message(BotChose(seat, session.bot_choice(seat, sight), moment))

        self.run_worker(ponder, thread=True)

    def on_bot_chose(self, event: BotChose) -> None:
        self.is_thinking = False
        if event.moment == self.session.frame["count"]:
            self.play(event.seat, event.move)
        else:
            self.go_on()  # something was taken back meanwhile

    def play(self, seat: Seat, move: str) -> None:
        """One move, and on with the game."""
        try:
            self.session.play(seat, move)
        except Trouble as trouble:
            self.tell(trouble)
            return
        self.tell_unkept()
        if seat not in self.session.people and self.pause:
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
        if session.number < self.number:
            self.notify(self.words.say("undone"))
        self.number = session.number
        if not session.shown():  # nothing is dealt yet
            return
        picture = Picture(
            session.shown(),
            self.words.chart(session.chart()),
            session.names,
            session.asked,
            session.prompt(self.words),
            self.log_lines(),
        )
        self.tabletop.show(picture)
        self.work.renew()
        self.work.disabled = session.looking not in session.asked or session.is_busy
        if not self.work.disabled and self.screen is self.screen_stack[0]:
            self.work.take_focus()

    def log_lines(self) -> list[Text]:
        """The log; what happened since one's own last move is bright, and marked."""
        lines = []
        since = self.session.last_own
        for told in self.session.log()[-LOG_LINES:]:
            is_news = told["number"] > since
            lines.append(Text(("▸ " if is_news else "  ") + self.words.event(told), "" if is_news else DIM))
        return lines

    def scorings(self) -> list[Scoring]:
        return scorings(self.session.log(), self.words)

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
        is_mine = self.session.looking is not None and not self.session.is_over
        if is_mine and self.focused is None and (event.character or "").isdecimal():
            self.work.type(event.character or "")

    def on_workplace_wanted(self, event: Workplace.Wanted) -> None:
        """Play it, or say why not."""
        seat, move = self.session.looking, event.move
        if seat is None or self.is_thinking or self.session.is_busy:
            return

        def go(refused: WhyNot | None) -> None:
            if refused is None:
                self.play(seat, move)
            else:
                self.push_screen(ReadingSheet(self.words.say("why-title"), [why_text(refused)], self.words))

        try:
            if any(choice.notation == move for choice in self.work.legal):
                go(None)
            else:
                why_not(self.session, self.words, move, go)
        except Trouble as trouble:
            self.tell(trouble)

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
        self.push_screen(RulesSheet(self.session.game.name, self.words))

    def action_about(self) -> None:
        self.push_screen(AboutSheet(self.session.chart().legend, self.words))

    def action_undo(self) -> None:
        """Take back; what told somebody something, or passed the turn on, only if everybody agrees."""
        try:
            self.session.undo()
        except Trouble as trouble:
            self.tell(trouble)
            if trouble.key == "undo-mark" and self.session.can_ask:
                self.ask_to_take_back()
            return
        self.show_table()

    def ask_to_take_back(self) -> None:
        say = self.words.say

        def ask(is_wanted: bool | None) -> None:
            if is_wanted:
                self.dare(self.session.ask)

        body = Text(say("ask-question", number=self.session.last_own - 1))
        self.push_screen(QuestionSheet(say("key-undo"), body, self.words), ask)

    def ask_others(self, wish: Mapping[str, Any]) -> None:
        """Somebody would like to take back: yes or no. No cards are on the screen if others answer here."""
        if not self.session.is_far:
            self.session.look(None)
            self.show_table()
        name = self.words.speaker.seat(wish["seat"])
        body = Text(self.words.say("ask-others", name=name, number=wish["keep"]))
        sheet = QuestionSheet(self.words.say("key-undo"), body, self.words)
        self.push_screen(sheet, lambda yes: self.dare(lambda: self.session.answer(bool(yes))))

    def dare(self, what: Callable[[], None]) -> None:
        """Do something that may be refused, and go on."""
        try:
            what()
        except Trouble as trouble:
            self.tell(trouble)
        self.go_on()

    def action_scoring(self) -> None:
        """The last scoring again; after the end the final standing."""
        if self.session.is_over:
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
        body = [Text(words.say("help", example=self.session.example, **{"is-far": self.session.is_far}))]
        if words.speaker.knows("screen-help-table"):
            body.append(Text(words.say("help-table")))
        self.push_screen(ReadingSheet(words.say("help-title"), body, words))

    def action_save(self) -> None:
        say = self.words.say
        usual = f"{self.session.game.name}.wsk"

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
