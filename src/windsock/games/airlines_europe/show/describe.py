"""The table in plain values, for views, for front ends and for scenarios. `arrange` reads the same words."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Any, Final, NamedTuple, cast

from windsock.core.card import Card, Pile, Seat
from windsock.core.sight import EVERYTHING
from windsock.mechanics.keeping import keep
from windsock.mechanics.majority import ranks

from ..board.material import ABACUS, FACES, KINDS, SCORING, Board
from ..board.numbers import SCORINGS
from ..scoring import holders, places, row_of, scoring_ahead
from ..state import BANNED, BITS, FREE, Europe
from .view import AirlineView, Derived, EuropeView, LicenceView, RouteView, SeatView

# Where a scoring card lies, by how many came before it (AE-DECK-02 to -04).
PLACES: Final = ("after-a-quarter", "in-the-middle", "at-the-end")


class OnMap(NamedTuple):
    """What follows from the circles. Nothing of it may be changed."""

    routes: dict[str, RouteView]
    networks: list[tuple[str, ...]]  # airline -> the routes that it flies; ABACUS flies none


AIRLINES_KEPT: Final[dict[Any, Any]] = {}
MAPS_KEPT: Final[dict[Any, Any]] = {}
DERIVED_KEPT: Final[dict[Any, Any]] = {}


def describe(s: Europe, seat: Seat) -> EuropeView:
    """What `seat` is shown of a (masked) state; EVERYTHING: all there is."""
    circles, spaces = bytes(s.circles), tuple(s.spaces)
    on_map = map_of(s, circles)
    above = next_scoring(s)
    return {
        "step": type(s.agenda[-1]).__name__ if s.agenda else None,
        "asked": [other for other in range(s.seats) if s.asked >> other & 1],
        "number": s.number,
        "scorings": s.scorings,
        "ending": s.ending or None,
        "bank": s.bank,  # AE-INFO-13
        "reserve": s.reserve,  # AE-INFO-14
        "market": [FACES[card] for card in s.market],  # AE-INFO-08
        "deck": deck_of(s) if seat == EVERYTHING else s.deck.left,  # AE-INFO-11, AE-INFO-12, AE-RULING-47
        "next_scoring": above,  # AE-INFO-23
        "scoring_about": scoring_about(s) if above is None else None,
        "removed": counted(s.removed.cards) if seat == EVERYTHING else len(s.removed.cards),  # AE-INFO-17
        "phantom": tally(s.phantom) if s.phantom else None,  # AE-INFO-18
        "seats": [seat_of(s, other, seat) for other in range(s.seats)],
        "airlines": airlines_of(s, circles, spaces),
        "track": track_of(s.board),
        "routes": on_map.routes,  # AE-INFO-19
        "derived": derived_of(s, circles, spaces, on_map),
    }


def seat_of(s: Europe, other: Seat, seat: Seat) -> SeatView:
    is_shown = seat in (EVERYTHING, other)
    chosen: Pile | None = s.chosen[other] if s.chosen else None
    return {
        "cash": s.cash[other],  # AE-INFO-02, AE-SETUP-14
        # AE-SETUP-11, AE-INFO-01, AE-RULING-46: hidden from the others; AE-RULING-59: open at the end
        "points": s.points[other] if is_shown or s.ending else None,
        "cards": len(s.hands[other].cards),  # AE-INFO-03
        "abacus": s.in_hand(other, ABACUS),  # AE-INFO-05
        # AE-INFO-04, AE-RULING-51: also what was seen when it was taken
        "hand": tally(s.held[other * KINDS : other * KINDS + KINDS]) if is_shown else None,
        "chosen": counted(chosen.cards) if chosen is not None and is_shown else None,
        "has_chosen": chosen is None or bool(chosen.cards),  # AE-INFO-07
        "portfolio": tally(s.laid[other * KINDS : other * KINDS + KINDS]),  # AE-INFO-06, AE-LAY-06
        "ban_markers": s.ban_markers[other],  # AE-INFO-21
    }


# What is the same for everybody is made once, and given to all who ask: it is not to be changed. Networks,
# prices and offers follow from the circles and the planes.


def airlines_of(s: Europe, circles: bytes, spaces: tuple[int, ...]) -> dict[str, AirlineView]:
    """The airlines in play."""
    key = (s.board, s.in_play, tuple(s.planes), spaces, s.bonuses, circles)
    found: dict[str, AirlineView] | None = AIRLINES_KEPT.get(key)
    if found is None:
        blocked = s.blocked()
        found = {
            s.board.airlines[airline]: airline_of(
                s.board,
                airline,
                s.planes[airline],
                s.spaces[airline],
                s.bonuses >> airline & 1 == 1,
                blocked >> airline & 1 == 1,
            )
            for airline in BITS[s.in_play]
        }
        keep(AIRLINES_KEPT, key, found)
    return found


@lru_cache(maxsize=20_000)
def airline_of(
    board: Board, airline: int, planes: int, space: int, has_bonus: bool, is_blocked: bool
) -> AirlineView:
    return {
        "issued": board.shares[airline],  # printed on each of its shares
        "planes": planes,
        "space": space,
        "row": list(board.rows[space]),
        "bonus": has_bonus,
        "is_blocked": is_blocked,
    }


@cache
def track_of(board: Board) -> list[tuple[int, int, list[int]]]:
    zones = [[first, last, list(row)] for first, last, row in board.zones]
    return cast("list[tuple[int, int, list[int]]]", zones)  # as JSON has them


def map_of(s: Europe, circles: bytes) -> OnMap:
    """Most actions leave it as it is."""
    key = (s.board, circles)
    found: OnMap | None = MAPS_KEPT.get(key)
    if found is None:
        found = OnMap(routes_of(s, circles), networks_of(s))
        keep(MAPS_KEPT, key, found)
    return found


def routes_of(s: Europe, circles: bytes) -> dict[str, RouteView]:
    first = s.board.first_circle
    return {
        word: route_of(s.board, route, s.cheapest[route], circles[first[route] : first[route + 1]])
        for route, word in enumerate(s.board.routes)
    }


def networks_of(s: Europe) -> list[tuple[str, ...]]:
    flown: list[list[str]] = [[] for _ in range(KINDS)]
    for route, owners in enumerate(s.owners):
        for airline in BITS[owners]:
            flown[airline].append(s.board.routes[route])
    return [tuple(routes) for routes in flown]


@lru_cache(maxsize=20_000)
def route_of(board: Board, route: int, cheapest: int, circles: bytes) -> RouteView:
    """A route; `cheapest` is the circle that is sold next, or that behind its last one."""
    first = board.first_circle[route]
    licences: list[LicenceView] = []
    for circle, cover in enumerate(circles, first):
        plane = None if cover in (FREE, BANNED) else board.airlines[cover - 1]
        licences.append({"price": board.printed[circle], "plane": plane, "is_banned": cover == BANNED})
    if cheapest == first + len(circles):
        return {"price": None, "next": None, "licences": licences}
    return {"price": board.printed[cheapest], "next": cheapest - first, "licences": licences}


def derived_of(s: Europe, circles: bytes, spaces: tuple[int, ...], on_map: OnMap) -> dict[str, Derived]:
    """Where each airline in play flies, who holds what of it and of ABACUS, and what that would bring now."""
    scoring = scoring_ahead(s)
    key = (s.board, s.in_play, circles, tuple(s.laid), tuple(s.phantom), spaces, scoring)
    found: dict[str, Derived] | None = DERIVED_KEPT.get(key)
    if found is None:
        found = {
            FACES[card]: derived(
                on_map.networks[card],
                row_of(s.board, s.spaces, scoring, card),
                holders(s.laid, s.phantom, card),
            )
            for card in (*BITS[s.in_play], ABACUS)
        }
        keep(DERIVED_KEPT, key, found)
    return found


@lru_cache(maxsize=20_000)
def derived(routes: tuple[str, ...], row: tuple[int, ...], counts: tuple[int, ...]) -> Derived:
    return {
        "routes": list(routes),
        "row": list(row),
        "counts": list(counts),
        "awards": list(places(counts, row)),
        "ranks": ranks(counts),
    }


def deck_of(s: Europe) -> list[str]:
    """From the top to the bottom."""
    return ["?" if card < 0 else FACES[card] for card in reversed(s.deck.faces())]


def next_scoring(s: Europe) -> int | None:
    """How many cards lie above the next scoring card that everybody can count to (AE-RULING-58)."""
    for place in range(s.deck.left - 1, -1, -1):
        if s.deck.seen[place] < 0 and s.deck.cards[place] == SCORING:
            return s.deck.left - 1 - place
    return None


def scoring_about(s: Europe) -> str | None:
    """Where the next scoring card lies if nobody can count to it (AE-RULING-58, AE-RULING-60)."""
    turned = s.scorings + s.scoring_cards
    return None if turned >= SCORINGS or s.ending else PLACES[turned]


def tally(counts: list[int]) -> dict[str, int]:
    return {FACES[card]: count for card, count in enumerate(counts) if count}


def counted(cards: list[Card]) -> dict[str, int]:
    return {face: cards.count(card) for card, face in enumerate(FACES) if card in cards}
