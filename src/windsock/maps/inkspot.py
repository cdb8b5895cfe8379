"""A spot in the picture: discs, a box and a line, and what they do to those of another spot."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from windsock.maps.arrange import FORBIDDEN
from windsock.maps.land import Box, around
from windsock.maps.projection import Point
from windsock.maps.shapes import distance, distance_to_box, is_near_line, line_meets_box, lines_cross

THROUGH_DISC, THROUGH_BOX, CROSSING = 150.0, 14.0, 500.0  # what a line may do, but rather not


@dataclass
class InkSpot:
    """What a thing would cover there; `data` is what the picture keeps of it.

    `own` names the fixed things that its line may touch: a route ends in its two cities. `weight` says
    how much its box minds a line behind it.
    """

    cost: float
    data: Any = None
    name: str = ""
    own: Sequence[str] = ()
    discs: Sequence[Point] = ()
    radius: float = 0.0
    box: Box | None = None
    line: list[Point] = field(default_factory=list)
    weight: float = 1.0
    bounds: Box = field(init=False)

    def __post_init__(self) -> None:
        points = [*self.discs, *self.line]
        if self.box:
            points += [(self.box.left, self.box.top), (self.box.right, self.box.bottom)]
        self.bounds = around(points).grow(self.radius + 4)

    def clash(self, other: InkSpot) -> float:
        """How much the two disturb each other."""
        if not self.bounds.meets(other.bounds):
            return 0.0
        return self._cover(other) + self._run_through(other) + other._run_through(self)

    def _cover(self, other: InkSpot) -> float:
        total = 0.0
        for disc in self.discs:
            for another in other.discs:
                total += _closeness(distance(disc, another), self.radius + other.radius + 2)
            if other.box:
                total += _closeness(distance_to_box(disc, other.box), self.radius + 1)
        if self.box:
            for disc in other.discs:
                total += _closeness(distance_to_box(disc, self.box), other.radius + 1)
            if other.box and self.box.meets(other.box):
                total += 2 * FORBIDDEN
        return total

    def _run_through(self, other: InkSpot) -> float:
        """What the line of this one does to the other."""
        if not self.line:
            return 0.0
        total = 0.0
        if other.name not in self.own:
            total += THROUGH_DISC * sum(
                is_near_line(disc, self.line, other.radius + 3) for disc in other.discs
            )
        if other.box and line_meets_box(self.line, other.box):
            total += THROUGH_BOX * other.weight
        if other.line and not set(self.own) & set(other.own) and lines_cross(self.line, other.line):
            total += CROSSING / 2  # counted from both sides
        return total


def _closeness(apart: float, wanted: float) -> float:
    """Nothing if far enough; else forbidden, and the more so the closer."""
    return 0.0 if apart >= wanted else FORBIDDEN * (2 - apart / wanted)
