"""Databases for servers that are killed: SQLite in a folder of its own, and a real PostgreSQL."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.postgres import Postgres, postgres

__all__ = ["postgres"]


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """Each test runs on both."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path}/windsock.db"
    server: Postgres = request.getfixturevalue("postgres")
    return server.database()
