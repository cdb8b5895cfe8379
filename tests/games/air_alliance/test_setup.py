"""Setup (AA-SETUP): what lies where when the first turn begins."""

from __future__ import annotations

import pytest

from windsock.bots.steady import Steady
from windsock.core.card import NOBODY
from windsock.core.table import Table
from windsock.core.trouble import Trouble
from windsock.games.air_alliance import GAME
from windsock.games.air_alliance.board.numbers import COLOURS, PLACED, POSITIONS

from .position import state, table

# Of each player at airports and in the side supply (the table of section 4).
SHARES = {2: (4, 1), 3: (4, 1), 4: (3, 2)}


@pytest.mark.parametrize("seats", [0, 1, 5])
def test_other_numbers_of_players_are_refused(seats: int) -> None:
    """AA-TEST-01, AA-SETUP-01."""
    with pytest.raises(Trouble, match=str(seats)):
        GAME.new(seats, 1)


def set_up(seats: int, board: str) -> Table:
    """Colours chosen, planes placed."""
    found = table(seats, board)
    while type(found.s.agenda[-1]).__name__ != "Markers":
        seat = found.asked[0]
        found.play(seat, found.legal(seat)[-1])
    return found


@pytest.mark.parametrize("board", GAME.boards)
@pytest.mark.parametrize("seats", GAME.seats)
def test_what_lies_on_the_table(seats: int, board: str) -> None:
    """AA-TEST-01, AA-SETUP-02, AA-SETUP-03, AA-SETUP-06 to -09, AA-SETUP-10, AA-SETUP-16."""
    found = set_up(seats, board)
    s = state(found)
    placed, aside = SHARES[seats]
    for colour in range(7):
        is_neutral = colour >= 4
        expected = (4, 1) if is_neutral else (placed, aside) if colour in s.colours else (0, 0)
        assert (s.planes.count(colour), s.supply(colour)) == expected
    assert len(s.planes) - s.planes.count(-1) == {2: 20, 3: 24, 4: 24}[seats]
    assert (len(s.row), s.pile.left, s.discards) == (6, 54, [])
    assert set(s.pile.seen) == {NOBODY}
    assert s.zones == [0, 0]
    assert all(not pile for pile in s.passes)
    assert found.asked == [0]
    assert (s.turns, s.markers) == (0, 3)


def test_where_neutral_airlines_start() -> None:
    """AA-SETUP-04, AA-SETUP-05, AA-RULING-09."""
    s = state(table(2, "world"))
    starts = {
        "black": {"M4", "M5", "M6", "E4"},
        "violet": {"A4", "A5", "A6", "E5"},
        "white": {"U4", "U5", "U6", "E6"},
    }
    for colour, airports in starts.items():
        standing = [place for place, plane in enumerate(s.planes) if plane == COLOURS.index(colour)]
        assert {s.board.airports[place // 3] for place in standing} == airports
        assert all(place % 3 == 0 for place in standing)


@pytest.mark.parametrize("seats", GAME.seats)
def test_planes_are_placed_in_turn_order_one_at_a_time(seats: int) -> None:
    """AA-SETUP-07, AA-SETUP-10, AA-SETUP-11, AA-RULING-10."""
    found = set_up(seats, "world")
    events = [event for _, event in found.events_since(0, None)]
    order = [event.facts()["seat"] for event in events if type(event).__name__ == "PlanePlaced"]
    assert order == list(range(seats)) * SHARES[seats][0]


def test_the_first_six_cards_are_the_top_of_the_pile_from_left_to_right() -> None:
    """AA-SETUP-09."""
    found = table(2, "world")
    s = state(found)
    top = s.pile.faces()[::-1][:6]
    found.play(0, "choose red")
    found.play(1, "choose blue")
    assert s.row == top


def test_nobody_knows_the_order_of_a_pile_that_was_shuffled_again() -> None:
    """AA-INFO-03, AA-INFO-05."""
    found = table(given={"pile": 1, "discards": 20})
    found.play(0, "done")
    assert state(found).pile.left == 21
    assert set(state(found).pile.seen) == {NOBODY}


def test_steady_has_a_reason_for_its_places_before_any_card_lies() -> None:
    """AA-RULING-10 with `planes_first`: it looks at all cards that may come."""
    found = GAME.new(2, 5, {"planes_first": True})
    bots = [Steady(GAME, seat) for seat in range(2)]
    while not state(found).row:
        seat = found.asked[0]
        found.play(seat, bots[seat].choose(found.sight(seat), 60.0))
    for colour in state(found).colours:
        airports = {place // POSITIONS for place, plane in enumerate(state(found).planes) if plane == colour}
        assert len(airports) == PLACED[2]  # never two planes where one is enough
