"""Hashes passwords, slowly on purpose: in threads of their own, a few at once, with a short queue."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Final, TypeVar

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from windsock.core.trouble import Trouble

T = TypeVar("T")
SHORTEST_PASSWORD, LONGEST_PASSWORD = 8, 200
HASHER: Final = PasswordHasher()
NO_PASSWORD: Final = HASHER.hash(secrets.token_hex(16))  # a wrong name takes as long as a wrong password
AT_ONCE, WAITING = 2, 16


class Counter:
    """A counter that serves so many at once and lets so many wait. Everybody else is sent away."""

    def __init__(self, at_once: int, waiting: int) -> None:
        self.threads = ThreadPoolExecutor(at_once, "windsock-passwords")
        self.most = at_once + waiting
        self.inside = 0

    async def run(self, work: Callable[..., T], *words: Any) -> T:
        if self.inside >= self.most:
            raise Trouble("busy")
        self.inside += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(self.threads, work, *words)
        finally:
            self.inside -= 1


class Passwords:
    """Checks passwords. Known browsers have a counter of their own: strangers cannot crowd them out."""

    def __init__(self) -> None:
        self.strangers = Counter(AT_ONCE, WAITING)
        self.known = Counter(1, WAITING)

    async def hash(self, password: str, is_known: bool = False) -> str:
        return await self.counter(is_known).run(HASHER.hash, password)

    async def fits(self, secret: str | None, password: str, is_known: bool = False) -> bool:
        """Whether this is the password. It takes as long where there is none."""
        kept = secret or NO_PASSWORD
        said = password[: LONGEST_PASSWORD + 1]
        return await self.counter(is_known).run(verifies, kept, said) and secret is not None

    def counter(self, is_known: bool) -> Counter:
        return self.known if is_known else self.strangers

    def close(self) -> None:
        for counter in (self.strangers, self.known):
            counter.threads.shutdown(wait=False, cancel_futures=True)


def verifies(secret: str, password: str) -> bool:
    try:
        return HASHER.verify(secret, password)
    except (VerificationError, InvalidHashError):
        return False


def check_password(password: str) -> None:
    """Refuses what cannot be a password."""
    if not SHORTEST_PASSWORD <= len(password) <= LONGEST_PASSWORD:
        raise Trouble("password-length", least=SHORTEST_PASSWORD, most=LONGEST_PASSWORD)
