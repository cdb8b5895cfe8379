"""`windsock rules`, and the rulebook that it reads."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator

import pytest
import typer
from typer.testing import CliRunner, Result

from windsock.command import games, main, rules
from windsock.core.trouble import Trouble
from windsock.language import LANGUAGES, speak
from windsock.rulebook import FOLDER, Rulebook

SPOKEN = ", ".join(LANGUAGES)
ENTRY = re.compile(r"^(?:- |\| )\*\*([A-Z0-9]+(?:-[A-Z0-9]+)+-\d+[a-z]?)\*\*", re.MULTILINE)


@pytest.fixture(autouse=True)
def english_again() -> Iterator[None]:
    yield
    speak("en")


def run(*words: str) -> Result:
    app = typer.Typer(pretty_exceptions_enable=False)
    games.register(app)
    rules.register(app)
    return CliRunner().invoke(app, ["rules", *words], env={"LANG": "en_GB", "LC_ALL": "", "COLUMNS": "100"})


def flat(result: Result) -> str:
    assert result.exit_code == 0, result.exception
    return " ".join(result.output.split())


def test_the_rulebook_has_every_rule_of_the_catalogue() -> None:
    for file in sorted(FOLDER.glob("*.md")):
        book = Rulebook(file.stem)
        assert list(book.rules) == ENTRY.findall(file.read_text(encoding="utf-8"))
        assert all(rule.text and rule.section for rule in book.rules.values())
    assert len(Rulebook("airlines-europe").rules) == 400


def test_a_game_without_a_catalogue_says_so() -> None:
    with pytest.raises(Trouble, match="The game “zeppelins” has come without a rule catalogue"):
        Rulebook("zeppelins")


def test_marks_of_sources_are_not_shown() -> None:
    book = Rulebook("airlines-europe")
    assert book.rules["AE-SETUP-09"].text.endswith("seats are numbered clockwise from him.")
    assert book.rules["AE-COMP-07"].text.endswith("(Total value 589.)")
    assert book.rules["AE-RULING-02"].text.startswith("Do denominations matter? No.")
    assert [rule.id for rule in book.rules.values() if re.search(r"\[(FI|F|I|D|R-\d)", rule.text)] == []


def test_a_row_of_a_table_reads_as_a_sentence() -> None:
    book = Rulebook("airlines-europe")
    assert (
        book.rules["AE-INFO-02"].text
        == "component: money of a player; owner sees: amount; others see: amount"
    )
    assert book.rules["AE-NUM-16"].text == "action D: 8 M"


def test_an_id_is_found_first_and_all_words_must_occur() -> None:
    book = Rulebook("airlines-europe")
    assert [rule.id for rule in book.find("ae-buy-06")] == ["AE-BUY-06"]
    assert [rule.id for rule in book.find("ae-haul")][:2] == ["AE-HAUL-01", "AE-HAUL-02"]
    assert book.find("cheapest licence")[0].id == "AE-BUY-08"
    assert all("cheapest" in rule.text and "licence" in rule.text for rule in book.find("licence cheapest"))
    assert book.find("zeppelin") == []
    assert book.find("  ") == []
    assert book.near("AE-BUI-06")[0] == "AE-BUY-06"


def test_contents_without_words() -> None:
    said = flat(run("airlines-europe"))
    assert "Setup AE-SETUP, AE-DECK 34" in said
    assert "Worked examples AE-EX, AE-TEST 73" in said
    said = flat(run("airlines-europe", "--language", "it"))
    assert "Preparazione AE-SETUP, AE-DECK 34" in said
    assert "Esempi AE-EX, AE-TEST 73" in said


def test_one_rule_with_what_it_answers_in_the_readers_language() -> None:
    said = flat(run("airlines-europe", "AE-BUY-02", "--language", "fr"))
    assert said.startswith("AE-BUY-02 Coup A : licences Il paie à la banque, de son propre argent")
    assert "La licence sur ‹route› coûte ‹prix› M, et ‹joueur› n'a que ‹argent› M." in said


def test_a_rule_that_refuses_nothing_has_only_its_text() -> None:
    said = flat(run("airlines-europe", "AE-SCORE-07"))
    assert said.startswith("AE-SCORE-07 Scoring If the division is not even")
    assert said.endswith("rounded up.")


def test_words_list_the_matches_and_mark_them() -> None:
    said = flat(run("airlines-europe", "cheapest", "licence"))
    assert said.startswith("AE-BUY-08")
    assert said.endswith("4 rules")
    assert rules.marked("The Cheapest licence", ["cheapest licence"]).spans == [
        (4, 12, "black on yellow"),
        (13, 20, "black on yellow"),
    ]


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["monopoly"], "There is no game “monopoly”"),
        (["airlines-europe", "AE-BUI-06"], "There is no rule “AE-BUI-06”; near it are AE-BUY-06"),
        (["airlines-europe", "XX-YY-99"], "There is no rule “XX-YY-99”"),
        (["airlines-europe", "zeppelin"], "“zeppelin”"),
        (
            ["airlines-europe", "--language", "eo"],
            f"There is no language “eo”; choose one of {SPOKEN}.",
        ),
    ],
)
def test_what_is_not_there_is_one_sentence(words: list[str], sentence: str) -> None:
    trouble = run(*words).exception
    assert isinstance(trouble, Trouble)
    assert sentence in str(trouble)


def test_the_sentence_goes_to_standard_error_with_exit_code_2(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(main, "COMMANDS", ("games", "rules"))
    monkeypatch.setattr(
        sys, "argv", ["windsock", "rules", "airlines-europe", "AE-BUI-06", "--language", "de"]
    )
    with pytest.raises(SystemExit) as ended:
        main.main()
    assert ended.value.code == 2
    assert capsys.readouterr().err.startswith("Es gibt keine Regel „AE-BUI-06“; ähnlich sind AE-BUY-06")


def test_coverage_fails_if_a_rule_is_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    class Report:
        def __init__(self, missing: list[str]) -> None:
            self.missing = missing

        def print(self, console: object) -> None:
            typer.echo("report")

    monkeypatch.setattr("windsock.coverage.report.report", lambda game: Report(["AE-BUY-06"]))
    result = run("airlines-europe", "--coverage")
    assert result.output == "report\n"
    assert result.exit_code == 1
    monkeypatch.setattr("windsock.coverage.report.report", lambda game: Report([]))
    assert run("airlines-europe", "--coverage").exit_code == 0
