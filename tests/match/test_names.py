"""Names that can be shown, and names that look alike."""

from __future__ import annotations

import pytest

from tests.match.people import open_match
from windsock.core.trouble import Trouble
from windsock.match.chair import Chair
from windsock.match.names import LONGEST_NAME, account_name, apart, checked_name, clean, skeleton

ALIKE = [
    ("Ada", "\u0410\u0434\u0430".replace("\u0434", "d")),  # Cyrillic
    ("Paco", "\u0440\u0430\u0441\u043e"),
    ("ANNA", "\u0391\u039d\u039d\u0391"),  # Greek capitals
    ("Bill", "BiII"),
    ("Bill", "Bi1l"),
    ("Otto", "0tto"),
    ("Bernd", "Bemd"),
    ("Ada B", "Ada_B."),
    ("Ada", "\uff21\uff44\uff41"),  # wide letters
    ("Ada", "\U0001d400\U0001d41d\U0001d41a"),  # mathematical ones
    ("Ada", "A\u0323da"),
    ("Ada", "A\u200bd\u2060a\u202e"),
    ("Ada", "Ad\u3164a"),
]
DIFFERENT = [
    ("Ada", "Ida"),
    ("Anna", "Hannah"),
    ("Ian", "Jan"),
    ("山田", "山本"),
    ("か", "が"),
    ("Ada 2", "Ada 3"),
]


@pytest.mark.parametrize(("name", "other"), ALIKE)
def test_look_alikes_have_one_skeleton(name: str, other: str) -> None:
    assert skeleton(name) == skeleton(other)


@pytest.mark.parametrize(("name", "other"), DIFFERENT)
def test_other_names_have_their_own(name: str, other: str) -> None:
    assert skeleton(name) != skeleton(other)


def test_what_cannot_be_seen_is_stripped() -> None:
    assert clean(" A\u200bda\u202e \n L\u2066. ") == "Ada L."
    assert clean("Zoe\u0308") == "Zo\u00eb"
    assert clean("a" + "\u0336" * 20) == "a" + "\u0336" * 2
    assert clean("\u0301Ann") == "Ann"
    assert skeleton("!!!") == "!!!"
    for nothing in ("\u200b", "\u3164\u2800", "\u202e"):
        with pytest.raises(Trouble) as raised:
            checked_name(nothing)
        assert raised.value.key == "name-length"


def test_an_account_is_written_in_one_script() -> None:
    for good in ("Ada", "Zo\u00eb 2", "Анна", "Ελένη", "山田 Taro", "ひらがなカタカナー漢字", "😀 Bob", "42"):
        assert account_name(good) == good
    for bad in ("Ad\u0430", "\u0391nna", "Bob\u05d0"):
        with pytest.raises(Trouble) as raised:
            account_name(bad)
        assert raised.value.key == "name-scripts"


def test_at_a_table_a_number_tells_them_apart() -> None:
    assert apart("Ada", ["Ada", "AdA 2"]) == "Ada 3"
    assert len(apart("x" * LONGEST_NAME, ["x" * LONGEST_NAME])) == LONGEST_NAME
    match = open_match(5)
    for seat, (kind, name) in enumerate(
        [
            ("member", "Ada"),
            ("person", "АDА"),
            ("program", "program"),
            ("program", "program"),
            ("member", "ada"),
        ]
    ):
        match.apply(match.propose_sit(seat, kind, name))
    assert [chair.name for chair in match.chairs] == ["Ada", "АDА 2", "program", "program", "ada 3"]
    assert [chair.is_account for chair in match.chairs] == [True, False, False, False, False]
    assert match.chairs[0].kind == "person"  # for whoever does not care
    assert Chair.read(match.chairs[0].written()) == match.chairs[0]
