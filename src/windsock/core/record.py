"""Saves: `.wsk`, UTF-8 text, one line for each act. Loading judges and plays every line.

A save begins from a deal, or from a position (a layout, in lines of TOML).
"""

from __future__ import annotations

import os
import tempfile
import tomllib
from pathlib import Path

from .chance import Scripted
from .given import Given
from .head import FROM_POSITION, chance_at, form_of, head_of, is_unknown, lines_of, set_up
from .laying import arrange
from .laying import lines_of as lines_of_layout
from .player import read_players, write_players
from .reading import whole
from .seal import Proof, read_proof, write_nonces
from .table import EVERY, FORM, Table
from .trouble import Illegal, Trouble

RULE = "---"
BIGGEST = 4_000_000  # bytes: no game is nearly that long


def write(table: Table) -> str:
    """The text of a save, with digests in between. Older parts are kept from the last time."""
    setup = table.setup
    options = " ".join(f"{name}={'yes' if on else 'no'}" for name, on in setup.options.items())
    lines = [
        f"windsock {FROM_POSITION if table.is_arranged else FORM}",
        f"game {table.game.name} {table.game.version}",
        f"board {setup.board} {table.game.print_of(table.material)}",
        f"options {options}",
        f"seats {setup.seats}",
        *(chance_lines(table.at(0)) if table.is_arranged else [f"seed {setup.seed.kind} {setup.seed.value}"]),
        *proof_lines(table.proof),
        *([f"players {write_players(table.players)}"] if table.players else []),
        RULE,
        *([*lines_of_layout(table.at(0).layout()["given"]), RULE] if table.is_arranged else []),
    ]
    while (number := (len(table.blocks) + 1) * EVERY) <= table.number:
        table.blocks.append(block(table, number - EVERY, table.at(number)))
    rest = [block(table, len(table.blocks) * EVERY, table)] if table.number % EVERY else []
    return "\n".join([*lines, *table.blocks, *rest, RULE, closing(table)]) + "\n"


def chance_lines(table: Table) -> list[str]:
    """Where chance comes from after a position: the seed, and how often it had been used."""
    seed, chance = table.setup.seed, table.s.chance
    if isinstance(chance, Scripted):
        return [f"seed scripted {','.join(map(str, chance.outcomes[chance.uses :]))}"]
    return [f"seed {seed.kind} {seed.value}", f"drawn {chance.uses}"]


def proof_lines(proof: Proof | None) -> list[str]:
    return [] if proof is None else [f"secret {proof.secret}", f"nonces {write_nonces(proof.nonces)}"]


def block(table: Table, start: int, end: Table) -> str:
    """The acts from a number on, up to where a table stands, and its digest."""
    acts = [f"p{seat + 1} {table.write(action)}" for seat, action in end.done[start:]]
    return "\n".join([*acts, f"  digest {end.number} {end.digest()}"])


def closing(table: Table) -> str:
    """The last line: how the game ended, or how far it got."""
    if not table.over:
        return f"unfinished {table.number}"
    outcome = table.standing
    return f"result {' '.join(map(str, outcome.scores))} {outcome.ending}"


def save(table: Table, path: str | Path) -> None:
    """Writes a table to a file, completely or not at all."""
    if table.read_only is not None:
        raise table.read_only.again()  # it holds less than the file it came from
    put(Path(path), write(table))


def put(path: Path, text: str) -> None:
    """Writes a file completely or not at all: a crash leaves it as it was."""
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
    """Opens a save. One of another version opens read-only, as far as today's rules agree with it."""
    path = Path(path)
    try:
        if path.stat().st_size > BIGGEST:
            raise Trouble("save-unreadable", file=str(path))
        text = path.read_text(encoding="utf-8")
    except FileNotFoundError as error:
        raise Trouble("save-missing", file=str(path)) from error
    except UnicodeDecodeError as error:
        raise Trouble("save-no-text", file=str(path)) from error
    except OSError as error:
        if path.is_dir():
            raise Trouble("save-folder", file=str(path)) from error
        raise Trouble("save-unreadable", file=str(path)) from error
    return read(text)


def read(text: str) -> Table:
    """A table from the text of a save."""
    lines = lines_of(text)
    form = form_of(lines)
    if RULE not in lines or RULE not in lines[lines.index(RULE) + 1 :] or lines[-1] == RULE:
        raise Trouble("save-truncated", line=len(lines))
    start = lines.index(RULE)
    head = head_of(lines[1:start])
    table = set_up(head)
    table.players = read_players(" ".join(head.get("players", [])), table.seats, form)
    table.proof = read_proof(head, table.seats)
    version, now = head["game"][1], table.game.version
    if form == FROM_POSITION:
        table.s.chance = chance_at(table, head)
        try:
            start = begin(table, lines, start)
        except Trouble as trouble:
            if is_unknown(version, now):
                raise Trouble("save-too-new", version=version, now=now) from trouble
            raise
    end = lines.index(RULE, start + 1)
    try:
        for at in range(start + 1, end):
            replay(table, lines[at], at + 1, form)
        compare_result(table, lines[end + 1 :], end + 2)
    except Trouble as trouble:
        if version == now:
            raise
        table.read_only = Trouble("save-version", version=version, now=now, line=trouble.facts["line"])
    else:
        if is_unknown(version, now):
            table.read_only = Trouble("save-newer", version=version, now=now)
    return table


def begin(table: Table, lines: list[str], start: int) -> int:
    """Lays out the position that follows a line. Returns the line where it ends."""
    end = lines.index(RULE, start + 1)
    if RULE not in lines[end + 1 :]:
        raise Trouble("save-truncated", line=len(lines))
    try:
        given = tomllib.loads("\n".join(lines[start + 1 : end]))
    except (ValueError, RecursionError) as error:
        raise Trouble("save-position", line=start + 2, problem=str(error)) from error
    try:
        Given(given).need("agenda")  # a whole position, no sketch
        arrange(table, given)
    except Trouble as trouble:
        field = str(trouble.facts.get("field", ""))
        at = next((i for i in range(start + 1, end) if lines[i].startswith(f"{field} =")), start + 1)
        raise Trouble("save-position", line=at + 1, problem=str(trouble)) from trouble
    return end


def replay(table: Table, line: str, number: int, form: int) -> None:
    """Plays one line of a save: an act, or a digest to compare."""
    words = line.split()
    if words and words[0] == "digest":
        if words[1:] != [str(table.number), table.digest(form)]:
            raise Trouble("save-diverges", line=number, number=table.number)
        return
    name, _, move = line.partition(" ")
    seat = whole(name[1:])
    if not (name[:1] == "p" and seat is not None and 1 <= seat <= table.seats):
        raise Trouble("save-line", line=number, text=line)
    try:
        table.play(seat - 1, move)
    except Illegal as illegal:
        raise Trouble("save-illegal", line=number, text=line, rule=illegal.rule.id) from illegal
    except Trouble as trouble:
        raise Trouble("save-line", line=number, text=line) from trouble


def compare_result(table: Table, lines: list[str], number: int) -> None:
    """Compares the last section with the table."""
    if [line for line in lines if line.strip()] != [closing(table)]:
        raise Trouble("save-diverges", line=number, number=table.number)
