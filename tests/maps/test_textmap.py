"""The map in a terminal: whole rows, nothing hidden, and the mouse finds what is shown."""

from __future__ import annotations

from dataclasses import replace
from itertools import combinations

import pytest

from tests.maps.boards import ODD, europe
from windsock.maps.cells import arrange_cells
from windsock.maps.chart import Chart
from windsock.maps.palette import DARK
from windsock.maps.sheet import Row
from windsock.maps.textmap import TextMap, draw_text, text_map

SIZES = [(80, 24), (100, 32), (120, 36), (160, 48), (200, 60)]
TINY = [(1, 1), (2, 40), (40, 2), (10, 5), (30, 10), (60, 18)]


def _lines(rows: list[Row]) -> list[str]:
    return ["".join(text for text, _ in row) for row in rows]


def _style(rows: list[Row], column: int, row: int) -> str:
    for text, style in rows[row]:
        if column < len(text):
            return style
        column -= len(text)
    raise IndexError(column)


@pytest.fixture(scope="module")
def chart() -> Chart:
    return europe(sold=True)


@pytest.fixture(scope="module")
def table(chart: Chart) -> TextMap:
    return text_map(chart, 120, 36)


@pytest.mark.parametrize(("width", "height"), SIZES + TINY)
def test_every_row_has_the_asked_width(chart: Chart, width: int, height: int) -> None:
    lines = _lines(draw_text(chart, width, height))
    assert len(lines) == height
    assert {len(line) for line in lines} == {width}


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_nothing_hides_anything(chart: Chart, width: int, height: int) -> None:
    cells = text_map(chart, width, height).cells
    assert cells.is_clean
    runs = [run for route in cells.routes.values() for run in route.slots]
    runs += list(cells.markers.values())
    for text, (left, row) in cells.names.values():
        runs.append(tuple((left + number, row) for number in range(len(text))))
    for one, other in combinations(runs, 2):
        assert not set(one) & set(other)


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_cities_and_homes_are_named(chart: Chart, width: int, height: int) -> None:
    text = "\n".join(_lines(draw_text(chart, width, height)))
    for place in chart.places:
        assert place.name in text or place.key in text
    for piece in chart.pieces:
        assert f"⌂{piece.letter}" in text


def test_large_screens_show_full_names_and_small_ones_keys(chart: Chart) -> None:
    assert "Copenhagen" in "\n".join(_lines(draw_text(chart, 120, 36)))
    small = "\n".join(_lines(draw_text(chart, 80, 24)))
    assert "Copenhagen" not in small
    assert "COP" in small


def test_circles_show_number_letter_or_cross(chart: Chart, table: TextMap) -> None:
    rows = table.draw(chart)
    lines = _lines(rows)
    for link in chart.links:
        for slot, run in zip(link.slots, table.cells.routes[link.key].slots, strict=True):
            shown = "".join(lines[row][column] for column, row in run).strip()
            style = _style(rows, *run[0])
            if slot.piece:
                piece = chart.piece(slot.piece)
                assert shown == piece.letter
                assert style.endswith(f"on {piece.colour}")
            else:
                assert shown == ("×" if slot.is_closed else slot.text)


def test_a_click_on_a_circle_or_a_line_finds_the_link(chart: Chart, table: TextMap) -> None:
    for link in chart.links:
        route = table.cells.routes[link.key]
        for number, run in enumerate(route.slots):
            for column, row in run:
                assert table.link_at(column, row) == link.key
                assert table.slot_at(column, row) == (link.key, number)
        assert any(table.link_at(*cell) == link.key for cell in route.dots)


def test_a_click_on_a_city_or_its_name_finds_the_place(chart: Chart, table: TextMap) -> None:
    for place in chart.places:
        text, (left, row) = table.cells.names[place.key]
        assert table.place_at(left, row) == place.key
        assert table.place_at(left + len(text) - 1, row) == place.key
        assert table.place_at(*table.cells.markers[place.key][0]) == place.key
        assert table.link_at(*table.cells.markers[place.key][0]) is None


def test_a_click_on_open_sea_finds_nothing(table: TextMap) -> None:
    assert table.link_at(0, 0) is None
    assert table.place_at(0, 0) is None
    assert table.slot_at(500, -3) is None


def test_legal_links_stand_out(chart: Chart, table: TextMap) -> None:
    free = [link for link in chart.links if any(not slot.piece and not slot.is_closed for slot in link.slots)]
    link, other = free[0], free[1]
    number = next(n for n, slot in enumerate(link.slots) if not slot.piece and not slot.is_closed)
    cell = table.cells.routes[link.key].slots[number][0]
    assert DARK.glow not in _style(table.draw(chart), *cell)
    assert DARK.glow in _style(table.draw(chart, [link.key]), *cell)
    assert DARK.glow not in _style(table.draw(chart, [other.key]), *cell)
    focused = _style(table.draw(chart, [link.key], link.key), *cell)
    assert DARK.focus in focused
    assert "underline" in focused


def test_arrow_keys_walk_over_the_map(chart: Chart, table: TextMap) -> None:
    keys = {link.key for link in chart.links}
    start = table.neighbour(None, 1, 0, keys)
    assert start is not None
    for across, down in ((1, 0), (-1, 0), (0, 1), (0, -1)):
        link = start
        for _ in range(200):
            after = table.neighbour(link, across, down, keys)
            assert after is not None
            if after == link:
                break
            before, now = table.centre(link), table.centre(after)
            assert (now[0] - before[0]) * across + (now[1] - before[1]) * down > 0
            link = after
        else:
            pytest.fail("the arrow keys walk in circles")
    assert table.neighbour(None, 1, 0, ()) is None
    assert table.neighbour("r01", 1, 0, {"r01"}) == "r01"


def test_a_taken_bonus_leaves_the_map(chart: Chart, table: TextMap) -> None:
    assert "G+6" in "\n".join(_lines(table.draw(chart)))
    taken = replace(chart, bonuses=tuple(replace(bonus, is_taken=True) for bonus in chart.bonuses))
    assert "G+6" not in "\n".join(_lines(draw_text(taken, 120, 36)))


def test_the_same_chart_gives_the_same_rows(chart: Chart) -> None:
    first = draw_text(chart, 100, 32)
    arrange_cells.cache_clear()
    assert TextMap(chart.bare(), 100, 32).draw(europe(sold=True)) == first


def test_a_redraw_places_nothing_anew(chart: Chart) -> None:
    draw_text(chart, 200, 60)
    placed = arrange_cells.cache_info().misses
    for link in chart.links[:10]:
        draw_text(chart, 200, 60, highlight=[link.key], focus=link.key)
    assert arrange_cells.cache_info().misses == placed


def test_themes(chart: Chart) -> None:
    assert draw_text(chart, 80, 24, theme="light") != draw_text(chart, 80, 24)
    with pytest.raises(ValueError, match="sepia"):
        draw_text(chart, 80, 24, theme="sepia")


@pytest.mark.parametrize(("width", "height"), SIZES + TINY)
@pytest.mark.parametrize("chart", ODD, ids=lambda chart: chart.title)
def test_odd_charts_are_drawn_too(chart: Chart, width: int, height: int) -> None:
    assert {len(line) for line in _lines(draw_text(chart, width, height))} == {width}


def test_styles_are_those_of_rich(chart: Chart) -> None:
    style = pytest.importorskip("rich.style")
    rows = draw_text(chart, 100, 32, [link.key for link in chart.links[:5]], "r03")
    for name in {name for row in rows for _, name in row}:
        assert style.Style.parse(name)
