"""All parts of the table, in the words of `arrange` and `describe`: how a position is written and read."""

from __future__ import annotations

from typing import Any, Final

from windsock.core.card import NOBODY, Seat
from windsock.core.kinds import OWN, Among, Bits, By, Flag, Heap, Kind, Places, Row, Stack, Whole, Word, Words
from windsock.core.layout import Layout, Part, SeatPart
from windsock.core.trouble import Trouble

from ..board.numbers import AIRPORTS, MARKERS, PLACES, POSITIONS
from ..invariants import unsound
from ..placing import PickColour
from ..state import NONE, World

ENDINGS: Final = ("last-card", "standstill")
CARD: Final = Word("card")
OPEN_CARD: Final = Row(CARD)


class Planes(Kind):
    """The planes of each airport by position, in one flat list: { E1 = ["red", "-", "-"] }."""

    def __init__(self) -> None:
        self.kind = By("airport", Row(Word("colour", is_open=True), lambda s: POSITIONS))

    def empty(self) -> Any:
        return {}

    def write(self, value: Any, words: Words) -> Any:
        rows = [value[first : first + POSITIONS] for first in range(0, AIRPORTS * POSITIONS, POSITIONS)]
        return self.kind.write(rows, words)

    def read(self, value: Any, place: str, words: Words) -> Any:
        return [colour for row in self.kind.read(value, place, words) for colour in row]


class Leg(Kind):
    """A flight from one airport to another."""

    def __init__(self) -> None:
        self.kind = Row(Word("airport"), lambda s: 2)

    def empty(self) -> Any:
        return []

    def write(self, value: Any, words: Words) -> Any:
        return self.kind.write(divmod(value, AIRPORTS), words)

    def read(self, value: Any, place: str, words: Words) -> Any:
        origin, destination = self.kind.read(value, place, words)
        return origin * AIRPORTS + destination


class Reserved(SeatPart):
    """Markers on cards of the row: each seat names its own."""

    def write(self, s: Any, seat: Seat, words: Words) -> Any:
        return OPEN_CARD.write([card for card, mark in zip(s.row, s.marks) if mark == seat], words)

    def read(self, s: Any, rows: Any, words: Words) -> None:
        s.marks = [NONE] * len(s.row)
        for seat, (value, place) in enumerate(rows):
            for card in OPEN_CARD.read(value, place, words):
                if card not in s.row or s.marks[s.row.index(card)] != NONE:
                    raise Trouble("scenario-cards", word=s.board.cards[card], field=place)
                s.marks[s.row.index(card)] = seat


def impossible(s: World) -> str | None:
    """The rule by which there is no such position."""
    choosing = [step.seat for step in s.agenda if isinstance(step, PickColour)]
    if any((s.colours[seat] == NONE) != (seat in choosing) for seat in range(s.seats)):
        return "AA-SETUP-02"
    return unsound(s)


LAYOUT: Final = Layout(
    parts=(
        Part("turns", Whole()),
        Part("idle", Whole()),
        Part("is_extra_turn", Flag(), "is_extra"),
        Part("trigger", Among(ENDINGS)),
        Part("is_last_round", Flag(), "is_last"),
        Part("last_turns", Whole()),
        Part("ending", Among(ENDINGS)),
        Part("planes", Planes()),
        Part("zones", By("zone", Bits("colour"))),
        Part("row", OPEN_CARD),
        Part("pile", Stack(NOBODY, (0,))),
        Part("discards", OPEN_CARD),
        Part("won", OPEN_CARD),
        Part("haul", Whole()),
        Part("laid", Places(PLACES)),
        Part("markers_left", Whole(MARKERS), "markers"),
        Part("spent", Row(Whole(), lambda s: PLACES)),
        Part("paying", Whole(PLACES)),
        Part("flights", Row(Leg()), "legs"),
        Part("has_replaced", Flag()),
        Part("has_drawn", Flag()),
    ),
    seat_parts=(
        SeatPart("colour", Word("colour", is_open=True), "colours"),
        SeatPart("pass", Row(OPEN_CARD, lambda s: PLACES), "passes", PLACES),
        SeatPart("face_down", Heap(OWN, (0,)), "asides"),
        Reserved("reserved", OPEN_CARD),
    ),
    vocabularies=lambda board: {},
    faces=lambda board: board.cards,
    backs=("card",),
    endings=ENDINGS,
    unsound=impossible,
    held={"place": Whole(PLACES - 1)},
)
