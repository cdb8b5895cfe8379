"""Setup and deck (section 3), beyond the vectors of the catalogue."""

from __future__ import annotations

import pytest

from windsock.core.trouble import Trouble

from .position import GAME, begun, dealt, position, whole

HOMES = {"red": "RTOWN-LON", "black": "KTOWN-MOS", "brown": "NTOWN-ANK", "white": "STO-MOS"}


@pytest.mark.parametrize("seats", [-1, 0, 1, 6, 10])
def test_any_other_number_of_players_is_refused(seats: int) -> None:
    """AE-SETUP-01."""
    with pytest.raises(Trouble) as trouble:
        GAME.new(seats, 1)
    assert trouble.value.key == "seat-count"


def test_airlines_by_number_of_players() -> None:
    """AE-SETUP-02 to -05."""
    out = {
        seats: set(whole(dealt(5))["airlines"]) - set(whole(dealt(seats))["airlines"]) for seats in GAME.seats
    }
    assert out == {5: set(), 4: {"yellow"}, 3: {"yellow", "violet"}, 2: {"yellow", "violet", "blue"}}
    assert len(whole(dealt(5))["airlines"]) == 10


def test_planes_markers_and_bonus_markers() -> None:
    """AE-SETUP-06, AE-SETUP-07, AE-SETUP-16, AE-SETUP-17: full supplies, start spaces, four bonus markers."""
    table = whole(dealt(5))
    airlines = table["airlines"]
    planes = {"yellow": 16, "blue": 15, "violet": 14, "red": 13, "black": 11}
    planes |= {"brown": 10, "green": 9, "orange": 9, "grey": 8, "white": 7}
    starts = [0, 1, 2, 3, 4, 5, 6, 6, 7, 8]
    assert {key: row["planes"] for key, row in airlines.items()} == planes
    assert [airlines[key]["space"] for key in planes] == starts
    assert {key for key, row in airlines.items() if row["bonus"]} == {"orange", "green", "grey", "white"}
    assert table["reserve"] == 20
    assert "abacus" not in airlines


def test_every_network_begins_at_its_home() -> None:
    """AE-SETUP-15: from the home, and from nowhere else."""
    table = position(2)
    open_to_black = {
        route for route in whole(table)["routes"] if table.explain(0, f"buy black {route}") is None
    }
    assert open_to_black == {"KTOWN-MOS"}
    for airline, route in HOMES.items():
        assert table.explain(0, f"buy {airline} {route}") is None


def test_the_deal_leaves_out_scoring_cards_and_abacus() -> None:
    """AE-SETUP-20, AE-SETUP-21, AE-RULING-08, AE-ABACUS-09: added or kept apart, never dealt."""
    for seed in range(40):
        table = whole(dealt(4, seed))
        open_or_held = set(table["market"]).union(*(row["hand"] for row in table["seats"]))
        assert open_or_held <= set(table["airlines"])
        assert "abacus" not in table["deck"]
        assert table["deck"].count("scoring") == 3


def test_play_begins_with_six_cards_two_laid_eight_millions() -> None:
    """AE-SETUP-09, AE-SETUP-27, AE-RULING-01: and the first seat begins."""
    table = begun(5)
    for seat, row in enumerate(whole(table)["seats"]):
        assert (row["cards"], row["cash"], row["points"]) == (6, 8, seat + 1)
        assert sorted(row["portfolio"].values()) == [1, 1]
    assert table.asked == [0]


def test_the_third_scoring_card_lies_anywhere_in_the_final_pile() -> None:
    """AE-DECK-02, AE-RULING-06: each of the eleven places, about equally often."""
    places = [whole(dealt(3, seed))["deck"][-11:].index("scoring") for seed in range(660)]
    assert all(30 <= places.count(place) <= 95 for place in range(11))


def test_the_first_market_is_dealt_before_the_hands() -> None:
    """AE-SETUP-22, AE-SETUP-23: from the top of one pile."""
    shares = ["red", "red", "blue", "blue", "grey"]
    hands = ["red", "black"] * 4 + ["white", "brown"] * 4 + ["green", "orange"] * 4
    table = whole(position(3, pile=shares + hands))
    assert sorted(table["market"]) == sorted(shares)
    assert [row["hand"] for row in table["seats"]] == [
        {"red": 4, "black": 4},
        {"white": 4, "brown": 4},
        {"orange": 4, "green": 4},
    ]


def test_loose_cuts_stay_within_their_ranges() -> None:
    """AE-RULING-60: two either way around 12 for the first, three either way for the second."""
    first, second = set(), set()
    for seed in range(300):
        deck = whole(dealt(3, seed, "t1", "loose_cut"))["deck"]
        places = [place for place, card in enumerate(deck, 1) if card == "scoring"]
        initial = places[0] - 1
        first.add(initial - 11)
        second.add(places[1] - places[0] - 1 - (43 - initial) // 2)
        assert 46 <= places[2] <= 56
    assert first == {-2, -1, 0, 1, 2}
    assert second == {-3, -2, -1, 0, 1, 2, 3}
    assert dealt(3, 1, "t1", "loose_cut").view(0)["next_scoring"] is None
