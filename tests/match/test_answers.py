"""Whoever sits at a match of any game asks about any move, in turn or not, and is answered."""

from __future__ import annotations

import json

import pytest

from tests.match.people import running
from windsock.core.registry import games, load_game
from windsock.frames.answer import ahead, explained, seat_move
from windsock.frames.saying import sayings_of


def test_questions_about_moves_that_no_catalogue_lists_leave_nothing_behind() -> None:
    """Probe: each of them stayed in memory for as long as the server ran."""
    match = running(2, game="air-postal")
    sayings = sayings_of(match.table.catalogue)
    for amount in range(1000, 1050):
        assert seat_move(match, 0, f"fuel {amount}")["text"] == f"fuel {amount}"
    assert all(action in match.table.catalogue.index for action in sayings.known)
    assert "fuel 1049" not in {form["text"] for form, _ in sayings.known.values()}


@pytest.mark.parametrize("name", games())
def test_every_kind_of_move_is_answered_at_the_deal(name: str) -> None:
    match = running(load_game(name).seats[-1], game=name)
    table = match.table
    kinds = {type(action): table.write(action) for action in table.catalogue.actions}
    for seat in range(table.seats):
        for move in [*kinds.values(), *map(table.write, table.legal(seat)[:3])]:
            wrong = explained(match, seat, move)
            assert (wrong is None) == (table.explain(seat, move) is None)
            json.dumps([wrong, ahead(match, seat, move), seat_move(match, seat, move)])
