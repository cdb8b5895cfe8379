"""What several games are made of."""

from __future__ import annotations

from pathlib import Path

import pytest

from windsock.boards.board import Map, Shelf
from windsock.boards.draft import circles_of, distances, parts
from windsock.core.card import EVERYONE, NOBODY, Deck, Pile
from windsock.core.game import Finding
from windsock.core.trouble import Trouble
from windsock.mechanics.display import kinds_of, turn_up
from windsock.mechanics.hands import tally
from windsock.mechanics.network import find_lowest, hang_together, joined
from windsock.mechanics.phantom import lay_out_phantom

RED, BLUE, SCORE = 0, 1, 2
ENDS = ((0, 1), (1, 2), (3, 4), (2, 0))
SHEETS = ("cities.csv", "routes.csv")


def pile_of(*cards: int) -> Deck:
    return Deck(list(cards), [NOBODY] * len(cards), len(cards))


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "cities.csv").write_text("id,name\nAAA,A\nBBB,B\nCCC,C\n", encoding="utf-8")
    (tmp_path / "routes.csv").write_text("id,a,b,circles\nr1,AAA,BBB,2/2/5\nr2,CCC,AAA,3\n", encoding="utf-8")
    return tmp_path


def test_a_display_is_completed_until_the_pile_is_empty_or_a_card_interrupts() -> None:
    display = [RED]
    pile = pile_of(BLUE, SCORE, BLUE, RED)
    assert turn_up(display, pile, 3, SCORE) is False
    assert (display, pile.left) == ([RED, RED, BLUE], 2)
    assert turn_up(display, pile, 5, SCORE) is True
    assert (display, pile.left) == ([RED, RED, BLUE], 1)
    assert turn_up(display, pile, 5, SCORE) is False
    assert (display, pile.left) == ([RED, RED, BLUE, BLUE], 0)
    assert kinds_of(display) == 0b11
    assert kinds_of([]) == 0


def test_hands_are_counted_as_far_as_they_are_known() -> None:
    hands = [Pile([RED, RED, -1], [1, 1, 0]), Pile([BLUE], [2])]
    assert tally(hands, 2) == ([2, 0, 0, 1], [0b01, 0b10])


def test_the_phantom_has_what_is_left_and_everybody_sees_it() -> None:
    pile = pile_of(RED, SCORE, BLUE, RED)
    pile.draw()
    assert lay_out_phantom(pile, [BLUE, BLUE], 2) == [1, 3]
    assert pile.seen[: pile.left] == [EVERYONE] * 3


@pytest.mark.parametrize(
    ("routes", "cities", "is_one"),
    [([], [0], True), ([1, 0], [0, 1, 2], True), ([1, 3], [0, 2, 1], True), ([0, 2], [0, 1], False)],
)
def test_what_hangs_together_with_a_home(routes: list[int], cities: list[int], is_one: bool) -> None:
    assert joined(ENDS, routes, 0) == cities
    assert hang_together(ENDS, routes, 0) == is_one


def test_the_lowest_free_circle(folder: Path) -> None:
    board = Map(folder, "circles", SHEETS)
    circles = bytearray(4)
    lowest, number = [0, 3], [0, 0]
    for cover, expected in ((2, (0, 2)), (0, (1, 2)), (1, (3, 0))):
        circles[cover] = 1
        find_lowest(board, circles, 0, lowest, number)
        assert (lowest[0], number[0]) == expected
    assert board.free_circle(bytearray(4), 0, 5) == 2
    assert board.free_circle(circles, 0, 5) == -1
    assert board.covers(None) == [(0, 0, 0), (0,)]
    assert board.covers(circles) == [(1, 1, 1), (0,)]
    assert board.routes_at == ((0, 1), (0,), (1,))


def test_a_board_is_made_once_and_again_when_its_sheets_change(folder: Path) -> None:
    refused: list[Finding] = []
    shelf = Shelf(folder.parent, (), SHEETS, lambda _: refused, lambda there: Map(there, "circles", SHEETS))
    board = shelf.load(str(folder))
    assert shelf.load(str(folder)) is board
    (folder / "routes.csv").write_text("id,a,b,circles\nr1,AAA,BBB,7\n", encoding="utf-8")
    assert shelf.load(str(folder)).printed == (7,)
    (folder / "routes.csv").write_text("id,a,b,circles\nr1,AAA,BBB,0\n", encoding="utf-8")
    refused.append(Finding("XX-DATA-01", "routes.csv", 2, True, {}))
    for there, key in ((folder, "board-refused"), (folder / "elsewhere", "unknown-board")):
        with pytest.raises(Trouble) as trouble:
            shelf.load(str(there))
        assert trouble.value.key == key


def test_drafts_of_maps() -> None:
    near = {"A": ["B"], "B": ["A", "C"], "C": ["B"], "D": []}
    assert distances(near, "A") == {"A": 0, "B": 1, "C": 2}
    assert parts(near) == [["A", "B", "C"], ["D"]]
    assert circles_of("3/5") == (["3", "5"], [3, 5])
    assert circles_of("3/x") == (["3", "x"], [])
    assert circles_of("0") == (["0"], [])
    assert circles_of("") == ([], [])
