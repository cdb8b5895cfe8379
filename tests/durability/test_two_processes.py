"""Two server processes on one PostgreSQL, players of a table on both: they play together, and one may die."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable
from pathlib import Path
from statistics import median

import httpx

from scripts.load.process import Process, windsock
from tests.durability.journal import Journal, check_frame
from tests.durability.players import Table, until
from tests.postgres import Postgres

ENOUGH = 40  # actions that show that play goes on
SLOWEST = 20  # times the way within one process, measured side by side; a quiet machine needs about 2


def delays(table: Table, here: list[int], is_far: bool) -> list[float]:
    """Seconds from the sending of a move to its sight at the other process, or at the same one."""
    return [
        other.seen[number] - sent
        for player in table.players
        for number, sent in player.sent.items()
        for other in table.players
        if other is not player and number in other.seen
        if ((player.seat in here) != (other.seat in here)) == is_far
    ]


class Pair:
    """Two servers; the first half of each table's players at the one, the others at the other."""

    def __init__(self, url: str, folder: Path) -> None:
        self.url, self.folder = url, folder
        self.servers = [windsock(url, folder / f"log{index}") for index in range(2)]
        self.tables: list[Table] = []

    def wait(self) -> None:
        for server in self.servers:
            server.wait_until_up()

    def seat_players(self, server: Process | None = None) -> None:
        """Each half at its own server, or all at one; a socket that is open goes on until it breaks."""
        for table in self.tables:
            for player in table.players:
                own = self.servers[player.seat * 2 // len(table.players)]
                player.address = (server or own).address

    def numbers(self) -> list[int]:
        return [max(player.frame.get("number", 0) for player in table.players) for table in self.tables]

    async def play_on(self) -> None:
        """Every table goes on, as all of its players see."""
        goals = [number + ENOUGH for number in self.numbers()]
        await until(
            lambda: all(
                player.frame["number"] >= goal or player.frame["stage"] == "over"
                for table, goal in zip(self.tables, goals)
                for player in table.players
            )
        )

    def all_are_here(self) -> bool:
        """Whether everybody is shown everybody, wherever they are connected."""
        return all(
            player.frame["chairs"][other.seat]["is_here"]
            for table in self.tables
            for player in table.players
            for other in table.players
        )

    def kill(self) -> None:
        for server in self.servers:
            server.kill()


async def test_players_on_two_processes_of_which_one_dies(
    postgres: Postgres, tmp_path: Path, record_property: Callable[[str, object], None]
) -> None:
    url = postgres.database()
    pair = Pair(url, tmp_path)
    journal = Journal(url)
    gate = asyncio.Event()
    try:
        await asyncio.to_thread(pair.wait)
        async with httpx.AsyncClient(base_url=pair.servers[0].address, timeout=60) as http:
            for seed, bots in enumerate([0, 0, 1]):
                table = Table(pair.servers[0].address, gate, random.Random(seed), undos=0.05, chats=0.02)
                pair.tables.append(table)
                await table.open(http, 4 + bots, bots)
        pair.seat_players()
        gate.set()
        await until(lambda: all(player.frame for table in pair.tables for player in table.players))
        await until(pair.all_are_here)
        await pair.play_on()
        near, far = (
            [delay for table in pair.tables for delay in delays(table, [0, 1], is_far)]
            for is_far in (False, True)
        )
        assert min(len(near), len(far)) > ENOUGH
        assert median(far) < SLOWEST * median(near)
        record_property("seconds from process to process", median(far))
        record_property("seconds within a process", median(near))

        await asyncio.to_thread(pair.servers[0].kill)
        pair.seat_players(pair.servers[1])
        await pair.play_on()
        for table in pair.tables:
            journal.check(table)

        pair.servers[0] = windsock(url, tmp_path / "log2")
        await asyncio.to_thread(pair.wait)
        pair.seat_players()
        for table in pair.tables:
            for player in table.players[:2]:
                assert player.socket is not None
                await player.socket.close()  # and come in again at the new one
        await pair.play_on()
        await until(pair.all_are_here)
        gate.clear()
        await until(lambda: not any(player.open for table in pair.tables for player in table.players))
        await check_shown(pair, journal)
    finally:
        for table in pair.tables:
            await table.close()
        pair.kill()
        journal.close()


async def check_shown(pair: Pair, journal: Journal) -> None:
    """Both processes show each seat what follows from the stored lines."""
    for server in pair.servers:
        async with httpx.AsyncClient(base_url=server.address, timeout=60) as http:
            for table in pair.tables:
                journal.check(table)
                for player in table.players:
                    headers = {"authorization": f"Bearer {player.token}"}
                    shown = (await http.get(f"/api/matches/{table.id}/frames", headers=headers)).json()
                    check_frame(shown, journal.match(table.id, shown["count"]), player)
