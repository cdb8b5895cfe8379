"""The guard, which every request passes first: who may come in, how often, and headers for every answer."""

from __future__ import annotations

from ipaddress import ip_address
from typing import Any

import msgspec
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from .accounts.bans import Bans
from .bucket import Buckets
from .network import visitor_of
from .settings import Settings

SAFE = ("GET", "HEAD", "OPTIONS")
POLICY = "; ".join(
    [
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "style-src-attr 'unsafe-inline'",  # for positions on the map; it allows no script
        "img-src 'self' data:",
        "font-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    ]
)
HEADERS = [
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"no-referrer"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=(), payment=(), usb=()"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
]
ENCRYPTED = (b"strict-transport-security", b"max-age=31536000")
REQUESTS = (300.0, 30.0)  # requests at once, and a second
SOCKETS = (60.0, 2.0)


class Guard:
    """An ASGI application around the server's own."""

    def __init__(self, app: ASGIApp, settings: Settings, bans: Bans | None = None) -> None:
        self.app = app
        self.bans = bans
        self.settings = settings
        self.requests = Buckets(*REQUESTS)
        self.sockets = Buckets(*SOCKETS)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        kind = str(scope["type"])
        if kind == "lifespan":
            await self.app(scope, receive, send)
            return
        refusal = self.refuse(scope, kind)
        if kind == "websocket":
            if refusal is None:
                await self.app(scope, receive, send)
            else:
                await receive()
                await send({"type": "websocket.close", "code": 4000 + refusal[0], "reason": refusal[1]})
        elif refusal is None:
            await self.app(scope, receive, self.dressed(scope, send))
        else:
            await answer(self.dressed(scope, send), *refusal)

    def refuse(self, scope: Any, kind: str) -> tuple[int, str] | tuple[int, str, dict[str, Any]] | None:
        """The status, the trouble and its facts for a request that may not come in."""
        address = scope["client"][0] if scope.get("client") else ""
        ban = self.bans.of_address(address) if self.bans is not None else None
        if ban is not None:
            return 403, "banned-address", ban.trouble("banned-address").facts
        headers = {name: value.decode("latin-1") for name, value in scope["headers"]}
        host = headers.get(b"host", "")
        if not self.is_name_of_ours(without_port(host)):
            return 421, "wrong-host"
        if "\0" in scope["path"]:  # no name has one, and PostgreSQL refuses it
            return 400, "bad-request"
        is_unsafe = kind == "websocket" or scope["method"] not in SAFE
        if is_unsafe and not self.is_ours(headers.get(b"origin"), host, headers.get(b"sec-fetch-site")):
            return 403, "wrong-origin"
        if self.settings.is_limited:
            buckets = self.sockets if kind == "websocket" else self.requests
            if not buckets.take(visitor_of(address)):
                return 429, "too-often"
        return None

    def is_name_of_ours(self, name: str) -> bool:
        """Whether a request calls this server by a name that only its owner can give it.

        Anybody can point a name of their own at this machine. A page under that name would be let in as ours
        (DNS rebinding). Nobody can do that with a number.
        """
        hosts = self.settings.hosts
        return not hosts or name in hosts or (self.settings.is_called_by_number and is_number(name))

    def is_ours(self, origin: str | None, host: str, site: str | None) -> bool:
        """Whether a request was made by a page of this server. A program that is no browser sends no origin.

        If the address of the server is known, only its pages count: anybody can give a name of their
        own to this machine, and a page under that name would send it as its origin and as the host.
        """
        if origin is None:
            return site in (None, "same-origin", "none")
        if self.settings.origins:
            return origin in self.settings.origins
        return origin in (f"http://{host}", f"https://{host}")

    def dressed(self, scope: Any, send: Send) -> Send:
        """The same `send`, which adds the headers that every answer carries."""
        headers = [*HEADERS, ENCRYPTED] if scope.get("scheme") == "https" else HEADERS

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message["headers"], *headers]
            await send(message)

        return send_with_headers


def without_port(host: str) -> str:
    return host.rpartition(":")[0] if ":" in host.rpartition("]")[2] else host


def is_number(host: str) -> bool:
    """Whether a host is an IP address; one of IPv6 stands in brackets."""
    try:
        ip_address(host[1:-1] if host.startswith("[") and host.endswith("]") else host)
    except ValueError:
        return False
    return True


async def answer(send: Send, status: int, key: str, facts: dict[str, Any] | None = None) -> None:
    """A refusal in the shape of all our errors."""
    body = msgspec.json.encode({"trouble": {"key": key, "facts": facts or {}}})
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    if status == 429:
        headers.append((b"retry-after", b"5"))
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})
