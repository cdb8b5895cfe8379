"""Writes tables as `.wsk` files into a folder, and reads each back before anybody relies on it."""

from __future__ import annotations

import os
from pathlib import Path

from windsock.core import record
from windsock.core.trouble import Trouble
from windsock.match.match import Match

FOLDER_MODE = 0o700


def export(match: Match, folder: Path, *, with_secrets: bool = False) -> Path:
    """Writes the file of a match. Before the match is over the file is secret: its seed tells every card."""
    if not match.is_dealt:
        raise Trouble("match-open")
    if not with_secrets:
        match.check_stage("over")
    text = match.as_save()
    path = folder / f"windsock-{match.id}.wsk"
    if not (path.exists() and is_same(path, text)):
        record.put(path, text)
        sync_folder(folder)
    check(path, match)
    return path


def is_same(path: Path, text: str) -> bool:
    """Whether an earlier export is complete. It may have been interrupted."""
    try:
        with path.open("rb+") as file:
            os.fsync(file.fileno())
            return file.read() == text.encode()
    except OSError as error:
        raise Trouble("save-unreadable", file=str(path)) from error


def check(path: Path, match: Match) -> None:
    """Reads the file back and judges every line. Raises a trouble unless it is the same game."""
    try:
        again = record.read(path.read_text(encoding="utf-8"))
    except (OSError, UnicodeDecodeError) as error:
        raise Trouble("save-unreadable", file=str(path)) from error
    if again.digest() != match.table.digest():
        raise Trouble("export-differs", file=str(path))


def made(folder: Path) -> Path:
    """The folder, created if it is missing."""
    try:
        folder.mkdir(mode=FOLDER_MODE, parents=True, exist_ok=True)
    except OSError as error:
        raise Trouble("save-unwritable", file=str(folder)) from error
    return folder


def sync_folder(folder: Path) -> None:
    """Puts the name of a new file on the disk too. Windows has no such call and needs none."""
    if os.name == "nt":
        return
    handle = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)
