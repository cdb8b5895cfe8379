"""Set up any position, for scenarios: the words are those of `describe`. What is not said stays fresh."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from windsock.core.card import EVERYONE, NOBODY, Deck, Seat
from windsock.core.chance import Scripted
from windsock.core.step import Step
from windsock.core.trouble import Trouble
from windsock.parts.given import known, names, one_of, seat_named, spread, table_of, whole

from .describe import GAP
from .ending import FinalScore
from .equipment import expert_card
from .flight import FLIGHTS_OF
from .hiring import NEW_PILOTS, NEW_PLANES
from .initiation import BEGIN_TURNS, END_OF_TURNS, TAKE_BACK, TURNS
from .maintenance import MAINTENANCE_OF
from .material import FIRST_LOAD
from .moves import vocabularies
from .numbers import (
    ACTIVITIES,
    COLOURS,
    COPIES,
    EXPERTS,
    FIRST_EXPERT,
    FLIGHTS,
    KINDS,
    LOADS,
    MAINTENANCE,
    NATIONS,
    WEATHER,
)
from .preflight import PREFLIGHT, fitness
from .setup import lay_out_table
from .state import NOTHING, Postal
from .windsock import BEGIN_ROUND, END_ROUND, END_TURN, RESOLVE_ACTIONS, TOKENS, fill_loads, fill_objectives

SEAT_KEYS = (
    *("points", "money", "pilot", "plane", "place", "start", "gauge", "loads", "equipment", "objectives"),
    *("cubes", "fulfilled", "bags", "visited", "tour", "strait", "crossed"),
)
RIVER_KEYS = ("objective_river", "objective_top", "objective_deck", "objective_discard")
LOAD_KEYS = ("load_river", "load_top", "load_deck", "load_discard")
PLANE_KEYS = ("new_planes", "second_hand", "crashed", "retired", "lost_pilots", "lost_tiles")
PILE_KEYS = ("unlocked", "piles", "has_unlocked")
TURN_KEYS = ("phase", "turn", "order", "tokens", "round", "trigger", "endurance", "flown", "chance")
KEYS = ("seats", "firsts", "outstations", *RIVER_KEYS, *LOAD_KEYS, *PLANE_KEYS, *PILE_KEYS, *TURN_KEYS)


class Words:
    """The words of a board, with their values."""

    def __init__(self, s: Postal) -> None:
        self.values = {field: vocabulary.values for field, vocabulary in vocabularies(s.board).items()}

    def one(self, field: str, name: Any) -> int:
        return one_of(self.values[field], name, field)

    def all(self, field: str, given: Mapping[str, Any], key: str) -> list[int]:
        return [self.one(field, name) for name in spread(given.get(key, []), key)]


def arrange(s: Postal, given: Mapping[str, Any]) -> None:
    """Lay the table as `given` says. Cards not placed lie in the decks, expert cards in the box."""
    known(given, KEYS, "")
    words = Words(s)
    s.agenda.clear()
    lay_out_table(s)
    s.round = whole(given, "round", 1)
    s.order = [seat_named(s.seats, name) for name in given.get("order", [])] or list(range(s.seats))
    rows = {seat_named(s.seats, key): row for key, row in table_of(given, "seats").items()}
    for seat, row in rows.items():
        known(row, SEAT_KEYS, f"p{seat + 1}.")
        s.pilot[seat] = words.one("pilot", row["pilot"]) if "pilot" in row else NOTHING
        s.plane[seat] = words.one("plane", row["plane"]) if "plane" in row else NOTHING
    for seat in range(s.seats):
        arrange_seat(s, seat, rows.get(seat, {}), words)
    arrange_planes(s, given, words)
    arrange_piles(s, given, words)
    arrange_objectives(s, given, words)
    arrange_loads(s, given, words)
    if "outstations" in given:
        cities = words.all("city", given, "outstations")
        s.outstations = sum(1 << s.board.city_at[place] for place in cities)
    else:
        s.outstations = sum(1 << city for city in s.board.outstations)
    for key, name in table_of(given, "firsts").items():
        s.firsts[words.one("first", key)] = seat_named(s.seats, name)
    arrange_turn(s, given)
    if "chance" in given:
        s.chance = Scripted([outcome(s, one) for one in given["chance"]])


def arrange_seat(s: Postal, seat: Seat, row: Mapping[str, Any], words: Words) -> None:
    board = s.board
    if s.pilot[seat] == NOTHING:
        tiles = [board.tile[pilot] for pilot in s.pilot if pilot != NOTHING]
        s.pilot[seat] = next(pilot for pilot in board.proposed if board.tile[pilot] not in tiles)
    if s.plane[seat] == NOTHING:
        s.plane[seat] = next(p for p in range(len(board.planes) - 1, -1, -1) if p not in s.plane)
    city = board.city_at[words.one("city", row["start"])] if "start" in row else NOTHING
    s.home[seat] = city if city != NOTHING else board.linked.get(s.pilot[seat], board.outstations[0])
    place = board.city_place[s.home[seat]]
    s.place[seat] = words.one("city", row["place"]) if "place" in row else place
    s.points[seat] = int(row.get("points", 0))
    s.money[seat] = whole(row, "money", 0)
    s.gauge[seat] = whole(row, "gauge", 0)
    for load in words.all("load", row, "loads"):
        s.loads[seat * LOADS + load] += 1
    for kind in words.all("equipment", row, "equipment"):
        s.equipment[seat] |= 1 << kind
    s.objectives[seat] = words.all("objective", row, "objectives")
    s.fulfilled[seat] = words.all("objective", row, "fulfilled")
    for key, name in table_of(row, "cubes").items():
        card = words.one("objective", key)
        s.cubes[card] = 1 + board.goals[card].index(words.one("city", name))
    for load in words.all("load", row, "bags"):
        s.kept[seat * NATIONS + load - (LOADS - NATIONS)] += 1
    for place in words.all("city", row, "visited"):
        s.visited[seat] |= 1 << board.city_at[place]
    s.tour[seat] = int(row.get("tour", 0))
    s.strait[seat] = bool(row.get("strait", False))
    s.crossed[seat] = bool(row.get("crossed", False))


def arrange_planes(s: Postal, given: Mapping[str, Any], words: Words) -> None:
    """Planes that nobody has are new; if the new ones are named, the others are out of the game."""
    s.second_hand = words.all("plane", given, "second_hand")[::-1]
    s.crashed = sum(1 << plane for plane in words.all("plane", given, "crashed"))
    s.retired = sum(1 << plane for plane in words.all("plane", given, "retired"))
    taken = s.crashed | s.retired | sum(1 << plane for plane in (*s.second_hand, *s.plane))
    s.new_planes &= ~taken
    if "new_planes" in given:
        named = sum(1 << plane for plane in words.all("plane", given, "new_planes"))
        s.retired |= s.new_planes & ~named
        s.new_planes = named
    s.lost_pilots = whole(given, "lost_pilots", 0)
    s.lost_tiles = sum(1 << int(tile) - 1 for tile in given.get("lost_tiles", []))


def arrange_piles(s: Postal, given: Mapping[str, Any], words: Words) -> None:
    aboard = [sum(heap >> kind & 1 for heap in s.equipment) for kind in range(KINDS)]
    s.supply = [COPIES - aboard[kind] for kind in range(FIRST_EXPERT)]
    for pile in words.all("pile", given, "unlocked"):
        s.locked &= ~(1 << pile)
    placed = [kind for kind in range(FIRST_EXPERT, KINDS) if aboard[kind]]
    for key, cards in table_of(given, "piles").items():
        pile = words.one("pile", key)
        for name in names(cards, f"piles.{key}"):
            kind = words.one("equipment", name)
            s.expert_piles[pile].add(expert_card(kind), NOBODY if s.locked >> pile & 1 else EVERYONE)
            placed.append(kind)
    for kind in range(FIRST_EXPERT, FIRST_EXPERT + EXPERTS):
        if kind not in placed:
            s.boxed_experts.add(expert_card(kind), NOBODY)
    s.has_unlocked = bool(given.get("has_unlocked", False))


def arrange_objectives(s: Postal, given: Mapping[str, Any], words: Words) -> None:
    pack = list(s.board.in_play)
    for card in (card for cards in (*s.objectives, *s.fulfilled) for card in cards):
        take(pack, card, s.board.objectives)
    s.objective_discard = words.all("objective", given, "objective_discard")
    river = river_of(given, "objective_river", s.board.objective_river[s.seats], words.values["objective"])
    top = words.all(
        "objective", given, "objective_top" if "objective_deck" not in given else "objective_deck"
    )
    for card in (*s.objective_discard, *river, *top):
        if card != NOTHING:
            take(pack, card, s.board.objectives)
    s.chance.shuffle(pack)
    if "objective_deck" in given:
        s.boxed_objectives, pack = pack, []
    cards = pack + top[::-1]
    s.objective_deck = Deck(cards, [NOBODY] * len(cards), len(cards))
    if not s.is_initiation:
        s.objective_river = river
        if "objective_river" not in given:
            fill_objectives(s)


def arrange_loads(s: Postal, given: Mapping[str, Any], words: Words) -> None:
    pack = [load for load, count in enumerate(s.board.load_counts) for _ in range(count)]
    for load in range(LOADS):
        bags = s.kept[load - (LOADS - NATIONS) :: NATIONS] if load >= LOADS - NATIONS else []
        for _ in range(sum(s.loads[load::LOADS]) + sum(bags)):
            take(pack, load, s.board.loads)
    s.load_discard = words.all("load", given, "load_discard")
    river = river_of(given, "load_river", s.board.load_river[s.seats], words.values["load"])
    top = words.all("load", given, "load_top" if "load_deck" not in given else "load_deck")
    for load in (*s.load_discard, *river, *top):
        if load != NOTHING:
            take(pack, load, s.board.loads)
    s.chance.shuffle(pack)
    if "load_deck" in given:
        for load in pack:
            s.boxed_loads[load] += 1
        pack = []
    cards = [FIRST_LOAD + load for load in pack + top[::-1]]
    s.load_deck = Deck(cards, [NOBODY] * len(cards), len(cards))
    if not s.is_initiation:
        s.load_river = river
        if "load_river" not in given:
            fill_loads(s)


def river_of(given: Mapping[str, Any], key: str, size: int, words: Mapping[str, int]) -> list[int]:
    """The cards of a river from spot 1 on; a gap is a dash."""
    cards = [NOTHING if name == GAP else one_of(words, name, key) for name in names(given.get(key, []), key)]
    return cards + [NOTHING] * (size - len(cards)) if key in given else [NOTHING] * size


def arrange_turn(s: Postal, given: Mapping[str, Any]) -> None:
    phase = str(given.get("phase", "round"))
    seat = seat_named(s.seats, given.get("turn", "p1"))
    for key, seats in table_of(given, "tokens").items():
        activity = one_of({name: i for i, name in enumerate(ACTIVITIES)}, key, "tokens")
        s.tokens[activity] = [seat_named(s.seats, name) for name in names(seats, "tokens")]
    if "tokens" not in given and (phase in ACTIVITIES or phase in ("preflight", "loading")):
        s.tokens[ACTIVITIES.index(phase) if phase in ACTIVITIES else FLIGHTS] = [seat]
    if "tokens" not in given and phase == "refresh":
        s.tokens[MAINTENANCE] = s.order[:]
    if "trigger" in given:
        s.trigger, s.way = seat_named(s.seats, given["trigger"]), "threshold"
    s.agenda = agenda(s, phase, seat)
    if phase == "flights":
        s.endurance = whole(given, "endurance", fitness(s, seat))
        s.flown = whole(given, "flown", 0)


def agenda(s: Postal, phase: str, seat: Seat) -> list[Step]:
    """What is still to be done, last first."""
    end: Step = END_OF_TURNS if s.is_initiation else END_ROUND
    if phase == "round":
        return [BEGIN_TURNS if s.is_initiation else BEGIN_ROUND]
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
    if phase in ("objectives", "maintenance", "loading") and not s.is_initiation:
        return [RESOLVE_ACTIONS]
    if phase == "maintenance":
        return [end, TAKE_BACK, MAINTENANCE_OF[seat]]
    if phase in ("preflight", "flights"):
        flyers = s.tokens[FLIGHTS]
        later = flyers[flyers.index(seat) + 1 :]
        steps: list[Step] = [end]
        for other in reversed(later):
            steps += [END_TURN[other], FLIGHTS_OF[other], PREFLIGHT[other]]
        steps += [END_TURN[seat], FLIGHTS_OF[seat]]
        return [*steps, PREFLIGHT[seat]] if phase == "preflight" else steps
    raise Trouble("scenario-word", word=phase, field="phase")


def outcome(s: Postal, one: Any) -> int:
    """A die as `green:wind`, or a number."""
    if type(one) is int:
        return one
    colour, _, face = str(one).partition(":")
    colours = {name: i for i, name in enumerate(COLOURS)}
    faces = s.board.dice[one_of(colours, colour, "chance")]
    value = one_of({name: i for i, name in enumerate(WEATHER)}, face, "chance")
    if value not in faces:
        raise Trouble("scenario-word", word=str(one), field="chance")
    return faces.index(value)


def take(pack: list[int], card: int, words: Sequence[str]) -> None:
    """A card out of those not placed yet."""
    if card not in pack:
        raise Trouble("scenario-cards", word=words[card])
    pack.remove(card)
