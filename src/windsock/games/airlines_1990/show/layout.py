"""All parts of the table, in the words of `arrange` and `describe`: how a position is written and read."""

from __future__ import annotations

from typing import Final

from windsock.core.card import NOBODY
from windsock.core.kinds import OWN, Among, By, Flag, Heap, Perhaps, Row, Stack, Whole, Word
from windsock.core.layout import Layout, Part, SeatPart
from windsock.core.notation import Vocabulary
from windsock.mechanics.covers import Covers

from ..board.material import FLIGHT_BACK, SHARE_BACK, Board
from ..board.numbers import COMPANIES, SCORE_CARDS
from ..invariants import unsound
from ..moves import flight_words

ENDINGS: Final = ("last-share", "last-turns", "third-score-card", "stuck")
SHARES: Final = (SHARE_BACK,)
FLIGHTS: Final = (FLIGHT_BACK,)


def words(board: Board) -> dict[str, Vocabulary]:
    sabotaged = [f"sabotage-{company}" for company in board.companies]
    return {"cover": Vocabulary(("-", *board.companies, *sabotaged, "sabotage"))}


LAYOUT: Final = Layout(
    parts=(
        Part("turns", Whole()),
        Part("passes", Whole()),
        Part("has_replaced", Flag()),
        Part("last_turns", Whole(least=-1)),
        Part("scorings", Whole(SCORE_CARDS + 1)),
        Part("score_cards_aside", Whole(SCORE_CARDS), "aside"),
        Part("ending", Among(ENDINGS)),
        Part("display", Row(Word("company"))),
        Part("pile", Stack(NOBODY, SHARES)),
        Part("removed_shares", Row(Word("company"))),
        Part("phantom", Perhaps(By("company", Whole()))),
        Part("flight_pile", Stack(NOBODY, FLIGHTS)),
        Part("discard", Row(Word("flight"))),
        Part("removed_flights", Row(Word("flight"))),
        Part("routes", Covers(), "circles"),
        Part("supply", By("company", Whole())),
    ),
    seat_parts=(
        SeatPart("points", Whole()),
        SeatPart("hand", Heap(OWN, SHARES), "hands"),
        SeatPart("laid", By("company", Whole()), width=COMPANIES),
        SeatPart("flights", Heap(OWN, FLIGHTS)),
    ),
    vocabularies=words,
    faces=lambda board: (*board.companies, "score", *flight_words(board)),
    backs=("share", "flight"),
    endings=ENDINGS,
    unsound=unsound,
)
