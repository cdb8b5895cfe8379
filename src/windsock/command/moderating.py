"""The part of `windsock admin` that is about people: bans, chat, reports."""

from __future__ import annotations

import time
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Annotated

import typer
from rich.console import Console
from rich.table import Table as Grid

from windsock.core.trouble import Trouble

from .database import Database, at, speaking

if TYPE_CHECKING:
    from windsock.hosting.reports import Report
    from windsock.hosting.store import Store

Who = Annotated[
    str, typer.Argument(metavar="NAME|ADDRESS", help="An account or a name; 192.0.2.7 or 192.0.2.0/24.")
]


def register(group: typer.Typer) -> None:
    group.command("ban")(ban)
    group.command("unban")(unban)
    group.command("bans")(bans)
    group.command("chat")(chat)
    group.command("hush")(hush)
    group.command("reports")(reports)
    group.command("answer")(answer)


def ban(
    who: Who,
    database: Database = None,
    until: Annotated[
        str | None,
        typer.Option(
            metavar="DATE", help="The first day they may come back, as 2026-12-31. By default never."
        ),
    ] = None,
    reason: Annotated[str, typer.Option(help="The reason. The banned visitor reads it.")] = "",
) -> None:
    """Ban a name or an address.

    An account of that name can no longer log in or act, and nobody else can take the name. An address is
    refused. A running server learns of it within a few seconds.
    """
    from windsock.web.accounts.bans import ban as put

    speaker = speaking()
    end = None if until is None else moment(until)
    made = at(database, lambda store: put(store, who, end, reason))
    typer.echo(speaker.say(f"admin-did-ban-{made.kind}", who=made.shown))


def moment(day: str) -> float:
    """The beginning of a day in UTC."""
    try:
        end = datetime.fromisoformat(day).replace(tzinfo=UTC).timestamp()
    except ValueError as error:
        raise Trouble("ban-until", day=day) from error
    if end <= time.time():
        raise Trouble("ban-until", day=day)
    return end


def unban(who: Who, database: Database = None) -> None:
    """Lift a ban."""
    from windsock.web.accounts.bans import unban as lift

    speaker = speaking()
    at(database, lambda store: lift(store, who))
    typer.echo(speaker.say("admin-did-unban", who=who))


def bans(database: Database = None) -> None:
    """List who is banned, until when and why."""
    from windsock.web.accounts.bans import day, listed

    speaker = speaking()
    grid = Grid(box=None, pad_edge=False)
    for name in ("who", "until", "reason"):
        grid.add_column(speaker.say(f"admin-{name}"), overflow="fold")
    for one in at(database, listed):
        grid.add_row(one.shown, day(one.until) or speaker.say("admin-for-good"), one.reason)
    Console().print(grid, markup=False)


def chat(
    match: Annotated[str, typer.Argument(metavar="MATCH", help="The id of a table.")],
    database: Database = None,
) -> None:
    """Show what was said at a table, with the number of each line."""
    from windsock.hosting.moderation import talk

    speaking()
    for line in at(database, lambda store: talk(store, match)):
        typer.echo(f"{line.number:>6}  {when(line.at)}  p{(line.seat or 0) + 1}  {line.text}")


def hush(
    match: Annotated[str, typer.Argument(metavar="MATCH", help="The id of the table.")],
    number: Annotated[int, typer.Argument(help="The number of the line, as `chat` or `reports` shows it.")],
    database: Database = None,
    erase: Annotated[bool, typer.Option("--erase", help="Blank the text in the database too.")] = False,
) -> None:
    """Remove a line of chat. Its place says "removed by the house"."""
    from windsock.hosting import moderation

    speaker = speaking()
    at(database, lambda store: moderation.hush(store, match, number, is_erased=erase))
    typer.echo(speaker.say("admin-did-hush", match=match, number=number))


def reports(
    database: Database = None,
    with_answered: Annotated[bool, typer.Option("--all", help="Also those that were answered.")] = False,
) -> None:
    """List what players have reported."""
    from windsock.hosting.listing import told
    from windsock.hosting.reports import all_reports

    speaker = speaking()

    async def work(store: Store) -> list[tuple[Report, dict[str, str]]]:
        found = await all_reports(store, with_answered=with_answered)
        return [(one, await told(store, one)) for one in found]

    for one, facts in at(database, work):
        key = "admin-report-player" if one.line is None else "admin-report-line"
        typer.echo(speaker.say(key, number=one.number, at=when(one.at), match=one.match, **facts))
        typer.echo(f"    {one.text}")
        if one.answer is not None:
            typer.echo("    " + speaker.say("admin-report-answer", answer=one.answer))


def answer(
    number: Annotated[int, typer.Argument(metavar="REPORT", help="Its number, as `reports` lists it.")],
    text: Annotated[str, typer.Argument(help="What you have done. The reporter reads it.")],
    database: Database = None,
) -> None:
    """Answer a report."""
    from windsock.hosting.reports import answer as put

    speaker = speaking()
    at(database, lambda store: put(store, number, text))
    typer.echo(speaker.say("admin-did-answer", number=number))


def when(at: float) -> str:
    return time.strftime("%Y-%m-%d %H:%M", time.localtime(at))
