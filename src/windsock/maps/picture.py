"""The geometry of the picture: where cities, routes, circles, names and markers lie, in picture units."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass
from functools import lru_cache
from math import cos, radians, sin
from typing import Literal

from windsock.maps.arrange import FORBIDDEN, Thing, settle
from windsock.maps.chart import Chart, Link, Place
from windsock.maps.inkspot import InkSpot
from windsock.maps.land import Box
from windsock.maps.page import Page, extent, fitted
from windsock.maps.projection import Point
from windsock.maps.shapes import Curve, text_width

WIDTH = 1200.0
ACROSS, DOWN = 78.0, 56.0  # how far all places stay from the edges
COMFORT = 220  # so many cities and circles fit on a page of that width; more make it wider
LARGEST, SMALLEST = 13, 6  # radius of a circle
NAME_SIZE, SMALL_NAME = 16.0, 14.0  # of the letters; small where not even the circles fit
CITY, HOME = 6.0, 13.0  # radius of a city, of a home's badge
TOKEN_WIDTH, TOKEN_HEIGHT = 46.0, 22.0
PIECES = 8  # of a bowed line
SIDES = ("N", "NE", "E", "SE", "S", "SW", "W", "NW")
BOWS = (0.0, 0.05, -0.05, 0.1, -0.1, 0.15, -0.15, 0.2, -0.2, 0.25, -0.25)
SLIDES = (0.0, 0.25, -0.25, 0.5, -0.5, 0.75, -0.75, 1.0, -1.0)


Anchor = Literal["start", "middle", "end"]


@dataclass(frozen=True)
class Label:
    """A name: where its text stands, how it is aligned and the box it fills."""

    text: str
    x: float
    y: float
    anchor: Anchor
    box: Box


@dataclass(frozen=True)
class Picture:
    """Everything placed. Keys are those of the chart; tokens stand in the order of its bonuses."""

    page: Page
    radius: float
    letters: float
    places: dict[str, Point]
    markers: dict[str, float]
    curves: dict[str, Curve]
    circles: dict[str, tuple[Point, ...]]
    labels: dict[str, Label]
    tokens: tuple[Box, ...]
    is_clean: bool


class Crowded(Exception):
    """Circles of this size do not fit."""


@lru_cache(maxsize=16)
def arrange(chart: Chart) -> Picture:
    """Place everything on a bare chart (`chart.bare()`), with circles as large as they fit."""
    return fitting(chart) or _place(chart, _page(chart), SMALLEST, is_last=True)


def fitting(chart: Chart) -> Picture | None:
    """The same, or nothing if not even the smallest circles fit."""
    page = _page(chart)
    for radius in range(LARGEST, SMALLEST - 1, -1):
        with suppress(Crowded):
            return _place(chart, page, radius)
    return None


def _page(chart: Chart) -> Page:
    """A page as high as the chart needs, but never very slim: then there is country around it."""
    projection = fitted(chart)
    box = extent(chart, projection)
    crowd = len(chart.places) + sum(len(link.slots) for link in chart.links)
    width = round(WIDTH * max(1.0, (crowd / COMFORT) ** 0.5))
    wide = max(box.right - box.left, (box.bottom - box.top) / 1.5)
    high = max(box.bottom - box.top, wide / 2.2)
    scale = (width - 2 * ACROSS) / wide
    height = round(high * scale + 2 * DOWN)
    shift_x = width / 2 - (box.left + box.right) / 2 * scale
    shift_y = DOWN + (high / 2 - (box.top + box.bottom) / 2) * scale
    return Page(width, height, projection, scale, scale, shift_x, shift_y)


def marker_radius(place: Place) -> float:
    """How much room the marker of a place takes."""
    return HOME if place.home else CITY


def _place(chart: Chart, page: Page, radius: float, is_last: bool = False) -> Picture:
    """Everything placed with circles of this size; the last try must do."""
    places = {place.key: page.point(place.lon, place.lat) for place in chart.places}
    markers = {place.key: marker_radius(place) for place in chart.places}
    letters = SMALL_NAME if is_last else NAME_SIZE
    fixed = [InkSpot(0, name=key, discs=[places[key]], radius=markers[key]) for key in places]
    links = []
    for link in chart.links:
        links.append(Thing(list(_link_spots(link, places, markers, radius))))
        links[-1].weigh(fixed)
        if links[-1].spot.cost >= FORBIDDEN and not is_last:
            raise Crowded
    names = [Thing(list(_name_spots(place, places[place.key], page, letters))) for place in chart.places]
    tokens = [
        Thing(list(_token_spots(places[bonus.place], markers[bonus.place], page))) for bonus in chart.bonuses
    ]
    for thing in [*names, *tokens]:
        thing.weigh(fixed)
    worst = settle([*links, *names, *tokens])  # routes move first: a name keeps the side it asks for
    if worst >= FORBIDDEN and not is_last:
        raise Crowded
    keys = [link.key for link in chart.links]
    return Picture(
        page=page,
        radius=radius,
        letters=letters,
        places=places,
        markers=markers,
        curves={key: thing.spot.data for key, thing in zip(keys, links, strict=True)},
        circles={key: tuple(thing.spot.discs) for key, thing in zip(keys, links, strict=True)},
        labels={place.key: thing.spot.data for place, thing in zip(chart.places, names, strict=True)},
        tokens=tuple(thing.spot.data for thing in tokens),
        is_clean=worst < FORBIDDEN,
    )


def _link_spots(
    link: Link, places: dict[str, Point], markers: dict[str, float], radius: float
) -> Iterator[InkSpot]:
    """The ways to draw a route: more or less bowed, its circles in the middle or nearer to one end."""
    step = 2 * radius + 2
    for bow in BOWS:
        curve = Curve(places[link.a], places[link.b], bow, PIECES)
        half = (len(link.slots) - 1) * step / 2
        first = markers[link.a] + radius + 2 + half
        last = curve.length - markers[link.b] - radius - 2 - half
        middle, play = (first + last) / 2, max(0.0, (last - first) / 2)
        if link.is_long:
            middle = curve.length / 2
        for slide in SLIDES:
            centre = middle + slide * play
            discs = [curve.at(centre - half + number * step) for number in range(len(link.slots))]
            cost = 400 * abs(bow) + 12 * abs(slide)
            yield InkSpot(cost, curve, own=(link.a, link.b), discs=discs, radius=radius, line=curve.points)


def _name_spots(place: Place, point: Point, page: Page, size: float) -> Iterator[InkSpot]:
    """The places for a name: on the side that the chart asks for, or as near to it as possible."""
    wanted = SIDES.index(place.label) if place.label in SIDES else 2
    width, high, low = text_width(place.name, size), size * 0.76, size * 0.24
    away = marker_radius(place) + 4
    for turn in range(8):
        angle = radians(turn * 45)
        across, down = sin(angle), -cos(angle)
        for nudge in (0.0, 0.5, -0.5, 1.0, -1.0):
            label = _label(place, point, across, down, away, nudge, Box(width, high, 0, low))
            cost = 6.0 * min((turn - wanted) % 8, (wanted - turn) % 8) + 4 * abs(nudge)
            if not _is_inside(label.box, page):
                cost += 2 * FORBIDDEN
            yield InkSpot(cost, label, box=label.box, weight=3 if place.is_off_map else 1)


def _label(
    place: Place, point: Point, across: float, down: float, away: float, nudge: float, size: Box
) -> Label:
    width, high, low = size.left, size.top, size.bottom
    x, y = point
    anchor: Anchor
    if abs(across) < 0.1:  # above or below; a nudge moves it to the side
        left = x - width / 2 + nudge * width * 0.5
        if abs(nudge) == 1:  # a shorter name stays at its city
            anchor = "start" if nudge > 0 else "end"
        else:
            anchor, x = "middle", left + width / 2
    elif across > 0:
        anchor, x = "start", x + away * across
        left = x
    else:
        anchor, x = "end", x + away * across
        left = x - width
    if abs(down) < 0.1:
        y = y + (high - low) / 2 + nudge * 8
    elif down > 0:
        y = y + away * down + high
    else:
        y = y + away * down - low
    return Label(place.name, x, y, anchor, Box(left, y - high, left + width, y + low))


def _is_inside(box: Box, page: Page) -> bool:
    return box.left > 8 and box.top > 8 and box.right < page.width - 8 and box.bottom < page.height - 8


def _token_spots(point: Point, marker: float, page: Page) -> Iterator[InkSpot]:
    """The places for a bonus marker: as near to its city as possible."""
    for ring in (3, 10, 20, 32):
        for turn in range(16):
            angle = radians(turn * 22.5 + 90)
            x = point[0] + (marker + ring + TOKEN_WIDTH / 2) * sin(angle)
            y = point[1] - (marker + ring + TOKEN_HEIGHT / 2) * cos(angle)
            box = Box(x - TOKEN_WIDTH / 2, y - TOKEN_HEIGHT / 2, x + TOKEN_WIDTH / 2, y + TOKEN_HEIGHT / 2)
            cost = 1.5 * ring + (0 if _is_inside(box, page) else 2 * FORBIDDEN)
            yield InkSpot(cost, box, box=box, weight=6)
