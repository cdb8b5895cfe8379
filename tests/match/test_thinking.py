"""Bots in workers: a worker is sent new lines only, and answers as one that is told everything."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import Executor, Future
from concurrent.futures.process import BrokenProcessPool
from typing import Any

import pytest

from tests.match.people import play, running, wander
from windsock.core.card import Seat
from windsock.core.sight import View
from windsock.hosting import thinking
from windsock.hosting.thinking import KEPT, Thinkers, Worker
from windsock.match.match import Match

Sent = tuple[bool, int, int]  # whether from the start, lines that it has, lines that are sent


class Here(Executor):
    """A pool whose one process is this one; `fate` may end it."""

    def __init__(self, sent: list[Sent], fate: list[Exception]) -> None:
        self.sent = sent
        self.fate = fate

    def submit(self, fn: Any, /, *words: Any, **named: Any) -> Future[Any]:
        _, start, known, lines, *_ = words
        self.sent.append((start is not None, known, len(lines)))
        future: Future[Any] = Future()
        if self.fate:
            KEPT.clear()
            future.set_exception(self.fate.pop())
        else:
            future.set_result(fn(*words))
        return future

    def shutdown(self, wait: bool = True, *, cancel_futures: bool = False) -> None:
        KEPT.clear()


class Office:
    """Thinkers without processes, and what they were sent."""

    def __init__(self, patch: pytest.MonkeyPatch) -> None:
        self.sent: list[Sent] = []
        self.fate: list[Exception] = []
        patch.setattr(Worker, "opened", lambda worker: Here(self.sent, self.fate))
        self.thinkers = Thinkers(1, 0.0)

    async def ask(self, match: Match, bot: str = "random") -> Sent:
        """What was sent. The answer is that of a worker that knows nothing yet."""
        seat = match.asked[0]
        kept = dict(KEPT)
        KEPT.clear()
        fresh = thinking.think("", match.agreement.written(), 0, match.lines, seat, bot, 0.0)
        KEPT.clear()
        KEPT.update(kept)
        assert await self.thinkers.choose(match, seat, bot) == fresh
        return self.sent[-1]


@pytest.fixture
def office(monkeypatch: pytest.MonkeyPatch) -> Iterator[Office]:
    KEPT.clear()
    yield Office(monkeypatch)
    KEPT.clear()


async def test_only_new_lines_are_sent(office: Office) -> None:
    match = running(2)
    assert await office.ask(match) == (True, 0, 0)
    wander(match, 10)
    assert await office.ask(match) == (True, 0, 10)
    wander(match, 7)
    assert await office.ask(match) == (False, 10, 7)
    assert await office.ask(match) == (False, 17, 0)


async def test_moves_that_are_taken_back_are_told_anew_if_the_worker_knew_them(office: Office) -> None:
    match = wander(running(2), 20)
    await office.ask(match)
    wander(match, 3)
    match.rewind(21)
    assert await office.ask(match) == (False, 20, 1)
    match.rewind(15)
    assert await office.ask(match) == (True, 0, 15)
    match.rewind(14)
    for _ in range(3):  # as many lines as it knows, or more; but others
        play(match, match.asked[0])
    assert await office.ask(match) == (True, 0, 17)


async def test_a_worker_that_has_forgotten_the_match_is_told_everything(office: Office) -> None:
    match = wander(running(2), 8)
    await office.ask(match)
    KEPT.clear()
    play(match, match.asked[0])
    assert await office.ask(match) == (True, 0, 9)
    assert office.sent[-2] == (False, 8, 1)


async def test_a_worker_that_was_ended_is_replaced_and_told_everything(office: Office) -> None:
    match = wander(running(2), 8)
    await office.ask(match)
    office.fate.append(BrokenProcessPool())
    assert await office.ask(match) == (True, 0, 8)
    office.fate.append(ValueError("a bot failed"))
    with pytest.raises(ValueError, match="a bot failed"):
        await office.ask(match)
    assert await office.ask(match) == (True, 0, 8)


async def test_a_worker_keeps_a_bounded_number_of_tables(
    office: Office, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(thinking, "MOST_TABLES", 2)
    matches = [wander(running(2, seed), 4) for seed in range(3)]
    for number, match in enumerate(matches):
        match.id = str(number)
        await office.ask(match)
    assert list(KEPT) == list(office.thinkers.workers[0].told) == ["1", "2"]
    assert await office.ask(matches[1]) == (False, 4, 0)
    assert await office.ask(matches[0]) == (True, 0, 4)
    assert list(KEPT) == ["1", "0"]


async def test_of_several_workers_the_one_that_knows_most_is_asked(office: Office) -> None:
    one, two = Worker(), Worker()
    office.thinkers.idle[:] = [one, two]
    match, other = wander(running(2), 6), wander(running(2, seed=8), 6)
    other.id = "other"
    await office.ask(match)
    assert (one.knows(match.id, match.lines), two.knows(match.id, match.lines)) == (0, 6)
    office.thinkers.idle.reverse()
    await office.ask(other)
    assert one.knows(other.id, other.lines) == 6
    play(match, match.asked[0])
    assert await office.ask(match) == (False, 6, 1)


async def test_a_bot_gets_a_view_and_can_spoil_no_more_than_that(
    office: Office, monkeypatch: pytest.MonkeyPatch
) -> None:
    seen: list[Any] = []

    class Vandal:
        def __init__(self, game: Any, seed: int) -> None:
            pass

        def choose(self, sight: Any, clock: float) -> Any:
            seen.append(sight)
            s = sight.state
            move = s.agenda[-1].moves(s, sight.seat)[0]
            s.cash[:] = [99] * s.seats
            s.agenda.clear()
            for pile in s.piles():
                pile.cards.clear()
            return move

    match = wander(running(2), 12)
    monkeypatch.setattr(thinking, "bot_of", lambda name: Vandal)
    await office.thinkers.choose(match, match.asked[0], "vandal")
    _, table = KEPT[match.id]
    assert table.digest() == match.table.digest()
    assert isinstance(seen[0], View)
    assert seen[0].unseen
    seat: Seat = seen[0].seat
    assert seat == match.asked[0]
