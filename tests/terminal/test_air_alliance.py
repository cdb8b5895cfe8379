"""Air Alliance in the terminal: planes on the map in their order, cards in lines, what a flight leads to."""

from __future__ import annotations

from io import StringIO

import pytest

from windsock.core.play import settle
from windsock.core.registry import load_game
from windsock.core.table import Table
from windsock.terminal.plain import PlainTable

from .conftest import ahead_of, app_for, screen_text, session_for, words_for
from .test_screen import settle as settled

GAME = load_game("air-alliance")
JOURNEY = {
    "planes": {"A2": ["red"], "E1": ["green", "red", "blue"]},
    "row": ["c05", "c06", "c07", "c08", "f01", "f02"],
    "seats": {"p2": {"reserved": ["f01"]}},
}


def journey() -> Table:
    table = GAME.new(4, 1, board="t1")
    GAME.arrange(table.s, JOURNEY)
    settle(table.s)
    return table


def spoken(*lines: str) -> str:
    session = session_for(journey())
    output = StringIO()
    PlainTable(session, words_for(session), StringIO("\n".join(lines)), output).run()
    return output.getvalue()


def test_what_a_flight_leads_to_is_told_beside_it() -> None:
    session = session_for(journey())
    lines = ahead_of(session, words_for(session), "fly red A2 E2")
    assert lines == [
        "Wins: Traveller 05",
        "One marker more: Traveller 06 and Traveller 07",
        "Two markers more: Traveller 08",
    ]
    assert ahead_of(session, words_for(session), "reserve c05") == []


def test_a_pipe_asks_what_a_move_leads_to_and_why_another_is_not_allowed() -> None:
    told = spoken("why fly red A2 E2", "why fly red E1 A1", "map E1", "view")
    assert "One marker more: Traveller 06 and Traveller 07" in told
    assert "At E1 Echo Green stands in front: Red cannot take off until it has moved up" in told
    assert "E1 Echo: 1 Green, 2 Red, 3 Blue" in told
    assert "  Traveller 05: A2 Alfa → E2 Essen, business, 5000, ALL 1-2-3, PRIORITY, SPECIAL" in told
    assert "Alliance zones: Zone 1 –; Zone 2 –" in told


@pytest.mark.parametrize("size", [(80, 24), (120, 40), (190, 55)])
async def test_the_screen_shows_cards_and_what_is_ahead(size: tuple[int, int]) -> None:
    app = app_for(journey())
    async with app.run_test(size=size) as pilot:
        await settled(pilot)
        app.work.moves.highlighted = app.work.moves.get_option_index("legal-3")
        await settled(pilot)
        text = screen_text(app)
        assert "Traveller 05 A2→E2 5000" in text
        pointed = app.work.moves.pointed
        assert pointed is not None
        assert pointed.notation == "fly red A2 E2"
        assert "One marker more: Traveller 06" in text


async def test_the_map_shows_planes_in_their_order() -> None:
    app = app_for(journey())
    async with app.run_test(size=(190, 55)) as pilot:
        await settled(pilot)
        text = screen_text(app)
        assert "GRB" in text
        assert "E1 Echo" in text


async def test_the_table_shows_who_has_which_colour() -> None:
    """AA-SETUP-02."""
    app = app_for(journey())
    async with app.run_test(size=(120, 40)) as pilot:
        await settled(pilot)
        text = screen_text(app)
        assert "▶ Anna      R   " in text
        assert "markers" in text


def test_help_gives_a_move_of_this_game_as_example() -> None:
    assert "by its number in the list: fly red A2 " in spoken("help")


def test_a_whole_game_through_a_pipe() -> None:
    session = session_for(GAME.new(3, 5))
    output = StringIO()
    PlainTable(session, words_for(session), StringIO("1\n" * 900), output).run()
    assert session.table.over
    assert "The game ends with the last round." in output.getvalue()
