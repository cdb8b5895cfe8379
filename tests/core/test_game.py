"""A game's declaration: options, seats, seeds, the catalogue."""

from __future__ import annotations

import pytest

import windsock
from tests.toy import GAME as TOY
from windsock.core.chance import Sealed
from windsock.core.table import Seed, Table
from windsock.core.trouble import Trouble

EUROPE = windsock.game("airlines-europe")


def test_options_have_defaults_and_wishes_go_over_them() -> None:
    assert EUROPE.options_with({}) == {"flight_ban": False, "loose_cut": False}
    assert EUROPE.options_with({"flight_ban": True}) == {"flight_ban": True, "loose_cut": False}


def test_where_people_play_an_option_may_have_another_default() -> None:
    """AE-RULING-60, AP-RULING-83: declared once, and asked by every surface."""
    assert EUROPE.options_for_people({}) == {"flight_ban": False, "loose_cut": True}
    assert EUROPE.options_for_people({"loose_cut": False}) == {"flight_ban": False, "loose_cut": False}
    assert EUROPE.variants == ["flight_ban", "loose_cut"]
    postal = windsock.game("air-postal")
    assert not postal.options_for_people({})["round_limit"]
    assert postal.variants == ["initiation", "start_cities", "epic"]  # without a limit programs may not end


def test_an_unknown_option_is_named_beside_the_known_ones() -> None:
    with pytest.raises(Trouble) as caught:
        EUROPE.new(seats=2, options={"wings": True})
    assert caught.value.key == "unknown-option"
    assert caught.value.facts == {"option": "wings", "options": "flight_ban, loose_cut"}


@pytest.mark.parametrize("seats", [-1, 0, 1, 5, 100])
def test_a_number_of_seats_outside_the_rules_is_refused(seats: int) -> None:
    with pytest.raises(Trouble) as caught:
        TOY.new(seats=seats)
    assert (caught.value.key, caught.value.facts) == ("seat-count", {"seats": seats, "least": 2, "most": 4})


def test_an_unknown_board_is_a_trouble() -> None:
    with pytest.raises(Trouble) as caught:
        TOY.new(seats=2, board="moon")
    assert caught.value.key == "unknown-board"


def test_a_seed_is_a_number_or_hex_digits_and_the_same_seed_deals_the_same() -> None:
    tables = [TOY.new(seats=2, seed=seed) for seed in (255, "0" * 30 + "ff", 256)]
    digests = [table.digest() for table in tables]
    assert digests[0] == digests[1] != digests[2]


def test_without_a_seed_every_deal_has_a_secret_of_its_own() -> None:
    seeds = {TOY.new(seats=2).setup.seed.value for _ in range(20)}
    assert len(seeds) == 20
    assert all(isinstance(Seed("sealed", seed).chance(), Sealed) for seed in seeds)


@pytest.mark.parametrize(
    "seed",
    [
        Seed("sealed", "zz" * 16),
        Seed("sealed", ""),
        Seed("swift", ""),
        Seed("", "1"),
        Seed("scripted", "1,x"),
    ],
)
def test_a_seed_that_makes_no_sense_is_a_trouble(seed: Seed) -> None:
    with pytest.raises(Trouble) as caught:
        seed.chance()
    assert (caught.value.key, caught.value.facts) == ("bad-seed", {"kind": seed.kind, "value": seed.value})


def test_the_catalogue_is_made_once_for_a_board() -> None:
    one, other = (EUROPE.new(seats=seats, seed=1) for seats in (2, 5))
    assert isinstance(one, Table)
    assert one.catalogue is other.catalogue
    assert EUROPE.catalogue(EUROPE.load("t1")) is not one.catalogue
