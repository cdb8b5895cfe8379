"""`windsock`: the commands, and one clear sentence for whatever goes wrong."""

from __future__ import annotations

import sys
from importlib import import_module

COMMANDS = ("games", "rules", "play", "replay", "scenario", "board", "simulate", "bench", "serve", "sit")


def main() -> None:
    """Run a command. Bad input ends with one sentence on standard error and exit code 2."""
    try:
        import typer
    except ImportError:
        sys.stderr.write("The command line needs more than the core: pip install 'windsock[play]'\n")
        sys.exit(2)
    from windsock.core.trouble import Trouble

    app = typer.Typer(
        name="windsock",
        help="Airline board games: play, replay, check and simulate them.",
        no_args_is_help=True,
        add_completion=False,
        pretty_exceptions_enable=False,
    )
    for name in COMMANDS:
        import_module(f"windsock.command.{name}").register(app)
    try:
        app()
    except Trouble as trouble:
        sys.stderr.write(f"{trouble}\n")
        sys.exit(2)
