"""Lists tables and reports for the owner of the server, including those that cannot be read."""

from __future__ import annotations

import asyncio
import time
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, Final

import msgspec
from sqlalchemy import select

from windsock.core.trouble import Trouble

from .export import export
from .moderation import stage_of
from .reports import Report
from .store import Store
from .tables import ENTRIES, MATCHES, PEOPLE

STAGES: Final = ("open", "running", "over", "closed")


@dataclass(frozen=True)
class Line:
    """One table. `state` is read-only, damaged or None."""

    id: str
    game: str
    stage: str
    touched: float
    names: str
    state: str | None = None

    @property
    def day(self) -> str:
        return time.strftime("%Y-%m-%d %H:%M", time.localtime(self.touched))


async def listed(store: Store, stage: str | None, limit: int) -> list[Line]:
    """Tables, the most recently touched first."""
    if stage is not None and stage not in STAGES:
        raise Trouble("unknown-stage", stage=stage, stages=", ".join(STAGES))
    rows = select(MATCHES).order_by(MATCHES.c.touched.desc()).limit(limit)
    if stage is not None:
        rows = rows.where(MATCHES.c.stage == stage)
    return [line_of(row._mapping) for row in await store.rows.all(rows)]


def line_of(row: Any) -> Line:
    try:
        info = msgspec.json.decode(row["info"])
        names = ", ".join(chair["name"] or "-" for chair in info["chairs"])
        return Line(row["id"], info["game"], row["stage"], row["touched"], names)
    except (msgspec.DecodeError, KeyError, TypeError):
        return Line(row["id"], "?", row["stage"], row["touched"], "?", "damaged")


async def checked(store: Store, line: Line) -> Line:
    """The same line, after the table was opened to see whether it can be read."""
    try:
        match = await store.load(line.id)
    except Exception:  # a damaged row can raise anything
        return replace(line, state="damaged")
    return replace(line, state=line.state if match.read_only is None else "read-only")


async def to_export(store: Store, match: str, *, with_secrets: bool) -> list[str]:
    """The tables that this word means: one id, or `all` that may be exported."""
    if match != "all":
        await stage_of(store, match)
        return [match]
    stages = STAGES[1:] if with_secrets else ("over",)
    rows = await store.rows.all(
        select(MATCHES.c.id).where(MATCHES.c.stage.in_(stages)).order_by(MATCHES.c.id)
    )
    return [row.id for row in rows]


async def exported(
    store: Store, match: str, folder: Path, *, with_secrets: bool, is_whole: bool = False
) -> Trouble | None:
    """Exports a table as `.wsk`. Returns why that failed, or None. With `is_whole` it must reach the end."""
    try:
        found = await store.load(match)
        if is_whole and found.read_only is not None:  # the file would end where today's rules stop
            raise found.read_only.again()
        await asyncio.to_thread(lambda: export(found, folder, with_secrets=with_secrets))
    except Trouble as trouble:
        return Trouble("export-failed", match=match, problem=str(trouble))
    except Exception as error:  # a damaged table can raise anything
        return Trouble("export-failed", match=match, problem=type(error).__name__)
    return None


async def told(store: Store, report: Report) -> dict[str, str]:
    """Who reported, whom they mean, and what was said, as far as it is still there."""
    rows = await store.rows.all(select(MATCHES).where(MATCHES.c.id == report.match))
    names = line_of(rows[0]._mapping).names.split(", ") if rows else []
    people = await store.rows.all(select(PEOPLE.c.name).where(PEOPLE.c.id == report.person))
    at_table = name_at(names, report.by) if report.by is not None else "?"
    facts = {"by": people[0].name if people else at_table, "name": name_at(names, report.seat)}
    if report.line is None:
        return facts
    wanted = (ENTRIES.c.match == report.match) & (ENTRIES.c.number == report.line)
    lines = await store.rows.all(select(ENTRIES.c.text).where(wanted))
    return facts | {"line": str(report.line), "said": lines[0].text if lines else ""}


def name_at(names: list[str], seat: int) -> str:
    return names[seat] if seat < len(names) else f"p{seat + 1}"
