"""Positions worth a look, reached by a random game of the engine and opened in the browser as a save."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

from tests.browser.person import NEEDS_SOMEBODY, Person
from windsock.core.chance import Swift
from windsock.core.game import Game
from windsock.core.table import Table
from windsock.laws.broken import tempted


def prepared(
    game: Game,
    seats: int,
    is_wanted: Callable[[Any], bool],
    most: int = 200,
    options: Mapping[str, bool] | None = None,
) -> Table:
    """The first such position, of the games with the seeds 0, 1, 2 and so on."""
    for seed in range(most):
        table = game.new(seats, seed, options)
        chance = Swift(seed)
        while not table.over:
            if is_wanted(table.s):
                return table
            seat = table.asked[0]
            moves = tempted(game, table.s, seat, table.legal(seat), chance)
            table.play(seat, moves[chance.below(len(moves))])
    raise AssertionError("no such position in all these games")


def open_position(person: Person, table: Table, folder: Path) -> None:
    """As a file, by the button of the lobby. All seats are this person's, who sits down at the next one."""
    path = folder / "position.wsk"
    table.save(path)
    page = person.page
    page.goto("/")
    page.locator('input[type="file"]').set_input_files(path)
    page.wait_for_url("**/table/*")
    page.wait_for_function(NEEDS_SOMEBODY)
    if person.state()["is_between"]:
        person.press(page.get_by_test_id("hand-over-ready"))
