"""Set up any position, for scenarios: the words are those of `describe`. What is not said stays fresh."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from windsock.core.card import NOBODY, Card, Deck, Seat
from windsock.core.step import Step
from windsock.core.trouble import Trouble
from windsock.parts.given import known, names, one_of, seat_named, table_of, whole

from .alliance import ALLIANCE
from .control import CONTROL_FLIGHTS
from .delivery import LAST_CARD, LOSE_BAGGAGE
from .ending import EndGame
from .markers import MARKERS_STEP
from .moves import vocabularies
from .numbers import CAPACITY, MARKERS, PLACES, PLAYER_COLOURS, POSITIONS, ROW
from .placing import PLACE_PLANE
from .setup import lay_out_table
from .state import NONE, World
from .turn import END_TURN, START_TURN

SEAT_KEYS = ("colour", "pass", "face_down", "reserved")
CARD_KEYS = ("row", "pile", "pile_top", "discards", "won")
TURN_KEYS = ("turn", "phase", "turns", "idle", "is_extra_turn", "last_turns", "is_last_round_triggered")
KEYS = (*TURN_KEYS, *CARD_KEYS, "seats", "planes", "zones")


def arrange(s: World, given: Mapping[str, Any]) -> None:
    """Lay the table as `given` says: airports not named are empty, cards not placed lie in the pile."""
    known(given, KEYS, "")
    s.agenda.clear()
    lay_out_table(s)
    players = {seat_named(s.seats, key): row for key, row in table_of(given, "seats").items()}
    for seat, row in players.items():
        known(row, SEAT_KEYS, f"p{seat + 1}.")
    arrange_colours(s, players)
    arrange_planes(s, given)
    arrange_cards(s, given, players)
    s.show_faces()
    arrange_turn(s, given)
    seat = seat_named(s.seats, str(given.get("turn", "p1")))
    s.agenda = phase(s, str(given.get("phase", "turn")), seat)


def arrange_colours(s: World, players: Mapping[Seat, Any]) -> None:
    """In the order of the catalogue, unless a seat names another one."""
    words = vocabularies(s.board)["colour"].values
    for seat, row in players.items():
        if "colour" in row:
            s.colours[seat] = one_of(words, row["colour"], "colour")
    free = [colour for colour in range(PLAYER_COLOURS) if colour not in s.colours]
    for seat in range(s.seats):
        if s.colours[seat] == NONE:
            s.colours[seat] = free.pop(0)


def arrange_planes(s: World, given: Mapping[str, Any]) -> None:
    """At airports, by position (a dash for none), and in alliance zones."""
    words = vocabularies(s.board)
    s.planes = [NONE] * len(s.planes)
    for key, queue in table_of(given, "planes").items():
        airport = one_of(words["airport"].values, key, "planes")
        planes = names(queue, f"planes.{key}")
        if len(planes) > CAPACITY[s.board.shapes[airport]]:
            raise Trouble("scenario-word", word=planes[-1], field=f"planes.{key}")
        for position, name in enumerate(planes):
            if name != "-":
                colour = one_of(words["colour"].values, name, f"planes.{key}")
                s.planes[airport * POSITIONS + position] = colour
    s.show_planes()
    for key, members in table_of(given, "zones").items():
        zone = one_of(words["zone"].values, key, "zones")
        for name in names(members, f"zones.{key}"):
            s.zones[zone] |= 1 << one_of(words["colour"].values, name, f"zones.{key}")


def arrange_cards(s: World, given: Mapping[str, Any], players: Mapping[Seat, Any]) -> None:
    """Named cards first; the row and the pile take from what is left, in the order of the sheet."""
    rest = list(range(len(s.board.cards)))
    words = vocabularies(s.board)["card"].values
    for seat, row in players.items():
        for place, cards in enumerate(lists(row.get("pass", []), "pass")):
            s.passes[seat * PLACES + place] = take(rest, words, cards)
        for card in take(rest, words, names(row.get("face_down", []), "face_down")):
            s.asides[seat].add(card, 1 << seat)
    s.won = take(rest, words, names(given.get("won", []), "won"))
    s.haul = len(s.won)
    named_row = take(rest, words, names(given.get("row", []), "row"))
    top_of = given.get("pile_top", given.get("pile", []))
    top = take(rest, words, names(top_of, "pile")) if isinstance(top_of, list) else []
    discards = given.get("discards", [])
    if isinstance(discards, list):
        s.discards = take(rest, words, names(discards, "discards"))
    s.row = named_row if "row" in given else [rest.pop(0) for _ in range(ROW)]
    s.marks = [NONE] * len(s.row)
    for seat, row in players.items():
        for name in names(row.get("reserved", []), "reserved"):
            card = one_of(words, name, "reserved")
            if card not in s.row:
                raise Trouble("scenario-word", word=name, field="reserved")
            s.marks[s.row.index(card)] = seat
    if not isinstance(discards, list):
        s.discards = [rest.pop() for _ in range(whole(given, "discards", 0))]
    pile = (top + rest)[::-1]
    if isinstance(given.get("pile"), list):
        pile = top[::-1]
    elif "pile" in given:
        pile = pile[len(pile) - whole(given, "pile", 0) :]
    s.pile = Deck(pile, [NOBODY] * len(pile), len(pile))


def arrange_turn(s: World, given: Mapping[str, Any]) -> None:
    s.turns = whole(given, "turns", 0)
    s.idle = whole(given, "idle", 0)
    s.is_extra = bool(given.get("is_extra_turn", False))
    s.last_turns = whole(given, "last_turns", 0)
    s.is_last = s.last_turns > 0
    if s.is_last or given.get("is_last_round_triggered", False):
        s.trigger = LAST_CARD


def phase(s: World, name: str, seat: Seat) -> list[Step]:
    """The agenda, last first."""
    after: list[Step] = [END_TURN[seat], CONTROL_FLIGHTS[seat]]
    if name == "place":  # one plane each, then the first turn
        placing = [PLACE_PLANE[(seat + i) % s.seats] for i in range(s.seats)]
        return [END_TURN[seat], START_TURN[seat], *placing[::-1]]
    if name == "start":  # a turn from its beginning, with the markers coming back
        return [END_TURN[seat], START_TURN[seat]]
    s.markers = MARKERS
    if name == "turn":
        return [*after, LOSE_BAGGAGE[seat], MARKERS_STEP[seat], ALLIANCE[seat]]
    if name == "baggage":
        return [*after, LOSE_BAGGAGE[seat]]
    if name == "control":
        return after
    if name == "end":
        s.trigger = LAST_CARD
        return [EndGame()]
    raise Trouble("scenario-word", word=str(name), field="phase")


def lists(value: Any, field: str) -> list[list[str]]:
    """A list for each place of a pass; one card may stand for itself."""
    if not isinstance(value, list) or len(value) > PLACES:
        raise Trouble("scenario-kind", field=field, kind="list")
    return [names([one] if isinstance(one, str) else one, field) for one in value]


def take(rest: list[Card], words: Mapping[str, int], wanted: list[str]) -> list[Card]:
    """Cards out of those not placed yet."""
    found: list[Card] = []
    for name in wanted:
        card = one_of(words, name, "card")
        if card not in rest:
            raise Trouble("scenario-cards", word=name)
        rest.remove(card)
        found.append(card)
    return found
