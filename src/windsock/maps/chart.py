"""What a game hands to whoever draws its map: places, links with slots, pieces. No game is known here."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from math import cos, hypot, radians
from typing import Any


@dataclass(frozen=True)
class Piece:
    """A family of pieces: an airline. Told apart by colour, letter and pattern."""

    key: str
    name: str
    letter: str
    colour: str
    pattern: str
    seat: int | None = None  # whose pieces they are, if they are a player's own


@dataclass(frozen=True)
class Slot:
    """A circle on a link, or a space at a place: what is printed in it, the piece that covers it, or that it
    is closed."""

    text: str
    piece: str | None = None
    is_closed: bool = False


@dataclass(frozen=True)
class Place:
    """A city. `label` is the side its name is written on; an off-map place lies beyond the edge. Pieces may
    stand on spaces of the place itself."""

    key: str
    name: str
    lat: float
    lon: float
    label: str
    is_off_map: bool = False
    home: str | None = None
    slots: tuple[Slot, ...] = ()


@dataclass(frozen=True)
class Link:
    """A route between two places. Its line may have a pattern: solid, dashed, dotted, double or wavy."""

    key: str
    a: str
    b: str
    slots: tuple[Slot, ...]
    is_long: bool = False
    pattern: str = "solid"


@dataclass(frozen=True)
class Bonus:
    """A marker beside a place: the piece that wins it and its number. A taken one leaves its spot empty."""

    place: str
    piece: str
    text: str
    is_taken: bool = False


@dataclass(frozen=True)
class Chart:
    """A whole map, ready to draw as a picture or in a terminal. What else is printed on the board, on cards
    and on tiles stands in the legend, for the game's own picture."""

    title: str
    pieces: tuple[Piece, ...]
    places: tuple[Place, ...]
    links: tuple[Link, ...]
    bonuses: tuple[Bonus, ...] = ()
    legend: Mapping[str, Any] = field(default_factory=dict, compare=False)

    def piece(self, key: str) -> Piece:
        """The piece with this key."""
        return next(piece for piece in self.pieces if piece.key == key)

    def near(self, centre: str, count: int) -> Chart:
        """The part of the chart with so many places around one, and the links between them."""
        middle = next(place for place in self.places if place.key == centre)
        squeeze = cos(radians(middle.lat))  # degrees of longitude are shorter there
        places = sorted(
            self.places, key=lambda one: hypot((one.lon - middle.lon) * squeeze, one.lat - middle.lat)
        )[:count]
        keys = {place.key for place in places}
        links = tuple(link for link in self.links if {link.a, link.b} <= keys)
        bonuses = tuple(bonus for bonus in self.bonuses if bonus.place in keys)
        return replace(self, places=tuple(places), links=links, bonuses=bonuses)

    def bare(self) -> Chart:
        """The chart as printed: nothing sold, closed or taken. Equal for all positions of one board."""
        links = tuple(replace(link, slots=printed(link.slots)) for link in self.links)
        places = tuple(replace(one, slots=printed(one.slots)) if one.slots else one for one in self.places)
        bonuses = tuple(Bonus(bonus.place, bonus.piece, bonus.text) for bonus in self.bonuses)
        return Chart(self.title, self.pieces, places, links, bonuses, self.legend)


def printed(slots: tuple[Slot, ...]) -> tuple[Slot, ...]:
    """Slots with nothing on them."""
    return tuple(Slot(slot.text) for slot in slots)


def place(row: Mapping[str, str], home: str | None) -> Place:
    """A city as a sheet has it. It is drawn where it lies, or where the sheet says that it is drawn."""
    lat, lon = row.get("draw_lat", row["lat"]), row.get("draw_lon", row["lon"])
    is_off_map = row.get("off_map") == "yes"
    return Place(row["id"], row["name"], float(lat), float(lon), row["label"], is_off_map, home)
