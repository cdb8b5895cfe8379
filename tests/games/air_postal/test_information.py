"""Open and hidden information (section 18), the bank and the dice, and who may play."""

from __future__ import annotations

from collections import Counter

import pytest

from windsock.core.chance import Swift
from windsock.core.sight import SPECTATOR, view
from windsock.core.table import Table
from windsock.core.trouble import Trouble
from windsock.games.air_postal import GAME
from windsock.games.air_postal.board.numbers import COLOURS
from windsock.games.air_postal.effects import roll
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
    truth = found.everything()
    for watcher in (0, 1, None):
        picture = found.view(watcher)
        masked = {"objective_deck", "load_deck", "seats", "piles"}
        assert {key: picture[key] for key in truth if key not in masked} == {
            key: truth[key] for key in truth if key not in masked
        }
        shown = picture["seats"][0]
        assert {key: shown[key] for key in seat} == seat
        assert isinstance(picture["objective_deck"], int)


def hidden(found: Table, seat: int) -> dict[str, int]:
    """How many cards of each heap lie face down for a seat: what bots are given, and views are drawn from."""
    s = view(found.s, seat).state
    assert isinstance(s, Postal)
    heaps = {
        "objectives": s.objective_deck.faces(),
        "loads": s.load_deck.faces(),
        "piles": [card for pile in s.expert_piles for card in pile.cards],
        "boxed experts": s.boxed_experts.cards,
        "boxed cities": s.boxed_cities.cards,
        "drawn": s.drawn.cards,
        **{f"hand of p{other + 1}": hand.cards for other, hand in enumerate(s.city_hands)},
        **{f"choice of p{other + 1}": pile.cards for other, pile in enumerate(s.chosen)},
    }
    counts = {heap: sum(card < 0 for card in cards) for heap, cards in heaps.items()}
    return {heap: count for heap, count in counts.items() if count}


def test_what_is_hidden_from_all() -> None:
    """AP-INFO-02: both decks, expert cards in locked piles, those in the box; an unlocked pile is seen."""
    found = table(given={"phase": "maintenance", "piles": {"radio": ["slats"], "compass": ["flaps"]}})
    unseen = {"objectives": 33, "loads": 46, "piles": 2, "boxed experts": 10}
    assert hidden(found, 0) == hidden(found, 1) == hidden(found, SPECTATOR) == unseen
    found.play(0, "unlock radio")
    assert hidden(found, 0) == hidden(found, 1) == hidden(found, SPECTATOR) == {**unseen, "piles": 1}


def test_the_cards_that_turn_up_again_lie_in_an_unknown_order() -> None:
    """AP-INFO-02, AP-ROUND-15: the discard pile was open, the deck that it becomes is not."""
    found = table(given={"phase": "refresh", "load_river": [], "load_deck": [], "load_discard": ["mail"] * 9})
    assert hidden(found, 0)["loads"] == hidden(found, 1)["loads"] == 4


def test_cards_of_the_start_city_variant_are_for_their_owner() -> None:
    """AP-INFO-06: hands and choices until they are revealed; what goes into the box for good."""
    found = table(options={"start_cities": True})
    decks = {"objectives": 33, "loads": 46, "piles": 6, "boxed experts": 6, "boxed cities": 6}
    assert hidden(found, 0) == {**decks, "hand of p2": 5}
    assert hidden(found, SPECTATOR) == {**decks, "hand of p1": 5, "hand of p2": 5}
    found.play(0, found.legal(0)[0])
    assert hidden(found, 0) == {**decks, "hand of p2": 5}
    assert hidden(found, 1) == {**decks, "hand of p1": 4, "choice of p1": 1}
    found.play(1, found.legal(1)[0])
    assert hidden(found, 1) == {**decks, "hand of p1": 4}
    found.play(0, found.legal(0)[0])
    assert hidden(found, 0) == {**decks, "hand of p2": 4}
    assert hidden(found, 1) == {**decks, "hand of p1": 3, "boxed cities": 7}
    found.play(1, found.legal(1)[0])
    assert hidden(found, 0) == hidden(found, 1) == {**decks, "boxed cities": 7}
    assert hidden(found, SPECTATOR) == {**decks, "boxed cities": 8}


@pytest.mark.parametrize("activity", ["objectives", "flights"])
def test_cards_drawn_in_the_initiation_game_are_for_who_drew_them(activity: str) -> None:
    """AP-INFO-07: the others see them once they are aboard, kept or discarded."""
    found = table(options={"initiation": True}, given={"phase": "turn", "seats": {"p1": {"plane": "p5"}}})
    found.play(0, f"token {activity}")
    assert "drawn" not in hidden(found, 0)
    assert hidden(found, 1)["drawn"] == hidden(found, SPECTATOR)["drawn"] == 5
    found.play(0, found.legal(0)[0])
    if activity == "objectives":
        assert "drawn" not in hidden(found, 1)
        assert len(found.view(1)["objective_discard"]) == 4


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
