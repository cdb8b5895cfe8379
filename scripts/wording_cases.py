"""What Python says of whole games, beside what the server sends of them: the browser must say the same.

    python scripts/wording_cases.py > cases.json

Golden games are replayed; every event, legal move, question, waiting and ending, and a sample of refusals and
unreadable moves is said in four languages. `npm test` in client/ runs this and compares each sentence.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Sequence
from dataclasses import asdict
from functools import partial
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
from windsock.match.saying import sayings_of
from windsock.web.games import fluent

GOLDEN = Path(__file__).parent.parent / "tests" / "golden"
NAMES = ("Ada", "", "Zoë", "p4")  # a seat without a name is called by its number
STEP = 5  # of all games but the first of their kind only every so many-th position is looked at
STRIDE = 1499  # every so many-th action of the catalogue is refused, others at each position
UNREADABLE = (
    "",
    "fly away",
    "buy",
    "buy rde LON-PAR",
    "buy red XXX-YYY",
    "lay nothing",
    "exchange one for two",
)


class Cases:
    """The sentences of some games with equally many seats on one board, each once."""

    def __init__(self, files: Sequence[Path]) -> None:
        self.found: dict[str, dict[str, Any]] = {}
        for place, file in enumerate(files):
            self.table = windsock.load(file)
            self.sayings = sayings_of(self.table.catalogue)
            self.names = [*NAMES, *[""] * self.table.seats][: self.table.seats]
            self.speakers = [speaker_for(self.table, code, self.names) for code in LANGUAGES]
            self.tell(STEP if place else 1)

    def add(self, kind: str, sent: Any, say: Callable[[Speaker], str], without: str = "") -> None:
        """What the browser is sent, and what the speakers say of it. `without`: a fact that nobody says."""
        facts = {name: fact for name, fact in sent.items() if name != without} if without else sent
        key = json.dumps([kind, facts])
        if key not in self.found:
            said = {code: say(speaker) for code, speaker in zip(LANGUAGES, self.speakers, strict=True)}
            self.found[key] = {"kind": kind, "sent": sent, "said": said}

    def tell(self, step: int) -> None:
        """One whole game; of its positions every `step`-th."""
        table = self.table
        for seat in (None, *range(table.seats)):
            for number, event in table.events_since(-1, seat):
                self.add(
                    "event", self.sayings.event(number, event), partial(Speaker.event, event=event), "number"
                )
        past = table.at(0)
        for seat, action in table.done:
            if past.number % step == 0:
                self.position(past)
            past.play(seat, action)
        self.position(past)
        ending = table.standing.ending
        self.add("ending", ending, partial(Speaker.ending, key=ending))
        for text in UNREADABLE:
            try:
                table.read(text)
            except Trouble as trouble:
                sent = {"key": trouble.key, "facts": dict(trouble.facts)}
                self.add("trouble", sent, partial(Speaker.trouble, trouble=trouble))

    def position(self, table: Table) -> None:
        """What is asked, offered and refused at one position."""
        s = table.s
        asked = table.asked
        for seat in range(table.seats):
            question = self.sayings.question(s, seat) if seat in asked else None
            self.add(
                "prompt", {"question": question, "asked": asked}, partial(Speaker.prompt, s=s, seat=seat)
            )
        if not asked:
            return
        seat = asked[0]
        for action in table.legal(seat):
            move = self.sayings.move(action, s, seat)
            del move["facts"]["seat"]  # whoever moves, the label is the same: fewer cases
            self.add("move", move, partial(Speaker.move, action=action, s=s, seat=seat))
        for action in islice(table.catalogue.actions, table.number * 7 % STRIDE, None, STRIDE):
            for seat in (asked[0], (asked[0] + 1) % table.seats):
                no = table.explain(seat, action)
                if no is not None:
                    sent = {"rule": no.rule, "facts": self.sayings.refused(no.facts)}
                    self.add("refusal", sent, partial(Speaker.refusal, rule=no.rule, facts=no.facts))

    def written(self, files: Sequence[Path]) -> dict[str, Any]:
        table = self.table
        words = {name: list(one.words) for name, one in table.catalogue.vocabularies.items()}
        return {
            "files": [file.stem for file in files],
            "game": table.game.name,
            "board": {**asdict(table.game.chart(table.material, None).bare()), "words": words},
            "names": self.names,
            "cases": list(self.found.values()),
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
    json.dump({"texts": texts, "games": [Cases(alike).written(alike) for alike in groups]}, sys.stdout)


if __name__ == "__main__":
    main()
