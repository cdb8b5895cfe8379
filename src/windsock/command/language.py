"""`--language`, the same for every command that speaks."""

from __future__ import annotations

from typing import Annotated

import typer

from windsock.language import LANGUAGES

HELP = f"One of {', '.join(LANGUAGES)}. By default that of your system."

Language = Annotated[str | None, typer.Option(metavar="CODE", help=HELP)]
