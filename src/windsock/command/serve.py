"""`windsock serve`: the table in the browser."""

from __future__ import annotations

import os
import socket
import webbrowser
from contextlib import suppress
from pathlib import Path
from threading import Timer
from typing import Annotated

import typer

from windsock.core.registry import games
from windsock.core.trouble import Trouble
from windsock.folder import own_folder

from .language import Language

PRIVATE = 0o700


def register(app: typer.Typer) -> None:
    app.command("serve")(serve)


def serve(
    host: Annotated[
        str, typer.Option(metavar="ADDRESS", help="Where to listen. 0.0.0.0 is everywhere.")
    ] = "127.0.0.1",
    port: Annotated[
        int, typer.Option(metavar="NUMBER", min=0, max=65535, help="Port to listen on. 0 is any free port.")
    ] = 8000,
    database: Annotated[
        str | None,
        typer.Option(
            metavar="URL",
            help="sqlite:///file.db or postgresql://user@host/name. By default a file in your data folder.",
        ),
    ] = None,
    should_open: Annotated[
        bool, typer.Option("--open/--no-open", help="Show it in your browser when it is ready.")
    ] = False,
    first_table: Annotated[
        str | None,
        typer.Option(
            metavar="GAME",
            help="Open a table of this game: you against steady bots.",
            autocompletion=games,
        ),
    ] = None,
    address: Annotated[
        str | None,
        typer.Option(metavar="URL", help="The address that people use, if a proxy stands before the server."),
    ] = None,
    limits: Annotated[
        bool, typer.Option("--limits/--no-limits", help="Rate limits by address; off for load tests.")
    ] = True,
    workers: Annotated[int, typer.Option(metavar="NUMBER", min=1, max=64, help="Processes for bots.")] = 1,
    tidy: Annotated[
        float | None,
        typer.Option(
            metavar="DAYS", help="Once a day do what `windsock tidy --days DAYS` does. By default never."
        ),
    ] = None,
    finished_after: Annotated[
        float | None,
        typer.Option(
            metavar="DAYS", help="With --tidy: delete finished tables too, as `windsock tidy` does."
        ),
    ] = None,
    export_to: Annotated[
        Path | None,
        typer.Option(metavar="FOLDER", help="With --finished-after: where to save them first, as .wsk."),
    ] = None,
    language: Language = None,
) -> None:
    """Serve the table in the browser: people, bots and programs play, anybody may watch.

    You against three bots, in your browser:

        windsock serve --first-table airlines-europe --open

    For friends in the same network:

        windsock serve --host 0.0.0.0
    """
    from windsock.hosting.tidy import Ages
    from windsock.language import Speaker, default_language, speak
    from windsock.web.running import Running
    from windsock.web.settings import LOOPBACK, Mail, Settings, origin_of

    code = language or default_language()
    speak(code)
    speaker = Speaker(code)
    if tidy is None and (finished_after is not None or export_to is not None):
        raise Trouble("tidy-never")
    listener = listen(host, port)
    port = listener.getsockname()[1]
    is_local = host in ("127.0.0.1", "::1", "localhost")
    home = (address or f"http://{'localhost' if is_local else host}:{port}").rstrip("/")
    settings = Settings(
        database=database or own_database(),
        address=home,
        hosts=(*LOOPBACK, host) if address is None else (),
        is_called_by_number=not is_local,
        origins=(origin_of(home),) if address is not None else (),
        is_limited=limits,
        mail=Mail.of(os.environ),
        tidy=None if tidy is None else Ages(tidy, finished_after, export_to),
    )

    def ready(link: str | None) -> None:
        typer.echo(speaker.say("serve-ready", address=home))
        if link is not None:
            typer.echo(speaker.say("serve-table", link=link))
        typer.echo(speaker.say("serve-stop"))
        if not (settings.static / "index.html").is_file():
            typer.echo(str(Trouble("no-client")), err=True)
        if should_open:
            # Everybody on this machine can see the arguments of a browser: never pass the link itself.
            Timer(0.1, webbrowser.open, [home if link is None else running.opening(link)]).start()

    running = Running(settings, listener, first_table, workers, ready)
    with suppress(KeyboardInterrupt):
        running.run()


def listen(host: str, port: int) -> socket.socket:
    """Opens the port before anything else, so that a port in use is one sentence and no traceback."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listener = socket.socket(family, socket.SOCK_STREAM)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listener.bind((host, port))
        listener.listen(2048)
    except OSError as error:
        listener.close()
        raise Trouble("port-taken", host=host, port=port, other=port + 1) from error
    return listener


def own_database() -> str:
    """A private file in the user's data folder: it holds the seeds of running games."""
    folder = own_folder()
    try:
        folder.mkdir(mode=PRIVATE, parents=True, exist_ok=True)
    except OSError as error:
        raise Trouble("save-unwritable", file=str(folder)) from error
    return f"sqlite:///{(folder / 'windsock.db').as_posix()}"
