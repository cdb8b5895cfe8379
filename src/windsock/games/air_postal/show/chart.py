"""The map of a board for whoever draws it: routes as strings of coloured spaces, and the planes."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from functools import cache

from windsock.boards.board import rows
from windsock.core.card import Seat
from windsock.maps.chart import Chart, Link, Piece, Place, Slot

from ..board.material import Board
from ..board.numbers import COLOURS
from ..board.sheets import COORDINATES
from ..state import NOTHING, Postal
from .legend import legend

BEYOND = "*"  # a place that is drawn a second time, on the other side of the date line
WIDTH = 360.0


PLANES = tuple(
    Piece(f"p{seat}", f"p{seat}", str(seat), colour, pattern, seat - 1)
    for seat, colour, pattern in (
        (1, "#D43F1E", "solid"),
        (2, "#2A6FDB", "horizontal stripes"),
        (3, "#2CA25F", "vertical stripes"),
        (4, "#FFE838", "dots"),
    )
)


def chart(board: Board, s: Postal | None) -> Chart:
    """The board, fresh or with the planes of `s`: on its place each, or over it, and on every space of the
    leg that is announced."""
    bare = printed(board)
    if s is None:
        return bare
    over = {board.cities[place]: seat for seat, place in planes_over(s)}
    leg = {board.routes[route] for route in s.leg}
    flyer = PLANES[s.asked.bit_length() - 1].key
    places = tuple(
        replace(place, slots=covered(place.slots, PLANES[over[place.key]].key))
        if place.key in over
        else place
        for place in bare.places
    )
    links = tuple(
        replace(link, slots=covered(link.slots, flyer)) if link.key in leg else link for link in bare.links
    )
    return replace(bare, places=places, links=links)


def covered(slots: Iterable[Slot], piece: str) -> tuple[Slot, ...]:
    return tuple(replace(slot, piece=piece) for slot in slots)


def planes_over(s: Postal) -> list[tuple[Seat, int]]:
    """Where each plane is. Of several over one place the one that is asked is seen, or else the last."""
    found = [(seat, s.place[seat]) for seat in range(s.seats) if s.place[seat] != NOTHING]
    asked = s.asked.bit_length() - 1
    if s.path:
        found.append((asked, s.path[-1 - len(s.leg)]))
        found = [one for one in found if one[0] != asked or one == found[-1]]
    return sorted(found, key=lambda one: one[0] == asked)


def chart_key(s: Postal) -> tuple[tuple[tuple[Seat, int], ...], tuple[int, ...], int]:
    """All that changes on the map in a game."""
    return tuple(planes_over(s)), tuple(s.leg), s.asked


@cache
def printed(board: Board) -> Chart:
    where = {row["code"]: (float(row["lat"]), float(row["lon"])) for row in rows(board.folder / COORDINATES)}
    places = [
        Place(code, name, *where[code], "E", slots=(Slot("●"),))
        for code, name in zip(board.cities, board.city_names)
    ]
    links: list[Link] = []
    for route, (a, b) in enumerate(board.ends):
        start, end = board.cities[a], board.cities[b]
        if board.date_line[route]:
            lat, lon = where[end]
            places.append(
                Place(end + BEYOND, board.city_names[b], lat, lon + board.date_line[route] * WIDTH, "W", True)
            )
            end += BEYOND
        slots = tuple(Slot(COLOURS[colour][0].upper()) for colour in board.spaces[route])
        pattern = "dashed" if board.is_sea[route] else "solid"
        links.append(Link(board.routes[route], start, end, slots, pattern=pattern))
    return Chart(board.name, PLANES, tuple(places), tuple(links), legend=legend(board))
