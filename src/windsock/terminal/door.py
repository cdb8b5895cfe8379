"""Coming to a server's table: what it is, and a free seat for whoever has none."""

from __future__ import annotations

import json
import secrets
from collections.abc import Callable
from dataclasses import replace
from http.client import HTTPException
from typing import Any
from urllib.error import HTTPError, URLError
from urllib.request import Request, urlopen

from windsock.core.trouble import Trouble

from .link import SeatLink
from .there import There, trouble_of

PATIENCE = 15.0  # seconds for an answer


def come(link: SeatLink, sit: Callable[[], str | None]) -> There:
    """To the seat of a link. One without a secret takes a free seat under the name that `sit` asks for; if
    there is none, or nobody wants it, one only watches."""
    info = ask(link, f"/matches/{link.match}")
    try:
        check(info)
        free = [chair["seat"] for chair in info["chairs"] if chair["kind"] == "open"]
    except (KeyError, TypeError) as error:
        raise Trouble("no-windsock", address=link.server) from error
    nonce = None
    if not link.token and free and (name := sit()):
        nonce = secrets.token_hex(16)
        taken = ask(link, f"/matches/{link.match}/seats/{free[0]}", {"name": name, "nonce": nonce})
        link = replace(link, token=taken["token"])
        nonce = nonce if taken["has_nonce"] else None
    table = There(link, info, nonce)
    table.line.seal, table.line.is_known = info["seal"], info["is_known_deal"]
    table.open()
    return table


def check(info: Any) -> None:
    """A table at which nothing happens any more is told in one sentence."""
    if info["stage"] == "closed":
        raise Trouble("match-closed", reason=info["closed"]["reason"])
    if info["stage"] == "over":
        raise Trouble("match-over")
    if info["read_only"] is not None:
        raise trouble_of(info["read_only"])


def ask(link: SeatLink, path: str, body: Any = None) -> Any:
    """An answer of the server; whatever goes wrong is a trouble."""
    data = None if body is None else json.dumps(body).encode()
    request = Request(f"{link.server}/api{path}", data, {"content-type": "application/json"})
    try:
        try:
            with urlopen(request, timeout=PATIENCE) as answer:
                return json.load(answer)
        except HTTPError as error:
            raise trouble_of(json.load(error)["trouble"]) from None
    except (ValueError, KeyError, TypeError) as error:
        raise Trouble("no-windsock", address=link.server) from error
    except (URLError, HTTPException, OSError) as error:
        raise Trouble("no-server", address=link.server) from error
