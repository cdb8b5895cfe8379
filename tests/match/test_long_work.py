"""Long work: done once, elsewhere or in slices, with a queue that ends and a time that runs out."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Callable, Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tests.match.conftest import Opening
from tests.match.people import agreed, running, settle, wander
from windsock.core.trouble import Illegal, Trouble
from windsock.frames.answer import frame_at
from windsock.frames.frame import encoded, frame
from windsock.frames.log import Log
from windsock.frames.public import ENCODER
from windsock.frames.showing import Showing
from windsock.hosting import errands as office
from windsock.hosting.errands import Errands, carried, judge_save, packed, play_again, unpacked
from windsock.hosting.house import House
from windsock.hosting.kept import Kept
from windsock.hosting.live import Live
from windsock.match.agreement import Agreement
from windsock.match.match import Match
from windsock.match.slices import SLICE, Sliced, Slices

PEOPLE = [(0, "person", "Ada", None, None), (1, "person", "Ben", None, None)]


@pytest.fixture
async def errands() -> AsyncIterator[Errands]:
    opened = Errands()
    yield opened
    opened.close()


@pytest.fixture
def file(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path}/windsock.db"


def over() -> Match:
    return wander(running(2), 10_000)


async def finished(house: House) -> Live:
    """A match in this house that has been played to its end."""
    live, _ = await house.create(agreed(2), PEOPLE)
    wander(live.match, 10_000)
    return live


async def refused(asking: Callable[[], Any]) -> str:
    with pytest.raises(Trouble) as raised:
        await asking()
    return raised.value.key


# In slices


async def test_others_have_their_turn_between_two_slices() -> None:
    slices, ticks = Slices(), 0

    def work() -> Sliced[str]:
        for _ in range(10):
            time.sleep(SLICE)
            yield
        return "done"

    async def tick() -> None:
        nonlocal ticks
        while True:
            ticks += 1
            await asyncio.sleep(0)

    ticking = asyncio.create_task(tick())
    assert {*await asyncio.gather(slices.run(work()), slices.run(work()))} == {"done"}
    ticking.cancel()
    assert ticks >= 20


async def test_two_long_works_take_turns() -> None:
    slices, order = Slices(), ""

    def work(name: str) -> Iterator[None]:
        nonlocal order
        for _ in range(5):
            order += name
            time.sleep(SLICE)
            yield

    await asyncio.gather(slices.run(work("a")), slices.run(work("b")))  # type: ignore[arg-type]
    assert order[:6] == "ababab"


async def test_a_long_journal_is_folded_in_slices(
    file: str, opening: Opening, monkeypatch: pytest.MonkeyPatch
) -> None:
    house = await opening(file)
    match = over()
    match.id = "long"
    await house.store.create(match)
    steps = 0
    run = house.store.slices.run

    async def counted(work: Sliced[Any]) -> Any:
        def counting() -> Sliced[Any]:
            nonlocal steps
            while True:
                try:
                    next(work)
                except StopIteration as end:
                    return end.value
                steps += 1
                yield

        return await run(counting())

    monkeypatch.setattr(house.store.slices, "run", counted)
    live = await house.live("long")
    assert live.match.table.digest() == match.table.digest()
    assert steps >= match.count


# Played again once


async def test_a_finished_match_is_played_again_once_however_often_somebody_asks(
    file: str, opening: Opening, monkeypatch: pytest.MonkeyPatch
) -> None:
    house, runs = await opening(file), 0

    async def run(_: str, work: Any, *words: Any) -> Any:
        nonlocal runs
        runs += 1
        await asyncio.sleep(0)
        return work(*words)

    monkeypatch.setattr(house.errands, "run", run)
    live = await finished(house)
    proofs = await asyncio.gather(*[house.proofs.of(live.match, "eve") for _ in range(20)])
    proofs.append(await house.proofs.of(live.match, "ada"))
    assert runs == 1
    assert {proof.text for proof in proofs} == {live.match.save_text()}
    assert live.match.verify(proofs[0].digest)["is_equal"]


def test_a_game_that_the_rules_do_not_follow_is_not_equal() -> None:
    match = over()
    seat, _ = match.lines[-1]
    proof = play_again(
        match.agreement.written(), match.nonces, [*match.lines[:-1], (seat, "fly away")][:-1], []
    )
    assert not match.verify(proof.digest)["is_equal"]


async def test_a_fork_is_not_played_again(
    file: str, opening: Opening, monkeypatch: pytest.MonkeyPatch
) -> None:
    house = await opening(file)
    live = await finished(house)
    plain = Match("plain", live.match.fork(20))
    monkeypatch.setattr(Agreement, "beginning", lambda *_: pytest.fail("played again"))
    agreement = live.match.fork(20, is_private=True)
    fork, _ = await house.create(agreement, PEOPLE, table=live.match.table.at(20))
    assert fork.match.table.digest() == plain.table.digest()
    before = live.match.table.digest()
    settle(fork.match)
    wander(fork.match, 5)
    assert live.match.table.digest() == before


def test_a_save_that_was_judged_is_set_up_without_the_judge(monkeypatch: pytest.MonkeyPatch) -> None:
    match = over()
    written, places = judge_save(match.save_text())
    agreement = Agreement.read(written)
    work = agreement.beginning(places)
    monkeypatch.setattr("windsock.core.table.explain", lambda *_: pytest.fail("judged again"))
    while True:
        try:
            next(work)
        except StopIteration as end:
            table = end.value
            break
    assert table.digest() == match.table.digest()


def test_what_is_kept_has_a_greatest_size_and_the_least_wanted_goes() -> None:
    kept: Kept[str] = Kept(10)
    for name in ("one", "two", "ten"):
        kept.keep(name, name, 3)
    assert kept.find("one") == "one"
    kept.keep("six", "six", 3)
    assert kept.find("two") is None
    assert [*kept.things] == ["ten", "one", "six"]
    kept.keep("huge", "huge", 11)
    assert (kept.find("huge"), kept.size) == (None, 9)


# In its own place


async def test_the_queue_of_long_work_ends(errands: Errands, monkeypatch: pytest.MonkeyPatch) -> None:
    door = asyncio.Event()

    async def wait(*_: Any) -> None:
        await door.wait()

    monkeypatch.setattr(errands, "wait", wait)
    monkeypatch.setattr(office, "MOST", office.MOST_OF_ONE + 1)
    mine = [asyncio.create_task(errands.run("eve", len, "")) for _ in range(office.MOST_OF_ONE)]
    await asyncio.sleep(0)
    assert await refused(lambda: errands.run("eve", len, "")) == "too-often"
    hers = asyncio.create_task(errands.run("ada", len, ""))
    await asyncio.sleep(0)
    assert await refused(lambda: errands.run("ben", len, "")) == "busy"
    mine[0].cancel()  # hanging up makes no room: the work goes on
    await asyncio.sleep(0)
    assert await refused(lambda: errands.run("ben", len, "")) == "busy"
    door.set()
    await asyncio.gather(*mine[1:], hers)
    await asyncio.sleep(0)
    assert not errands.waiting


async def test_work_that_takes_too_long_is_ended_and_the_next_is_done(
    errands: Errands, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert await errands.run("eve", len, "abc") == 3
    monkeypatch.setattr(office, "LONGEST", 0.3)
    assert await refused(lambda: errands.run("eve", time.sleep, 60)) == "took-too-long"
    monkeypatch.setattr(office, "LONGEST", 60.0)
    assert await errands.run("eve", len, "abcd") == 4


async def test_a_forbidden_line_is_told_with_its_rule_from_another_process(errands: Errands) -> None:
    lines = over().save_text().splitlines()
    first = lines.index("---") + 1
    lines[first] = lines[first].replace("p1", "p2", 1) if "p1" in lines[first] else "p1 pass"
    text = "\n".join(lines) + "\n"
    with pytest.raises(Trouble) as here:
        judge_save(text)
    with pytest.raises(Trouble) as there:
        await errands.run("eve", judge_save, text)
    assert str(there.value) == str(here.value)
    assert packed(there.value) == packed(here.value)


def test_a_rule_behind_a_trouble_survives_the_way() -> None:
    match = running(2)
    with pytest.raises(Illegal) as raised:
        match.propose_play(match.asked[0], "pass", match.table.number)
    _, told = carried(lambda: (_ for _ in ()).throw(raised.value))
    assert told is not None
    again = unpacked(told)
    assert isinstance(again, Illegal)
    assert again.rule.id == raised.value.rule.id


# Told once


@pytest.mark.parametrize("seat", [0, 1, None])
def test_the_log_as_text_says_the_same(seat: int | None) -> None:
    match = wander(running(2), 60)
    showing = Showing(match)
    as_text = msgspec.json.decode(encoded(showing, seat))["events"]
    assert as_text == msgspec.json.decode(ENCODER.encode(frame(match, seat)["events"]))
    match.rewind(30)
    wander(match, 20, seed=9)
    as_text = msgspec.json.decode(encoded(showing, seat))["events"]
    assert as_text == msgspec.json.decode(ENCODER.encode(frame(match, seat)["events"]))


@pytest.mark.parametrize("seat", [0, 1, None, "all"])
def test_a_moment_of_the_past_as_text_says_the_same(seat: Any) -> None:
    match, log = over(), Log()
    for number, since in ((0, -1), (17, -1), (17, 16), (match.table.number, -1)):
        plain = frame_at(match, number, seat, since, now=0.0)
        text = frame_at(match, number, seat, since, now=0.0, log=log)
        assert msgspec.json.decode(ENCODER.encode(text)) == msgspec.json.decode(ENCODER.encode(plain))
