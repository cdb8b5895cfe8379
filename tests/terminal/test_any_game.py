"""A game without words of its own is playable all the same, with a map or without: here the toy game.

It has all eight roles, a map with slots and a hidden hand. What each role looks like is said here.
"""

from __future__ import annotations

from dataclasses import replace
from io import StringIO

import pytest
from rich.text import Text

from tests.toy import GAME as TOY
from windsock.core.table import Table
from windsock.terminal.matrix import matrix
from windsock.terminal.panels import in_sight, status
from windsock.terminal.plain import PlainTable
from windsock.terminal.reading import read_map, read_view
from windsock.terminal.session import chart_of
from windsock.terminal.signs import Signs
from windsock.terminal.track import has_track, track
from windsock.terminal.words import Words

from .conftest import app_for, screen_text, session_for, words_for
from .test_screen import play_on, settle

UNDRAWN = replace(TOY, name="toy-undrawn", chart=lambda field, s: None)
NAMES = ["Anna", "Ben"]


@pytest.fixture
def table() -> Table:
    """Anna is on her way: the first die of two is resolved."""
    table = TOY.new(2, 5)
    for seat, move in ((0, "pledge letter"), (1, "pledge letter"), (0, "pass"), (1, "pass"), (0, "fly 2")):
        table.play(seat, move)
    return table


@pytest.fixture
def words(table: Table) -> Words:
    return words_for(session_for(table, NAMES))


def test_the_toy_game_through_a_pipe() -> None:
    session = session_for(TOY.new(3, 5))
    output = StringIO()
    PlainTable(session, words_for(session), StringIO("view\nmap\nmoves\n" + "1\n" * 500), output).run()
    assert session.table.over
    assert "Anna> 1" in output.getvalue()
    assert "FLD-HIL (Field–Hill): 1 free" in output.getvalue()


async def test_the_toy_game_on_the_screen() -> None:
    app = app_for(TOY.new(2, 5), NAMES)
    async with app.run_test(size=(160, 50)) as pilot:
        await play_on(app, pilot, 6)
        await settle(pilot)
        assert not app.tabletop.has_no_map
        assert not app.tabletop.has_no_track
        assert "Hill" in screen_text(app)
        await pilot.press("v")
        await settle(pilot)
        assert "mail deck: " in screen_text(app)


async def test_a_game_without_a_map_is_read_on_the_screen() -> None:
    app = app_for(UNDRAWN.new(2, 5), NAMES)
    async with app.run_test(size=(120, 40)) as pilot:
        await play_on(app, pilot, 6)
        await settle(pilot)
        assert app.tabletop.has_no_map
        assert app.query_one("#reading").display
        assert "legs: FLD-HIL " in screen_text(app)


def test_every_role_in_words(table: Table, words: Words) -> None:
    assert read_view(table.view(0), words, NAMES, chart_of(table, table.s)) == [
        "Bank: 14",  # count
        "audits: 0",
        "leader: Anna",  # a seat, by who sits there
        "Market:",  # row, with what is printed on its cards
        "  letter: 1",
        "  letter: 1",
        "  parcel: 2",
        "mail deck: 12",  # heap
        "tool deck: 6",
        "mail discard: letter, letter",
        "endurance: 4",
        "letter: is mail; open 2; Space 2",  # record, with a place on a track
        "parcel: is mail; open 1; Space 1",
        "tailwind: open 0; Space 0",
        "mechanic: open 0; Space 0",
        "Anna: coins 0; Victory points 0; delivered 0; mail 2; tools 2; "
        "Hand parcel, parcel, tailwind, mechanic",
        "Ben: coins 2; Victory points 0; delivered 0; mail 2; tools 2",  # a hidden hand is not told
    ]


def test_slots_are_read_with_the_map(table: Table, words: Words) -> None:
    assert read_map(words.chart(chart_of(table, table.s)), words) == [
        "FLD-HIL (Field–Hill): 1 plane",
        "HIL-SEA (Hill–Sea): 2 plane",
        "SEA-TWN (Sea–Town): 3 free",
    ]
    lines = read_view(table.view(0), words, NAMES, None)  # without a map they are told like everything else
    assert "legs: Field–Hill plane; Hill–Sea plane; Sea–Town –" in lines


def test_every_role_in_panels(table: Table, words: Words) -> None:
    view, chart = table.view(0), words.chart(chart_of(table, table.s))
    signs = Signs(chart, words.speaker)

    def lines(text: Text) -> list[str]:
        return [line.rstrip() for line in text.plain.splitlines()]

    assert lines(status(view, words, 100)) == [  # counts, heaps, single things
        "toy   Bank 14  audits 0  leader Anna  mail deck 12  tool deck 6  endurance 4"
    ]
    assert lines(in_sight(view, signs, words, 100)) == [  # the hand, then rows; of heaps the size
        "Hand           P   P   T   M",
        "Market        letter 1",
        "              letter 1",
        "              parcel 2",
        "mail discard  2",
    ]
    assert lines(matrix(view, signs, words, NAMES, table.asked, 100)) == [  # seats, then records of pieces
        "           L   P   T   M   A    coins  mail  tools",
        "▶ Anna                              0     2      2",
        "  Ben                               2     2      2",
        "  is mail  +   +   ·   ·",
        "  open     2   1   0   0",
        "  Space    2   1   0   0",
    ]
    assert has_track(view, signs, words)
    assert lines(track(view, signs, words, 60, 20)) == [
        "Spaces  Pays",
        "  1–3   1     L 2  P 1",
        "  0–0         T 0  M 0",
    ]


def test_the_hand_of_another_is_not_shown(table: Table, words: Words) -> None:
    signs = Signs(words.chart(chart_of(table, table.s)), words.speaker)
    assert "Hand" not in in_sight(table.view(None), signs, words, 100).plain
    assert not any("Hand" in line for line in read_view(table.view(None), words, NAMES, None))
