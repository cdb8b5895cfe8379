"""Open and hidden information (section 18), the bank and the dice, and who may play."""

from __future__ import annotations

from collections import Counter

import pytest

from windsock.core.chance import Swift
from windsock.core.sight import view
from windsock.core.trouble import Trouble
from windsock.games.air_postal import GAME
from windsock.games.air_postal.effects import roll
from windsock.games.air_postal.numbers import COLOURS
from windsock.games.air_postal.state import NOTHING, Postal

from .position import state, table


def test_everything_but_decks_piles_and_hands_is_open() -> None:
    """AP-INFO-01, AP-RULING-16: what a player has is shown to all, objectives and cubes too."""
    seat = {
        "money": 35,
        "gauge": 3,
        "plane": "p5",
        "loads": {"mail": 1},
        "equipment": ["compass"],
        "objectives": ["ALFA-ECHO", "o3"],
        "cubes": {"ALFA-ECHO": "ALFA"},
    }
    found = table(given={"seats": {"p1": seat}})
    truth = GAME.describe(found.s, None)
    for watcher in (0, 1, None):
        view = found.view(watcher)
        hidden = {"objective_deck", "load_deck"}
        assert {key: view[key] for key in truth if key not in hidden | {"seats", "piles"}} == {
            key: truth[key] for key in truth if key not in hidden | {"seats", "piles"}
        }
        shown = view["seats"][0]
        assert {key: shown[key] for key in seat} == seat
        assert isinstance(view["objective_deck"], int)


def test_every_face_of_a_die_is_equally_likely() -> None:
    """AP-SETUP-07, AP-RULING-19: all dice of a colour are alike, and chance has one source."""
    s = state(table(board="the-line"))
    s.chance = Swift(5)
    for colour in range(len(COLOURS)):
        faces = Counter(roll(s, colour) for _ in range(6000))
        expected = Counter(s.board.dice[colour])
        assert set(faces) == set(expected)
        for face, count in expected.items():
            assert abs(faces[face] - 1000 * count) < 130 * count


@pytest.mark.parametrize("seats", [0, 5])
def test_one_to_four_players(seats: int) -> None:
    """AP-RULING-01."""
    with pytest.raises(Trouble):
        GAME.new(seats, 1)


def test_a_hand_of_city_cards_is_seen_by_its_owner_alone() -> None:
    """AP-INFO-06."""
    s = state(table(options={"start_cities": True}))
    for watcher in range(2):
        seen = view(s, watcher).state
        assert isinstance(seen, Postal)
        for seat, hand in enumerate(seen.city_hands):
            assert len(hand.cards) == 5
            assert all((card >= 0) == (seat == watcher) for card in hand.cards)


def test_a_discard_pile_is_shuffled_before_it_is_the_deck() -> None:
    """AP-ROUND-15, AP-RULING-19: the same cards, in an order that nobody knows."""
    s = state(table(given={"load_deck": [], "load_river": []}))
    piles = []
    for seed in range(5):
        s.load_discard = [load for load in range(5) for _ in range(4)]
        s.chance = Swift(seed)
        drawn = list(iter(s.draw_load, NOTHING))
        assert sorted(drawn) == [load for load in range(5) for _ in range(4)]
        piles.append(tuple(drawn))
    assert len(set(piles)) == 5


def test_the_initiation_game_goes_clockwise_from_any_player() -> None:
    """AP-VAR-INIT-02; the windsock has any order (AP-SETUP-12)."""
    options = {"initiation": True}
    orders = {tuple(state(GAME.new(4, seed, options, "t1")).order) for seed in range(40)}
    assert orders == {(0, 1, 2, 3), (1, 2, 3, 0), (2, 3, 0, 1), (3, 0, 1, 2)}
    assert len({tuple(state(GAME.new(4, seed, None, "t1")).order) for seed in range(40)}) > 4
