"""The validator of sets: AP-DATA-01 to AP-DATA-40 (section 23 of the catalogue)."""

from __future__ import annotations

from pathlib import Path

import pytest

from windsock.core.game import Finding
from windsock.core.trouble import Trouble
from windsock.games.air_postal import GAME
from windsock.games.air_postal.board.check import check
from windsock.games.air_postal.board.material import BOARDS, DATA, SHELF
from windsock.games.air_postal.board.numbers import COLOURS, WEATHER
from windsock.games.air_postal.board.sheets import FORM, SHEETS
from windsock.games.air_postal.rules import RULING_10
from windsock.language import Speaker
from windsock.language.shelf import LANGUAGES

from .faults import FAULTS, Copy, Fault, few_cities

REFERENCE = 27  # AP-DATA-27 is the set of dice that the others describe


def name(fault: Fault) -> str:
    return f"{fault.rule} {fault.problem}"


def test_the_shipped_set_has_nothing_to_refuse() -> None:
    findings = check(DATA / "golden-age")
    assert [(one.rule, one.facts["place"]) for one in findings] == [
        ("AP-DATA-12", place) for place in ("SPI", "HNL", "WAK", "CPT", "GUM")
    ]
    assert not any(one.is_refusal for one in findings)


def test_t1_breaks_only_a_wish() -> None:
    assert [(one.rule, one.is_refusal) for one in check(DATA / "t1")] == [("AP-DATA-19", False)]


def test_the_shipped_boards_are_those_of_the_sets() -> None:
    """AP-SETUP-01, AP-DATA-14: every SETUP on every side that it names, and the fixture."""
    shipped = [*SHELF.load("golden-age").boards, *list(SHELF.load("t1").boards)[:2]]
    assert tuple(shipped) == BOARDS


def test_the_dice_are_those_of_the_reference_set() -> None:
    """AP-DATA-27, AP-RULING-98, AP-WEATHER-08, AP-WEATHER-09."""
    faces = {
        colour: [WEATHER[face] for face in dice]
        for colour, dice in zip(COLOURS, GAME.load("the-line").dice, strict=True)
    }
    assert faces == {
        "green": ["fair", "fair", "wind", "wind", "fog", "rain"],
        "blue": ["fair", "fair", "wind", "wind", "rain", "storm"],
        "white": ["fair", "fair", "fog", "snow", "snow", "storm"],
        "red": ["fair", "fair", "fog", "rain", "thunderstorm", "thunderstorm"],
    }


@pytest.mark.parametrize("fault", FAULTS, ids=name)
def test_a_broken_constraint_is_named(fault: Fault, tmp_path: Path) -> None:
    fault.change(Copy(tmp_path))
    found = {(one.rule, one.facts.get("problem", ""), one.is_refusal) for one in check(tmp_path)}
    assert (fault.rule, fault.problem, fault.is_refusal) in found


def test_every_constraint_is_tried() -> None:
    tried = {fault.rule for fault in FAULTS}
    assert tried == {f"AP-DATA-{number:02}" for number in range(1, 41) if number != REFERENCE}


@pytest.mark.parametrize("file", SHEETS)
def test_a_missing_sheet_breaks_the_constraint_that_needs_it(file: str, tmp_path: Path) -> None:
    Copy(tmp_path)
    (tmp_path / file).unlink()
    assert [(one.rule, one.file) for one in check(tmp_path)] == [(FORM.needed_for[file], file)]


def test_an_unknown_column_is_refused(tmp_path: Path) -> None:
    copy = Copy(tmp_path)
    copy.write("dice.csv", [[*row, "more"] for row in copy.rows("dice.csv")])
    assert [(one.rule, one.facts["problem"]) for one in check(tmp_path)] == [("AP-DATA-20", "column-unknown")]


@pytest.fixture(scope="module")
def findings(tmp_path_factory: pytest.TempPathFactory) -> list[Finding]:
    """Of all broken sets."""
    found: list[Finding] = []
    for fault in FAULTS:
        folder = tmp_path_factory.mktemp("set")
        fault.change(Copy(folder))
        found += check(folder)
    return found


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_finding_is_a_clean_sentence(code: str, findings: list[Finding]) -> None:
    speaker = Speaker(code, GAME)
    for one in findings:
        where = {"board": "b", "rule": one.rule, "file": one.file, "row": one.row}
        text = speaker.explained("board-refused", {**where, **one.facts})
        assert not speaker.shelf.complaints, (one, speaker.shelf.complaints)
        assert "{" not in text


def test_a_refused_set_cannot_be_played_with(tmp_path: Path) -> None:
    Copy(tmp_path).put("pilots.csv", "2", "endurance", "0")
    with pytest.raises(Trouble):
        GAME.load(str(tmp_path))


def test_a_set_of_ones_own_can_be_played_with(tmp_path: Path) -> None:
    """By its folder its first board, by `folder/name` another; an unknown one is named as such."""
    Copy(tmp_path).put("pilots.csv", "Jean Mermoz", "endurance", "9")
    assert GAME.new(3, 1, board=str(tmp_path)).material.name == "north-atlantic"
    table = GAME.new(3, 1, board=str(tmp_path / "the-line"))
    assert max(table.material.endurance) == 9
    for path in (tmp_path / "the-moon", tmp_path / "no" / "such", Path("golden-age")):
        with pytest.raises(Trouble, match="no board"):
            GAME.load(str(path))


def test_a_setup_may_name_both_sides_of_a_tile(tmp_path: Path) -> None:
    """AP-RULING-10, AP-DATA-14: with four tiles besides; whoever comes second takes another pilot."""
    crew = "Jean Mermoz@PAR|Helene Dutrieu@BER|Maryse Bastie@CAS|Italo Balbo@ROM|Joaquin Loriga@MAD"
    Copy(tmp_path).put("setups.csv", "The Line", "pilots_and_start_cities", crew)
    table = GAME.new(2, 1, board=str(tmp_path / "the-line"))
    table.play(table.asked[0], "pilot jean-mermoz")
    second = table.asked[0]
    assert table.judge(second, table.read("pilot helene-dutrieu")) == RULING_10
    assert len(table.legal(second)) == 3


def test_a_round_limit_may_fall_with_the_number_of_players(tmp_path: Path) -> None:
    """AP-DATA-40 asks only that it is 1 or more; of the rivers it asks that they do not fall."""
    copy = Copy(tmp_path)
    for column, rounds in (("1 player", "90"), ("2", "60"), ("3", "40"), ("4", "30")):
        copy.put("settings.csv", "round limit in games without people", column, rounds)
    assert not any(one.is_refusal for one in check(tmp_path))
    assert GAME.load(str(tmp_path)).round_limit[1:] == (90, 60, 40, 30)


def test_a_place_must_be_left_on_each_of_its_boards(tmp_path: Path) -> None:
    """AP-DATA-12: without Lisbon on the ATLANTIC board no small plane leaves the Azores there."""
    Copy(tmp_path).put("places.csv", "Lisbon", "boards", "W")
    found = [one.facts["place"] for one in check(tmp_path) if one.rule == "AP-DATA-12"]
    assert "AZO" in found


def test_the_start_city_variant_is_refused_where_cards_are_too_few(tmp_path: Path) -> None:
    """AP-DATA-18, AP-RULING-84."""
    copy = Copy(tmp_path)
    few_cities(copy)
    copy.put("setups.csv", "The Americas", "outstations", "MIA|MEX|SFO")
    board = str(tmp_path / "the-americas")
    assert GAME.new(4, 1, board=board).asked
    with pytest.raises(Trouble, match="AP-DATA-18"):
        GAME.new(4, 1, {"start_cities": True}, board)
