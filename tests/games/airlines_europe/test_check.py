"""The validator of boards: AE-DATA-01 to AE-DATA-27 (section 18 of the catalogue)."""

from __future__ import annotations

import tempfile
from functools import cache
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast, parse
from fluent.syntax.visitor import Visitor
from hypothesis import given, settings
from hypothesis import strategies as st

from windsock.core.game import Finding
from windsock.games.airlines_europe.board.check import check
from windsock.games.airlines_europe.board.material import Board
from windsock.language import LANGUAGES

from .faults import AIRLINES, CITIES, FAULTS, FILES, HOME, ROUTES, TRACK, Copy, Fault, brief
from .faults_of_sheets import SHEET_FAULTS

IDS = [f"AE-DATA-{number:02}" for number in range(1, 28)]
FEW = ("AE-DATA-27", ROUTES, 0, False, "")  # T1 has 33 licences, and so always this warning


def name(fault: Fault) -> str:
    return fault.name


def test_the_shipped_board_has_nothing_to_refuse_and_nothing_to_warn_of() -> None:
    assert check(HOME / "data" / "europe") == []


def test_the_board_t1_breaks_only_ae_data_27_a_should() -> None:
    found = check(HOME / "data" / "t1")
    assert found == [Finding("AE-DATA-27", ROUTES, 0, False, {"found": 33, "least": 67})]


@pytest.mark.parametrize("fault", FAULTS, ids=name)
def test_a_broken_constraint_is_named_with_its_file_and_row(fault: Fault, tmp_path: Path) -> None:
    fault.change(Copy(tmp_path))
    assert [brief(finding) for finding in check(tmp_path) if brief(finding) != FEW] == [fault.finding]


@pytest.mark.parametrize("fault", SHEET_FAULTS, ids=name)
def test_a_file_that_is_no_table_breaks_the_constraint_that_needs_it(fault: Fault, tmp_path: Path) -> None:
    fault.change(Copy(tmp_path))
    assert [brief(finding) for finding in check(tmp_path)] == [fault.finding]


@pytest.mark.parametrize(("total", "is_said"), [(66, True), (67, False)])
def test_ae_data_27_warns_below_67_licences(total: int, is_said: bool, tmp_path: Path) -> None:
    board = Copy(tmp_path)
    for row in range(2, 14):  # twelve ordinary routes beside the four long-haul flights: 64 and some more
        board.put(ROUTES, row, "licences", "1/2/3/4/5/6" if row - 2 < total - 64 else "1/2/3/4/5")
    assert [brief(finding) for finding in check(tmp_path)] == [FEW] * is_said


def test_every_constraint_is_broken_by_some_fault() -> None:
    assert {fault.finding[0] for fault in FAULTS} | {FEW[0]} == set(IDS)


def test_several_faults_are_all_found(tmp_path: Path) -> None:
    board = Copy(tmp_path)
    board.put(CITIES, 9, "label", "")
    board.put(ROUTES, 8, "licences", "3/1")
    board.put(TRACK, 2, "row", "")
    told = [(finding.rule, finding.file, finding.row) for finding in check(tmp_path) if finding.is_refusal]
    assert told == [("AE-DATA-01", CITIES, 9), ("AE-DATA-09", ROUTES, 8), ("AE-DATA-19", TRACK, 2)]


def test_a_folder_that_is_not_there_lacks_every_sheet(tmp_path: Path) -> None:
    told = [(finding.file, finding.facts["problem"]) for finding in check(tmp_path / "nowhere")]
    assert told == [(file, "no-file") for file in FILES]


@pytest.mark.parametrize(("ending", "row"), [(b"\r\n", 8), (b"\r", 8), (b"\n\n", 15)])
def test_rows_are_counted_as_a_text_editor_counts_them(ending: bytes, row: int, tmp_path: Path) -> None:
    board = Copy(tmp_path)
    board.put(ROUTES, 8, "licences", "3/1")
    board.replace(ROUTES, b"\n", ending)
    assert brief(check(tmp_path)[0]) == ("AE-DATA-09", ROUTES, row, True, "order")


def test_ae_data_05_lets_abacus_have_a_row_for_its_looks(tmp_path: Path) -> None:
    Copy(tmp_path).add_abacus("shares", "0")
    assert [brief(finding) for finding in check(tmp_path)] == [FEW]


def test_ae_data_17_lets_airlines_share_a_start_space(tmp_path: Path) -> None:
    Copy(tmp_path).put(AIRLINES, 3, "start_space", "0")
    assert [brief(finding) for finding in check(tmp_path)] == [FEW]


def test_ae_data_18_takes_zones_in_any_order(tmp_path: Path) -> None:
    board = Copy(tmp_path)
    header, *rows = board.rows(TRACK)
    board.write(TRACK, [header, *reversed(rows)])
    assert [brief(finding) for finding in check(tmp_path)] == [FEW]
    assert Board(tmp_path).zones == Board(HOME / "data" / "t1").zones


@pytest.mark.parametrize("first", ["4-2-1-0", "4-2-1-0-0"])
def test_ae_data_24_takes_the_printed_rows(first: str, tmp_path: Path) -> None:
    Copy(tmp_path).abacus_sheet(f"1,{first},", "2,8-4-2-1-0,", "3,16-8-4-2-1,")
    assert [brief(finding) for finding in check(tmp_path)] == [FEW]


# Sentences


def source(language: str) -> str:
    return (HOME / "locale" / language / "board.ftl").read_text(encoding="utf-8")


def voice(language: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(source(language)))
    return bundle


VOICES = {language: voice(language) for language in LANGUAGES}


def sentence(language: str, finding: Finding) -> str:
    """What a reader is told; every fact that the sentence names must be there."""
    message = VOICES[language].get_message(finding.rule)
    assert message.value is not None
    text, errors = VOICES[language].format_pattern(message.value, dict(finding.facts))
    assert errors == []
    assert isinstance(text, str)
    assert text.endswith(".")
    assert "\n" not in text
    return text


class Variants(Visitor):
    """The keys of all messages, each with its variants by $problem."""

    def __init__(self) -> None:
        self.of: dict[str, set[str]] = {}
        self.current = ""

    def visit_Message(self, node: ast.Message) -> None:  # noqa: N802
        self.current = node.id.name
        self.of[self.current] = set()
        self.generic_visit(node)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        if isinstance(node.selector, ast.VariableReference) and node.selector.id.name == "problem":
            keys = [variant.key for variant in node.variants]
            self.of[self.current].update(key.name for key in keys if isinstance(key, ast.Identifier))
        self.generic_visit(node)


@cache
def variants(language: str) -> dict[str, set[str]]:
    resource = parse(source(language))
    assert not [entry for entry in resource.body if isinstance(entry, ast.Junk)]
    visitor = Variants()
    visitor.visit(resource)
    return visitor.of


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_constraint_has_the_same_sentences_in_every_language(language: str) -> None:
    assert set(variants(language)) == {*IDS, "board-sheet"}
    assert variants(language) == variants("en")


@pytest.mark.parametrize("fault", [*FAULTS, *SHEET_FAULTS], ids=name)
def test_every_finding_has_a_sentence_of_its_own(fault: Fault, tmp_path: Path) -> None:
    fault.change(Copy(tmp_path))
    finding = next(one for one in check(tmp_path) if brief(one) == fault.finding)
    told = [sentence(language, finding) for language in LANGUAGES]
    assert len(set(told)) == len(LANGUAGES)
    assert max(map(len, told)) < 250
    known, problem = variants("en"), fault.finding[4]
    assert not problem or problem in known[finding.rule] | known["board-sheet"]


def test_no_sentence_waits_for_a_finding_that_never_comes() -> None:
    told = {(fault.finding[0], fault.finding[4]) for fault in [*FAULTS, *SHEET_FAULTS]}
    told |= {("board-sheet", fault.finding[4]) for fault in SHEET_FAULTS}
    written = {(rule, problem) for rule, problems in variants("en").items() for problem in problems}
    assert {(rule, problem) for rule, problem in written - told if problem != "other"} == set()


# Whatever the files hold

WORDS = ["", "0", "-1", "1", "61", "9" * 12, "1e3", "٣", "²", "NaN", "LON", "abacus", "yes", "1/2", "/", "-"]
BLOWS = st.tuples(
    st.sampled_from(FILES),
    st.sampled_from(["byte", "bytes", "slice", "cell", "cell", "cell", "drop", "double", "swap"]),
    st.integers(0, 5000),
    st.integers(0, 20),
    st.one_of(st.sampled_from(WORDS), st.text(max_size=6), st.integers(0, 70).map(str)),
)


def strike(data: bytes, kind: str, place: int, other: int, text: bytes) -> bytes:
    """One blow at a file: to its bytes, to a cell or to whole rows."""
    spot = place % (len(data) + 1)
    lines = data.split(b"\n")
    row = place % len(lines)
    if kind == "byte":
        return data[:spot] + bytes([place % 256]) + data[spot + 1 :]
    if kind == "bytes":
        return data[:spot] + text + data[spot:]
    if kind == "slice":
        return data[:spot] + data[spot + other :]
    if kind == "cell":
        cells = lines[row].split(b",")
        cells[other % len(cells)] = text
        lines[row] = b",".join(cells)
    elif kind == "drop":
        del lines[row]
    elif kind == "double":
        lines.insert(other % len(lines), lines[row])
    else:
        lines[row], lines[other % len(lines)] = lines[other % len(lines)], lines[row]
    return b"\n".join(lines)


@settings(max_examples=300, deadline=None)
@given(st.sampled_from(["t1", "europe"]), st.lists(BLOWS, max_size=4))
def test_whatever_the_files_hold_there_are_findings_and_a_board_without_refusal_loads(
    board: str, blows: list[tuple[str, str, int, int, str]]
) -> None:
    with tempfile.TemporaryDirectory() as folder:
        copy = Copy(Path(folder), board)
        for file, kind, place, other, text in blows:
            path = copy.folder / file
            path.write_bytes(
                strike(path.read_bytes(), kind, place, other, text.encode("utf-8", "surrogatepass"))
            )
        found = check(copy.folder)
        for finding in found:
            assert finding.rule in IDS
            assert finding.file in FILES
            assert finding.row >= 0
            assert {type(fact) for fact in finding.facts.values()} <= {str, int}
            # Whoever reports a finding adds these beside its facts.
            assert not {"key", "board", "rule", "file", "row"} & set(finding.facts)
            for language in LANGUAGES:
                sentence(language, finding)
        if not any(finding.is_refusal for finding in found):
            assert Board(copy.folder).size > 0
