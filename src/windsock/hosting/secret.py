"""Secrets of 192 random bits: links, sessions, devices, letters. Only their hashes are kept."""

from __future__ import annotations

import hashlib
import secrets


def new_secret() -> tuple[str, str]:
    """A secret, and its hash."""
    token = secrets.token_urlsafe(24)
    return token, hashed(token)


def hashed(token: str) -> str:
    """The hash of a secret. 24 random bytes need no salt."""
    return hashlib.sha256(b"windsock " + token.encode()).hexdigest()
