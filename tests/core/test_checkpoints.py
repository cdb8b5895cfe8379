"""Going back: a table keeps positions on the way, so that nothing replays the whole game."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

import windsock
from tests.laws.broken import Endless, asking
from tests.toy import GAME as TOY
from tests.toy.bank import Rest
from tests.toy.flight import GoOn
from tests.toy.state import Toy
from windsock.core import record
from windsock.core.action import Action
from windsock.core.chance import Swift
from windsock.core.game import Game
from windsock.core.registry import games
from windsock.core.table import EVERY, MOST, Seed, Setup, Table
from windsock.laws.walk import play_one

Counted = Callable[[], int]


def dealt(game: Game, seed: int = 3) -> Table:
    return Table(
        Setup(game, game.boards[0], game.seats[-1], game.options_with({}), Seed("sealed", f"{seed:032x}"))
    )


def played(game: Game, moves: int) -> Table:
    table, chance = dealt(game), Swift(5)
    while table.number < moves and not table.over:
        assert play_one(table, chance) == ""
    return table


def counting(kinds: list[type], name: str, patch: pytest.MonkeyPatch) -> Counted:
    """How often a method of these classes was called since the last look."""
    calls: list[None] = []

    def counted(method: Any) -> Any:
        def called(*words: Any) -> Any:
            calls.append(None)
            return method(*words)

        return called

    for kind in kinds:
        patch.setattr(kind, name, counted(getattr(kind, name)))

    def look() -> int:
        count = len(calls)
        calls.clear()
        return count

    return look


@pytest.fixture
def pushes(monkeypatch: pytest.MonkeyPatch) -> Counted:
    """How many actions were performed since the last look: the toy is no compiled game."""
    return counting([act.kind for act in TOY.acts], "perform", monkeypatch)  # type: ignore[misc]


@pytest.mark.parametrize("game", [TOY, *map(windsock.game, games())], ids=lambda game: str(game.name))
def test_every_moment_is_what_a_replay_from_the_deal_shows(game: Game) -> None:
    table = played(game, 3 * EVERY + 5)
    again = dealt(game)
    for number, (seat, action) in enumerate(table.done):
        past = table.at(number)
        assert (past.number, past.digest(), past.asked) == (number, again.digest(), again.asked)
        assert past.s.told == again.s.told
        for eyes in (None, seat):
            assert past.view(eyes) == again.view(eyes)
            assert past.events_since(0, eyes) == again.events_since(0, eyes)
        again.play(seat, action)
    assert table.at(table.number).digest() == table.digest() == again.digest()


def test_going_back_performs_fewer_than_32_actions(pushes: Counted) -> None:
    table = played(TOY, 10_000)
    assert table.number > 3 * EVERY
    pushes()
    for number in range(table.number + 1):
        table.at(number)
        assert pushes() == number % EVERY < EVERY


def test_undo_performs_fewer_than_32_actions_and_goes_on_rightly(pushes: Counted) -> None:
    table = dealt(asking(Endless()))
    for number in range(1, 3 * EVERY + 1):
        before = table.digest()
        table.play(0, "on")
        after = table.digest()
        pushes()
        assert table.can_undo()
        assert pushes() < EVERY
        table.undo()
        assert pushes() < EVERY
        assert (table.number, table.digest()) == (number - 1, before)
        table.play(0, "on")
        assert table.digest() == after
    assert [table.at(number).s.number for number in range(3 * EVERY + 1)] == list(range(3 * EVERY + 1))


def test_a_long_game_keeps_a_bounded_number_of_positions(pushes: Counted) -> None:
    table = dealt(asking(Endless()))
    most = 0
    while table.number < MOST * EVERY * 2 + 100:
        table.push(0, table.legal(0)[0])
        most = max(most, len(table.checkpoints))
    assert most <= MOST
    pushes()
    for number in (0, 31, 1000, MOST * EVERY + 1, table.number - 1, table.number):
        assert (table.at(number).s.number, table.at(number).number) == (number, number)
        assert pushes() < 2 * table.every
    assert table.copy().every == table.every == 4 * EVERY


def test_a_kept_position_is_shared_and_never_changed() -> None:
    table = played(TOY, 2 * EVERY + 3)
    kept = [repr(s.position()) for s in table.checkpoints]
    for past in (table.at(EVERY), table.at(EVERY + 4), table.copy()):
        chance = Swift(1)
        while not past.over:
            assert play_one(past, chance) == ""
    assert [repr(s.position()) for s in table.checkpoints] == kept
    assert all(s.told is None for s in table.checkpoints)


def test_an_arranged_table_goes_back_to_where_it_began(pushes: Counted) -> None:
    start = played(TOY, 10)
    arranged = Table(start.setup, start.s.copy())
    arranged.s.told = []
    chance = Swift(2)
    while arranged.number < EVERY + 9 and not arranged.over:
        play_one(arranged, chance)
    assert arranged.at(0).digest() == start.digest()
    assert arranged.at(EVERY + 3).is_arranged
    pushes()
    arranged.at(EVERY + 3)
    assert pushes() == 3
    assert arranged.at(5).s.told == [row for row in arranged.s.told if row[0] <= start.number + 5]


def test_saving_after_each_move_performs_nothing_and_prints_two_positions_at_most(
    pushes: Counted, monkeypatch: pytest.MonkeyPatch
) -> None:
    prints = counting([Toy], "position", monkeypatch)
    table, chance = dealt(TOY), Swift(5)
    texts = 0
    while not table.over:
        play_one(table, chance)
        pushes()
        prints()
        text = record.write(table)
        assert (pushes(), prints() <= 2) == (0, True)
        texts += len(text) > 0
    assert texts > 2 * EVERY
    fresh = Table(table.setup)
    for seat, action in table.done:
        fresh.push(seat, action)
    assert record.write(fresh) == text


class Either(Endless):
    def offers(self) -> tuple[type[Action], ...]:
        return (GoOn, Rest)


def test_what_a_save_remembers_is_forgotten_where_moves_are_taken_back() -> None:
    table = dealt(asking(Either()))
    for _ in range(2 * EVERY):
        table.play(0, "on")
    record.write(table)
    table.undo()
    table.play(0, "rest")
    assert record.write(table).count("p1 rest\n") == 1
    assert len(table.at(EVERY + 1).blocks) == 1
