"""Set up any position, for scenarios: the words are those of `describe`. What is not said stays fresh."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from windsock.core.card import NOBODY, Card, Deck, Seat
from windsock.core.given import Given, Pack, one_of, refuse
from windsock.core.notation import Vocabulary
from windsock.core.step import Step
from windsock.core.trouble import Trouble

from ..alliance import ALLIANCE
from ..board.numbers import CAPACITY, COLOURS, MARKERS, PLACES, PLAYER_COLOURS, POSITIONS, ROW
from ..control import CONTROL_FLIGHTS
from ..delivery import LAST_CARD, LOSE_BAGGAGE
from ..ending import EndGame
from ..invariants import unsound
from ..markers import MARKERS_STEP
from ..moves import vocabularies
from ..placing import LAY_OUT_ROW, PLACE_PLANE
from ..setup import lay_out_table
from ..state import NONE, World
from ..turn import END_TURN, START_TURN

SEAT_KEYS: Final = ("colour", "pass", "face_down", "reserved")
CARD_KEYS: Final = ("row", "pile", "pile_top", "discards", "won")
TURN_KEYS: Final = (
    "turn",
    "phase",
    "turns",
    "idle",
    "is_extra_turn",
    "last_turns",
    "is_last_round_triggered",
)
KEYS: Final = (*TURN_KEYS, *CARD_KEYS, "seats", "planes", "zones")
PHASES: Final = ("turn", "place", "start", "baggage", "control", "end")


def arrange(s: World, given: Mapping[str, Any]) -> None:
    """Lay the table as `given` says: airports not named are empty, cards not placed lie in the pile."""
    told = Given(given)
    told.keep_to(KEYS)
    phase = PHASES[told.word("phase", Vocabulary(PHASES))] if told.has("phase") else "turn"
    s.agenda.clear()
    lay_out_table(s)
    players = told.seats(s.seats, SEAT_KEYS)
    arrange_colours(s, players)
    arrange_planes(s, told)
    arrange_cards(s, told, players)
    s.show_faces()
    arrange_turn(s, told)
    seat = told.seat("turn", s.seats)
    s.agenda = agenda(s, phase, seat)
    if phase == "turn" and seat in s.marks:
        raise Trouble("scenario-invariant", field=f"seats.p{seat + 1}.reserved", rule="AA-INV-07")
    refuse(unsound(s))


def arrange_colours(s: World, players: Mapping[Seat, Given]) -> None:
    """In the order of the catalogue, unless a seat names another one."""
    pack = Pack([1] * PLAYER_COLOURS, Vocabulary(COLOURS[:PLAYER_COLOURS]))
    for seat, row in players.items():
        if row.has("colour"):
            s.colours[seat] = pack.take([str(row.table["colour"])], row.at("colour"))[0]
    free = pack.rest()
    for seat in range(s.seats):
        if s.colours[seat] == NONE:
            s.colours[seat] = free.pop(0)


def arrange_planes(s: World, given: Given) -> None:
    """At airports, by position (a dash for none), and in alliance zones."""
    words = vocabularies(s.board)
    planes = given.part("planes")
    s.planes = [NONE] * len(s.planes)
    for key in planes.table:
        airport = one_of(words["airport"], key, "planes")
        queue = planes.names(key)
        room = CAPACITY[s.board.shapes[airport]]
        if len(queue) > room:
            raise Trouble("scenario-full", word=queue[room], field=planes.at(key), most=room)
        admitted = [colour for colour in range(len(COLOURS)) if s.board.admits[airport] >> colour & 1]
        for position, name in enumerate(queue):
            if name != "-":
                colour = one_of(words["colour"], name, planes.at(key), admitted)
                s.planes[airport * POSITIONS + position] = colour
    s.show_planes()
    zones = given.part("zones")
    for key in zones.table:
        zone = one_of(words["zone"], key, "zones")
        for colour in zones.unlike(key, words["colour"]):
            s.zones[zone] |= 1 << colour


def arrange_cards(s: World, given: Given, players: Mapping[Seat, Given]) -> None:
    """Named cards first; the row and the pile take from what is left, in the order of the sheet."""
    words = vocabularies(s.board)["card"]
    pack = Pack([1] * len(s.board.cards), words)
    for seat, row in players.items():
        arrange_pass(s, seat, row, pack)
        for card in pack.take(row.names("face_down"), row.at("face_down")):
            s.asides[seat].add(card, 1 << seat)
    s.won = pack.take(given.names("won"), "won")
    s.haul = len(s.won)
    named_row = pack.take(given.names("row"), "row")
    if len(named_row) > ROW:
        raise Trouble("scenario-full", word=words.words[named_row[ROW]], field="row", most=ROW)
    key = "pile" if given.has("pile") and not given.is_number("pile") else "pile_top"
    top = pack.take(given.names(key), key)
    if not given.is_number("discards"):
        s.discards = pack.take(given.names("discards"), "discards")
    rest = pack.rest()
    s.row = named_row if given.has("row") else [rest.pop(0) for _ in range(min(ROW, len(rest)))]
    arrange_markers(s, players, words)
    if given.is_number("discards"):
        s.discards = [rest.pop() for _ in range(given.whole("discards", 0, len(rest)))]
    pile: list[Card] = (top + rest)[::-1]
    if given.is_number("pile"):
        pile = pile[len(pile) - given.whole("pile", 0, len(pile), len(top)) :]
    elif key == "pile":
        pile = top[::-1]
    s.pile = Deck(pile, [NOBODY] * len(pile), len(pile))


def arrange_pass(s: World, seat: Seat, row: Given, pack: Pack) -> None:
    """A list of cards for each place of a pass; one card may stand for itself."""
    places = row.things("pass")
    if len(places) > PLACES:
        raise Trouble("scenario-full", word=str(places[PLACES]), field=row.at("pass"), most=PLACES)
    for place, cards in enumerate(places):
        pile = Given({"pass": [cards] if isinstance(cards, str) else cards}, row.path)
        s.passes[seat * PLACES + place] = pack.take(pile.names("pass"), pile.at("pass"))


def arrange_markers(s: World, players: Mapping[Seat, Given], words: Vocabulary) -> None:
    """Markers on cards of the row."""
    s.marks = [NONE] * len(s.row)
    for seat, row in players.items():
        for name in row.names("reserved"):
            place = s.row.index(one_of(words, name, row.at("reserved"), s.row))
            if s.marks[place] != NONE:
                raise Trouble("scenario-again", word=name, field=row.at("reserved"))
            s.marks[place] = seat


def arrange_turn(s: World, given: Given) -> None:
    s.turns = given.whole("turns", 0)
    s.idle = given.whole("idle", 0, s.seats)
    s.is_extra = given.flag("is_extra_turn")
    s.last_turns = given.whole("last_turns", 0, s.seats)
    s.is_last = s.last_turns > 0
    if given.flag("is_last_round_triggered") or s.is_last:
        s.trigger = LAST_CARD


def agenda(s: World, phase: str, seat: Seat) -> list[Step]:
    """What is to be done, last first."""
    after: list[Step] = [END_TURN[seat], CONTROL_FLIGHTS[seat]]
    if phase == "place":  # one plane each, then the first turn; with no card in the row they come between
        placing = [PLACE_PLANE[(seat + i) % s.seats] for i in range(s.seats)]
        cards: list[Step] = [] if s.row else [LAY_OUT_ROW]
        return [END_TURN[seat], START_TURN[seat], *cards, *placing[::-1]]
    if phase == "start":  # a turn from its beginning, with the markers coming back
        return [END_TURN[seat], START_TURN[seat]]
    s.markers = MARKERS
    if phase == "baggage":
        return [*after, LOSE_BAGGAGE[seat]]
    if phase == "control":
        return after
    if phase == "end":
        s.trigger = LAST_CARD
        return [EndGame()]
    return [*after, LOSE_BAGGAGE[seat], MARKERS_STEP[seat], ALLIANCE[seat]]
