"""The validator of boards: AA-DATA-01 to AA-DATA-21 (section 19 of the catalogue)."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.games.spoilt import Fault, assert_all_clean, assert_named, name
from windsock.core.trouble import Trouble
from windsock.games.air_alliance import GAME
from windsock.games.air_alliance.board.check import check
from windsock.games.air_alliance.board.material import DATA
from windsock.games.air_alliance.board.sheets import AIRPORTS, CARDS, PASSES, SHEETS
from windsock.language import Speaker
from windsock.language.shelf import LANGUAGES

from .faults import FAULTS, Copy, own_passes, slots


def test_the_shipped_board_has_nothing_to_refuse_and_nothing_to_warn_of() -> None:
    assert check(DATA / "world") == []


def test_t1_breaks_only_what_its_readme_says() -> None:
    findings = check(DATA / "t1")
    assert {finding.rule for finding in findings} == {"AA-DATA-16", "AA-DATA-19", "AA-DATA-20"}
    assert not any(finding.is_refusal for finding in findings)


@pytest.mark.parametrize("fault", FAULTS, ids=name)
def test_a_broken_constraint_is_named(fault: Fault, tmp_path: Path) -> None:
    assert_named(check, fault, Copy(tmp_path))


def test_every_constraint_is_tried() -> None:
    tried = {fault.rule for fault in FAULTS} | {"AA-DATA-21"}
    assert tried == {f"AA-DATA-{number:02}" for number in range(1, 22)}


def test_a_finding_has_file_and_row(tmp_path: Path) -> None:
    copy = Copy(tmp_path)
    slots("t30", "FIRST")(copy)
    copy.put(AIRPORTS, "A5", "may_use", "white")
    found = [(one.rule, one.file, one.row) for one in check(tmp_path)]
    assert found == [("AA-DATA-05", AIRPORTS, 6), ("AA-DATA-13", CARDS, 31)]


def test_an_unknown_column_could_depend_on_the_number_of_players(tmp_path: Path) -> None:
    """AA-DATA-21."""
    copy = Copy(tmp_path)
    copy.write(CARDS, [[*row, "players"] for row in copy.rows(CARDS)])
    assert [one.rule for one in check(tmp_path)] == ["AA-DATA-21"]


@pytest.mark.parametrize(
    ("file", "rule"), [(AIRPORTS, "AA-DATA-01"), (PASSES, "AA-DATA-08"), (CARDS, "AA-DATA-11")]
)
def test_a_missing_sheet_breaks_the_constraint_that_needs_it(file: str, rule: str, tmp_path: Path) -> None:
    Copy(tmp_path)
    (tmp_path / file).unlink()
    assert [(one.rule, one.file) for one in check(tmp_path)] == [(rule, file)]


@pytest.mark.parametrize("file", SHEETS)
def test_a_missing_column_is_named(file: str, tmp_path: Path) -> None:
    copy = Copy(tmp_path)
    copy.write(file, [row[:-1] for row in copy.rows(file)])
    (found,) = check(tmp_path)
    assert (found.file, found.row, found.is_refusal) == (file, 1, True)
    assert found.facts["problem"] == "column-missing"


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_finding_is_a_clean_sentence(code: str, tmp_path: Path) -> None:
    assert_all_clean(GAME, check, FAULTS, Copy, code, tmp_path)


def test_a_refused_board_cannot_be_played_on(tmp_path: Path) -> None:
    Copy(tmp_path).put(CARDS, "t30", "miles", "0")
    with pytest.raises(Trouble):
        GAME.load(str(tmp_path))


def test_a_board_of_ones_own_can_be_played_on_and_is_called_by_its_own_names(tmp_path: Path) -> None:
    copy = Copy(tmp_path)
    copy.put(CARDS, "t30", "traveller", "Pilot")
    copy.put(AIRPORTS, "A2", "name", "Manila")
    own_passes(copy)
    table = GAME.new(3, 1, board=str(tmp_path))
    assert table.legal(0)
    speaker = Speaker("de", GAME, table.material)
    assert [speaker.name(word) for word in ("t30", "t31", "A2", "A1")] == [
        "Pilot",
        "Bankier",
        "A2 Manila",
        "A1 Tokio",
    ]


def test_a_place_with_priority_alone_pays_for_no_flight(tmp_path: Path) -> None:
    """AA-MARKER-07: such a card is allowed, though no shipped board has one."""
    copy = Copy(tmp_path)
    slots("t30", "PRIORITY")(copy)
    table = GAME.new(2, 1, board=str(tmp_path))
    given = {"planes": {"U1": ["red"]}, "seats": {"p1": {"pass": ["t30", "t01", "t02"]}}}
    GAME.arrange(table.s, given)
    table.s.asked = 1
    table.s.agenda.pop()  # no alliance
    refusal = table.explain(0, "fly red U1 A1 1")
    assert refusal is not None
    assert refusal.rule == "AA-MARKER-07"
    assert table.explain(0, "fly red U1 A1 2") is None
