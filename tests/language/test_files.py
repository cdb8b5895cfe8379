"""The four languages say the same things with the same facts."""

from __future__ import annotations

from collections import Counter

import pytest
from fluent.syntax import ast

from tests.language.messages import (
    FILES,
    FOLDERS,
    LANGUAGES,
    entries,
    every_message,
    messages,
    spoken,
    troubles,
)
from windsock.language import Speaker

OTHERS = [code for code in LANGUAGES if code != "en"]
OWN_WORDS = (
    "kind-",
    "label-",
    "field-",
    "screen-pane-",
    "counted",
)  # what a game may say otherwise than others
GIVEN = {"why"}  # what the speaker itself adds to the facts of a trouble


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize(("folder", "file"), FILES)
def test_every_file_is_there_and_well_formed(folder: str, file: str, code: str) -> None:
    junk = [entry.content for entry in entries(folder, code, file) if isinstance(entry, ast.Junk)]
    assert not junk


def test_no_language_has_a_file_of_its_own() -> None:
    for folder in FOLDERS.values():
        names = {code: sorted(file.name for file in (folder / code).iterdir()) for code in LANGUAGES}
        assert {code: names[code] for code in OTHERS} == dict.fromkeys(OTHERS, names["en"])


# Where a language needs a form that English does not, the extra message stands beside the English one.
@pytest.mark.parametrize("code", OTHERS)
@pytest.mark.parametrize(("folder", "file"), FILES)
def test_a_language_says_all_that_english_says_with_the_same_facts(folder: str, file: str, code: str) -> None:
    english, other = messages(folder, "en", file), messages(folder, code, file)
    assert not set(english) - set(other)
    assert all(key.removesuffix("-card") in english for key in set(other) - set(english))
    wrong = {
        key: (english[key].parts, other[key].parts)
        for key in english
        if english[key].parts != other[key].parts
    }
    assert not wrong


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("folder", FOLDERS)
def test_no_key_stands_twice(folder: str, code: str) -> None:
    """A game may say something generic in its own words, but once."""
    found = [message.key for where, message in every_message(code) if where.startswith(f"{folder}/")]
    count = Counter(found)
    assert [key for key, times in count.items() if times > 1] == []


@pytest.mark.parametrize("code", LANGUAGES)
def test_no_message_is_its_own_key(code: str) -> None:
    assert [message.key for _, message in every_message(code) if message.text.strip() == message.key] == []


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_trouble_has_a_sentence(code: str) -> None:
    speaker = Speaker(code)
    raised = troubles()
    assert len(raised) > 30
    own = {message.key for where, message in every_message(code) if where.startswith("generic")}
    assert [f"{one.where} {one.key}" for one in raised if one.key not in own] == []
    assert all(speaker.knows(one.key) for one in raised)


def test_a_sentence_asks_for_no_fact_that_its_trouble_lacks() -> None:
    asked = {message.key: message.parts[""] for _, message in every_message("en")}
    for one in troubles():
        if one.facts is not None:
            missing = {name.removesuffix("-given") for name in asked[one.key]} - one.facts - GIVEN
            assert not missing, f"{one.where} {one.key}"


def test_every_message_that_the_sources_name_is_there_with_its_facts() -> None:
    asked = {message.key: message.parts[""] for _, message in every_message("en")}
    assert len(spoken()) > 40
    for one in spoken():
        keys = [
            key for key in (one.key, f"screen-{one.key}") if key in asked
        ]  # a screen leaves the prefix out
        assert keys, f"{one.where} {one.key}"
        if one.facts is not None:
            given = one.facts
            complete = [key for key in keys if {name.removesuffix("-given") for name in asked[key]} <= given]
            assert complete, f"{one.where} {one.key}"


def test_no_game_hides_a_message_of_all_games() -> None:
    """A game may name fields and kinds of moves in words of its own, and nothing else."""
    everywhere = {
        message.key: message for where, message in every_message("en") if where.startswith("generic/")
    }
    for where, message in every_message("en"):
        if where.startswith("generic/") or message.key not in everywhere:
            continue
        assert message.key.startswith(OWN_WORDS), f"{where} {message.key}"
        assert message.parts[""] <= everywhere[message.key].parts[""], f"{where} {message.key}"


def test_french_keeps_its_spaces_together() -> None:
    for where, message in every_message("fr"):
        for mark in (" ;", " ?", " !", " »", "« "):
            assert mark not in message.text, f"{where} {message.key}"
