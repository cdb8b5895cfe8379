"""The geometry of the terminal map: which cell shows which city, circle, name or line."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import lru_cache

from windsock.maps.arrange import FORBIDDEN, Thing, settle
from windsock.maps.cellspot import CellSpot
from windsock.maps.chart import Bonus, Chart, Link, Place
from windsock.maps.land import Box
from windsock.maps.page import page_for
from windsock.maps.projection import Point
from windsock.maps.raster import Cell, dots, quarters
from windsock.maps.shapes import Curve

SIDES = {
    "N": (0, -1), "NE": (1, -1), "E": (1, 0), "SE": (1, 1),
    "S": (0, 1), "SW": (-1, 1), "W": (-1, 0), "NW": (-1, -1),
}  # fmt: skip
BOWS = (0.0, 0.1, -0.1)
SLIDES = (0.0, 0.25, -0.25, 0.5, -0.5, 0.75, -0.75, 1.0, -1.0)
STRETCH = 1.45  # a map may be this much wider or higher than it is, to fill the screen
HOPELESS, FULL_NAMES, WIDE_CIRCLES = 4, 16, 26  # cells of the screen per city and circle: room for what?

Run = tuple[Cell, ...]  # cells side by side that hold one text, from the left
Runs = tuple[Run, ...]


@dataclass(frozen=True)
class Route:
    """A link: the cells of each of its circles, from the left, and its line as dots."""

    slots: Runs
    dots: dict[Cell, int]


@dataclass(frozen=True)
class Cells:
    """Everything placed, in columns and rows. On a screen that is too small it is not clean."""

    width: int
    height: int
    ground: list[list[int]]
    places: dict[str, Cell]
    markers: dict[str, Run]
    names: dict[str, tuple[str, Cell]]
    routes: dict[str, Route]
    tokens: tuple[Cell, ...]
    is_clean: bool


@lru_cache(maxsize=32)
def arrange_cells(chart: Chart, width: int, height: int) -> Cells:
    """Place everything of a bare chart (`chart.bare()`) in so many columns and rows."""
    page = page_for(chart, width, height, Box(4, 1.5, 5, 1.5), STRETCH, 2.0)
    screen = _screen(chart, width, height)
    places = _apart({place: page.point(place.lon, place.lat) for place in chart.places}, screen)
    markers = {place.key: _marker(place, places[place.key], screen) for place in chart.places}
    fixed = [CellSpot(0, None, frozenset(run), _bounds(run), pride=screen.pride) for run in markers.values()]
    links = [Thing(list(_link_spots(link, places, screen))) for link in chart.links]
    names = [Thing(list(_name_spots(place, markers[place.key], screen))) for place in chart.places]
    tokens = [Thing(list(_token_spots(chart, bonus, markers, screen))) for bonus in chart.bonuses]
    for thing in [*links, *names, *tokens]:
        thing.weigh(fixed)
    settle(links, screen.rounds)  # routes first: names go round them
    worst = settle([*names, *tokens, *links], screen.rounds)
    return Cells(
        width=width,
        height=height,
        ground=quarters(page.land(2), width, height),
        places=places,
        markers=markers,
        names={place.key: thing.spot.data for place, thing in zip(chart.places, names, strict=True)},
        routes={link.key: thing.spot.data for link, thing in zip(chart.links, links, strict=True)},
        tokens=tuple(thing.spot.data for thing in tokens),
        is_clean=worst < FORBIDDEN,
    )


@dataclass(frozen=True)
class Screen:
    """How large the terminal map is, and what there is room for."""

    width: int
    height: int
    padding: int  # spaces on either side of a circle's number
    has_names: bool  # in full
    rounds: int  # how long to look for good spots; where there is no room, not long

    @property
    def pride(self) -> float:
        """How much a circle minds a neighbour: less, if it has spaces of its own on either side."""
        return 8.0 if self.padding else 45.0

    def cost(self, cells: Iterable[Cell]) -> float:
        """What it costs to reach over the edge."""
        outside = sum(not (0 <= column < self.width and 0 <= row < self.height) for column, row in cells)
        return FORBIDDEN * outside


def _screen(chart: Chart, width: int, height: int) -> Screen:
    share = width * height / max(1, len(chart.places) + sum(len(link.slots) for link in chart.links))
    return Screen(
        width, height, int(share >= WIDE_CIRCLES), share >= FULL_NAMES, 12 if share >= HOPELESS else 0
    )


def token_text(chart: Chart, bonus: Bonus) -> str:
    """A bonus marker as text: the airline's letter and the number."""
    return chart.piece(bonus.piece).letter + bonus.text


def _apart(points: dict[Place, Point], screen: Screen) -> dict[str, Cell]:
    """The cell of each place; of two places in one cell the second moves to the next free one. Places with
    spaces for pieces need a cell for each."""
    found: dict[str, Cell] = {}
    taken: set[Cell] = set()
    for place, (x, y) in points.items():
        column = max(0, min(screen.width - 1, int(x)))
        row = max(0, min(screen.height - 1, int(y)))
        if taken.intersection(_spaces(place, (column, row), screen)):
            around = [(column + across, row + down) for across in range(-6, 7) for down in range(-3, 4)]
            free = [
                cell
                for cell in around
                if not screen.cost([cell]) and not taken.intersection(_spaces(place, cell, screen))
            ]
            free.sort(key=lambda cell: (abs(cell[0] - column) + 2 * abs(cell[1] - row), cell))
            column, row = free[0] if free else (column, row)
        found[place.key] = column, row
        taken.update(_spaces(place, (column, row), screen))
    return found


def _spaces(place: Place, cell: Cell, screen: Screen) -> Run:
    """The cells of a place: one for each of its spaces, or itself."""
    count = max(1, len(place.slots))
    left = max(0, min(screen.width - count, cell[0] - count // 2))
    return _run(left, cell[1], count)


def _run(left: int, row: int, length: int) -> Run:
    return tuple((left + number, row) for number in range(length))


def _bounds(cells: Run) -> Box:
    """A box around a run of cells and what is beside it."""
    (left, row), (right, _) = cells[0], cells[-1]
    return Box(left - 2, row - 1, right + 2, row + 1)


def _marker(place: Place, cell: Cell, screen: Screen) -> Run:
    """Spaces for pieces are shown side by side; a home shows a roof and a letter, any other city a dot."""
    column, row = cell
    if place.slots:
        return _spaces(place, cell, screen)
    return _run(column - screen.padding, row, 2 + 2 * screen.padding) if place.home else _run(column, row, 1)


def _link_spots(link: Link, places: dict[str, Cell], screen: Screen) -> Iterator[CellSpot]:
    """The ways to draw a route: straight or bowed, its circles in the middle or nearer to one end."""
    (start_x, start_y), (end_x, end_y) = places[link.a], places[link.b]
    widths = [len(slot.text) + 2 * screen.padding for slot in link.slots]
    for bow in BOWS:
        curve = Curve((start_x + 0.5, start_y + 0.5), (end_x + 0.5, end_y + 0.5), bow)
        line = dots(curve.points, "long" if link.is_long else link.pattern)
        lined = frozenset(line)
        columns, rows = [column for column, _ in line], [row for _, row in line]
        bounds = Box(min(columns), min(rows), max(columns), max(rows)).grow(4)
        seen = set()
        for price, slots in [*_along(curve, widths), *(_in_a_row(curve, widths) if bow == 0 else ())]:
            if slots not in seen:
                seen.add(slots)
                filled = frozenset(cell for slot in slots for cell in slot)
                cost = price + 350 * abs(bow) + screen.cost(filled) + FORBIDDEN * (sum(widths) - len(filled))
                yield CellSpot(cost, Route(slots, line), filled, bounds, lined - filled, screen.pride)


def _along(curve: Curve, widths: list[int]) -> Iterator[tuple[float, Runs]]:
    """Circles one after the other along the line, with what that costs."""
    for spread in (1.0, 0.8):
        for slide in SLIDES:
            yield 8 * abs(slide) + 30 * (1 - spread), _slots(curve, widths, slide, spread)


def _in_a_row(curve: Curve, widths: list[int]) -> Iterator[tuple[float, Runs]]:
    """Where the line is too short for that: circles side by side, across the middle of the line."""
    x, y = curve.at(curve.length / 2)
    for gap, tight in ((1, 60.0), (0, 90.0)):
        whole = sum(widths) + gap * (len(widths) - 1)
        for down in (0, -1, 1):
            for across in (0, -1, 1, -2, 2, -3, 3):
                left = int(x - whole / 2 + 0.5) + across
                starts = [left + sum(widths[:number]) + gap * number for number in range(len(widths))]
                runs = [
                    _run(start, int(y) + down, width) for start, width in zip(starts, widths, strict=True)
                ]
                yield tight + 40.0 * abs(down) + 5.0 * abs(across), tuple(runs)


def _slots(curve: Curve, widths: list[int], slide: float, spread: float) -> Runs:
    """The cells of each circle, evenly along the line."""
    across, down = abs(curve.end[0] - curve.start[0]), abs(curve.end[1] - curve.start[1])
    # One step is enough to leave the row, or to pass the circle and a gap in the same row.
    by_column = (max(widths, default=1) + 1) * curve.length / across if across else curve.length
    by_row = 1.15 * curve.length / down if down else curve.length
    step = min(by_column, by_row) * spread
    half = (len(widths) - 1) * step / 2
    play = max(0.0, curve.length / 2 - half - step * 0.9)
    found = []
    for number, width in enumerate(widths):
        x, y = curve.at(curve.length / 2 + slide * play - half + number * step)
        found.append(_run(int(x - width / 2 + 0.5), int(y), width))
    return tuple(found)


def _name_spots(place: Place, marker: Run, screen: Screen) -> Iterator[CellSpot]:
    """The places for a name: in full or as the key, on the side that the chart asks for or another."""
    wanted = list(SIDES).index(place.label) if place.label in SIDES else 2
    for text, short in ((place.name, 0.0), (place.key, 24.0)):
        if short == 0 and not screen.has_names:
            continue
        for number, (across, down) in enumerate(SIDES.values()):
            turned = min((number - wanted) % 8, (wanted - number) % 8)
            row = marker[0][1] + down
            for nudge in (0,) if down == 0 else (0, 1, -1, 2, -2):
                left = _left(marker, len(text), across, down) + nudge
                run = _run(left, row, len(text))
                cost = short + 4.0 * turned + 2.0 * abs(nudge) + screen.cost(run)
                yield CellSpot(cost, (text, (left, row)), frozenset(run), _bounds(run))


def _left(marker: Run, length: int, across: int, down: int) -> int:
    first, last = marker[0][0], marker[-1][0]
    if across == 0:
        return first + (len(marker) - length) // 2
    gap = 2 if down == 0 else 1
    return last + gap if across > 0 else first - length - gap + 1


def _token_spots(chart: Chart, bonus: Bonus, markers: dict[str, Run], screen: Screen) -> Iterator[CellSpot]:
    """The places for a bonus marker: as near to its city as possible, and not nearer to another."""
    (first, row), last = markers[bonus.place][0], markers[bonus.place][-1][0]
    length = len(token_text(chart, bonus))
    for down in (0, 1, -1, 2, -2):
        for left in range(first - length - 8, last + 9):
            run = _run(left, row + down, length)
            away = _gap(run, markers[bonus.place])
            strangers = sum(_gap(run, marker) <= away + 1 for marker in markers.values()) - 1
            cost = 3.0 * away + 3.0 * abs(down) + 30.0 * strangers + screen.cost(run)
            yield CellSpot(cost, (left, row + down), frozenset(run), _bounds(run))


def _gap(one: Run, other: Run) -> int:
    """How many columns (a row counts for two) lie between two runs."""
    across = max(one[0][0] - other[-1][0] - 1, other[0][0] - one[-1][0] - 1, 0)
    return across + 2 * max(0, abs(one[0][1] - other[0][1]) - 1)
