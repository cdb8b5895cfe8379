"""What the operator of a server decides: where things are kept, what is trusted, how much is too much."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

STATIC = Path(__file__).parent / "static"
LOOPBACK = ("localhost", "127.0.0.1", "[::1]")


@dataclass(frozen=True)
class Mail:
    """Where notices go out: an SMTP server, and the address that they come from."""

    host: str
    port: int = 25
    sender: str = "windsock@localhost"
    user: str = ""
    password: str = ""
    is_encrypted: bool = False  # STARTTLS before anything is said

    @staticmethod
    def of(environment: Mapping[str, str]) -> Mail | None:
        """From WINDSOCK_SMTP_HOST, _PORT, _SENDER, _USER, _PASSWORD and _STARTTLS; None without a host."""
        said = {
            name.removeprefix("WINDSOCK_SMTP_"): value
            for name, value in environment.items()
            if name.startswith("WINDSOCK_SMTP_")
        }
        if not said.get("HOST"):
            return None
        return Mail(
            host=said["HOST"],
            port=int(said.get("PORT", "25")),
            sender=said.get("SENDER", "windsock@localhost"),
            user=said.get("USER", ""),
            password=said.get("PASSWORD", ""),
            is_encrypted=said.get("STARTTLS", "") in ("1", "yes", "true"),
        )


@dataclass(frozen=True)
class Settings:
    """One server process. The defaults suit a person at home; see docs/running.md for the rest."""

    database: str
    address: str = "http://localhost:8000"  # as people type it: for links in notices
    hosts: tuple[str, ...] = ()  # names that a request may call us by; none: any
    origins: tuple[str, ...] = ()  # pages of other servers that may talk to us
    is_limited: bool = True  # rate limits by address
    static: Path = STATIC  # the built client
    mail: Mail | None = None
    mail_delay: float = 60.0  # seconds that a player may be away before a notice goes out
