"""Air Postal in the terminal: planes on their way on the map, cards by their names, the odds of a leg."""

from __future__ import annotations

from windsock.core.chance import Swift
from windsock.core.registry import load_game
from windsock.core.table import Table
from windsock.terminal.panels import in_sight, matrix
from windsock.terminal.signs import Signs

from .conftest import session_for, words_for

GAME = load_game("air-postal")


def table_at(step: str) -> Table:
    """A table after some random moves, at the next such question."""
    table = GAME.new(3, 7, {})
    chance = Swift(3)
    while table.number < 60 or type(table.s.agenda[-1]).__name__ != step:
        moves = table.legal(table.asked[0])
        table.play(table.asked[0], moves[chance.below(len(moves))])
    return table


def test_the_map_shows_the_leg_that_is_announced() -> None:
    table = table_at("Leg")
    chart = GAME.chart(table.material, table.s)
    flyer = f"p{table.asked[0] + 1}"
    view = table.view(None)
    flown = {link.key for link in chart.links if any(slot.piece == flyer for slot in link.slots)}
    assert flown == set(view["flight"]["leg"])
    over = {place.key for place in chart.places if any(slot.piece == flyer for slot in place.slots)}
    assert over == {view["flight"]["path"][-1 - len(flown)]}
    assert chart.bare() == GAME.chart(table.material, None)


def test_cards_are_called_by_their_names_and_a_leg_has_odds() -> None:
    table = table_at("Leg")
    session = session_for(table, ["Anna", "Ben", "Cleo"])
    words = words_for(session)
    view = table.view(table.asked[0])
    signs = Signs(GAME.chart(table.material, table.s), words.speaker)
    front = in_sight(view, signs, words, 100).plain
    shares = matrix(view, signs, words, ["Anna", "Ben", "Cleo"], 100).plain
    for word in view["load_river"]:
        assert words.speaker.name(word) in front
    assert f"{words.field('arrive')} {view['flight']['odds']['arrive']}" in front
    for seat in view["seats"]:
        assert words.speaker.name(seat["plane"]) in shares
