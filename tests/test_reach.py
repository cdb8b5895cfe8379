"""What a bot holds in its hands: nothing that it can reach from a view tells the future."""

from __future__ import annotations

import gc
from types import FunctionType, ModuleType
from typing import Any

import pytest

from windsock.core.chance import NO_CHANCE, Chance, Swift
from windsock.core.game import Game, imagine
from windsock.core.play import wander
from windsock.core.registry import games, load_game
from windsock.core.sight import view
from windsock.core.table import Table

GAMES = [load_game(name) for name in games()]


def under_way(game: Game, actions: int = 40) -> Table:
    table = game.new(seats=game.seats[0], seed=11)
    chance = Swift(1)
    while table.number < actions and not table.over:
        seat = table.asked[0]
        moves = table.legal(seat)
        table.play(seat, moves[chance.below(len(moves))])
    return table


def reachable(root: object) -> list[Any]:
    """All objects that can be reached from this one, but for code."""
    found: dict[int, object] = {}
    waiting = [root]
    while waiting:
        one = waiting.pop()
        if id(one) not in found and not isinstance(one, type | ModuleType | FunctionType | str | int):
            found[id(one)] = one
            waiting += gc.get_referents(one)
    return list(found.values())


@pytest.mark.parametrize("game", GAMES, ids=lambda game: str(game.name))
def test_no_chance_can_be_reached_from_a_view(game: Game) -> None:
    table = under_way(game)
    chances = [one for one in reachable(view(table.s, 0)) if isinstance(one, Chance)]
    assert all(chance is NO_CHANCE for chance in chances)
    assert table.s.chance in reachable(table.s)  # the search does find such things


@pytest.mark.parametrize("game", GAMES, ids=lambda game: str(game.name))
def test_a_view_stays_as_it_is_whatever_is_played_in_the_worlds_made_of_it(game: Game) -> None:
    sight = view(under_way(game).s, 0)
    position, unseen = repr(sight.state.position()), sight.unseen[:]
    seen = [pile.seen[:] for pile in sight.state.piles()]
    worlds = [imagine(game, sight, Swift(number)) for number in range(3)]
    before = [repr(world.position()) for world in worlds]
    wander(worlds[0], Swift(9))
    assert [repr(world.position()) for world in worlds[1:]] == before[1:]
    assert repr(sight.state.position()) == position
    assert (sight.unseen, [pile.seen for pile in sight.state.piles()]) == (unseen, seen)
