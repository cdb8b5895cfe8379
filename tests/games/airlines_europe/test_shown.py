"""What pictures are told before it happens is what happens."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain

import windsock
from windsock.core.play import push
from windsock.core.sight import view
from windsock.core.table import Table
from windsock.games.airlines_europe import GAME
from windsock.games.airlines_europe.scoring import ScoreAirlines, scoring_ahead
from windsock.games.airlines_europe.state import FREE, Europe


def walk(seats: int, seed: int, board: str = "europe", *, flight_ban: bool = False) -> Iterator[Table]:
    """A game in which purchases are preferred, so that bonuses are won and routes fill."""
    table = windsock.game("airlines-europe").new(seats, seed, {"flight_ban": flight_ban}, board)
    while not table.over:
        yield table
        seat = table.asked[0]
        moves = table.legal(seat)
        buys = [move for move in moves if type(move).__name__ == "BuyLicence"]
        chosen = buys if buys and table.number % 3 else moves
        table.play(seat, chosen[(table.number * 7 + seed) % len(chosen)])
    yield table


def test_a_purchase_tells_the_circle_it_covers_and_where_the_marker_goes() -> None:
    """AE-BUY-04, AE-BUY-08, AE-BONUS-02, AE-BONUS-03, AE-BAN-06: from what the buyer sees."""
    met = set()
    for table in chain(walk(5, 1, "t1"), walk(4, 2, flight_ban=True)):
        seat = table.asked[0] if table.asked else 0
        sight = view(table.s, seat).state
        for move in table.legal(seat)[:: 1 + table.number % 5]:
            facts = move.facts(sight, seat)
            if "circle" in facts:
                after = table.s.copy()
                push(after, seat, move)
                assert isinstance(after, Europe)
                assert isinstance(table.s, Europe)
                first = table.s.board.first_circle[facts["route"]]
                assert table.s.circles[first + facts["circle"]] == FREE
                assert after.circles[first + facts["circle"]] != FREE
                met.add(type(move).__name__)
                if "space" in facts:
                    assert facts["space"] == after.spaces[facts["airline"]]
                    has_bonus = table.s.bonuses != after.bonuses
                    met.add("bonus" if has_bonus else "")
    assert met == {"BuyLicence", "BanLicence", "bonus", ""}


def test_what_is_not_for_sale_has_no_circle_and_moves_no_marker() -> None:
    """AE-BUY-10, AE-RULING-20, AE-ABACUS-08: questions are answered about every action."""
    *_, table = walk(2, 3)
    spaces = {key: one["space"] for key, one in table.everything()["airlines"].items()}
    full = [key for key, one in table.everything()["routes"].items() if one["next"] is None]
    assert full
    for airline in ("white", "yellow", "abacus"):
        facts = table.read(f"buy {airline} {full[0]}").facts(table.s, 0)
        assert facts["circle"] == -1
        assert facts["space"] == spaces.get(airline, 0)


def test_points_if_scored_now_are_the_points_of_a_scoring() -> None:
    """AE-SCORE-02 to AE-SCORE-10: whatever seat looks."""
    brought = 0
    for table in chain(walk(5, 4), walk(2, 5)):
        derived = GAME.describe(view(table.s, 0).state, 0)["derived"]
        after = table.s.copy()
        assert isinstance(after, Europe)
        after.scorings = scoring_ahead(after)
        before = after.points[:]
        ScoreAirlines().run(after)
        awards = [now - then for now, then in zip(after.points, before, strict=True)]
        assert awards == [sum(one["awards"][seat] for one in derived.values()) for seat in range(after.seats)]
        brought += sum(awards)
    assert brought > 1000
