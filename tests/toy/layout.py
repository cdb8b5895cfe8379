"""All parts of the table: how a position is written in words and read back."""

from __future__ import annotations

from windsock.core.card import EVERYONE, NOBODY
from windsock.core.kinds import OWN, By, Flag, Heap, Row, Stack, Whole, Word
from windsock.core.layout import Layout, Part, SeatPart
from windsock.core.notation import Vocabulary

from .describe import broken
from .material import FACES, MAIL, TOOL

BOTH = (MAIL, TOOL)

LAYOUT = Layout(
    parts=(
        Part("bank", Whole()),
        Part("audits", Whole()),
        Part("has_ended", Flag()),
        Part("endurance", Whole(least=-99)),
        Part("dice", Row(Whole(least=-99))),
        Part("market", Row(Word("card"))),
        Part("decks", By("back", Stack(NOBODY, BOTH)), "stacks"),
        Part("discards", By("back", Heap(EVERYONE, BOTH))),
    ),
    seat_parts=(
        SeatPart("coins", Whole()),
        SeatPart("points", Whole()),
        SeatPart("delivered", Whole()),
        SeatPart("hand", Heap(OWN, BOTH), "hands"),
        SeatPart("pledge", Heap(OWN, BOTH), "pledges"),
    ),
    vocabularies=lambda field: {"back": Vocabulary(("mail", "tool"))},
    faces=lambda field: FACES,
    backs=("mail", "tool"),
    endings=(),
    unsound=lambda s: broken(s, None),
)
