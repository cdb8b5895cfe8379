"""What follows from the table by the rules, for whoever draws it. All of it is asked of the chapters."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Any, Final

from windsock.core.card import Seat

from ..arrival import CUBE, FULFILLED, Outstation, landing_for, rewards
from ..board.material import Board
from ..board.numbers import (
    AIR_ROUTE,
    CARGO_SLOT,
    CREW_SLOT,
    EQUIPMENT,
    LOADS,
    PAX_SLOT,
    SYSTEM_SLOT,
    VIP,
)
from ..changing import price_of
from ..delivery import Delivery, has_letter, held_back
from ..effects import Effects
from ..ending import loss, points_for
from ..flight import Flights, Leg, Overhead, breaks_off, routes_within
from ..preflight import fitness
from ..slots import slot_of, slot_of_equipment
from ..state import NOTHING, Postal, ones_in
from .foresight import firsts_ahead

if TYPE_CHECKING:
    from .view import Count, Derived, Landing, Left, SeatDerived

RACKS: Final = {CARGO_SLOT: "cargo", PAX_SLOT: "pax", CREW_SLOT: "crew", SYSTEM_SLOT: "system"}
MADE: Final[dict[tuple[Any, ...], SeatDerived]] = {}
MOST_MADE: Final = 10_000
IN_FLIGHT: Final = (Flights, Leg, Effects, Overhead, Delivery, Outstation)


def derived(s: Postal) -> Derived:
    flyer = s.asked.bit_length() - 1 if s.agenda and isinstance(s.agenda[-1], IN_FLIGHT) else NOTHING
    return {
        "flyer": None if flyer == NOTHING else f"p{flyer + 1}",
        "has_crashes": not s.form.is_initiation,
        "weather": weather(s, flyer) if s.dice else [],
        "firsts": firsts_ahead(s) if s.leg and not s.dice else [],
        "offered": {s.board.planes[plane]: price_of(s, plane) for plane in reversed(s.on_offer())},
        "count": [count(s, seat) for seat in range(s.seats)] if s.ending else None,
        "seats": [seat_of(s, seat, seat == flyer) for seat in range(s.seats)],
    }


def weather(s: Postal, seat: Seat) -> list[Left]:
    """The dice in the order of the spaces (AP-FLIGHT-16), up to the one that breaks off the flight."""
    found: list[Left] = []
    gauge, endurance, last = s.gauge[seat], s.endurance, len(s.dice) - 1
    for die in range(len(s.dice)):
        gauge -= s.fuel_costs[die]
        endurance -= s.endurance_costs[die]
        is_broken = breaks_off(gauge, endurance, die == last)
        found.append({"gauge": max(0, gauge), "endurance": max(0, endurance), "is_broken": is_broken})
        if is_broken:
            break
    return found


def count(s: Postal, seat: Seat) -> Count:
    """The final score taken apart again, whose parts were added in one go."""
    losses = [(s.board.objectives[card], loss(s, seat, card)) for card in s.objectives[seat]]
    lost = sum([points for _, points in losses])
    level, for_money = s.board.level[s.plane[seat]], points_for(s.money[seat])
    return {
        "flown": s.points[seat] + lost - level - for_money,
        "open": [{"objective": word, "points": points} for word, points in losses if points],
        "lost": lost,
        "level": level,
        "money": s.money[seat],
        "money_points": for_money,
        "total": s.points[seat],
    }


def seat_of(s: Postal, seat: Seat, is_flying: bool) -> SeatDerived:
    """Made once for equal seats: most actions change one of them, and all watchers are shown the same."""
    first, objectives = seat * LOADS, s.objectives[seat]
    key = (
        *(s.board, s.form.is_initiation, s.pilot[seat], s.plane[seat], s.place[seat], s.equipment[seat]),
        *(rewards(s, seat), s.endurance if is_flying else NOTHING, s.flown if is_flying else NOTHING),
        (*s.loads[first : first + LOADS], *objectives, *[s.cubes[card] for card in objectives]),
    )
    made = MADE.get(key)
    if made is None:
        if len(MADE) >= MOST_MADE:
            MADE.clear()
        made = MADE[key] = seat_now(s, seat, is_flying)
    return made


def seat_now(s: Postal, seat: Seat, is_flying: bool) -> SeatDerived:
    has_plane = s.plane[seat] != NOTHING
    range_ = s.range(seat) if has_plane else 0
    fit = fitness(s, seat) if s.pilot[seat] != NOTHING else 0
    return {
        "fitness": fit,
        "endurance": s.endurance if is_flying else fit,
        "range_left": range_ - s.flown if is_flying else range_,
        "racks": racks(s, seat) if has_plane else {},
        "routes": routes_from(s.board, s.place[seat], range_),
        "rewards": codes_in(s.board, rewards(s, seat)),
        "goals": {
            s.board.objectives[card]: goals_of(s.board, card, s.cubes[card])
            for card in s.objectives[seat]
            if s.board.sort[card] == AIR_ROUTE or (s.board.sort[card] == VIP and not has_letter(s, seat))
        },
        "deliverable": [
            s.board.loads[load]
            for load in range(LOADS)
            if s.loads[seat * LOADS + load] and held_back(s, seat, load) is None
        ],
    }


def racks(s: Postal, seat: Seat) -> dict[str, list[str | None]]:
    """What lies in the slots of the plane, kind by kind, then the free ones. In the initiation game all cards
    share one kind (AP-VAR-INIT-05)."""
    board = s.board
    found: dict[int, list[str | None]] = {CARGO_SLOT: [], PAX_SLOT: [], CREW_SLOT: [], SYSTEM_SLOT: []}
    for load in range(LOADS):
        if s.loads[seat * LOADS + load]:
            found[slot_of(load)] += [board.loads[load]] * s.loads[seat * LOADS + load]
    found[PAX_SLOT] += [board.objectives[card] for card in s.vips(seat)]  # AP-CARD-12
    for kind in ones_in(s.equipment[seat]):
        found[slot_of_equipment(kind)].append(EQUIPMENT[kind])
    if s.form.is_initiation:
        cards = [card for cards in found.values() for card in cards]
        return {"load": cards + [None] * s.room(seat, CARGO_SLOT)}
    return {RACKS[slot]: cards + [None] * s.room(seat, slot) for slot, cards in found.items()}


# The same for everybody in the same place, with the same card.


@lru_cache(maxsize=10_000)
def routes_from(board: Board, place: int, range_: int) -> list[str]:
    """The routes that a plane with this range could fly from a place."""
    return [] if place == NOTHING else [board.routes[route] for route in routes_within(board, place, range_)]


@lru_cache(maxsize=10_000)
def codes_in(board: Board, cards: int) -> list[str]:
    """CITY cards of a set of bits, by their codes."""
    return [board.city_cards[card] for card in ones_in(cards)]


@lru_cache(maxsize=10_000)
def goals_of(board: Board, card: int, cube: int) -> dict[str, Landing]:
    """What a landing does for an AIR ROUTE, place by place; a VIP is delivered there (AP-DELIVER-13)."""
    if board.sort[card] == VIP:
        return {board.cities[board.goals[card][0]]: "fulfilled"}  # AP-CARD-12
    found: dict[str, Landing] = {}
    for place in board.goals[card]:
        effect = landing_for(board, card, cube, place)
        if effect == CUBE:
            found[board.cities[place]] = "cube"
        elif effect == FULFILLED:
            found[board.cities[place]] = "fulfilled"
    return found
