"""Play, back up in the middle, lose everything, restore, go on: all that was acknowledged before is there."""

from __future__ import annotations

import asyncio
import subprocess
from pathlib import Path

import psycopg
from sqlalchemy import make_url

from tests.durability.journal import Journal
from tests.durability.players import Action, Player, until
from tests.durability.test_kill import Scene, scene
from windsock.hosting.backup import backup
from windsock.hosting.database import open_database

SEATS = [(4, 0), (5, 0)]
ENOUGH = 20  # acknowledged actions


async def test_what_was_acknowledged_before_a_backup_is_there_after_it(url: str, tmp_path: Path) -> None:
    copy = tmp_path / "backup"
    async with scene(url, tmp_path, seed=6) as play:
        for seats, bots in SEATS:
            await play.open(seats, bots)
        play.gate.set()
        await until(lambda: play.acknowledged > ENOUGH)
        before = {player: acknowledged(player) for table in play.tables for player in table.players}
        await asyncio.to_thread(back_up, url, copy)
        between = play.acknowledged
        await until(lambda: play.acknowledged > between + ENOUGH)
        await play.kill()
        play.journal.close()
        restore(url, copy)

        play.journal = Journal(url)
        for table in play.tables:
            entries = play.journal.read(table.id)
            for player in table.players:
                kept = [(one.kind, one.text) for one in entries if one.seat == player.seat]
                kept = [action for action in kept if action[0] in ("play", "undo", "chat")]
                assert kept[: len(before[player])] == before[player]
                forget(player, len(kept), before[player])
        await play.start()
        await play.check_shown()
        again = play.acknowledged
        play.gate.set()
        await until(lambda: play.acknowledged > again + ENOUGH)
        await check_journals(play)


def acknowledged(player: Player) -> list[Action]:
    return [said.action for said in player.said if said.is_acknowledged]


def forget(player: Player, kept: int, before: list[Action]) -> None:
    """What came after the backup never was; whoever played it looks again."""
    assert kept >= len(before)
    player.said = player.said[:kept]
    for said in player.said:
        said.is_acknowledged = True
    player.open.clear()
    player.frame, player.count = {}, 0


async def check_journals(play: Scene) -> None:
    for table in play.tables:
        table.is_still = True
    await until(lambda: not any(player.open for table in play.tables for player in table.players))
    for table in play.tables:
        play.journal.check(table)


# As docs/running.md says it


def back_up(url: str, file: Path) -> None:
    if url.startswith("sqlite"):
        engine = open_database(url)
        backup(engine, file)  # what `windsock admin backup` does; a command takes seconds to start
        engine.dispose()
    else:
        run("pg_dump", "--format=custom", f"--dbname={plain(url)}", f"--file={file}")


def restore(url: str, copy: Path) -> None:
    parsed = make_url(url)
    if parsed.get_backend_name() == "sqlite":
        file = Path(str(parsed.database))
        for lost in file.parent.glob(f"{file.name}*"):
            lost.unlink()
        copy.rename(file)
        return
    admin = parsed.set(database="postgres", drivername="postgresql").render_as_string()
    with psycopg.connect(admin, autocommit=True) as connection:
        connection.execute(f"DROP DATABASE {parsed.database} WITH (FORCE)")
        connection.execute(f"CREATE DATABASE {parsed.database}")
    run("pg_restore", f"--dbname={plain(url)}", str(copy))


def plain(url: str) -> str:
    return url.replace("+psycopg", "")


def run(*words: str) -> None:
    done = subprocess.run(words, capture_output=True, text=True, timeout=120, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
