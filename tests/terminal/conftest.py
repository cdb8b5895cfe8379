"""A table to test with: its saves go to a folder of their own, its bots play at random and at once."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from random import Random

import pytest
from textual.app import App

from windsock.core.registry import load_game
from windsock.core.table import Table
from windsock.language import speaker_for
from windsock.terminal.ahead import ahead
from windsock.terminal.app import TableApp
from windsock.terminal.here import Here
from windsock.terminal.player import sit_down
from windsock.terminal.words import Words

GAME = load_game("airlines-europe")


@pytest.fixture(autouse=True)
def data_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Nobody's own saves are touched."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setenv("LANG", "en")
    for name in ("LC_ALL", "LC_MESSAGES", "LOCALAPPDATA"):
        monkeypatch.delenv(name, raising=False)
    return tmp_path / "data" / "windsock" / "saves"


def dealt(
    seats: int = 3, seed: int = 3, board: str = "europe", moves: int = 0, flight_ban: bool = False
) -> Table:
    """A table after so many random moves, and on to the next turn of p1."""
    table = GAME.new(seats, seed, {"flight_ban": flight_ban}, board)
    chance = Random(seed)
    while not table.over and (table.number < moves or (moves and 0 not in table.asked)):
        seat = table.asked[0]
        table.play(seat, chance.choice(sorted(map(table.write, table.legal(seat)))))
    return table


def session_for(table: Table, people: Sequence[str] = ("Anna",)) -> Here:
    """People in the first seats, `random` in the others."""
    bots = ["random"] * (table.seats - len(people))
    return Here(table, sit_down(table.game, table.seats, people, bots, "Guest"))


def words_for(session: Here, language: str = "en") -> Words:
    return Words(speaker_for(session.table, language, session.names))


class HereApp(TableApp):
    """A match in this process."""

    session: Here


def ahead_of(session: Here, words: Words, move: str) -> list[str]:
    """What is told of a move beside it."""
    found: list[list[str]] = []
    ahead(session, words, move, found.append)
    return found[0]


def app_for(table: Table, people: Sequence[str] = ("Anna",), language: str = "en") -> HereApp:
    session = session_for(table, people)
    return HereApp(session, words_for(session, language), pause=0)


def screen_text(app: App[None]) -> str:
    """What is on the screen, as lines of text."""
    strips = app.screen._compositor.render_strips()
    return "\n".join("".join(segment.text for segment in strip).rstrip() for strip in strips)
