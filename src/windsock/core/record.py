"""Saves: `.wsk`, UTF-8 text, one line an act. Loading plays every line through the judge."""

from __future__ import annotations

import os
import tempfile
from pathlib import Path

from .registry import load_game
from .table import Seed, Setup, Table
from .trouble import Illegal, Trouble

HEAD = "windsock 1"
RULE = "---"
DIGEST_EVERY = 20
BIGGEST = 4_000_000  # bytes: no game is nearly that long


def write(table: Table) -> str:
    """The text of a save, with digests on the way."""
    setup = table.setup
    options = " ".join(f"{name}={'yes' if on else 'no'}" for name, on in setup.options.items())
    lines = [
        HEAD,
        f"game {table.game.name} {table.game.version}",
        f"board {setup.board} {table.game.print_of(table.material)}",
        f"options {options}",
        f"seats {setup.seats}",
        f"seed {setup.seed.kind} {setup.seed.value}",
        RULE,
    ]
    past = table.at(0)
    for number, (seat, action) in enumerate(table.done, 1):
        lines.append(f"p{seat + 1} {table.write(action)}")
        past.play(seat, action)
        if number % DIGEST_EVERY == 0 or number == table.number:
            lines.append(f"  digest {number} {past.digest()}")
    return "\n".join([*lines, RULE, closing(table)]) + "\n"


def closing(table: Table) -> str:
    """The last line: how it ended, or how far it got."""
    if not table.over:
        return f"unfinished {table.number}"
    outcome = table.standing
    return f"result {' '.join(map(str, outcome.scores))} {outcome.ending}"


def save(table: Table, path: str | Path) -> None:
    """Write a table to a file, whole or not at all."""
    if table.read_only is not None:
        raise table.read_only  # it holds less than the file it came from
    if table.arranged is not None:
        raise Trouble("save-arranged")  # no seed deals this position
    put(Path(path), write(table))


def put(path: Path, text: str) -> None:
    """Write a file whole or not at all: a crash leaves it as it was."""
    name = ""
    try:
        handle, name = tempfile.mkstemp(dir=path.parent, prefix=path.name, suffix=".part")
        with os.fdopen(handle, "w", encoding="utf-8", newline="\n") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        Path(name).replace(path)
    except OSError as error:
        if name:
            Path(name).unlink(missing_ok=True)
        raise Trouble("save-unwritable", file=str(path)) from error


def load(path: str | Path) -> Table:
    """Open a save. A save of another version opens as far as today's rules agree with it, read-only."""
    path = Path(path)
    try:
        if path.stat().st_size > BIGGEST:
            raise Trouble("save-unreadable", file=str(path))
        text = path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise Trouble("save-unreadable", file=str(path)) from error
    return read(text)


def read(text: str) -> Table:
    """A table from the text of a save."""
    lines = text.splitlines()
    if not lines or lines[0].strip() != HEAD:
        raise Trouble("save-not-ours", line=1)
    if RULE not in lines or RULE not in lines[lines.index(RULE) + 1 :] or lines[-1] == RULE:
        raise Trouble("save-truncated", line=len(lines))
    start = lines.index(RULE)
    table, version = set_up(lines[1:start])
    end = lines.index(RULE, start + 1)
    try:
        for place in range(start + 1, end):
            replay(table, lines[place], place + 1)
        compare_result(table, lines[end + 1 :], end + 2)
    except Trouble as trouble:
        if version == table.game.version:
            raise
        now, line = table.game.version, trouble.facts["line"]
        table.read_only = Trouble("save-version", version=version, now=now, line=line)
    return table


def set_up(lines: list[str]) -> tuple[Table, str]:
    """The head of a save: what is agreed before play, and the version of the rules it was played by."""
    head: dict[str, list[str]] = {}
    for place, line in enumerate(lines, 2):
        words = line.split()
        if not words or words[0] in head:
            raise Trouble("save-line", line=place, text=line)
        head[words[0]] = words[1:]
    for name, count in (("game", 2), ("board", 2), ("seats", 1), ("seed", 2)):
        if len(head.get(name, ())) < count:
            raise Trouble("save-head", field=name)
    game = load_game(head["game"][0])
    options: dict[str, bool] = {}
    for word in head.get("options", []):
        name, _, value = word.partition("=")
        if value not in ("yes", "no"):
            raise Trouble("save-head", field="options")
        options[name] = value == "yes"
    if not head["seats"][0].isdecimal():
        raise Trouble("save-head", field="seats")
    board = " ".join(head["board"][:-1])
    seed = Seed(head["seed"][0], " ".join(head["seed"][1:]))
    table = Table(Setup(game, board, int(head["seats"][0][:4]), game.options_with(options), seed))
    if game.print_of(table.material) != head["board"][-1]:
        raise Trouble("save-board", board=board)
    return table, head["game"][1]


def replay(table: Table, line: str, place: int) -> None:
    """One line of a save: an act, or a digest to compare."""
    words = line.split()
    if words and words[0] == "digest":
        if words[1:] != [str(table.number), table.digest()]:
            raise Trouble("save-diverges", line=place, number=table.number)
        return
    name, _, move = line.partition(" ")
    if not (name[:1] == "p" and name[1:].isdecimal() and 1 <= int(name[1:4]) <= table.seats):
        raise Trouble("save-line", line=place, text=line)
    try:
        table.play(int(name[1:]) - 1, move)
    except Illegal as illegal:
        raise Trouble("save-illegal", line=place, text=line, rule=illegal.rule.id) from illegal
    except Trouble as trouble:
        raise Trouble("save-line", line=place, text=line) from trouble


def compare_result(table: Table, lines: list[str], place: int) -> None:
    """The last section must say what we find."""
    if [line for line in lines if line.strip()] != [closing(table)]:
        raise Trouble("save-diverges", line=place, number=table.number)
