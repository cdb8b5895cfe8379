"""Set up any position, for scenarios: the words are those of `describe`. What is not said stays fresh."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from windsock.core.card import Seat
from windsock.core.given import MANY, Given, one_of, refuse, seat_named
from windsock.core.notation import Vocabulary
from windsock.core.step import Step
from windsock.core.trouble import Trouble

from ..board.numbers import ACTIVITIES, AIR_ROUTE, BAG, FLIGHTS, FUEL_PRICE, LOADS, MAINTENANCE, NATIONS
from ..ending import FinalScore
from ..flight import FLIGHTS_OF
from ..hiring import NEW_PILOTS, NEW_PLANES
from ..initiation import BEGIN_TURNS, END_OF_TURNS, TAKE_BACK, TURNS
from ..invariants import fits, has_floats_rightly, unsound
from ..maintenance import MAINTENANCE_OF
from ..preflight import PREFLIGHT, fitness
from ..setup import lay_out_table
from ..state import NOTHING, Postal, ones_in
from ..windsock import BEGIN_ROUND, END_ROUND, END_TURN, RESOLVE_ACTIONS, TOKENS
from .arrange_cards import Box, arrange_loads, arrange_objectives, arrange_piles, arrange_planes, lost_tiles
from .dice import named_dice

SEAT_KEYS: Final = (
    *("points", "money", "pilot", "plane", "place", "start", "gauge", "loads", "equipment", "objectives"),
    *("cubes", "fulfilled", "bags", "visited"),
)
EPIC_KEYS: Final = ("tour", "strait", "crossed")  # with the Epic ending only
RIVER_KEYS: Final = ("objective_river", "load_river")
DECK_KEYS: Final = (
    "objective_top",
    "objective_deck",
    "objective_discard",
    "load_top",
    "load_deck",
    "load_discard",
)
PLANE_KEYS: Final = ("new_planes", "second_hand", "crashed", "retired", "lost_pilots", "lost_tiles")
PILE_KEYS: Final = ("unlocked", "piles", "has_unlocked")
TURN_KEYS: Final = ("phase", "turn", "order", "tokens", "round", "trigger", "endurance", "flown", "chance")
KEYS: Final = ("seats", "firsts", "outstations", *DECK_KEYS, *PLANE_KEYS, *PILE_KEYS, *TURN_KEYS)
PHASES: Final = (
    *("round", "tokens", "objectives", "maintenance", "loading", "preflight", "flights", "crash"),
    *("refresh", "end"),
)
INITIATION_PHASES: Final = ("round", "turn", "maintenance", "preflight", "flights", "crash", "end")


def arrange(s: Postal, given: Mapping[str, Any]) -> None:
    """Lay the table as `given` says. Cards not placed lie in the decks, expert cards in the box."""
    told = Given(given)
    told.keep_to(KEYS if s.form.is_initiation else (*KEYS, *RIVER_KEYS))
    phases = INITIATION_PHASES if s.form.is_initiation else PHASES
    phase = phases[told.word("phase", Vocabulary(phases))] if told.has("phase") else "round"
    box = Box(s.board)
    s.agenda.clear()
    lay_out_table(s)
    s.order = order_of(s, told)
    s.lost_tiles = lost_tiles(told)
    arrange_outstations(s, told, box)
    rows = told.seats(s.seats, (*SEAT_KEYS, *EPIC_KEYS) if s.has_epic_ending else SEAT_KEYS)
    for seat in range(s.seats):
        rows.setdefault(seat, Given({}, f"seats.p{seat + 1}"))
    arrange_people(s, rows, box)
    for seat, row in rows.items():
        if row.has("plane"):
            s.plane[seat] = box.planes.take([str(row.table["plane"])], row.at("plane"))[0]
    arrange_planes(s, told, box)
    for seat, row in rows.items():
        arrange_seat(s, seat, row, box)
        arrange_hold(s, seat, row, box)
    arrange_piles(s, told, box)
    arrange_objectives(s, told, box)
    arrange_loads(s, told, box)
    firsts = told.part("firsts")
    for key in firsts.table:
        s.firsts[one_of(box.words["first"], key, "firsts")] = firsts.seat(key, s.seats)
    arrange_turn(s, told, phase)
    if told.has("chance"):
        s.chance = named_dice(s.board, told.things("chance"))
    refuse(unsound(s))


def order_of(s: Postal, given: Given) -> list[Seat]:
    if not given.has("order"):
        return list(range(s.seats))
    order = given.unlike("order", Vocabulary([f"p{seat + 1}" for seat in range(s.seats)]))
    if len(order) < s.seats:
        raise Trouble("scenario-invariant", field="order", rule="AP-INV-17")
    return order


def arrange_outstations(s: Postal, given: Given, box: Box) -> None:
    cities = list(s.board.outstations)
    if given.has("outstations"):
        places = given.unlike("outstations", box.words["city"])
        cities = [city_of(s, place, "outstations", box) for place in places]
    s.outstations = sum(1 << city for city in cities)


def city_of(s: Postal, place: int, field: str, box: Box) -> int:
    """The CITY card of a place that has one."""
    words = box.words["city"]
    return s.board.city_at[one_of(words, words.words[place], field, list(s.board.city_at))]


def arrange_people(s: Postal, rows: Mapping[Seat, Given], box: Box) -> None:
    """Pilots as named, the others from the proposed ones on; no tile is in two places."""
    board = s.board
    gone = s.lost_tiles
    for seat, row in rows.items():
        if row.has("pilot"):
            s.pilot[seat] = row.word("pilot", box.words["pilot"])
            tile = 1 << board.tile[s.pilot[seat]]
            if gone & tile:
                raise Trouble("scenario-cards", word=board.pilots[s.pilot[seat]], field=row.at("pilot"))
            gone |= tile
    for seat in range(s.seats):
        if s.pilot[seat] == NOTHING:
            for pilot in (*board.proposed, *range(len(board.pilots))):
                if not gone >> board.tile[pilot] & 1:
                    s.pilot[seat] = pilot
                    gone |= 1 << board.tile[pilot]
                    break
            else:
                raise Trouble("scenario-invariant", field="lost_tiles", rule="AP-INV-11")


def arrange_seat(s: Postal, seat: Seat, row: Given, box: Box) -> None:
    board = s.board
    cities = box.words["city"]
    s.home[seat] = board.linked.get(s.pilot[seat], board.outstations[0])
    if row.has("start"):
        s.home[seat] = city_of(s, row.word("start", cities), row.at("start"), box)
    s.place[seat] = row.word("place", cities) if row.has("place") else board.city_place[s.home[seat]]
    s.points[seat] = row.whole("points", 0, least=-MANY)  # AP-RULING-14: below 0 too
    s.money[seat] = row.whole("money", 0)
    if s.money[seat] % FUEL_PRICE:
        raise Trouble("scenario-invariant", field=row.at("money"), rule="AP-INV-09")
    for place in row.unlike("visited", cities):
        s.visited[seat] |= 1 << city_of(s, place, row.at("visited"), box)
    s.tour[seat] = row.whole("tour", 0, least=-MANY)
    s.strait[seat] = row.flag("strait")
    s.crossed[seat] = row.flag("crossed")


def arrange_hold(s: Postal, seat: Seat, row: Given, box: Box) -> None:
    """What is aboard, and what was delivered."""
    for load in box.loads.take(row.spread("loads"), row.at("loads")):
        s.loads[seat * LOADS + load] += 1
    for load in box.loads.take(row.spread("bags"), row.at("bags"), range(BAG, LOADS)):
        s.kept[seat * NATIONS + load - BAG] += 1
    for kind in row.unlike("equipment", box.words["equipment"]):
        name = box.words["equipment"].words[kind]
        box.equipment.take([name], row.at("equipment"))
        s.equipment[seat] |= 1 << kind
    in_play = ones_in(sum(1 << card for card in s.board.in_play))
    s.objectives[seat] = box.objectives.take(row.spread("objectives"), row.at("objectives"), in_play)
    s.fulfilled[seat] = box.objectives.take(row.spread("fulfilled"), row.at("fulfilled"), in_play)
    cubes = row.part("cubes")
    routes = [card for card in s.objectives[seat] if s.board.sort[card] == AIR_ROUTE]
    for key in cubes.table:
        card = one_of(box.words["objective"], key, row.at("cubes"), routes)
        goals = s.board.goals[card]
        s.cubes[card] = 1 + goals.index(one_of(box.words["city"], cubes.table[key], cubes.at(key), goals))
    if not fits(s, seat):
        raise Trouble("scenario-invariant", field=row.path, rule="AP-INV-04")
    if not has_floats_rightly(s, seat):
        raise Trouble("scenario-invariant", field=row.at("equipment"), rule="AP-INV-06")
    s.gauge[seat] = row.whole("gauge", 0, s.max_fuel(seat))


def arrange_turn(s: Postal, given: Given, phase: str) -> None:
    seat = given.seat("turn", s.seats)
    arrange_tokens(s, given, phase, seat)
    if given.has("trigger"):
        s.trigger, s.way = given.seat("trigger", s.seats), "threshold"
    s.agenda = agenda(s, phase, seat)
    for key in ("endurance", "flown"):
        if given.has(key) and phase != "flights":
            raise Trouble("scenario-word", word=phase, field="phase", words="flights")
    if phase == "crash" and s.all_aboard(seat):  # AP-CRASH-03, AP-CRASH-04
        raise Trouble("scenario-invariant", field=f"seats.p{seat + 1}", rule="AP-CRASH-03")
    if phase == "flights":
        s.endurance = given.whole("endurance", fitness(s, seat))
        s.flown = given.whole("flown", 0, s.range(seat))


def arrange_tokens(s: Postal, given: Given, phase: str, seat: Seat) -> None:
    """As named, no seat twice; without names only the seat that is to act."""
    tokens = given.part("tokens")
    placed = s.order[s.order.index(seat) :] if phase == "tokens" else []
    if phase in ("round", "turn"):
        placed = s.order[:]
    for key in tokens.table:
        activity = one_of(Vocabulary(ACTIVITIES), key, "tokens")
        for name in tokens.names(key):
            other = seat_named(s.seats, name, tokens.at(key))
            if other in placed:  # or about to be
                raise Trouble("scenario-again", word=name, field=tokens.at(key))
            placed.append(other)
            s.tokens[activity].append(other)
    if phase in ("preflight", "flights") and given.has("tokens") and seat not in s.tokens[FLIGHTS]:
        raise Trouble(
            "scenario-word", word=f"p{seat + 1}", field="turn", words=", ".join(tokens.names("flights"))
        )
    if given.has("tokens"):
        return
    if phase in ACTIVITIES or phase in ("preflight", "loading"):
        s.tokens[ACTIVITIES.index(phase) if phase in ACTIVITIES else FLIGHTS] = [seat]
    if phase == "refresh":
        s.tokens[MAINTENANCE] = s.order[:]


def agenda(s: Postal, phase: str, seat: Seat) -> list[Step]:
    """What is still to be done, last first."""
    end: Step = END_OF_TURNS if s.form.is_initiation else END_ROUND
    if phase == "round":
        return [BEGIN_TURNS if s.form.is_initiation else BEGIN_ROUND]
    if phase == "turn":  # the initiation game: from this player on
        return [end, *(TURNS[other] for other in reversed(s.order[s.order.index(seat) :]))]
    if phase == "tokens":
        return [RESOLVE_ACTIONS, *(TOKENS[other] for other in reversed(s.order[s.order.index(seat) :]))]
    if phase == "refresh":
        return [END_ROUND]
    if phase == "end":
        return [FinalScore("threshold")]
    if phase == "crash":
        return [end, END_TURN[seat], NEW_PLANES[seat], NEW_PILOTS[seat]]
    if phase == "maintenance" and s.form.is_initiation:
        return [end, TAKE_BACK, MAINTENANCE_OF[seat]]
    if phase not in ("preflight", "flights"):
        return [RESOLVE_ACTIONS]
    flyers = s.tokens[FLIGHTS]
    steps: list[Step] = [end]
    for other in reversed(flyers[flyers.index(seat) + 1 :]):
        steps += [END_TURN[other], FLIGHTS_OF[other], PREFLIGHT[other]]
    steps += [END_TURN[seat], FLIGHTS_OF[seat]]
    return [*steps, PREFLIGHT[seat]] if phase == "preflight" else steps
