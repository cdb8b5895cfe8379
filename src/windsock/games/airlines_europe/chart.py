"""The map of a board, with what lies on it, for whoever draws it."""

from __future__ import annotations

from windsock.maps.chart import Bonus, Chart, Link, Piece, Place, Slot

from .material import Board, rows
from .state import BANNED, FREE, Europe


def chart(board: Board, s: Europe | None) -> Chart:
    """The board, fresh or as it stands in `s`. Airlines that are not in play have no home on it."""
    in_play = s.in_play if s is not None else -1
    airlines = {row["key"]: row for row in rows(board.folder / "airlines.csv")}
    pieces = tuple(
        Piece(key, *(airlines[key][column] for column in ("name", "letter", "colour", "pattern")))
        for airline, key in enumerate(board.airlines)
        if in_play >> airline & 1
    )
    homes = {board.homes[board.airlines.index(piece.key)]: piece.key for piece in pieces}
    places = tuple(
        Place(
            row["id"],
            row["name"],
            float(row["draw_lat"]),
            float(row["draw_lon"]),
            row["label"],
            row["off_map"] == "yes",
            homes.get(city),
        )
        for city, row in enumerate(rows(board.folder / "cities.csv"))
    )
    links = tuple(
        Link(key, board.cities[a], board.cities[b], slots(board, s, route), board.is_long_haul[route])
        for route, (key, (a, b)) in enumerate(zip(board.routes, board.ends, strict=True))
    )
    bonuses = tuple(
        Bonus(
            board.cities[board.destinations[airline]],
            key,
            str(board.bonuses[airline]),
            is_taken=s is not None and not s.bonuses >> airline & 1,
        )
        for airline, key in enumerate(board.airlines)
        if board.destinations[airline] >= 0
    )
    return Chart(board.name.capitalize(), pieces, places, links, bonuses)


def slots(board: Board, s: Europe | None, route: int) -> tuple[Slot, ...]:
    found: list[Slot] = []
    for circle in range(board.first_circle[route], board.first_circle[route + 1]):
        cover = FREE if s is None else s.circles[circle]
        plane = None if cover in (FREE, BANNED) else board.airlines[cover - 1]
        found.append(Slot(str(board.circle_price[circle]), plane, cover == BANNED))
    return tuple(found)
