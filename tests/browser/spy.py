"""A seat's eyes without a browser: every byte that the server sends to it, and everything it can ask."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from typing import Any

from tests.browser.worlds import Worlds
from tests.web.visitor import LiveSocket, Visitor
from windsock.core.card import Seat

NAMES = ("Ann", "Ben", "Cleo", "Dora", "Emil")
EVERY = 25  # moves between two rounds of questions
QUESTIONS = (
    "pass",
    "cash",
    "draw",
    "stop",
    "take red",
    "lay red red",
    "keep red blue",
    "buy red LON-PAR",
    "fly",
)
CHANGES = [  # what differs from match to match anyway
    (re.compile(r'("(?:at|created|left|now|stand_in_at)":)[0-9.e+]+'), r"\g<1>0"),
]

PASSING = ("now", "events", "is_full")  # of a frame: what was told once, and the time


class Spy:
    """One watcher (None: a spectator) who writes down all that comes."""

    def __init__(self, address: str, seat: Seat | None) -> None:
        self.visitor = Visitor(address)
        self.seat = seat
        self.heard: list[str] = []
        self.newest: dict[str, Any] = {}  # what the last frame showed
        self.live: LiveSocket | None = None

    def ask(self, match: str, number: int, others: list[Seat]) -> None:
        """Every page of the API that takes a match, with every question that one could think of."""
        token = None if self.seat is None else self.visitor.tokens[match, self.seat]
        paths = [f"/matches/{match}", f"/matches/{match}/frames", f"/matches/{match}/frames?after=7"]
        paths += [f"/matches/{match}/at/{n}" for n in {0, number // 2, number, number + 1}]
        paths += [f"/matches/{match}/at/{number}?seat={eyes}" for eyes in ("0", "1", "2", "all", "9")]
        paths += [f"/matches/{match}/film/{number}?seat={eyes}" for eyes in ("0", "1", "2", "all")]
        paths += [f"/matches/{match}/film/{max(0, number - 8)}"]
        paths += [f"/matches/{match}/save", f"/matches/{match}/verify", "/matches", "/me/matches", "/me"]
        for path in paths:
            self.note(path, self.visitor.ask(path, token=token).text)
        for seat in range(3):
            for move in QUESTIONS:
                command = {"type": "why", "seat": seat, "move": move}
                self.note(move, self.visitor.ask(f"/matches/{match}/commands", command, token=token).text)
        for seat in others:
            command = {"type": "play", "seat": seat, "number": number, "move": "cash"}
            self.note("play", self.visitor.ask(f"/matches/{match}/commands", command, token=token).text)
        fork = {"number": number, "seats": [{"kind": "me"}] * 3}
        self.note("fork", self.visitor.ask(f"/matches/{match}/fork", fork, token=token).text)

    def note(self, what: str, text: str) -> None:
        self.heard.append(f"{what}: {text}")

    def listen(self, count: int) -> None:
        """Until the socket has told of so many entries."""
        assert self.live is not None
        while self.live.frame["count"] < count:
            text = self.live.socket.recv(timeout=60)
            assert isinstance(text, str)
            told = int(re.search(r'"count":(\d+)', text)[1])  # type: ignore[index]
            if told > self.live.frame["count"]:
                self.note("socket", text)
                self.newest = still(text)
            else:  # who came and went is told once or twice: nothing else is
                assert self.newest in ({}, still(text))
            self.live.frame = {"count": told}


def still(text: str) -> dict[str, Any]:
    """What a frame shows of the table, without who is here and what passes by itself."""
    frame: dict[str, Any] = json.loads(text)
    for chair in frame["chairs"]:
        chair["is_here"] = chair["stand_in_at"] = None
    return {key: value for key, value in frame.items() if key not in PASSING}


def play_through(address: str, worlds: Worlds, watchers: list[Seat | None]) -> dict[Seat | None, list[str]]:
    """The whole game at this server; what each watcher heard, without what differs from match to match."""
    seats = worlds.true.seats
    spies = {seat: Spy(address, seat) for seat in watchers}
    people = [spies[seat].visitor if seat in spies else Visitor(address) for seat in range(seats)]
    match = seated(people)
    with all_listening(spies, match, people):
        for number, (seat, move) in enumerate(worlds.lines):
            done = do(people[seat], match, seat, type="play", number=number, move=move)
            if number % EVERY == 5:
                done = do(people[seat], match, seat, type="chat", text=f"after move {number}")
            for watcher, spy in spies.items():
                spy.listen(done["count"])
                if number % EVERY == 5:
                    spy.ask(match, number + 1, [other for other in range(seats) if other != watcher])
    secrets = [token for person in people for token in person.tokens.values()]
    return {seat: [plain(text, match, secrets) for text in spy.heard] for seat, spy in spies.items()}


def do(person: Visitor, match: str, seat: Seat, **command: Any) -> Any:
    """A command of a seat, by HTTP."""
    token = person.tokens[match, seat]
    return person.told(f"/matches/{match}/commands", {"seat": seat, **command}, token=token)


def seated(people: list[Visitor]) -> str:
    """A table where each visitor has one seat."""
    people[0].told("/me", {"name": NAMES[0]})
    chairs = [{"kind": "me", "name": NAMES[0]}, *[{"kind": "open"} for _ in people[1:]]]
    match = people[0].table(*chairs, has_hints=True, is_private=True)
    for seat, person in enumerate(people[1:], start=1):
        person.told("/me", {"name": NAMES[seat]})
        person.sit(match, seat, NAMES[seat])
    return match


@contextmanager
def all_listening(spies: dict[Seat | None, Spy], match: str, people: list[Visitor]) -> Iterator[None]:
    """Every watcher's socket is open, and all of them know it."""
    with ExitStack() as sockets:
        for seat, spy in spies.items():
            if seat is not None:
                spy.visitor.tokens[match, seat] = people[seat].tokens[match, seat]
            spy.live = sockets.enter_context(spy.visitor.live(match, seat))
        here = {seat for seat in spies if seat is not None}
        for spy in spies.values():
            assert spy.live is not None
            spy.live.wait(lambda frame: here <= {one["seat"] for one in frame["chairs"] if one["is_here"]})
        yield


def plain(text: str, match: str, secrets: list[str]) -> str:
    """Without ids and times. A secret of anybody must not be there at all."""
    assert not any(secret in text for secret in secrets)
    text = text.replace(match, "MATCH")
    for pattern, word in CHANGES:
        text = pattern.sub(word, text)
    return text
