"""The rules in every language: nothing missing, nothing made up, the same numbers."""

from __future__ import annotations

import re

import pytest

from windsock.core.registry import found
from windsock.language import LANGUAGES
from windsock.rulebook import FOLDER, Rulebook, headings, read
from windsock.terminal.rulebook import look_up, text_of

GAMES = sorted(found("windsock.games"))
FOREIGN = [code for code in LANGUAGES if code != "en"]
NOT_FOR_PLAYERS = {"DATA", "EX", "TEST"}  # what a board file must be, and vectors for tests
LOANWORDS = {"Sabotage"}  # headings that are the same word in two languages
REFERENCE = re.compile(r"(?:[A-Z][A-Z0-9]*-)+\d+|(?<!\d)-\d\d")  # AE-BUY-06, R-17, and -11 after another

every_translation = pytest.mark.parametrize(
    ("game", "language"), [(game, language) for game in GAMES for language in FOREIGN]
)


def catalogue(game: str, language: str = "") -> str:
    return (FOLDER / language / f"{game}.md").read_text(encoding="utf-8")


def for_players(game: str) -> list[str]:
    return [rule for rule in Rulebook(game).rules if rule.split("-")[1] not in NOT_FOR_PLAYERS]


def numbers(text: str) -> set[str]:
    return set(re.findall(r"\d+", REFERENCE.sub("", text)))


@every_translation
def test_every_rule_for_players_is_translated_and_no_other(game: str, language: str) -> None:
    assert list(read(catalogue(game, language))) == for_players(game)


@every_translation
def test_no_rule_stands_twice(game: str, language: str) -> None:
    assert catalogue(game, language).count("\n- **") == len(for_players(game))


@every_translation
def test_no_rule_is_left_in_english(game: str, language: str) -> None:
    english, translated = Rulebook(game), Rulebook(game, language)
    same = [rule for rule in for_players(game) if translated.rules[rule].text == english.rules[rule].text]
    assert same == []


@every_translation
def test_a_rule_has_the_same_numbers_in_every_language(game: str, language: str) -> None:
    english, translated = Rulebook(game), Rulebook(game, language)
    wrong = [
        rule
        for rule in for_players(game)
        if numbers(translated.rules[rule].text) != numbers(english.rules[rule].text)
    ]
    assert wrong == []


@every_translation
def test_every_section_is_translated(game: str, language: str) -> None:
    english, translated = headings(catalogue(game)), headings(catalogue(game, language))
    assert list(translated) == list(english)
    assert {title for number, title in translated.items() if title == english[number]} <= LOANWORDS


@every_translation
def test_a_translation_has_the_order_of_the_catalogue(game: str, language: str) -> None:
    english, translated = Rulebook(game), Rulebook(game, language)
    assert list(translated.rules) == list(english.rules)
    assert [len(rules) for rules in translated.sections().values()] == [
        len(rules) for rules in english.sections().values()
    ]


def test_what_is_not_translated_is_english_in_a_translated_section() -> None:
    english, german = Rulebook("airlines-europe").rules, Rulebook("airlines-europe", "de").rules
    assert german["AE-DATA-09"].text == english["AE-DATA-09"].text
    assert german["AE-DATA-09"].section == "Was nicht in der Spielregel steht"


def test_a_language_without_the_game_reads_english() -> None:
    assert Rulebook("airlines-europe", "eo").rules == Rulebook("airlines-europe").rules


def test_words_are_looked_up_in_the_language_of_the_reader() -> None:
    assert Rulebook("airlines-europe", "fr").find("licence libre moins chère")[0].id == "AE-BUY-08"
    assert Rulebook("airlines-1990", "it").find("cerchio adesivo")[0].id == "A90-SABOTAGE-02"
    assert Rulebook("airlines-europe", "de").find("cheapest licence") == []


def test_the_terminal_shows_the_rules_in_the_language_of_the_reader() -> None:
    german = text_of("airlines-europe", "AE-CASH-01", "de")
    assert german == "Der Spieler erhält genau 8 M aus der Bank."
    assert [rule.text for rule in look_up("airlines-europe", "ae-cash-01", "de")] == [german]
    assert look_up("airlines-europe", " ", "fr")[0].section == "Matériel"
    assert look_up("zeppelins", "", "fr") == []
    assert text_of("zeppelins", "ZZ-BUY-01", "fr") == ""
