"""The law of answers: whatever a seat asks about, at whatever question, it is told in a whole sentence.

Players ask about moves that are not allowed, and out of turn. So the whole catalogue is asked about, at the
doors of a walk (the deal, the first question of each kind, the end) and at decisions drawn by lot.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping
from typing import Any

from windsock.core.action import Action
from windsock.core.card import Seat
from windsock.core.event import kebab
from windsock.core.play import explain
from windsock.core.sight import view
from windsock.core.state import State
from windsock.core.table import Table
from windsock.language import LANGUAGES, Speaker

from .broken import LawBroken, hold
from .walk import IS_SOAK, Case, Walk

BY_LOT = 20  # of so many walks one is asked at its decisions; all in a soak
LEFT_OVER = re.compile(r"[{}$]|(?<![\w-])-\d")  # of a message that lacks something, or speaks of nothing


def every_action_is_answered(walk: Walk) -> None:
    """At the deal, at the first question of each kind, at decisions by lot and at the end, the judge, the
    facts, foresight and the sentences made of them answer for every action of the catalogue, legal or not, in
    every language.

    From the table and from the view: for every seat at the deal, later for one that is asked and one that is
    not.
    """
    words = words_of(walk.case)
    by_lot = [moment.before for moment in walk.moments] if IS_SOAK or walk.is_due(BY_LOT) else []
    for table in [*walk.doors, *by_lot]:
        where = f"{walk.where}, after action {table.number}"
        for seat in seats_at(table):
            sight = view(table.s, seat).state
            words.ask(seat, sight, where)
            for action in table.catalogue.actions:
                try:
                    answer(table, sight, seat, action, words)
                except Exception as error:
                    found = str(error) if isinstance(error, LawBroken) else f"the answer is {error!r}"
                    text = f"seat {seat} asks about “{table.write(action)}”: {found} ({where})"
                    raise LawBroken(text) from error


def seats_at(table: Table) -> Iterator[Seat]:
    """All at the deal; later one who is asked, and one who is not."""
    asked = table.asked
    others = [seat for seat in range(table.seats) if seat not in asked]
    yield from (range(table.seats) if not table.number else [*asked[:1], *others[:1]])


def answer(table: Table, sight: State, seat: Seat, action: Action, words: Words) -> None:
    """All that a front end asks about one action."""
    rule = table.judge(seat, action)
    hold(explain(sight, seat, action) is rule, "from the view", "the judge says something else")
    words.offer(action, action.facts(sight, seat), sight, seat)
    if table.game.foresight is not None:
        words.foretell(table.game.foresee(sight, seat, action))
    if rule is not None and words.is_new(rule, action, seat, *action.facts(table.s, seat).values()):
        words.refuse(rule.id, table.illegal(rule, seat, action).facts)


class Words:
    """Speakers of all languages for one board. Sentences that differ in values alone are said once."""

    def __init__(self, case: Case) -> None:
        self.game, self.board = case.game, case.board
        material = case.game.load(case.board)
        names = [f"Player {number}" for number in range(1, case.game.seats[-1] + 1)]
        self.speakers = [Speaker(code, case.game, material, names) for code in LANGUAGES]
        self.vocabularies = self.speakers[0].vocabularies
        self.verbs = {act.kind: act.verb for act in case.game.acts}
        self.names: dict[Action, tuple[str, ...]] = {}
        self.met: set[tuple[Any, ...]] = set()

    def is_new(self, *facts: Any) -> bool:
        """Whether this was not met before. Facts that cannot be compared break the law: menus keep them."""
        size = len(self.met)
        self.met.add(facts)
        return len(self.met) > size

    def ask(self, seat: Seat, sight: State, where: str) -> None:
        """What the seat is asked, or for whom it waits. A game may have no words for its steps."""
        key = kebab(type(sight.agenda[-1]).__name__) if sight.asked >> seat & 1 else ""
        for speaker in self.speakers:
            if not key or speaker.knows(f"step-{key}"):
                clean(speaker, f"step-{key}", speaker.prompt(sight, seat), where)

    def offer(self, action: Action, facts: Mapping[str, Any], sight: State, seat: Seat) -> None:
        """The action in a list of moves. Its facts always have the same names: menus rely on it."""
        if not self.is_new(action, *facts.values()):
            return
        names = self.names.setdefault(action, tuple(facts))
        hold(names == tuple(facts), f"once {names}", f"its facts are {tuple(facts)}")
        verb = self.verbs[type(action)]
        if self.is_new("move", verb, *self.sorts(facts)):
            for speaker in self.speakers:
                if speaker.knows(f"move-{verb}"):
                    clean(speaker, f"move-{verb}", speaker.move(action, sight, seat), speaker.code)

    def foretell(self, facts: Mapping[str, Any]) -> None:
        """What it leads to."""
        if facts and self.is_new("foreseen", *facts):
            json.dumps(facts)
            said = {name: "" if isinstance(fact, dict) else fact for name, fact in facts.items()}
            for speaker in self.speakers:
                if speaker.knows("foreseen"):
                    clean(speaker, "foreseen", speaker.say("foreseen", **said), speaker.code)

    def refuse(self, rule: str, facts: Mapping[str, Any]) -> None:
        """Why it is not allowed."""
        others = {name: fact for name, fact in facts.items() if name != "move"}
        if self.is_new(rule, facts["move"].split()[0], *self.sorts(others)):
            json.dumps(facts)
            for speaker in self.speakers:
                clean(speaker, rule, speaker.refusal(rule, facts), speaker.code)

    def sorts(self, facts: Mapping[str, Any]) -> list[tuple[Any, ...]]:
        return [self.sort(name, fact) for name, fact in facts.items()]

    def sort(self, name: str, fact: Any) -> tuple[Any, ...]:
        """What of a fact a sentence depends on: its type, and of a thing the forms that its name has."""
        if isinstance(fact, int) and name in self.vocabularies:
            words = self.vocabularies[name].words
            fact = words[fact] if 0 <= fact < len(words) else str(fact)
        if not isinstance(fact, str):
            return name, type(fact)
        return name, fact.startswith("-"), bool(fact), *self.speakers[0].forms(fact)


def clean(speaker: Speaker, key: str, text: str, where: str) -> None:
    """A sentence in which nothing is missing. (A message that is missing altogether is said as its key.)"""
    complaints, speaker.shelf.complaints = speaker.shelf.complaints, []
    hold(not complaints, where, f"{key} lacks {complaints}")
    hold(bool(text) and text != key and not LEFT_OVER.search(text), where, f"{key} is said as {text!r}")


KEPT: list[Words] = []  # those of the board that was looked at last


def words_of(case: Case) -> Words:
    if not KEPT or KEPT[0].game is not case.game or KEPT[0].board != case.board:
        KEPT[:] = [Words(case)]
    return KEPT[0]
