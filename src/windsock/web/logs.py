"""Structured logs, one JSON object a line on standard error. No token, cookie or secret ever enters them."""

from __future__ import annotations

import logging
import sys
from collections.abc import MutableMapping
from typing import Any

import structlog

SECRETS = (
    "token",
    "tokens",
    "password",
    "seed",
    "secret",
    "nonce",
    "nonces",
    "cookie",
    "authorization",
    "email",
)


def without_secrets(_: Any, __: str, event: MutableMapping[str, Any]) -> MutableMapping[str, Any]:
    """Leaves out every value whose name is that of a secret, as a last line of defence."""
    for name in SECRETS:
        if name in event:
            event[name] = "..."
    return event


def write_logs() -> None:
    """Sends our log and that of the libraries to standard error, as JSON.

    A person at a terminal sees warnings and errors only.
    """
    level = logging.WARNING if sys.stderr.isatty() else logging.INFO
    shared: list[Any] = [
        structlog.contextvars.merge_contextvars,
        structlog.stdlib.add_log_level,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
        without_secrets,
        structlog.processors.format_exc_info,
    ]
    structlog.configure(
        processors=[*shared, structlog.processors.JSONRenderer()],
        wrapper_class=structlog.make_filtering_bound_logger(level),
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
        cache_logger_on_first_use=True,
    )
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            foreign_pre_chain=shared,
            processors=[
                structlog.stdlib.ProcessorFormatter.remove_processors_meta,
                structlog.processors.JSONRenderer(),
            ],
        )
    )
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(logging.WARNING)
    # It warns of every request that cannot be read: a visitor could fill the disk with that.
    logging.getLogger("uvicorn.error").setLevel(logging.ERROR)


LOG: Any = structlog.get_logger("windsock")
