"""The map: three legs, one behind the other, each with a space for the plane."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from windsock.maps.chart import Chart, Link, Piece, Place, Slot

from .state import Toy

PLANE: Final = "plane"
RESOLVED: Final = -1

PRINTED: Final = Chart(
    "Night Mail",
    pieces=(
        Piece("letter", "letter", "L", "#D43F1E", "solid"),
        Piece("parcel", "parcel", "P", "#2A6FDB", "solid"),
        Piece("tailwind", "tailwind", "T", "#2CA25F", "solid"),
        Piece("mechanic", "mechanic", "M", "#FFE838", "solid"),
        Piece(PLANE, PLANE, "A", "#111111", "solid"),
    ),
    places=(
        Place("FLD", "Field", 48.0, 2.0, "W"),
        Place("HIL", "Hill", 49.0, 6.0, "E"),
        Place("SEA", "Sea", 51.0, 9.0, "E"),
        Place("TWN", "Town", 53.0, 12.0, "E"),
    ),
    links=(
        Link("FLD-HIL", "FLD", "HIL", (Slot("1"),)),
        Link("HIL-SEA", "HIL", "SEA", (Slot("2"),)),
        Link("SEA-TWN", "SEA", "TWN", (Slot("3"),)),
    ),
)


def chart(s: Toy | None) -> Chart:
    """A leg is covered while its die lies there, and closed once that is resolved."""
    if s is None:
        return PRINTED
    links = [replace(link, slots=(slot_of(s, die),)) for die, link in enumerate(PRINTED.links)]
    return replace(PRINTED, links=tuple(links))


def slot_of(s: Toy, die: int) -> Slot:
    if die >= len(s.dice):
        return Slot(str(die + 1))
    is_resolved = s.dice[die] == RESOLVED
    return Slot(str(die + 1), None if is_resolved else PLANE, is_resolved)
