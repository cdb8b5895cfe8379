"""The picture: nothing covers anything, and everything is there."""

from __future__ import annotations

from dataclasses import replace
from itertools import combinations
from xml.etree import ElementTree

import pytest

from tests.maps.boards import ODD, europe
from windsock.maps.chart import Chart
from windsock.maps.palette import DARK, LIGHT, contrast, text_on
from windsock.maps.patterns import TILES, definition, identifier
from windsock.maps.picture import Picture, arrange
from windsock.maps.shapes import distance, distance_to_box, lines_cross
from windsock.maps.svg import draw

SVG = "{http://www.w3.org/2000/svg}"


@pytest.fixture(scope="module")
def chart() -> Chart:
    return europe(sold=True)


@pytest.fixture(scope="module")
def picture(chart: Chart) -> Picture:
    return arrange(chart.bare())


def _circles(picture: Picture) -> list[tuple[float, float]]:
    return [centre for centres in picture.circles.values() for centre in centres]


def test_no_two_circles_overlap(picture: Picture) -> None:
    assert len(_circles(picture)) == 148
    for one, other in combinations(_circles(picture), 2):
        assert distance(one, other) >= 2 * picture.radius


def test_circles_are_large_enough_to_read(picture: Picture) -> None:
    assert picture.radius >= 11
    assert picture.is_clean


def test_no_circle_covers_a_city(picture: Picture) -> None:
    for key, point in picture.places.items():
        for centre in _circles(picture):
            assert distance(point, centre) >= picture.radius + picture.markers[key], key


def test_no_name_covers_a_circle_a_city_or_another_name(picture: Picture) -> None:
    for key, label in picture.labels.items():
        for centre in _circles(picture):
            assert distance_to_box(centre, label.box) >= picture.radius, key
        for other, point in picture.places.items():
            assert distance_to_box(point, label.box) >= picture.markers[other], (key, other)
    for one, other_label in combinations(picture.labels.values(), 2):
        assert not one.box.meets(other_label.box), (one.text, other_label.text)


def test_no_bonus_marker_covers_anything(picture: Picture) -> None:
    for box in picture.tokens:
        assert all(distance_to_box(centre, box) >= picture.radius for centre in _circles(picture))
        assert not any(label.box.meets(box) for label in picture.labels.values())


def test_no_two_routes_cross(picture: Picture) -> None:
    for one, other in combinations(picture.curves.values(), 2):
        assert not lines_cross(one.points, other.points)


def test_everything_lies_on_the_page(picture: Picture) -> None:
    for x, y in _circles(picture):
        assert picture.radius < x < picture.page.width - picture.radius
        assert picture.radius < y < picture.page.height - picture.radius
    for label in picture.labels.values():
        assert label.box.left > 0
        assert label.box.right < picture.page.width
        assert label.box.top > 0
        assert label.box.bottom < picture.page.height


def test_names_stand_on_the_side_that_the_chart_asks_for(chart: Chart, picture: Picture) -> None:
    for place in chart.places:
        box, (x, y) = picture.labels[place.key].box, picture.places[place.key]
        if place.label == "E":
            assert box.left > x
        elif place.label == "W":
            assert box.right < x
        elif place.label == "N":
            assert box.bottom < y
        elif place.label == "S":
            assert box.top > y


def test_the_position_does_not_move_anything(chart: Chart) -> None:
    assert chart.bare() == europe().bare()
    taken = replace(chart, bonuses=tuple(replace(bonus, is_taken=True) for bonus in chart.bonuses))
    assert taken.bare() == chart.bare()


def test_the_same_chart_gives_the_same_picture(chart: Chart) -> None:
    first = draw(chart)
    arrange.cache_clear()
    assert draw(europe(sold=True)) == first


def test_every_link_place_and_circle_is_in_the_picture(chart: Chart) -> None:
    root = ElementTree.fromstring(draw(chart))
    links = {element.get("data-link") for element in root.iter() if element.get("data-link")}
    places = {element.get("data-place") for element in root.iter() if element.get("data-place")}
    circles = [element for element in root.iter() if element.get("data-slot")]
    assert links == {link.key for link in chart.links}
    assert places == {place.key for place in chart.places}
    assert len(circles) == 148
    texts = [text for element in root.iter(f"{SVG}text") for text in element.itertext()]
    for place in chart.places:
        assert place.name in texts
    assert chart.title in texts


def test_every_piece_shows_its_letter_and_its_pattern(chart: Chart) -> None:
    text = draw(chart)
    root = ElementTree.fromstring(text)
    planes = [group for group in root.iter(f"{SVG}g") if group.get("data-slot")]
    for piece in chart.pieces:
        assert definition(piece) in text
        fill = f"url(#{identifier(piece)})"
        own = [group for group in planes if any(part.get("fill") == fill for part in group)]
        assert own, piece.name
        for group in own:
            assert [element.text for element in group.iter(f"{SVG}text")] == [piece.letter]


def test_no_two_airlines_look_alike_without_colour(chart: Chart) -> None:
    assert len({piece.letter for piece in chart.pieces}) == len(chart.pieces)
    assert len({piece.pattern for piece in chart.pieces}) == len(chart.pieces)
    drawn = {*TILES, "white cross", "black outline"}
    assert {piece.pattern for piece in chart.pieces} <= drawn


def test_letters_and_names_can_be_read(chart: Chart) -> None:
    for piece in chart.pieces:
        assert contrast(piece.colour, text_on(piece.colour)) >= 4.5, piece.name
    for palette in (LIGHT, DARK):
        assert contrast(palette.ink, palette.land) >= 7
        assert contrast(palette.ink, palette.sea) >= 7
        assert contrast(palette.faint, palette.sea) >= 4.5
        assert contrast(palette.slot_text, palette.slot) >= 7


def test_banned_circles_are_crossed_out(chart: Chart) -> None:
    banned = sum(slot.is_closed for link in chart.links for slot in link.slots)
    assert banned > 0
    assert draw(chart).count('class="ws-cross"') == banned


def test_themes(chart: Chart) -> None:
    assert "prefers-color-scheme" in draw(chart)
    assert "prefers-color-scheme" not in draw(chart, "light")
    assert DARK.sea in draw(chart, "dark")
    assert DARK.sea not in draw(chart, "light")
    with pytest.raises(ValueError, match="sepia"):
        draw(chart, "sepia")


@pytest.mark.parametrize("chart", ODD, ids=lambda chart: chart.title)
def test_odd_charts_are_drawn_too(chart: Chart) -> None:
    ElementTree.fromstring(draw(chart))
