"""Make src/windsock/maps/data/land.json, the coastlines of the world, from the npm package `world-atlas`.

Only whoever wants other coastlines runs this; the product ships the result and needs no network.

    npm pack world-atlas@2.0.2 && tar xzf world-atlas-2.0.2.tgz
    python scripts/coast.py package/land-50m.json

The data are Natural Earth's (1:50 million), which are in the public domain. The result holds a list of
polygons; a polygon is a list of rings, first the outer one, then its holes; a ring is a flat list of
whole numbers: longitude and latitude of the first point, then the step to each next point, all in
hundredths of a degree. That is a third of the size of plain coordinates. A ring over the date line goes
on beyond 180 degrees.
"""

from __future__ import annotations

import json
import sys
from itertools import pairwise
from pathlib import Path
from typing import Any

Point = tuple[int, int]

PER_DEGREE = 100
TARGET = Path(__file__).parent.parent / "src" / "windsock" / "maps" / "data" / "land.json"


def read_arcs(topology: dict[str, Any]) -> list[list[Point]]:
    """The arcs of a TopoJSON file, in hundredths of a degree."""
    scale_x, scale_y = topology["transform"]["scale"]
    left, bottom = topology["transform"]["translate"]
    arcs = []
    for steps in topology["arcs"]:
        x = y = 0
        arc = []
        for step_x, step_y in steps:
            x += step_x
            y += step_y
            arc.append((round((x * scale_x + left) * PER_DEGREE), round((y * scale_y + bottom) * PER_DEGREE)))
        arcs.append(arc)
    return arcs


def stitch(numbers: list[int], arcs: list[list[Point]]) -> list[Point]:
    """One ring from its arcs; a negative number means an arc that is walked backwards."""
    ring: list[Point] = []
    for number in numbers:
        for point in arcs[number] if number >= 0 else reversed(arcs[~number]):
            if not ring or ring[-1] != point:
                ring.append(point)
    if len(ring) > 1 and ring[0] == ring[-1]:
        ring.pop()
    return ring


def has_area(ring: list[Point]) -> bool:
    """Is there anything to paint? The seam along the south pole has only length."""
    return len(ring) > 2 and len({y for _, y in ring}) > 1 and len({x for x, _ in ring}) > 1


def unwrap(ring: list[Point]) -> list[Point]:
    """A ring without jumps at the date line: it goes on beyond 180 degrees. Antarctica closes at the pole."""
    turn = 360 * PER_DEGREE
    whole = [ring[0]]
    for x, y in ring[1:]:
        x += turn * round((whole[-1][0] - x) / turn)
        whole.append((x, y))
    middle = (min(x for x, _ in whole) + max(x for x, _ in whole)) / 2
    whole = [(x - turn * round(middle / turn), y) for x, y in whole]
    if abs(whole[-1][0] - whole[0][0]) > turn / 2:
        pole = -90 * PER_DEGREE if whole[0][1] < 0 else 90 * PER_DEGREE
        whole += [(whole[-1][0], pole), (whole[0][0], pole)]
    return whole


def shorten(ring: list[Point]) -> list[int]:
    """A ring as its first point and the steps to the others."""
    numbers = [*ring[0]]
    for (x, y), (next_x, next_y) in pairwise(ring):
        numbers += [next_x - x, next_y - y]
    return numbers


def main(source: Path) -> None:
    """Read the package's file and write ours."""
    topology = json.loads(source.read_text(encoding="utf-8"))
    arcs = read_arcs(topology)
    polygons = []
    for geometry in topology["objects"]["land"]["geometries"]:
        for polygon in geometry["arcs"]:
            rings = [stitch(numbers, arcs) for numbers in polygon]
            if has_area(rings[0]):
                polygons.append([shorten(unwrap(ring)) for ring in rings if has_area(ring)])
    polygons.sort(key=lambda rings: -sum(len(ring) for ring in rings))
    data = {
        "source": "Natural Earth 1:50m land, public domain, by way of the npm package world-atlas",
        "per_degree": PER_DEGREE,
        "polygons": polygons,
    }
    TARGET.parent.mkdir(exist_ok=True)
    TARGET.write_text(json.dumps(data, separators=(",", ":")) + "\n", encoding="utf-8")
    print(f"{TARGET.name}: {len(polygons)} polygons, {TARGET.stat().st_size // 1000} kB")


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit("usage: python scripts/coast.py package/land-50m.json")
    main(Path(sys.argv[1]))
