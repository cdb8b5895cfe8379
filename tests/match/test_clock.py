"""Clocks, those who are away, and those who come back."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from tests.match.people import Time, agreed, buy, buying, open_match, play, refold, running, seated, settle
from windsock.core.trouble import Trouble
from windsock.frames.frame import frame, info
from windsock.match.agreement import PATIENCE, STAND_IN, Agreement, Clock
from windsock.match.match import Match


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


def test_moves_taken_back_bring_no_new_time() -> None:
    """Probe: with a move and its free takeback, again and again, a seat held up the table for ever."""
    match, time = timed("move", 60)
    turn = buying(match)
    for _ in range(3):
        time.pass_by(10)
        buy(match, turn)
        time.pass_by(5)
        match.apply(match.propose_undo(turn, match.table.number))
    assert match.deadline(turn) == time() + 60 - 3 * (10 + 5)
    assert refold(match).deadline(turn) == match.deadline(turn)
    play(match, turn)
    assert match.deadline(match.asked[0]) == time() + 60, "a move that stands is followed by a new one"


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
    left = match.clocks.left[running_now] - 5
    assert chairs[running_now]["clock"] == {"left": left, "is_running": True}


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


def waiting(**keeping: Any) -> tuple[Match, Time, int]:
    """A match without a clock, and the seat that all wait for."""
    time = Time()
    match = running(3, time=time, **keeping)
    return match, time, chosen(match)


def refused(wrong: Callable[[], object]) -> str:
    with pytest.raises(Trouble) as raised:
        wrong()
    return raised.value.key


def test_others_wait_as_long_as_was_agreed() -> None:
    """Probe: after 120 seconds anybody could hand any seat to any bot."""
    match, time, seat = waiting(patience=3600, stand_in="random")
    other, third = (one for one in range(3) if one != seat)
    assert match.stand_in_at(seat) == time() + 3600
    assert refused(lambda: match.propose_stand_in(third, by=other)) == "stand-in-not-asked"
    time.pass_by(3599)
    match.apply(match.propose_chat(other, "well?"))
    assert refused(lambda: match.propose_stand_in(seat, by=other)) == "stand-in-early"
    time.pass_by(1)
    assert refused(lambda: match.propose_stand_in(seat, by=other, is_here=True)) == "stand-in-here"
    assert refused(lambda: match.propose_stand_in(seat, "steady", by=other)) == "stand-in-other"
    assert refused(lambda: match.propose_stand_in(third, by=other)) == "stand-in-not-asked"
    match.apply(match.propose_stand_in(seat, by=other))
    assert match.chairs[seat].stand_in == "random"
    assert match.stand_in_at(seat) is None
    assert refused(lambda: match.propose_stand_in(seat, by=other)) == "stand-in-bot"
    assert refused(lambda: match.propose_return(other)) == "return-none"
    match.apply(match.propose_return(seat))
    assert match.stand_in_at(seat) == time() + 3600
    assert refold(match).asked_at == match.asked_at


def test_every_move_begins_the_time_anew() -> None:
    match, time, seat = waiting()
    time.pass_by(PATIENCE - 1)
    play(match, seat)
    assert match.stand_in_at(match.asked[0]) == time() + PATIENCE
    assert all(match.stand_in_at(other) is None for other in range(3) if other not in match.asked)


def test_where_it_was_not_agreed_nobody_else_calls_a_bot() -> None:
    match, time, seat = waiting(patience=None)
    time.pass_by(10**7)
    other = (seat + 1) % 3
    assert refused(lambda: match.propose_stand_in(seat, by=other)) == "stand-in-never"
    timed_match, time = timed("move", 3 * 24 * 3600)
    seat = chosen(timed_match)
    time.pass_by(2 * 24 * 3600)
    assert refused(lambda: timed_match.propose_stand_in(seat, by=(seat + 1) % 3)) == "stand-in-clock"
    assert timed_match.stand_in_at(seat) is None


def test_ones_own_seat_goes_to_the_agreed_bot_at_any_time() -> None:
    match, _, seat = waiting()
    for own in range(3):
        assert match.propose_stand_in(own, by=own, is_here=True).text == STAND_IN
    assert match.propose_stand_in(seat, STAND_IN, by=seat).text == STAND_IN  # as older programs say it
    assert refused(lambda: match.propose_stand_in(seat, "random", by=seat)) == "stand-in-other"


def test_who_sits_down_knows_what_was_agreed() -> None:
    match, time, seat = waiting(patience=120, stand_in="random")
    assert (info(match)["patience"], info(match)["stand_in"]) == (120, "random")
    chairs = frame(match, seat)["chairs"]
    assert [chair["stand_in_at"] for chair in chairs] == [
        time() + 120 if other == seat else None for other in range(3)
    ]
    assert frame(match, seat)["now"] == time()


def test_tables_from_before_have_the_usual_patience() -> None:
    written = msgspec.json.decode(agreed(2).written())
    del written["patience"], written["stand_in"]
    old = Agreement.read(msgspec.json.encode(written))
    assert (old.patience, old.stand_in) == (PATIENCE, STAND_IN)
    assert Agreement.read(agreed(2, patience=None).written()).patience is None


def test_an_agreement_that_cannot_be_kept_is_refused() -> None:
    for seconds in (0, 59, 31 * 24 * 3600):
        assert refused(lambda: agreed(2, patience=seconds)) == "patience-range"  # noqa: B023
    assert refused(lambda: agreed(2, stand_in="nobody")) == "unknown-bot"


def test_time_never_runs_backwards() -> None:
    match, time = timed("game", 60)
    time.pass_by(-500)
    chosen(match)
    assert match.clocks.left == [60.0] * 3
    assert match.at == 1000.0
