"""What Air Alliance shows: the view of a table, what is printed (the legend), what a move leads to (ahead).

Types alone: `describe`, `legend` and `foresight` fill them; the TypeScript of the browser is made from them.
"""

from __future__ import annotations

from typing import Annotated, Literal, TypedDict

from windsock.core.show import COUNT, HAND, HEAP, PRINTED, RECORD, ROW, SEAT, SLOTS, TRACK, By, Of

from ..board.numbers import Shape


class AirportView(TypedDict):
    """What is printed at an airport."""

    shape: Annotated[Shape, PRINTED]
    admits: Annotated[list[str], PRINTED]  # colours that may land here


CardEnds = TypedDict(
    "CardEnds", {"from": Annotated[str, PRINTED, Of("airport")], "class": Annotated[str, PRINTED]}
)


class CardView(CardEnds):
    """What is printed on a traveller card: the journey from one airport to another, and what it brings."""

    traveller: Annotated[str, PRINTED]
    to: Annotated[str, PRINTED, Of("airport")]
    miles: Annotated[int, PRINTED]
    slots: Annotated[list[str], PRINTED]  # by their words
    trio: Annotated[str | None, PRINTED]  # that it belongs to


class PlaceView(TypedDict):
    """A place of a boarding pass."""

    slots: Annotated[list[str], ROW]  # that it shows, by their words
    marker: Annotated[int | None, TRACK]  # the slot that was used in this turn, from 1
    cards: Annotated[list[str], ROW, Of("card")]  # from the bottom to the top


Pass = TypedDict("Pass", {"pass": Annotated[list[PlaceView], RECORD]})


class SeatView(Pass):
    """A player. Sums are of the cards that whoever looks can see."""

    colour: Annotated[str | None, Of("colour")]  # null: not chosen yet
    miles: Annotated[int, COUNT]
    points: Annotated[int, COUNT]  # miles, and what complete trios bring
    cards: Annotated[int, COUNT]  # won so far
    markers: Annotated[int, COUNT]  # in hand
    reserved: Annotated[list[str], ROW, Of("card")]  # cards of the delivery zone with a marker
    special: Annotated[str | None, PRINTED]  # the special airport of the colour
    allies: Annotated[list[str], ROW]  # neutral airlines
    symbols: Annotated[dict[str, int], HAND]  # visible ones, by neutral airline
    trios: Annotated[list[str], ROW]  # complete ones
    face_down: Annotated[int, COUNT]  # cards beside the pass
    face_down_cards: Annotated[list[str] | None, HAND, Of("card")]  # null: not to be seen


class Derived(TypedDict):
    """What follows from the table by the rules, for a picture of it."""

    lost_next: str | None  # the card that lost baggage would take now
    trios: list[dict[str, int]]  # by seat: how many cards of each trio that was begun


class WorldView(TypedDict):
    """A table of Air Alliance as a seat sees it."""

    step: str | None  # the question that is asked
    asked: list[int]
    number: int  # of actions
    turns: Annotated[int, COUNT]  # completed so far
    ending: str | None  # the way in which it ended
    is_extra_turn: bool
    is_last_round: bool
    is_last_round_triggered: bool
    last_turns: Annotated[int, COUNT]  # still to come in the last round
    markers_left: Annotated[int, COUNT]  # in this turn
    has_replaced: bool  # the cards of the delivery zone, in this turn
    row: Annotated[list[str], ROW, Of("card")]  # the delivery zone, from the left
    pile: Annotated[int | list[str], HEAP]  # how many; the cards from the top for whoever sees everything
    discards: Annotated[list[str], HEAP, Of("card")]
    won: Annotated[list[str], ROW, Of("card")]  # in this turn, not yet laid
    flights: Annotated[list[list[str]], ROW, Of("airport")]  # of this turn: origin and destination
    seats: Annotated[list[SeatView], RECORD, By(SEAT)]
    zones: Annotated[dict[str, list[str]], SLOTS, By("zone")]  # colours in each alliance zone
    supply: Annotated[dict[str, int], HAND]  # planes beside the board, by colour
    planes: Annotated[dict[str, list[str | None]], SLOTS, By("airport")]  # from the front; null: free
    airports: Annotated[dict[str, AirportView], PRINTED, By("airport")]
    cards: Annotated[dict[str, CardView], PRINTED, By("card")]
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

    wins: Annotated[list[str], Of("card")]  # cards, at once
    next: Annotated[list[str], Of("card")]  # with one marker more
    later: Annotated[list[str], Of("card")]  # only with more markers than that
    miles: Annotated[int, COUNT]  # of the cards won at once
    markers: Annotated[int, COUNT]  # left after it
