"""What the markers left can win: the search of `foresight` against trying out every sequence of markers."""

from __future__ import annotations

from functools import cache

import pytest

from windsock.bots.steady import Steady
from windsock.core.action import Action
from windsock.core.card import Deck, Seat
from windsock.core.play import push
from windsock.core.sight import view
from windsock.games.air_alliance import GAME
from windsock.games.air_alliance.flights import FlyPlane, flights, fly
from windsock.games.air_alliance.journeys import wins
from windsock.games.air_alliance.payers import payers
from windsock.games.air_alliance.priority import ExchangePlanes, exchange, exchanges, priorities
from windsock.games.air_alliance.show.foresight import foresight, most_miles
from windsock.games.air_alliance.state import World

from .position import in_play, state, table

# Players, turns played before, seed, markers left.
POSITIONS = [
    *((seats, turns, seed, 3) for seats in (2, 3, 4) for turns in (0, 2) for seed in range(3)),
    (2, 4, 2, 3),
    (3, 4, 0, 3),
    (4, 5, 0, 3),
    (4, 8, 3, 3),
    *((seats, turns, seed, 2) for seats in (2, 3, 4) for turns in (9, 19, 29) for seed in range(2)),
    *((seats, turns, 1, 1) for seats in (2, 3, 4) for turns in (7, 13, 20)),
    (4, 24, 5, 1),
]


def forms(s: World, seat: Seat) -> list[Action]:
    """All flights and exchanges, each with every place of the pass that can pay."""
    found: list[Action] = []
    for action in flights(s, seat):
        assert isinstance(action, FlyPlane)
        paying = payers(s, seat, action.colour, action.origin, action.destination)
        for place in range(3):
            if paying >> place & 1:
                found.append(FlyPlane(action.colour, action.origin, action.destination, place + 1))
    for action in exchanges(s, seat):
        assert isinstance(action, ExchangePlanes)
        for place in range(3):
            if priorities(s, seat) >> place & 1:
                found.append(ExchangePlanes(action.airport, action.first, action.second, place + 1))
    return found


def brute_force(s: World, seat: Seat) -> int:
    """The most miles of all sequences of markers, each carried out by the rules. Nothing is drawn."""
    s = s.copy()
    s.pile, s.discards = Deck([], [], 0), []
    known: dict[str, int] = {}

    def most() -> int:
        key = repr((s.planes, s.spent, s.legs, s.row))
        if key not in known:
            known[key] = last() if s.markers == 1 else max([0, *(after(form) for form in forms(s, seat))])
        return known[key]

    def after(form: Action) -> int:
        before = s.planes[:], s.spent[:], s.legs[:], s.row[:], s.marks[:], s.won[:]
        s.markers -= 1
        if isinstance(form, FlyPlane):
            fly(s, seat, form.colour, form.origin, form.destination, form.place - 1)
        elif isinstance(form, ExchangePlanes):
            exchange(s, seat, form.airport, form.first, form.second, form.place - 1)
        miles = sum(s.board.miles[card] for card in s.won[len(before[5]) :]) + most()
        s.markers += 1
        s.planes, s.spent, s.legs, s.row, s.marks, s.won = before
        s.show_planes()
        return miles

    def last() -> int:
        """The last marker must win by itself."""
        ends = {s.board.destination[card] for card in s.row}
        found = [0]
        for action in flights(s, seat):
            assert isinstance(action, FlyPlane)
            if action.destination in ends:
                won = wins(s, seat, action.origin, action.destination)
                found.append(sum(s.board.miles[card] for card in won))
        return max(found)

    return most()


@cache
def position(seats: int, turns: int, seed: int, markers: int) -> World:
    return in_play(turns, seats, seed, markers)


def test_there_are_fifty() -> None:
    assert len(POSITIONS) == 50
    assert sum(most_miles(position(*kind), seat_of(position(*kind))) > 0 for kind in POSITIONS) > 30


def seat_of(s: World) -> Seat:
    return s.asked.bit_length() - 1


@pytest.mark.parametrize("kind", POSITIONS, ids=str)
def test_the_search_finds_what_brute_force_finds(kind: tuple[int, int, int, int]) -> None:
    s = position(*kind)
    assert most_miles(s, seat_of(s)) == brute_force(s, seat_of(s))


@pytest.mark.parametrize("kind", [kind for kind in POSITIONS if kind[3] > 1][::8], ids=str)
def test_steady_wins_no_less_than_the_search_has_found(kind: tuple[int, int, int, int]) -> None:
    """New cards may bring more; none is drawn here."""
    s = position(*kind).copy()
    s.pile, s.discards = Deck([], [], 0), []
    seat, most, before = seat_of(s), most_miles(s, seat_of(s)), s.won[:]
    bot = Steady(GAME, 1)
    while s.markers and s.asked == 1 << seat and type(s.agenda[-1]).__name__ != "ControlFlights":
        push(s, seat, bot.choose(view(s, seat), 5.0))
    assert sum(s.board.miles[card] for card in s.won if card not in before) == most


JOURNEY = {"planes": {"A2": ["red"]}, "row": ["c05", "c06", "c07", "c08", "f01", "f02"]}


def test_what_a_flight_leads_to() -> None:
    """Cards it wins, cards that one marker more can win, cards that only two more can."""
    found = table(given=JOURNEY)
    cards = found.material.cards

    def told(move: str) -> dict[str, list[str]]:
        facts = foresight(state(found), 0, found.read(move))
        return {key: [cards[card] for card in facts[key]] for key in ("wins", "next", "later")}

    assert told("fly red A2 E2") == {"wins": ["c05"], "next": ["c06", "c07"], "later": ["c08"]}
    assert told("fly red A2 U1") == {"wins": ["c07"], "next": ["c05", "c08"], "later": []}
    # Not E1 to E2 to U1 with c06: three slots would have to lead to E, E and U, and place 3 leads to A and M.
    assert told("fly red A2 E1") == {"wins": [], "next": ["c05", "c07"], "later": ["c08"]}
    assert foresight(state(found), 0, found.read("fly red A2 E2"))["miles"] == 5000


def test_an_exchange_brings_a_plane_to_the_front() -> None:
    """Whichever of the two positions is named first; a bot may take over in between."""
    given = {"planes": {"A2": ["green", "red"]}, "row": ["c05", "f01"]}
    for move in ("exchange A2 1st 2nd", "exchange A2 2nd 1st"):
        found = table(given=given)
        facts = foresight(state(found), 0, found.read(move))
        assert [found.material.cards[card] for card in facts["next"]] == ["c05"]
        found.play(0, move)
        assert type(found.s.agenda[-1]).__name__ == "PayExchange"
        push(found.s, 0, Steady(GAME, 1).choose(view(found.s, 0)))
        assert state(found).planes[3:5] == [0, 3]


def test_a_named_place_leaves_less() -> None:
    """Place 3 alone leads to M1 once place 1 is used."""
    found = table(given=JOURNEY)
    cards = found.material.cards
    far = foresight(state(found), 0, found.read("fly red A2 E2 1"))
    assert [cards[card] for card in far["later"]] == ["c08"]
    assert foresight(state(found), 0, found.read("reserve c05")) == {}
