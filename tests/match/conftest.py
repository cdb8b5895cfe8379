"""Databases for tests: SQLite in a folder of its own, or PostgreSQL; and houses on them."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from tests.postgres import Postgres, postgres
from windsock.hosting.house import House
from windsock.hosting.store import Store

__all__ = ["postgres"]

Opening = Callable[..., Awaitable[House]]


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """Each test runs on both."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path}/windsock.db"
    server: Postgres = request.getfixturevalue("postgres")
    return server.database()


@pytest.fixture
def shared_url(postgres: Postgres) -> str:
    """For tests of several processes."""
    return postgres.database()


@pytest.fixture
async def opening() -> AsyncIterator[Opening]:
    """Opens houses, each with a store of its own; closes what is left open."""
    opened: list[House] = []

    async def open_house(url: str, **words: Any) -> House:
        house = House(Store(url), **{"bot_clock": 0.05, **words})
        await house.start()
        opened.append(house)
        return house

    yield open_house
    for house in opened:
        await house.stop()
        house.store.close()
