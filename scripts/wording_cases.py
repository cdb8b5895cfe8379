"""What Python says of whole games, beside what the server sends of them: the browser must say the same.

    python scripts/wording_cases.py > cases.json

Golden games are replayed; every event, legal move, question, waiting and ending, and a sample of refusals and
unreadable moves is said in four languages. `npm test` in client/ runs this and compares each sentence.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Iterator
from dataclasses import asdict
from itertools import groupby, islice
from pathlib import Path
from typing import Any

import windsock
from windsock.core.registry import load_game
from windsock.core.table import Table
from windsock.core.trouble import Trouble
from windsock.language import Speaker
from windsock.language.shelf import GENERIC, LANGUAGES
from windsock.language.speaker import speaker_for
from windsock.match.saying import Sayings, sayings_of
from windsock.web.games import fluent

GOLDEN = Path(__file__).parent.parent / "tests" / "golden"
NAMES = ("Ada", "", "Zoë", "p4")  # a seat without a name is called by its number
STRIDE = 211  # every so many-th action of the catalogue is refused, another one at each position
UNREADABLE = (
    "",
    "fly away",
    "buy",
    "buy rde LON-PAR",
    "buy red XXX-YYY",
    "lay nothing",
    "exchange one for two",
)

Sent = tuple[str, Any, Callable[[Speaker], str]]  # kind, what the browser is sent, what a speaker says of it


def cases(table: Table) -> Iterator[Sent]:
    """Every kind of sentence of one game. Each is to be said before the next is asked for."""
    sayings = sayings_of(table.catalogue)
    for seat in (None, *range(table.seats)):
        for number, event in table.events_since(-1, seat):
            yield (
                "event",
                {**sayings.event(number, event), "number": 0},
                lambda one, event=event: one.event(event),
            )
    past = table.at(0)
    for seat, action in table.done:
        yield from at(past, sayings)
        past.play(seat, action)
    yield from at(past, sayings)
    yield "ending", table.standing.ending, lambda one: one.ending(table.standing.ending)
    for text in UNREADABLE:
        try:
            table.read(text)
        except Trouble as trouble:
            sent = {"key": trouble.key, "facts": dict(trouble.facts)}
            yield "trouble", sent, lambda one, trouble=trouble: one.trouble(trouble)


def at(table: Table, sayings: Sayings) -> Iterator[Sent]:
    """What is asked, offered and refused at one position."""
    s = table.s
    for seat in range(table.seats):
        is_asked = seat in table.asked
        question = sayings.question(s, seat) if is_asked else None
        yield (
            "prompt",
            {"question": question, "asked": table.asked},
            lambda one, seat=seat: one.prompt(s, seat),
        )
        for action in table.legal(seat) if is_asked else ():
            move = sayings.move(action, s, seat)
            yield "move", move, lambda one, action=action, seat=seat: one.move(action, s, seat)
    if table.over:
        return
    for action in islice(table.catalogue.actions, table.number % STRIDE, None, STRIDE):
        for seat in (table.asked[0], (table.asked[0] + 1) % table.seats):
            refusal = table.explain(seat, action)
            if refusal is not None:
                sent = {"rule": refusal.rule, "facts": sayings.refused(refusal.facts)}
                yield "refusal", sent, lambda one, no=refusal: one.refusal(no.rule, no.facts)


def group(files: list[Path]) -> dict[str, Any]:
    """Games with equally many seats on the same board: each sentence of theirs once."""
    found: dict[str, dict[str, Any]] = {}
    for file in files:
        table = windsock.load(file)
        names = [*NAMES, *[""] * table.seats][: table.seats]
        speakers = {code: speaker_for(table, code, names) for code in LANGUAGES}
        for kind, sent, say in cases(table):
            key = json.dumps([kind, sent])
            if key not in found:
                said = {code: say(speaker) for code, speaker in speakers.items()}
                found[key] = {"kind": kind, "sent": sent, "said": said}
    chart = table.game.chart(table.material, None)
    words = {name: list(one.words) for name, one in table.catalogue.vocabularies.items()}
    return {
        "files": [file.stem for file in files],
        "game": table.game.name,
        "board": {**asdict(chart.bare()), "words": words},
        "names": names,
        "cases": list(found.values()),
    }


def head(file: Path) -> tuple[str, ...]:
    """What golden games must have in common to be told together: game, board, seats."""
    lines = file.read_text(encoding="utf-8").splitlines()[1:5]
    return tuple(line for line in lines if not line.startswith("options"))


def main() -> None:
    files = sorted(GOLDEN.glob("*/*.wsk"))
    games = sorted({file.parent.name for file in files})
    texts = {
        code: {game: fluent(load_game(game).folder / "locale", code) for game in games}
        | {"": fluent(GENERIC, code)}
        for code in LANGUAGES
    }
    groups = [list(alike) for _, alike in groupby(sorted(files, key=head), key=head)]
    json.dump({"texts": texts, "games": [group(alike) for alike in groups]}, sys.stdout)


if __name__ == "__main__":
    main()
