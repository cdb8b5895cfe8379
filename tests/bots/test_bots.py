"""What is asked of every bot: it plays by the view alone, in time, and the same again."""

from __future__ import annotations

from time import process_time

import pytest

from windsock.bots import CLOCK, Bot, steady
from windsock.core.action import Action
from windsock.core.card import Seat
from windsock.core.chance import Swift
from windsock.core.game import Game, imagine
from windsock.core.play import legal, push
from windsock.core.registry import bots, load_bot, load_game
from windsock.core.sight import view
from windsock.core.state import State

GAME = load_game("airlines-europe")
TABLES = [(2, False), (3, True), (4, False), (5, True)]


def positions(seats: int, flight_ban: bool, every: int) -> list[State]:
    """Some positions of a random game, each a copy."""
    options = GAME.options_with({"flight_ban": flight_ban})
    s = GAME.start(GAME.load("europe"), seats, options, Swift(seats))
    chance = Swift(100 + seats)
    found: list[State] = []
    while s.asked:
        if s.number % every == 0:
            found.append(s.copy())
        seat = first(s)
        moves = legal(s, seat)
        push(s, seat, moves[chance.below(len(moves))])
    return found


def first(s: State) -> int:
    return (s.asked & -s.asked).bit_length() - 1


def seat_bot(name: str, game: Game = GAME, seed: int = 1) -> Bot:
    bot: Bot = load_bot(name)(game, seed)
    return bot


def test_bots_are_found_through_entry_points() -> None:
    assert {"random", "steady"} <= set(bots())


@pytest.mark.parametrize("name", ["random", "steady"])
@pytest.mark.parametrize(("seats", "flight_ban"), TABLES)
def test_a_choice_is_legal_fair_and_the_same_again(name: str, seats: int, flight_ban: bool) -> None:
    """Everything that the seat cannot know is dealt anew: it must not change its mind."""
    for s in positions(seats, flight_ban, every=29):
        seat = first(s)
        chosen = seat_bot(name).choose(view(s, seat), 60)
        assert chosen in legal(s, seat)
        assert chosen == seat_bot(name).choose(view(s, seat), 60)
        for seed in range(2):
            other = imagine(GAME, view(s, seat), Swift(seed))
            assert chosen == seat_bot(name).choose(view(other, seat), 60)


@pytest.mark.parametrize("name", ["random", "steady"])
def test_one_bot_answers_alike_whatever_it_was_asked_before(name: str) -> None:
    veteran = seat_bot(name)
    for s in positions(4, False, every=41):
        seat = first(s)
        assert veteran.choose(view(s, seat), 60) == seat_bot(name).choose(view(s, seat), 60)


@pytest.mark.parametrize(("seats", "flight_ban"), TABLES)
def test_steady_answers_in_time(seats: int, flight_ban: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    """By the clock of this process alone, for the bot too: other work on the machine does not count."""
    monkeypatch.setattr(steady, "perf_counter", process_time)
    bot = seat_bot("steady")
    for s in positions(seats, flight_ban, every=17):
        seen = view(s, first(s))
        start = process_time()
        bot.choose(seen)
        assert process_time() - start <= CLOCK


def test_steady_tries_one_move_at_each_decision_when_there_is_no_time(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    tried: list[Action] = []
    true = steady.played

    def counted(s: State, seat: Seat, move: Action) -> State:
        tried.append(move)
        return true(s, seat, move)

    monkeypatch.setattr(steady, "played", counted)
    bot = seat_bot("steady")
    for s in positions(5, True, every=61):
        tried.clear()
        seat = first(s)
        assert bot.choose(view(s, seat), 0.0) in legal(s, seat)
        assert len(tried) <= 2 * GAME.lookahead  # a glance, and a closer look


def test_steady_plays_a_game_that_has_no_worth_of_its_own() -> None:
    from dataclasses import replace

    plain = replace(GAME, worth=None)
    for s in positions(3, False, every=61):
        seat = first(s)
        assert seat_bot("steady", plain).choose(view(s, seat), 60) in legal(s, seat)


def test_steady_finds_a_move_where_all_looked_poor_before() -> None:
    table = load_game("airlines-1990").new(3, 5)
    bot = load_bot("steady")(table.game, 1)
    bot.poor.update(table.legal(0))
    assert bot.shortlist(table.s, 0, 1)
