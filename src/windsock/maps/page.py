"""Where on the page a place lies: a projection, moved and scaled so that a chart fills a rectangle."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from windsock.maps.chart import Chart
from windsock.maps.land import Box, Ring, around, land_within
from windsock.maps.projection import STEEPEST, Point, Projection, fit

LEAST_SPAN = 0.05  # radians; a chart of a single place still shows some country around it


@dataclass(frozen=True)
class Page:
    """A rectangle from (0, 0) to (width, height) with a map in it."""

    width: float
    height: float
    projection: Projection
    scale_x: float
    scale_y: float
    shift_x: float
    shift_y: float

    def point(self, lon: float, lat: float) -> Point:
        """Where a longitude and latitude lie on the page."""
        x, y = self.projection.project(lon, lat)
        return x * self.scale_x + self.shift_x, y * self.scale_y + self.shift_y

    def degrees(self, x: float, y: float) -> Point:
        """The longitude and latitude of a point of the page."""
        return self.projection.unproject((x - self.shift_x) / self.scale_x, (y - self.shift_y) / self.scale_y)

    def window(self) -> Box:
        """The degrees that show, as a box with the south at its top."""
        steps = range(-1, 26)
        seen = [self.degrees(self.width * i / 24, self.height * j / 24) for i in steps for j in steps]
        box = around(seen)
        return Box(box.left, max(-STEEPEST, box.top), box.right, min(STEEPEST, box.bottom)).grow(1)

    def land(self, margin: float) -> list[Ring]:
        """The coastlines on the page and a margin beyond its edges."""
        return land_within(self.window(), self.point, Box(0, 0, self.width, self.height).grow(margin))


def extent(chart: Chart, projection: Projection) -> Box:
    """The box around all places of the chart, in the projection's own unit, never without area."""
    points = [projection.project(place.lon, place.lat) for place in chart.places] or [(0.0, 0.0)]
    box = around(points)
    spare_x = max(0.0, LEAST_SPAN - (box.right - box.left)) / 2
    spare_y = max(0.0, LEAST_SPAN - (box.bottom - box.top)) / 2
    return Box(box.left - spare_x, box.top - spare_y, box.right + spare_x, box.bottom + spare_y)


def fitted(chart: Chart) -> Projection:
    """The projection for this chart."""
    return fit([(place.lon, place.lat) for place in chart.places])


def page_for(
    chart: Chart, width: float, height: float, padding: Box, stretch: float = 1.0, tall: float = 1.0
) -> Page:
    """A page that shows all places at least `padding` away from the edges.

    `tall` is how many times a unit of the page is as high as it is wide. The map may be drawn up to
    `stretch` times wider or higher than it is, if that fills the page.
    """
    projection = fitted(chart)
    box = extent(chart, projection)
    room_x = max(width / 4, width - padding.left - padding.right)
    room_y = max(height / 4, height - padding.top - padding.bottom)
    scale_x, scale_y = room_x / (box.right - box.left), room_y / (box.bottom - box.top)
    scale_x = min(scale_x, scale_y * tall * stretch)
    scale_y = min(scale_y, scale_x / tall * stretch)
    middle_x, middle_y = (
        (padding.left + width - padding.right) / 2,
        (padding.top + height - padding.bottom) / 2,
    )
    shift_x = middle_x - (box.left + box.right) / 2 * scale_x
    shift_y = middle_y - (box.top + box.bottom) / 2 * scale_y
    return Page(width, height, projection, scale_x, scale_y, shift_x, shift_y)


def graticule(page: Page, step: int) -> Iterator[list[Point]]:
    """Meridians and parallels, every so many degrees."""
    window = page.window()
    first, last = int(window.left // step), int(window.right // step) + 1
    low, high = int(window.top // step), int(window.bottom // step) + 1
    for number in range(first, last + 1):
        lats = [window.top + (window.bottom - window.top) * i / 40 for i in range(41)]
        yield [page.point(number * step, lat) for lat in lats]
    for number in range(low, high + 1):
        lons = [window.left + (window.right - window.left) * i / 80 for i in range(81)]
        yield [page.point(lon, number * step) for lon in lons]
