"""Invariants (section 19): what is true of every position. The laws ask after each action they look at."""

from __future__ import annotations

from windsock.parts.network import hang_together

from .material import FIRST_FLIGHT, SCORE
from .network import rebuild
from .numbers import COMPANIES, DEALT_SHARES, DISPLAY, SABOTAGE_LEAST, SCORE_CARDS
from .state import ANYONES, FREE, SABOTAGED, America
from .turn import Turn


def broken(s: America, before: America | None) -> str | None:
    """The id of the first invariant that does not hold. `before` is the position one action earlier."""
    board = s.board
    if shares(s) != list(board.shares):
        return "A90-INV-01"
    if flights(s) != list(board.flights):
        return "A90-INV-02"
    if markers(s) != list(board.markers) or min(s.supply) < 0:
        return "A90-INV-03"
    if not all(is_sound_route(s, route) for route in range(len(board.routes))):
        return "A90-INV-04"
    for company in range(COMPANIES):
        has_shares = any(s.laid[company::COMPANIES])
        has_routes = company + 1 in s.circles
        if not has_shares == has_routes == bool(s.founded >> company & 1):
            return "A90-INV-05"
        if not is_connected(s, company):
            return "A90-INV-06"
        if s.worth_of(company) != (1 + s.circles.count(company + 1) if has_routes else 0):
            return "A90-INV-07"
    if not is_sound_display(s):
        return "A90-INV-09"
    if score_cards(s) != SCORE_CARDS:
        return "A90-INV-10"
    if s.scorings > (3 if s.seats == 2 else 4) or (s.scorings and s.turns < s.seats and not s.ending):
        return "A90-INV-14"
    return None if before is None else broken_since(s, before)


def broken_since(s: America, before: America) -> str | None:
    """What one action may not do."""
    board = s.board
    for circle in range(len(s.circles)):  # mypyc does not walk a bytearray
        cover = s.circles[circle]
        old = before.circles[circle]
        if old != cover and 0 < cover <= COMPANIES:
            route = board.circle_route[circle]
            if board.printed[circle] != before.value[route]:
                return "A90-INV-08"
        if old not in (FREE, ANYONES, cover):
            return "A90-INV-11"
    if before.inactive & ~s.inactive or any(now > then for now, then in zip(s.supply, before.supply)):
        return "A90-INV-11"
    if any(now < then for now, then in zip(s.least, before.least)):
        return "A90-INV-11"
    grown = ((s.laid, before.laid), (s.points, before.points))
    if any(now < then for new, old_ones in grown for now, then in zip(new, old_ones)):
        return "A90-INV-11"
    for seat in range(s.seats):
        if abs(len(s.flights[seat].cards) - len(before.flights[seat].cards)) > 1:
            return "A90-INV-12"
    if s.agenda and isinstance(s.agenda[-1], Turn) and s.pile.left and taken(s) != routes(s):
        return "A90-INV-17"
    return None


def recount(s: America) -> None:
    """Work out again what the state keeps only for speed."""
    s.lay(s.piles(), s.decks())
    rebuild(s)


def shares(s: America) -> list[int]:
    """Of each company, wherever they lie."""
    cards = [*s.display, *s.pile.faces(), *s.removed_shares]
    for hand in s.hands:
        cards += hand.cards
    return [cards.count(c) + sum(s.laid[c::COMPANIES]) for c in range(COMPANIES)]


def flights(s: America) -> list[int]:
    """All flight cards, wherever they lie."""
    cards = s.flight_pile.faces()
    for hand in s.flights:
        cards += hand.cards
    return sorted([*(card - FIRST_FLIGHT for card in cards), *s.discard, *s.removed_flights])


def markers(s: America) -> list[int]:
    """Of each company, in supply and on the board."""
    found: list[int] = []
    for company in range(COMPANIES):
        on_board = s.circles.count(company + 1) + s.circles.count(SABOTAGED + company)
        found.append(s.supply[company] + on_board + (s.founded >> company & 1))
    return found


def is_sound_route(s: America, route: int) -> bool:
    """At most one sabotage marker, on a circle of enough value."""
    circles = range(s.board.first_circle[route], s.board.first_circle[route + 1])
    closed = [circle for circle in circles if s.circles[circle] >= SABOTAGED]
    return len(closed) <= 1 and all(s.board.printed[circle] >= SABOTAGE_LEAST for circle in closed)


def is_connected(s: America, company: int) -> bool:
    """At most one marker a route, patterns that it flies, and all routes connected with the headquarters."""
    board = s.board
    routes: list[int] = []
    for route in range(len(board.routes)):
        count = s.circles.count(company + 1, board.first_circle[route], board.first_circle[route + 1])
        if count > 1 or (count and not board.flown[company] >> board.pattern[route] & 1):
            return False
        routes += [route] * count
    return hang_together(board.ends, routes, board.headquarters[company])


def is_sound_display(s: America) -> bool:
    """Never a score card; between turns full while there is a pile, and without one no inactive share."""
    if SCORE in s.display:
        return False
    if not s.agenda or not isinstance(s.agenda[-1], Turn):
        return True
    if s.pile.left:
        return len(s.display) == DISPLAY
    return not any(s.inactive >> card & 1 for card in s.display)


def score_cards(s: America) -> int:
    """In the pile, set aside, used; the scoring at the end has none."""
    has_last = s.ending in ("last-share", "last-turns", "stuck")
    return s.pile.faces().count(SCORE) + s.aside + s.scorings - has_last


def taken(s: America) -> int:
    """Shares that players have taken since setup."""
    return sum(len(hand.cards) for hand in s.hands) + sum(s.laid) - DEALT_SHARES * s.seats


def routes(s: America) -> int:
    return sum(0 < cover <= COMPANIES for cover in list(s.circles))
