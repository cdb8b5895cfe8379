"""Air Postal in the terminal: planes on their way, cards by their names, what is printed, a leg rehearsed."""

from __future__ import annotations

import pytest

from windsock.core.chance import Swift
from windsock.core.registry import load_game
from windsock.core.table import Table
from windsock.language import LANGUAGES
from windsock.terminal.lookup import AboutSheet
from windsock.terminal.mappane import AROUND, MapPane
from windsock.terminal.matrix import matrix
from windsock.terminal.panels import in_sight
from windsock.terminal.printed import TOLD, must_be_printed, printed, printed_on, sorts
from windsock.terminal.reading import read_map
from windsock.terminal.signs import Signs

from .conftest import ahead_of, app_for, session_for, words_for

GAME = load_game("air-postal")
WITHOUT_LINES = ("side", "fuel_price", "money_a_point", "letters", "sea")  # single numbers, letters, routes


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
    shares = matrix(view, signs, words, ["Anna", "Ben", "Cleo"], view["asked"], 100).plain
    for word in view["load_river"]:
        assert words.speaker.name(word) in front
    assert f"{words.field('arrive')} {view['flight']['odds']['arrive']}" in front
    for seat in view["seats"]:
        assert words.speaker.name(seat["plane"]) in shares


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_printed_has_its_line(language: str) -> None:
    """Planes, pilots and great firsts with their history, crew and systems with what they do."""
    session = session_for(GAME.new(2, 1, {}))
    words = words_for(session, language)
    legend = session.chart().legend
    lines = dict(printed(legend, words))
    assert lines.keys() == {word for sort in sorts(legend, words) for word in legend[sort]}
    assert sorts(legend, words) == [sort for sort in legend if sort not in WITHOUT_LINES]
    for word in (*legend["planes"], *legend["pilots"], *legend["firsts"], *legend["equipment"]):
        line = printed_on(legend, words, word) or ""
        assert any(line.endswith(words.speaker.forms(word).get(part, "?")) for part in TOLD), line
    assert words.speaker.shelf.complaints == []
    for line in lines.values():
        assert "printed-" not in line
        assert "{" not in line


def test_things_are_found_by_what_is_printed() -> None:
    session = session_for(GAME.new(2, 1, {}))
    words = words_for(session)
    found = must_be_printed(session.chart().legend, words, "french")
    assert any(line.startswith("Montreal: embassy") for line in found)
    assert any(line.startswith("French bag: ") for line in found)


def test_the_map_in_words_tells_colours_kinds_and_planes() -> None:
    session = session_for(table_at("Leg"), ["Anna", "Ben", "Cleo"])
    words = words_for(session)
    chart = words.chart(session.chart())
    lines = read_map(chart, words, "New York")
    assert lines[0].startswith("New York: big city, takes")
    assert any("New York–Montreal): green" in line for line in read_map(words.chart(chart.bare()), words))
    assert not any("free" in line for line in read_map(chart, words))
    assert any(line.endswith(": Ben") for line in read_map(chart, words))


def test_a_leg_is_rehearsed_beside_the_choice() -> None:
    """The odds, what is left, and what is at stake, before the weather is rolled."""
    table = table_at("Leg")
    session = session_for(table, ["Anna", "Ben", "Cleo"])
    session.look(table.asked[0])
    words = words_for(session)
    odds = table.view(table.asked[0])["flight"]["odds"]
    lines = ahead_of(session, words, "roll")
    assert lines[0].startswith(f"arrives {odds['arrive']} %, breaks down {odds['breakdown']} %")
    assert ("A breakdown costs" in "".join(lines)) == (odds["breakdown"] > 0)
    assert ("A crash loses" in "".join(lines)) == (odds["crash"] > 0)


def test_a_traveller_is_offered_with_the_goal() -> None:
    table = GAME.new(2, 1, {"initiation": True})
    session = session_for(table)
    keep = session.described(table.read("keep albert-einstein"))
    assert keep is not None
    assert words_for(session).move(keep) == "Keep Albert Einstein to New York (2 points, 15k)"


async def test_what_is_printed_can_be_looked_up() -> None:
    app = app_for(GAME.new(2, 1, {}))
    async with app.run_test(size=(120, 40)) as pilot:
        await pilot.press("a", *"vimy")
        await pilot.pause()
        assert isinstance(app.screen, AboutSheet)
        answer = str(app.screen.query_one("#answer").render())
        assert answer.startswith("Vickers Vimy Transatlantic: land plane, level 3")


async def test_a_crowded_map_shows_what_is_around_the_own_plane() -> None:
    """The world in a small pane; the key z shows it whole, and back."""
    table = GAME.new(2, 1, {}, "around-the-world")
    while not table.view(0)["seats"][0]["place"]:
        table.play(table.asked[0], table.legal(table.asked[0])[0])
    app = app_for(table, ("Anna", "Ben"))
    async with app.run_test(size=(120, 40)) as pilot:
        await pilot.press("enter")
        await pilot.pause()
        pane = app.tabletop.query_one(MapPane)
        assert pane.chart is not None
        assert pane.shown is not None
        here = table.view(0)["seats"][0]["place"]
        keys = {place.key for place in pane.shown.places}
        assert here in keys
        assert len(keys) == AROUND < len(pane.chart.places)
        assert all({link.a, link.b} <= keys for link in pane.shown.links)
        await pilot.press("z")
        assert pane.shown is pane.chart
        await pilot.press("z")
        assert len(pane.shown.places) == AROUND
