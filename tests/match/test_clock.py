"""Clocks, those who are away, and those who come back."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.match.people import Time, open_match, play, refold, running, seated, settle
from windsock.core.trouble import Trouble
from windsock.match.agreement import Clock
from windsock.match.frame import frame
from windsock.match.match import PATIENCE, STAND_IN, Match


def timed(kind: str, seconds: int, bots: tuple[int, ...] = ()) -> tuple[Match, Time]:
    time = Time()
    clock = Clock("move" if kind == "move" else "game", seconds)
    return seated(open_match(3, time=time, clock=clock), bots), time


def chosen(match: Match) -> int:
    """All make their first choice; whose turn it is then."""
    for seat in list(match.asked):
        play(match, seat)
    return match.asked[0]


def test_each_move_has_its_time() -> None:
    match, time = timed("move", 60)
    assert [match.deadline(seat) for seat in range(3)] == [1060.0] * 3
    time.pass_by(50)
    play(match, 0)
    assert [match.deadline(seat) for seat in range(3)] == [None, 1060.0, 1060.0]
    time.pass_by(5)
    play(match, 1)
    play(match, 2)
    turn = match.asked[0]
    assert match.deadline(turn) == 1115.0
    time.pass_by(30)
    play(match, turn)
    assert match.deadline(match.asked[0]) == 1145.0


def test_a_game_clock_only_runs_while_one_is_asked() -> None:
    match, time = timed("game", 100)
    time.pass_by(10)
    turn = chosen(match)
    assert match.clocks.left == [90.0] * 3
    time.pass_by(25)
    match.apply(match.propose_chat(turn, "hm"))
    play(match, turn)
    assert match.clocks.left[turn] == 65.0
    chairs = frame(match, None, now=time() + 5)["chairs"]
    running_now = match.asked[0]
    assert chairs[running_now]["clock"]["is_running"]
    assert chairs[running_now]["clock"]["left"] == match.clocks.left[running_now] - 5


@pytest.mark.parametrize("kind", ["move", "game"])
def test_out_of_time_a_bot_stands_in(kind: str) -> None:
    match, time = timed(kind, 60)
    turn = chosen(match)
    time.pass_by(59.9)
    assert match.due() is None
    time.pass_by(0.1)
    settle(match)
    assert match.chairs[turn].stand_in == match.chairs[turn].played_by == STAND_IN
    assert match.deadline(turn) is None
    assert refold(match).chairs == match.chairs


def test_who_is_back_plays_on_unless_all_time_is_used() -> None:
    match, time = timed("move", 60)
    turn = chosen(match)
    time.pass_by(60)
    settle(match)
    with pytest.raises(Trouble):
        match.propose_play(turn, "cash", match.table.number)
    time.pass_by(1000)
    match.apply(match.propose_return(turn))
    assert match.chairs[turn].played_by is None
    assert match.deadline(turn) == time() + 60

    match, time = timed("game", 60)
    turn = chosen(match)
    time.pass_by(60)
    settle(match)
    with pytest.raises(Trouble) as raised:
        match.propose_return(turn)
    assert raised.value.key == "clock-out"


def test_bots_have_no_clock_and_the_end_stops_all() -> None:
    match, _ = timed("move", 60, bots=(1,))
    assert match.deadline(1) is None
    assert frame(match, 0)["chairs"][1]["clock"] is None
    while match.stage == "running":
        play(match, match.asked[0])
    assert [match.deadline(seat) for seat in range(3)] == [None] * 3
    assert match.due() is None


def test_a_stand_in_by_others_needs_patience() -> None:
    time = Time()
    match = running(3, time=time)
    assert match.propose_stand_in(1, "random", by=1).text == "random"
    for is_here, seconds in ((False, PATIENCE - 1), (True, PATIENCE)):
        time.now = 1000.0 + seconds
        with pytest.raises(Trouble) as raised:
            match.propose_stand_in(1, "random", by=0, is_here=is_here)
        assert raised.value.key == "stand-in-here"
    match.apply(match.propose_stand_in(1, "random", by=0))
    refused: list[tuple[Callable[[], object], str]] = [
        (lambda: match.propose_stand_in(1), "stand-in-bot"),
        (lambda: match.propose_return(0), "return-none"),
        (lambda: match.propose_stand_in(0, "nobody"), "unknown-bot"),
    ]
    for wrong, key in refused:
        with pytest.raises(Trouble) as raised:
            wrong()
        assert raised.value.key == key
    match.apply(match.propose_return(1))
    assert match.chairs[1].name == "Player 1"


def test_time_never_runs_backwards() -> None:
    match, time = timed("game", 60)
    time.pass_by(-500)
    chosen(match)
    assert match.clocks.left == [60.0] * 3
    assert match.at == 1000.0
