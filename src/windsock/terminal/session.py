"""A match from one keyboard: through whose eyes it is seen, what is asked, what may be done.

The screens play through this class alone. All that they show comes out of a frame, the same that a browser
gets: `here` makes frames of a match in this process, `there` has them from a server.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

from windsock.core.action import Action
from windsock.core.card import Seat
from windsock.core.game import Outcome
from windsock.core.show import SEAT, fields_of, known
from windsock.core.state import State
from windsock.core.table import Table
from windsock.core.trouble import Trouble
from windsock.frames.pieces import laid_out
from windsock.maps.chart import Chart

from .words import Words

Told = Mapping[str, Any]  # a line of the log: the number of the action, its key and its facts
Move = Mapping[str, Any]  # a move of a frame: its text, verb, fields and facts
Then = Callable[[Any], None]  # what is done with an answer, as soon as it is there


class Session:
    """What every table has, wherever it is. `bare` is laid out like it; its cards are nobody's."""

    is_far = False  # whether others act at it by themselves, and answers take their time
    is_busy = False  # whether something that we did is not shown yet
    is_lost = False  # whether nobody answers

    def __init__(self, bare: Table) -> None:
        self.bare = bare
        self.game, self.material, self.catalogue = bare.game, bare.material, bare.catalogue
        self.seats = bare.seats
        self.about = {"game": bare.game.name, "options": dict(bare.setup.options)}
        self.printed = chart_of(bare, bare.s).bare()
        self.looking: Seat | None = None
        self.people: list[Seat] = []  # at this keyboard
        self.heard: dict[Seat | None, int] = {}  # lines of the log that were told already
        self.drawn: tuple[Any, Chart] | None = None

    # What the one who looks is shown

    @property
    def frame(self) -> Mapping[str, Any]:
        """The newest, for the one who looks; for a spectator if nobody does."""
        raise NotImplementedError  # pragma: no cover

    @property
    def stage(self) -> str:
        return str(self.frame["stage"])

    @property
    def is_over(self) -> bool:
        return self.stage == "over"

    @property
    def number(self) -> int:
        """How many actions lie on the table."""
        return int(self.frame["number"])

    @property
    def asked(self) -> list[Seat]:
        """The seats that must act now."""
        return list(self.frame["asked"])

    @property
    def names(self) -> list[str]:
        return [chair["name"] or f"p{chair['seat'] + 1}" for chair in self.frame["chairs"]]

    @property
    def moves(self) -> list[Move]:
        """What the one who looks may do, kind by kind in the order of the catalogue."""
        return list(self.frame["moves"])

    @property
    def outcome(self) -> Outcome:
        """How it ended."""
        found = self.frame["outcome"]
        return Outcome(tuple(found["scores"]), tuple(found["winners"]), found["ending"])

    def shown(self) -> dict[str, Any]:
        """The position in plain values."""
        return dict(self.frame["view"])

    def chart(self) -> Chart:
        """The map, with what lies on it."""
        said = self.frame["chart"]
        if self.drawn is None or self.drawn[0] is not said:
            self.drawn = (said, laid_out(self.printed, said))
        return self.drawn[1]

    def prompt(self, words: Words) -> str:
        """What is asked of the one who looks, or for whom they wait."""
        question = self.frame["question"]
        return words.speaker.waiting(self.asked) if question is None else words.question(question)

    def log(self) -> list[Told]:
        """All that happened, as the one who looks was told it."""
        raise NotImplementedError  # pragma: no cover

    def news(self) -> list[Told]:
        """What happened since the one who looks last asked here."""
        log = self.log()
        start = min(self.heard.get(self.looking, 0), len(log))
        self.heard[self.looking] = len(log)
        return log[start:]

    @property
    def last_own(self) -> int:
        """The number of the last action of the one who looks: what came later is news."""
        own = [told["number"] for told in self.log() if self.doer(told) == self.looking]
        return int(own[-1]) if own else 0

    def doer(self, told: Told) -> Seat | None:
        """Who did something: an event that is somebody's begins with the seat."""
        fields = fields_of(self.game.events.get(told["key"]))
        name, fact = next(iter(told["facts"].items()), ("", None))
        return fact if known(fields, name).of == SEAT and isinstance(fact, int) else None

    # Who is to do something

    @property
    def asked_person(self) -> Seat | None:
        """The person here who must choose now: the one who looks, if asked; else the first asked."""
        asked = [seat for seat in self.asked if seat in self.people]
        if self.looking in asked:
            return self.looking
        return asked[0] if asked else None

    @property
    def asked_bot(self) -> Seat | None:
        """The bot that must choose now and that we keep here."""
        return None

    @property
    def next_to_look(self) -> Seat | None:
        """Who has to take the keyboard before anything of theirs is shown, if anybody."""
        person = self.asked_person
        if self.asked_bot is not None or person == self.looking:
            return None
        return person

    def look(self, seat: Seat | None) -> None:
        """This person sits in front of the screen now; None: nobody, so only what everybody may see."""
        self.looking = seat

    # Moves

    def read(self, typed: str) -> str:
        """A move as the notation writes it; a text that is none is a trouble."""
        return self.catalogue.write(self.catalogue.read(typed))

    @property
    def example(self) -> str:
        """A move as it is written: one that is allowed now, if there is any."""
        return str(self.moves[0]["text"]) if self.moves else self.catalogue.write(self.catalogue.actions[0])

    def described(self, action: Action) -> Move | None:
        """A move that is not offered, with the facts of the position; None: they are not known here."""
        return None

    def why(self, move: str, then: Then) -> None:
        """What forbids this move, as a `refused` of an answer has it; None if it is allowed."""
        raise NotImplementedError  # pragma: no cover

    def ahead(self, move: str, then: Then) -> None:
        """The facts of what a legal move leads to, in a game that tells."""
        raise NotImplementedError  # pragma: no cover

    # What people do

    def play(self, seat: Seat, move: str) -> None:
        """A move by the rules, kept before anything else is asked."""
        raise NotImplementedError  # pragma: no cover

    def undo(self) -> None:
        """Take back one's own last action, where it told nobody anything."""
        raise NotImplementedError  # pragma: no cover

    @property
    def can_ask(self) -> bool:
        """Whether there is something to take back that needs everybody's consent."""
        return self.looking is not None and self.stage == "running" and self.last_own > 0

    def ask(self) -> None:
        """Wish to take back everything from one's own last action on. All people must agree."""
        raise NotImplementedError  # pragma: no cover

    @property
    def wish(self) -> Mapping[str, Any] | None:
        """A wish of somebody to take back, to which somebody here has to say yes or no."""
        request: Mapping[str, Any] | None = self.frame["request"]
        if request is None or set(self.people) <= set(request["agreed"]):
            return None
        return request

    def answer(self, is_agreed: bool) -> None:
        """Yes or no to such a wish."""
        raise NotImplementedError  # pragma: no cover

    def chat(self, text: str) -> None:
        raise Trouble("chat-alone")

    # What comes by itself

    def catch_up(self) -> None:
        """Take in what came."""

    def complaints(self) -> list[Trouble]:
        """What went wrong with what we did, each once."""
        return []

    # Keeping

    def autosave(self) -> None:
        """Keep the game, where that is for us to do."""

    def unkept(self) -> Trouble | None:
        """That the game cannot be kept, once."""
        return None

    def kept(self, words: Words, key: str) -> str:
        """The sentence of this key that says how to come back."""
        raise NotImplementedError  # pragma: no cover

    def save(self, name: str) -> Path:
        """Save under a name."""
        raise NotImplementedError  # pragma: no cover

    def close(self) -> None:
        """Leave. Nothing more comes."""


def chart_of(table: Table, s: State) -> Chart:
    """The map of a game; an empty one for a game that has none."""
    return table.game.chart(table.material, s) or Chart("", (), (), ())
