"""Mutation: change the code of one rule at a time; each time some test must fail.

    make mutants                                  all of them, of all games
    python -m scripts.mutants air-postal          those of a game
    python -m scripts.mutants --rule AE-BUY       those of a chapter or one rule
    python -m scripts.mutants --minutes 5         as far as that goes; the next call goes on from there

Mutants are made from citations: see `windsock.coverage.mutants`. Those that change nothing which anybody
could notice are listed in equivalent_mutants.toml, with the reason. Verdicts are kept in build/mutants until
the sources change, or the test that noticed.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import time
import tomllib
from collections.abc import Iterable, Iterator
from dataclasses import asdict, dataclass
from pathlib import Path

from rich.console import Console
from rich.markup import escape
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from scripts.judging import GAMES, KILLED, ROOT, SURVIVED, Suite, Verdict, judge_all, judge_alone
from windsock.coverage.mutants import Mutant, mutants_of, one_line

EQUIVALENT = Path(__file__).with_name("equivalent_mutants.toml")
KEPT = ROOT / "build" / "mutants"
READ = (".py", ".csv", ".toml")  # what a game is made of
OFTEN = 50  # verdicts between two writings
UNFINISHED = 3  # the exit code when time was up


def games() -> list[str]:
    """The folders of our games."""
    return sorted(path.parent.name for path in GAMES.glob("*/__init__.py"))


@dataclass(frozen=True)
class Equivalent:
    """A mutant that no test can notice, the code that it changes, and why."""

    id: str
    code: str
    why: str


def equivalents() -> dict[str, Equivalent]:
    rows = tomllib.loads(EQUIVALENT.read_text(encoding="utf-8")).get("mutant", [])
    return {row["id"]: Equivalent(**row) for row in rows}


def mutants(game: str, rule: str = "") -> list[Mutant]:
    """The mutants of a game that a test must notice, or those of some of its rules."""
    known = equivalents()
    return [
        mutant
        for mutant in mutants_of(GAMES / game)
        if any(one.startswith(rule) for one in mutant.rules)
        and not (mutant.id in known and known[mutant.id].code == one_line(mutant.old))
    ]


def print_of(paths: Iterable[Path]) -> str:
    """A fingerprint of files."""
    whole = hashlib.blake2b(digest_size=8)
    for path in paths:
        whole.update(str(path.relative_to(ROOT)).encode() + path.read_bytes())
    return whole.hexdigest()


class Ledger:
    """The verdicts on a game's mutants that still hold."""

    def __init__(self, game: str, tests: Suite) -> None:
        self.file = KEPT / f"{game}.json"
        self.tests = print_of(tests.files)
        source = ROOT / "src" / "windsock"
        parts = [
            source / part for part in ("core", "boards", "mechanics", "laws", "scenario", f"games/{game}")
        ]
        self.sources = print_of(
            path for part in parts for path in sorted(part.rglob("*")) if path.suffix in READ
        )
        self.rows: dict[str, dict[str, str]] = {}
        if self.file.exists():
            kept = json.loads(self.file.read_text(encoding="utf-8"))
            self.rows = {name: row for name, row in kept.items() if row["sources"] == self.sources}
        self.prints: dict[str, str] = {}

    def print_of(self, file: str) -> str:
        if file not in self.prints:
            self.prints[file] = print_of([Path(file)]) if Path(file).is_file() else ""
        return self.prints[file]

    def get(self, mutant: Mutant) -> Verdict | None:
        row = self.rows.get(mutant.id)
        if row is None or row["change"] != str(mutant):
            return None
        is_noticed = row["fate"] == KILLED and row["print"] == self.print_of(row["file"])
        if row["tests"] != self.tests and not is_noticed:
            return None
        return Verdict(row["fate"], row["by"], row["file"])

    def put(self, mutant: Mutant, verdict: Verdict) -> None:
        """Note a verdict; every now and then all are written down, for who stops this with a signal."""
        found = {"sources": self.sources, "tests": self.tests, "print": self.print_of(verdict.file)}
        self.rows[mutant.id] = {**asdict(verdict), **found, "change": str(mutant)}
        if len(self.rows) % OFTEN == 0:
            self.save()

    def save(self) -> None:
        self.file.parent.mkdir(parents=True, exist_ok=True)
        self.file.write_text(json.dumps(self.rows, indent=0), encoding="utf-8")


def verdicts(game: str, chosen: list[Mutant], workers: int, until: float) -> Iterator[tuple[Mutant, Verdict]]:
    """The verdicts on these mutants: those that are known, then the others, until time is up."""
    tests = Suite(game)
    ledger = Ledger(game, tests)
    new: list[Mutant] = []
    for mutant in chosen:
        known = ledger.get(mutant)
        if known is None:
            new.append(mutant)
        else:
            yield mutant, known
    if not new:
        return
    sound = judge_alone(tests)
    if sound.fate != SURVIVED:
        raise SystemExit(f"The tests of {game} fail without any mutant: {sound.by}")
    in_time = (mutant for mutant in new if time.monotonic() < until)
    try:
        for mutant, verdict in judge_all(tests, in_time, workers):
            ledger.put(mutant, verdict)
            yield mutant, verdict
    finally:
        ledger.save()


def main() -> None:
    parser = argparse.ArgumentParser(description="Change the code of one rule at a time; a test must fail.")
    parser.add_argument("game", nargs="*", help="only these games")
    parser.add_argument("--rule", default="", help="only rules whose id begins so")
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--minutes", type=float, default=1e6, help="stop then; the next call goes on")
    wish = parser.parse_args()
    until = time.monotonic() + 60 * wish.minutes
    console = Console()
    lived = left = 0
    for game in [name.replace("-", "_") for name in wish.game] or games():
        chosen = mutants(game, wish.rule)
        columns = (TextColumn(game), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
        survivors = []
        done = 0
        with Progress(*columns, console=console, auto_refresh=False, transient=True) as bar:
            task = bar.add_task(game, total=len(chosen))
            for mutant, verdict in verdicts(game, chosen, wish.workers, until):
                done += 1
                bar.update(task, advance=1, refresh=True)
                if verdict.fate != KILLED:
                    survivors.append(mutant)
        for mutant in survivors:
            console.print(f"[red]survived[/red] {escape(str(mutant))}", soft_wrap=True)
        lived += len(survivors)
        left += len(chosen) - done
        rest = f", {len(chosen) - done} not tried yet" if done < len(chosen) else ""
        console.print(f"{game}: {len(chosen)} mutants, {done - len(survivors)} killed{rest}")
    raise SystemExit(1 if lived else UNFINISHED if left else 0)


if __name__ == "__main__":
    main()
