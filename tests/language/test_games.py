"""All that a player of any game reads is there in four languages and formats without a fault."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import fields
from functools import cache
from importlib import import_module
from pkgutil import iter_modules
from types import ModuleType
from typing import Any

import pytest

import windsock
from tests.language.claims import bears_out
from tests.language.messages import GAMES, LANGUAGES
from windsock.core.chance import Swift
from windsock.core.event import Event, kebab
from windsock.core.game import Game
from windsock.core.step import Step
from windsock.core.table import Table
from windsock.coverage.catalogue import package_of
from windsock.language import Speaker, speaker_for
from windsock.laws.broken import tempted

NAMES = ("Anna", "Ben", "Carla", "Dario", "Eva", "Fritz")
ENDINGS = {
    "airlines-europe": ("third-scoring", "all-blocked"),
    "airlines-1990": ("last-share", "last-turns", "third-score-card", "stuck"),
    "air-postal": ("threshold", "tour", "crossing", "round-limit"),
    "air-alliance": ("last-card", "standstill"),
}
SAMPLES: dict[str, Any] = {
    "shares": (3, 1, 3, 8),
    "cards": (3, 3, 8),
    "row": (6, 3, 2, 1, 0),
    "counts": (2, 1),
    "awards": (6, 3),
    "scores": (40, 41),
    "winners": (1,),
    "loads": (0, 4),
    "objectives": (3, 62),
}
REFUSED = 12  # rules that must come up, or the test says little
LEFT_OVER = re.compile(r"[{}$]|name-|move-|step-")  # what a message looks like when something is missing


def chapters(game: Game) -> Iterator[ModuleType]:
    package = import_module(package_of(game))
    return (import_module(f"{package.__name__}.{found.name}") for found in iter_modules(package.__path__))


def kinds(game: Game, base: type) -> list[type]:
    """All kinds of event, or of step, that the chapters of a game declare."""
    found = {
        kind.__name__: kind
        for chapter in chapters(game)
        for kind in vars(chapter).values()
        if isinstance(kind, type) and issubclass(kind, base) and kind.__module__ != base.__module__
    }
    return [found[name] for name in sorted(found)]


EVENTS = [(game, kind) for game in GAMES for kind in kinds(game, Event)]
of_every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: str(game.name))
in_every_language = pytest.mark.parametrize("code", LANGUAGES)


def clean(speaker: Speaker, text: str) -> bool:
    """Said in full, in one line."""
    assert not speaker.shelf.complaints, f"{text}: {speaker.shelf.complaints}"
    return bool(text) and not LEFT_OVER.search(text) and "\n" not in text and "  " not in text


@cache
def played(name: str) -> list[list[Table]]:
    """Random games, one of them with every option, seen at some of their moves; the last table is the end."""
    game = windsock.game(name)
    tables = [
        game.new(2, 3, dict.fromkeys(game.options, True)),
        game.new(4, 5),
        game.new(3, 1, board=game.boards[-1]),
    ]
    return [list(wander(table, Swift(seed))) for seed, table in enumerate(tables)]


def wander(table: Table, chance: Swift) -> Iterator[Table]:
    """Every kind of move is equally likely, so that all of the log occurs."""
    while not table.over:
        if not chance.below(15):
            yield table.copy()
        seat = table.asked[chance.below(len(table.asked))]
        moves = tempted(table.game, table.s, seat, table.legal(seat), chance)
        sorts = sorted({type(move).__name__ for move in moves})
        sort = sorts[chance.below(len(sorts))]
        chosen = [move for move in moves if type(move).__name__ == sort]
        table.play(seat, chosen[chance.below(len(chosen))])
    yield table


@in_every_language
@of_every_game
def test_every_kind_of_event_step_move_and_rule_has_a_message(game: Game, code: str) -> None:
    speaker = Speaker(code, game)
    asking = [kind for kind in kinds(game, Step) if kind.asks is not Step.asks]  # type: ignore[attr-defined]
    keys = [kebab(kind.__name__) for kind in kinds(game, Event)]
    keys += [f"step-{kebab(kind.__name__)}" for kind in asking]
    keys += [f"{what}-{act.verb}" for act in game.acts for what in ("move", "kind")]
    keys += [*game.rules, "title"]
    keys += [f"option-{name}" for name in game.options] + [f"board-{name}" for name in game.boards]
    keys += [f"ending-{ending}" for ending in ENDINGS[game.name]]
    places = game.chart(game.load(game.boards[0]), None).places
    keys += [f"name-{place.key}" for place in places]
    assert len(asking) > 5
    assert [key for key in keys if not speaker.shelf.bundles[0].has_message(key)] == []


@in_every_language
@pytest.mark.parametrize(("game", "kind"), EVENTS, ids=lambda one: str(getattr(one, "__name__", "")))
def test_every_kind_of_event_gives_a_line(game: Game, kind: type[Event], code: str) -> None:
    speaker = Speaker(code, game, None, ["Anna", "Ben"])
    facts = {**SAMPLES, "ending": ENDINGS[game.name][0]}
    event = kind(**{field.name: facts.get(field.name, 1) for field in fields(kind)})  # type: ignore[arg-type]
    assert clean(speaker, speaker.event(event))
    assert clean(speaker, speaker.event(event.hidden()))


@in_every_language
@of_every_game
def test_the_log_of_whole_games(game: Game, code: str) -> None:
    told = set()
    for tables in played(game.name):
        table = tables[-1]
        speaker = speaker_for(table, code, NAMES)
        for seat in (0, None):
            for _, event in table.events_since(0, seat):
                told.add(type(event))
                assert clean(speaker, speaker.event(event))
    assert len(told) > len(kinds(game, Event)) * 3 // 4


@in_every_language
@of_every_game
def test_what_is_asked_and_the_moves_on_offer(game: Game, code: str) -> None:
    for tables in played(game.name):
        for table in tables:
            speaker = speaker_for(table, code, NAMES)
            for seat in range(table.seats):
                assert clean(speaker, speaker.prompt(table.s, seat))
                labels = [speaker.move(move, table.s, seat) for move in table.legal(seat)]
                assert len(set(labels)) == len(labels), "two moves look the same"
                assert all(clean(speaker, label) for label in labels)


@in_every_language
@of_every_game
def test_every_refusal_that_comes_up_is_a_clean_sentence(game: Game, code: str) -> None:
    said: set[str] = set()
    for tables in played(game.name):
        for table in tables[::2]:
            speaker = speaker_for(table, code, NAMES)
            seat = (table.asked or [0])[0]
            for action in table.catalogue.actions[::13]:
                refusal = table.explain(seat, action)
                if refusal is not None:
                    assert clean(speaker, speaker.refusal(refusal.rule, refusal.facts))
                    assert bears_out(refusal.rule, refusal.facts), f"{refusal.rule}: {refusal.facts}"
                    said.add(refusal.rule)
    assert len(said) >= REFUSED
