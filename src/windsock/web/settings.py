"""What the owner of a server decides: where data is stored, what is trusted, and limits."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from urllib.parse import urlsplit

from windsock.core.reading import whole
from windsock.core.trouble import Trouble
from windsock.hosting.tidy import Ages

PORTS = {"http": 80, "https": 443}  # ports that no browser names
STATIC = Path(__file__).parent / "static"
LAST_PORT = 65535
LOOPBACK = ("localhost", "127.0.0.1", "[::1]")


@dataclass(frozen=True)
class Mail:
    """How notices are sent: an SMTP server, and the sender's address."""

    host: str
    port: int = 25
    sender: str = "windsock@localhost"
    user: str = ""
    password: str = ""
    is_encrypted: bool = False  # STARTTLS before anything else

    @staticmethod
    def of(environment: Mapping[str, str]) -> Mail | None:
        """Reads WINDSOCK_SMTP_HOST, _PORT, _SENDER, _USER, _PASSWORD and _STARTTLS. None without a host."""
        said = {
            name.removeprefix("WINDSOCK_SMTP_"): value
            for name, value in environment.items()
            if name.startswith("WINDSOCK_SMTP_")
        }
        if not said.get("HOST"):
            return None
        port = whole(said.get("PORT", "25"))
        if port is None or not 0 < port <= LAST_PORT:
            raise Trouble("smtp-port", port=said["PORT"])
        return Mail(
            host=said["HOST"],
            port=port,
            sender=said.get("SENDER", "windsock@localhost"),
            user=said.get("USER", ""),
            password=said.get("PASSWORD", ""),
            is_encrypted=said.get("STARTTLS", "") in ("1", "yes", "true"),
        )


@dataclass(frozen=True)
class Settings:
    """The settings of one process. The defaults suit a person at home; docs/running.md has the rest."""

    database: str
    address: str = "http://localhost:8000"  # as people type it: for links in notices
    hosts: tuple[str, ...] = ()  # hosts that a request may name; empty: any
    is_called_by_number: bool = False  # besides `hosts` any IP address is a name of this server
    origins: tuple[str, ...] = ()  # whose pages may act; empty: those of the host that the request names
    is_limited: bool = True  # rate limits by address
    static: Path = STATIC  # the built client
    mail: Mail | None = None
    mail_delay: float = 60.0  # seconds that a player may be away before a notice is sent
    tidy: Ages | None = None  # what is deleted once a day, by age


def origin_of(address: str) -> str:
    """The origin of pages at this address, as a browser sends it."""
    try:
        parts = urlsplit(address)
        port = parts.port
    except ValueError:
        raise Trouble("bad-address", address=address) from None
    if parts.scheme not in PORTS or not parts.hostname:
        raise Trouble("bad-address", address=address)
    name = f"[{parts.hostname}]" if ":" in parts.hostname else parts.hostname
    return f"{parts.scheme}://{name}" + ("" if port in (None, PORTS[parts.scheme]) else f":{port}")
