"""From longitude and latitude to a flat map: a conic for the middle latitudes, Mercator for the rest."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import atan, atan2, cos, degrees, exp, hypot, log, pi, radians, sin, tan
from typing import Protocol

Point = tuple[float, float]

STEEPEST = 84.0  # degrees of latitude; beyond it a conformal map runs away to infinity


class Projection(Protocol):
    """Turns (longitude, latitude) in degrees into (x, y) with y downwards, and back."""

    def project(self, lon: float, lat: float) -> Point: ...

    def unproject(self, x: float, y: float) -> Point: ...


def _height(latitude: float) -> float:
    """How far up a latitude (in radians) lies on a Mercator map."""
    return log(tan(pi / 4 + latitude / 2))


def _clamp(lat: float) -> float:
    return radians(max(-STEEPEST, min(STEEPEST, lat)))


@dataclass(frozen=True)
class Mercator:
    """The cylinder: for maps that reach over the equator or around the world."""

    middle: float = 0.0

    def project(self, lon: float, lat: float) -> Point:
        return radians(lon - self.middle), -_height(_clamp(lat))

    def unproject(self, x: float, y: float) -> Point:
        return degrees(x) + self.middle, degrees(2 * atan(exp(max(-20.0, min(20.0, -y)))) - pi / 2)


class Conic:
    """Lambert's conformal conic, true along two parallels: Europe and North America look as we know them."""

    def __init__(self, middle: float, south: float, north: float) -> None:
        self.middle = middle
        first, second = radians(south), radians(north)
        if abs(first - second) < 1e-6:
            self.cone = sin(first)
        else:
            self.cone = log(cos(first) / cos(second)) / (_height(second) - _height(first))
        self.size = cos(first) * exp(self.cone * _height(first)) / self.cone

    def project(self, lon: float, lat: float) -> Point:
        radius = self.size * exp(-self.cone * _height(_clamp(lat)))
        angle = self.cone * radians(lon - self.middle)
        return radius * sin(angle), radius * cos(angle)

    def unproject(self, x: float, y: float) -> Point:
        sign = 1.0 if self.cone > 0 else -1.0
        radius = sign * max(hypot(x, y), 1e-12)
        angle = atan2(sign * x, sign * y)
        height = log(self.size / radius) / self.cone
        return self.middle + degrees(angle / self.cone), degrees(2 * atan(exp(height)) - pi / 2)


def fit(points: Sequence[Point]) -> Projection:
    """The projection that suits these (longitude, latitude) points."""
    if not points:
        return Mercator()
    west, east = min(lon for lon, _ in points), max(lon for lon, _ in points)
    south, north = min(lat for _, lat in points), max(lat for _, lat in points)
    middle = (west + east) / 2
    low, high = sorted((abs(south), abs(north)))
    if south * north <= 0 or low < 12 or high > 80 or east - west > 120:
        return Mercator(middle)
    sixth = (north - south) / 6
    return Conic(middle, south + sixth, north - sixth)
