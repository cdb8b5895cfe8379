"""What the picture is told of what follows from the table, and of what is printed."""

from __future__ import annotations

import pytest

from windsock.core.chance import Swift
from windsock.games.air_postal import GAME
from windsock.games.air_postal.board.numbers import CARGO_SLOT, CREW_SLOT, PAX_SLOT, SYSTEM_SLOT
from windsock.games.air_postal.interruption import interrupt
from windsock.games.air_postal.show.derived import IN_FLIGHT, RACKS, derived, seat_now, seat_of
from windsock.games.air_postal.show.events import DieResolved, FlightInterrupted
from windsock.games.air_postal.show.legend import legend
from windsock.games.air_postal.state import NOTHING, Postal
from windsock.laws.broken import tempted

from .position import state, table

GAMES = [(1, {}), (2, {"epic": True}), (3, {"initiation": True}), (4, {}), (4, {"start_cities": True})]


def positions(seats: int, options: dict[str, bool], actions: int) -> list[Postal]:
    """Those of a random game, from the deal on."""
    found = GAME.new(seats, seats, options)
    chance = Swift(seats)
    shown: list[Postal] = []
    while not found.over and len(shown) < actions:
        shown.append(state(found).copy())
        seat = found.asked[0]
        moves = tempted(GAME, found.s, seat, found.legal(seat), chance)
        found.play(seat, moves[chance.below(len(moves))])
    return shown


@pytest.mark.parametrize(("seats", "options"), GAMES)
def test_what_was_made_before_is_what_would_be_made_now(seats: int, options: dict[str, bool]) -> None:
    """A seat that is taken from those made before is the one that the rules give now."""
    for s in positions(seats, options, 600):
        for seat in range(s.seats):
            is_flying = bool(s.agenda) and isinstance(s.agenda[-1], IN_FLIGHT) and s.asked >> seat & 1 == 1
            assert seat_of(s, seat, is_flying) == seat_now(s, seat, is_flying)


@pytest.mark.parametrize(("seats", "options"), GAMES)
def test_racks_hold_what_the_rules_count(seats: int, options: dict[str, bool]) -> None:
    """AP-PLANE-07 to -11, AP-VAR-INIT-05: as many cards in each rack as use its slots, and the free ones."""
    for s in positions(seats, options, 400)[::7]:
        for seat, shown in enumerate(derived(s)["seats"]):
            if s.plane[seat] == NOTHING:
                assert shown["racks"] == {}
                continue
            for slot in (CARGO_SLOT, PAX_SLOT, CREW_SLOT, SYSTEM_SLOT):
                rack = shown["racks"]["load" if s.form.is_initiation else RACKS[slot]]
                aboard = s.aboard(seat, slot)
                assert len(rack) - rack.count(None) == aboard
                assert rack.count(None) == max(0, s.room(seat, slot))


def test_the_weather_ends_where_the_flight_does() -> None:
    """AP-FLIGHT-16 to -21: the last line is what is told when the dice are resolved."""
    is_broken = {False: 0, True: 0}
    for s in positions(4, {}, 3000):
        if not s.dice:
            continue
        twin = s.copy()
        twin.told = []
        seat = s.asked.bit_length() - 1
        shown = derived(s)["weather"]
        twin.agenda[-2].run(twin)
        told = [type(event) for _, event, _ in twin.told]
        assert told.count(DieResolved) == len(shown)
        assert (FlightInterrupted in told) == shown[-1]["is_broken"]
        assert twin.gauge[seat] == shown[-1]["gauge"]
        is_broken[shown[-1]["is_broken"]] += 1
    assert all(is_broken.values())


def test_the_legend_says_what_a_place_accepts_and_what_a_load_asks_for() -> None:
    """AP-DELIVER-06 to -09, AP-CARD-05d: mail anywhere, PAX in a BIG CITY, a bag at its EMBASSY."""
    printed = legend(GAME.load("t1"))
    anywhere = ["mail", "letter", "case"]
    assert printed["places"]["ALFA"]["accepts"] == [*anywhere, "pax"]
    assert printed["places"]["BRAVO"]["accepts"] == anywhere
    assert printed["places"]["DELTA"]["accepts"] == [*anywhere, "bag-su"]
    assert printed["loads"]["bag-su"]["places"] == ["DELTA"]
    assert set(printed["loads"]["pax"]["places"]) >= {"ALFA", "ECHO"}
    assert "BRAVO" not in printed["loads"]["pax"]["places"]
    assert [printed["loads"][word]["places"] for word in ("mail", "fuel")] == [[], []]
    assert [printed["loads"][word]["smuggled"] for word in ("case", "mail")] == [20, None]


def test_the_legend_says_where_an_objective_leads_and_what_it_costs_if_it_stays_open() -> None:
    """AP-END-08 to -10, AP-DELIVER-11: the places of a card, the embassies of its nation; its penalty."""
    printed = legend(GAME.load("t1"))["objectives"]
    assert printed["ALFA-ECHO"]["places"] == ["ALFA", "ECHO"]
    assert printed["diplomacy-su"]["places"] == ["DELTA"]
    assert [printed[word]["penalty"] for word in ("ALFA-ECHO", "o3", "diplomacy-su")] == [3, 3, 3]


def test_a_plane_without_a_resale_price_is_unique() -> None:
    """AP-PLANE-06."""
    printed = legend(GAME.load("t1"))["planes"]
    assert [word for word, plane in printed.items() if plane["is_unique"]] == ["p6"]


def test_the_numbers_of_the_rulebook_and_the_letters_of_the_spaces() -> None:
    """AP-NUM-17, AP-NUM-26."""
    printed = legend(GAME.load("t1"))
    assert (printed["fuel_price"], printed["money_a_point"]) == (5, 50)
    assert printed["letters"] == {"G": "green", "B": "blue", "W": "white", "R": "red"}


def test_a_first_pilot_brings_a_start_city_and_a_later_one_none() -> None:
    """AP-SETUP-13, AP-VAR-START-08."""
    found = GAME.new(2, 7, board="t1")
    pilots = [move for move in found.legal(found.asked[0]) if found.write(move).startswith("pilot")]
    starts = {str(move.facts(found.s, found.asked[0])["start"]) for move in pilots}
    assert starts == {"ALFA", "GOLF", "EU1", "NA1"}
    s = state(table(given={"phase": "crash", "seats": {"p1": {"plane": "p3", "place": "ALFA"}}}))
    assert pilots[0].facts(s, 0)["start"] == ""


def test_the_initiation_game_knows_no_crashes() -> None:
    """AP-VAR-INIT-13: over sea a land plane breaks down there, and crashes in the whole game."""
    for is_initiation in (True, False):
        seat = {"plane": "p3", "place": "ALFA", "gauge": 8}
        found = table(given={"phase": "flights", "seats": {"p1": seat}})
        found.play(0, "fly ALFA-ECHO")
        s = state(found)
        s.form = s.board.forms[is_initiation]
        assert derived(s)["has_crashes"] != is_initiation
        interrupt(s, 0, 0)
        assert s.lost_pilots == (0 if is_initiation else 1)
