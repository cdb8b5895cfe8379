"""What one visitor can do to a server within its limits, and a table beside it whose moves are timed."""

from __future__ import annotations

import os
import random
import socket
import sys
import threading
import time
from collections import Counter
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import ExitStack, closing, contextmanager, suppress
from functools import cache
from multiprocessing import get_context
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import httpx
from websockets.exceptions import ConnectionClosed

from scripts.load.process import ROOT, Process, free_port
from tests.web.visitor import PATIENCE, Visitor
from windsock.core import record
from windsock.match.agreement import Agreement

MOVES = 100  # of a short game
LONG, TOO_LONG = 2_900, 6_000  # actions of a game that is long
ME: dict[str, Any] = {"kind": "me", "name": "Ada"}
BEN: dict[str, Any] = {"kind": "me", "name": "Ben"}
Deed = Callable[[Visitor], httpx.Response]


@cache
def long_save(least: int = LONG) -> str:
    """The save of a finished game of Air Postal, four seats, played at random."""
    for seed in range(100):
        table = Agreement.agree("air-postal", 4, seed=f"{seed:032x}").deal()
        chance = random.Random(seed)
        while not table.over and table.number < TOO_LONG:
            seat = table.asked[0]
            table.play(seat, chance.choice(table.legal(seat)))
        if table.over and table.number >= least:
            return record.write(table)
    raise AssertionError("no game is that long")


@contextmanager
def limited_server(folder: Path) -> Iterator[Process]:
    """`windsock serve` with its limits on, in a process of its own."""
    port = free_port()
    database = f"sqlite:///{folder}/windsock.db"
    command = [sys.executable, "-m", "windsock", "serve", "--port", str(port), "--database", database]
    path = os.pathsep.join([str(ROOT / "src"), os.environ.get("PYTHONPATH", "")])
    process = Process([*command, "--language", "en"], port, "/health", folder / "log", {"PYTHONPATH": path})
    try:
        process.wait_until_up()
        yield process
    finally:
        process.stop()


class Attack:
    """The same deeds again and again, from several hands, until the block ends; how they were answered."""

    def __init__(self, address: str, deeds: list[Deed], hands: int = 2) -> None:
        self.address = address
        self.deeds = deeds
        self.statuses: Counter[int] = Counter()
        self.over = threading.Event()
        self.threads = [threading.Thread(target=self.work, args=(hand,)) for hand in range(hands)]

    def work(self, hand: int) -> None:
        visitor, chance = Visitor(self.address), random.Random(hand)
        while not self.over.is_set():
            try:
                self.statuses[chance.choice(self.deeds)(visitor).status_code] += 1
            except httpx.HTTPError:
                self.statuses[0] += 1
            self.over.wait(0.01)

    def __enter__(self) -> Attack:
        for thread in self.threads:
            thread.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.over.set()
        for thread in self.threads:
            thread.join(60)


def replays(match: str, save: str, count: int) -> list[Deed]:
    """All that plays a finished match again."""
    chance = random.Random(1)

    def moment() -> int:
        return chance.randrange(count)

    def fork(visitor: Visitor) -> httpx.Response:
        return visitor.ask(f"/matches/{match}/fork", {"number": moment()})

    def upload(visitor: Visitor) -> httpx.Response:
        return visitor.http.post("/api/saves", content=save.encode())

    return [
        lambda visitor: visitor.ask(f"/matches/{match}/verify"),
        lambda visitor: visitor.ask(f"/matches/{match}/save"),
        lambda visitor: visitor.ask(f"/matches/{match}/at/{moment()}?seat=all"),
        lambda visitor: visitor.ask(f"/matches/{match}/film/{moment()}?seat=all"),
        lambda visitor: visitor.ask(f"/matches/{match}/frames?after={moment()}"),
        fork,
        upload,
    ]


def bots(match: str, token: str) -> list[Deed]:
    """Hints for a seat, and tables of bots alone."""
    hint = {"type": "hint", "seat": 0}
    chairs = [{"kind": "bot"}] * 4
    return [
        lambda visitor: visitor.ask(f"/matches/{match}/commands", hint, token=token),
        lambda visitor: visitor.ask("/matches", {"game": "airlines-europe", "chairs": chairs}),
    ]


@contextmanager
def silent(address: str, match: str, count: int) -> Iterator[None]:
    """Spectators at a table who ask and ask, and never read."""
    with ExitStack() as sockets:
        for _ in range(count):
            live = sockets.enter_context(Visitor(address).live(match, close_timeout=0.1))
            with suppress(ConnectionClosed):  # it is let go
                for _ in range(40):
                    live.send(type="look", seat=None)
        yield


@contextmanager
def half_requests(address: str, count: int) -> Iterator[None]:
    """Requests that are never said to their end, and one head without end."""
    door = ("127.0.0.1", urlsplit(address).port or 80)
    with ExitStack() as connections:
        for _ in range(count):
            half = connections.enter_context(closing(socket.create_connection(door)))
            with suppress(OSError):
                half.sendall(b"POST /api/matches HTTP/1.1\r\nhost: localhost\r\n")
        endless = connections.enter_context(closing(socket.create_connection(door)))
        with suppress(OSError):
            endless.sendall(b"GET / HTTP/1.1\r\nx-long: ")
            for _ in range(1000):
                endless.sendall(b"x" * 10_000)
        yield


def moves_shown(ada: Visitor, match: str, seconds: float) -> list[float]:
    """Two people play at a table of theirs: after how many seconds each move was shown to the other.

    In a process of their own: what the attack does in this one must not count as the server's time. They take
    their time, so that one game is enough for most of it; then they play another.
    """
    words = (ada.address, ada.source, ada.tokens, match, seconds)
    with ProcessPoolExecutor(1, get_context("spawn")) as pool:
        return pool.submit(play_on, *words).result(seconds + 10 * PATIENCE)


def play_on(
    address: str, source: str, tokens: dict[tuple[str, int], str], match: str, seconds: float
) -> list[float]:
    ada, found = Visitor(address, source), list[float]()
    ada.tokens = tokens
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        found += moves_of_a_game(ada, match, end, max(0.1, seconds / MOVES))
        match = ada.table(ME, BEN)
    return found


def moves_of_a_game(ada: Visitor, match: str, end: float, pause: float) -> list[float]:
    """The same at one table, until its game is over or the time is."""
    found: list[float] = []
    with ada.live(match, 0) as one, ada.live(match, 1) as two:
        one.wait(lambda frame: frame["stage"] == "running")
        two.wait(lambda frame: frame["stage"] == "running")
        while time.monotonic() < end and one.frame["stage"] == "running":
            player, other = (one, two) if one.frame["moves"] else (two, one)
            start, number = time.monotonic(), player.frame["number"]
            answer = player.play(player.frame["moves"][0]["text"])
            assert "count" in answer, answer
            while other.frame["number"] <= number:
                other.next()
            found.append(time.monotonic() - start)
            time.sleep(pause)
    return found


def at_percentile(times: list[float], percent: int) -> float:
    return sorted(times)[min(len(times) - 1, len(times) * percent // 100)]
