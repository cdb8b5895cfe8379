"""All that a player of Airlines (1990) reads is there in four languages and formats without a fault."""

from __future__ import annotations

import re
from dataclasses import fields
from typing import Any

import pytest
from fluent.syntax import ast, parse

from tests.language.messages import facts_of
from windsock.core.chance import Swift
from windsock.core.event import Event
from windsock.core.table import Table
from windsock.games.airlines_1990 import GAME, events
from windsock.language import Speaker, speaker_for
from windsock.language.shelf import LANGUAGES
from windsock.language.speaker import kebab

NAMES = ("Anna", "Ben", "Carla", "Dario", "Eva", "Fritz")
ASKING = ("Turn", "Expansion", "PayFlight", "TakeCard", "Sabotage", "ChooseMarker")
ENDINGS = ("last-share", "last-turns", "third-score-card", "stuck")
EVENTS = [
    kind
    for kind in vars(events).values()
    if isinstance(kind, type) and issubclass(kind, Event) and kind is not Event
]
SAMPLES: dict[str, Any] = {
    "shares": (3, 3),
    "cards": (3, 3, 8),
    "row": (6, 3),
    "counts": (2, 1),
    "awards": (6, 3),
    "scores": (40, 41),
    "winners": (1,),
    "ending": "stuck",
}
LEFT_OVER = re.compile(r"[{}$]|name-|move-|step-")
FILES = sorted(file.name for file in (GAME.folder / "locale" / "en").iterdir())


def clean(speaker: Speaker, text: str) -> bool:
    """Said in full, in one line."""
    assert not speaker.shelf.complaints, f"{text}: {speaker.shelf.complaints}"
    return bool(text) and not LEFT_OVER.search(text) and "\n" not in text and "  " not in text


def played(seats: int, seed: int, board: str) -> list[Table]:
    """A random game, seen at some of its moves; the last table is at its end."""
    chance = Swift(seed)
    table = GAME.new(seats, seed, {"extra_turn": True, "seat_bonus": True}, board)
    seen = [table.copy()]
    while not table.over:
        seat = table.asked[0]
        moves = table.legal(seat)
        table.play(seat, moves[chance.below(len(moves))])
        if not chance.below(25):
            seen.append(table.copy())
    return [*seen, table]


@pytest.fixture(scope="module")
def games() -> list[list[Table]]:
    return [played(2, 3, "america"), played(4, 5, "america"), played(3, 1, "t1")]


@pytest.mark.parametrize("file", FILES)
@pytest.mark.parametrize("code", LANGUAGES)
def test_every_language_says_all_that_english_says_with_the_same_facts(code: str, file: str) -> None:
    def messages(language: str) -> dict[str, dict[str, frozenset[str]]]:
        path = GAME.folder / "locale" / language / file
        body = parse(path.read_text(encoding="utf-8")).body
        assert not [entry for entry in body if isinstance(entry, ast.Junk)]
        found = [entry for entry in body if isinstance(entry, ast.Message)]
        return {
            entry.id.name: {
                "": facts_of(entry.value),
                **{part.id.name: facts_of(part.value) for part in entry.attributes},
            }
            for entry in found
        }

    assert messages(code) == messages("en")


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_kind_of_event_step_move_and_rule_has_a_message(code: str) -> None:
    speaker = Speaker(code, GAME)
    keys = [kebab(kind.__name__) for kind in EVENTS]
    keys += [f"step-{kebab(name)}" for name in ASKING]
    keys += [f"{what}-{act.verb}" for act in GAME.acts for what in ("move", "kind")]
    keys += [*GAME.rules, "title"]
    keys += [f"option-{name}" for name in GAME.options] + [f"board-{name}" for name in GAME.boards]
    keys += [f"ending-{ending}" for ending in ENDINGS]
    board = GAME.load("america")
    keys += [f"name-{word}" for word in (*board.cities, *board.patterns)]
    keys += [f"name-{pattern}{value}" for pattern in board.patterns for value in range(1, 15)]
    assert [key for key in keys if not speaker.shelf.bundles[0].has_message(key)] == []


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("kind", EVENTS, ids=lambda kind: str(kind.__name__))
def test_every_kind_of_event_gives_a_line(kind: type[Event], code: str) -> None:
    speaker = Speaker(code, GAME, None, ["Anna", "Ben"])
    event = kind(**{field.name: SAMPLES.get(field.name, 1) for field in fields(kind)})  # type: ignore[arg-type]
    assert clean(speaker, speaker.event(event))
    assert clean(speaker, speaker.event(event.hidden()))


@pytest.mark.parametrize("code", LANGUAGES)
def test_the_log_of_whole_games(code: str, games: list[list[Table]]) -> None:
    for game in games:
        table = game[-1]
        speaker = speaker_for(table, code, NAMES)
        for seat in (0, None):
            assert all(clean(speaker, speaker.event(event)) for _, event in table.events_since(0, seat))


@pytest.mark.parametrize("code", LANGUAGES)
def test_what_is_asked_and_the_moves_on_offer(code: str, games: list[list[Table]]) -> None:
    for game in games:
        for table in game:
            speaker = speaker_for(table, code, NAMES)
            for seat in range(table.seats):
                assert clean(speaker, speaker.prompt(table.s, seat))
                labels = [speaker.move(move, table.s, seat) for move in table.legal(seat)]
                assert len(set(labels)) == len(labels), "two moves look the same"
                assert all(clean(speaker, label) for label in labels)


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_refusal_that_comes_up_is_a_clean_sentence(code: str, games: list[list[Table]]) -> None:
    said: set[str] = set()
    for game in games:
        for table in game[::2]:
            speaker = speaker_for(table, code, NAMES)
            seat = (table.asked or [0])[0]
            for action in table.catalogue.actions[::7]:
                refusal = table.explain(seat, action)
                if refusal is not None:
                    assert clean(speaker, speaker.refusal(refusal.rule, refusal.facts))
                    said.add(refusal.rule)
    assert len(said) >= 12


def test_a_hidden_card_stays_hidden() -> None:
    """A90-INFO-11, A90-INFO-12."""
    speaker = Speaker("de", GAME, None, NAMES)
    drawn = events.FlightDrawn(0, 6)
    assert speaker.event(drawn) == "Anna zieht die Flugkarte durchgezogen 7."
    assert speaker.event(drawn.hidden()) == "Anna zieht eine Flugkarte."
    assert speaker.event(events.ShareDrawn(0, 3).hidden()) == "Anna zieht eine Aktie vom Stapel."
