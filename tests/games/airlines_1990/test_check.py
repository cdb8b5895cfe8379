"""The validator of boards: A90-DATA-01 to A90-DATA-19 (section 21 of the catalogue)."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.games.spoilt import Fault, assert_all_clean, assert_named, name
from windsock.core.trouble import Trouble
from windsock.games.airlines_1990 import GAME
from windsock.games.airlines_1990.board.check import check
from windsock.games.airlines_1990.board.material import DATA
from windsock.language.shelf import LANGUAGES

from .faults import CITIES, COMPANIES, FAULTS, FLIGHTS, ROUTES, Copy


def test_the_shipped_board_has_nothing_to_refuse_and_nothing_to_warn_of() -> None:
    assert check(DATA / "america") == []


def test_t1_breaks_only_what_the_catalogue_says() -> None:
    findings = check(DATA / "t1")
    assert {finding.rule for finding in findings} == {"A90-DATA-05", "A90-DATA-16", "A90-DATA-17"}
    assert not any(finding.is_refusal for finding in findings)


@pytest.mark.parametrize("fault", FAULTS, ids=name)
def test_a_broken_constraint_is_named(fault: Fault, tmp_path: Path) -> None:
    assert_named(check, fault, Copy(tmp_path))


def test_every_constraint_is_tried() -> None:
    tried = {fault.rule for fault in FAULTS} | {"A90-DATA-18"}
    assert tried == {f"A90-DATA-{number:02}" for number in range(1, 20)}


@pytest.mark.parametrize("file", [CITIES, ROUTES, FLIGHTS])
def test_a_row_without_an_origin_is_named(file: str, tmp_path: Path) -> None:
    """A90-DATA-19."""
    copy = Copy(tmp_path)
    rows = copy.rows(file)
    rows[2][rows[0].index("origin")] = " "
    copy.write(file, rows)
    assert [(one.rule, one.file, one.row) for one in check(tmp_path)] == [("A90-DATA-19", file, 3)]


def test_an_unknown_column_could_depend_on_the_number_of_players(tmp_path: Path) -> None:
    """A90-DATA-18."""
    copy = Copy(tmp_path)
    copy.write(ROUTES, [[*row, "players"] for row in copy.rows(ROUTES)])
    assert [one.rule for one in check(tmp_path)] == ["A90-DATA-18"]


@pytest.mark.parametrize(
    ("file", "rule"),
    [
        ("cities.csv", "A90-DATA-06"),
        (COMPANIES, "A90-DATA-01"),
        (ROUTES, "A90-DATA-09"),
        (FLIGHTS, "A90-DATA-13"),
    ],
)
def test_a_missing_sheet_breaks_the_constraint_that_needs_it(file: str, rule: str, tmp_path: Path) -> None:
    Copy(tmp_path)
    (tmp_path / file).unlink()
    assert [(one.rule, one.file) for one in check(tmp_path)] == [(rule, file)]


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_finding_is_a_clean_sentence(code: str, tmp_path: Path) -> None:
    assert_all_clean(GAME, check, FAULTS, Copy, code, tmp_path)


def test_a_refused_board_cannot_be_played_on(tmp_path: Path) -> None:
    Copy(tmp_path).put(COMPANIES, "HIT", "markers", "15")
    with pytest.raises(Trouble):
        GAME.load(str(tmp_path))


def test_a_board_of_ones_own_can_be_played_on(tmp_path: Path) -> None:
    Copy(tmp_path).put(ROUTES, "r01", "circles", "5/5")
    table = GAME.new(3, 1, board=str(tmp_path))
    assert table.legal(0)
