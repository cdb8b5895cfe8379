"""Whatever goes wrong leaves as a key with facts and a fitting status. Tracebacks stay in the log."""

from __future__ import annotations

from typing import Any

import msgspec
from litestar import MediaType, Request, Response
from litestar.exceptions import HTTPException

from windsock.core.trouble import Illegal, Trouble

from .logs import LOG

STATUS = {
    "bad-token": 401,
    "login-wrong": 401,
    "seat-not-yours": 403,
    "not-the-maker": 403,
    "hints-off": 403,
    "unknown-match": 404,
    "no-such-page": 404,
    "unknown-game": 404,
    "unknown-language": 404,
    "unknown-board": 404,
    "no-rulebook": 404,
    "no-such-move": 404,
    "name-taken": 409,
    "account-already": 409,
    "seat-taken": 409,
    "seat-empty": 409,
    "seat-of-bot": 409,
    "match-begun": 409,
    "match-open": 409,
    "match-over": 409,
    "match-runs": 409,
    "moved-on": 409,
    "too-often": 429,
    "store-failed": 503,
}
OF_STATUS = {
    404: "no-such-page",
    405: "no-such-method",
    413: "too-big",
    415: "bad-request",
    429: "too-often",
}

Any_Request = Request[Any, Any, Any]


def saying(trouble: Trouble) -> dict[str, Any]:
    """A trouble as the client reads it, with what caused it."""
    cause = trouble.cause()
    facts = {name: plain(fact) for name, fact in trouble.facts.items()}
    if cause is not None:
        facts["why"] = str(cause)
    return {"key": trouble.key, "facts": facts}


def plain(fact: Any) -> Any:
    """A fact in values that JSON has."""
    return fact if isinstance(fact, str | int | float | None) else msgspec.to_builtins(fact, enc_hook=str)


def refused(illegal: Illegal, nearest: list[Any]) -> dict[str, Any]:
    """A rule that forbids a move, and what is allowed in its stead."""
    facts = saying(illegal)["facts"]
    return {"rule": illegal.rule.id, "facts": facts, "move": facts.get("move", ""), "nearest": nearest}


def on_trouble(_: Any_Request, trouble: Trouble) -> Response[Any]:
    if isinstance(trouble, Illegal):
        return answer(422, {"refused": refused(trouble, [])})
    return answer(STATUS.get(trouble.key, 400), {"trouble": saying(trouble)})


def on_http(_: Any_Request, error: HTTPException) -> Response[Any]:
    """What Litestar refuses by itself: no such page, a body of the wrong shape."""
    key = OF_STATUS.get(error.status_code, "bad-request")
    where = [str(item.get("key", "")) for item in error.extra or () if isinstance(item, dict)]
    field = ", ".join(filter(None, where))
    return answer(
        error.status_code, {"trouble": {"key": key, "facts": {"field": field}}}, dict(error.headers or {})
    )


def on_error(request: Any_Request, error: Exception) -> Response[Any]:
    """Our own fault. The log knows what; the visitor is told that it was not theirs."""
    LOG.error("failed", path=request.url.path, method=request.method, exc_info=error)
    request.app.state.desk.measures.errors.inc()
    return answer(500, {"trouble": {"key": "server-error", "facts": {}}})


def answer(status: int, content: Any, headers: dict[str, str] | None = None) -> Response[Any]:
    return Response(content, status_code=status, media_type=MediaType.JSON, headers=headers)
