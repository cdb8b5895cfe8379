"""The line mode: prompts and sentences out, notation and commands in. For pipes and screen readers."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any, TextIO

from windsock.core.card import Seat
from windsock.core.trouble import Trouble

from .ahead import ahead
from .here import Here
from .moves import WhyNot, find, legal_choices, why_not
from .printed import must_be_printed
from .reading import read_map, read_view
from .rulebook import must_find, text_of
from .session import Session
from .words import Words

CLEAR = "\x1b[2J\x1b[3J\x1b[H"  # the screen and what was scrolled away


class PlainTable:
    """A game in lines. Nothing is drawn, nothing moves, nothing is said by colour."""

    def __init__(self, session: Session, words: Words, input: TextIO, output: TextIO) -> None:
        self.session, self.words = session, words
        self.input, self.output = input, output
        self.is_left = False
        self.commands: dict[str, Callable[[str], None]] = {
            "moves": self.moves,
            "why": self.why,
            "view": self.view,
            "map": self.map,
            "about": self.about,
            "undo": self.undo,
            "takeback": self.takeback,
            "agree": lambda _: self.wish(lambda: session.answer(True)),
            "decline": lambda _: self.wish(lambda: session.answer(False)),
            "save": self.save,
            "log": self.log,
            "rules": self.rules,
            "help": lambda _: self.say(
                self.words.say("plain-help", example=session.example, **{"is-far": session.is_far})
            ),
            "quit": self.leave,
        }

    def say(self, *lines: str) -> None:
        for line in lines:
            self.output.write(f"{line}\n")
        self.output.flush()

    # The course of the game

    def run(self) -> None:
        """Play until the game is over, somebody leaves or the input ends. The game is kept in every case."""
        session = self.session
        session.autosave()
        self.say(
            self.words.say(
                "plain-welcome", title=self.words.title(session.about), **{"is-far": session.is_far}
            )
        )
        self.tell_unkept()
        try:
            self.go_on()
        except KeyboardInterrupt:
            self.output.write("\n")
            self.say(self.session.kept(self.words, "plain-left"))
            raise

    def go_on(self) -> None:
        session = self.session
        while not session.is_over:
            if isinstance(session, Here) and session.asked_bot is not None:
                session.play_bot(session.asked_bot)
                self.tell_unkept()
            elif not (self.hand_over() and self.ask()):
                self.say(self.session.kept(self.words, "plain-end-of-input"))
                return
            elif self.is_left:
                self.say(self.session.kept(self.words, "plain-left"))
                return
        self.tell_news()
        self.finish()

    def tell_unkept(self) -> None:
        trouble = self.session.unkept()
        if trouble is not None:
            self.say(self.words.speaker.trouble(trouble))

    def hand_over(self) -> bool:
        """At a keyboard the next person confirms, on an empty screen; a pipe has nobody to hide from.

        False: the input has ended.
        """
        seat = self.session.next_to_look
        if seat is None:
            return True
        self.tell_news()
        self.session.look(None)
        if self.input.isatty():
            self.output.write(CLEAR)
            self.say(self.words.say("plain-hand-over", name=self.session.names[seat]))
            if not self.input.readline():
                return False
        self.session.look(seat)
        return True

    def ask(self) -> bool:
        """One line of input, and what it does. False: there is no more."""
        session = self.session
        seat = session.looking
        assert seat is not None
        self.tell_news()
        self.say(session.prompt(self.words))
        while True:
            self.output.write(f"{self.words.say('plain-prompt', name=session.names[seat])} ")
            self.output.flush()
            line = self.input.readline()
            if not line:
                self.output.write("\n")
                return False
            if not self.input.isatty():
                self.say(line.strip())
            if self.obey(seat, line.strip()):
                return True

    def obey(self, seat: Seat, line: str) -> bool:
        """A command or a move. True: the position is another one, or somebody leaves."""
        word, _, rest = line.partition(" ")
        try:
            if word.lower() in self.commands:
                number = self.session.number
                self.commands[word.lower()](rest.strip())
                return self.is_left or self.session.number != number
            if line:
                self.session.play(seat, find(self.session, legal_choices(self.session, self.words), line))
                self.tell_unkept()
                return True
        except Trouble as trouble:
            self.complain(trouble)
        return False

    def complain(self, trouble: Trouble) -> None:
        """What went wrong; if a rule forbids it, that too."""
        self.say(self.words.speaker.trouble(trouble))
        if trouble.key in self.session.game.rules:
            self.say(self.rule_line(trouble.key))

    def tell_news(self) -> None:
        for told in self.session.news():
            self.say(self.words.event(told))

    def finish(self) -> None:
        say = self.words.say
        standing = self.session.outcome
        order = sorted(range(self.session.seats), key=lambda seat: -standing.scores[seat])
        self.say(*(f"{self.session.names[seat]}: {standing.scores[seat]}" for seat in order))
        winners = self.words.speaker.series([self.session.names[seat] for seat in standing.winners])
        self.say(say("final-winners", winners=winners, count=len(standing.winners)))
        self.say(self.session.kept(self.words, "plain-left"))

    # Commands

    def moves(self, words: str) -> None:
        """The legal moves by kind, with number and notation."""
        kind = ""
        for number, choice in enumerate(legal_choices(self.session, self.words), 1):
            if choice.matches(words):
                if choice.kind != kind:
                    kind = choice.kind
                    self.say(f"{self.words.kind(kind)}:")
                self.say(f"  {number} {choice.text} [{choice.notation}]")

    def why(self, move: str) -> None:
        wanted = find(self.session, legal_choices(self.session, self.words), move)

        def tell(found: WhyNot | None) -> None:
            if found is None:
                self.say(self.words.say("why-allowed"))
                ahead(self.session, self.words, wanted, lambda lines: self.say(*lines))
            else:
                self.say(found.sentence, self.rule_line(found.rule))

        why_not(self.session, self.words, wanted, tell)

    def view(self, _: str) -> None:
        self.say(*read_view(self.session.shown(), self.words, self.session.names, self.session.chart()))

    def map(self, about: str) -> None:
        self.say(*read_map(self.words.chart(self.session.chart()), self.words, about))

    def about(self, words: str) -> None:
        self.say(*must_be_printed(self.session.chart().legend, self.words, words))

    def log(self, _: str) -> None:
        self.say(*self.log_lines())

    def log_lines(self) -> Iterator[str]:
        for told in self.session.log():
            yield f"{told['number']} {self.words.event(told)}"

    def undo(self, _: str) -> None:
        self.session.undo()
        self.say(self.words.say("undone"))

    def takeback(self, _: str) -> None:
        """What cannot be undone needs everybody's consent. Bots agree at once."""
        if not self.session.can_ask:
            raise Trouble("undo-mark")
        self.wish(self.session.ask)

    def wish(self, what: Callable[[], None]) -> None:
        """Ask or answer, and tell what came of it at this keyboard."""
        number = self.session.number
        what()
        if self.session.wish is not None:
            self.say(self.wished(self.session.wish))
        elif not self.session.is_far:
            self.say(self.words.say("undone" if self.session.number < number else "declined"))

    def wished(self, wish: Mapping[str, Any]) -> str:
        """What somebody wishes."""
        name = self.words.speaker.seat(wish["seat"])
        return self.words.say("plain-asked", name=name, number=wish["keep"])

    def save(self, name: str) -> None:
        self.say(self.words.say("saved", file=str(self.session.save(name))))

    def rules(self, words: str) -> None:
        for entry in must_find(self.session.game.name, words, self.words.speaker.code):
            self.say(f"{entry.id}: {entry.text}")

    def rule_line(self, rule: str) -> str:
        """The id of a rule and its text, if the game has its rules in words."""
        text = text_of(self.session.game.name, rule, self.words.speaker.code)
        return f"{rule}: {text}" if text else rule

    def leave(self, _: str) -> None:
        self.is_left = True
