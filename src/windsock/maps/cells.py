"""The geometry of the terminal map: which cell shows which city, circle, name or line."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache

from windsock.maps.arrange import FORBIDDEN, Thing, settle
from windsock.maps.cellspot import CellSpot
from windsock.maps.chart import Bonus, Chart, Link, Place
from windsock.maps.frame import frame
from windsock.maps.land import Box
from windsock.maps.projection import Point
from windsock.maps.raster import Cell, dots, quarters
from windsock.maps.shapes import Curve

SIDES = {
    "N": (0, -1), "NE": (1, -1), "E": (1, 0), "SE": (1, 1),
    "S": (0, 1), "SW": (-1, 1), "W": (-1, 0), "NW": (-1, -1),
}  # fmt: skip
BOWS = (0.0, 0.06, -0.06, 0.12, -0.12)
SLIDES = (0.0, 0.2, -0.2, 0.4, -0.4, 0.6, -0.6, 0.8, -0.8, 1.0, -1.0)
STRETCH = 1.45  # a map may be this much wider or higher than it is, to fill the screen
ROOMY = 2600.0  # cells per circle and name, above which circles are three columns wide


@dataclass(frozen=True)
class Route:
    """A link: the left cell of each of its circles, and its line as dots."""

    slots: tuple[Cell, ...]
    dots: dict[Cell, int]


@dataclass(frozen=True)
class Cells:
    """Everything placed, in columns and rows."""

    width: int
    height: int
    ground: list[list[int]]
    padding: int
    places: dict[str, Cell]
    names: dict[str, tuple[str, Cell]]
    routes: dict[str, Route]
    tokens: tuple[Cell, ...]


@lru_cache(maxsize=32)
def arrange_cells(chart: Chart, width: int, height: int) -> Cells:
    """Place everything of a bare chart (`chart.bare()`) in so many columns and rows."""
    page = frame(chart, width, height, Box(4, 1.5, 5, 1.5), STRETCH, 2.0)
    places = _apart({place.key: page.point(place.lon, place.lat) for place in chart.places}, width, height)
    fixed = [_marker(place, places[place.key]) for place in chart.places]
    for padding in (1, 0):
        links = [Thing(list(_link_spots(link, places, padding, width, height))) for link in chart.links]
        names = [Thing(list(_name_spots(place, places[place.key], width, height))) for place in chart.places]
        tokens = [Thing(list(_token_spots(chart, bonus, places, width, height))) for bonus in chart.bonuses]
        for thing in [*links, *names, *tokens]:
            thing.weigh(fixed)
        if settle([*links, *names, *tokens]) < FORBIDDEN:
            break
    return Cells(
        width=width,
        height=height,
        ground=quarters(page.land(2), width, height),
        padding=padding,
        places=places,
        names={place.key: thing.spot.data for place, thing in zip(chart.places, names, strict=True)},
        routes={link.key: thing.spot.data for link, thing in zip(chart.links, links, strict=True)},
        tokens=tuple(thing.spot.data for thing in tokens),
    )


def marker_width(place: Place) -> int:
    """A home shows a roof and a letter, any other city a dot."""
    return 2 if place.home else 1


def token_text(chart: Chart, bonus: Bonus) -> str:
    """A bonus marker as text: the airline's letter and the number."""
    return chart.piece(bonus.piece).letter + bonus.text


def _apart(points: dict[str, Point], width: int, height: int) -> dict[str, Cell]:
    """The cell of each place; of two places in one cell the second moves to the next free one."""
    taken: dict[Cell, str] = {}
    for key, (x, y) in points.items():
        column, row = max(0, min(width - 2, int(x))), max(0, min(height - 1, int(y)))
        free = [
            (abs(across) + 2 * abs(down), (column + across, row + down))
            for across in range(-6, 7)
            for down in range(-3, 4)
            if (column + across, row + down) not in taken
            and 0 <= column + across < max(1, width - 1)
            and 0 <= row + down < height
        ]
        taken[min(free)[1] if free else (column, row)] = key
    return {key: cell for cell, key in taken.items()}


def _marker(place: Place, cell: Cell) -> CellSpot:
    return CellSpot(0, None, _run(cell, marker_width(place)))


def _run(cell: Cell, length: int) -> frozenset[Cell]:
    return frozenset((cell[0] + number, cell[1]) for number in range(length))


def _outside(cells: frozenset[Cell], width: int, height: int) -> float:
    return FORBIDDEN * sum(not (0 <= column < width and 0 <= row < height) for column, row in cells)


def _link_spots(
    link: Link, places: dict[str, Cell], padding: int, width: int, height: int
) -> Iterator[CellSpot]:
    """The ways to draw a route: straight or bowed, its circles in the middle or nearer to one end."""
    (start_x, start_y), (end_x, end_y) = places[link.a], places[link.b]
    for bow in BOWS:
        curve = Curve((start_x + 0.5, start_y + 0.5), (end_x + 0.5, end_y + 0.5), bow)
        line = dots(curve.points, link.is_long)
        cells = frozenset(line)
        for slide in SLIDES:
            for spread in (1.0, 0.8):
                slots = _slots(link, curve, slide, spread, padding)
                filled = frozenset[Cell]().union(
                    *(_run(cell, len(slot.text) + 2 * padding) for cell, slot in zip(slots, link.slots, strict=True))
                )
                wanted = sum(len(slot.text) + 2 * padding for slot in link.slots)
                cost = 120 * abs(bow) + 8 * abs(slide) + 30 * (1 - spread) + _outside(filled, width, height)
                cost += FORBIDDEN * (wanted - len(filled))
                yield CellSpot(cost, Route(slots, line), filled, cells - filled)


def _slots(link: Link, curve: Curve, slide: float, spread: float, padding: int) -> tuple[Cell, ...]:
    """The left cell of each circle, evenly along the line."""
    across, down = abs(curve.end[0] - curve.start[0]), abs(curve.end[1] - curve.start[1])
    size = max([len(slot.text) for slot in link.slots], default=1) + 2 * padding
    # One step is enough to leave the row, or to pass the circle and a gap in the same row.
    by_column = (size + 1) * curve.length / across if across else curve.length
    by_row = 1.0 * curve.length / down if down else curve.length
    step = min(by_column, by_row * 1.15) * spread
    half = (len(link.slots) - 1) * step / 2
    play = max(0.0, curve.length / 2 - half - step * 0.9)
    found = []
    for number, slot in enumerate(link.slots):
        x, y = curve.at(curve.length / 2 + slide * play - half + number * step)
        found.append((int(x - (len(slot.text) + 2 * padding) / 2 + 0.5), int(y)))
    return tuple(found)


def _name_spots(place: Place, cell: Cell, width: int, height: int) -> Iterator[CellSpot]:
    """The places for a name: in full or as the key, on the side that the chart asks for or another."""
    wanted = list(SIDES).index(place.label) if place.label in SIDES else 2
    for text, short in ((place.name, 0.0), (place.key, 24.0)):
        for number, (across, down) in enumerate(SIDES.values()):
            turned = min((number - wanted) % 8, (wanted - number) % 8)
            for nudge in (0,) if down == 0 else (0, 1, -1, 2, -2):
                left = _left(cell, marker_width(place), len(text), across, down) + nudge
                filled = _run((left, cell[1] + down), len(text))
                cost = short + 4.0 * turned + 2.0 * abs(nudge) + _outside(filled, width, height)
                yield CellSpot(cost, (text, (left, cell[1] + down)), filled)


def _left(cell: Cell, marker: int, length: int, across: int, down: int) -> int:
    if across == 0:
        return cell[0] + (marker - length) // 2
    gap = 1 if down == 0 else 0
    return cell[0] + marker + gap if across > 0 else cell[0] - length - gap


def _token_spots(
    chart: Chart, bonus: Bonus, places: dict[str, Cell], width: int, height: int
) -> Iterator[CellSpot]:
    """The places for a bonus marker: as near to its city as possible."""
    column, row = places[bonus.place]
    text = token_text(chart, bonus)
    for down in (0, 1, -1, 2, -2):
        for across in range(-len(text) - 8, 10):
            left = column + across
            filled = _run((left, row + down), len(text))
            gap = max(left - column - 2, column - left - len(text), 0)
            cost = 3.0 * gap + 6.0 * abs(down) + _outside(filled, width, height)
            yield CellSpot(cost, (left, row + down), filled)
