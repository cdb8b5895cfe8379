"""80 columns, in all games and languages: no key and no head of a table is cut."""

from __future__ import annotations

from random import Random

import pytest

from windsock.core.registry import games, load_game
from windsock.core.table import Table
from windsock.language import LANGUAGES, speaker_for
from windsock.terminal.app import KEYS
from windsock.terminal.keybar import KeyBar
from windsock.terminal.matrix import matrix, number_columns
from windsock.terminal.panels import in_rows, status
from windsock.terminal.parts import parts_of, seats_in
from windsock.terminal.scores import Award, Scoring, scoring_table
from windsock.terminal.session import chart_of
from windsock.terminal.sheets import ReadingSheet, room_in_sheet
from windsock.terminal.signs import Signs
from windsock.terminal.viewer import KEYS as REPLAY_KEYS
from windsock.terminal.words import Words

from .conftest import app_for, dealt
from .test_screen import settle

NARROW = 68  # columns of the table of seats on a middling screen


@pytest.fixture(scope="module", params=games())
def table(request: pytest.FixtureRequest) -> Table:
    """A full table in the middle of a game."""
    game = load_game(request.param)
    found = game.new(game.seats[-1], 5)
    chance = Random(5)
    while found.number < 60:
        seat = found.asked[0]
        found.play(seat, chance.choice(found.legal(seat)))
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_keys_numbers_and_heads_are_whole(table: Table, language: str) -> None:
    names = ["Anna", *[f"Steady {seat}" for seat in range(1, table.seats)]]
    words = Words(speaker_for(table, language, names))
    view = table.view(0)
    for labels in (KEYS.values(), [label for _, label in REPLAY_KEYS.values()]):
        bar = KeyBar({str(place): ("", words.say(f"key-{label}")) for place, label in enumerate(labels)})
        rows = in_rows(bar.parts, 80)
        assert len(rows) <= 2
        assert all(sum(map(len, row)) <= 80 for row in rows)
    lines = status(view, words, 78).plain.splitlines()
    assert len(lines) <= 3
    assert all(len(line) <= 78 for line in lines)
    signs = Signs(words.chart(chart_of(table, table.sight(0).state)), words.speaker)
    for room in (78, NARROW):
        head, *others = matrix(view, signs, words, names, table.asked, room).plain.splitlines()
        assert len(head) <= room
        for key in number_columns(seats_in(parts_of(view, words))):
            assert words.column(key) in head.split() or f" {words.column(key)}" in head
        for name in names:
            assert any(name in line for line in others)


def test_a_scoring_of_six_fits_a_sheet(table: Table) -> None:
    """Names take a second line, columns move together, nothing is cut."""
    names = ["Anna", *[f"Steady {number}" for number in range(2, 7)]]
    words = Words(speaker_for(table, "fr", names))
    signs = Signs(words.chart(chart_of(table, table.s)), words.speaker)
    scoring = Scoring(1, (Award("AAA", (12, 6, 3), (10,) * 6, (12,) * 6),), (12,) * 6)
    lines = scoring_table(scoring, signs, words, names, room_in_sheet(80)).plain.splitlines()
    assert max(map(len, lines)) <= room_in_sheet(80)
    assert lines[0].count("Steady") == 5
    assert lines[1].split() == ["2", "3", "4", "5", "6"]
    assert lines[2].count("10→12") == 6


async def test_a_click_on_a_key_of_the_second_line() -> None:
    app = app_for(dealt(moves=3))
    async with app.run_test(size=(80, 24)) as pilot:
        await settle(pilot)
        await pilot.click("#keys", offset=(3, 1))
        await settle(pilot)
        assert isinstance(app.screen, ReadingSheet)  # the whole table in words


async def test_ctrl_c_leaves_at_once_with_its_exit_code() -> None:
    app = app_for(dealt(moves=3))
    async with app.run_test(size=(80, 24)) as pilot:
        await settle(pilot)
        await pilot.press("slash", "ctrl+c")  # also while somebody types
    assert app.return_code == 130
