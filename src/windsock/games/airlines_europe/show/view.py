"""What is shown of a table of Airlines Europe, and what is printed: types for `describe` and `legend`."""

from __future__ import annotations

from typing import Annotated, TypedDict

from windsock.core.show import COUNT, HAND, HEAP, PRINTED, RECORD, ROW, SEAT, SLOTS, TRACK, At, By, Of


class SeatView(TypedDict):
    """What a player has. What the others may not see is null for them."""

    cash: Annotated[int, COUNT]  # millions
    points: Annotated[int | None, COUNT]
    cards: Annotated[int, COUNT]  # in hand
    abacus: Annotated[int, COUNT]  # of these the ABACUS shares: their backs are red
    hand: Annotated[dict[str, int] | None, HAND, Of("shares"), At("hand")]  # airlines and ABACUS
    chosen: Annotated[dict[str, int] | None, HAND]  # starting shares, face down until everybody has chosen
    has_chosen: bool  # true from the first turn on
    portfolio: Annotated[dict[str, int], HAND, At("portfolio")]  # the laid shares
    ban_markers: Annotated[int, COUNT]  # left


class AirlineView(TypedDict):
    """An airline in play."""

    issued: Annotated[int, PRINTED]  # shares that exist
    planes: Annotated[int, COUNT]  # left in the supply
    space: Annotated[int, TRACK]  # of its marker on the share track
    row: Annotated[list[int], PRINTED]  # what the places pay there
    bonus: bool  # the bonus connection is still to be won
    is_blocked: bool  # it has planes, but can never buy a licence again


class LicenceView(TypedDict):
    """A circle of a route."""

    price: int
    plane: str | None
    is_banned: bool


class RouteView(TypedDict):
    """A route with its licences, in the order of the board."""

    price: int | None  # of the licence that is sold next; null: there is none
    next: int | None  # which of the licences that is
    licences: list[LicenceView]


class Derived(TypedDict):
    """What follows for an airline in play or ABACUS. Holders are the players by seat, then the phantom."""

    routes: list[str]  # that it flies
    row: list[int]  # what the places pay at the scoring that comes next or is being held
    counts: list[int]  # laid shares of each holder
    awards: list[int]  # points that each would get if it were scored now
    ranks: list[int]  # 1: has most, alone or with others; 2: has next most; 0: has none


Zone = tuple[int, int, list[int]]  # of the share track: its first and last space, what the places pay


class EuropeView(TypedDict):
    """A table of Airlines Europe as one seat sees it."""

    step: str | None  # the question that is being asked
    asked: list[int]  # the seats that must act now
    number: int  # actions so far
    scorings: Annotated[int, COUNT]  # begun so far
    ending: str | None  # how the game ended, once it is over
    bank: Annotated[int, COUNT]  # millions
    reserve: Annotated[int, COUNT]  # ABACUS shares
    market: Annotated[list[str], ROW, Of("card")]  # open shares
    deck: Annotated[int | list[str], HEAP]  # how many cards; for who sees everything the cards from the top
    next_scoring: Annotated[int | None, COUNT]  # cards above its card, if all can count to it
    scoring_about: Annotated[str | None, Of("part")]  # where it lies if nobody can
    removed: Annotated[int | dict[str, int], HEAP]  # cards out of the game
    phantom: Annotated[dict[str, int] | None, HAND]  # with two players, at the last scoring
    seats: Annotated[list[SeatView], RECORD, By(SEAT)]  # the players in seat order
    airlines: Annotated[dict[str, AirlineView], RECORD, By("airline")]  # those in play
    track: Annotated[list[Zone], TRACK]
    routes: Annotated[dict[str, RouteView], SLOTS, By("route")]  # all of the map
    derived: dict[str, Derived]


class RateView(TypedDict):
    """A rate of exchange."""

    given: int  # shares given up
    received: int  # ABACUS shares


class EuropeLegend(TypedDict):
    """What the rulebook prints that a picture shows."""

    scorings: int  # in a whole game
    rates: list[RateView]
