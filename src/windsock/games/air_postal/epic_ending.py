"""Variant: Warbirds & Epic ending (section 15). The tour of the world, or the Atlantic there and back."""

from __future__ import annotations

from windsock.core.card import Seat

from .board.material import ATLANTIC
from .board.numbers import NEITHER
from .ending import trigger
from .state import Postal


def trigger_by_tour(s: Postal, seat: Seat) -> None:
    """Note a completed flight, and end the game if it brings the tour home (AP-VAR-EPIC-09)."""
    if not s.has_epic_ending:
        return
    if s.board.side == ATLANTIC:
        cross(s, seat)
    else:
        go_round(s, seat)


def go_round(s: Postal, seat: Seat) -> None:
    """AP-VAR-EPIC-04 to -06, AP-RULING-88: the sum of date-line numbers since the start city is not 0, and
    Anchorage - Adak was flown."""
    board = s.board
    for route, start in zip(s.flight, s.path):
        s.tour[seat] += board.date_line[route] if board.ends[route][0] == start else -board.date_line[route]
        if route == board.strait:
            s.strait[seat] = True
    if s.place[seat] == board.city_place[s.home[seat]]:
        if s.tour[seat] and s.strait[seat]:
            trigger(s, seat, "tour")
        s.tour[seat] = 0  # it begins anew
        s.strait[seat] = False


def cross(s: Postal, seat: Seat) -> None:
    """AP-VAR-EPIC-07: home again after a landing at an outstation of the other side."""
    board, place = s.board, s.place[seat]
    home = board.city_place[s.home[seat]]
    if place == home:
        if s.crossed[seat]:
            trigger(s, seat, "crossing")
    elif is_opposite(s, place, home):
        is_outstation = place in board.city_at and s.outstations >> board.city_at[place] & 1
        if is_outstation or not has_opposite_outstation(s, home):
            s.crossed[seat] = True  # AP-RULING-89, AP-RULING-99


def is_opposite(s: Postal, place: int, home: int) -> bool:
    """AP-VAR-EPIC-08, AP-FAQ-08: Greenland and Iceland lie on neither side."""
    shores = (s.board.shore[place], s.board.shore[home])
    return NEITHER not in shores and shores[0] != shores[1]


def has_opposite_outstation(s: Postal, home: int) -> bool:
    return any(
        s.outstations >> card & 1 and is_opposite(s, place, home) for place, card in s.board.city_at.items()
    )
