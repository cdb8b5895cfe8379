"""Finds the line of something in a TOML file, by keys and headers: the parser does not tell it."""

from __future__ import annotations

import re
from pathlib import Path

Trail = tuple[str | int, ...]  # keys, and places (from 0) in lists of tables

KEY = r"""(?:[A-Za-z0-9_-]+|"[^"]*"|'[^']*')"""
DOTTED = rf"{KEY}(?:\s*\.\s*{KEY})*"
HEADER = re.compile(rf"\s*(\[\[?)\s*({DOTTED})\s*\]")
PAIR = re.compile(rf"\s*({DOTTED})\s*=")


def line_of(file: Path, wanted: Trail) -> int:
    """The line (from 1) that says most of a path, or the first inside of it; 0 if none does."""
    best, found = 0, 0
    table: Trail = ()
    counts: dict[Trail, int] = {}
    for number, line in enumerate(file.read_text(encoding="utf-8-sig").split("\n"), 1):
        if header := HEADER.match(line):
            table = resolved(keys_of(header[2]), counts)
            if header[1] == "[[":
                counts[table] = counts.get(table, -1) + 1
                table = (*table, counts[table])
            path = table
        elif pair := PAIR.match(line):
            path = (*table, *keys_of(pair[1]))
        else:
            continue
        length = min(len(path), len(wanted))
        if path[:length] == wanted[:length] and length > best:
            best, found = length, number
    return found


def resolved(keys: tuple[str, ...], counts: dict[Trail, int]) -> Trail:
    """The path of a header: the last table of each list on the way."""
    path: Trail = ()
    for place, key in enumerate(keys):
        path = (*path, key)
        if path in counts and place < len(keys) - 1:
            path = (*path, counts[path])
    return path


def keys_of(dotted: str) -> tuple[str, ...]:
    return tuple(key.strip("\"'") for key in re.findall(KEY, dotted))
