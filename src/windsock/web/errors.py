"""Answers every error with a key, facts and a fitting status. Tracebacks stay in the log."""

from __future__ import annotations

from typing import Any

import msgspec
from litestar import MediaType, Request, Response
from litestar.exceptions import HTTPException

from windsock.core.registry import games
from windsock.core.trouble import Illegal, Trouble
from windsock.frames.saying import listed, lists_of
from windsock.frames.shapes import Forbidden, Saying
from windsock.match.agreement import game_of

from .logs import LOG

STATUS = {
    "bad-token": 401,
    "login-wrong": 401,
    "password-wrong": 403,
    "no-account": 403,
    "seat-not-yours": 403,
    "not-the-maker": 403,
    "banned": 403,
    "banned-name": 403,
    "report-nobody": 403,
    "hints-off": 403,
    "unknown-match": 404,
    "no-such-page": 404,
    "unknown-game": 404,
    "unknown-language": 404,
    "unknown-board": 404,
    "no-rulebook": 404,
    "no-such-move": 404,
    "no-such-line": 404,
    "name-taken": 409,
    "account-already": 409,
    "mail-off": 409,
    "letter-spent": 410,
    "seat-taken": 409,
    "seat-empty": 409,
    "seat-of-bot": 409,
    "match-begun": 409,
    "match-open": 409,
    "match-over": 409,
    "match-closed": 409,
    "match-runs": 409,
    "match-version": 409,
    "match-journal": 409,
    "moved-on": 409,
    "match-damaged": 410,
    "hint-pending": 409,
    "nonce-given": 409,
    "nonce-vain": 409,
    "too-often": 429,
    "report-many": 429,
    "login-slow": 429,
    "letters-many": 429,
    "bots-alone": 429,
    "busy": 503,
    "store-failed": 503,
    "store-full": 503,
    "store-read-only": 503,
    "store-damaged": 503,
}
AT_THE_DOOR = {  # refused before a handler is called, and errors of our own
    "bad-request": 400,
    "banned-address": 403,
    "wrong-origin": 403,
    "no-such-method": 405,
    "too-big": 413,
    "wrong-host": 421,
    "server-error": 500,
}
PASSING = (429, 503)  # statuses of what may succeed a little later
LATER = "5"  # seconds
OF_STATUS = {
    404: "no-such-page",
    405: "no-such-method",
    413: "too-big",
    415: "bad-request",
    429: "too-often",
}

Any_Request = Request[Any, Any, Any]


def status_of(key: str) -> int:
    return STATUS.get(key, AT_THE_DOOR.get(key, 400))


def saying(trouble: Trouble) -> Saying:
    """A trouble as the client reads it, with its cause in the same form. The client makes the sentence."""
    cause = trouble.cause()
    facts = {name: sendable(fact) for name, fact in trouble.facts.items()}
    if cause is not None:
        facts["why"] = forbidden(cause) if isinstance(cause, Illegal) else saying(cause)
    return {"key": trouble.key, "facts": facts}


def sendable(fact: Any) -> Any:
    """A fact as a value that JSON has."""
    return fact if isinstance(fact, str | int | float | None) else msgspec.to_builtins(fact, enc_hook=str)


def forbidden(illegal: Illegal) -> Forbidden:
    """A rule that forbids a move, with its facts in words."""
    rule = illegal.rule.id
    game = next(game for game in map(game_of, games()) if rule in game.rules)
    return {"rule": rule, "facts": listed(lists_of(game.acts), illegal.facts)}


def on_trouble(_: Any_Request, trouble: Trouble) -> Response[Any]:
    if isinstance(trouble, Illegal):
        move = trouble.facts.get("move", "")
        return answer(422, {"refused": {**forbidden(trouble), "move": move, "nearest": []}})
    status = status_of(trouble.key)
    return answer(status, {"trouble": saying(trouble)}, {"retry-after": LATER} if status in PASSING else None)


def on_http(_: Any_Request, error: HTTPException) -> Response[Any]:
    """Answers what Litestar itself refuses: no such page, a body of the wrong shape."""
    key = OF_STATUS.get(error.status_code, "bad-request")
    where = [str(item.get("key", "")) for item in error.extra or () if isinstance(item, dict)]
    field = ", ".join(filter(None, where))
    return answer(
        error.status_code, {"trouble": {"key": key, "facts": {"field": field}}}, dict(error.headers or {})
    )


def on_depth(request: Any_Request, error: RecursionError) -> Response[Any]:
    """Refuses a body that is nested too deep. Any other recursion is an error of our own."""
    if "deserializing" not in str(error):
        return on_error(request, error)
    return answer(400, {"trouble": {"key": "bad-request", "facts": {"field": ""}}})


def on_error(request: Any_Request, error: Exception) -> Response[Any]:
    """Answers an error of our own. The details go to the log; the visitor learns that it was not theirs."""
    LOG.error("failed", path=request.url.path, method=request.method, exc_info=error)
    request.app.state.desk.measures.errors.inc()
    return answer(500, {"trouble": {"key": "server-error", "facts": {}}})


def answer(status: int, content: Any, headers: dict[str, str] | None = None) -> Response[Any]:
    return Response(content, status_code=status, media_type=MediaType.JSON, headers=headers)
