"""Networks on the board, and the list of licences that can be bought, kept up to date purchase by purchase."""

from __future__ import annotations

from bisect import bisect_left

from .state import BANNED, BITS, Europe


def lay_out(s: Europe) -> None:
    """A fresh board: nothing sold, every airline in play at its home."""
    s.circles = bytearray(len(s.board.circle_price))
    rebuild(s)


def place_plane(s: Europe, airline: int, route: int) -> None:
    """A plane covers the cheapest licence of a route; networks, prices and offers follow."""
    bit = 1 << airline
    offered = s.open_to[route]
    for other in BITS[offered]:
        withdraw(s, other, route)
    s.circles[s.cheapest_circle(route)] = airline + 1  # AE-BUY-03
    s.owners[route] |= bit
    s.planes[airline] -= 1
    update_price(s, route)
    if s.price[route]:  # AE-BUY-10: nothing is offered on a full route
        for other in BITS[offered & ~bit]:  # AE-BUY-09
            offer(s, other, route)
    if not s.planes[airline]:  # AE-BUY-11
        for other_route in range(len(s.open_to)):
            if s.open_to[other_route] & bit:
                withdraw(s, airline, other_route)
    a, b = s.board.ends[route]
    if not s.reached[airline] >> a & 1:
        reach(s, airline, a)
    elif not s.reached[airline] >> b & 1:
        reach(s, airline, b)


def ban(s: Europe, circle: int, route: int) -> None:
    """A ban marker covers a licence. A route never loses its last one, so only its price may change."""
    offered = s.open_to[route]
    for airline in BITS[offered]:
        withdraw(s, airline, route)
    s.circles[circle] = BANNED
    update_price(s, route)  # AE-BAN-10
    for airline in BITS[offered]:
        offer(s, airline, route)


def update_price(s: Europe, route: int) -> None:
    circle = s.cheapest_circle(route)
    s.price[route] = s.board.circle_price[circle] if circle >= 0 else 0


def reach(s: Europe, airline: int, city: int) -> None:
    """A city joins a network: the routes from it can be bought from now on (AE-BUY-06, AE-BUY-07)."""
    s.reached[airline] |= 1 << city
    if not s.planes[airline]:
        return
    bit = 1 << airline
    for route in s.board.routes_at[city]:
        if s.price[route] and not (s.owners[route] | s.open_to[route]) & bit:
            offer(s, airline, route)


def offer(s: Europe, airline: int, route: int) -> None:
    """Put a licence into its place in the sorted list."""
    board = s.board
    purchase = airline * len(board.routes) + route
    key = s.price[route] * board.size + purchase
    place = bisect_left(s.licences, key)
    s.licences.insert(place, key)
    s.purchases.insert(place, s.moves.buys[purchase])
    s.open_to[route] |= 1 << airline


def withdraw(s: Europe, airline: int, route: int) -> None:
    """Take a licence out of the list."""
    board = s.board
    place = bisect_left(s.licences, s.price[route] * board.size + airline * len(board.routes) + route)
    del s.licences[place]
    del s.purchases[place]
    s.open_to[route] &= ~(1 << airline)


def rebuild(s: Europe) -> None:
    """Work out networks, prices and offers from the circles and the planes alone."""
    board = s.board
    s.owners = [0] * len(board.routes)
    for route in range(len(board.routes)):
        for circle in range(board.first_circle[route], board.first_circle[route + 1]):
            if 0 < s.circles[circle] < BANNED:
                s.owners[route] |= 1 << s.circles[circle] - 1
    s.price = [0] * len(board.routes)
    s.open_to = [0] * len(board.routes)
    s.reached = [0] * len(board.airlines)
    s.licences = []
    s.purchases = []
    for route in range(len(board.routes)):
        update_price(s, route)
    for airline in BITS[s.in_play]:
        reach(s, airline, board.homes[airline])
        grown = True
        while grown:
            grown = False
            for route, (a, b) in enumerate(board.ends):
                if s.owners[route] >> airline & 1 and (s.reached[airline] >> a ^ s.reached[airline] >> b) & 1:
                    reach(s, airline, b if s.reached[airline] >> a & 1 else a)
                    grown = True
