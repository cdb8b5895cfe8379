"""The laws that every game obeys, ours or a plug-in. One function a law; its docstring is the law.

A law of a game looks at the game alone, a law of a walk at one random game. Both raise `LawBroken`.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Any

from windsock.core import record, registry
from windsock.core.chance import Chance
from windsock.core.game import Game
from windsock.core.play import legal, push
from windsock.core.state import State
from windsock.core.table import Table
from windsock.core.trouble import Trouble
from windsock.language import LANGUAGES

from .answers import every_action_is_answered
from .broken import STEPS, LawBroken, hold, questions
from .channels import refusal, unseen
from .hidden import imagined_looks_the_same, secrets_are_kept, view_is_enough
from .inside import all_fields, changed, comparable, fields_of
from .layouts import layouts_are_read_back, seats_write_what_they_know
from .showing import legends_fit, views_fit
from .walk import Case, Walk, walks

# Of so many walks one is looked at in a way that takes long:
FIELDS = 16  # each field of a state is changed
SAVES = 10  # it is saved and opened again


def obey(law: Callable[[Walk], None], case: Case, count: int) -> None:
    """Judge so many random games of a case by one law."""
    for walk in walks(case, count):
        law(walk)


# Laws of a game


def notation_round_trips(game: Game) -> None:
    """Every action of the catalogue writes a text that reads as that very action, and has one index."""
    for board in game.boards:
        catalogue = game.catalogue(game.load(board))
        for index, action in enumerate(catalogue.actions):
            text = catalogue.write(action)
            hold(catalogue.index[action] == index, board, f"two entries of the catalogue are {text}")
            for spelling in (text, text.upper(), f"  {text.replace(' ', '   ')} "):
                hold(catalogue.read(spelling) is action, board, f"{spelling!r} does not read as {action}")


def rules_have_words(game: Game) -> None:
    """Every rule that the judge answers with has a text in every language."""
    for language in LANGUAGES:
        file = game.folder / "locale" / language / "rules.ftl"
        text = file.read_text(encoding="utf-8") if file.is_file() else ""
        worded = set(re.findall(r"^([A-Z][\w-]*) *=(?: *\S|\n +\S)", text, re.MULTILINE))
        for name in game.rules:
            hold(name in worded, f"{game.name}, {language}", f"{name} has no text in {file.name}")


# Laws of a walk


def play_ends(walk: Walk) -> None:
    """Random play ends, whoever is asked has a legal action, and an ended game has scores and winners."""
    hold(not walk.stuck, walk.where, walk.stuck)
    outcome = walk.table.standing
    hold(len(outcome.scores) == walk.case.seats, walk.where, f"scores for {len(outcome.scores)} seats")
    hold(bool(outcome.winners), walk.where, "nobody has won")
    hold(bool(outcome.ending), walk.where, "no way to end is named")


def copies_stand_still(walk: Walk) -> None:
    """A copy carries every field, never changes when its original is played on, nor the other way round."""
    for moment in walk.moments:
        where = moment.where
        hold(all_fields(moment.before.s) == moment.print, where, "an earlier copy has changed")
        twin = moment.before.s.copy()
        for name, value in fields_of(moment.before.s).items():
            hold(comparable(getattr(twin, name)) == comparable(value), where, f"copy does not carry {name}")
        push(twin, moment.seat, moment.action)
        hold(all_fields(twin) == all_fields(moment.after.s), where, "a copy plays on differently")
        play_on(twin, moment.chance.copy(), STEPS)
        hold(all_fields(moment.before.s) == moment.print, where, "playing on a copy changed its original")


def position_tells_everything(walk: Walk) -> None:
    """Every field of a state shows in its position, or follows from what does; the rest is material.

    A position is made of plain values, and names no class.
    """
    recount = walk.case.game.recount
    for moment in walk.moments:
        position = moment.before.s.position()
        hold(is_plain(position), moment.where, "position holds what is no plain value")
        for step in moment.before.s.agenda:
            kind = type(step).__name__
            hold(kind not in repr(position), moment.where, f"position names the class {kind}")
    for moment in walk.moments[: walk.is_due(FIELDS)]:
        s = moment.before.s
        true = repr(s.position())
        for name, value in fields_of(s).items():
            for other in changed(value):
                twin = s.copy()
                setattr(twin, name, other)
                if shows(twin, true):
                    continue
                if recount is not None:
                    recount(twin)
                is_derived = comparable(getattr(twin, name)) == comparable(value)
                hold(is_derived, moment.where, f"position does not tell {name}")


def indexes_are_right(walk: Walk) -> None:
    """Whatever a state keeps for speed equals what is worked out again from the rest."""
    recount = walk.case.game.recount
    for moment in walk.moments:
        for s in (moment.after.s, moment.sight(moment.seat).state, moment.world(moment.seat)):
            twin = s.copy()
            if recount is not None:
                recount(twin)
            for name, value in fields_of(s).items():
                is_right = comparable(getattr(twin, name)) == comparable(value)
                hold(is_right, moment.where, f"{name} is not what it is worked out to be")


def nothing_is_lost(walk: Walk) -> None:
    """Cards, coins and pieces are conserved, and the game's other invariants hold, in imagined worlds too."""
    broken = walk.case.game.invariants
    if broken is None:
        raise LawBroken(f"{walk.case.game.name} declares no invariants: nothing guards its pieces")
    for moment in walk.moments:
        found = broken(moment.after.s, moment.before.s)
        hold(found is None, moment.where, f"{found} is broken")
        found = broken(moment.world(moment.seat), None)
        hold(found is None, moment.where, f"{found} is broken in an imagined world")


def replay_agrees(walk: Walk) -> None:
    """The setup and the actions in notation give the same game again, and so do a save and going back."""
    table = walk.table
    again = Table(table.setup)
    digests = {moment.before.number: moment.before.digest() for moment in walk.moments}
    for number, (seat, action) in enumerate(table.done):
        if number in digests:
            hold(again.digest() == digests[number], walk.where, f"replay differs at action {number}")
        again.play(seat, table.write(action))
    hold(again.digest() == table.digest(), walk.where, "replay ends differently")
    hold(again.s.told == table.s.told, walk.where, "replay tells another story")
    for moment in walk.moments:
        past = table.at(moment.before.number)
        hold(past.digest() == moment.before.digest(), moment.where, "going back leads elsewhere")
        hold(past.s.told == moment.before.s.told, moment.where, "going back tells another story")
    if walk.is_due(SAVES) and is_installed(table.game):
        text = record.write(table)
        opened = record.read(text)
        hold(opened.digest() == table.digest(), walk.where, "a save opens as another position")
        hold(record.write(opened) == text, walk.where, "a save does not write itself again")


def list_and_judge_agree(walk: Walk) -> None:
    """The legal list of every seat is exactly what the judge accepts of the catalogue, each action once.

    Of who is not asked, some actions of the catalogue are enough: the core itself refuses them.
    """
    for moment in walk.moments:
        table = moment.before
        for seat in range(table.seats):
            index = table.catalogue.index
            listed = [index[action] for action in table.legal(seat)]
            accepted = [index[action] for action, rule in moment.judged(seat) if rule is None]
            wrong = set(listed) ^ set(accepted)
            names = ", ".join(table.write(table.catalogue.actions[i]) for i in sorted(wrong))
            hold(not wrong, moment.where, f"list and judge disagree for seat {seat}: {names}")
            hold(len(listed) == len(accepted), moment.where, f"seat {seat} is offered an action twice")


def refusals_are_declared(walk: Walk) -> None:
    """Every refusal is a rule that the game declares; the facts that go with it are plain values."""
    rules = walk.case.game.rules
    for moment in walk.moments[:1]:
        table = moment.before
        for seat in (moment.seat, (moment.seat + 1) % table.seats):
            for _, rule in moment.judged(seat):
                is_declared = rule is None or rules.get(rule.id) is rule
                hold(is_declared, moment.where, f"{rule} is not declared")
            for action in questions(table, moment.chance):
                told = refusal(table, seat, action)
                hold(is_plain(told), moment.where, f"the facts of a refusal are no plain values: {told}")


def undo_stops_at_marks(walk: Walk) -> None:
    """Undo takes back exactly the last action, and only if it used no chance, showed nobody a face and left
    the question with the same seats."""
    for moment in walk.moments:
        before = moment.before
        after = moment.after.copy()
        is_free = before.s.chance.uses == after.s.chance.uses and before.asked == after.asked
        for place in [None, *range(walk.case.seats)]:
            is_free = is_free and unseen(before, place) == unseen(after, place)
        hold(after.can_undo() == is_free, moment.where, "undo is free where it may not be, or is not")
        prints = after.digest()
        try:
            after.undo()
        except Trouble as trouble:
            hold(trouble.key == "undo-mark" and not is_free, moment.where, f"undo says {trouble.key}")
            hold(after.digest() == prints, moment.where, "a refused undo has changed the table")
        else:
            hold(is_free, moment.where, "undo goes back behind a mark")
            hold(after.digest() == before.digest(), moment.where, "undo leads elsewhere")
            hold(after.s.told == before.s.told, moment.where, "undo forgets what was told")


# What the laws share


def play_on(s: State, chance: Chance, steps: int) -> None:
    """A few random actions more."""
    for _ in range(steps):
        if s.asked:
            seat = s.asked.bit_length() - 1
            moves = legal(s, seat)
            push(s, seat, moves[chance.below(len(moves))])


def shows(s: State, true: str) -> bool:
    """Whether the position of a state with one field changed is another one. One that fails is."""
    try:
        return repr(s.position()) != true
    except (IndexError, ValueError, TypeError, AttributeError):
        return True


def is_plain(value: Any) -> bool:
    try:
        json.dumps(value)
    except TypeError:
        return False
    return True


def is_installed(game: Game) -> bool:
    return game.name in registry.games() and registry.load_game(game.name) is game


LAWS_OF_A_GAME: dict[str, Callable[[Game], None]] = {
    law.__name__: law for law in (notation_round_trips, rules_have_words, legends_fit)
}
LAWS_OF_A_WALK: dict[str, Callable[[Walk], None]] = {
    law.__name__: law
    for law in (
        play_ends,
        copies_stand_still,
        position_tells_everything,
        indexes_are_right,
        nothing_is_lost,
        replay_agrees,
        list_and_judge_agree,
        refusals_are_declared,
        every_action_is_answered,
        imagined_looks_the_same,
        view_is_enough,
        views_fit,
        secrets_are_kept,
        layouts_are_read_back,
        seats_write_what_they_know,
        undo_stops_at_marks,
    )
}
