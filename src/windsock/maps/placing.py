"""Where everything lies on a picture, in plain numbers, for whoever draws it elsewhere: the browser."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace

from windsock.maps.chart import Chart
from windsock.maps.picture import ACROSS, CITY, DOWN, HOME, Anchor, fitting
from windsock.maps.projection import Point
from windsock.maps.shapes import text_width

Name = tuple[float, float, Anchor]  # where a text stands, and how it is aligned there
Token = tuple[float, float, float, float]  # left, top, right, bottom


@dataclass(frozen=True)
class Placing:
    """All numbers are units of the page; all keys are those of the chart."""

    width: float  # of the page; its height follows from its places
    across: float  # how far all places stay from the left and right edge
    down: float  # and from the upper and lower one
    radius: float  # of a circle
    city: float  # half the room of a city's marker
    home: float  # and of a home's
    letters: float  # the size of the names
    bows: dict[str, float]  # how far a link's middle strays to the left, as a share of its length
    circles: dict[str, tuple[Point, ...]]  # of each link
    names: dict[str, Name]  # of each place
    tokens: tuple[Token, ...]  # of each bonus


def placing(chart: Chart, names: Mapping[str, Iterable[str]]) -> Placing | None:
    """The placing of a bare chart on which each place may have any of these names: in every language.

    It has none if its circles do not fit between its places: such a game draws a picture of its own, and may
    move the places.
    """
    places = tuple(replace(place, name=_widest([place.name, *names[place.key]])) for place in chart.places)
    picture = fitting(replace(chart, places=places))
    if picture is None:
        return None
    return Placing(
        width=picture.page.width,
        across=ACROSS,
        down=DOWN,
        radius=picture.radius,
        city=CITY,
        home=HOME,
        letters=picture.letters,
        bows={key: curve.bow for key, curve in picture.curves.items()},
        circles={key: tuple(_point(*centre) for centre in row) for key, row in picture.circles.items()},
        names={key: (*_point(label.x, label.y), label.anchor) for key, label in picture.labels.items()},
        tokens=tuple((*_point(box.left, box.top), *_point(box.right, box.bottom)) for box in picture.tokens),
    )


def _widest(names: Iterable[str]) -> str:
    return max(names, key=lambda name: text_width(name, 1))


def _point(x: float, y: float) -> Point:
    """A tenth of a unit is finer than anybody sees."""
    return round(x, 1), round(y, 1)
