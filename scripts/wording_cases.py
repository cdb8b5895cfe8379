"""What Python says of whole games, beside what the server sends of them: the browser must say the same.

    python scripts/wording_cases.py > cases.json

Golden games are replayed; every event, legal move, question, waiting and ending, and a sample of refusals and
unreadable moves is said in four languages. `npm test` in client/ runs this and compares each sentence.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import asdict
from functools import partial
from itertools import groupby, islice
from pathlib import Path
from typing import Any

import windsock
from windsock.core import record
from windsock.core.registry import load_game
from windsock.core.table import Table
from windsock.core.trouble import Trouble
from windsock.frames.saying import sayings_of
from windsock.language import Speaker
from windsock.language.shelf import GENERIC, LANGUAGES
from windsock.language.speaker import speaker_for
from windsock.web.errors import saying
from windsock.web.games import fluent

GOLDEN = Path(__file__).parent.parent / "tests" / "golden"
NAMES = ("Ada", "", "Zoë", "p4")  # a seat without a name is called by its number
STEP = 5  # of all games but the first of their kind only every so many-th position is looked at
STRIDE = 1499  # every so many-th action of the catalogue is refused, others at each position
BROKEN = 3  # actions with which a save begins wrongly
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
        self.said: dict[tuple[str, str], bool] = {}
        for place, file in enumerate(files):
            self.table = windsock.load(file)
            self.sayings = sayings_of(self.table.catalogue)
            self.names = [*NAMES, *[""] * self.table.seats][: self.table.seats]
            self.speakers = [speaker_for(self.table, code, self.names) for code in LANGUAGES]
            self.tell(STEP if place else 1)

    def add(self, kind: str, sent: Any, say: Callable[[Speaker], str], key: str = "") -> None:
        """What the browser is sent, and what the speakers say of it: once, whatever else differs that the
        message `key` says in no language."""
        facts = {name: fact for name, fact in sent["facts"].items() if self.says(key, name)} if key else sent
        case = json.dumps([kind, key, facts])
        if case not in self.found:
            said = {code: say(speaker) for code, speaker in zip(LANGUAGES, self.speakers, strict=True)}
            self.found[case] = {"kind": kind, "sent": sent, "said": said}

    def says(self, key: str, fact: str) -> bool:
        """Whether a message says a fact, or something that follows from it: its count, a form of its name."""
        if (key, fact) not in self.said:
            forms = [form for speaker in self.speakers for form in speaker.shelf.variables(key)]
            if fact == "move":  # its first word
                self.said[key, fact] = bool({"move", "verb"} & set(forms))
            else:
                self.said[key, fact] = any(form == fact or form.startswith(f"{fact}-") for form in forms)
        return self.said[key, fact]

    def tell(self, step: int) -> None:
        """One whole game; of its positions every `step`-th."""
        table = self.table
        for seat in (None, *range(table.seats)):
            for number, event in table.events_since(-1, seat):
                told = self.sayings.event(number, event)
                self.add("event", told, partial(Speaker.event, event=event), told["key"])
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
                self.add("trouble", saying(trouble), partial(Speaker.trouble, trouble=trouble))
        if step == 1:
            catalogue = table.catalogue
            for action in catalogue.actions[:: len(catalogue.actions) // BROKEN]:
                self.broken_save(catalogue.write(action))
            self.broken_save(UNREADABLE[-1])

    def broken_save(self, move: str) -> None:
        """A game that begins with this move: what is wrong with it has a cause, in words of the game."""
        head, _, rest = record.write(self.table.at(0)).partition(f"{record.RULE}\n")
        try:
            record.read(f"{head}{record.RULE}\np1 {move}\n{rest}")
        except Trouble as trouble:
            self.add("trouble", saying(trouble), partial(Speaker.trouble, trouble=trouble))

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
            label = partial(Speaker.move, action=action, s=s, seat=seat)
            self.add("move", move, label, f"move-{move['verb']}")
        for action in islice(table.catalogue.actions, table.number * 7 % STRIDE, None, STRIDE):
            for seat in (asked[0], (asked[0] + 1) % table.seats):
                no = table.explain(seat, action)
                if no is not None:
                    sent = {"rule": no.rule, "facts": self.sayings.refused(no.facts)}
                    self.add("refusal", sent, partial(Speaker.refusal, rule=no.rule, facts=no.facts), no.rule)

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


def cases(files: Sequence[Path]) -> dict[str, Any]:
    return Cases(files).written(files)


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
    with ProcessPoolExecutor() as pool:
        sys.stdout.write(json.dumps({"texts": texts, "games": list(pool.map(cases, groups))}))


if __name__ == "__main__":
    main()
