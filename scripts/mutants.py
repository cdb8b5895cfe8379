"""Mutation: delete or turn round one condition of the rules at a time; each time some test must fail.

    make mutants                         all of them
    python scripts/mutants.py AE-BUY     those of a game, a chapter or one rule

The tests run on scratch copies of the tree. What to change is listed in scripts/mutations, a file a game, by
rule, file and snippet, so that a mutant breaks loudly when the code under it changes.
"""

from __future__ import annotations

import argparse
import ast
import os
import re
import shutil
import subprocess
import sys
import tempfile
import tomllib
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from queue import SimpleQueue

from rich.console import Console
from rich.markup import escape
from rich.progress import track
from rich.table import Table as Grid

from windsock.coverage.citations import citations, declared, sources

ROOT = Path(__file__).parent.parent
LISTS = Path(__file__).with_name("mutations")
GAMES = Path("src/windsock/games")
NEEDED = ("src", "rules", "tests", "scripts", "pyproject.toml")
WITHOUT = ("-p", "no:cacheprovider", "-p", "no:xdist", "-p", "no:windsock-laws")  # plug-ins not needed here
LONGEST = 300  # seconds; a mutant that never ends is caught as well

KILLED, SURVIVED, BROKEN = "killed", "survived", "broken"


@dataclass(frozen=True)
class Mutant:
    """One condition deleted or turned round: its rule, and the snippet that gives way to another."""

    game: str  # its folder
    rule: str
    file: str
    old: str
    new: str

    def applied(self, sources: Sources) -> str:
        """The mutated source, or an error that says what no longer fits."""
        source = sources.modules[self.file]
        if source.count(self.old) != 1:
            raise ValueError(f"{self.rule}: {source.count(self.old)} times in {self.file}: {self.old!r}")
        if self.rule not in {one.rule for one in citations(source, sources.names)}:
            raise ValueError(f"{self.rule}: {self.file} does not cite it")
        mutated = source.replace(self.old, self.new)
        ast.parse(mutated)
        return mutated


@dataclass(frozen=True)
class Verdict:
    """What the tests said, and the first test that failed."""

    mutant: Mutant
    fate: str
    by: str


class Sources:
    """The modules of a game, and the rules that its names stand for."""

    def __init__(self, game: str, root: Path = ROOT) -> None:
        self.folder = root / GAMES / game
        self.modules = sources(self.folder)
        self.names = declared(self.modules.values())


def games() -> list[str]:
    """The games that have mutants."""
    return sorted(path.stem for path in LISTS.glob("*.toml"))


def mutants(wish: str = "") -> list[Mutant]:
    """All mutants, or those whose rule has this word in its id."""
    found: list[Mutant] = []
    for game in games():
        rows = tomllib.loads((LISTS / f"{game}.toml").read_text(encoding="utf-8"))["mutant"]
        found += [Mutant(game, **row) for row in rows if wish in row["rule"]]
    return found


def checks(game: str) -> str:
    """The tests of boards: they are slow, and no rule of play needs them."""
    return f"tests/games/{game}/test_check.py"


def tests(game: str) -> tuple[str, ...]:
    """The tests of play: the scenarios of this game, not of others, and its folder."""
    own = f"-k={game.replace('_', '-')} or {game}"
    return (own, "tests/test_scenarios.py", f"tests/games/{game}", f"--ignore={checks(game)}")


class Nest:
    """A scratch copy of the tree to put mutants into, one after the other."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        for name in NEEDED:
            if (ROOT / name).is_dir():
                shutil.copytree(
                    ROOT / name,
                    folder / name,
                    symlinks=True,
                    ignore=shutil.ignore_patterns("__pycache__", "static", "node_modules"),
                )
            else:
                shutil.copy(ROOT / name, folder / name)
        self.games = {game: Sources(game, folder) for game in games()}

    def judge(self, mutant: Mutant) -> Verdict:
        """Put the mutant in, run the tests, take it out again."""
        sources = self.games[mutant.game]
        file = sources.folder / mutant.file
        file.write_text(mutant.applied(sources), encoding="utf-8")
        is_of_boards = mutant.file.startswith("board/check")
        try:
            fate, by = self.test((checks(mutant.game),) if is_of_boards else tests(mutant.game))
        finally:
            file.write_text(sources.modules[mutant.file], encoding="utf-8")
        return Verdict(mutant, fate, by)

    def test(self, chosen: tuple[str, ...]) -> tuple[str, str]:
        """Run tests of a game up to the first failure."""
        command = [sys.executable, "-m", "pytest", "-x", "-q", *WITHOUT, *chosen]
        environment = {name: value for name, value in os.environ.items() if not name.startswith("PYTEST")}
        environment |= {"PYTHONPATH": str(self.folder / "src"), "PYTHONDONTWRITEBYTECODE": "1"}
        try:
            done = subprocess.run(
                command,
                cwd=self.folder,
                env=environment,
                capture_output=True,
                text=True,
                timeout=LONGEST,
                check=False,
            )
        except subprocess.TimeoutExpired:
            return KILLED, "it never ends"
        if done.returncode == 0:
            return SURVIVED, ""
        failed = re.search(r"^(?:FAILED|ERROR) (.+?)(?: - .*)?$", done.stdout, re.MULTILINE)
        if done.returncode == 1 and failed:
            return KILLED, failed[1].rpartition("::")[2]
        return BROKEN, (done.stdout + done.stderr).strip()[-300:]


def run(chosen: list[Mutant], workers: int) -> Iterator[Verdict]:
    """The verdicts, in the order of the list; each worker has a nest of its own."""
    with tempfile.TemporaryDirectory() as scratch, ThreadPoolExecutor(workers) as pool:
        nests: SimpleQueue[Nest] = SimpleQueue()
        for number in range(workers):
            nests.put(Nest(Path(scratch, str(number))))
        nest = nests.get()
        for game in sorted({mutant.game for mutant in chosen}):
            fate, by = nest.test(tests(game))
            if fate != SURVIVED:
                raise SystemExit(f"The tests fail without any mutant: {by}")
        nests.put(nest)

        def judge(mutant: Mutant) -> Verdict:
            nest = nests.get()
            try:
                return nest.judge(mutant)
            finally:
                nests.put(nest)

        yield from pool.map(judge, chosen)


def main() -> None:
    parser = argparse.ArgumentParser(
        description="Delete rule conditions one by one; each time a test must fail."
    )
    parser.add_argument("rule", nargs="?", default="", help="part of a rule id: only these")
    parser.add_argument("--workers", type=int, default=2)
    wish = parser.parse_args()
    chosen = mutants(wish.rule)
    grid = Grid("rule", "file", "instead of", "fate", "by", box=None, pad_edge=False)
    lived = 0
    for verdict in track(run(chosen, wish.workers), "Testing", total=len(chosen), transient=True):
        colour = "green" if verdict.fate == KILLED else "red"
        lived += verdict.fate != KILLED
        mutant = verdict.mutant
        snippet = " ".join(mutant.old.split())
        fate = f"[{colour}]{verdict.fate}[/{colour}]"
        grid.add_row(mutant.rule, mutant.file, escape(snippet), fate, escape(verdict.by))
    console = Console()
    console.print(grid)
    console.print(f"{len(chosen)} mutants, {len(chosen) - lived} killed")
    raise SystemExit(lived > 0)


if __name__ == "__main__":
    main()
