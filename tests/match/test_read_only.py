"""A match whose journal today's rules cannot read to its end takes no entry, and nothing goes round in it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import pytest
from sqlalchemy import update

from tests.match.conftest import Opening
from tests.match.people import running, wander
from windsock.core.trouble import Trouble
from windsock.hosting.house import House, Live
from windsock.hosting.tables import ENTRIES
from windsock.match.entry import Entry
from windsock.match.match import Match

Propose = Callable[[Match], Entry | None]
COMMANDS: dict[str, Propose] = {
    "chat": lambda match: match.propose_chat(0, "hello"),
    "play": lambda match: match.propose_play(0, "cash", match.table.number),
    "undo": lambda match: match.propose_undo(0, match.table.number),
    "ask": lambda match: match.propose_ask(0, 1),
    "answer": lambda match: match.propose_answer(0, True),
    "return": lambda match: match.propose_return(0),
    "sit": lambda match: match.propose_sit(0, "person", "Eve"),
    "leave": lambda match: match.propose_leave(0),
    "entry": lambda match: Entry(match.count + 1, match.at, 0, "chat", "however it came to be"),
}


async def spoilt(house: House) -> Live:
    """A match with a line in the middle that no rules allow."""
    match = wander(running(2), 30)
    await house.store.create(match)
    with house.store.engine.begin() as connection:
        connection.execute(update(ENTRIES).where(ENTRIES.c.number == 20).values(text="buy red LON-PAR 99"))
    return await house.live(match.id)


async def test_it_takes_no_entry_and_says_why(url: str, opening: Opening) -> None:
    house = await opening(url)
    live = await spoilt(house)
    before = await house.store.entries_after(live.match.id, 0)
    reads = 0
    entries_after = house.store.entries_after

    async def counted(match: str, count: int) -> list[Entry]:
        nonlocal reads
        reads += 1
        return await entries_after(match, count)

    house.store.entries_after = counted  # type: ignore[method-assign]
    for name, command in COMMANDS.items():
        with pytest.raises(Trouble) as raised:
            await asyncio.wait_for(house.do(live.match.id, command), 20)
        assert raised.value.key == "match-journal", name
        await asyncio.wait_for(house.keeper.refresh(live), 20)
    assert reads < 5 * len(COMMANDS)
    assert (live.match.count, await entries_after(live.match.id, 0)) == (19, before)


async def test_refusals_leave_nothing_behind(url: str, opening: Opening) -> None:
    """Probe: one trouble was raised again and again, and kept every request that it had stopped."""
    house = await opening(url)
    live = await spoilt(house)
    for command in COMMANDS.values():
        with pytest.raises(Trouble):
            await house.do(live.match.id, command)
    with pytest.raises(Trouble):
        live.match.check_stage("over")
    assert live.match.read_only is not None
    assert live.match.read_only.__traceback__ is None
    assert live.match.read_only.__context__ is None


async def test_a_number_that_is_taken_by_nobody_we_can_read_is_given_up(
    url: str, opening: Opening, monkeypatch: pytest.MonkeyPatch
) -> None:
    house = await opening(url)
    match = running(2)
    await house.store.create(match)

    async def blind(*_: Any) -> list[Entry]:
        return []

    monkeypatch.setattr(house.store, "entries_after", blind)
    live = await house.live(match.id)
    await house.store.append(match.id, Entry(match.count + 1, match.at, 0, "chat", "first"))
    with pytest.raises(Trouble) as raised:
        await asyncio.wait_for(house.do(match.id, lambda match: match.propose_chat(0, "hello")), 20)
    assert raised.value.key == "store-failed"
    assert not live.lock.locked()
