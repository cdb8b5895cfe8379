"""What pictures are told before it happens is what happens."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain

import pytest

import windsock
from windsock.core.play import push
from windsock.core.sight import view
from windsock.core.table import Table
from windsock.games.airlines_1990 import GAME
from windsock.games.airlines_1990.scoring import ScoreCompanies
from windsock.games.airlines_1990.state import FREE, America


def walk(seats: int, seed: int) -> Iterator[Table]:
    table = windsock.game("airlines-1990").new(seats, seed=seed)
    while not table.over:
        yield table
        seat = table.asked[0]
        moves = table.legal(seat)
        table.play(seat, moves[(table.number * 7 + seed) % len(moves)])
    yield table


def test_a_move_tells_the_circle_it_covers_and_what_its_company_is_worth_then() -> None:
    """A90-ROUTE-08, A90-SABOTAGE-05, A90-SCORE-07: from what the player sees."""
    met = set()
    for table in chain(walk(3, 1), walk(5, 2)):
        seat = table.asked[0] if table.asked else 0
        sight = view(table.s, seat).state
        for move in table.legal(seat)[:: 1 + table.number % 3]:
            facts = move.facts(sight, seat)
            if "circle" in facts:
                after = table.s.copy()
                push(after, seat, move)
                assert isinstance(after, America)
                assert isinstance(table.s, America)
                first = table.s.board.first_circle[facts["route"]]
                assert table.s.circles[first + facts["circle"]] == FREE
                assert after.circles[first + facts["circle"]] != FREE
                met.add(type(move).__name__)
                if "worth" in facts:
                    assert facts["worth"] == after.worth_of(facts["company"])
    assert met == {"FoundCompany", "FlyRoute", "SabotageRoute"}


def test_points_if_scored_now_are_the_points_of_a_scoring() -> None:
    """A90-SCORE-07 to A90-SCORE-15: whatever seat looks."""
    brought = 0
    for table in chain(walk(4, 3), walk(2, 4)):
        derived = GAME.describe(view(table.s, 0).state, 0)["derived"]
        after = table.s.copy()
        assert isinstance(after, America)
        before = after.points[:]
        ScoreCompanies().run(after)
        awards = [now - then for now, then in zip(after.points, before, strict=True)]
        assert awards == [sum(one["awards"][seat] for one in derived.values()) for seat in range(after.seats)]
        brought += sum(awards)
    assert brought > 1000


@pytest.mark.parametrize("seats", GAME.seats)
def test_a_whole_game_has_the_scorings_that_are_told(seats: int) -> None:
    """A90-SCORE-02, A90-2P-01, A90-NUM-06: unless play gets stuck."""
    board = GAME.load("america")
    told = GAME.chart(board, None).legend["scorings"][str(seats)]
    assert told == (3 if seats == 2 else 4)
    endings = {}
    for seed in range(12):
        *_, table = walk(seats, seed)
        endings[table.standing.ending] = table.everything()["scorings"]
    endings.pop("stuck", None)
    assert set(endings.values()) == {told}


def test_what_is_printed_on_a_flight_card_is_told() -> None:
    """A90-COMP-05: 42 cards, each with a value and a pattern."""
    board = GAME.load("america")
    flights = GAME.chart(board, None).legend["flights"]
    assert flights["wavy14"] == {"pattern": "wavy", "value": 14}
    printed = {f"{one['pattern']}{one['value']}" for one in flights.values()}
    assert printed == set(flights)
    assert len(flights) == len(set(board.flights))
