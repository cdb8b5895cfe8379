"""Who is thought for first: people before bots alone, and no table or visitor before all others."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.match.conftest import Opening
from tests.match.people import agreed, play, running, sooner
from windsock.core.trouble import Trouble
from windsock.hosting import hints
from windsock.hosting.house import House
from windsock.hosting.keeping import rank_of
from windsock.hosting.live import Live
from windsock.hosting.thinking import Thinkers, Worker
from windsock.hosting.waiting import Asker, Rank, Waiting
from windsock.match.match import Match

PEOPLE = [(0, "person", "Ada", None, None), (1, "person", "Ben", None, None)]
BOTS = [(0, "bot", "one", "steady", None), (1, "bot", "two", "steady", None)]
MIXED = [(0, "bot", "one", "steady", None), (1, "person", "Ada", None, None)]


def asker(table: str, rank: Rank = Rank.ALONE, owner: str = "") -> Asker:
    return Asker(table, [], lambda: rank, owner)


def order(waiting: Waiting) -> list[str]:
    return [found.table for found in iter(waiting.next, None)]


async def test_tables_with_people_come_before_thirty_tables_of_bots() -> None:
    waiting = Waiting()
    waiting.askers = [asker(f"bots {number}") for number in range(30)]
    waiting.askers += [asker("away", Rank.AWAY), asker("here", Rank.HERE)]
    found = order(waiting)
    assert found[:2] == ["here", "away"]
    assert found[2:] == [f"bots {number}" for number in range(30)]


async def test_a_table_that_asks_again_and_again_does_not_starve_another() -> None:
    waiting = Waiting()
    waiting.askers = [*[asker("greedy") for _ in range(5)], asker("modest")]
    assert order(waiting)[:2] == ["greedy", "modest"]


async def test_a_visitor_with_many_tables_does_not_starve_another_visitor() -> None:
    waiting = Waiting()
    waiting.askers = [asker(f"many {number}", owner="eve") for number in range(10)]
    waiting.askers += [asker("ada 1", owner="ada"), asker("ada 2", owner="ada")]
    assert order(waiting)[:4] == ["many 0", "ada 1", "many 1", "ada 2"]


async def test_who_comes_to_the_table_while_it_waits_is_served_as_one_who_is_here() -> None:
    waiting = Waiting()
    ranks = {"one": Rank.AWAY, "two": Rank.AWAY}
    for table in ranks:
        waiting.askers.append(Asker(table, [], lambda table=table: ranks[table], ""))  # type: ignore[misc]
    ranks["two"] = Rank.HERE
    assert order(waiting) == ["two", "one"]


class Slow:
    """Workers that answer when they are told to; in which order they were asked."""

    def __init__(self, patch: pytest.MonkeyPatch) -> None:
        self.asked: list[str] = []
        self.doors: list[asyncio.Future[None]] = []
        slow = self

        async def ask(_: Worker, key: str, *__: Any) -> str:
            slow.asked.append(key)
            slow.doors.append(asyncio.get_running_loop().create_future())
            await slow.doors[-1]
            return "pass"

        patch.setattr(Worker, "ask", ask)

    async def answer(self) -> None:
        """The oldest question that is open."""
        next(door for door in self.doors if not door.done()).set_result(None)
        for _ in range(5):
            await asyncio.sleep(0)


def named(name: str, seats: int = 2) -> Match:
    match = running(seats)
    match.id = name
    return match


async def test_whoever_goes_while_waiting_leaves_the_worker_to_the_next(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    slow, thinkers = Slow(monkeypatch), Thinkers(1, 0.0)
    tasks = [asyncio.create_task(thinkers.choose(named(name), 0, "steady")) for name in "abc"]
    await asyncio.sleep(0)
    tasks[1].cancel()
    await slow.answer()
    assert slow.asked == ["a", "c"]
    await slow.answer()
    assert (await tasks[0], await tasks[2]) == ("pass", "pass")
    assert thinkers.idle == list(thinkers.workers)


async def test_whoever_goes_when_a_worker_was_just_given_leaves_it_to_the_next(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    slow, thinkers = Slow(monkeypatch), Thinkers(1, 0.0)
    tasks = [asyncio.create_task(thinkers.choose(named(name), 0, "steady")) for name in "abc"]
    await asyncio.sleep(0)
    slow.doors[0].set_result(None)
    await sooner(lambda: len(thinkers.waiting.askers) < 2)  # the second has the worker, and does not know yet
    tasks[1].cancel()
    await sooner(lambda: "c" in slow.asked)
    await slow.answer()
    assert await tasks[2] == "pass"
    assert thinkers.idle == list(thinkers.workers)


@pytest.fixture
def file(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path}/windsock.db"


async def test_the_bots_of_a_person_answer_before_those_of_thirty_tables(
    file: str, opening: Opening, monkeypatch: pytest.MonkeyPatch
) -> None:
    slow, house = Slow(monkeypatch), await opening(file)
    for _ in range(30):
        await house.create(agreed(2), BOTS)
    mine, _ = await house.create(agreed(2), MIXED)
    with mine.watching(1):
        assert rank_of(mine) is Rank.HERE
        await sooner(lambda: len(house.thinkers.waiting.askers) >= 30)
        before = len(slow.asked)
        await slow.answer()
        assert slow.asked[before] == mine.match.id
    mine.look_round()  # a moment later
    assert rank_of(mine) is Rank.AWAY


def counted(house: House, monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """The seats for which a bot was asked; it answers at once unless told otherwise."""
    asked: list[int] = []

    async def choose(match: Match, seat: int, *_: Any, **__: Any) -> str:
        asked.append(seat)
        await asyncio.sleep(0)
        return match.table.write(match.table.legal(seat)[0])

    monkeypatch.setattr(house.thinkers, "choose", choose)
    return asked


async def test_a_hint_is_thought_about_once_however_often_somebody_asks(
    file: str, opening: Opening, monkeypatch: pytest.MonkeyPatch
) -> None:
    house = await opening(file)
    asked = counted(house, monkeypatch)
    live, _ = await house.create(agreed(2, has_hints=True), PEOPLE)
    seat = live.match.asked[0]
    hints = await asyncio.gather(*[house.hint(live.match.id, seat) for _ in range(20)])
    hints.append(await house.hint(live.match.id, seat))
    assert asked == [seat]
    assert all(hint == hints[0] for hint in hints)
    play(live.match, seat)
    await house.hint(live.match.id, live.match.asked[0])
    assert len(asked) == 2


async def refused(asking: Callable[[], Any]) -> str:
    with pytest.raises(Trouble) as raised:
        await asking()
    return raised.value.key


async def test_one_hint_of_a_seat_is_pending_and_the_queue_has_an_end(
    file: str, opening: Opening, monkeypatch: pytest.MonkeyPatch
) -> None:
    slow, house = Slow(monkeypatch), await opening(file)
    monkeypatch.setattr(hints, "MOST", 2)
    lives: list[Live] = [(await house.create(agreed(2, has_hints=True), PEOPLE))[0] for _ in range(3)]
    first, second, third = [live.match for live in lives]
    seat = first.asked[0]
    asking = [asyncio.create_task(house.hint(match.id, match.asked[0])) for match in (first, second)]
    await sooner(lambda: slow.asked)
    assert await refused(lambda: house.hint(third.id, third.asked[0])) == "busy"
    while True:  # the table moves on while the bot thinks
        play(first, first.asked[0])
        if seat in first.asked:
            break
    assert await refused(lambda: house.hint(first.id, seat)) == "hint-pending"
    for task in asking:
        task.cancel()
    while not all(door.done() for door in slow.doors):
        await slow.answer()
    assert not house.hints.under_way


async def test_a_hint_is_not_given_for_a_position_that_was_taken_back(
    file: str, opening: Opening, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Probe: as many actions lay on the table as when it was asked for, but they were others."""
    slow, house = Slow(monkeypatch), await opening(file)
    live, _ = await house.create(agreed(2, has_hints=True), PEOPLE)
    match = live.match
    for _ in range(2):
        play(match, match.asked[0])
    seat, number = match.asked[0], match.table.number
    asking = asyncio.create_task(house.hint(match.id, seat))
    await sooner(lambda: slow.asked)
    match.apply(match.entry(seat, "undo", str(number - 1)))
    other = match.asked[0]
    play(match, other, match.table.write(match.table.legal(other)[-1]))
    assert match.table.number == number
    await slow.answer()

    async def answered() -> None:
        await asking

    assert await refused(answered) == "moved-on"
