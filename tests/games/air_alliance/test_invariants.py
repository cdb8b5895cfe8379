"""Invariants (AA-INV): each is really looked at. What holds in play, the laws say."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from windsock.core.chance import Swift
from windsock.core.play import wander
from windsock.games.air_alliance import GAME
from windsock.games.air_alliance.board.numbers import AIRPORTS
from windsock.games.air_alliance.invariants import broken, recount
from windsock.games.air_alliance.state import NONE, World

from .position import in_play, state, table


def lose_plane(s: World) -> None:
    s.planes[s.planes.index(4)] = NONE


def many_alliance_planes(s: World) -> None:
    s.zones = [0b10010000 >> 3 | 1 << s.colours[0], 0b0100000 | 1 << s.colours[0]]
    s.seats = 3


def wrong_colour(s: World) -> None:
    """A black plane where only violet and white are admitted."""
    s.planes[s.planes.index(4)] = NONE
    s.planes[5 * 3 + 1] = 4


def gap_in_a_queue(s: World) -> None:
    airport = next(a for a in range(AIRPORTS) if s.board.shapes[a] == 1 and s.planes[a * 3] == NONE)
    move_a_plane(s, airport * 3 + 1)


def gap_at_a_y(s: World) -> None:
    airport = next(a for a in range(AIRPORTS) if s.board.shapes[a] == 0 and s.planes[a * 3 + 1] == NONE)
    move_a_plane(s, airport * 3 + 2)


def move_a_plane(s: World, there: int) -> None:
    """The last of a queue, so that no other gap arises."""
    for airport in range(AIRPORTS):
        if s.board.shapes[airport] == 2 and s.planes[airport * 3] != NONE and airport * 3 != there:
            s.planes[there], s.planes[airport * 3] = s.planes[airport * 3], NONE
            return


def card_twice(s: World) -> None:
    s.row[0] = s.row[1]


def short_row(s: World) -> None:
    s.discards.append(s.row.pop())
    s.marks.pop()


def crowded_zone(s: World) -> None:
    s.zones[0] = 0b1110011


def lonely_player(s: World) -> None:
    s.zones[0] = 1 << s.colours[0]


def fourth_marker(s: World) -> None:
    s.marks = [0, 0, 0, 0, NONE, NONE]


CASES: dict[str, list[Callable[[World], None]]] = {
    "AA-INV-01": [lose_plane, many_alliance_planes],
    "AA-INV-02": [wrong_colour],
    "AA-INV-03": [gap_in_a_queue, gap_at_a_y],
    "AA-INV-04": [card_twice],
    "AA-INV-05": [short_row],
    "AA-INV-06": [crowded_zone, lonely_player],
    "AA-INV-07": [fourth_marker],
}


@pytest.mark.parametrize(("rule", "spoil"), [(rule, one) for rule in CASES for one in CASES[rule]])
def test_a_broken_position_is_found(rule: str, spoil: Callable[[World], None]) -> None:
    s = in_play(9)
    assert broken(s, None) is None
    spoil(s)
    assert broken(s, None) == rule


def after(before: World, spoil: Callable[[World], None]) -> str | None:
    """What is broken when an action did this and nothing else."""
    s = before.copy()
    spoil(s)
    recount(s)
    return broken(s, before)


def test_a_marker_that_stays_at_the_start_of_a_turn() -> None:
    """AA-INV-07."""
    before = in_play(9)
    seat = before.asked.bit_length() - 1

    def stay(s: World) -> None:
        s.turns += 1
        s.asked = 1 << s.next_seat(seat)
        s.marks[0] = s.next_seat(seat)

    assert after(before, stay) == "AA-INV-07"


def test_three_airports_at_once() -> None:
    """AA-INV-08."""

    def rotate(s: World) -> None:
        standing = [a * 3 for a in range(AIRPORTS) if s.board.shapes[a] != 2 and s.planes[a * 3] != NONE]
        one = next(place for place in standing if s.planes[place] != s.planes[standing[0]])
        s.planes[one], s.planes[standing[0]] = s.planes[standing[0]], s.planes[one]
        other = [place for place in standing if s.planes[place] != s.planes[one] and place != standing[0]]
        s.planes[one], s.planes[other[0]] = s.planes[other[0]], s.planes[one]

    assert after(in_play(9), rotate) == "AA-INV-08"


def test_a_card_that_nobody_flew_for() -> None:
    """AA-INV-09."""

    def grab(s: World) -> None:
        s.won.append(s.row[0])
        s.row[0] = s.pile.draw()
        s.haul += 1

    assert after(in_play(9), grab) == "AA-INV-09"

    def grab_after_a_flight(s: World) -> None:
        card = s.row[0]
        s.legs = [s.board.origin[card] * AIRPORTS + (s.board.destination[card] + 1) % AIRPORTS]
        grab(s)

    assert after(in_play(9), grab_after_a_flight) == "AA-INV-09"


def test_a_card_given_back() -> None:
    """AA-INV-10."""

    def give_back(s: World) -> None:
        place = next(place for place, pile in enumerate(s.passes) if pile)
        s.discards.append(s.passes[place][-1])
        s.passes[place] = s.passes[place][:-1]

    assert after(in_play(20), give_back) == "AA-INV-10"


def test_two_cards_lost() -> None:
    """AA-INV-11."""

    def lose_two(s: World) -> None:
        s.markers = 0
        for place in (0, 1):
            s.discards.append(s.row[place])
            s.row[place] = s.pile.draw()

    assert after(in_play(9), lose_two) == "AA-INV-11"


def test_none_lost() -> None:
    """AA-INV-11."""

    def lose_none(s: World) -> None:
        s.markers = 0

    assert after(in_play(9), lose_none) == "AA-INV-11"


def test_a_marker_in_the_last_round() -> None:
    """AA-INV-12."""
    before = in_play(9)
    before.is_last, before.trigger = True, "last-card"
    before.marks = [NONE] * 6

    def reserve(s: World) -> None:
        s.marks[2] = 1

    assert after(before, reserve) == "AA-INV-12"


def test_the_last_round_begins_with_the_next_player() -> None:
    """AA-INV-12."""

    def begin(s: World) -> None:
        s.is_last = True

    assert after(in_play(9), begin) == "AA-INV-12"


@pytest.mark.parametrize("seats", GAME.seats)
def test_the_last_round_has_one_turn_for_each_and_ends_with_who_triggered_it(seats: int) -> None:
    """AA-INV-12."""
    found = table(seats, "world")
    chance = Swift(5)
    while not found.over:
        moves = found.legal(found.asked[0])
        found.play(found.asked[0], moves[chance.below(len(moves))])
    events = [event for _, event in found.events_since(0, None)]
    kinds = [type(event).__name__ for event in events]
    trigger = events[kinds.index("LastCardDrawn")].facts()["seat"]
    begun = kinds.index("LastRoundBegun")
    turns = [
        event.facts()["seat"]
        for number, event in enumerate(events)
        if number > begun and kinds[number] == "TurnBegun" and kinds[number - 1] != "ExtraTurnTaken"
    ]
    assert turns == [(trigger + 1 + i) % seats for i in range(seats)]


@pytest.mark.parametrize("seats", GAME.seats)
def test_every_game_ends(seats: int) -> None:
    """AA-INV-13: also one in which all cards are reserved for ever."""
    for seed in range(5):
        s = GAME.start(GAME.load("t1"), seats, GAME.options, Swift(seed))
        wander(s, Swift(seed))
        assert s.asked == 0
    found = table(seats, "world")
    while not found.over:
        moves = found.legal(found.asked[0])
        reserves = [move for move in moves if type(move).__name__ == "ReserveCard"]
        ends = [move for move in moves if type(move).__name__ == "EndActions"]
        found.play(found.asked[0], (reserves or ends or moves)[0])
    assert state(found).turns < 200
