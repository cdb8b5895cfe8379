"""Invariants (section 16): what is true of every position. The laws ask after each action they look at."""

from __future__ import annotations

from windsock.mechanics.network import hang_together

from .abacus import GiveUpShare
from .board.material import ABACUS, AIRLINES, KINDS, MOST, SCORING
from .board.numbers import BANK_PER_SEAT, MARKET
from .flight_ban import BanPhase
from .network import rebuild
from .state import BITS, FREE, Europe
from .turn import Turn


def broken(s: Europe, before: Europe | None) -> str | None:
    """The id of the first invariant that does not hold. `before` is the position one action earlier."""
    rule = unsound(s)
    if rule is not None:
        return rule
    if planes(s) != most_planes(s):
        return "AE-INV-02"
    if any(s.spaces[airline] != space_of(s, airline) for airline in BITS[s.in_play]):
        return "AE-INV-05"
    if not all(is_connected(s, airline) for airline in BITS[s.in_play]):
        return "AE-INV-06"
    return None if before is None else broken_since(s, before)


def unsound(s: Europe) -> str | None:
    """What even the sketch of a position must keep; in one, planes may be missing, markers stand anywhere,
    and routes lie apart."""
    if s.bank + sum(s.cash) != BANK_PER_SEAT * s.seats or min(s.bank, *s.cash) < 0:
        return "AE-INV-01"
    if any(found > most for found, most in zip(planes(s), most_planes(s))) or min(s.planes) < 0:
        return "AE-INV-02"
    if shares(s) != [MOST[card] if (s.in_play | 1 << ABACUS) >> card & 1 else 0 for card in range(KINDS)]:
        return "AE-INV-03"
    if s.agenda and isinstance(s.agenda[-1], Turn) and not is_full_market(s):
        return "AE-INV-04"
    return None


def broken_since(s: Europe, before: Europe) -> str | None:
    """What one action may not do."""
    covered = [circle for circle in range(len(s.circles)) if s.circles[circle] != before.circles[circle]]
    is_ban = isinstance(before.agenda[-1], BanPhase)
    for route in range(len(s.price)):
        circles = range(s.board.first_circle[route], s.board.first_circle[route + 1])
        free = [circle for circle in circles if before.circles[circle] == FREE]
        for circle in covered:
            if circle in free and not is_ban and s.board.printed[circle] != before.price[route]:
                return "AE-INV-07"
        if is_ban and free and not s.free_circles(route):
            return "AE-INV-08"
    if before.blocked() & ~s.blocked():
        return "AE-INV-09"
    has_shrunk = any(now < then for now, then in zip(s.laid, before.laid))
    if has_shrunk and not isinstance(before.agenda[-1], GiveUpShare):
        return "AE-INV-10"
    if any(now < then for now, then in zip(s.points, before.points)):
        return "AE-INV-10"
    return None


def recount(s: Europe) -> None:
    """Work out again what the state keeps only for speed."""
    s.lay(s.piles(), s.decks())
    s.laid_cards = [sum(s.laid[seat * KINDS : seat * KINDS + KINDS]) for seat in range(s.seats)]
    s.laid_kinds = [0] * s.seats
    for place, count in enumerate(s.laid):
        if count:
            s.laid_kinds[place // KINDS] |= 1 << place % KINDS
    rebuild(s)


def planes(s: Europe) -> list[int]:
    """Of each airline, in supply and on the board."""
    return [s.planes[airline] + s.circles.count(airline + 1) for airline in range(AIRLINES)]


def most_planes(s: Europe) -> list[int]:
    return [MOST[airline] if s.in_play >> airline & 1 else 0 for airline in range(AIRLINES)]


def shares(s: Europe) -> list[int]:
    """Of each airline and of ABACUS, wherever they lie."""
    cards = [*s.market, *s.deck.faces()]
    for pile in s.piles():
        cards += pile.cards
    found = [cards.count(card) + sum(s.laid[card::KINDS]) for card in range(KINDS)]
    found[ABACUS] += s.reserve
    return found


def is_full_market(s: Europe) -> bool:
    return len(s.market) == MARKET and ABACUS not in s.market and SCORING not in s.market


def space_of(s: Europe, airline: int) -> int:
    """Where the marker must stand."""
    board = s.board
    owned = sum(price for circle, price in enumerate(board.printed) if s.circles[circle] == airline + 1)
    has_bonus = board.destinations[airline] >= 0 and not s.bonuses >> airline & 1
    bonus = board.bonuses[airline] if has_bonus else 0
    return min(board.last_space, board.starts[airline] + owned + bonus)


def is_connected(s: Europe, airline: int) -> bool:
    """At most one licence a route, and all routes hang together with the home."""
    board = s.board
    routes: list[int] = []
    for route in range(len(board.routes)):
        licences = s.circles.count(airline + 1, board.first_circle[route], board.first_circle[route + 1])
        routes += [route] * licences
    return len(routes) == len(set(routes)) and hang_together(board.ends, routes, board.homes[airline])
