"""Tables as `.wsk` files in a folder: on the disk, and read back, before anybody relies on them."""

from __future__ import annotations

import os
from pathlib import Path

from windsock.core import record
from windsock.core.trouble import Trouble
from windsock.match.match import Match

FOLDER_MODE = 0o700


def export(match: Match, folder: Path, *, with_secrets: bool = False) -> Path:
    """The file of a match. One that is not over holds secrets: its seed tells every card to come."""
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
    """Whether an earlier export is whole. It may have been written by somebody who was then interrupted."""
    try:
        with path.open("rb+") as file:
            os.fsync(file.fileno())
            return file.read() == text.encode()
    except OSError as error:
        raise Trouble("save-unreadable", file=str(path)) from error


def check(path: Path, match: Match) -> None:
    """Read it back, every line through the judge: the same game, or it does not count."""
    try:
        again = record.read(path.read_text(encoding="utf-8"))
    except (OSError, UnicodeDecodeError) as error:
        raise Trouble("save-unreadable", file=str(path)) from error
    if again.digest() != match.table.digest():
        raise Trouble("export-differs", file=str(path))


def made(folder: Path) -> Path:
    """The folder, made if it is not there."""
    try:
        folder.mkdir(mode=FOLDER_MODE, parents=True, exist_ok=True)
    except OSError as error:
        raise Trouble("save-unwritable", file=str(folder)) from error
    return folder


def sync_folder(folder: Path) -> None:
    """The name of a new file is on the disk too. Windows has no such call and needs none."""
    if os.name == "nt":
        return
    handle = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)
