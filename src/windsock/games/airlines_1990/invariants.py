"""Invariants (section 19): what is true of every position. The laws ask after each action they look at."""

from __future__ import annotations

from typing import Final

from windsock.mechanics.network import hang_together

from .board.material import FIRST_FLIGHT, SCORE, pattern_of, value_of
from .board.numbers import COMPANIES, DEALT_SHARES, DISPLAY, FOUNDING_MARKERS, SABOTAGE_LEAST, SCORE_CARDS
from .expanding import PayFlight
from .network import rebuild
from .state import ANYONES, FREE, SABOTAGED, America
from .turn import Turn


def broken(s: America, before: America | None) -> str | None:
    """The id of the first invariant that does not hold. `before` is the position one action earlier."""
    rule = unsound(s)
    if rule is not None:
        return rule
    board = s.board
    if markers(s) != list(board.markers):
        return "A90-INV-03"
    for company in range(COMPANIES):
        on_map = board.markers[company] - s.supply[company] - s.circles.count(SABOTAGED + company)
        if s.worth_of(company) != on_map or on_map == 1:
            return "A90-INV-07"
        has_shares = any(s.laid[company::COMPANIES])
        has_routes = company + 1 in s.circles
        if not has_shares == has_routes == bool(s.founded >> company & 1):
            return "A90-INV-05"
        if not is_connected(s, company):
            return "A90-INV-06"
    if not is_sound_display(s):
        return "A90-INV-09"
    if score_cards(s) != SCORE_CARDS:
        return "A90-INV-10"
    more_routes = routes(s) - taken(s)
    if more_routes < 0 or (more_routes and is_between_turns(s) and s.pile.left):
        return "A90-INV-17"
    return None if before is None else broken_since(s, before)


def unsound(s: America) -> str | None:
    """What even the sketch of a position must keep; in one, markers, score cards and laid shares may be
    missing, and routes lie apart."""
    board = s.board
    if shares(s) != list(board.shares):
        return "A90-INV-01"
    if flights(s) != list(board.flights):
        return "A90-INV-02"
    if any(found > most for found, most in zip(markers(s), board.markers)) or min(s.supply) < 0:
        return "A90-INV-03"
    if not all(is_sound_route(s, route) for route in range(len(board.routes))):
        return "A90-INV-04"
    if SCORE in s.display or len(s.display) > DISPLAY:
        return "A90-INV-09"
    if score_cards(s) > SCORE_CARDS + 1:
        return "A90-INV-10"
    if s.scorings > (3 if s.seats == 2 else 4) or (s.scorings and s.turns < s.seats and not s.ending):
        return "A90-INV-14"
    return None


def broken_since(s: America, before: America) -> str | None:
    """What one action may not do."""
    for circle in range(len(s.circles)):  # mypyc does not walk a bytearray
        cover = s.circles[circle]
        old = before.circles[circle]
        if old != cover and 0 < cover <= COMPANIES and not is_lowest(s, before, circle):
            return "A90-INV-08"
        if old not in (FREE, ANYONES, cover):
            return "A90-INV-11"
    if not is_paid(s, before):
        return "A90-INV-08"
    if before.inactive & ~s.inactive or any(now > then for now, then in zip(s.supply, before.supply)):
        return "A90-INV-11"
    if any(now < then for now, then in zip(s.least, before.least)):
        return "A90-INV-11"
    grown = ((s.laid, before.laid), (s.points, before.points))
    if any(now < then for new, old_ones in grown for now, then in zip(new, old_ones)):
        return "A90-INV-11"
    removed = ((s.removed_shares, before.removed_shares), (s.removed_flights, before.removed_flights))
    if any(now[: len(then)] != then for now, then in removed):
        return "A90-INV-11"
    return None if are_sound_changes(s, before) else "A90-INV-12"


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


def is_lowest(s: America, before: America, circle: int) -> bool:
    """No free circle of its route has a smaller value, and a flight card of its value is asked for next."""
    board = s.board
    route = board.circle_route[circle]
    circles = range(board.first_circle[route], board.first_circle[route + 1])
    value = board.printed[circle]
    if value > min(board.printed[other] for other in circles if before.circles[other] == FREE):
        return False
    pay = s.agenda[-1]
    return isinstance(pay, PayFlight) and (pay.pattern, pay.value) == (board.pattern[route], value)


def is_paid(s: America, before: America) -> bool:
    """The flight card that was asked for is of the pattern, and not below the value."""
    pay = before.agenda[-1]
    if not isinstance(pay, PayFlight):
        return True
    played = before.flights[pay.seat].cards[:]
    for card in s.flights[pay.seat].cards:
        if card in played:
            played.remove(card)
    flights = [card - FIRST_FLIGHT for card in played]
    return all(pattern_of(flight) == pay.pattern and value_of(flight) >= pay.value for flight in flights)


def are_sound_changes(s: America, before: America) -> bool:
    """What an action does to hands and supplies: the table of section 4. One seat acts, and no other hand
    changes."""
    step = before.agenda[-1]
    seat = before.asked.bit_length() - 1
    for other in range(s.seats):
        hands = ((s.hands, before.hands), (s.flights, before.flights))
        if other != seat and any(
            sorted(now[other].cards) != sorted(then[other].cards) for now, then in hands
        ):
            return False
    shares = len(s.hands[seat].cards) - len(before.hands[seat].cards)
    flights = len(s.flights[seat].cards) - len(before.flights[seat].cards)
    markers = sum(before.supply) - sum(s.supply)
    laid = sum(s.laid) - sum(before.laid)
    if laid:  # k shares are played, or a company founded
        return isinstance(step, Turn) and shares == -laid and not flights and markers in (0, FOUNDING_MARKERS)
    return (shares, flights, markers) in CHANGES[type(step).__name__]


# By the step that asked: shares and flight cards that come into the hand, markers that leave supplies. A card
# that is omitted counts 0 (A90-INV-12).
CHANGES: Final = {
    "Turn": ((0, 0, 0), (0, 1, 0)),  # expanding begins with a draw; an exchange is one for one
    "Expansion": ((0, 0, 0), (0, 0, 1)),
    "PayFlight": ((0, -1, 0), (0, 0, 0)),  # without a share to take the founder draws the flight card at once
    "TakeCard": ((1, 0, 0), (1, 1, 0), (0, 0, 0), (0, 1, 0)),  # a founder draws a flight card after it
    "Sabotage": ((0, 0, 0),),
    "ChooseMarker": ((0, 0, 1),),
}


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
    """Between turns full while there is a pile, and without one no inactive share."""
    if not is_between_turns(s):
        return True
    if s.pile.left:
        return len(s.display) == DISPLAY
    return not any(s.inactive >> card & 1 for card in s.display)


def is_between_turns(s: America) -> bool:
    """Or before the activity of one."""
    return bool(s.agenda) and isinstance(s.agenda[-1], Turn)


def score_cards(s: America) -> int:
    """In the pile, set aside, used; the scoring at the end has none."""
    has_last = s.ending in ("last-share", "last-turns", "stuck")
    return s.pile.faces().count(SCORE) + s.aside + s.scorings - has_last


def taken(s: America) -> int:
    """Shares that players have taken since setup."""
    return sum(len(hand.cards) for hand in s.hands) + sum(s.laid) - DEALT_SHARES * s.seats


def routes(s: America) -> int:
    return sum(0 < cover <= COMPANIES for cover in list(s.circles))
