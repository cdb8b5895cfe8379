"""A table of a server that runs in this process, and somebody who sits at it in the terminal."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from io import StringIO

from textual.pilot import Pilot

from tests.web.visitor import Visitor
from windsock.language import speaker_for
from windsock.terminal.door import come
from windsock.terminal.farapp import FarApp, named
from windsock.terminal.link import SeatLink
from windsock.terminal.plainfar import PlainFar
from windsock.terminal.there import There
from windsock.terminal.words import Words

PATIENCE = 30.0
ME = {"kind": "me", "name": "Ada"}
FRIEND = {"kind": "me", "name": "Ben"}
BOT = {"kind": "bot", "bot": "random", "name": "Robo"}
OPEN = {"kind": "open"}


def link_of(ada: Visitor, match: str, seat: int | None = 0) -> str:
    """As the browser gives it; without a seat the link of the table."""
    return f"{ada.address}/table/{match}" + ("" if seat is None else f"#{ada.tokens[match, seat]}")


def seated(ada: Visitor, match: str, seat: int | None = 0, name: str | None = None) -> There:
    return come(SeatLink.read(link_of(ada, match, seat), needs_token=False), lambda: name)


def words_at(session: There, language: str = "en") -> Words:
    words = Words(speaker_for(session.bare, language))
    words.call(named(session, words))
    return words


def until(session: There, is_so: Callable[[], bool]) -> None:
    """Take in what comes until it is so."""
    end = time.monotonic() + PATIENCE
    while not is_so():
        session.wait(0.1)
        assert session.end is None, session.end
        assert time.monotonic() < end, session.newest


def soon(is_so: Callable[[], bool]) -> bool:
    """Whether another thread makes it so."""
    end = time.monotonic() + PATIENCE
    while not is_so() and time.monotonic() < end:
        time.sleep(0.01)
    return is_so()


def piped(session: There, text: str, language: str = "en") -> str:
    """What the line mode says to these lines."""
    output = StringIO()
    try:
        PlainFar(session, words_at(session, language), StringIO(text), output).run()
    finally:
        session.close()
    return output.getvalue()


def far_app(session: There, language: str = "en") -> FarApp:
    return FarApp(session, words_at(session, language), pause=0)


async def eventually(pilot: Pilot[None], is_so: Callable[[], bool]) -> None:
    end = time.monotonic() + PATIENCE
    while not is_so():
        await pilot.pause()
        await asyncio.sleep(0.01)
        assert time.monotonic() < end
    await pilot.pause()
