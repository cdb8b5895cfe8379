"""The OpenAPI document, and schemathesis over all that it describes: no request makes a server error."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from litestar.testing import TestClient
from schemathesis.checks import not_a_server_error

from windsock.hosting.store import Store
from windsock.language import Speaker
from windsock.web.app import inside
from windsock.web.described import EVERYWHERE, OF_CHANGES, OF_HANDLERS, OF_PARTS
from windsock.web.errors import STATUS, status_of
from windsock.web.guard import Guard
from windsock.web.settings import Settings

OF_ALL = [
    *EVERYWHERE,
    *OF_CHANGES,
    *[key for part in (OF_PARTS, OF_HANDLERS) for keys in part.values() for key in keys],
]
SOAK = os.environ.get("WINDSOCK_SOAK") == "1"
EXAMPLES = 300 if SOAK else 15  # at most, for each operation in a round
REQUESTS = 30_000 if SOAK else 1  # with as many rounds as that takes


@pytest.fixture(scope="module")
def described(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Any]:
    folder: Path = tmp_path_factory.mktemp("schema")
    unlimited = Settings(f"sqlite:///{folder}/windsock.db", is_limited=False)
    app: Any = Guard(inside(unlimited, Store(unlimited.database)), unlimited)
    with TestClient(app):
        yield schemathesis.openapi.from_asgi("/schema/openapi.json", app)


def test_no_request_makes_a_server_error(described: Any, fuzzed: Callable[[str, int], None]) -> None:
    operations = [found.ok() for found in described.get_all_operations()]
    assert len(operations) > 20
    sent = 0

    def hold(operation: Any) -> None:
        @given(case=operation.as_strategy())
        @settings(max_examples=EXAMPLES, deadline=None, suppress_health_check=list(HealthCheck))
        def holds(case: Any) -> None:
            nonlocal sent
            sent += 1
            answer = case.call_and_validate(checks=[not_a_server_error])
            if answer.status_code >= 400:
                assert key_of(answer) in documented(case.operation.definition.raw, answer.status_code)

        holds()

    while sent < REQUESTS:
        for operation in operations:
            hold(operation)
    fuzzed("requests", sent)


def key_of(answer: Any) -> str:
    """The trouble that an answer tells of; a forbidden move has none."""
    said = answer.json()
    return "" if "refused" in said else str(said["trouble"]["key"])


def documented(operation: Any, status: int) -> set[str]:
    """The troubles that the document names for a status of an operation."""
    content = operation["responses"][str(status)]["content"]["application/json"]
    return {example["value"]["trouble"]["key"] for example in content.get("examples", {}).values()} or {""}


def test_every_operation_names_its_refusals(described: Any) -> None:
    """In the shape of all errors, each under its status, and with a sentence in the locale files."""
    speaker = Speaker("en")
    for path, item in described.raw_schema["paths"].items():
        for method, operation in item.items():
            statuses = {int(status) for status in operation["responses"]}
            assert {400, 421, 429, 500, 503} <= statuses, path
            assert method == "get" or {403, 413} <= statuses, path
            for status in statuses - {200, 201, 202, 204, 422}:
                content = operation["responses"][str(status)]["content"]["application/json"]
                assert content["schema"]["$ref"].endswith("/Wrong"), (path, status)
                for key in documented(operation, status):
                    assert status_of(key) == status
                    assert speaker.knows(key), key
    commands = described.raw_schema["paths"]["/api/matches/{match}/commands"]["post"]
    assert commands["responses"]["422"]["content"]["application/json"]["schema"]["$ref"].endswith("/Refusal")


def test_every_handler_of_the_table_is_there(described: Any) -> None:
    named = {
        operation["operationId"]
        for item in described.raw_schema["paths"].values()
        for operation in item.values()
    }
    for handler in OF_HANDLERS:
        assert any(name.endswith(handler.replace("_", " ").title().replace(" ", "")) for name in named), (
            handler
        )
    assert STATUS.keys() <= set(OF_ALL), STATUS.keys() - set(OF_ALL)


def test_the_document_names_every_chapter(described: Any) -> None:
    paths = described.raw_schema["paths"]
    for path in (
        "/api/games",
        "/api/me",
        "/api/matches",
        "/api/matches/{match}/commands",
        "/api/matches/{match}/frames",
        "/api/matches/{match}/at/{number}",
        "/api/matches/{match}/film/{number}",
        "/api/saves",
        "/health",
        "/metrics",
    ):
        assert path in paths
