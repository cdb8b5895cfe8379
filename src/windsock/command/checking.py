"""Exit codes of commands that check: 1 if something does not agree, 2 if something cannot be read."""

from __future__ import annotations

import sys
from collections.abc import Callable
from functools import wraps
from typing import Any

import typer

from windsock.core.trouble import Trouble

FAILED = 1
CHECKS = {
    "save-diverges",  # a digest or the result
    "save-illegal",
    "save-version",
    "seal-broken",
    "seal-differs",
    "seal-missing",
}


def checking(command: Callable[..., None]) -> Callable[..., None]:
    """The same command, with one sentence and exit code 1 for a failed check."""

    @wraps(command)
    def checked(*arguments: Any, **options: Any) -> None:
        try:
            command(*arguments, **options)
        except Trouble as trouble:
            if trouble.key not in CHECKS:
                raise
            print(trouble, file=sys.stderr)
            raise typer.Exit(FAILED) from None

    return checked
