"""The coastlines of the world (Natural Earth, public domain), cut to a window."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from importlib.resources import files

from windsock.maps.projection import Point

Ring = list[Point]


@dataclass(frozen=True)
class Box:
    """A rectangle, in whatever unit its user has in mind."""

    left: float
    top: float
    right: float
    bottom: float

    def grow(self, by: float) -> Box:
        return Box(self.left - by, self.top - by, self.right + by, self.bottom + by)

    def meets(self, other: Box) -> bool:
        """Do the two share some area?"""
        return (
            self.left < other.right
            and other.left < self.right
            and self.top < other.bottom
            and other.top < self.bottom
        )

    def holds(self, x: float, y: float) -> bool:
        return self.left <= x <= self.right and self.top <= y <= self.bottom


@cache
def world() -> tuple[tuple[Box, tuple[Ring, ...]], ...]:
    """All polygons of land with the box around each; a ring is a list of (longitude, latitude)."""
    text = files("windsock.maps").joinpath("data", "land.json").read_text(encoding="utf-8")
    data = json.loads(text)
    unit = 1 / data["per_degree"]
    polygons = []
    for rings in data["polygons"]:
        unfolded = tuple(_unfold(ring, unit) for ring in rings)
        polygons.append((around(unfolded[0]), unfolded))
    return tuple(polygons)


def _unfold(numbers: list[int], unit: float) -> Ring:
    """A ring from its first point and the steps to the others; see scripts/coast.py."""
    x = y = 0
    ring = []
    for step_x, step_y in zip(numbers[::2], numbers[1::2], strict=True):
        x += step_x
        y += step_y
        ring.append((x * unit, y * unit))
    return ring


def around(points: Ring) -> Box:
    """The smallest box around the points."""
    return Box(
        min(x for x, _ in points),
        min(y for _, y in points),
        max(x for x, _ in points),
        max(y for _, y in points),
    )


def cut(ring: Ring, box: Box) -> Ring:
    """The part of a ring inside the box; where it leaves, it follows the box's edge."""
    for axis, limit, sign in ((0, box.left, 1), (0, box.right, -1), (1, box.top, 1), (1, box.bottom, -1)):
        if not ring:
            break
        ring = _cut_one_side(ring, axis, limit, sign)
    return ring


def _cut_one_side(ring: Ring, axis: int, limit: float, sign: int) -> Ring:
    kept: Ring = []
    before = ring[-1]
    was_inside = (before[axis] - limit) * sign >= 0
    for point in ring:
        is_inside = (point[axis] - limit) * sign >= 0
        if is_inside != was_inside:
            share = (limit - before[axis]) / (point[axis] - before[axis])
            kept.append(
                (before[0] + share * (point[0] - before[0]), before[1] + share * (point[1] - before[1]))
            )
        if is_inside:
            kept.append(point)
        before, was_inside = point, is_inside
    return kept


def land_within(window: Box, project: Callable[[float, float], Point], page: Box) -> list[Ring]:
    """All rings of land that show on the page.

    The window is in degrees (left and right are longitudes, and may lie beyond 180), the page is in the
    unit of `project`. Cutting twice keeps far-away points, which a projection may throw anywhere, out.
    """
    rings = []
    for turn in (-360.0, 0.0, 360.0):
        turned = Box(window.left - turn, window.top, window.right - turn, window.bottom)
        for box, polygon in world():
            if not box.meets(turned):
                continue
            for ring in polygon:
                near = cut(ring, turned)
                flat = cut([project(lon + turn, lat) for lon, lat in near], page)
                if len(flat) > 2:
                    rings.append(flat)
    return rings
