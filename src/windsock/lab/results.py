"""Rows of a simulation as a file: Parquet for analysis, CSV for spreadsheets."""

from __future__ import annotations

import csv
import os
import tempfile
from collections.abc import Sequence
from dataclasses import asdict, fields
from pathlib import Path

from windsock.core.trouble import Trouble

from .simulate import Row

ENDINGS = (".parquet", ".csv")


def check(path: Path, *, force: bool) -> None:
    """Say before hours of play what would stop us from writing after them."""
    if path.suffix.lower() not in ENDINGS:
        raise Trouble("results-ending", file=str(path), endings=", ".join(ENDINGS))
    if path.is_dir() or not path.parent.is_dir():
        raise Trouble("results-folder", file=str(path))
    if not os.access(path.parent, os.W_OK):
        raise Trouble("save-unwritable", file=str(path))
    if path.exists() and not force:
        raise Trouble("results-exist", file=str(path))
    if path.suffix.lower() == ".parquet":
        try:
            import pyarrow  # noqa: F401
        except ImportError as error:
            raise Trouble("results-need-lab", file=str(path)) from error


def write(rows: Sequence[Row], path: Path) -> None:
    """Write all rows, whole or not at all."""
    with tempfile.TemporaryDirectory(dir=path.parent, prefix=".windsock") as folder:
        part = Path(folder, path.name)
        if path.suffix.lower() == ".parquet":
            write_parquet(rows, part)
        else:
            write_csv(rows, part)
        part.replace(path)


def write_parquet(rows: Sequence[Row], path: Path) -> None:
    """Tuples become lists. Seats count from 0."""
    import pyarrow
    import pyarrow.parquet

    small, many = pyarrow.int32(), pyarrow.list_
    kinds = {
        "game": small,
        "seed": pyarrow.int64(),
        "seats": small,
        "options": pyarrow.string(),
        "board": pyarrow.string(),
        "bots": many(pyarrow.string()),
        "scores": many(small),
        "winners": many(small),
        "ending": pyarrow.string(),
        "actions": small,
        "turns": small,
        "awards": many(many(small)),
    }
    table = pyarrow.Table.from_pylist([asdict(row) for row in rows], schema=pyarrow.schema(kinds.items()))
    pyarrow.parquet.write_table(table, path)


def write_csv(rows: Sequence[Row], path: Path) -> None:
    """Tuples become words with spaces between, awards groups with strokes between; seats are p1, p2, ..."""
    with path.open("w", encoding="utf-8", newline="") as file:
        writer = csv.writer(file)
        writer.writerow([field.name for field in fields(Row)])
        for row in rows:
            plain = asdict(row)
            plain["bots"] = " ".join(row.bots)
            plain["scores"] = words(row.scores)
            plain["winners"] = " ".join(f"p{seat + 1}" for seat in row.winners)
            plain["awards"] = " / ".join(map(words, row.awards))
            writer.writerow(plain.values())


def words(numbers: Sequence[int]) -> str:
    return " ".join(map(str, numbers))
