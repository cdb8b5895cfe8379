"""Time that nobody can set: clocks that jump, servers that were down, processes that differ."""

from __future__ import annotations

from unittest.mock import AsyncMock

import pytest

from tests.match.conftest import Opening
from tests.match.people import Time, agreed, sooner
from tests.match.test_house import PEOPLE, move
from windsock.hosting.beats import Beats
from windsock.hosting.house import House, Live
from windsock.match.agreement import Clock
from windsock.match.moment import SLEW, Moment

HOUR = 3600.0


def moment() -> tuple[Moment, Time, Time]:
    """A moment, the clock on the wall and the one that cannot be set."""
    wall, steady = Time(1_000_000.0), Time(50.0)
    return Moment(wall, steady), wall, steady


async def timed(house: House, kind: str = "move", seconds: int = 60) -> Live:
    clock = Clock("move" if kind == "move" else "game", seconds)
    live, _ = await house.create(agreed(2, clock=clock), PEOPLE)
    return live


def stand_ins(live: Live) -> list[str | None]:
    return [chair.stand_in for chair in live.match.chairs]


@pytest.mark.parametrize("jump", [3 * HOUR, -3 * HOUR])
def test_a_clock_that_is_set_changes_nothing_at_once(jump: float) -> None:
    now, wall, steady = moment()
    assert now() == 1_000_000.0
    steady.pass_by(20)
    wall.pass_by(20 + jump)
    now.aim()
    assert now() == 1_000_020.0
    heard = [now()]
    for _ in range(100):
        steady.pass_by(10)
        heard.append(now())
    assert heard == sorted(heard)
    assert heard[-1] - heard[0] == pytest.approx(1000 * (1 + SLEW * (1 if jump > 0 else -1)))


def test_a_small_difference_is_made_up_for() -> None:
    now, wall, steady = moment()
    wall.pass_by(0.5)
    now.aim()
    for _ in range(10):
        steady.pass_by(20)
        wall.pass_by(20)
    assert now() == pytest.approx(wall())


@pytest.mark.parametrize("jump", [5 * HOUR, -5 * HOUR])
async def test_a_jump_of_the_wall_clock_ends_nobodys_time(url: str, opening: Opening, jump: float) -> None:
    """Probe: somebody sets the machine's clock, and everybody was out of time."""
    now, wall, steady = moment()
    house = await opening(url, now=now)
    live = await timed(house)
    start = live.match.at
    wall.pass_by(jump)
    await house.beats.go_on()
    steady.pass_by(30)
    await house.keeper.ring(live)
    assert stand_ins(live) == [None, None]
    await move(house, live)
    assert 29 < live.match.at - start < 31
    steady.pass_by(31)
    await house.keeper.ring(live)
    assert stand_ins(live) == [None, "steady"], "time that did go by still counts"


@pytest.mark.parametrize("kind", ["move", "game"])
async def test_time_in_which_no_server_ran_counts_for_nobody(url: str, opening: Opening, kind: str) -> None:
    time = Time(2_000_000_000.0)
    house = await opening(url, now=time)
    live = await timed(house, kind)
    time.pass_by(20)
    await house.stop()
    time.pass_by(8 * HOUR)
    again = await opening(url, now=time)
    twin = await again.live(live.match.id)
    await sooner(lambda: twin.match.entries[-1].kind == "resume")
    assert stand_ins(twin) == [None, None]
    assert twin.match.clocks.remaining(0, time()) == pytest.approx(40, abs=0.01)
    time.pass_by(39)
    await again.keeper.ring(twin)
    assert stand_ins(twin) == [None, None]
    time.pass_by(2)
    await again.keeper.ring(twin)
    assert stand_ins(twin) == ["steady", "steady"]


async def test_a_killed_server_is_known_by_its_last_beat(
    url: str, opening: Opening, monkeypatch: pytest.MonkeyPatch
) -> None:
    time = Time(2_000_000_000.0)
    house = await opening(url, now=time)
    live = await timed(house)
    time.pass_by(20)
    await house.beats.go_on()
    with monkeypatch.context() as patch:
        patch.setattr(Beats, "end", AsyncMock())
        await house.stop()
    time.pass_by(HOUR)
    again = await opening(url, now=time)
    assert again.keeper.slept == (time() - HOUR, time())
    twin = await again.live(live.match.id)
    await sooner(lambda: twin.has_resumed and not twin.lock.locked())
    assert twin.match.clocks.remaining(1, time()) == pytest.approx(40, abs=0.01)


async def test_a_command_does_not_come_before_the_lost_time_is_made_good(url: str, opening: Opening) -> None:
    time = Time(2_000_000_000.0)
    house = await opening(url, now=time)
    live = await timed(house, "game")
    time.pass_by(10)
    await house.stop()
    time.pass_by(HOUR)
    again = await opening(url, now=time)
    await again.do(live.match.id, lambda match: match.propose_chat(0, "hello again"))
    entries = again.lives[live.match.id].match.entries
    assert [entry.kind for entry in entries[3:]] == ["resume", "chat"]


async def test_after_a_restart_everybody_has_time_to_come_back(url: str, opening: Opening) -> None:
    time = Time(2_000_000_000.0)
    house = await opening(url, now=time)
    live, _ = await house.create(agreed(2, patience=120), PEOPLE)
    await house.stop()
    time.pass_by(HOUR)
    again = await opening(url, now=time)
    twin = await again.live(live.match.id)
    assert twin.match.stand_in_at(0) == time() + 120
    assert twin.match.count == live.match.count, "no clock: nothing to write"


async def test_a_clock_set_back_while_the_server_was_down(url: str, opening: Opening) -> None:
    """Time goes on from the last beat: nothing in the journals lies ahead."""
    now, wall, steady = moment()
    wall.now = 2_100_000_000.0
    now = Moment(wall, steady)
    house = await opening(url, now=now)
    if house.store.is_shared:
        now.set(2_100_000_000.0)
    live = await timed(house)
    await house.stop()
    wall.pass_by(-7 * HOUR)
    again = await opening(url, now=Moment(wall, steady))
    assert again.now() >= live.match.at
    twin = await again.live(live.match.id)
    steady.pass_by(61)
    await again.keeper.ring(twin)
    assert stand_ins(twin) == ["steady", "steady"], "clocks do not stand still for hours"


async def test_two_processes_whose_clocks_differ(shared_url: str, opening: Opening) -> None:
    """Probe: what one wrote was a minute old for the other, and a time of a minute was up."""
    steady = Time(50.0)
    one = await opening(shared_url, now=Moment(Time(2_000_000_000.0), steady))
    other = await opening(shared_url, now=Moment(Time(2_000_000_060.0), steady))
    assert other.keeper.slept is None, "somebody served these tables all the time"
    live = await timed(one, "game")
    twin = await other.live(live.match.id)
    await other.keeper.ring(twin)
    assert stand_ins(twin) == [None, None]
    await move(other, twin)
    assert min(twin.match.clocks.left) > 30
    steady.pass_by(45)
    for house, table in ((one, live), (other, twin)):
        await house.keeper.ring(table)
        assert stand_ins(table) == [None, None]
