"""Where no scenario can go: misprints of slots, findings without a row, cards that no shipped board has."""

from __future__ import annotations

from pathlib import Path

import pytest

from windsock.games.air_alliance.board.check import check
from windsock.games.air_alliance.board.sheets import CARDS
from windsock.games.air_alliance.board.slots import Misprint, slot_of
from windsock.games.air_alliance.ending import trio_counts

from .faults import Copy
from .position import state, table


@pytest.mark.parametrize(
    ("text", "rule"),
    [("NPA ", "AA-DATA-15"), ("AE 1", "AA-DATA-14"), ("A- 1", "AA-DATA-14"), ("A 12", "AA-DATA-14")],
)
def test_a_misprinted_slot_is_named(text: str, rule: str) -> None:
    """One letter is one zone, one digit one airport; a neutral airline needs its letter."""
    with pytest.raises(Misprint) as misprint:
        slot_of(text)
    assert misprint.value.rule == rule


def test_a_trio_with_too_few_members_is_named_by_its_first(tmp_path: Path) -> None:
    """AA-DATA-18: without any member there is no row to name."""
    copy = Copy(tmp_path)
    copy.put(CARDS, "t16", "trio", "-")
    assert [one.row for one in check(tmp_path) if one.facts.get("problem") == "members"] == [18]
    copy.put_all(CARDS, "trio", lambda trio: "-" if trio == "SPY" else trio)
    assert [one.row for one in check(tmp_path) if one.facts.get("problem") == "members"] == [0]


def test_a_place_that_allows_nothing_but_a_priority_take_off_pays_for_no_flight(tmp_path: Path) -> None:
    """AA-MARKER-07: named, or the only ones left."""
    copy = Copy(tmp_path)
    for card in ("t09", "t14", "t33"):
        copy.put(CARDS, card, "slots", "PRIORITY")
        copy.put(CARDS, card, "npa_symbol", "-")
    given = {"planes": {"U1": ["red"]}, "seats": {"p1": {"pass": ["t09", "t14", "t33"]}}}
    found = table(2, str(tmp_path), given)
    for move in ("fly red U1 A1", "fly red U1 A1 2"):
        refusal = found.explain(0, move)
        assert refusal is not None
        assert refusal.rule == "AA-MARKER-07"


def test_every_card_counts_for_its_trio_and_one_face_down_for_none() -> None:
    """AA-TRIO-02: from the first card and the first trio on."""
    board = state(table(2, "world")).board
    for card, trio in enumerate(board.trio):
        counts = trio_counts(board, [card, -1])
        assert sum(counts) == (trio >= 0)
        assert trio < 0 or counts[trio] == 1
    last = len(board.trio) - 1 - board.trio[::-1].index(0)
    assert sum(trio_counts(board, [last - len(board.trio)])) == 0
