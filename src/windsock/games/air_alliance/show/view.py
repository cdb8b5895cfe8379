"""What Air Alliance shows: the view of a table, what is printed (the legend), what a move leads to (ahead).

Types alone: `describe`, `legend` and `foresight` fill them; the TypeScript of the browser is made from them.
"""

from __future__ import annotations

from typing import Literal, TypedDict

from ..board.numbers import Shape


class AirportView(TypedDict):
    """What is printed at an airport."""

    shape: Shape
    admits: list[str]  # colours that may land here


CardEnds = TypedDict("CardEnds", {"from": str, "class": str})


class CardView(CardEnds):
    """What is printed on a traveller card: the journey from one airport to another, and what it brings."""

    traveller: str
    to: str
    miles: int
    slots: list[str]  # by their words
    trio: str | None  # that it belongs to


class PlaceView(TypedDict):
    """A place of a boarding pass."""

    slots: list[str]  # that it shows, by their words
    marker: int | None  # the slot that was used in this turn, from 1
    cards: list[str]  # from the bottom to the top


Pass = TypedDict("Pass", {"pass": list[PlaceView]})


class SeatView(Pass):
    """A player. Sums are of the cards that whoever looks can see."""

    colour: str | None  # null: not chosen yet
    miles: int
    points: int  # miles, and what complete trios bring
    cards: int  # won so far
    markers: int  # in hand
    reserved: list[str]  # cards of the delivery zone with a marker
    special: str | None  # the special airport of the colour
    allies: list[str]  # neutral airlines
    symbols: dict[str, int]  # visible ones, by neutral airline
    trios: list[str]  # complete ones
    face_down: int  # cards beside the pass
    face_down_cards: list[str] | None  # null: not to be seen


class Derived(TypedDict):
    """What follows from the table by the rules, for a picture of it."""

    lost_next: str | None  # the card that lost baggage would take now
    trios: list[dict[str, int]]  # by seat: how many cards of each trio that was begun


class WorldView(TypedDict):
    """A table of Air Alliance as a seat sees it."""

    step: str | None  # the question that is asked
    asked: list[int]
    number: int  # of actions
    turns: int  # completed so far
    ending: str | None  # the way in which it ended
    is_extra_turn: bool
    is_last_round: bool
    is_last_round_triggered: bool
    last_turns: int  # still to come in the last round
    markers_left: int  # in this turn
    has_replaced: bool  # the cards of the delivery zone, in this turn
    row: list[str]  # the delivery zone, from the left
    pile: int | list[str]  # how many; the cards from the top for whoever sees everything
    discards: list[str]
    won: list[str]  # in this turn, not yet laid
    flights: list[list[str]]  # of this turn: origin and destination
    seats: list[SeatView]
    zones: dict[str, list[str]]  # colours in each alliance zone
    supply: dict[str, int]  # planes beside the board, by colour
    planes: dict[str, list[str | None]]  # by airport and position, from the front; null: free
    airports: dict[str, AirportView]
    cards: dict[str, CardView]
    derived: Derived


class AirportPrint(TypedDict):
    """How an airport is read."""

    zone: str  # the letter of its zone
    is_restricted: bool  # not every colour may land here
    ranks: list[int]  # of its positions, from the front
    fronts: list[int]  # positions, from 0, from which a plane may take off


class SlotPrint(TypedDict):
    """How a slot is read."""

    kind: Literal["land", "special", "priority", "npa"]
    zones: list[str]  # of the airports that it lets a plane land at
    numbers: list[str]  # their numbers
    colours: list[str]  # the neutral airlines that it lets fly


class Legend(TypedDict):
    """What is printed, and the numbers of the rulebook that a picture needs."""

    markers: int  # of each player
    zone_spaces: int  # of an alliance zone
    symbols: int  # of one neutral airline, for an alliance
    trio_cards: int  # of a trio
    trio_bonus: int  # for a complete one
    neutral: list[str]  # the neutral airlines
    airports: dict[str, AirportPrint]
    slots: dict[str, SlotPrint]  # by their words


class Ahead(TypedDict, total=False):
    """What a flight or an exchange leads to in this turn."""

    wins: list[str]  # cards, at once
    next: list[str]  # with one marker more
    later: list[str]  # only with more markers than that
    miles: int  # of the cards won at once
    markers: int  # left after it
