"""A table of a server, from one of its seats: frames come in, commands go out, in a thread of their own."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable, Iterable, Mapping
from contextlib import suppress
from pathlib import Path
from queue import Empty, SimpleQueue
from time import monotonic
from typing import Any

from windsock.core.card import Seat
from windsock.core.registry import load_game
from windsock.core.table import Table
from windsock.core.trouble import Trouble
from windsock.match.agreement import NO_DEAL, check_board

from .link import Link, SeatLink
from .session import Session, Then, Told
from .words import Words

PATIENCE = 20.0  # seconds for the first frame of a server that answers
FAREWELL = 2.0  # seconds
SAID = "screen-said"  # a line of the talk among those of the log
STRANGE = (ValueError, KeyError, TypeError)  # what comes of answers that no server of ours gives


class There(Session):
    """One seat, or the eyes of a spectator. Whoever uses it takes in what came with `catch_up`."""

    is_far = True

    def __init__(self, link: SeatLink, info: Mapping[str, Any], nonce: str | None = None) -> None:
        """`info`: of the table, as the server tells it; `nonce`: that we gave when we sat down."""
        super().__init__(laid_out_as(info))
        self.newest: dict[str, Any] = {}
        self.came = 0.0  # when, by our own clock
        self.events: list[Told] = []
        self.said: dict[int, dict[str, Any]] = {}  # lines of the talk by their entries
        self.own: set[int] = set()  # actions that we have played from here
        self.flying = 0  # commands that are not answered
        self.asking = 0  # questions
        self.due = 0  # the entry that a command of ours has become
        self.is_lost = False
        self.troubles: list[Trouble] = []
        self.end: Trouble | None = None  # why it cannot go on
        self.inbox: SimpleQueue[Callable[[], None]] = SimpleQueue()
        self.on_news: Callable[[], None] = lambda: None
        self.line = Line(link, self)
        if nonce is not None:
            self.line.nonce = nonce
        self.loop: asyncio.AbstractEventLoop | None = None
        self.task: asyncio.Task[None] | None = None
        self.thread = threading.Thread(target=self.run, daemon=True)

    # The thread

    def open(self) -> None:
        """Come to the table; a server or a table that cannot be reached is a trouble."""
        self.thread.start()
        end = monotonic() + PATIENCE
        while not self.newest:
            if not self.wait(end - monotonic()):
                raise Trouble("no-server", address=self.line.link.server)
            if self.end is not None:
                raise self.end

    def run(self) -> None:
        try:
            asyncio.run(self.stay())
        except asyncio.CancelledError:
            return
        except Trouble as trouble:
            self.fail(trouble)
        except STRANGE:
            self.fail(Trouble("no-windsock", address=self.line.link.server))

    async def stay(self) -> None:
        self.loop, self.task = asyncio.get_running_loop(), asyncio.current_task()
        await self.line.stay()

    def fail(self, trouble: Trouble) -> None:
        def note() -> None:
            self.end = trouble

        self.tell(note)

    def tell(self, what: Callable[[], None]) -> None:
        """From any thread: something came, to be taken in where the table is shown."""
        self.inbox.put(what)
        self.on_news()

    def catch_up(self) -> None:
        """Take in all that came."""
        with suppress(Empty):
            while True:
                self.inbox.get_nowait()()

    def wait(self, seconds: float | None = None) -> bool:
        """Until something came, and take it in; False if nothing did."""
        try:
            self.inbox.get(timeout=None if seconds is None else max(0.0, seconds))()
        except Empty:
            return False
        self.catch_up()
        return True

    def close(self) -> None:
        if self.loop is not None and self.task is not None:
            with suppress(RuntimeError):  # it has ended by itself
                self.loop.call_soon_threadsafe(self.task.cancel)
            self.thread.join(FAREWELL)

    # What came

    def complaints(self) -> list[Trouble]:
        found, self.troubles = self.troubles, []
        return found

    def take(self, frame: dict[str, Any]) -> None:
        """A new frame."""
        self.newest, self.came, self.is_lost = frame, monotonic(), False
        self.looking = frame["seat"]
        self.people = [] if self.looking is None else [self.looking]
        self.events = frame["events"] if frame["is_full"] else [*self.events, *frame["events"]]
        number = frame["number"]
        for line in frame["chat"]:
            at = min(self.said.get(line["number"], {"number": number})["number"], number)
            facts = {"seat": line["seat"], "text": line["text"], "is-removed": line["is_removed"]}
            self.said[line["number"]] = {"number": at, "key": SAID, "facts": facts}
        self.own = {one for one in self.own if one <= number}

    def lose(self) -> None:
        self.is_lost = True

    @property
    def frame(self) -> Mapping[str, Any]:
        return self.newest

    def log(self) -> list[Told]:
        """Events and the talk. A line stands where we heard it: when it was said is not told."""
        return sorted([*self.events, *self.said.values()], key=lambda told: int(told["number"]))

    @property
    def last_own(self) -> int:
        """What we played here; else of what was told the last action that begins with our seat."""
        if self.own:
            return max(self.own)
        first: dict[int, Any] = {}
        for told in self.events:
            first.setdefault(told["number"], self.doer(told))
        return max((number for number, seat in first.items() if seat == self.looking and number), default=0)

    @property
    def is_busy(self) -> bool:  # type: ignore[override]
        """Whether a command of ours is on its way, or done and not shown yet."""
        return self.flying > 0 or self.newest["count"] < self.due

    @property
    def is_foul(self) -> bool:
        """Whether it is over and was not dealt as it was sealed."""
        return self.is_over and self.line.verdict().startswith("wrong-")

    @property
    def has_stand_in(self) -> bool:
        """Whether a bot plays for us."""
        return self.looking is not None and bool(self.newest["chairs"][self.looking]["stand_in"])

    def prompt(self, words: Words) -> str:
        clocks = clocks_of(self.newest["chairs"], monotonic() - self.came, words)
        return "\n".join([self.standing(words), *([" · ".join(clocks)] if clocks else [])])

    def standing(self, words: Words) -> str:
        """How things stand, without the clocks, which never do."""
        if self.is_lost:
            return words.speaker.trouble(Trouble("server-lost"))
        if self.stage == "closed":
            return words.speaker.trouble(Trouble("match-closed", reason=self.newest["closed"]["reason"]))
        if self.newest["read_only"] is not None:
            return words.speaker.trouble(trouble_of(self.newest["read_only"]))
        if self.has_stand_in:
            return words.say("far-stand-in")
        request = self.newest["request"]
        if request is not None and self.looking in request["agreed"]:
            return words.say("far-asked", name=words.speaker.seat(request["seat"]), number=request["keep"])
        return super().prompt(words)

    # Commands

    def send(self, said: dict[str, Any], landed: Then) -> None:
        """To the server, now or when it is back; the answer is taken in with `catch_up`."""
        if self.loop is None or not self.thread.is_alive():
            raise self.end or Trouble("server-lost")

        def check(future: Any) -> None:
            error = future.exception()
            if isinstance(error, Trouble):
                saying = {"key": error.key, "facts": error.facts}
                self.tell(lambda: landed({"trouble": saying}))

        asyncio.run_coroutine_threadsafe(self.line.send(said, landed), self.loop).add_done_callback(check)

    def command(self, kind: str, **more: Any) -> None:
        """Something that is done once, however often it is sent."""
        number = self.newest["number"]
        self.flying += 1

        def landed(answer: dict[str, Any]) -> None:
            self.flying -= 1
            if "count" in answer:
                self.due = max(self.due, answer["count"])
                if kind == "play":
                    self.own.add(number + 1)
            else:
                self.troubles.append(complaint(answer))

        self.send({"type": kind, **more}, landed)

    def inquire(self, move: str, then: Then) -> None:
        """A question that nobody wants answered later."""
        if self.is_lost:
            raise Trouble("server-lost")

        self.asking += 1

        def landed(answer: dict[str, Any]) -> None:
            self.asking -= 1
            if "trouble" in answer:
                self.troubles.append(complaint(answer))
            else:
                then(answer)

        self.send({"type": "why", "move": move}, landed)

    def why(self, move: str, then: Then) -> None:
        self.inquire(move, lambda answer: then(answer.get("refused")))

    def ahead(self, move: str, then: Then) -> None:
        self.inquire(move, lambda answer: then(answer.get("ahead", {})))

    def play(self, seat: Seat, move: str) -> None:
        self.command("play", move=move, number=self.number)

    def undo(self) -> None:
        if not self.newest["can_undo"]:
            raise Trouble("undo-mark")
        self.command("undo", number=self.number)

    def ask(self) -> None:
        self.command("ask", keep=self.last_own - 1)

    def answer(self, is_agreed: bool) -> None:
        self.command("answer", is_agreed=is_agreed)

    def come_back(self) -> None:
        """Take the seat back from the bot that stands in."""
        self.command("return")

    def chat(self, text: str) -> None:
        if self.looking is None:
            raise Trouble("chat-players")
        self.command("chat", text=text)

    # Keeping

    def kept(self, words: Words, key: str) -> str:
        """After the end whether it was dealt as it was sealed; before it how to come back."""
        if self.is_over and key != "leave-question":
            return words.speaker.say(f"deal-{self.line.verdict()}")
        return words.say(f"far-{key}")

    def save(self, name: str) -> Path:
        raise Trouble("far-save")


class Line(Link):
    """Carries what comes to the screen. The mark of a command is what is done with its answer."""

    def __init__(self, link: SeatLink, table: There) -> None:
        super().__init__(link)
        self.table = table

    @property
    def is_done(self) -> bool:
        """After the end people stay: they talk about it."""
        return str(self.frame["stage"]) == "closed"

    async def shown(self, frame: dict[str, Any]) -> None:
        self.table.tell(lambda: self.table.take(frame))

    async def answered(self, mark: Any, answer: dict[str, Any]) -> None:
        self.table.tell(lambda: mark(answer))

    async def lost(self) -> None:
        self.table.tell(self.table.lose)


def clocks_of(chairs: Iterable[Mapping[str, Any]], passed: float, words: Words) -> list[str]:
    """How long each may still think, so many seconds after it was told."""
    found = []
    for chair in chairs:
        if chair["clock"] is not None:
            left = int(max(0.0, chair["clock"]["left"] - (passed if chair["clock"]["is_running"] else 0.0)))
            hours, minutes, seconds = left // 3600, left // 60 % 60, left % 60
            time = f"{hours}:{minutes:02}:{seconds:02}" if hours else f"{minutes}:{seconds:02}"
            found.append(f"{words.speaker.seat(chair['seat'])} {time}")
    return found


def laid_out_as(info: Mapping[str, Any]) -> Table:
    """A table as the server's was laid out, with other cards. Only shipped boards: a name that comes from
    elsewhere is never a path of this machine."""
    try:
        game = load_game(info["game"])
        check_board(game, info["board"])
        return game.new(info["seats"], NO_DEAL, info["options"], info["board"])
    except (KeyError, TypeError) as error:
        raise Trouble("bad-request", field="") from error


def complaint(answer: Mapping[str, Any]) -> Trouble:
    """What an answer says that went wrong."""
    return trouble_of(answer["refused"] if "refused" in answer else answer["trouble"])


def trouble_of(said: Mapping[str, Any]) -> Trouble:
    """A trouble as a server tells it, with what caused it; the key of a forbidden move is its rule."""
    facts = dict(said["facts"])
    why = facts.pop("why", None)
    trouble = Trouble(said["key"] if "key" in said else said["rule"], **facts)
    if isinstance(why, dict):
        trouble.__cause__ = trouble_of(why)
    return trouble
