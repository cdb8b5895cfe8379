"""Makes sentences of keys and facts."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import fields
from typing import Any

from windsock.core.action import Action
from windsock.core.card import Seat
from windsock.core.event import Event, kebab
from windsock.core.show import SEAT, Field, fields_of, known
from windsock.core.state import State
from windsock.core.table import Table
from windsock.core.trouble import Illegal, Trouble

from .wording import Wording


class Speaker(Wording):
    """One reader's language at one table. `names` are those of the players, one a seat."""

    def event(self, event: Event) -> str:
        """A line of the log."""
        return self.told(kebab(type(event).__name__), event.facts())

    def told(self, key: str, facts: Mapping[str, Any]) -> str:
        """The same by its key. Where the message has a part `each`, that is said of every seat."""
        fields = self.told_fields(key)
        shared = {name: facts[name] for name in facts if known(fields, name).by == SEAT}
        if not self.shelf.knows(key, "each") or not shared:
            return self.say(key, **self.worded(facts, fields))
        whole = self.worded({name: fact for name, fact in facts.items() if name not in shared}, fields)
        return self.say(key, **whole, each=self.of_each(key, shared, whole))

    def told_fields(self, key: str) -> Mapping[str, Field]:
        """What the facts of an event are. The product itself tells nothing but who did something."""
        kind = self.played.events.get(key)
        return self.fields if kind is None else fields_of(kind)

    def of_each(self, key: str, shared: Mapping[str, Any], whole: dict[str, Any]) -> str:
        """What happened to every seat, one after the other. Nothing is said of a seat with an empty text."""
        fields = self.told_fields(key)
        seats = len(self.names) or min(map(len, shared.values()))
        widths = {name: max(1, len(values) // seats) for name, values in shared.items()}
        texts: list[str] = []
        for seat in range(max(len(shared[name]) // widths[name] for name in shared)):
            own: dict[str, Any] = {}
            for name, width in widths.items():
                part = shared[name][seat * width : (seat + 1) * width]
                is_many = known(fields, name).of in self.vocabularies
                own |= self.worded({name: part if is_many else part[0]}, fields)
            texts.append(self.shelf.format(key, {**whole, **own, "player": self.seat(seat)}, "each") or "")
        return self.chain("list-apart", [text for text in texts if text])

    def move(self, action: Action, s: State, seat: Seat) -> str:
        """What an action does, for a menu."""
        verb = next(act.verb for act in self.played.acts if act.kind is type(action))
        return self.offer(verb, {**action.facts(s, seat), "seat": seat})

    def offer(self, verb: str, facts: Mapping[str, Any]) -> str:
        """The same by its verb."""
        label = self.say(f"move-{verb}", **self.worded(facts))
        return label[:1].upper() + label[1:]

    def prompt(self, s: State, seat: Seat) -> str:
        """What is asked of this seat now, or for whom it waits."""
        if not s.asked >> seat & 1:
            return self.waiting([other for other in range(s.seats) if s.asked >> other & 1])
        step = s.agenda[-1]
        facts = {field.name: getattr(step, field.name) for field in fields(step)}  # type: ignore[arg-type]
        return self.say(f"step-{kebab(type(step).__name__)}", **self.worded({**facts, "seat": seat}))

    def waiting(self, asked: Sequence[Seat]) -> str:
        """Tells a seat that is not asked whom it waits for."""
        if not asked:
            return self.say("game-over")
        return self.say("waiting-for", players=self.series([self.seat(seat) for seat in asked]))

    def refusal(self, rule: str, facts: Any) -> str:
        """Why a rule forbids a move. The facts come in words of the notation, as a `Refusal` has them."""
        return self.say(rule, **self.read(facts))

    def trouble(self, trouble: Trouble) -> str:
        """What went wrong, and what caused it if that was a trouble too."""
        if isinstance(trouble, Illegal):
            return self.refusal(trouble.key, trouble.facts)
        cause = trouble.cause()
        why = "" if cause is None else self.trouble(cause)
        return self.explained(trouble.key, {**({"why": why} if why else {}), **trouble.facts})

    def explained(self, key: str, facts: Any) -> str:
        """The sentence of a key. A rule among the facts (a board that breaks it) is said in full."""
        if self.game is not None and key in self.game.rules:
            return self.refusal(key, facts)
        said = dict(facts)
        if "why" not in said:
            rule = str(facts.get("rule", ""))
            is_of_moves = self.game is not None and rule in self.game.rules  # it needs the facts of one
            said["why"] = "" if is_of_moves or not self.knows(rule) else self.say(rule, **facts)
        if key.startswith("notation-") and self.knows(f"field-{said.get('field')}"):
            said["field"] = self.say(f"field-{said['field']}")
        return self.say(key, **said)

    def ending(self, key: str) -> str:
        """How a game ended."""
        return self.say(f"ending-{key}")


def speaker_for(table: Table, code: str, names: Sequence[str] = ()) -> Speaker:
    """The speaker for a table. Seats without a name are called by their number."""
    nameless = Speaker(code, table.game, table.material)
    padded = [*names, *[""] * table.seats][: table.seats]
    return Speaker(
        code, table.game, table.material, [name or nameless.seat(seat) for seat, name in enumerate(padded)]
    )
