"""Write docs/bench.md from two reports of `windsock bench --json`, interpreted and compiled.

Usage: python scripts/bench_page.py interpreted.json compiled.json docs/bench.md
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

HEAD = """# Speed

Written by `make bench`: random play of a 4-player game of Airlines Europe with a full legal list at each
decision, on one core, beside catanatron from PyPI (4 random players) in the same run. *Bare* is the legal
list and the move; *public* is the table of the public interface, which judges, records and tells every move.
The costs of `copy`, `legal`, `view` and `imagine` are means over main turns sampled from games. *Describe*
is the public view after a move of a random game. Of the other games bare decisions and describing are
measured in the same run, with 4 players too.

"""
RATIOS = {
    "bare": "bare decisions, times catanatron's",
    "public": "public decisions, times catanatron's",
    "copy": "cost of a copy, part of catanatron's",
    "legal": "cost of a main turn's legal list, part of a mean decision",
    "describe": "cost of describing Airlines (1990), times Airlines Europe's",
    "airlines-1990": "bare decisions of Airlines (1990), times catanatron's",
    "air-alliance": "bare decisions of Air Alliance, times catanatron's",
    "air-postal": "bare decisions of Air Postal, times catanatron's",
}


def main() -> int:
    if len(sys.argv) != 4:
        sys.stderr.write(f"{__doc__}")
        return 2
    plain, compiled = (json.loads(Path(name).read_text(encoding="utf-8")) for name in sys.argv[1:3])
    if (plain["build"], compiled["build"]) != ("interpreted", "compiled"):
        sys.stderr.write(
            f"The reports are {plain['build']} and {compiled['build']}: give interpreted, then compiled.\n"
        )
        return 2
    Path(sys.argv[3]).write_text(page(plain, compiled), encoding="utf-8")
    is_same = plain["action_hash"] == compiled["action_hash"]
    passed = is_same and all(bar["passed"] for report in (plain, compiled) for bar in report["bars"])
    sys.stdout.write(f"{sys.argv[3]}: {'all bars cleared' if passed else 'NOT all bars cleared'}\n")
    return 0 if passed else 1


def page(plain: dict[str, Any], compiled: dict[str, Any]) -> str:
    lines = ["| | interpreted | compiled |", "| --- | ---: | ---: |"]
    for name in plain["figures"]:
        unit = "µs" if name.endswith("cost") else "a second"
        values = " | ".join(number(report["figures"][name]) for report in (plain, compiled))
        lines.append(f"| {name}, {unit} | {values} |")
    lines += ["", "| ratio | interpreted | bar | compiled | bar |", "| --- | ---: | --- | ---: | --- |"]
    for name in plain["ratios"]:
        cells = [cell for report in (plain, compiled) for cell in verdict(report, name)]
        lines.append(f"| {RATIOS[name]} | {' | '.join(cells)} |")
    is_same = plain["action_hash"] == compiled["action_hash"]
    lines += [
        "",
        f"Hash over every action and score of 800 seeded games: {'equal' if is_same else 'NOT equal'} "
        f"(`{plain['action_hash'][:16]}`, `{compiled['action_hash'][:16]}`).",
        "",
        f"Python {compiled['python']} on {compiled['machine']}.",
    ]
    return HEAD + "\n".join(lines) + "\n"


def number(value: float) -> str:
    return f"{value:,.0f}" if value >= 1000 else f"{value:.1f}"


def verdict(report: dict[str, Any], name: str) -> list[str]:
    """The ratio, and the bar with its verdict."""
    for bar in report["bars"]:
        if bar["ratio"] == name:
            sense = "at least" if bar["at_least"] else "at most"
            return [
                f"{report['ratios'][name]:.2f}",
                f"{sense} {bar['demand']:g}: {'pass' if bar['passed'] else 'FAIL'}",
            ]
    return ["", "not measured"]


if __name__ == "__main__":
    sys.exit(main())
