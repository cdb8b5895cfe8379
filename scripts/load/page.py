"""The figures of a load test as a small table, and as a page of the documentation."""

from __future__ import annotations

from typing import Any

NAMES = {
    "windsock": "Windsock",
    "compiled": "Windsock, compiled engine",
    "tic-tac-toe": "boardgame.io, tic-tac-toe",
    "secret-state": "boardgame.io, secret-state",
}
OURS = ("windsock", "compiled")
THEIRS = ("tic-tac-toe", "secret-state")
HEAD = """# Load

Written by `make load`. {tables} live tables with four sockets each ({sockets} sockets) on one server process,
over loopback; whoever may move moves at once, at random, for {seconds:.0f} seconds after a warm-up. The
players are one Node program with two adapters (`scripts/load/driver.mjs`). Each server runs alone, in turn
and several times in one run; of each the middle round by actions a second is shown.

- **Windsock** plays Airlines Europe, a whole game with hidden hands: each move is judged, written to SQLite
  (WAL, `synchronous=FULL`) and acknowledged only when it is on the disk; each of the four seats gets its own
  view with all its legal moves. When a game is over the next one begins.
- **boardgame.io** {version} from npm, with its default storage: memory, nothing on the disk. *Tic-tac-toe* is
  the game of its tutorial: two play, two watch, nothing is hidden; when a game is over the next one begins,
  as its lobby does it. *Secret-state* is after its example of that name, for four players: a move changes
  one's own secret and ends the turn, the server strips it for the others, and the game never ends. It is
  about the smallest game there can be: what it costs is the framework alone.

An answer is the acknowledgement that the sender gets (boardgame.io: the update with the new state); *shown*
is the time from a player's sending until another socket of the table has a view with that move.

"""


def rows(report: dict[str, Any]) -> dict[str, str]:
    answer, shown = report["answer"], report["shown"]
    return {
        "actions acknowledged a second": f"{report['actions_a_second']:,.0f}",
        "answer, median": f"{answer['median']:.1f} ms",
        "answer, 99th percentile": f"{answer['p99']:.1f} ms",
        "answer, slowest": f"{answer['most']:.1f} ms",
        "shown to the others, median": f"{shown['median']:.1f} ms",
        "shown to the others, 99th percentile": f"{shown['p99']:.1f} ms",
        "bytes sent an action, all four seats": f"{report['bytes_an_action']:,.0f}",
        "server's CPU an action": f"{report['cpu_an_action'] * 1000:.2f} ms",
        "server's CPU in use": f"{report['cpu_share'] * 100:.0f} %",
        "server's memory, no table": f"{report['memory_empty'] / 1e6:.0f} MB",
        "memory a table, at its start": f"{report['memory_a_table'] / 1e3:,.0f} kB",
        "memory a table, at the end": f"{report['memory_a_table_after'] / 1e3:,.0f} kB",
        "refused": str(report["refused"]),
        "lost, twice or out of order": str(report["lost"] + report["disorder"]),
    }


def table(reports: dict[str, dict[str, Any]]) -> str:
    columns = {name: rows(report) for name, report in reports.items()}
    lines = [
        f"| | {' | '.join(NAMES[name] for name in columns)} |",
        f"| --- | {' | '.join('---:' for _ in columns)} |",
    ]
    for label in next(iter(columns.values())):
        lines.append(f"| {label} | {' | '.join(column[label] for column in columns.values())} |")
    return "\n".join(lines)


def verdict(reports: dict[str, dict[str, Any]]) -> str:
    """The bar: as many actions a second as boardgame.io, at a 99th percentile no worse."""
    lines = []
    for theirs in filter(reports.get, THEIRS):
        for ours in filter(reports.get, OURS):
            ratio = reports[ours]["actions_a_second"] / reports[theirs]["actions_a_second"]
            tail = reports[ours]["answer"]["p99"] / reports[theirs]["answer"]["p99"]
            passed = "pass" if ratio >= 1 and tail <= 1 else "FAIL"
            lines.append(
                f"- {NAMES[ours]} beside {NAMES[theirs]}: {ratio:.2f} times its actions a second "
                f"(at least 1), {tail:.2f} times its 99th percentile (at most 1): {passed}"
            )
    return "\n".join(lines) or "Not measured beside boardgame.io."


def page(report: dict[str, Any]) -> str:
    reports = report["servers"]
    first = next(iter(reports.values()))
    head = HEAD.format(version=report["boardgame"], **first)
    return f"{head}{table(reports)}\n\n{verdict(reports)}\n\n{report['machine']}.\n"
