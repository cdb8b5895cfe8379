"""A real server for each module of tests: uvicorn on a free port, SQLite in a folder of its own."""

from __future__ import annotations

import socket
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from math import inf
from pathlib import Path
from unittest.mock import patch

import pytest

from tests.web.visitor import Visitor
from windsock.web import rooms
from windsock.web.running import Running
from windsock.web.settings import Settings

PATIENCE = 60.0


@contextmanager
def serving(settings: Settings, first_table: str | None = None) -> Iterator[Running]:
    """A server in a thread of this process, until the block ends. Its address is in its settings.

    The tests work in the same process: that is no load for which watchers would have to wait.
    """
    listener = socket.create_server(("127.0.0.1", 0))
    address = f"http://127.0.0.1:{listener.getsockname()[1]}"
    running = Running(replace(settings, address=address), listener, first_table)
    thread = threading.Thread(target=running.run, daemon=True)
    with patch.object(rooms, "BUSY", inf):
        thread.start()
        end = time.monotonic() + PATIENCE
        while not running.server.started:
            assert thread.is_alive(), "the server could not start"
            assert time.monotonic() < end
            time.sleep(0.01)
        try:
            yield running
        finally:
            running.server.should_exit = True
            thread.join(PATIENCE)
            assert not thread.is_alive()


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    folder: Path = tmp_path_factory.mktemp("server")
    with serving(Settings(f"sqlite:///{folder}/windsock.db", is_limited=False)) as running:
        yield running


@pytest.fixture
def visitor(server: Running) -> Callable[[], Visitor]:
    """Call it for as many browsers as there are people."""
    return lambda: Visitor(server.settings.address)
