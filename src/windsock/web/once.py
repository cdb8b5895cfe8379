"""Secrets behind codes that others may see. Each is handed out once, within a short time."""

from __future__ import annotations

import secrets
from time import monotonic
from typing import Final

SECONDS: Final = 60.0


class Once:
    """Secrets by code, each until it is taken or too old."""

    def __init__(self) -> None:
        self.kept: dict[str, tuple[str, float]] = {}

    def add(self, secret: str) -> str:
        code = secrets.token_urlsafe(16)
        self.kept[code] = secret, monotonic() + SECONDS
        return code

    def take(self, code: str) -> str | None:
        secret, end = self.kept.pop(code, (None, 0.0))
        return secret if monotonic() < end else None
