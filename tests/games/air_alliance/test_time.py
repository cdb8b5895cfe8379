"""`steady` decides in time: half a second at most, whatever lies on the table."""

from __future__ import annotations

from time import process_time

import pytest

from windsock.bots.steady import Steady
from windsock.core.play import push
from windsock.core.sight import view
from windsock.games.air_alliance import GAME
from windsock.games.air_alliance.bot.search import EXHAUSTIVE, MOST_MOVES, Search

from .position import in_play

LONGEST = 0.5  # seconds
# Players, turns played before, seed: positions in which the whole search tries out many thousand moves.
WIDE = [(3, 4, 4), (3, 16, 4), (4, 6, 3)]


@pytest.mark.parametrize(("seats", "seed"), [(2, 1), (2, 2), (4, 2)])
def test_no_decision_of_a_whole_game_takes_long(
    seats: int, seed: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """By the clock of this process alone, for the bot too: other work on the machine does not count."""
    monkeypatch.setattr("windsock.bots.steady.perf_counter", process_time)
    s = GAME.new(seats, seed).s
    bots = [Steady(GAME, seat) for seat in range(seats)]
    longest = 0.0
    while s.asked:
        seat = s.asked.bit_length() - 1
        before = process_time()
        action = bots[seat].choose(view(s, seat))
        longest = max(longest, process_time() - before)
        push(s, seat, action)
    assert longest < LONGEST


@pytest.mark.parametrize(("seats", "turns", "seed"), WIDE)
def test_a_search_stops_when_it_has_tried_out_enough(seats: int, turns: int, seed: int) -> None:
    s = in_play(turns, seats, seed, 3)
    seat = s.asked.bit_length() - 1
    short, whole = Search(s, seat), Search(s, seat, EXHAUSTIVE)
    assert short.best_moves(3)
    assert whole.best_moves(3)
    assert short.trial.made <= MOST_MOVES < whole.trial.made
