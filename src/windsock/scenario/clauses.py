"""The clauses of a step, all but `play`: each compares the table with what is expected after the step."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from typing import Any, Final

from windsock.core.action import Action
from windsock.core.card import Seat
from windsock.core.table import Table
from windsock.core.trouble import Trouble

from .compare import UNORDERED, Difference, Picture, occurs
from .shape import Shape, check, rows, texts
from .words import check_event, check_step, read, seat_names, seat_of, seats_of, turn_of, worded

SPECTATOR: Final = "spectator"
LEGAL: Final[Shape] = {
    "seat": (str,),
    "includes": (list,),
    "excludes": (list,),
    "exactly": (list,),
    "verbs": (list,),
    "count": (int, dict),
}


class After:
    """The table after a step, and as it was before it (None: nothing was played)."""

    def __init__(self, table: Table, past: Table | None, since: int) -> None:
        self.table = table
        self.past = past
        self.since = since  # the first action whose events belong to this step

    def truth(self) -> Picture:
        """Everything there is, hidden or not."""
        return self.picture(Table.everything)

    def view(self, seat: Seat | None) -> Picture:
        """What a seat is shown (None: a spectator)."""
        return self.picture(lambda table: table.view(seat))

    def picture(self, describe: Callable[[Table], Mapping[str, Any]]) -> Picture:
        before = None if self.past is None else describe(self.past)
        return Picture(describe(self.table), before, self.table.catalogue)


# The clauses


def refused(after: After, value: Any) -> Iterator[Difference]:
    """Moves that a rule forbids now."""
    for row in rows("refused", value, {"move": (str, list), "rule": (str,)}, needed=("move", "rule")):
        if row["rule"] not in after.table.game.rules:
            raise Trouble("scenario-rule", word=row["rule"])
        for line in texts("move", row["move"]):
            refusal = after.table.explain(*turn_of(after.table, line))
            if refusal is None or refusal.rule != row["rule"]:
                found = "legal" if refusal is None else refusal.rule
                yield Difference(f"refused ({line})", row["rule"], found)


def asked(after: After, value: Any) -> Iterator[Difference]:
    """The seats that must act now."""
    yield from seats_differ(after.table, "asked", value, after.table.asked)


def legal(after: After, value: Any) -> Iterator[Difference]:
    """What a seat may do now: some of it, or all of it."""
    table = after.table
    for row in rows("legal", value, LEGAL, needed=("seat",)):
        seat = seat_of(table, row["seat"])
        moves = table.legal(seat)
        for text, action in read(table, row, "includes"):
            if action not in moves:
                yield Difference("legal.includes", text, rule_of(table, seat, action))
        for text, action in read(table, row, "excludes"):
            if action in moves or table.explain(seat, action) is None:
                yield Difference("legal.excludes", f"not {text}", "legal")
        if "exactly" in row:
            wanted = sorted(table.write(action) for _, action in read(table, row, "exactly"))
            found = sorted(map(table.write, moves))
            if wanted != found:
                yield Difference("legal.exactly", wanted, found)
        verbs = Counter(table.write(action).split()[0] for action in moves)
        if "verbs" in row:
            for verb in texts("verbs", row["verbs"]):
                check_verb(table, verb)
            if sorted(verbs) != sorted(row["verbs"]):
                yield Difference("legal.verbs", row["verbs"], list(verbs))
        if "count" in row:
            yield from counted(table, row["count"], verbs)


def counted(table: Table, wanted: int | dict[str, Any], verbs: Counter[str]) -> Iterator[Difference]:
    """How many moves are legal: all, or those that begin with each of these words."""
    if isinstance(wanted, int):
        if wanted != verbs.total():
            yield Difference("legal.count", wanted, verbs.total())
        return
    check(wanted, "count", dict.fromkeys(wanted, (int,)))
    for verb, count in wanted.items():
        check_verb(table, verb)
        if verbs[verb] != count:
            yield Difference(f"legal.count.{verb}", count, verbs[verb])


def check_verb(table: Table, verb: str) -> None:
    if verb not in table.catalogue.acts:
        raise Trouble("notation-verb", word=verb, verbs=", ".join(table.catalogue.acts))


def then(after: After, value: Any) -> Iterator[Difference]:
    """Any part of the whole position."""
    check_step(after.table, value.get("step"))
    yield from named("then", after.truth().differences(value))


def view(after: After, value: Any) -> Iterator[Difference]:
    """What a seat is shown, and what is there but not shown to it."""
    kinds = {"seat": (str,), "then": (dict,), "lacks": (dict, list)}
    for row in rows("view", value, kinds, needed=("seat",)):
        picture = after.view(None if row["seat"] == SPECTATOR else seat_of(after.table, row["seat"]))
        check_step(after.table, row.get("then", {}).get("step"))
        yield from named(f"view {row['seat']}", picture.differences(row.get("then", {})))
        yield from lacking(f"view {row['seat']}.lacks", row.get("lacks", {}), picture, after.truth(), ())


def lacking(
    name: str, wanted: Any, picture: Picture, truth: Picture, path: tuple[str, ...]
) -> Iterator[Difference]:
    """Values that are at a path in truth (otherwise nothing is checked), and must not be there in a view."""
    if isinstance(wanted, dict):
        for key, part in wanted.items():
            yield from lacking(name, part, picture, truth, (*path, key))
        return
    shown, there = picture.now, truth.now
    for depth, key in enumerate(path):
        shown, there = picture.part(shown, key, path[:depth]), truth.part(there, key, path[:depth])
    for value in wanted if isinstance(wanted, list) else [wanted]:
        if not occurs(value, there):
            raise Trouble("scenario-not-there", value=value, path=".".join(path))
        if occurs(value, shown):
            yield Difference(".".join((name, *path)), f"no {value!r}", shown)


def events(after: After, value: Any) -> Iterator[Difference]:
    """What a seat was told since the last step."""
    table = after.table
    kinds = {"seat": (str,), "includes": (list,), "lacks": (list,), "exactly": (list, dict)}
    for row in rows("events", value, kinds, needed=("seat",)):
        seat = None if row["seat"] == SPECTATOR else seat_of(table, row["seat"])
        told = [worded(table, event) for _, event in table.events_since(after.since, seat)]
        path = f"events {row['seat']}"
        exactly = row.get("exactly", [])
        if isinstance(exactly, dict):  # in any order
            check(exactly, "exactly", {UNORDERED: (list,)}, needed=(UNORDERED,))
            exactly = exactly[UNORDERED]
        for wanted in (*row.get("includes", ()), *row.get("lacks", ()), *exactly):
            check_event(table, wanted)
        rest = iter(told)
        for wanted in row.get("includes", ()):  # each one, in this order
            if not any(matches(table, wanted, event) for event in rest):
                yield Difference(f"{path}.includes", wanted, told)
                break
        for unwanted in row.get("lacks", ()):
            if any(matches(table, unwanted, event) for event in told):
                yield Difference(f"{path}.lacks", f"no {unwanted!r}", told)
        if "exactly" in row:
            yield from named(
                f"{path}.exactly", Picture(told, None, table.catalogue).differences(row["exactly"])
            )


def over(after: After, value: Any) -> Iterator[Difference]:
    if after.table.over != value:
        yield Difference("over", value, after.table.over)


def winners(after: After, value: Any) -> Iterator[Difference]:
    """Who has won, or would win if the game ended now."""
    yield from seats_differ(after.table, "winners", value, list(after.table.standing.winners))


CLAUSES: Final[Mapping[str, Callable[[After, Any], Iterator[Difference]]]] = {
    "refused": refused,
    "asked": asked,
    "legal": legal,
    "then": then,
    "view": view,
    "events": events,
    "over": over,
    "winners": winners,
}


def seats_differ(table: Table, key: str, value: Any, found: list[Seat]) -> Iterator[Difference]:
    if sorted(seats_of(table, key, value)) != sorted(found):
        yield Difference(key, value, seat_names(found))


def named(name: str, differences: Iterator[Difference]) -> Iterator[Difference]:
    """The same differences, under the name of their clause."""
    for one in differences:
        yield Difference(f"{name}.{one.path}" if one.path else name, one.expected, one.found)


def matches(table: Table, wanted: dict[str, Any], event: dict[str, Any]) -> bool:
    """Whether an event has all that is wanted of it."""
    if wanted["event"] != event["event"]:
        return False
    return not any(Picture(event, None, table.catalogue).differences(wanted))


def rule_of(table: Table, seat: Seat, action: Action) -> str:
    refusal = table.explain(seat, action)
    return "legal, but not in the list" if refusal is None else refusal.rule
