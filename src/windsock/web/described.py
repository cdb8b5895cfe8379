"""What the OpenAPI document says of refusals: the statuses of each operation, and the troubles behind each.

One table has them all. The statuses are those of `errors`.
"""

from __future__ import annotations

from typing import Final

from litestar import Litestar
from litestar.handlers import HTTPRouteHandler
from litestar.openapi.datastructures import ResponseSpec
from litestar.openapi.spec import Example

from .errors import status_of
from .shapes import Refusal, Wrong

EVERYWHERE: Final = (
    *("bad-request", "banned", "banned-address", "wrong-host", "too-often", "server-error"),
    *("store-failed", "store-full", "store-read-only", "store-damaged"),
)
OF_CHANGES: Final = ("wrong-origin", "too-big")  # every request but GET
READ_ONLY: Final = ("match-version", "match-journal", "match-damaged")
OF_PARTS: Final = {  # by what is in the path
    "{match:str}": ("unknown-match", "bad-token", *READ_ONLY, "match-closed", "busy"),
    "{game:str}": ("unknown-game",),
    "{language:str}": ("unknown-language",),
    ":int}": ("no-such-page",),  # where something else than a number stands
}
NAMES: Final = ("name-length", "name-scripts", "banned-name")
CHAIRS: Final = ("seat-count", "chair-kind", *NAMES, "unknown-bot", "bots-alone", "busy")
PASSWORD: Final = ("password-wrong", "password-length", "no-account", "login-slow", "nobody-here")
LETTERS: Final = ("mail-off", "letters-many", "busy")
SAVES: Final = (
    *(
        "save-not-ours",
        "save-too-new",
        "save-truncated",
        "save-line",
        "save-head",
        "save-board",
        "save-diverges",
    ),
    *(
        "save-illegal",
        "save-version",
        "save-newer",
        "unknown-game",
        "unknown-board",
        "unknown-option",
        "bad-seed",
    ),
    *("script-is-wrong", "took-too-long"),
)
NOTATION: Final = ("notation-empty", "notation-verb", "notation-form", "notation-number", "notation-word")
OF_HANDLERS: Final = {
    "create": (
        "unknown-game",
        "unknown-board",
        "unknown-option",
        "option-value",
        "clock-range",
        "patience-range",
        *CHAIRS,
    ),
    "sit": ("seat-taken", "seat-not-yours", "unknown-seat", "match-begun", "not-the-maker", *CHAIRS),
    "leave": ("seat-not-yours", "seat-empty", "match-begun"),
    "upload": (*SAVES, *CHAIRS),
    "fork": ("no-such-move", "match-runs", "match-open", "chair-count", *CHAIRS),
    "save": ("match-runs", "match-open", "took-too-long"),
    "verify": ("match-runs", "match-open", "took-too-long"),
    "at": ("match-runs", "match-open", "no-such-move", "unknown-seat"),
    "film": ("match-runs", "match-open", "no-such-move", "unknown-seat"),
    "command": (
        *(
            "seat-not-yours",
            "unknown-seat",
            "seat-of-bot",
            "seat-empty",
            "moved-on",
            "match-open",
            "match-over",
        ),
        *(
            "undo-mark",
            "ask-range",
            "ask-again",
            "ask-open",
            "ask-none",
            "ask-answered",
            "stand-in-bot",
            "stand-in-here",
        ),
        *(
            "return-none",
            "clock-out",
            "chat-length",
            "chat-full",
            "unknown-bot",
            "hints-off",
            "hint-not-asked",
            "hint-pending",
        ),
        *(
            "nonce-given",
            "nonce-vain",
            "nonce-form",
            "stand-in-other",
            "stand-in-not-asked",
            "stand-in-clock",
        ),
        *("stand-in-never", "stand-in-early"),
        *NOTATION,
    ),
    "tell": ("report-nobody", "report-many", "report-length", "no-such-line", "unknown-seat"),
    "board": ("unknown-board",),
    "rules": ("no-rulebook",),
    "name_me": (*NAMES, "name-taken"),
    "account": ("account-already", "name-taken", *NAMES, "email-form", "password-length", *LETTERS),
    "login": ("login-wrong", "login-slow"),
    "take_along": PASSWORD,
    "delete": PASSWORD,
    "new_email": ("email-form", *PASSWORD, *LETTERS),
    "ask_again": (*PASSWORD, *LETTERS),
    "new_name": (*NAMES, "name-taken", *PASSWORD),
    "notices": PASSWORD,
    "new_password": PASSWORD,
    "confirm": ("letter-spent",),
    "recover": ("email-form", *LETTERS),
    "recovered": ("letter-spent", "password-length"),
    "unsubscribe": ("letter-spent",),
    "unsubscribe_at_once": ("letter-spent",),
    "logout_everywhere": ("no-account", "nobody-here"),
}
REFUSED: Final = 422  # a move that a rule forbids


def describe(app: Litestar) -> None:
    """Adds to every handler what it may refuse, before the document is made."""
    for route in app.routes:
        for handler in getattr(route, "route_handlers", ()):
            if isinstance(handler, HTTPRouteHandler):
                wrong = refusals(troubles_of(handler, route.path))
                handler.responses = {**wrong, **(handler.responses or {})}


def troubles_of(handler: HTTPRouteHandler, path: str) -> list[str]:
    """The keys of all troubles that an operation may answer with."""
    is_change = handler.http_methods != {"GET"}
    parts = [key for part, keys in OF_PARTS.items() if part in path for key in keys]
    own = OF_HANDLERS.get(handler.fn.__name__, ())
    return list(dict.fromkeys([*EVERYWHERE, *(OF_CHANGES if is_change else ()), *parts, *own]))


def refusals(keys: list[str]) -> dict[int, ResponseSpec]:
    """The statuses, with an example for each trouble."""
    found: dict[int, list[str]] = {}
    for key in keys:
        found.setdefault(status_of(key), []).append(key)
    answers = {
        status: ResponseSpec(
            data_container=Wrong,
            generate_examples=False,
            description=", ".join(named),
            examples=[Example(summary=key, value={"trouble": {"key": key, "facts": {}}}) for key in named],
        )
        for status, named in sorted(found.items())
    }
    if NOTATION[0] in keys:
        answers[REFUSED] = ResponseSpec(
            Refusal, generate_examples=False, description="a rule forbids the move"
        )
    return answers
