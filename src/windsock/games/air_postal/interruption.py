"""Interrupted flight (section 10): breakdown or crash."""

from __future__ import annotations

from windsock.core.card import Seat

from .board.numbers import (
    CRASH_POINTS,
    GLORIOUS_CRASHES,
    KINDS,
    LOADS,
    VIP_CRASH_POINTS,
)
from .ending import trigger_by_points
from .hiring import NEW_PILOTS, NEW_PLANES
from .show.events import BrokenDown, Crashed
from .state import Postal


def interrupt(s: Postal, seat: Seat, die: int) -> None:
    """The flight does not reach its destination (AP-INTERRUPT-01), and the turn ends (AP-INTERRUPT-10); what
    earlier flights of it brought is kept (AP-INTERRUPT-09)."""
    is_sea = s.board.is_sea[route_below(s, die)]
    s.place[seat] = s.path[0]  # AP-INTERRUPT-08
    s.ground()
    s.is_grounded = True
    if s.form.crashes[s.type(seat)][is_sea]:  # AP-INTERRUPT-04; AP-VAR-INIT-13: otherwise never
        crash(s, seat)
    else:
        break_down(s, seat)
    trigger_by_points(s, seat)  # AP-END-02


def route_below(s: Postal, die: int) -> int:
    """AP-INTERRUPT-03, AP-RULING-70: the route of the space whose die was resolved last."""
    for route in s.leg:
        die -= s.board.lengths[route]
        if die < 0:
            return route
    raise AssertionError("more dice than spaces")


def break_down(s: Postal, seat: Seat) -> None:
    """Everything aboard stays (AP-BREAKDOWN-01); points are lost, below 0 too (AP-RULING-14)."""
    level = s.board.level[s.plane[seat]]
    s.points[seat] -= level  # AP-BREAKDOWN-02, AP-PLANE-03
    if s.told is not None:
        s.tell(BrokenDown(seat, s.place[seat], level))


def crash(s: Postal, seat: Seat) -> None:
    """The steps of section 10 in their order; money, open AIR ROUTES, cubes and points stay (AP-CRASH-10)."""
    vips = s.vips(seat)
    points = glory_of_crash(s, seat)
    s.points[seat] += points
    s.lost_pilots += 1  # AP-CRASH-01
    if s.told is not None:
        s.tell(Crashed(seat, s.pilot[seat], s.plane[seat], points))
    for load in range(LOADS):  # AP-CRASH-03
        s.boxed_loads[load] += s.loads[seat * LOADS + load]
        s.loads[seat * LOADS + load] = 0
    for kind in range(KINDS):  # AP-RULING-77
        s.lost_equipment[kind] += s.equipment[seat] >> kind & 1
    s.equipment[seat] = 0
    for card in vips:  # AP-CRASH-04
        s.objectives[seat].remove(card)
        s.boxed_objectives.append(card)
    s.cut_gauge(seat)  # AP-CARD-47a
    s.todo(NEW_PILOTS[seat], NEW_PLANES[seat])


def glory_of_crash(s: Postal, seat: Seat) -> int:
    """AP-CRASH-02, AP-RULING-75: only for the first pilots that are lost."""
    if s.lost_pilots >= GLORIOUS_CRASHES:
        return 0
    return VIP_CRASH_POINTS if s.vips(seat) else CRASH_POINTS
