"""What Air Postal shows: the view of a table, what is printed (the legend), what a move leads to (ahead).

Types alone: `describe`, `legend` and `foresight` fill them; the TypeScript of the browser is made from them.
Players, where they are not counted by seat, are words: p1, p2.
"""

from __future__ import annotations

from typing import Annotated, Literal, TypedDict

from windsock.core.show import COUNT, HAND, HEAP, PRINTED, RECORD, ROW, SEAT, TRACK, By, Of

from ..board.numbers import Colour, KindOfPlace, SortOfObjective, TypeOfPlane

Landing = Literal["cube", "fulfilled"]
Slot = Literal["crew", "system"]


class PlaneView(TypedDict, total=False):
    """What the plane of a player can do, with the equipment aboard; nothing without a plane."""

    max_fuel: Annotated[int, COUNT]
    range: Annotated[int, COUNT]  # spaces in a turn
    level: Annotated[int, COUNT]
    load_slots: Annotated[int, COUNT]  # in the initiation game, instead of the four kinds
    cargo_slots: Annotated[int, COUNT]
    pax_slots: Annotated[int, COUNT]
    crew_slots: Annotated[int, COUNT]
    system_slots: Annotated[int, COUNT]


class SeatView(PlaneView):
    """A player."""

    points: Annotated[int, TRACK]
    money: Annotated[int, COUNT]
    pilot: Annotated[str | None, Of("pilot")]
    plane: Annotated[str | None, Of("plane")]
    place: Annotated[str | None, Of("city")]
    start: Annotated[str | None, Of("city")]  # the start city
    gauge: Annotated[int, COUNT]  # fuel in the tank
    loads: Annotated[dict[str, int], HAND]  # aboard
    equipment: Annotated[list[str], HAND]  # aboard
    objectives: Annotated[list[str], ROW]  # open ones
    cubes: Annotated[dict[str, str], By("objective"), Of("city")]  # by objective the place with a cube
    fulfilled: Annotated[list[str], ROW]
    bags: Annotated[dict[str, int], HAND]  # kept with a diplomacy card
    visited: Annotated[list[str], ROW]  # outstations whose reward was taken
    tour: Annotated[int, COUNT]  # sum of date-line numbers since the start city
    strait: bool  # the strait was flown since then
    crossed: bool  # landed on the other side of the Atlantic
    hand: Annotated[list[str] | None, HAND]  # city cards; null: none, or not to be seen


class Die(TypedDict):
    """A die on a space of the leg, and what it costs with the cards used on it."""

    colour: Annotated[Colour, Of("spaces")]
    face: Annotated[str, Of("face")]
    fuel: Annotated[int, COUNT]
    endurance: Annotated[int, COUNT]


Helps = TypedDict("Helps", {"with": Annotated[dict[str, int], COUNT, By("equipment")]})


class Odds(Helps):
    """A leg rehearsed. `with` has the chance to arrive with each card, used well."""

    arrive: Annotated[int, COUNT]  # percent
    breakdown: Annotated[int, COUNT]
    crash: Annotated[int, COUNT]
    fuel: Annotated[float, COUNT]  # left on average, if it arrives
    endurance: Annotated[float, COUNT]
    points: Annotated[int, COUNT]  # that a breakdown costs
    glory: Annotated[int, COUNT]  # of a crash
    cards: Annotated[int, COUNT]  # that a crash loses


class FlightView(TypedDict):
    """The flight under way."""

    endurance: Annotated[int, COUNT]  # left
    flown: Annotated[int, COUNT]  # spaces, in this turn
    path: Annotated[list[str], ROW]  # places, the announced ones included
    leg: Annotated[list[str], ROW]  # routes that are announced
    used: Annotated[list[str], ROW]  # cards, in this flight
    odds: Annotated[Odds | None, RECORD]  # of the leg, before the roll
    dice: Annotated[list[Die], RECORD]


class Pile(TypedDict):
    """A pile of equipment: a basic card several times, and expert cards."""

    is_locked: bool
    basics: Annotated[int, COUNT]
    experts: Annotated[int, HEAP]
    cards: Annotated[list[str], ROW]  # the experts that can be seen


class Left(TypedDict):
    """What is left when a die is resolved."""

    gauge: int
    endurance: int
    is_broken: bool  # the flight breaks off here


class Loss(TypedDict):
    """An objective that was not fulfilled."""

    objective: str
    points: int  # that it costs


class Count(TypedDict):
    """How the points of a player came together in the end."""

    flown: int  # when the last round was over
    open: list[Loss]  # those that cost something
    lost: int  # for them
    level: int  # of the plane
    money: int  # with what the plane was sold for
    money_points: int
    total: int


class SeatDerived(TypedDict):
    """What follows for one player."""

    fitness: int  # endurance that the pilot has at a preflight check
    endurance: int  # left in a flight; otherwise that of a check
    range_left: int  # spaces that the plane can still fly in this turn
    racks: dict[str, list[str | None]]  # by kind what lies in each slot; null: free
    routes: list[str]  # from here, within the range of the plane
    rewards: list[str]  # outstations whose reward can still be taken
    goals: dict[str, dict[str, Landing]]  # by open objective and place: what a landing does for it
    deliverable: list[str]  # loads that may be left, at a place that accepts them


class Derived(TypedDict):
    """What follows from the table by the rules, for a picture of it."""

    flyer: str | None  # who is flying
    has_crashes: bool  # a plane can crash, not only break down
    weather: list[Left]  # after each die, up to the one that breaks off the flight
    firsts: list[str]  # great firsts that the announced leg claims with a landing at its end
    offered: dict[str, int]  # second-hand planes that can be had, from the top of the pile, and their price
    count: list[Count] | None  # by seat; null: the game is not over
    seats: list[SeatDerived]


class PostalView(TypedDict):
    """A table of Air Postal as a seat sees it."""

    step: str | None  # the question that is asked
    asked: list[int]
    number: int  # of actions
    round: Annotated[int, COUNT]
    threshold: Annotated[int | None, PRINTED]  # points that bring on the end; null: something else does
    trigger: Annotated[str | None, Of(SEAT)]  # who has brought on the end
    ending: str | None  # the way in which it ended
    order: Annotated[list[str], ROW, Of(SEAT)]  # of play
    tokens: Annotated[dict[str, list[str]], By("activity"), Of(SEAT)]  # who has chosen which action
    objective_river: Annotated[list[str], ROW, Of("objective")]  # from the deck on; - is a gap
    load_river: Annotated[list[str], ROW, Of("load")]
    objective_deck: Annotated[int | list[str], HEAP]  # how many; all cards for whoever sees everything
    load_deck: Annotated[int | list[str], HEAP]
    objective_discard: Annotated[list[str], HEAP]
    load_discard: Annotated[dict[str, int], HEAP]
    boxed_objectives: Annotated[list[str], ROW]  # out of the game
    boxed_loads: Annotated[dict[str, int], HEAP]
    lost_equipment: Annotated[dict[str, int], HEAP]
    has_unlocked: bool  # somebody, in this round
    supply: Annotated[dict[str, int], HAND]  # cards that are ordered before a flight
    piles: Annotated[dict[str, Pile], RECORD, By("pile")]  # by their basic cards
    boxed_experts: Annotated[int, HEAP]
    outstations: Annotated[list[str], ROW]
    firsts: Annotated[dict[str, str | None], By("first"), Of(SEAT)]  # great firsts, and who has flown them
    new_planes: Annotated[list[str], ROW, Of("plane")]
    second_hand: Annotated[list[str], ROW, Of("plane")]  # from the top
    crashed: Annotated[list[str], ROW]  # planes in the box that may come back
    retired: Annotated[list[str], ROW]  # planes in the box for good
    lost_pilots: Annotated[int, COUNT]
    lost_tiles: Annotated[list[int], PRINTED]  # by their numbers
    drawn: Annotated[list[str], HAND]  # what is being chosen from; ? is a card that is not to be seen
    flight: Annotated[FlightView, RECORD]
    seats: Annotated[list[SeatView], RECORD, By(SEAT)]
    derived: Derived


class PlaceFacts(TypedDict):
    """A place of the map."""

    kind: KindOfPlace
    nation: str | None  # whose embassy it is
    points: int | None  # of its city card
    money: int | None
    accepts: list[str]  # loads that may be left here


class FirstFacts(TypedDict):
    """A great first."""

    routes: list[str]
    points: int


class PlaneFacts(TypedDict):
    """A plane."""

    level: int
    type: TypeOfPlane
    price: int
    resale: int
    is_unique: bool  # there is one, and it cannot be sold
    fuel: int
    range: int
    cargo: int
    pax: int
    crew: int
    system: int
    load: int  # in the initiation game


class PilotFacts(TypedDict):
    """A pilot."""

    level: int  # of the first plane, at most
    revenue: int
    endurance: int
    competence: int  # by how many levels a new plane may be higher
    start: str | None  # the start city that comes along


class ObjectiveFacts(TypedDict):
    """An objective."""

    sort: SortOfObjective
    goals: list[str]  # places to land at
    places: list[str]  # the goals, or the embassies of the nation
    points: int
    money: int
    nation: str | None
    scale: list[int]  # points for each bag, in turn
    penalty: int  # points that it costs at the end, if nothing was done for it


class LoadFacts(TypedDict):
    """A card of cargo or passengers."""

    bonus: int  # for a delivery
    compensation: int  # for leaving it behind
    smuggled: int | None  # what it brings past customs
    places: list[str]  # where it may be left, unless that is anywhere or nowhere


class EquipmentFacts(TypedDict):
    """A card of crew or system."""

    slot: Slot
    price: int


class Cost(TypedDict):
    """What a kind of weather costs."""

    fuel: int
    endurance: int


class Legend(TypedDict):
    """What is printed, and the numbers of the rulebook that a picture needs."""

    side: str  # of the board: world, atlantic
    fuel_price: int  # of one fuel
    money_a_point: int  # at the end
    letters: dict[str, Colour]  # what is printed in a space, and its colour
    places: dict[str, PlaceFacts]
    sea: list[str]  # routes over sea
    firsts: dict[str, FirstFacts]
    planes: dict[str, PlaneFacts]
    pilots: dict[str, PilotFacts]
    objectives: dict[str, ObjectiveFacts]
    loads: dict[str, LoadFacts]
    equipment: dict[str, EquipmentFacts]
    dice: dict[str, list[str]]  # the faces of each die, by its colour
    weather: dict[str, Cost]


class Ahead(Odds, total=False):
    """What announcing a route or rolling the weather leads to: the leg rehearsed."""

    firsts: Annotated[list[str], Of("first")]  # great firsts that it claims with a landing at its end
