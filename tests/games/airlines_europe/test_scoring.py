"""Scoring (section 9): places and points, beyond the vectors of the catalogue."""

from __future__ import annotations

from fractions import Fraction
from math import ceil

from hypothesis import given, settings
from hypothesis import strategies as st

from windsock.games.airlines_europe.scoring import places

from .position import heard, position, whole

Row = st.lists(st.integers(0, 16), min_size=5, max_size=5).map(lambda row: tuple(sorted(row, reverse=True)))
Counts = st.lists(st.integers(0, 6), min_size=2, max_size=5)


@settings(deadline=None, derandomize=True)
@given(Counts, Row)
def test_places_and_ties(counts: list[int], row: tuple[int, ...]) -> None:
    """AE-SCORE-04 to -09, AE-RULING-48, AE-RULING-49: filled places are shared, and rounded up."""
    ranked = sorted((count for count in counts if count), reverse=True)
    for count, award in zip(counts, places(tuple(counts), row), strict=True):
        filled = [row[place] for place, other in enumerate(ranked) if other == count and count]
        assert award == (ceil(Fraction(sum(filled), len(filled))) if filled else 0)


def test_a_row_with_too_few_numbers_gives_nothing_for_the_rest() -> None:
    """AE-RULING-48."""
    assert places((5, 4, 3, 2, 1), (4, 2, 1, 0)) == (4, 2, 1, 0, 0)
    assert places((2, 1, 1), (4, 2)) == (4, 1, 1)


def test_points_come_from_a_supply_without_end() -> None:
    """AE-SETUP-08, AE-RULING-03: all 589 points of the tokens are out, and awards are paid in full."""
    rich = {"points": 300, "portfolio": {"red": 2}}
    table = position(3, phase="score", seats={"p1": rich, "p2": {**rich, "portfolio": {"red": 1}}})
    assert [row["points"] for row in whole(table)["seats"]] == [303, 301, 3]


def test_airlines_score_from_the_most_advanced_marker_down() -> None:
    """AE-SCORE-01, AE-RULING-19, AE-SCORE-10: equal spaces in list order, ABACUS last."""
    held = {"red": 1, "grey": 1, "blue": 1, "white": 1, "abacus": 1}
    spaces = {"red": 35, "grey": 21, "blue": 21}
    table = position(3, phase="score", spaces=spaces, seats={"p1": {"portfolio": held}})
    words = [*table.catalogue.vocabularies["card"].words]
    order = [words[event.facts()["airline"]] for event in heard(table, "AirlineScored")]
    assert order == ["red", "blue", "grey", "white", "abacus"]


def test_a_blocked_airline_scores_where_its_marker_stands() -> None:
    """AE-BLOCK-02."""
    sold = {"r02": ["green"], "r07": ["grey", "green"]}
    table = position(3, phase="score", sold=sold, seats={"p2": {"portfolio": {"red": 1}}})
    assert whole(table)["airlines"]["red"]["is_blocked"]
    assert whole(table)["seats"][1]["points"] == 2 + 3
