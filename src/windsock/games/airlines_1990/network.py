"""Networks on the board, and what follows from every marker: the routes that can be added, the circles that
can be sabotaged, the companies that are inactive, the flight cards that are of no use any more."""

from __future__ import annotations

from bisect import bisect_left

from windsock.core.chance import NO_CHANCE
from windsock.mechanics.network import find_lowest, joined

from .board.numbers import COMPANIES, FOUNDING_MARKERS, PATTERNS, SABOTAGE_LEAST
from .show.events import CompanyInactive
from .state import ANYONES, BITS, FREE, NEVER, SABOTAGED, America


def lay_out(s: America) -> None:
    """A fresh board: no marker on it (A90-SETUP-08). Worked out once, then shared."""
    fresh = s.moves.fresh
    if fresh is None:
        s.circles = bytearray(len(s.board.printed))
        s.supply = list(s.board.markers)
        rebuild(s)
        fresh = America(s.board, s.moves, s.seats, NO_CHANCE)
        s.moves.fresh = fresh
        s.share_board(fresh)
    fresh.share_board(s)


# Markers


def found(s: America, company: int, route: int) -> None:
    """A network begins: a marker on a route at the headquarters, and one on it (A90-FOUND-07)."""
    s.own_board()
    s.founded |= 1 << company
    s.supply[company] -= FOUNDING_MARKERS
    cover(s, route, s.lowest[route], company + 1)
    reach(s, company, s.board.headquarters[company])
    reach_ends(s, company, route)
    if not s.supply[company]:
        run_out(s, company)
    examine(s, route)


def add_route(s: America, company: int, route: int) -> None:
    """A marker of the company covers the lowest free circle (A90-ROUTE-08)."""
    s.own_board()
    s.supply[company] -= 1
    cover(s, route, s.lowest[route], company + 1)
    reach_ends(s, company, route)
    if not s.supply[company]:
        run_out(s, company)
    examine(s, route)


def close(s: America, circle: int) -> None:
    """A sabotage marker covers a circle for good (A90-SABOTAGE-05); whose it is will be said next."""
    s.own_board()
    route = s.board.circle_route[circle]
    cover(s, route, circle, ANYONES)
    first, end = s.board.first_circle[route], s.board.first_circle[route + 1]
    s.targets = [target for target in s.targets if not first <= target < end]  # A90-SABOTAGE-04
    examine(s, route)


def give_marker(s: America, company: int, circle: int) -> None:
    """The marker comes from the supply of this company, as any other (A90-SABOTAGE-05, A90-RULING-04)."""
    s.own_board()
    s.circles[circle] = SABOTAGED + company
    s.supply[company] -= 1
    if s.founded >> company & 1:
        if not s.supply[company]:
            run_out(s, company)
    elif s.supply[company] < FOUNDING_MARKERS and not s.inactive >> company & 1:  # A90-RULING-28 (b)
        become_inactive(s, company)


def cover(s: America, route: int, circle: int, marker: int) -> None:
    """A circle is covered for good (A90-ROUTE-10); the lowest free one of its route may be another now."""
    offered = s.open_to[route]
    if offered:
        withdraw(s, route, offered)
    s.circles[circle] = marker
    if marker <= COMPANIES:
        s.owners[route] |= 1 << marker - 1
        offered &= ~(1 << marker - 1)  # A90-ROUTE-07
    if s.board.printed[circle] >= SABOTAGE_LEAST:
        place = bisect_left(s.targets, circle)
        if place < len(s.targets) and s.targets[place] == circle:
            del s.targets[place]
    find_lowest(s.board, s.circles, route, s.lowest, s.value)  # A90-RULING-21
    offer(s, route, offered)


def reach_ends(s: America, company: int, route: int) -> None:
    for city in s.board.ends[route]:
        if not s.reached[company] >> city & 1:
            reach(s, company, city)


def reach(s: America, company: int, city: int) -> None:
    """A city joins a network: the routes from it can be added from now on (A90-ROUTE-05, A90-RULING-20)."""
    s.reached[company] |= 1 << city
    if s.supply[company]:
        bit = 1 << company
        flown = s.board.flown[company]
        for route in s.board.routes_at[city]:
            if flown >> s.board.pattern[route] & 1 and not (s.owners[route] | s.open_to[route]) & bit:
                offer(s, route, bit)


def run_out(s: America, company: int) -> None:
    """A90-ROUTE-06: a network whose supply is empty never grows again."""
    bit = 1 << company
    for route, open_to in enumerate(s.open_to):
        if open_to & bit:
            withdraw(s, route, bit)
    find_least(s, -1)


def offer(s: America, route: int, companies: int) -> None:
    """Put this route for these companies, all or one, into its place in the sorted list."""
    if companies and s.value[route]:  # A90-ROUTE-03: nothing is offered on a full route
        base = (s.board.pattern[route] * 16 + s.value[route]) * s.board.size + route * COMPANIES
        bits = BITS[companies]
        place = bisect_left(s.ways, base + bits[0])
        for company in bits:
            s.ways.insert(place, base + company)
            s.flyings.insert(place, s.moves.flyings[route * COMPANIES + company])
            place += 1
        s.open_to[route] |= companies


def withdraw(s: America, route: int, companies: int) -> None:
    """Take this route for these companies, all or one, out of the list."""
    base = (s.board.pattern[route] * 16 + s.value[route]) * s.board.size + route * COMPANIES
    bits = BITS[companies]
    place = bisect_left(s.ways, base + bits[0])
    end = place + len(bits)
    del s.ways[place:end]
    del s.flyings[place:end]
    s.open_to[route] &= ~companies


# What a marker may put out of play


def examine(s: America, route: int) -> None:
    """After every marker on a circle (A90-RULING-29): inactive companies, unusable flight cards."""
    pattern = s.board.pattern[route]
    find_least(s, pattern)
    if s.value[route]:
        return
    for company in BITS[s.board.flyers[pattern] & ~(s.founded | s.inactive)]:
        if s.board.headquarters[company] in s.board.ends[route] and not can_start(s, company):
            become_inactive(s, company)


def can_start(s: America, company: int) -> bool:
    """A90-RULING-28 (a): a route at its headquarters in a pattern it flies has a free circle."""
    for route in s.board.starts[company]:
        if s.value[route]:
            return True
    return False


def become_inactive(s: America, company: int) -> None:
    """A90-INACTIVE-01: it can no longer be founded, for good."""
    s.inactive |= 1 << company
    find_least(s, -1)
    if s.told is not None:
        s.tell(CompanyInactive(company))


def find_least(s: America, pattern: int) -> None:
    """The least value of a flight card that is of use (A90-RULING-22), for one pattern or for all (-1)."""
    alive = 0
    for company in range(COMPANIES):
        if s.supply[company] and not s.inactive >> company & 1:
            alive |= 1 << company
    for p in range(PATTERNS) if pattern < 0 else (pattern,):
        least = NEVER
        flyers = s.board.flyers[p] & alive
        for route in s.board.routes_of[p]:
            value = s.value[route]
            if value and value < least and flyers & ~s.owners[route]:
                least = value
        s.least[p] = least


def rebuild(s: America) -> None:
    """Work out everything on the board from circles and supplies alone."""
    board = s.board
    routes = len(board.routes)
    s.is_board_shared = False
    s.circles = s.circles[:]
    s.supply = s.supply[:]
    s.founded = 0
    s.inactive = 0
    s.owners = [0] * routes
    s.targets = [circle for circle, value in enumerate(board.printed) if value >= SABOTAGE_LEAST]
    for circle, route in enumerate(board.circle_route):
        cover = s.circles[circle]
        if FREE < cover <= COMPANIES:
            s.owners[route] |= 1 << cover - 1
            s.founded |= 1 << cover - 1  # A90-RULING-09: a company with a network is founded
        elif cover:
            s.targets = [target for target in s.targets if board.circle_route[target] != route]
    s.targets = [target for target in s.targets if not s.circles[target]]
    s.value = [0] * routes
    s.lowest = list(board.first_circle[:-1])
    s.open_to = [0] * routes
    s.reached = [0] * COMPANIES
    s.ways = []
    s.flyings = []
    s.least = [0] * PATTERNS
    for route in range(routes):
        find_lowest(board, s.circles, route, s.lowest, s.value)
    for company in BITS[s.founded]:
        owned = [route for route, owners in enumerate(s.owners) if owners >> company & 1]
        for city in joined(board.ends, owned, board.headquarters[company]):
            reach(s, company, city)
    for company in range(COMPANIES):
        is_unfounded = not s.founded >> company & 1
        if is_unfounded and (s.supply[company] < FOUNDING_MARKERS or not can_start(s, company)):
            s.inactive |= 1 << company
    find_least(s, -1)
