"""The matches of one process: recorded before they are told, with bots and clocks that keep going."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine, Sequence
from typing import Any

import pytest

from tests.match.conftest import Opening
from tests.match.people import Time, agreed, sooner
from windsock.core.trouble import Illegal, Trouble
from windsock.frames.frame import encoded, frame
from windsock.frames.showing import Showing
from windsock.hosting.house import House, Live, Sit
from windsock.match.agreement import Clock
from windsock.match.entry import Entry
from windsock.web.accounts.people import People

PEOPLE: list[Sit] = [(0, "person", "Ann", None, None), (1, "person", "Bob", None, None)]
WITH_BOT: list[Sit] = [PEOPLE[0], (1, "bot", "Robot", "random", None)]
BOTS: list[Sit] = [(0, "bot", "One", "random", None), (1, "bot", "Two", "random", None)]


async def move(house: House, live: Live) -> int:
    """The first legal move of whoever is asked first."""
    match = live.match
    seat = match.asked[0]
    text = match.table.write(match.table.legal(seat)[0])
    return await house.do(match.id, lambda match: match.propose_play(seat, text, match.table.number))


async def test_a_match_is_created_with_secret_links(url: str, opening: Opening) -> None:
    house = await opening(url)
    live, tokens = await house.create(agreed(2), WITH_BOT, by="maker")
    assert live.match.stage == "running"
    assert list(tokens) == [0]
    assert await house.store.seat_of(tokens[0]) == (live.match.id, 0)
    assert await house.store.maker(live.match.id) == "maker"
    assert (await house.store.load(live.match.id)).entries[:3] == live.match.entries[:3]


async def test_people_sit_down_leave_and_come_back_on_another_device(url: str, opening: Opening) -> None:
    house = await opening(url)
    live, _ = await house.create(agreed(2))
    where = live.match.id
    ann, first = await People(house.store).guest("Ann")
    token = await house.sit(where, 0, "person", "Ann", person=ann.id)
    assert token is not None
    with pytest.raises(Trouble):
        await house.sit(where, 0, "person", "Bob")
    await house.leave(where, 0)
    assert await house.store.seat_of(token) is None
    token = await house.sit(where, 0, "person", "Ann", person=ann.id)
    second = await house.token(where, 0, ann.id)
    assert await house.store.seats_of([str(token), second]) == [(where, 0), (where, 0)]
    with pytest.raises(Trouble) as raised:
        await house.token(where, 0, "somebody else")
    assert raised.value.key == "seat-not-yours"
    assert await house.sit(where, 1, "bot", "Robot", "random") is None
    assert live.match.stage == "running"
    assert [line["seat"] for line in await People(house.store).matches(ann)] == [0]
    assert first


async def test_a_refusal_changes_nothing(url: str, opening: Opening) -> None:
    house = await opening(url)
    live, _ = await house.create(agreed(2), PEOPLE)
    count, version = live.match.count, live.version
    with pytest.raises(Illegal):
        await house.do(live.match.id, lambda match: match.propose_play(0, "cash", 0))
    with pytest.raises(Trouble) as raised:
        await house.do("nothing", lambda match: match.propose_undo(0, match.table.number))
    assert raised.value.key == "unknown-match"
    assert (live.match.count, live.version) == (count, version)


async def test_nothing_is_applied_before_it_is_durable(
    url: str, opening: Opening, monkeypatch: pytest.MonkeyPatch
) -> None:
    house = await opening(url)
    live, _ = await house.create(agreed(2), PEOPLE)
    store, match = house.store, live.match
    append = store.append
    seen: list[int] = []

    async def watched(match_id: str, entry: Entry, also: Sequence[Any] = ()) -> None:
        seen.append(match.count)
        await append(match_id, entry, also)
        assert match.count == seen[-1] == entry.number - 1
        assert [kept.number for kept in await store.entries_after(match_id, match.count)] == [entry.number]

    monkeypatch.setattr(store, "append", watched)
    for _ in range(8):
        await move(house, live)
    assert seen == list(range(3, 11))


async def test_when_the_disk_fails_only_the_disk_knows(
    url: str, opening: Opening, monkeypatch: pytest.MonkeyPatch
) -> None:
    """An entry may be written although we are told of a failure: it counts, once."""
    house = await opening(url)
    live, _ = await house.create(agreed(2), PEOPLE)
    store, match = house.store, live.match
    append = store.append

    async def lost(match_id: str, entry: Entry, also: Sequence[Any] = ()) -> None:
        await append(match_id, entry, also)
        raise OSError("the connection is gone")

    monkeypatch.setattr(store, "append", lost)
    with pytest.raises(Trouble) as raised:
        await move(house, live)
    assert raised.value.key == "store-failed"
    assert match.count == 3
    monkeypatch.undo()
    await house.do(match.id, lambda match: match.propose_chat(0, "still there?"))
    assert [entry.kind for entry in match.entries[3:]] == ["play", "chat"]
    assert (await store.load(match.id)).entries == match.entries


async def test_what_was_written_and_not_answered_is_not_done_again(
    url: str, opening: Opening, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Neither here nor by a process that knows only what is on the disk; somebody who hung up asks again."""
    house = await opening(url)
    live, _ = await house.create(agreed(2), PEOPLE)
    append = house.store.append

    def say(house: House) -> Coroutine[Any, Any, int]:
        return house.do(live.match.id, lambda match: match.propose_chat(0, "hello"), known_as="mine")

    async def lost(match_id: str, entry: Entry, also: Sequence[Any] = ()) -> None:
        await append(match_id, entry, also)
        raise OSError("the connection is gone")

    monkeypatch.setattr(house.store, "append", lost)
    with pytest.raises(Trouble):
        await say(house)
    monkeypatch.undo()
    hasty = asyncio.create_task(say(house))
    await asyncio.sleep(0)
    hasty.cancel()
    assert [await say(house), await say(house), await say(await opening(url))] == [4, 4, 4]
    assert live.match.count == 4


async def test_who_hangs_up_loses_nothing(
    url: str, opening: Opening, monkeypatch: pytest.MonkeyPatch
) -> None:
    house = await opening(url)
    live, _ = await house.create(agreed(2), PEOPLE)
    is_written = asyncio.Event()
    append = house.store.writer.append

    def noticed(*words: Any) -> asyncio.Future[None]:
        is_written.set()
        return append(*words)

    monkeypatch.setattr(house.store.writer, "append", noticed)
    task = asyncio.create_task(move(house, live))
    await is_written.wait()
    task.cancel()
    await sooner(lambda: live.match.count == 4)
    await sooner(lambda: not live.lock.locked())


async def test_two_houses_on_one_database_never_write_the_same_number(url: str, opening: Opening) -> None:
    one, other = await opening(url), await opening(url)
    live, _ = await one.create(agreed(2), PEOPLE)
    twin = await other.live(live.match.id)
    talk = [
        house.do(live.match.id, lambda match: match.propose_chat(0, "me first"))
        for house in (one, other)
        for _ in range(10)
    ]
    await asyncio.gather(*talk)
    await one.keeper.refresh(live)
    await other.keeper.refresh(twin)
    assert live.match.entries == twin.match.entries
    assert [entry.number for entry in live.match.entries] == list(range(1, 24))
    assert encoded(Showing(live.match), 0, now=0) == encoded(Showing(twin.match), 0, now=0)


async def test_watchers_are_woken_and_seen(url: str, opening: Opening) -> None:
    house = await opening(url)
    live, _ = await house.create(agreed(2), PEOPLE)
    waiting = [asyncio.create_task(live.changed(live.version)) for _ in range(3)]
    await asyncio.sleep(0)
    await move(house, live)
    assert await asyncio.gather(*waiting) == [live.version] * 3
    before = live.version
    with live.watching(1), live.watching(1), live.watching(None):
        assert live.own == {1}
        assert live.version == before + 1
        assert not live.is_idle
        assert [chair["is_here"] for chair in frame(live.match, 0, here=live.here)["chairs"]] == [False, True]
    assert live.here == {1}, "who reloads a page has not gone"
    live.look_round()
    assert not live.here
    await sooner(lambda: live.is_idle)  # after the news of the move, which another process may have written


async def test_bots_play_a_whole_game(url: str, opening: Opening) -> None:
    house = await opening(url, bot_clock=0.001)
    live, _ = await house.create(agreed(2), BOTS)
    await sooner(lambda: live.match.stage == "over")
    again = await house.store.load(live.match.id)
    assert encoded(Showing(again), None, now=0) == encoded(Showing(live.match), None, now=0)
    await sooner(lambda: not house.tasks.all - {task for task in house.tasks.all if "repeat" in repr(task)})
    assert (await house.store.lobby("over"))[0]["number"] == live.match.table.number


async def test_a_restart_resumes_the_bots(url: str, opening: Opening) -> None:
    house = await opening(url)
    live, _ = await house.create(agreed(2), BOTS)
    await sooner(lambda: live.match.count > 8)
    await house.stop()
    count = len(await house.store.entries_after(live.match.id, 0))
    again = await opening(url)
    await sooner(lambda: live.match.id in again.lives and again.lives[live.match.id].match.count > count + 4)


async def test_bots_wait_while_people_talk_about_taking_back(url: str, opening: Opening) -> None:
    house = await opening(url)
    sits = [*PEOPLE, (2, "bot", "Robot", "random", None)]
    live, _ = await house.create(agreed(3), sits)
    match = live.match
    for _ in range(6):
        await sooner(lambda: any(match.chairs[seat].played_by is None for seat in match.asked))
        seat = next(seat for seat in match.asked if seat < 2)
        text = match.table.write(match.table.legal(seat)[0])
        number = match.table.number
        await house.do(match.id, lambda match: match.propose_play(seat, text, number))  # noqa: B023
    await house.do(match.id, lambda match: match.propose_ask(0, 4))
    number = match.table.number
    await asyncio.sleep(0.3)
    assert match.table.number == number
    await house.do(match.id, lambda match: match.propose_answer(1, True))
    assert "undo" in [entry.kind for entry in match.entries[-3:]]


async def test_time_is_up_although_nobody_says_so(url: str, opening: Opening) -> None:
    time = Time()
    house = await opening(url, now=time)
    live, _ = await house.create(agreed(2, clock=Clock("move", 60)), PEOPLE)
    assert live.timer is not None
    assert not live.is_idle
    time.pass_by(61)
    await house.keeper.ring(live)
    assert [chair.stand_in for chair in live.match.chairs] == ["steady", "steady"]
    await sooner(lambda: live.match.table.number >= 2)
    await house.do(live.match.id, lambda match: match.propose_return(0))
    assert live.match.chairs[0].played_by is None


async def test_a_hint_is_a_legal_move_where_hints_are_allowed(url: str, opening: Opening) -> None:
    house = await opening(url)
    live, _ = await house.create(agreed(2, has_hints=True), PEOPLE)
    hint = await house.hint(live.match.id, 1)
    assert hint in frame(live.match, 1)["moves"]
    await move(house, live)
    with pytest.raises(Trouble) as raised:
        await house.hint(live.match.id, 0)
    assert raised.value.key == "hint-not-asked"
    strict, _ = await house.create(agreed(2), PEOPLE)
    with pytest.raises(Trouble) as raised:
        await house.hint(strict.match.id, 0)
    assert raised.value.key == "hints-off"


async def test_snapshots_travel_with_entries(url: str, opening: Opening) -> None:
    house = await opening(url)
    live, _ = await house.create(agreed(2), PEOPLE)
    for _ in range(120):
        if live.match.stage == "over":
            break
        await move(house, live)
    assert live.snapshot is not None
    assert live.snapshot.count > 50
    assert encoded(Showing(await house.store.load(live.match.id)), 0, now=0) == encoded(
        Showing(live.match), 0, now=0
    )
