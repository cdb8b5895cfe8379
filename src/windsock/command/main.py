"""`windsock`: all commands, and one clear sentence for whatever goes wrong."""

from __future__ import annotations

import sys
from importlib import import_module
from typing import TYPE_CHECKING

import windsock
from windsock.core.trouble import Trouble
from windsock.language import default_language, speak

from .streams import polite

if TYPE_CHECKING:
    import typer

COMMANDS = (
    *("games", "rules", "play", "replay", "scenario", "board", "simulate", "bench", "serve", "sit"),
    *("tidy", "admin", "version"),
)
# What the extra `play` brings.
PLAY = ("typer", "rich", "textual", "fluent", "platformdirs", "msgspec", "websockets")


def main() -> None:
    """Runs a command. Bad input ends with one sentence on standard error and exit code 2."""
    with polite():
        run()


def run() -> None:
    try:
        speak(default_language())
        commands()()
    except Trouble as trouble:
        stop(str(trouble))
    except ModuleNotFoundError as error:
        lacking((error.name or "").partition(".")[0], error)


def commands() -> typer.Typer:
    """All commands, with -h everywhere and the completion of shells, which Typer brings."""
    import typer

    app = typer.Typer(
        name="windsock",
        no_args_is_help=True,
        pretty_exceptions_enable=False,
        context_settings={"help_option_names": ["-h", "--help"]},
    )
    for name in COMMANDS:
        import_module(f"windsock.command.{name}").register(app)
    return app


def lacking(module: str, error: ModuleNotFoundError) -> None:
    """Says which extra brings what is missing, in English without Fluent, which comes with `play`."""
    if module == "windsock":
        raise error
    if module not in PLAY:
        stop(str(Trouble("extra-missing", module=module, extra="lab" if module == "pyarrow" else "web")))
    if sys.argv[1:] == ["--version"]:
        print(f"windsock {windsock.__version__}")
    else:
        stop(f"The command line needs more than the core ({module} is missing): pip install 'windsock[play]'")


def stop(sentence: str) -> None:
    sys.stderr.write(f"{sentence}\n")
    sys.exit(2)
