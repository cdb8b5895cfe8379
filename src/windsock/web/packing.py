"""Compresses large answers in a thread, so that others can run meanwhile."""

from __future__ import annotations

import asyncio
import gzip
from typing import Final

from .desk import Connection

SMALL: Final = 2000  # bytes: answers up to this size are not compressed
LEVEL: Final = 5


def is_packable(connection: Connection) -> bool:
    """Whether the reader accepts compressed answers."""
    return "gzip" in connection.headers.get("accept-encoding", "")


def headers_of(body: bytes) -> dict[str, str]:
    """The headers of an answer that may be compressed."""
    headers = {"vary": "accept-encoding"}
    if body.startswith(b"\x1f\x8b"):  # no text of ours begins like this
        headers["content-encoding"] = "gzip"
    return headers


async def packed(connection: Connection, text: bytes) -> tuple[bytes, dict[str, str]]:
    """The body of an answer, and its headers."""
    if len(text) >= SMALL and is_packable(connection):
        text = await asyncio.to_thread(gzip.compress, text, LEVEL)
    return text, headers_of(text)
