"""What is shown of a table of Airlines (1990), and what is printed: types for `describe` and `legend`."""

from __future__ import annotations

from typing import Annotated, TypedDict

from windsock.core.show import COUNT, HAND, HEAP, PRINTED, RECORD, ROW, SEAT, SLOTS, By, Keyed, Of


class SeatView(TypedDict):
    """What a player has. What the others may not see is null for them."""

    points: Annotated[int, COUNT]
    shares: Annotated[int, COUNT]  # in hand
    flight_cards: Annotated[int, COUNT]  # in hand
    hand: Annotated[dict[str, int] | None, HAND, Of("shares")]  # shares by company
    flights: Annotated[list[str] | None, HAND, Of("flight")]  # flight cards in hand
    laid: Annotated[dict[str, int], HAND]  # shares that lie open


class CompanyView(TypedDict):
    """A company. Of each pattern of its board a further field says whether it flies that."""

    worth: Annotated[int, COUNT]  # points if it were scored now
    issued: Annotated[int, PRINTED]  # shares that exist
    supply: Annotated[int, COUNT]  # markers left
    is_founded: bool  # it has a network
    is_inactive: bool  # it can never be founded


Flown = Annotated[CompanyView, Keyed("flies_", bool)]


class CircleView(TypedDict):
    """A circle of a route."""

    value: int
    marker: str | None  # whose it is
    is_sabotage: bool  # the marker closes the circle and makes no route


class RouteView(TypedDict):
    """A route with its circles, in the order of the board."""

    pattern: str
    lowest: int | None  # value of the circle that is covered next; null: there is none
    next: int | None  # which of the circles that is
    circles: list[CircleView]


class Derived(TypedDict):
    """What follows for a company. Holders are the players by seat, then the phantom."""

    routes: list[str]  # that it flies
    row: list[int]  # what first and second place pay
    counts: list[int]  # laid shares of each holder
    awards: list[int]  # points that each would get if it were scored now
    ranks: list[int]  # 1: has most, alone or with others; 2: has next most; 0: has none


class AmericaView(TypedDict):
    """A table of Airlines (1990) as one seat sees it."""

    step: str | None  # the question that is being asked
    asked: list[int]  # the seats that must act now
    number: int  # actions so far
    turns: Annotated[int, COUNT]  # completed so far
    scorings: Annotated[int, COUNT]  # begun so far
    ending: str | None  # how the game ended, once it is over
    display: Annotated[list[str], ROW, Of("card")]  # open shares
    pile: Annotated[int | list[str], HEAP]  # how many shares; for who sees everything the cards from the top
    flight_pile: Annotated[int | list[str], HEAP]  # the same of flight cards
    discard: Annotated[list[str], ROW]  # flight cards that were played, the last one on top
    removed_flights: Annotated[list[str], ROW]  # flight cards out of the game
    removed_shares: Annotated[dict[str, int], HEAP]  # shares out of the game
    score_cards_aside: Annotated[int, COUNT]  # that wait to be shuffled in
    unusable: Annotated[list[str], ROW]  # flight cards that can be of no use any more
    phantom: Annotated[dict[str, int] | None, HAND]  # with two players, at the last scoring
    seats: Annotated[list[SeatView], RECORD, By(SEAT)]  # the players in seat order
    companies: Annotated[dict[str, Flown], RECORD, By("company")]  # all of the board
    routes: Annotated[dict[str, RouteView], SLOTS, By("route")]  # all of the map
    derived: dict[str, Derived]


class FlightPrint(TypedDict):
    """What is printed on a flight card."""

    pattern: str
    value: int


class AmericaLegend(TypedDict):
    """What the rulebook and the cards print that a picture shows."""

    scorings: dict[str, int]  # in a whole game, by the number of players
    patterns: dict[str, list[str]]  # of the information card: the companies that fly each
    flights: dict[str, FlightPrint]  # by their words, the lowest of a pattern first
