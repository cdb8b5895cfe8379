"""Setup (section 3). Pilots are chosen in windsock order, planes in reverse."""

from __future__ import annotations

from collections.abc import Mapping

from windsock.core.card import NOBODY, Card, Deck, Pile
from windsock.core.chance import Chance
from windsock.core.step import Step

from .board.material import FIRST_EXPERT_CARD, FIRST_LOAD, Board
from .board.numbers import COPIES, EXPERTS, FIRST_EXPERT, KINDS, LOADS, NATIONS, PILES
from .hiring import PILOTS, PLANES
from .initiation import BEGIN_TURNS
from .moves import moves_on
from .show.events import OrderDrawn, OutstationsSet
from .start_cities import deal_cities, start_city_steps
from .state import NOTHING, Postal
from .windsock import BEGIN_ROUND, fill_rivers


def deal(board: Board, seats: int, options: Mapping[str, bool], chance: Chance, listen: bool) -> Postal:
    """A table laid out; the players are about to choose."""
    s = Postal(board, moves_on(board), seats, chance)
    s.form = board.forms[options["initiation"]]
    s.has_start_cities = options["start_cities"]  # AP-RULING-97: each alone or with the others
    s.has_epic_ending = options["epic"]  # AP-VAR-EPIC-11: as a whole
    s.has_round_limit = options["round_limit"]
    lay_out_table(s)
    if listen:
        s.told = []
    lay_out_decks(s)
    draw_order(s)
    seats_in_order = s.order[:]
    choices: list[Step] = [PILOTS[seat] for seat in seats_in_order]  # AP-SETUP-13
    choices += [PLANES[seat] for seat in reversed(seats_in_order)]  # AP-SETUP-18, AP-VAR-INIT-04
    first = start_city_steps(s) if s.has_start_cities else ()
    s.todo(
        *first, *choices, BEGIN_TURNS if s.form.is_initiation else BEGIN_ROUND
    )  # AP-VAR-START-08, -09, AP-RULING-85
    return s


def lay_out_table(s: Postal) -> None:
    """Everything but decks and order; all that is counted starts at nothing (AP-SETUP-21, -22, -24)."""
    seats = s.seats
    s.points = [0] * seats
    s.money = [0] * seats
    s.pilot = [NOTHING] * seats
    s.plane = [NOTHING] * seats
    s.place = [NOTHING] * seats
    s.home = [NOTHING] * seats
    s.gauge = [0] * seats  # AP-SETUP-21
    s.loads = [0] * (seats * LOADS)
    s.equipment = [0] * seats
    s.objectives = [[] for _ in range(seats)]
    s.fulfilled = [[] for _ in range(seats)]
    s.kept = [0] * (seats * NATIONS)
    s.visited = [0] * seats
    s.tour = [0] * seats
    s.strait = [False] * seats
    s.crossed = [False] * seats
    s.cubes = [0] * len(s.board.objectives)
    s.outstations = 0
    s.firsts = [NOTHING] * len(s.board.firsts)
    s.new_planes = (1 << len(s.board.planes)) - 1  # AP-SETUP-23, AP-RULING-11
    s.second_hand = []
    s.crashed = 0
    s.retired = 0
    s.lost_tiles = 0
    s.lost_pilots = 0
    s.supply = [COPIES] * FIRST_EXPERT  # AP-SETUP-02, AP-SETUP-08
    s.locked = (1 << PILES) - 1  # AP-SETUP-11
    s.expert_piles = [Pile([], []) for _ in range(PILES)]
    s.boxed_experts = Pile([], [])
    s.loose = 0
    s.lost_equipment = [0] * KINDS
    s.objective_deck = Deck([], [], 0)
    s.objective_river = []
    s.objective_discard = []
    s.boxed_objectives = []
    s.load_deck = Deck([], [], 0)
    s.load_river = []
    s.load_discard = []
    s.boxed_loads = [0] * LOADS
    s.round = 0
    s.order = list(range(seats))
    s.tokens = [[], [], []]
    s.has_unlocked = False
    s.trigger = NOTHING
    s.way = ""
    s.ending = ""
    s.bought = 0
    s.endurance = 0
    s.flown = 0
    s.is_grounded = False
    s.ground()
    s.drawn = Pile([], [])
    s.city_hands = [Pile([], []) for _ in range(seats)]
    s.chosen = [Pile([], []) for _ in range(seats)]
    s.boxed_cities = Pile([], [])


def lay_out_decks(s: Postal) -> None:
    """Decks, rivers, piles of equipment, outstations."""
    objectives: list[Card] = list(s.board.in_play)  # AP-SETUP-03
    loads: list[Card] = [
        FIRST_LOAD + load for load, count in enumerate(s.board.load_counts) for _ in range(count)
    ]
    s.chance.shuffle(objectives)
    s.chance.shuffle(loads)  # AP-SETUP-04
    s.objective_deck = Deck(objectives, [NOBODY] * len(objectives), len(objectives))
    s.load_deck = Deck(loads, [NOBODY] * len(loads), len(loads))
    s.objective_river = [NOTHING] * s.objective_spots()  # AP-SETUP-05
    s.load_river = [NOTHING] * s.load_spots()  # AP-SETUP-05
    fill_rivers(s)
    if not s.form.is_initiation:  # AP-VAR-INIT-03, AP-VAR-INIT-14, AP-RULING-91, -96: no piles
        deal_experts(s)
    if s.has_start_cities:
        deal_cities(s)
    else:
        s.outstations = sum(1 << city for city in s.board.outstations)  # AP-SETUP-17
        if s.told is not None:
            s.tell(OutstationsSet(tuple(s.board.city_place[city] for city in s.board.outstations)))


def deal_experts(s: Postal) -> None:
    """AP-SETUP-09: shuffled together, whatever their kind; the rest goes to the box unseen (AP-SETUP-10)."""
    experts: list[Card] = [FIRST_EXPERT_CARD + expert for expert in range(EXPERTS)]
    s.chance.shuffle(experts)  # AP-RULING-07
    for pile in s.expert_piles:
        for _ in range(s.board.experts[s.seats]):
            pile.add(experts.pop(), NOBODY)  # AP-INFO-02
    for card in experts:
        s.boxed_experts.add(card, NOBODY)


def draw_order(s: Postal) -> None:
    """AP-SETUP-12: any order; in the initiation game a first player and clockwise (AP-VAR-INIT-02)."""
    if s.form.is_initiation:
        first = s.chance.below(s.seats)
        s.order = [(first + place) % s.seats for place in range(s.seats)]
    else:
        s.chance.shuffle(s.order)
    if s.told is not None:
        s.tell(OrderDrawn(tuple(s.order)))
