"""Setup (A90-SETUP) and information (A90-INFO)."""

from __future__ import annotations

import pytest

from windsock.core.card import EVERYONE, NOBODY, Seats
from windsock.core.trouble import Trouble
from windsock.games.airlines_1990 import GAME
from windsock.games.airlines_1990.board.material import SCORE
from windsock.games.airlines_1990.board.numbers import LATE_ROUNDS

from .position import state, table


@pytest.mark.parametrize("seats", [0, 1, 7])
def test_other_numbers_of_players_are_refused(seats: int) -> None:
    """A90-TEST-02, A90-SETUP-01, A90-RULING-03."""
    with pytest.raises(Trouble, match=str(seats)):
        GAME.new(seats, 1)


@pytest.mark.parametrize("board", GAME.boards)
@pytest.mark.parametrize("seats", GAME.seats)
def test_what_is_dealt(seats: int, board: str) -> None:
    """A90-SETUP-02 to -08, the table of section 3."""
    s = state(table(seats, board))
    assert s.pile.left == 84 - 5 * seats - 5 + 3
    assert s.pile.faces().count(SCORE) == 3
    assert s.flight_pile.left == 42 - 3 * seats
    assert sum(s.supply) == 135
    assert s.founded == s.inactive == 0
    assert set(s.pile.seen) == {NOBODY}


@pytest.mark.parametrize("seats", GAME.seats)
def test_a_card_in_hand_is_known_to_its_owner_alone(seats: int) -> None:
    """A90-INFO-01, A90-INFO-02."""
    s = state(table(seats))
    for seat in range(seats):
        assert set(s.hands[seat].seen) == {1 << seat}
        assert set(s.flights[seat].seen) == {1 << seat}


def test_a_played_flight_card_is_seen_by_all_and_a_drawn_one_by_its_owner() -> None:
    """A90-INFO-12, A90-INFO-13."""
    found = table(given={"networks": {"BOI": ["r01"]}, "seats": {"p1": {"flights": ["a1"]}}})
    for move in ("expand", "fly BOI r03", "play a1"):
        found.play(0, move)
    assert found.view(1)["discard"] == ["a1"]
    assert state(found).flights[0].seen == [1]


@pytest.mark.parametrize(("move", "seen"), [("take HIT", EVERYONE), ("draw", 1)])
def test_who_saw_a_share_that_came_into_a_hand(move: str, seen: Seats) -> None:
    """A90-INFO-10, A90-INFO-11."""
    given = {"networks": {"BOI": ["r01"]}, "display": ["HIT"], "seats": {"p1": {"flights": ["a1"]}}}
    found = table(given=given)
    for one in ("expand", "fly BOI r03", "play a1", move):
        found.play(0, one)
    assert state(found).hands[0].seen == [seen]


@pytest.mark.parametrize("seats", GAME.seats)
def test_late_score_cards_come_after_whole_rounds(seats: int) -> None:
    """A90-VAR-03, A90-RULING-59: turns 10, 12, 12, 10, 12."""
    found = table(seats, options={"late_cards": True})
    last = {2: 10, 3: 12, 4: 12, 5: 10, 6: 12}[seats]
    assert last == seats * LATE_ROUNDS[seats]
    while state(found).turns < last:
        assert state(found).aside == 3
        seat = found.asked[0]
        found.play(seat, "expand")
        found.play(seat, "keep")
    assert state(found).aside == 0
    assert state(found).pile.faces().count(SCORE) == 3
