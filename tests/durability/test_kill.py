"""Nothing lost: the server is killed in the middle of its work, and comes back with everything."""

from __future__ import annotations

import asyncio
import os
import random
import sys
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx

from scripts.load.process import ROOT, Process, free_port, windsock
from tests.durability.journal import Journal, check_frame, is_faithful
from tests.durability.players import GAME, Said, Table, until
from tests.postgres import running as running_postgres
from windsock.command.sit import Bridge
from windsock.core import record
from windsock.match.match import Match

SOAK = os.environ.get("WINDSOCK_SOAK") == "1"
KILLS = 475 if SOAK else 4  # of the server, on each database
CRASHES = 50 if SOAK else 2  # of the database
PROGRAMS = 10 if SOAK else 2  # tables of programs, opened while others play
SEATS = [(2, 0), (3, 0), (4, 0), (4, 0), (5, 0), (3, 1)]  # of each table, and how many of them are bots
GREEDY = ROOT / "examples" / "greedy.py"
LOAD = (0.1, 1.2)  # seconds of play before the next kill


class Scene:
    """A server on one port, tables on it, and a gate that is shut while it is down."""

    def __init__(self, url: str, folder: Path, chance: random.Random) -> None:
        self.url = url
        self.log = folder / "log"
        self.chance = chance
        self.port = free_port()
        self.gate = asyncio.Event()
        self.journal = Journal(url)
        self.tables: list[Table] = []
        self.finished: list[Table] = []
        self.server: Process
        self.http: httpx.AsyncClient

    async def start(self) -> None:
        self.server = windsock(self.url, self.log, port=self.port)
        await asyncio.to_thread(self.server.wait_until_up)

    @property
    def acknowledged(self) -> int:
        tables = [*self.tables, *self.finished]
        return sum(player.acknowledged for table in tables for player in table.players)

    async def open(self, seats: int, bots: int) -> Table:
        table = Table(self.server.address, self.gate, self.chance, undos=0.2, chats=0.05)
        await table.open(self.http, seats, bots)
        self.tables.append(table)
        return table

    async def renew(self) -> None:
        """Where a game came to its end, the next one begins."""
        for index, table in enumerate(self.tables):
            if table.is_finished:
                await table.close()
                await self.open(*SEATS[index])
                self.finished.append(table)
                self.tables[index] = self.tables.pop()

    async def go_on(self) -> None:
        """Opens the gate. New games begin where all ended with the last kill: somebody plays in any case."""
        before = self.acknowledged
        self.gate.set()
        while self.acknowledged == before:
            await until(lambda: self.acknowledged > before or all(table.is_finished for table in self.tables))
            await self.renew()

    async def kill(self) -> None:
        """The server is gone; answers that were on their way are still read."""
        await asyncio.to_thread(self.server.kill)
        self.gate.clear()
        await until(lambda: not any(player.is_connected for table in self.tables for player in table.players))

    async def check_shown(self) -> None:
        """Each seat is shown what follows from its table's stored lines."""
        for table in self.tables:
            folded: dict[int, Match] = {}  # a bot may move while we look
            for player in table.players:
                headers = {"authorization": f"Bearer {player.token}"}
                answer = await self.http.get(f"/api/matches/{table.id}/frames", headers=headers)
                assert answer.status_code == 200, answer.text
                count = answer.json()["count"]
                if count not in folded:
                    folded[count] = self.journal.match(table.id, count)
                check_frame(answer.json(), folded[count], player)


class Seated(Bridge):
    """`windsock sit` with a program of ours, that counts how often it came in."""

    def __init__(self, link: str) -> None:
        super().__init__(link)
        self.visits = 0
        self.refused: list[Any] = []
        self.playing = asyncio.create_task(self.run([sys.executable, str(GREEDY)]))

    async def converse(self) -> None:
        self.visits += 1
        await super().converse()

    async def answered(self, mark: Any, answer: dict[str, Any]) -> None:
        if "count" not in answer:
            self.refused.append(answer)
        await super().answered(mark, answer)


async def open_programs(play: Scene) -> list[Seated]:
    """A table of two programs; nothing stops them while the server is down."""
    chairs = [{"kind": "program"}, {"kind": "program"}]
    answer = await play.http.post("/api/matches", json={"game": GAME, "chairs": chairs})
    opened = answer.json()
    return [Seated(f"{play.server.address}/table/{opened['id']}#{key}") for key in opened["tokens"].values()]


async def check_programs(play: Scene, programs: list[Seated]) -> None:
    """Each came back and played its game to the end. Said again, no move of theirs was refused."""
    async with asyncio.timeout(60):
        assert not any(await asyncio.gather(*[program.playing for program in programs]))
    assert any(program.visits > 1 for program in programs)
    for program in programs:
        assert play.journal.match(program.link.match).stage == "over"
        assert not program.refused, program.refused


@asynccontextmanager
async def scene(url: str, folder: Path, seed: int) -> AsyncIterator[Scene]:
    found = Scene(url, folder, random.Random(seed))
    await found.start()
    fresh = httpx.Limits(max_keepalive_connections=0)  # a connection to a server that was killed is no use
    async with httpx.AsyncClient(base_url=found.server.address, timeout=60, limits=fresh) as http:
        found.http = http
        try:
            yield found
        finally:
            for table in found.tables:
                await table.close()
            found.server.kill()
            found.journal.close()


async def test_every_acknowledged_action_survives(
    url: str, tmp_path: Path, record_property: Callable[[str, object], None]
) -> None:
    async with scene(url, tmp_path, seed=3) as play:
        for seats, bots in SEATS:
            await play.open(seats, bots)
        programs: list[Seated] = []
        for index in range(KILLS):
            if index < PROGRAMS:
                programs += await open_programs(play)
            await play.go_on()
            await asyncio.sleep(play.chance.uniform(*LOAD))
            await play.kill()
            starting = asyncio.create_task(play.start())
            for table in play.tables:
                play.journal.check(table)
            await starting
            await play.check_shown()
            await play.renew()
        assert play.acknowledged > 5 * KILLS
        for table in play.finished:
            play.journal.check(table)
        record_property("acknowledged actions", play.acknowledged)
        for table in play.tables[1:]:
            table.is_still = True
        await check_end(play, play.tables[0])
        await check_programs(play, programs)


async def check_end(play: Scene, table: Table) -> None:
    """A table that went through all this is played to its end; deal, lines and result agree everywhere."""
    play.gate.set()
    await until(lambda: all(player.frame.get("stage") == "over" for player in table.players))
    verified = (await play.http.get(f"/api/matches/{table.id}/verify")).json()
    match = play.journal.match(table.id)
    assert verified["is_equal"]
    assert verified["digest"] == match.table.digest()
    save = await play.http.get(f"/api/matches/{table.id}/save")
    assert record.read(save.text).digest() == match.table.digest()
    play.journal.check(table)


async def test_the_database_dies_under_the_server(tmp_path: Path) -> None:
    with running_postgres() as postgres:
        async with scene(postgres.database(), tmp_path, seed=4) as play:
            for seats, bots in SEATS[:3]:
                await play.open(seats, bots)
            for _ in range(CRASHES):
                before = play.acknowledged
                play.gate.set()
                await until(lambda before=before: play.acknowledged > before + 20)
                await asyncio.to_thread(postgres.stop)
                await asyncio.sleep(play.chance.uniform(0.1, 0.5))
                await asyncio.to_thread(postgres.start)
                between = play.acknowledged
                await until(lambda between=between: play.acknowledged > between + 20)
                await play.renew()
            for table in play.tables:
                table.is_still = True
            await until(lambda: not any(player.open for table in play.tables for player in table.players))
            assert any(player.refused for table in play.tables for player in table.players)
            for table in play.tables:
                play.journal.check(table)
            await play.check_shown()


def test_a_loss_would_be_noticed() -> None:
    one, other = (
        Said(("play", "draw"), is_acknowledged=True),
        Said(("play", "cash"), is_acknowledged=True),
    )
    unknown = Said(("play", "draw"))
    assert is_faithful([one, other], [one.action, other.action])
    assert not is_faithful([one, other], [one.action])
    assert not is_faithful([one, other], [other.action, one.action])
    assert not is_faithful([one, other], [one.action, one.action, other.action])
    assert is_faithful([unknown, other], [other.action])
    assert is_faithful([unknown, other], [unknown.action, other.action])
    assert not is_faithful([unknown, other], [unknown.action, unknown.action, other.action])
    assert not is_faithful([unknown], [other.action])
