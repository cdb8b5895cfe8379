"""The map of a board, with the planes on it in their order, for whoever draws it."""

from __future__ import annotations

from dataclasses import replace
from functools import cache, lru_cache

from windsock.boards.board import rows
from windsock.maps.chart import Chart, Piece, Place, Slot, place

from ..board.material import Board
from ..board.numbers import CAPACITY, COLOURS, POSITIONS, RANKS
from ..board.sheets import AIRPORTS
from ..state import NONE, World
from .legend import legend

PIECES = tuple(
    Piece(key, key, letter, colour, pattern)
    for key, letter, colour, pattern in (
        ("red", "R", "#D43F1E", "solid"),
        ("yellow", "Y", "#FFE838", "dots"),
        ("blue", "B", "#2A6FDB", "horizontal stripes"),
        ("green", "G", "#2CA25F", "vertical stripes"),
        ("black", "K", "#1A1A1A", "white cross"),
        ("violet", "V", "#AA4499", "diagonal stripes"),
        ("white", "W", "#FFFFFF", "black outline"),
    )
)


def chart(board: Board, s: World | None) -> Chart:
    """The board, fresh or as it stands in `s`. A free position shows its rank."""
    places = airports(board)
    if s is not None:
        planes = s.planes
        places = tuple(
            with_planes(board, airport, tuple(planes[airport * POSITIONS : (airport + 1) * POSITIONS]))
            for airport in range(len(places))
        )
    return Chart(board.name.capitalize(), PIECES, places, (), legend=legend(board))


def chart_key(s: World) -> tuple[int, ...]:
    """All that changes on the map in a game."""
    return tuple(s.planes)


@cache
def airports(board: Board) -> tuple[Place, ...]:
    """All airports, with nothing on them."""
    lines = {row["id"]: row for row in rows(board.folder / AIRPORTS)}
    found: list[Place] = []
    for airport, key in enumerate(board.airports):
        home = lines[key]["special_of"] or None
        shape = board.shapes[airport]
        slots = tuple(Slot(str(rank)) for rank in RANKS[shape][: CAPACITY[shape]])
        name = f"{key} {lines[key]['name']}"  # landing rights speak of zone and number
        found.append(replace(place(lines[key], home), name=name, slots=slots))
    return tuple(found)


@lru_cache(maxsize=20_000)
def with_planes(board: Board, airport: int, planes: tuple[int, ...]) -> Place:
    """An airport with the planes that stand there."""
    empty = airports(board)[airport]
    slots = tuple(
        slot if colour == NONE else replace(slot, piece=COLOURS[colour])
        for slot, colour in zip(empty.slots, planes)
    )
    return replace(empty, slots=slots)
