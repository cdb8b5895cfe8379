"""Judging mutants: each gets a process of its own, forked from one that has everything in it but games.

The child reads the game with the mutant in it and runs the scenarios and tests of the game, those first that
cite its rules, then the laws, up to the first that fails.
"""

from __future__ import annotations

import inspect
import json
import os
import resource
import select
import signal
import sys
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from importlib import import_module
from importlib.abc import Loader, MetaPathFinder
from importlib.machinery import ModuleSpec, SourceFileLoader
from importlib.util import spec_from_file_location
from pathlib import Path
from types import CodeType
from typing import Any

import hypothesis  # noqa: F401, loaded once for all children, as are the parts of the package below
import pytest

import windsock.bots
import windsock.language.speaker
import windsock.maps
import windsock.rulebook  # noqa: F401
from windsock.core.registry import load_game
from windsock.coverage.citations import ids_in
from windsock.coverage.mutants import Mutant
from windsock.laws.laws import LAWS_OF_A_WALK
from windsock.laws.walk import cases, walk
from windsock.scenario import Scenario, files, read, run

ROOT = Path(__file__).parent.parent
GAMES = ROOT / "src" / "windsock" / "games"
CHECKS, EDGES = "test_check.py", "test_edges.py"  # the tests of boards; what mutants once got through
OF_BOTS = ("test_foresight.py", "test_odds.py", "test_worth.py")
LONG = ("test_strength.py", "test_time.py")  # whole games of bots: never
QUIET = ("-x", "-q", "-p", "no:cacheprovider", "-o", "addopts=--import-mode=importlib")
WALKS = 8  # random games of each case that the laws look at, if all else has passed
LAWS = (
    *("play_ends", "copies_stand_still", "indexes_are_right", "nothing_is_lost"),
    *("list_and_judge_agree", "view_is_enough"),
)
LONGEST = 60  # seconds; a mutant that never ends is noticed as well
MEMORY = 2 << 30
KILLED, SURVIVED = "killed", "survived"


@dataclass(frozen=True)
class Verdict:
    """What the tests said: the first that failed, and its file."""

    fate: str
    by: str = ""
    file: str = ""


class Suite:
    """The tests of one game: its scenarios, and its folder of tests in Python."""

    def __init__(self, game: str, root: Path = ROOT) -> None:
        self.game = game
        self.longest = LONGEST
        self.walks = WALKS
        scenarios = root / "tests" / "scenarios" / game.replace("_", "-")
        folder = root / "tests" / "games" / game
        self.scenarios = [one for file in files([scenarios]) for one in read(file)]
        self.modules = [path for path in sorted(folder.glob("test_*.py")) if path.name not in LONG]
        self.cited = {path: set(ids_in(path.read_text(encoding="utf-8"))) for path in self.modules}
        inside = [path for place in (scenarios, folder) for path in place.rglob("*")]
        self.files = sorted(path for path in inside if path.is_file() and path.suffix != ".pyc")

    def first(self, mutant: Mutant | None) -> tuple[list[Scenario], list[Path]]:
        """The tests for a mutant, those first that cite its rules."""
        if mutant is None:
            return self.scenarios, self.modules
        rules = set(mutant.rules)
        is_check = mutant.file.startswith("board/check")
        modules = [path for path in self.modules if concerns(path.name, mutant.file)]
        modules.sort(key=lambda path: (path.name == CHECKS, not rules & self.cited[path]))
        scenarios = sorted(self.scenarios, key=lambda one: not rules & set(one.rules))
        return [] if is_check else scenarios, modules

    def judge(self, mutant: Mutant | None) -> Verdict:
        """Run them in this process, which will never be good for anything else."""
        if mutant is not None:
            finder = Finder(self.game, mutant)
            sys.meta_path.insert(0, finder)
            import_module(finder.name)  # now: pytest would read it past the finder
        scenarios, modules = self.first(mutant)
        for one in scenarios:
            if not passes(one):
                return Verdict(KILLED, one.name, str(one.file))
        order = Order(mutant.rules if mutant is not None else ())
        if modules and pytest.main([*QUIET, *map(str, modules)], plugins=[order]):
            return Verdict(KILLED, order.failed or "a module", order.file)
        law = broken_law(self.game, self.walks) if scenarios else ""
        return Verdict(KILLED, law) if law else Verdict(SURVIVED)


def concerns(module: str, file: str) -> bool:
    """Whether tests may notice a change of a file: those of boards and of bots are slow, and for theirs."""
    if file.startswith("board/check"):
        return module in (CHECKS, EDGES)
    if module in OF_BOTS:
        return file.startswith("show/")
    return module != CHECKS or file.startswith("board/")


def passes(scenario: Scenario) -> bool:
    try:
        return not run(scenario)
    except Exception:
        return False


def broken_law(game: str, walks: int) -> str:
    """The first law that a random game breaks: many lines only keep an index that a law compares."""
    for case in cases(load_game(game.replace("_", "-"))):
        for seed in range(walks):
            try:
                found = walk(case, seed)
                for name in LAWS:
                    LAWS_OF_A_WALK[name](found)
            except Exception as error:
                return f"{case}, walk {seed}: {type(error).__name__}"
    return ""


class Order:
    """A plug-in of pytest: tests that cite these rules come first; the first failure is kept."""

    def __init__(self, rules: Iterable[str]) -> None:
        self.rules = list(rules)
        self.failed = ""
        self.file = ""

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        items.sort(key=lambda item: not self.cites(item))

    def cites(self, item: pytest.Item) -> bool:
        function: Any = getattr(item, "function", None)
        text = item.name + (inspect.getsource(function) if function is not None else "")
        return any(rule in text for rule in self.rules)

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed and not self.failed:
            self.failed = report.nodeid.rpartition("::")[2]
            self.file = str(ROOT / report.nodeid.partition("::")[0])


class Finder(MetaPathFinder):
    """Finds one module of a game with a mutant in it."""

    def __init__(self, game: str, mutant: Mutant) -> None:
        self.path = GAMES / game / mutant.file
        parts = Path(mutant.file).with_suffix("").parts
        self.name = ".".join(("windsock.games", game, *(part for part in parts if part != "__init__")))
        self.mutant = mutant

    def find_spec(self, name: str, path: Any, target: Any = None) -> ModuleSpec | None:
        if name != self.name:
            return None
        loader: Loader = Changed(name, str(self.path), self.mutant)
        return spec_from_file_location(name, self.path, loader=loader)


class Changed(SourceFileLoader):
    def __init__(self, name: str, path: str, mutant: Mutant) -> None:
        super().__init__(name, path)
        self.mutant = mutant

    def get_code(self, fullname: str) -> CodeType:
        text = self.mutant.applied(Path(self.path).read_text(encoding="utf-8"))
        return compile(text, self.path, "exec", dont_inherit=True)


def fork(tests: Suite, mutant: Mutant | None) -> tuple[int, int]:
    """Start a child that judges; its process, and where its verdict can be read."""
    if any(name.startswith("windsock.games.") for name in sys.modules):
        raise RuntimeError("a game is loaded here: no child would read it again")
    here, there = os.pipe()
    child = os.fork()
    if child:
        os.close(there)
        return child, here
    try:
        signal.alarm(tests.longest if mutant is not None else 10 * LONGEST)
        resource.setrlimit(resource.RLIMIT_DATA, (MEMORY, MEMORY))
        silence = os.open(os.devnull, os.O_RDWR)
        for stream in range(3):
            os.dup2(silence, stream)
        os.chdir(ROOT)
        os.environ["PYTEST_DISABLE_PLUGIN_AUTOLOAD"] = "1"
        verdict = tests.judge(mutant)
        os.write(there, json.dumps([verdict.fate, verdict.by, verdict.file]).encode())
    except BaseException as error:  # of the mutant, while its module is read
        os.write(there, json.dumps([KILLED, type(error).__name__, ""]).encode())
    finally:
        os._exit(0)


def verdict_of(child: int, pipe: int) -> Verdict:
    """Wait for a child. One that has nothing to say was stopped by the clock."""
    with os.fdopen(pipe, "rb") as stream:
        text = stream.read()
    os.waitpid(child, 0)
    return Verdict(*json.loads(text)) if text else Verdict(KILLED, "it never ends")


def judge_alone(tests: Suite) -> Verdict:
    """What the tests say without any mutant."""
    return verdict_of(*fork(tests, None))


def judge_all(tests: Suite, mutants: Iterable[Mutant], workers: int) -> Iterator[tuple[Mutant, Verdict]]:
    """Each mutant with its verdict, as they come."""
    running: dict[int, tuple[int, Mutant]] = {}
    for mutant in mutants:
        child, pipe = fork(tests, mutant)
        running[pipe] = child, mutant
        if len(running) == workers:
            yield from finished(running)
    while running:
        yield from finished(running)


def finished(running: dict[int, tuple[int, Mutant]]) -> Iterator[tuple[Mutant, Verdict]]:
    """Wait until a child, or more than one, is done."""
    for pipe in select.select(list(running), [], [])[0]:
        child, mutant = running.pop(pipe)
        yield mutant, verdict_of(child, pipe)
