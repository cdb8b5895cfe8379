"""All parts of the table, in the words of `arrange` and `describe`: how a position is written and read."""

from __future__ import annotations

from typing import Final

from windsock.core.card import EVERYONE, NOBODY
from windsock.core.kinds import OWN, Among, Bits, By, Heap, Perhaps, Row, Stack, Whole, Word
from windsock.core.layout import Layout, Part, SeatPart
from windsock.core.notation import Vocabulary
from windsock.mechanics.covers import Covers

from ..board.material import AIRLINES, FACES, GREY, KINDS, RED, Board
from ..board.numbers import SCORINGS
from ..invariants import unsound
from ..state import Europe

ENDINGS: Final = ("third-scoring", "all-blocked")
BACKS: Final = (GREY, RED)


def words(board: Board) -> dict[str, Vocabulary]:
    company = FACES[:AIRLINES]
    return {"company": Vocabulary(company), "cover": Vocabulary(("-", *company, "ban"))}


def impossible(s: Europe) -> str | None:
    """The rule by which there is no such position."""
    if any(s.bonuses >> airline & 1 and s.board.destinations[airline] < 0 for airline in range(AIRLINES)):
        return "AE-SETUP-17"
    return unsound(s)


LAYOUT: Final = Layout(
    parts=(
        Part("scorings", Whole(SCORINGS)),
        Part("scoring_cards", Whole(SCORINGS)),
        Part("turned", Row(Whole())),
        Part("ending", Among(ENDINGS)),
        Part("bank", Whole()),
        Part("reserve", Whole()),
        Part("market", Row(Word("card"))),
        Part("deck", Stack(NOBODY, BACKS)),
        Part("removed", Heap(EVERYONE, BACKS)),
        Part("phantom", Perhaps(By("card", Whole()))),
        Part("routes", Covers(), "circles"),
        Part("planes", By("company", Whole())),
        Part("spaces", By("company", Whole())),
        Part("bonuses", Bits("company")),
    ),
    seat_parts=(
        SeatPart("cash", Whole()),
        SeatPart("points", Whole()),
        SeatPart("hand", Heap(OWN, BACKS), "hands"),
        SeatPart("chosen", Heap(OWN, BACKS), is_open=True),
        SeatPart("portfolio", By("card", Whole()), "laid", KINDS),
        SeatPart("ban_markers", Whole()),
    ),
    vocabularies=words,
    faces=lambda board: FACES,
    backs=("grey", "red"),
    endings=ENDINGS,
    unsound=impossible,
)
