"""Names in the head of a save: whatever they are, they come back as they were, on one line."""

from __future__ import annotations

import pytest

import windsock
from windsock.core import record
from windsock.core.player import LONGEST_NAME, Player

TABLE = windsock.game("airlines-europe").new(seats=3, seed=1)


def saved(*players: Player) -> list[Player]:
    text = named(*players)
    opened = record.read(text)
    assert opened.digest() == TABLE.digest()
    assert record.write(opened) == text
    return list(opened.players)


def named(*players: Player) -> str:
    table = TABLE.copy()
    table.players = players
    return record.write(table)


@pytest.mark.parametrize(
    "name",
    [
        "Anna",
        "Anna Maria Löwe",
        'Bob "the pilot" O\'Neil',
        "王小明",
        "🛩 Ace",
        "a|b",
        "bot:steady:Anna",
        "100%",
        "%7C",
        "%25",
        "---",
        "p1 cash",
    ],
)
def test_a_name_survives(name: str) -> None:
    players = [Player(name), Player(name, "steady"), Player("Ben")]
    assert saved(*players) == players


def test_a_name_is_one_line_and_of_some_length() -> None:
    one, two, _ = saved(Player("An\nna\x1b[31m\u2028---"), Player("x" * 500), Player("Ben"))
    assert one.name == "An na [31m ---"
    assert two.name == "x" * LONGEST_NAME


@pytest.mark.parametrize("line", ["players A | B", "players", "players A | | B", "players A | B | C | D"])
def test_names_that_do_not_fit_the_seats_are_none(line: str) -> None:
    text = record.write(TABLE).replace("\n---\n", f"\n{line}\n---\n", 1)
    assert record.read(text).setup == TABLE.setup
    assert record.read(text).players == []


def test_the_first_form_knew_no_codes() -> None:
    lines = named(Player("A"), Player("B"), Player("C")).splitlines()
    lines[0] = "windsock 1"
    text = "\n".join(lines).replace("players A | B | C", "players 5%25 | bot:steady:Steady 2 | bot:random:")
    assert record.read(text).players == [
        Player("5%25"),
        Player("Steady 2", "steady"),
        Player("random", "random"),
    ]


def test_a_save_without_names_has_none() -> None:
    assert record.read(record.write(TABLE)).players == []
