"""Projections and coastlines: true to the earth, and cut to the page."""

from __future__ import annotations

from math import cos, hypot, radians

import pytest

from windsock.maps.land import Box, cut, world
from windsock.maps.projection import Conic, Mercator, Projection, fit

EUROPE = [(-10.0, 36.0), (38.0, 60.0)]
NORTH_AMERICA = [(-150.0, 20.0), (-60.0, 62.0)]
PATAGONIA = [(-75.0, -55.0), (-60.0, -35.0)]


@pytest.mark.parametrize("points", [EUROPE, NORTH_AMERICA, PATAGONIA])
def test_the_middle_latitudes_get_a_cone(points: list[tuple[float, float]]) -> None:
    assert isinstance(fit(points), Conic)


@pytest.mark.parametrize("points", [[], [(0.0, -30.0), (10.0, 40.0)], [(-150.0, 40.0), (150.0, 60.0)]])
def test_everything_else_gets_a_cylinder(points: list[tuple[float, float]]) -> None:
    assert isinstance(fit(points), Mercator)


@pytest.mark.parametrize("projection", [fit(EUROPE), fit(NORTH_AMERICA), fit(PATAGONIA), Mercator(20)])
def test_unproject_undoes_project(projection: Projection) -> None:
    for lon, lat in ((-9.1, 38.7), (20.0, -41.0), (37.6, 55.8)):
        assert projection.unproject(*projection.project(lon, lat)) == pytest.approx((lon, lat))


@pytest.mark.parametrize("projection", [fit(EUROPE), fit(PATAGONIA), Mercator()])
def test_shapes_are_true_and_north_is_up(projection: Projection) -> None:
    for lon, lat in ((-5.0, 40.0), (10.0, 47.0), (-65.0, -45.0)):
        x, y = projection.project(lon, lat)
        east_x, east_y = projection.project(lon + 0.001, lat)
        north_x, north_y = projection.project(lon, lat + 0.001)
        east, north = hypot(east_x - x, east_y - y), hypot(north_x - x, north_y - y)
        assert east == pytest.approx(north * cos(radians(lat)), rel=1e-3)
        assert north_y < y
        assert east_x > x


def _is_land(lon: float, lat: float) -> bool:
    inside = False
    for box, rings in world():
        if box.holds(lon, lat):
            for ring in rings:
                for (x, y), (next_x, next_y) in zip(ring, ring[1:] + ring[:1], strict=True):
                    if (y > lat) != (next_y > lat) and lon < x + (lat - y) * (next_x - x) / (next_y - y):
                        inside = not inside
    return inside


@pytest.mark.parametrize(
    ("name", "lon", "lat", "expected"),
    [
        ("Madrid", -3.7, 40.4, True),
        ("Moscow", 37.6, 55.8, True),
        ("Kansas", -98.0, 38.5, True),
        ("Sicily", 14.1, 37.6, True),
        ("the North Sea", 3.0, 56.0, False),
        ("the Caspian Sea", 51.0, 41.0, False),
        ("the Atlantic", -30.0, 30.0, False),
        ("Chukotka, beyond the date line", 185.0, 67.0, True),
        ("the South Pole", 0.0, -89.0, True),
    ],
)
def test_land_is_land(name: str, lon: float, lat: float, expected: bool) -> None:
    assert _is_land(lon, lat) is expected, name


def test_a_ring_is_cut_at_the_edges_of_the_page() -> None:
    ring = [(-5.0, -5.0), (5.0, -5.0), (5.0, 5.0), (-5.0, 5.0)]
    assert sorted(cut(ring, Box(0, 0, 10, 10))) == [(0.0, 0.0), (0.0, 5.0), (5.0, 0.0), (5.0, 5.0)]
    assert cut(ring, Box(6, 6, 10, 10)) == []
