"""Networks on the board, and the list of licences that can be bought, kept up to date by each purchase."""

from __future__ import annotations

from bisect import bisect_left

from windsock.core.chance import NO_CHANCE
from windsock.mechanics.network import find_lowest, joined

from .board.material import AIRLINES
from .state import BANNED, BITS, Europe


def lay_out(s: Europe) -> None:
    """A fresh board: nothing sold, every airline in play at its home. Worked out once, then shared."""
    fresh = s.moves.fresh.get(s.in_play)
    if fresh is None:
        s.circles = bytearray(len(s.board.printed))
        rebuild(s)
        fresh = Europe(s.board, s.moves, s.seats, NO_CHANCE)
        s.moves.fresh[s.in_play] = fresh
        s.share_board(fresh)
    fresh.share_board(s)


def place_plane(s: Europe, airline: int, route: int) -> None:
    """A plane covers the cheapest licence of a route; networks, prices and offers follow."""
    if s.is_board_shared:
        s.own_board()
    bit = 1 << airline
    offered = s.open_to[route]
    withdraw(s, route, offered)
    s.circles[s.cheapest[route]] = airline + 1  # AE-BUY-03
    s.owners[route] |= bit
    s.planes[airline] -= 1
    find_lowest(s.board, s.circles, route, s.cheapest, s.price)  # AE-BUY-08, AE-RULING-15
    offer(s, route, offered & ~bit)  # AE-BUY-09
    if not s.planes[airline]:  # AE-BUY-11
        for other, open_to in enumerate(s.open_to):
            if open_to & bit:
                withdraw(s, other, bit)
    a, b = s.board.ends[route]
    if not s.reached[airline] >> a & 1:
        reach(s, airline, a)
    elif not s.reached[airline] >> b & 1:
        reach(s, airline, b)


def ban(s: Europe, circle: int, route: int) -> None:
    """A ban marker covers a licence. A route never loses its last one, so only its price may change."""
    s.own_board()
    offered = s.open_to[route]
    if offered:
        withdraw(s, route, offered)
    s.circles[circle] = BANNED
    find_lowest(s.board, s.circles, route, s.cheapest, s.price)  # AE-BAN-10
    offer(s, route, offered)


def reach(s: Europe, airline: int, city: int) -> None:
    """A city joins a network: the routes from it can be bought from now on (AE-BUY-06, AE-BUY-07)."""
    s.reached[airline] |= 1 << city
    if not s.planes[airline]:
        return
    bit = 1 << airline
    price, owners, open_to, size = s.price, s.owners, s.open_to, s.board.size
    licences, purchases, buys = s.licences, s.purchases, s.moves.buys
    for route in s.board.routes_at[city]:
        if price[route] and not (owners[route] | open_to[route]) & bit:
            purchase = route * AIRLINES + airline
            key = price[route] * size + purchase
            place = bisect_left(licences, key)
            licences.insert(place, key)
            purchases.insert(place, buys[purchase])
            s.at_price[price[route]] += 1
            open_to[route] |= bit


# The licences of one route are neighbours in the list. When its price changes, all that are offered move.


def offer(s: Europe, route: int, airlines: int) -> None:
    """Put the licences of a route, which has none in the list, into their place for these airlines."""
    price = s.price[route]
    if airlines and price:  # AE-BUY-10: nothing is offered on a full route
        base = price * s.board.size + route * AIRLINES
        licences, purchases, buys = s.licences, s.purchases, s.moves.buys
        place = bisect_left(licences, base)
        for airline in BITS[airlines]:
            licences.insert(place, base + airline)
            purchases.insert(place, buys[route * AIRLINES + airline])
            place += 1
        s.at_price[price] += len(BITS[airlines])
        s.open_to[route] = airlines


def withdraw(s: Europe, route: int, airlines: int) -> None:
    """Take the licences of a route for these airlines, all or one, out of the list."""
    bits = BITS[airlines]
    price = s.price[route]
    licences, purchases = s.licences, s.purchases
    place = bisect_left(licences, price * s.board.size + route * AIRLINES + bits[0])
    for _ in bits:
        licences.pop(place)
        purchases.pop(place)
    s.at_price[price] -= len(bits)
    s.open_to[route] &= ~airlines


def rebuild(s: Europe) -> None:
    """Work out networks, prices and offers from the circles and the planes alone."""
    board = s.board
    s.is_board_shared = False
    s.circles = s.circles[:]
    s.owners = [0] * len(board.routes)
    for route in range(len(board.routes)):
        for circle in range(board.first_circle[route], board.first_circle[route + 1]):
            if 0 < s.circles[circle] < BANNED:
                s.owners[route] |= 1 << s.circles[circle] - 1
    s.price = [0] * len(board.routes)
    s.cheapest = list(board.first_circle[:-1])
    s.open_to = [0] * len(board.routes)
    s.reached = [0] * len(board.airlines)
    s.licences = []
    s.purchases = []
    s.at_price = [0] * (max(board.printed) + 1)
    for route in range(len(board.routes)):
        find_lowest(board, s.circles, route, s.cheapest, s.price)
    for airline in BITS[s.in_play]:
        owned = [route for route, owners in enumerate(s.owners) if owners >> airline & 1]
        for city in joined(board.ends, owned, board.homes[airline]):  # AE-SETUP-15
            reach(s, airline, city)
