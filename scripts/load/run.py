"""Load: many live tables of four sockets on one server, beside boardgame.io's server under the same players.

Everything happens on this machine. Each server runs alone, for as long as the other, in turn and several
times; the players (driver.mjs) are the same for both: whoever may move moves at once. Afterwards every
acknowledged move is looked for in the database.

Usage: python scripts/load/run.py [--tables 100] [--seconds 10] [--rounds 3] [--json FILE]
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any, Final

ROOT: Final = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT))  # run as a file, its parts are found all the same

from scripts.load import page  # noqa: E402
from scripts.load.journal import check_journal, database_size  # noqa: E402
from scripts.load.process import Process, boardgame, windsock  # noqa: E402

HERE: Final = Path(__file__).parent
GAMES: Final = {
    "windsock": "airlines-europe",
    "compiled": "airlines-europe",
    "tic-tac-toe": "tic-tac-toe",
    "secret-state": "secret-state",
}


def main() -> int:
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    options.add_argument("--tables", type=int, default=100)
    options.add_argument("--seconds", type=float, default=10.0)
    options.add_argument("--warmup", type=float, default=3.0)
    options.add_argument("--rounds", type=int, default=3, help="all servers in turn; the middle one counts")
    options.add_argument("--json", type=Path, help="write all figures into this file")
    options.add_argument("--page", type=Path, help="docs/load.md if all servers are measured")
    options.add_argument("--servers", nargs="+", choices=GAMES, default=list(GAMES))
    options.add_argument("--build", type=Path, default=ROOT / "build" / "compiled", help="of `make compiled`")
    chosen = options.parse_args()
    install_players()
    names = [name for name in chosen.servers if name != "compiled" or is_fresh(chosen.build)]
    rounds = [{name: measure(name, chosen) for name in names} for _ in range(chosen.rounds)]
    reports = {name: middle([found[name] for found in rounds]) for name in names}
    lock = json.loads((HERE / "package.json").read_text(encoding="utf-8"))
    report = {
        "machine": machine(),
        "boardgame": lock["dependencies"]["boardgame.io"],
        "load_average": os.getloadavg()[0],
        "servers": reports,
    }
    sys.stdout.write(page.table(reports) + "\n")
    verdict = page.verdict(reports)
    sys.stdout.write(f"\n{verdict}\n")
    if chosen.json:
        chosen.json.parent.mkdir(parents=True, exist_ok=True)
        chosen.json.write_text(json.dumps(report, indent=1) + "\n", encoding="utf-8")
    where = chosen.page or (ROOT / "docs" / "load.md" if set(reports) == set(GAMES) else None)
    if where:
        where.write_text(page.page(report), encoding="utf-8")
    return 1 if any(report["lost"] or report["disorder"] for report in reports.values()) else 0


def middle(found: list[dict[str, Any]]) -> dict[str, Any]:
    """Of several measurements of one server the middle one by its actions a second; no loss is forgotten."""
    by_speed = sorted(found, key=lambda one: float(one["actions_a_second"]))
    worst = {name: max(one[name] for one in found) for name in ("lost", "disorder")}
    return {**by_speed[len(found) // 2], **worst}


def is_fresh(build: Path) -> bool:
    """Whether a compiled build is there, and not older than the sources."""
    stamp = build / ".stamp"
    sources = [path.stat().st_mtime for path in (ROOT / "src").rglob("*.py")]
    found = build.exists() and (not stamp.exists() or stamp.stat().st_mtime >= max(sources))
    if not found:
        sys.stderr.write(f"{build}: not there or too old, left out; `make compiled` makes it.\n")
    return found


def install_players() -> None:
    """The players are a Node program; its packages come as the lock file says."""
    if not (HERE / "node_modules").exists():
        subprocess.run(["npm", "ci", "--silent"], cwd=HERE, check=True)


def measure(name: str, chosen: argparse.Namespace) -> dict[str, Any]:
    """One server under load, and what it cost."""
    folder = Path(tempfile.mkdtemp(prefix="windsock-load-"))
    database = folder / "windsock.db"
    try:
        if is_theirs(name):
            server = boardgame(folder / "log")
        else:
            build = chosen.build.resolve() if name == "compiled" else None
            server = windsock(f"sqlite:///{database}", folder / "log", compiled=build)
        try:
            server.wait_until_up()
            found = play(name, server, folder / "journal.json", chosen)
        finally:
            server.stop()
        found["lost"] = 0
        if not is_theirs(name):
            found.update(check_journal(database, folder / "journal.json"))
            found.update(database_size(database))
        return found
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def play(name: str, server: Process, journal: Path, chosen: argparse.Namespace) -> dict[str, Any]:
    """Let the players play, and look at the server at each stage."""
    kind = "boardgame" if is_theirs(name) else "windsock"
    numbers = [str(chosen.tables), str(chosen.warmup), str(chosen.seconds)]
    command = ["node", str(HERE / "driver.mjs"), kind, GAMES[name], server.address, *numbers, str(journal)]
    memory, cpu = {"empty": server.memory}, {}
    result: dict[str, Any] = {}
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as driver:
        assert driver.stdout is not None
        for line in driver.stdout:
            said = json.loads(line)
            result = said.get("result", result)
            if "stage" in said:
                memory[said["stage"]] = server.memory
                cpu[said["stage"]] = server.cpu
    assert driver.returncode == 0, server.said()
    used = cpu["measured"] - cpu["measure"]
    return {
        **result,
        "cpu_an_action": used / max(1, result["actions"]),
        "cpu_share": used / result["seconds"],
        "memory_empty": memory["empty"],
        "memory_a_table": (memory["idle"] - memory["empty"]) / chosen.tables,
        "memory_a_table_after": (memory["measured"] - memory["empty"]) / chosen.tables,
    }


def is_theirs(name: str) -> bool:
    return name in page.THEIRS


def machine() -> str:
    model = next(
        (
            line.partition(":")[2].strip()
            for line in Path("/proc/cpuinfo").read_text().splitlines()
            if line.startswith("model name")
        ),
        platform.machine(),
    )
    node = subprocess.run(["node", "--version"], capture_output=True, text=True, check=True).stdout.strip()
    return f"{os.cpu_count()} cores of {model}, Python {platform.python_version()}, Node {node}"


if __name__ == "__main__":
    sys.exit(main())
