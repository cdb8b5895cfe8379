"""What the owner does at a table: close it, or remove a line of chat. Both are entries of its journal."""

from __future__ import annotations

import time
from collections.abc import Sequence
from contextlib import suppress
from typing import Final

from sqlalchemy import Executable, select, update

from windsock.core.player import one_line
from windsock.core.trouble import Trouble
from windsock.match.entry import Entry, Kind

from .condition import is_of_database, reason
from .news import word
from .store import Store, Taken
from .tables import ENTRIES, MATCHES

LONGEST_REASON: Final = 300  # characters


async def close(store: Store, match: str, reason: str) -> int:
    """Closes a table: nobody plays or talks there any more, and every visitor is told why."""
    said = one_line(reason)
    if not 0 < len(said) <= LONGEST_REASON:
        raise Trouble("reason-length", most=LONGEST_REASON)
    stage = await stage_of(store, match)
    if stage in ("over", "closed"):
        raise Trouble("close-late", match=match)
    # Lists no longer offer the table, even if its journal cannot be read.
    shut = update(MATCHES).where(MATCHES.c.id == match).values(stage="closed", has_work=False)
    return await decide(store, match, "close", said, [shut])


async def hush(store: Store, match: str, number: int, *, is_erased: bool = False) -> int:
    """Removes a line of chat. With `is_erased` its text goes from the database too."""
    await stage_of(store, match)
    wanted = (ENTRIES.c.match == match) & (ENTRIES.c.number == number) & (ENTRIES.c.kind == "chat")
    if not await store.rows.all(select(ENTRIES.c.number).where(wanted)):
        raise Trouble("no-such-line", match=match, number=number)
    erase = [update(ENTRIES).where(wanted).values(text="")] if is_erased else []
    before = (ENTRIES.c.match == match) & (ENTRIES.c.kind == "hush") & (ENTRIES.c.text == str(number))
    done = await store.rows.all(select(ENTRIES.c.number).where(before))
    if done:
        await store.rows.write(*erase)
        return int(done[0].number)
    return await decide(store, match, "hush", str(number), erase)


async def decide(store: Store, match: str, kind: Kind, text: str, also: Sequence[Executable]) -> int:
    """Writes an entry of the owner under the next free number, whatever else is being written."""
    while True:
        last = (
            select(ENTRIES.c.number, ENTRIES.c.at)
            .where(ENTRIES.c.match == match)
            .order_by(ENTRIES.c.number.desc())
            .limit(1)
        )
        rows = await store.rows.all(last)
        number, at = (rows[0].number, rows[0].at) if rows else (0, 0.0)
        entry = Entry(number + 1, max(time.time(), at), None, kind, text)
        try:
            await store.append(match, entry, [*also, word(match, entry.number)])
        except Taken:
            continue
        except Exception as error:
            if is_of_database(error):
                raise Trouble(reason(error)) from error
            raise
        break
    with suppress(Trouble):  # its journal cannot be read; lists know its stage already
        await store.note(await store.load(match))
    return entry.number


async def stage_of(store: Store, match: str) -> str:
    rows = await store.rows.all(select(MATCHES.c.stage).where(MATCHES.c.id == match))
    if not rows:
        raise Trouble("unknown-match", match=match)
    return str(rows[0].stage)


async def talk(store: Store, match: str) -> list[Entry]:
    """All lines of chat at a table, including those that were removed (their text may be erased)."""
    await stage_of(store, match)
    return [entry for entry in await store.entries_after(match, 0) if entry.kind == "chat"]
