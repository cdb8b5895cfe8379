"""The table in plain values, for views, for front ends and for scenarios. `arrange` reads the same words."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final, NamedTuple, cast

from windsock.core.card import Card, Deck, Seat
from windsock.core.sight import EVERYTHING
from windsock.mechanics.keeping import keep
from windsock.mechanics.majority import ranks

from ..board.material import FIRST_FLIGHT, SCORE, Board
from ..board.numbers import COMPANIES, PATTERNS
from ..moves import flight_words
from ..scoring import holders, places, row_of
from ..state import BITS, FREE, SABOTAGED, America
from .view import AmericaView, CircleView, CompanyView, Derived, RouteView, SeatView


class OnBoard(NamedTuple):
    """What follows from the markers on the board and in the supplies."""

    companies: dict[str, CompanyView]
    routes: dict[str, RouteView]
    unusable: list[str]
    networks: list[tuple[str, ...]]  # company -> the routes that it flies


BOARDS_KEPT: Final[dict[Any, Any]] = {}
DERIVED_KEPT: Final[dict[Any, Any]] = {}


def describe(s: America, seat: Seat) -> AmericaView:
    """What `seat` is shown of a (masked) state; EVERYTHING: all there is."""
    board = s.board
    words = flight_words(board)
    circles = bytes(s.circles)
    on_board = board_of(s, circles)
    return {
        "step": type(s.agenda[-1]).__name__ if s.agenda else None,
        "asked": [other for other in range(s.seats) if s.asked >> other & 1],
        "number": s.number,
        "turns": s.turns,
        "scorings": s.scorings,
        "ending": s.ending or None,
        "display": [board.companies[card] for card in s.display],  # A90-INFO-04
        "pile": deck_of(board, s.pile) if seat == EVERYTHING else s.pile.left,  # A90-INFO-05, A90-INFO-07
        "flight_pile": deck_of(board, s.flight_pile) if seat == EVERYTHING else s.flight_pile.left,
        "discard": [words[flight] for flight in s.discard],  # A90-INFO-15, A90-RULING-62
        "removed_flights": [words[flight] for flight in s.removed_flights],
        "removed_shares": counted(board, s.removed_shares),
        "score_cards_aside": s.aside,
        "unusable": on_board.unusable,
        "phantom": tally(board, s.phantom) if s.phantom else None,  # A90-INFO-18
        "seats": [seat_of(s, other, seat) for other in range(s.seats)],
        "companies": on_board.companies,
        "routes": on_board.routes,  # A90-INFO-09
        "derived": derived_of(s, circles, on_board),
    }


def seat_of(s: America, other: Seat, seat: Seat) -> SeatView:
    is_shown = seat in (EVERYTHING, other)
    first = other * COMPANIES
    return {
        "points": s.points[other],  # A90-INFO-17, A90-RULING-63
        "shares": len(s.hands[other].cards),  # A90-INFO-06, A90-RULING-61
        "flight_cards": len(s.flights[other].cards),
        # A90-INFO-01, A90-RULING-64: also what was seen when it was taken
        "hand": tally(s.board, s.held[first : first + COMPANIES]) if is_shown else None,
        "flights": flights_of(s, other) if is_shown else None,  # A90-INFO-02
        "laid": tally(s.board, s.laid[first : first + COMPANIES]),  # A90-INFO-03
    }


def flights_of(s: America, seat: Seat) -> list[str]:
    words = flight_words(s.board)
    return [words[card - FIRST_FLIGHT] for card in sorted(s.flights[seat].cards) if card >= 0]


# What is the same for everybody is made once, and given to all who ask: it is not to be changed.


def board_of(s: America, circles: bytes) -> OnBoard:
    """What everybody can see of the board, with the information card. Most actions leave it as it is."""
    key = (s.board, circles, tuple(s.supply))
    found: OnBoard | None = BOARDS_KEPT.get(key)
    if found is None:
        board = s.board
        words = flight_words(board)
        found = OnBoard(
            companies_of(s),
            routes_of(s, circles),
            [words[flight] for flight in sorted(set(board.flights)) if s.is_unusable(flight)],
            networks_of(s),
        )
        keep(BOARDS_KEPT, key, found)
    return found


def companies_of(s: America) -> dict[str, CompanyView]:
    return {
        code: company_of(
            s.board,
            company,
            s.worth_of(company),
            s.supply[company],
            s.founded >> company & 1 == 1,
            s.inactive >> company & 1 == 1,
        )
        for company, code in enumerate(s.board.companies)
    }


@lru_cache(maxsize=20_000)
def company_of(
    board: Board, company: int, worth: int, supply: int, is_founded: bool, is_inactive: bool
) -> CompanyView:
    """What everybody can see of a company, with its information card (A90-INFO-08, A90-INFO-19)."""
    shown: CompanyView = {
        "worth": worth,
        "issued": board.shares[company],
        "supply": supply,
        "is_founded": is_founded,
        "is_inactive": is_inactive,
    }
    flown = {f"flies_{board.patterns[p]}": bool(board.flown[company] >> p & 1) for p in range(PATTERNS)}
    return cast("CompanyView", {**shown, **flown})


def routes_of(s: America, circles: bytes) -> dict[str, RouteView]:
    first = s.board.first_circle
    return {
        key: route_of(s.board, route, s.lowest[route], circles[first[route] : first[route + 1]])
        for route, key in enumerate(s.board.routes)
    }


@lru_cache(maxsize=20_000)
def route_of(board: Board, route: int, lowest: int, circles: bytes) -> RouteView:
    """A route; `lowest` is the circle that is covered next, or that behind its last one."""
    first = board.first_circle[route]
    shown: list[CircleView] = []
    for circle, cover in enumerate(circles, first):
        company = (cover - 1) % COMPANIES if FREE < cover < SABOTAGED + COMPANIES else -1
        shown.append(
            {
                "value": board.printed[circle],
                "marker": board.companies[company] if company >= 0 else None,
                "is_sabotage": cover >= SABOTAGED,
            }
        )
    is_full = lowest == first + len(circles)
    return {
        "pattern": board.patterns[board.pattern[route]],
        "lowest": None if is_full else board.printed[lowest],
        "next": None if is_full else lowest - first,
        "circles": shown,
    }


def networks_of(s: America) -> list[tuple[str, ...]]:
    """The routes that each company flies; a sabotage marker makes none (A90-SABOTAGE-06)."""
    flown: list[list[str]] = [[] for _ in range(COMPANIES)]
    for key, owners in zip(s.board.routes, s.owners, strict=True):
        for company in BITS[owners]:
            flown[company].append(key)
    return [tuple(routes) for routes in flown]


def derived_of(s: America, circles: bytes, on_board: OnBoard) -> dict[str, Derived]:
    """Where each company flies, who has laid what of it, and what that would bring now."""
    key = (s.board, circles, tuple(s.laid), tuple(s.phantom))
    found: dict[str, Derived] | None = DERIVED_KEPT.get(key)
    if found is None:
        found = {
            code: derived(
                on_board.networks[company], s.worth_of(company), holders(s.laid, s.phantom, company)
            )
            for company, code in enumerate(s.board.companies)
        }
        keep(DERIVED_KEPT, key, found)
    return found


@lru_cache(maxsize=20_000)
def derived(routes: tuple[str, ...], worth: int, counts: tuple[int, ...]) -> Derived:
    return {
        "routes": list(routes),
        "row": list(row_of(worth)),
        "counts": list(counts),
        "awards": list(places(counts, worth)),
        "ranks": ranks(counts),
    }


def deck_of(board: Board, deck: Deck) -> list[str]:
    """From the top to the bottom."""
    return [face_of(board, card) for card in reversed(deck.faces())]


def face_of(board: Board, card: Card) -> str:
    if card < 0:
        return "?"
    if card == SCORE:
        return "score"
    return board.companies[card] if card < SCORE else flight_words(board)[card - FIRST_FLIGHT]


def tally(board: Board, counts: list[int]) -> dict[str, int]:
    return {board.companies[company]: count for company, count in enumerate(counts) if count}


def counted(board: Board, cards: list[Card]) -> dict[str, int]:
    return tally(board, [cards.count(company) for company in range(COMPANIES)]) if cards else {}
