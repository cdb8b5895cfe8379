"""The placing that the browser draws from: every board of a game without a picture of its own has one."""

from __future__ import annotations

import json
from dataclasses import asdict
from itertools import combinations

import pytest

from tests.maps.boards import europe
from windsock.core.registry import load_game
from windsock.language import LANGUAGES, Speaker
from windsock.maps.chart import Chart
from windsock.maps.land import Box
from windsock.maps.picture import NAME_SIZE, arrange
from windsock.maps.placing import Name, Placing, placing
from windsock.maps.shapes import distance_to_box, text_width
from windsock.web.games import printed

BOARDS = [(name, board) for name in ("airlines-europe", "airlines-1990") for board in load_game(name).boards]


def own(chart: Chart) -> Placing | None:
    """The placing with no names but its own."""
    return placing(chart, {place.key: () for place in chart.places})


def box_of(text: str, name: Name) -> Box:
    x, y, anchor = name
    width = text_width(text, NAME_SIZE)
    left = x - {"start": 0.0, "middle": 0.5, "end": 1.0}[anchor] * width
    return Box(left, y - 0.76 * NAME_SIZE, left + width, y + 0.24 * NAME_SIZE)


@pytest.mark.parametrize(("name", "board"), BOARDS)
def test_a_board_that_the_browser_draws_has_a_placing(name: str, board: str) -> None:
    chart = printed(name, board)
    found = chart.placing
    assert found is not None
    assert found.bows.keys() == found.circles.keys() == {link.key for link in chart.links}
    assert all(len(found.circles[link.key]) == len(link.slots) for link in chart.links)
    assert found.names.keys() == {place.key for place in chart.places}
    assert len(found.tokens) == len(chart.bonuses)
    assert found.radius >= 11  # large enough to read
    assert len(json.dumps(asdict(found))) < 8_000  # it is sent with every board


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("name", "board"), BOARDS)
def test_names_cover_nothing_in_any_language(name: str, board: str, language: str) -> None:
    found = printed(name, board).placing
    assert found is not None
    game = load_game(name)
    speaker = Speaker(language, game, game.load(board))
    boxes = {key: box_of(speaker.name(key), label) for key, label in found.names.items()}
    for (one, box), (other, another) in combinations(boxes.items(), 2):
        assert not box.meets(another), (one, other)
    for key, box in boxes.items():
        for centres in found.circles.values():
            assert all(distance_to_box(centre, box) >= found.radius for centre in centres), key


def test_the_placing_is_that_of_the_picture() -> None:
    chart = europe().bare()
    picture, found = arrange(chart), own(chart)
    assert found is not None
    for key, centres in picture.circles.items():
        for centre, (x, y) in zip(centres, found.circles[key], strict=True):
            assert centre == pytest.approx((x, y), abs=0.051)
    for key, label in picture.labels.items():
        assert (label.x, label.y) == pytest.approx(found.names[key][:2], abs=0.051)
        assert found.names[key][2] == label.anchor


def test_a_crowded_board_has_none_and_is_drawn_all_the_same() -> None:
    game = load_game("air-postal")
    chart = game.chart(game.load("north-atlantic"), None).bare()
    assert own(chart) is None
    assert not arrange(chart).is_clean
