"""Every executable rule of a catalogue has a line of code and a test; nobody cites a rule that is none."""

from __future__ import annotations

import io
from pathlib import Path

import pytest
from rich.console import Console

from windsock.core.registry import games
from windsock.coverage.catalogue import repository
from windsock.coverage.citations import citations, declared, ids_in
from windsock.coverage.report import Coverage, report


@pytest.mark.parametrize("game", games())
def test_no_rule_without_code_and_test(game: str) -> None:
    coverage = report(game)
    assert coverage.has_tests
    assert coverage.missing == []
    assert coverage.unknown == []


@pytest.mark.parametrize("game", games())
def test_exceptions_are_needed_and_explained(game: str) -> None:
    """What nothing can execute has no line of code, and every exception says why."""
    for row in report(game).rows.values():
        if row.exempt is not None:
            assert row.code == [], row.rule
            assert row.exempt.endswith("."), row.rule
        assert row.unreachable is None or row.unreachable.endswith("."), row.rule


def test_the_report_prints_every_rule() -> None:
    text = io.StringIO()
    coverage = report("airlines-europe")
    gone = [rule for rule, row in coverage.rows.items() if row.needs_code][:2]
    coverage.rows[gone[0]].code.clear()
    coverage.rows[gone[1]].tests.clear()
    coverage.print(Console(file=text, width=200))
    lines = text.getvalue().splitlines()
    assert coverage.missing == gone
    assert all(any(line.startswith(rule) for line in lines) for rule in coverage.rows)
    assert all(" none " in next(line for line in lines if line.startswith(rule)) for rule in gone)
    assert "2 lack code or test" in text.getvalue()


def test_an_installed_package_has_no_tests_to_read(tmp_path: Path) -> None:
    """Not even those of the project that it is installed in."""
    installed = tmp_path / ".venv" / "lib" / "site-packages" / "windsock"
    installed.mkdir(parents=True)
    (tmp_path / "tests").mkdir()
    (tmp_path / "pyproject.toml").touch()
    assert repository(installed) is None
    assert repository(tmp_path / "src" / "windsock") == tmp_path
    text = io.StringIO()
    Coverage("airlines-europe", {}, False, 0, []).print(Console(file=text, width=200))
    assert "no tests to read" in text.getvalue()


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("# XX-BUY-06", ["XX-BUY-06"]),
        ("# XX-BUST-03, XX-BUST-04: both", ["XX-BUST-03", "XX-BUST-04"]),
        ("XX-END-02 to -04.", ["XX-END-02", "XX-END-03", "XX-END-04"]),
        ("XX-DATA-02 to XX-DATA-04.", ["XX-DATA-02", "XX-DATA-03", "XX-DATA-04"]),
        ("(XX-RULING-04, -05, and XX-2P-01)", ["XX-RULING-04", "XX-RULING-05", "XX-2P-01"]),
        ("A90-2P-01 to -03", ["A90-2P-01", "A90-2P-02", "A90-2P-03"]),
        ("AP-VAR-INIT-05, -06; AP-CARD-05a", ["AP-VAR-INIT-05", "AP-VAR-INIT-06", "AP-CARD-05a"]),
        ("AE-BUY, page -12, UTF-8, AE-BUY-6", []),
    ],
)
def test_ids_in_a_text(text: str, found: list[str]) -> None:
    assert ids_in(text) == found


SOURCE = '''"""A chapter (XX-BUY-01)."""

from .rules import BUY_02

BUY_03: Final = Rule("XX-BUY-03")


def refuse(cash: int) -> Rule | None:
    """Not without money (XX-BUY-04)."""
    if cash < 1:  # XX-BUY-05, -06
        return BUY_02 if cash else BUY_03
    return notes("XX-BUY-07")
'''


def test_citations_of_a_module() -> None:
    """A heading, an import and a declaration enforce nothing; the rest does."""
    names = {"BUY_02": "XX-BUY-02", **declared([SOURCE])}
    assert names["BUY_03"] == "XX-BUY-03"
    assert [(one.rule, one.line) for one in citations(SOURCE, names)] == [
        ("XX-BUY-04", 9),
        ("XX-BUY-05", 10),
        ("XX-BUY-06", 10),
        ("XX-BUY-02", 11),
        ("XX-BUY-03", 11),
        ("XX-BUY-07", 12),
    ]
