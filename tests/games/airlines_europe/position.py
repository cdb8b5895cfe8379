"""Positions for the tests of Airlines Europe, in the words of scenarios."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import windsock
from windsock.core.event import Event
from windsock.core.play import settle

GAME = windsock.game("airlines-europe")


def position(
    players: int, /, board: str = "t1", options: tuple[str, ...] = (), **given: Any
) -> windsock.Table:
    """A table laid as `given` says; whatever is not said is as on a fresh board."""
    table = GAME.new(players, 1, dict.fromkeys(options, True), board)
    assert table.s.told is not None
    table.s.told.clear()
    GAME.arrange(table.s, given)
    settle(table.s)
    return table


def dealt(seats: int, seed: int = 1, board: str = "t1", *options: str) -> windsock.Table:
    """A fresh deal, before anybody has chosen."""
    return GAME.new(seats, seed, dict.fromkeys(options, True), board)


def begun(seats: int, seed: int = 1, board: str = "t1", *options: str) -> windsock.Table:
    """The first turn of a fresh deal."""
    table = dealt(seats, seed, board, *options)
    for seat in range(seats):
        table.play(seat, table.legal(seat)[0])
    return table


def play(table: windsock.Table, *lines: str) -> None:
    """Lines such as "p1 buy grey r02"."""
    for line in lines:
        name, _, move = line.partition(" ")
        table.play(int(name[1:]) - 1, move)


def whole(table: windsock.Table) -> Mapping[str, Any]:
    """Everything there is, hidden or not."""
    return table.everything()


def refused(table: windsock.Table, seat: int, move: str) -> str | None:
    """The id of the rule that forbids a move."""
    refusal = table.explain(seat, move)
    return None if refusal is None else refusal.rule


def heard(table: windsock.Table, kind: str, seat: int | None = None) -> list[Event]:
    """The events of a kind, as a seat or a spectator was told them."""
    return [event for _, event in table.events_since(0, seat) if type(event).__name__ == kind]
