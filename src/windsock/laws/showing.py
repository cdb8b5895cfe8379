"""The laws of what a game shows: all of it is of the type that the game declares."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from windsock.core.card import Seat
from windsock.core.game import Game
from windsock.core.show import fields_of, known
from windsock.core.sight import SPECTATOR, view
from windsock.core.table import Table

from .broken import QUESTIONS, hold
from .fitting import misfits
from .walk import Walk


def legends_fit(game: Game) -> None:
    """What is printed on each board is of the type that the game declares for its legend."""
    if game.legend is not None:
        for board in game.boards:
            fit(game.chart(game.load(board), None).legend, game.legend, "legend", board)


def views_fit(walk: Walk) -> None:
    """What every seat, a spectator and somebody who sees everything are shown is of the type that the game
    declares for its view, from the deal to the end; so is what some legal moves lead to."""
    game = walk.case.game
    if game.view is not None:
        for moment in walk.moments:
            views_of(moment.before, game.view, moment.where)
        for table in walk.doors:
            views_of(table, game.view, f"{walk.where}, after action {table.number}")
    if game.ahead is not None:
        for moment in walk.moments:
            moves = moment.before.legal(moment.seat)
            for _ in range(QUESTIONS):
                action = moves[moment.chance.below(len(moves))]
                facts = game.foresee(moment.sight(moment.seat).state, moment.seat, action)
                if facts:
                    fields = fields_of(game.ahead)
                    said = {
                        name: worded(moment.before, known(fields, name).of, fact)
                        for name, fact in facts.items()
                    }
                    fit(said, game.ahead, moment.before.write(action), moment.where)


def worded(table: Table, of: str, fact: Any) -> Any:
    """A fact as front ends are told it: values of a vocabulary by their words."""
    if of not in table.catalogue.vocabularies or isinstance(fact, list | str):
        return fact
    if isinstance(fact, tuple):
        return [table.catalogue.word(of, one) for one in fact]
    return table.catalogue.word(of, fact)


def views_of(table: Table, kind: Any, where: str) -> None:
    fit(table.everything(), kind, "view of everything", where)
    for seat in (SPECTATOR, *range(table.seats)):
        fit(shown(table, seat), kind, f"view of {seat}", where)


def shown(table: Table, seat: Seat) -> Mapping[str, Any]:
    sight = view(table.s, seat)
    return table.game.describe(sight.state, sight.seat)


def fit(value: Any, kind: Any, name: str, where: str) -> None:
    wrong = next(misfits(value, kind, name), "")
    hold(not wrong, where, wrong)
