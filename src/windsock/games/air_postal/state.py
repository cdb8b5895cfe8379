"""What lies on the table of Air Postal: queries, moves of pieces, copy, piles."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from windsock.core.card import NOBODY, Card, Deck, Pile, Seat
from windsock.core.chance import Chance
from windsock.core.rule import Rule
from windsock.core.state import State

from .board.form import Form
from .board.material import BACKS, FIRST_LOAD, Board
from .board.numbers import (
    AMPHIBIAN,
    AUXILIARY_TANK,
    CREW,
    CREW_SLOT,
    FLOATS,
    LAND,
    LAND_FLOATS,
    LOADS,
    PAX,
    PAX_SLOT,
    PILES,
    SECOND_HAND,
    SYSTEM,
    SYSTEM_SLOT,
    VIP,
    WING_TANKS,
)
from .rules import END_06, ROUND_07
from .show.events import DeckShuffled
from .slots import bonus

if TYPE_CHECKING:
    from .moves import Moves

NOTHING: Final = -1
ALL_PILES: Final = (1 << PILES) - 1


class Postal(State):
    """Amounts by seat in flat lists. A river is a list of spots, NOTHING where a card was taken; spot 1,
    beside the deck, comes first. Equipment and planes in a heap are sets of bits."""

    __slots__ = (
        "board",
        "bought",
        "boxed_cities",
        "boxed_experts",
        "boxed_loads",
        "boxed_objectives",
        "chosen",
        "city_hands",
        "crashed",
        "crossed",
        "cubes",
        "dice",
        "drawn",
        "ending",
        "endurance",
        "endurance_costs",
        "equipment",
        "expert_piles",
        "firsts",
        "flight",
        "flown",
        "form",
        "fuel_costs",
        "fulfilled",
        "gauge",
        "has_epic_ending",
        "has_round_limit",
        "has_start_cities",
        "has_unlocked",
        "home",
        "is_grounded",
        "kept",
        "leg",
        "load_deck",
        "load_discard",
        "load_river",
        "loads",
        "locked",
        "loose",
        "lost_equipment",
        "lost_pilots",
        "lost_tiles",
        "money",
        "moves",
        "new_planes",
        "objective_deck",
        "objective_discard",
        "objective_river",
        "objectives",
        "order",
        "outstations",
        "path",
        "pilot",
        "place",
        "plane",
        "points",
        "retired",
        "round",
        "second_hand",
        "strait",
        "supply",
        "tokens",
        "tour",
        "trigger",
        "used",
        "visited",
        "way",
    )

    board: Board
    moves: Moves
    form: Form
    has_start_cities: bool
    has_epic_ending: bool
    has_round_limit: bool
    # Each player
    points: list[int]
    money: list[int]
    pilot: list[int]
    plane: list[int]
    place: list[int]
    home: list[int]  # CITY card of the start city
    gauge: list[int]
    loads: list[int]  # seat * LOADS + kind -> how many aboard
    equipment: list[int]  # kinds aboard, one bit each (AP-MAINT-10: no kind twice)
    objectives: list[list[int]]  # open ones, a VIP is aboard (AP-INV-15)
    fulfilled: list[list[int]]
    kept: list[int]  # seat * NATIONS + nation -> bags kept with a DIPLOMACY card
    visited: list[int]  # outstations by their CITY cards, one bit each
    tour: list[int]  # AP-RULING-88: sum of date-line numbers since the start city
    strait: list[bool]  # and whether Anchorage - Adak was flown since then
    crossed: list[bool]  # AP-VAR-EPIC-07
    # Common
    cubes: list[int]  # objective -> 1 or 2: the place of an AIR ROUTE that carries a cube
    outstations: int  # CITY cards, one bit each
    firsts: list[int]  # great first -> who claimed it
    new_planes: int  # one bit each
    second_hand: list[int]  # the top is last
    crashed: int  # planes in the box that may come back (AP-RULING-74)
    retired: int  # planes in the box for good
    lost_tiles: int
    lost_pilots: int
    supply: list[int]  # MET REPORT, CO-PILOT and the basic cards: how many for sale
    locked: int  # piles, one bit each
    expert_piles: list[Pile]
    boxed_experts: Pile  # undealt
    loose: int  # expert cards that were given up and lie in no pile yet
    lost_equipment: list[int]  # kind -> how many in the box
    # Decks and rivers
    objective_deck: Deck
    objective_river: list[int]
    objective_discard: list[int]
    boxed_objectives: list[int]
    load_deck: Deck
    load_river: list[int]
    load_discard: list[int]
    boxed_loads: list[int]  # kind -> how many
    # The round
    round: int
    order: list[int]
    tokens: list[list[int]]  # by action, in order of arrival
    has_unlocked: bool
    trigger: int  # who triggered the end
    way: str  # in which it was triggered
    ending: str
    # The turn
    bought: int  # kinds of equipment bought in this MAINTENANCE
    endurance: int
    flown: int  # spaces in this turn
    is_grounded: bool  # no further flight in this turn
    path: list[int]  # places of this flight, from take-off on
    flight: list[int]  # routes of the legs that were flown
    leg: list[int]  # routes that are announced
    used: int  # kinds of equipment used in this flight
    dice: list[int]  # the face of each space of the leg
    fuel_costs: list[int]
    endurance_costs: list[int]
    drawn: Pile  # initiation: what is being chosen from
    # Start city variant
    city_hands: list[Pile]
    chosen: list[Pile]
    boxed_cities: Pile

    def __init__(self, board: Board, moves: Moves, seats: int, chance: Chance) -> None:
        """An empty table: `setup.lay_out_table` and `copy` put everything else on it."""
        super().__init__(seats, chance)
        self.board = board
        self.moves = moves

    # Queries

    def out_of_turn(self) -> Rule:
        return END_06 if self.ending else ROUND_07

    def has(self, seat: Seat, kind: int) -> bool:
        """Whether this equipment is aboard."""
        return self.equipment[seat] >> kind & 1 == 1

    def carries(self, seat: Seat, load: int) -> int:
        return self.loads[seat * LOADS + load]

    def vips(self, seat: Seat) -> list[int]:
        return [card for card in self.objectives[seat] if self.board.sort[card] == VIP]

    def aboard(self, seat: Seat, slot: int) -> int:
        """How many cards use slots of a kind; in the initiation game all share them (AP-VAR-INIT-05)."""
        if self.form.is_initiation:
            return self.all_aboard(seat)
        if slot == CREW_SLOT:
            return (self.equipment[seat] & CREW).bit_count()
        if slot == SYSTEM_SLOT:
            return (self.equipment[seat] & SYSTEM).bit_count()  # AP-CARD-45a: SLATS is one of them
        pax = self.loads[seat * LOADS + PAX]
        if slot == PAX_SLOT:
            return pax + len(self.vips(seat))  # AP-CARD-12, AP-FAQ-24
        return sum(self.loads[seat * LOADS : (seat + 1) * LOADS]) - pax

    def all_aboard(self, seat: Seat) -> int:
        """AP-VAR-INIT-05: LOAD limits the total, VIPs and equipment included (AP-RULING-94)."""
        loads = sum(self.loads[seat * LOADS : (seat + 1) * LOADS])
        return loads + len(self.vips(seat)) + self.equipment[seat].bit_count()

    def slots(self, seat: Seat, slot: int) -> int:
        """AP-PLANE-11: those of the plane, with the bonuses of cards aboard, on 0 too (AP-CARD-44a)."""
        return self.form.slots[self.plane[seat]][slot] + bonus(self.equipment[seat], slot)

    def room(self, seat: Seat, slot: int) -> int:
        """Free slots for a kind of card."""
        return self.slots(seat, slot) - self.aboard(seat, slot)

    def over(self, seat: Seat, slot: int) -> int:
        """How many cards of a kind are too many, after a change of plane."""
        return max(0, -self.room(seat, slot))

    def max_fuel(self, seat: Seat) -> int:
        """AP-PLANE-01, AP-CARD-47."""
        return self.board.max_fuel[self.plane[seat]] + self.has(seat, AUXILIARY_TANK)

    def range(self, seat: Seat) -> int:
        """AP-PLANE-02, AP-CARD-51."""
        return self.board.range[self.plane[seat]] + self.has(seat, WING_TANKS)

    def type(self, seat: Seat) -> int:
        """AP-PLANE-12, AP-PLANE-13, AP-CARD-52."""
        type_ = self.board.type[self.plane[seat]]
        if type_ == LAND_FLOATS:
            return AMPHIBIAN if self.has(seat, FLOATS) else LAND
        return type_

    def leg_spaces(self) -> int:
        return sum(self.board.lengths[route] for route in self.leg)

    def flight_spaces(self) -> int:
        """Of the flight so far, the announced leg included."""
        return self.leg_spaces() + sum(self.board.lengths[route] for route in self.flight)

    def on_offer(self) -> list[int]:
        """AP-MAINT-30: the top of the second-hand pile."""
        return self.second_hand[-SECOND_HAND:]

    def objective_spots(self) -> int:
        """How long the river is; the initiation game has none (AP-VAR-INIT-03)."""
        return 0 if self.form.is_initiation else self.board.objective_river[self.seats]  # AP-RULING-04

    def load_spots(self) -> int:
        return 0 if self.form.is_initiation else self.board.load_river[self.seats]

    def unlocked_piles(self) -> list[int]:
        return ones_in(~self.locked & ALL_PILES)

    # Moves of pieces

    def pay(self, seat: Seat, sum_: int) -> None:
        self.money[seat] -= sum_

    def earn(self, seat: Seat, sum_: int) -> None:
        """AP-SETUP-06, AP-RULING-03: the bank never runs out."""
        self.money[seat] += sum_

    def cut_gauge(self, seat: Seat) -> None:
        """AP-MAINT-29, AP-CRASH-09, AP-CARD-47a."""
        self.gauge[seat] = min(self.gauge[seat], self.max_fuel(seat))

    def discard_load(self, seat: Seat, load: int) -> None:
        """AP-DELIVER-04, AP-MAINT-25: a card leaves the plane for the discard pile."""
        self.loads[seat * LOADS + load] -= 1
        self.load_discard.append(load)

    def draw_load(self) -> int:
        """The top of the CARGO & PAX deck; NOTHING if there is no card at all (AP-ROUND-15)."""
        if not self.load_deck.left:
            cards = [FIRST_LOAD + load for load in self.load_discard]
            if not cards:
                return NOTHING
            self.load_deck = self.shuffled(cards, False)
            self.load_discard = []
        return self.load_deck.draw() - FIRST_LOAD

    def draw_objective(self) -> int:
        """The same of the OBJECTIVE deck (AP-ROUND-15)."""
        if not self.objective_deck.left:
            if not self.objective_discard:
                return NOTHING
            self.objective_deck = self.shuffled(self.objective_discard, True)
            self.objective_discard = []
        return self.objective_deck.draw()

    def shuffled(self, cards: list[Card], is_objectives: bool) -> Deck:
        cards = sorted(cards)
        self.chance.shuffle(cards)
        if self.told is not None:
            self.tell(DeckShuffled(int(is_objectives), len(cards)))
        return Deck(cards, [NOBODY] * len(cards), len(cards))

    def ground(self) -> None:
        """The flight is over: nothing of it stays."""
        self.path = []
        self.flight = []
        self.clear_leg()
        self.used = 0

    def clear_leg(self) -> None:
        self.leg = []
        self.dice = []
        self.fuel_costs = []
        self.endurance_costs = []

    # What the core asks

    def backs(self) -> tuple[int, ...]:
        return BACKS

    def piles(self) -> list[Pile]:
        hands = [*self.city_hands, *self.chosen]
        return [*self.expert_piles, self.boxed_experts, self.boxed_cities, self.drawn, *hands]

    def decks(self) -> list[Deck]:
        return [self.objective_deck, self.load_deck]

    def lay(self, piles: list[Pile], decks: list[Deck]) -> None:
        count = len(self.expert_piles)
        self.expert_piles = piles[:count]
        self.boxed_experts, self.boxed_cities, self.drawn = piles[count : count + 3]
        hands = piles[count + 3 :]
        self.city_hands, self.chosen = hands[: self.seats], hands[self.seats :]
        self.objective_deck, self.load_deck = decks

    def copy(self) -> Postal:
        twin = Postal(self.board, self.moves, self.seats, self.chance)
        self.copy_base(twin)
        twin.form = self.form
        twin.has_start_cities = self.has_start_cities
        twin.has_epic_ending = self.has_epic_ending
        twin.has_round_limit = self.has_round_limit
        twin.points = self.points[:]
        twin.money = self.money[:]
        twin.pilot = self.pilot[:]
        twin.plane = self.plane[:]
        twin.place = self.place[:]
        twin.home = self.home[:]
        twin.gauge = self.gauge[:]
        twin.loads = self.loads[:]
        twin.equipment = self.equipment[:]
        twin.objectives = [cards[:] for cards in self.objectives]
        twin.fulfilled = [cards[:] for cards in self.fulfilled]
        twin.kept = self.kept[:]
        twin.visited = self.visited[:]
        twin.tour = self.tour[:]
        twin.strait = self.strait[:]
        twin.crossed = self.crossed[:]
        twin.cubes = self.cubes[:]
        twin.outstations = self.outstations
        twin.firsts = self.firsts[:]
        twin.new_planes = self.new_planes
        twin.second_hand = self.second_hand[:]
        twin.crashed = self.crashed
        twin.retired = self.retired
        twin.lost_tiles = self.lost_tiles
        twin.lost_pilots = self.lost_pilots
        twin.supply = self.supply[:]
        twin.locked = self.locked
        twin.expert_piles = [pile.shared() for pile in self.expert_piles]
        twin.boxed_experts = self.boxed_experts.shared()
        twin.loose = self.loose
        twin.lost_equipment = self.lost_equipment[:]
        twin.objective_deck = self.objective_deck.copy()
        twin.objective_river = self.objective_river[:]
        twin.objective_discard = self.objective_discard[:]
        twin.boxed_objectives = self.boxed_objectives[:]
        twin.load_deck = self.load_deck.copy()
        twin.load_river = self.load_river[:]
        twin.load_discard = self.load_discard[:]
        twin.boxed_loads = self.boxed_loads[:]
        twin.round = self.round
        twin.order = self.order[:]
        twin.tokens = [seats[:] for seats in self.tokens]
        twin.has_unlocked = self.has_unlocked
        twin.trigger = self.trigger
        twin.way = self.way
        twin.ending = self.ending
        self.copy_turn(twin)
        return twin

    def copy_turn(self, twin: Postal) -> None:
        twin.bought = self.bought
        twin.endurance = self.endurance
        twin.flown = self.flown
        twin.is_grounded = self.is_grounded
        twin.path = self.path[:]
        twin.flight = self.flight[:]
        twin.leg = self.leg[:]
        twin.used = self.used
        twin.dice = self.dice[:]
        twin.fuel_costs = self.fuel_costs[:]
        twin.endurance_costs = self.endurance_costs[:]
        twin.drawn = self.drawn.copy()
        twin.city_hands = [pile.copy() for pile in self.city_hands]
        twin.chosen = [pile.copy() for pile in self.chosen]
        twin.boxed_cities = self.boxed_cities.shared()

    def position(self) -> list[Any]:
        return [
            [step.plain() for step in self.agenda],
            *(self.asked, self.number, self.seats, self.form.is_initiation, self.has_start_cities),
            *(self.has_epic_ending, self.has_round_limit, self.points[:], self.money[:], self.pilot[:]),
            *(self.plane[:], self.place[:], self.home[:], self.gauge[:], self.loads[:], self.equipment[:]),
            [cards[:] for cards in self.objectives],
            [cards[:] for cards in self.fulfilled],
            *(self.kept[:], self.visited[:], self.tour[:], self.strait[:], self.crossed[:], self.cubes[:]),
            *(self.outstations, self.firsts[:], self.new_planes, self.second_hand[:], self.crashed),
            *(self.retired, self.lost_tiles, self.lost_pilots, self.supply[:], self.locked),
            [sorted(zip(pile.cards, pile.seen, strict=True)) for pile in self.piles()],
            *(self.loose, self.lost_equipment[:], self.objective_deck.faces(), self.objective_river[:]),
            *(self.objective_discard[:], self.boxed_objectives[:], self.load_deck.faces()),
            *(self.load_river[:], self.load_discard[:], self.boxed_loads[:], self.round, self.order[:]),
            [seats[:] for seats in self.tokens],
            *(
                self.has_unlocked,
                self.trigger,
                self.way,
                self.ending,
                self.bought,
                self.endurance,
                self.flown,
            ),
            *(self.is_grounded, self.path[:], self.flight[:], self.leg[:], self.used, self.dice[:]),
            *(self.fuel_costs[:], self.endurance_costs[:]),
        ]


def ones_in(heap: int) -> list[int]:
    """What a set of bits holds, in order."""
    found: list[int] = []
    while heap:
        lowest = heap & -heap
        found.append(lowest.bit_length() - 1)
        heap ^= lowest
    return found
