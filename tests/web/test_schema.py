"""The OpenAPI document, and schemathesis over all that it describes: no request makes a server error."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from litestar.testing import TestClient
from schemathesis.checks import not_a_server_error

from windsock.web.app import application
from windsock.web.settings import Settings

EXAMPLES = 15  # for each operation


@pytest.fixture(scope="module")
def described(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Any]:
    folder: Path = tmp_path_factory.mktemp("schema")
    app: Any = application(Settings(f"sqlite:///{folder}/windsock.db", is_limited=False))
    with TestClient(app):
        yield schemathesis.openapi.from_asgi("/schema/openapi.json", app)


def test_no_request_makes_a_server_error(described: Any) -> None:
    tried = 0
    for found in described.get_all_operations():
        operation = found.ok()

        @given(case=operation.as_strategy())
        @settings(max_examples=EXAMPLES, deadline=None, suppress_health_check=list(HealthCheck))
        def holds(case: Any) -> None:
            case.call_and_validate(checks=[not_a_server_error])

        holds()
        tried += 1
    assert tried > 20


def test_the_document_names_every_chapter(described: Any) -> None:
    paths = described.raw_schema["paths"]
    for path in (
        "/api/games",
        "/api/me",
        "/api/matches",
        "/api/matches/{match}/commands",
        "/api/matches/{match}/frames",
        "/api/matches/{match}/at/{number}",
        "/api/saves",
        "/health",
        "/metrics",
    ):
        assert path in paths
