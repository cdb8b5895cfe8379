"""A PostgreSQL of the tests' own: in a folder that is thrown away, on a socket that nobody else sees."""

from __future__ import annotations

import os
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from pwd import getpwnam
from typing import Any
from uuid import uuid4

import psycopg
import pytest

SETTINGS = "-c listen_addresses='' -c max_connections=60 -c shared_buffers=16MB"
HASTY = " -c fsync=off"  # survives the end of any process; only the end of the machine matters to it
SOMEBODY = "nobody"  # PostgreSQL does not run as root: then somebody harmless runs it


class Postgres:
    """A server in a folder. Every test asks for a database of its own."""

    def __init__(self, folder: Path, settings: str) -> None:
        self.folder = folder
        self.settings = settings
        self.data = folder / "data"

    def command(self, *words: str) -> None:
        who: dict[str, Any] = {}
        if os.geteuid() == 0:
            who = {"user": SOMEBODY, "group": getpwnam(SOMEBODY).pw_gid, "extra_groups": []}
        with (self.folder / "commands").open("a") as said:
            done = subprocess.run(words, stdout=said, stderr=said, check=False, cwd=self.folder, **who)
        assert done.returncode == 0, (self.folder / "commands").read_text()

    def create(self) -> None:
        if os.geteuid() == 0:
            shutil.chown(self.folder, SOMEBODY)
        user = ("-U", "windsock", "-A", "trust")
        self.command("initdb", "-D", str(self.data), *user, "--no-sync", "-E", "UTF8")

    def start(self) -> None:
        options = f"{self.settings} -c unix_socket_directories='{self.folder}'"
        log = str(self.folder / "log")
        self.command("pg_ctl", "-D", str(self.data), "-l", log, "-o", options, "-w", "start")

    def stop(self) -> None:
        self.command("pg_ctl", "-D", str(self.data), "-m", "immediate", "-w", "stop")

    def database(self) -> str:
        """The URL of a new, empty database."""
        name = f"t{uuid4().hex[:12]}"
        address = f"host={self.folder} user=windsock dbname=postgres"
        with psycopg.connect(address, autocommit=True) as admin:
            admin.execute(f"CREATE DATABASE {name}")
        return f"postgresql+psycopg://windsock@/{name}?host={self.folder}"


@contextmanager
def running(settings: str = SETTINGS) -> Iterator[Postgres]:
    """A server from start to stop, for scripts and fixtures. It waits for the disk unless told otherwise."""
    folder = Path(tempfile.mkdtemp(prefix="windsock-postgres-"))
    server = Postgres(folder, settings)
    try:
        server.create()
        server.start()
        try:
            yield server
        finally:
            server.stop()
    finally:
        shutil.rmtree(folder, ignore_errors=True)


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """Import this fixture where it is needed. `initdb` and `pg_ctl` must be on the path."""
    with running(SETTINGS + HASTY) as server:
        yield server
