"""Taking back: free where nobody learnt anything, by consent of all beyond."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.match.people import Time, buy, buying, play, refold, running, settle, wander
from windsock.core.trouble import Trouble
from windsock.frames.frame import frame
from windsock.match.fold import LAPSE
from windsock.match.match import Match


def key(raised: pytest.ExceptionInfo[Trouble]) -> str:
    return raised.value.key


def test_a_purchase_told_nobody_anything_and_is_free_to_take_back() -> None:
    match = running(3)
    seat = buying(match)
    before, events = match.table.digest(), match.table.events_since(0, None)
    buy(match, seat)
    assert match.can_undo(seat)
    match.apply(match.propose_undo(seat, match.table.number))
    assert match.table.digest() == before
    assert match.table.events_since(0, None) == events
    assert refold(match).table.digest() == before


def test_several_purchases_are_taken_back_one_by_one() -> None:
    match = running(3)
    seat = buying(match)
    digests = []
    for _ in range(2):
        digests.append(match.table.digest())
        buy(match, seat)
    for digest in reversed(digests):
        match.apply(match.propose_undo(seat, match.table.number))
        assert match.table.digest() == digest
    assert not match.can_undo(seat), "what lies before passed control"


def test_a_drawn_card_is_never_free() -> None:
    match = running(3)
    seat = buying(match)
    buy(match, seat)
    play(match, seat, "stop")
    play(match, seat, "draw")
    for other in range(3):
        with pytest.raises(Trouble) as raised:
            match.propose_undo(other, match.table.number)
        assert key(raised) == "undo-mark"


def test_a_second_click_takes_nothing_more_back() -> None:
    match = running(3)
    seat = buying(match)
    buy(match, seat)
    buy(match, seat)
    number = match.table.number
    match.apply(match.propose_undo(seat, number))
    assert match.can_undo(seat)
    with pytest.raises(Trouble) as raised:
        match.propose_undo(seat, number)
    assert key(raised) == "moved-on"


def test_only_ones_own_last_action() -> None:
    match = running(3)
    seat = buying(match)
    buy(match, seat)
    assert [match.can_undo(other) for other in range(3)] == [other == seat for other in range(3)]


def asking() -> Match:
    """A match in which seat 0 wants the last two actions back."""
    match = wander(running(3), 20)
    match.apply(match.propose_ask(0, 18))
    return match


def test_all_people_must_agree() -> None:
    match = asking()
    digest = match.table.at(18).digest()
    assert match.due() is None
    match.apply(match.propose_answer(2, True))
    assert frame(match, None)["request"] == {
        "seat": 0,
        "keep": 18,
        "agreed": [0, 2],
        "lapses_at": match.now() + LAPSE,
    }
    assert match.due() is None
    match.apply(match.propose_answer(1, True))
    settle(match)
    assert (match.table.number, match.table.digest(), match.request) == (18, digest, None)
    assert refold(match).table.digest() == digest


def test_one_no_is_enough() -> None:
    match = asking()
    match.apply(match.propose_answer(1, False))
    assert (match.request, match.due(), match.table.number) == (None, None, 20)


def test_whoever_asked_may_withdraw() -> None:
    match = asking()
    match.apply(match.propose_answer(0, False))
    assert match.request is None


def test_playing_on_is_an_answer_too() -> None:
    match = asking()
    play(match, match.asked[0])
    assert match.request is None


def test_what_makes_no_sense_is_refused() -> None:
    match = asking()
    refused: list[tuple[Callable[[], object], str]] = [
        (lambda: match.propose_ask(1, 3), "ask-open"),
        (lambda: match.propose_answer(0, True), "ask-answered"),
    ]
    for wrong, trouble in refused:
        with pytest.raises(Trouble) as raised:
            wrong()
        assert key(raised) == trouble
    match.apply(match.propose_answer(1, False))
    for keep in (-1, 20, 99):
        with pytest.raises(Trouble) as raised:
            match.propose_ask(0, keep)
        assert key(raised) == "ask-range"
    with pytest.raises(Trouble) as raised:
        match.propose_answer(1, True)
    assert key(raised) == "ask-none"


def test_bots_agree_at_once() -> None:
    match = wander(running(3, bots=(1, 2)), 20)
    match.apply(match.propose_ask(0, 5))
    settle(match)
    assert match.table.number == 5


def test_nothing_is_taken_back_past_somebody_for_whom_a_bot_stands_in() -> None:
    """Probe: with a stand-in in every other seat, one player could take the whole game back."""
    match = wander(running(3), 20)
    for absent in (1, 2):
        match.apply(match.propose_stand_in(absent))
    match.apply(match.propose_ask(0, 0))
    settle(match)
    assert match.table.number == 20
    for seat in (1, 2):  # their word counts also while the bot plays
        match.apply(match.propose_answer(seat, True))
    settle(match)
    assert match.table.number == 0


def test_a_wish_that_is_not_answered_lapses() -> None:
    time = Time()
    match = wander(running(3, time=time), 20)
    match.apply(match.propose_ask(0, 18))
    match.apply(match.propose_answer(1, True))
    time.pass_by(LAPSE - 1)
    assert match.due() is None
    assert match.next_due() == time() + 1
    time.pass_by(1)
    settle(match)
    assert (match.request, match.next_due(), match.table.number) == (None, None, 20)
    assert match.entries[-1].kind == "lapse"
    assert frame(match, 1)["lapsed"] == {"seat": 0, "keep": 18}
    assert refold(match).lapsed == match.lapsed
    play(match, match.asked[0])
    assert frame(match, 1)["lapsed"] is None


def test_who_asks_again_and_again_waits_longer_and_longer() -> None:
    time = Time()
    match = wander(running(3, time=time), 20)
    pauses = []
    for _ in range(4):
        match.apply(match.propose_ask(0, 18))
        match.apply(match.propose_answer(1, False))
        with pytest.raises(Trouble) as raised:
            match.propose_ask(0, 17)
        assert key(raised) == "ask-again"
        pauses.append(raised.value.facts["seconds"])
        assert match.propose_ask(2, 18).kind == "ask", "others may ask"
        time.pass_by(pauses[-1])
    assert pauses == [2 * LAPSE, 4 * LAPSE, 8 * LAPSE, 16 * LAPSE]
    match.apply(match.propose_ask(0, 18))
    match.apply(match.propose_answer(1, False))
    while match.asked != [0]:
        play(match, match.asked[0])
    play(match, 0)
    assert match.propose_ask(0, 18).kind == "ask", "a move of one's own is a new reason"


def test_after_a_takeback_the_whole_log_is_sent_again() -> None:
    match = asking()
    known = match.count
    assert not frame(match, 1, known)["is_full"]
    for seat in (1, 2):
        match.apply(match.propose_answer(seat, True))
    settle(match)
    shown = frame(match, 1, known)
    assert shown["is_full"]
    assert shown["number"] == 18
    assert max(event["number"] for event in shown["events"]) <= 18
    assert frame(match, 1, match.count)["is_full"] is False
