"""All that a player of Airlines Europe reads is there in four languages and formats without a fault."""

from __future__ import annotations

import random
import re
from dataclasses import fields
from typing import Any

import pytest

import windsock
from tests.language.messages import GAME, LANGUAGES
from windsock.core.event import Event
from windsock.core.step import Step
from windsock.core.table import Table
from windsock.games.airlines_europe import abacus, events, flight_ban, licences, scoring, start, turn
from windsock.language import Speaker, speaker_for
from windsock.language.speaker import kebab

CHAPTERS = (start, turn, licences, abacus, scoring, flight_ban)
NAMES = ("Anna", "Ben", "Carla", "Dario", "Eva")
EVENTS = [
    kind
    for kind in vars(events).values()
    if isinstance(kind, type) and issubclass(kind, Event) and kind is not Event
]
ASKING = sorted(
    {
        kind.__name__
        for chapter in CHAPTERS
        for kind in vars(chapter).values()
        if isinstance(kind, type) and issubclass(kind, Step) and kind.asks is not Step.asks
    }
)
SAMPLES: dict[str, Any] = {
    "shares": (3, 1, 3, 8),
    "cards": (3, 3, 10),
    "row": (6, 3, 2, 1, 0),
    "counts": (2, 1),
    "awards": (6, 3),
    "scores": (40, 41),
    "winners": (1,),
    "ending": "third-scoring",
}
LEFT_OVER = re.compile(r"[{}$]|name-|move-|step-")  # what a message looks like when something is missing


def clean(speaker: Speaker, text: str) -> bool:
    """Said in full, in one line."""
    assert not speaker.shelf.complaints, f"{text}: {speaker.shelf.complaints}"
    return bool(text) and not LEFT_OVER.search(text) and "\n" not in text and "  " not in text


def played(seats: int, seed: int, flight_ban: bool = False) -> list[Table]:
    """A random game, seen at some of its moves; the last table is at its end."""
    choose = random.Random(seed)
    table = GAME.new(seats=seats, seed=seed, options={"flight_ban": flight_ban})
    seen = [table.copy()]
    while not table.over:
        seat = choose.choice(table.asked)
        moves = table.legal(seat)
        kinds = sorted({type(move).__name__ for move in moves})
        kind = choose.choice(kinds)  # every kind of move equally often, so that all of the log occurs
        table.play(seat, choose.choice([move for move in moves if type(move).__name__ == kind]))
        if choose.random() < 0.1:
            seen.append(table.copy())
    return [*seen, table]


@pytest.fixture(scope="module")
def games() -> list[list[Table]]:
    return [played(2, 3, True), played(4, 5)]


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_kind_of_event_step_move_and_rule_has_a_message(code: str) -> None:
    speaker = Speaker(code, GAME)
    keys = [kebab(kind.__name__) for kind in EVENTS]
    keys += [f"step-{kebab(name)}" for name in ASKING]
    keys += [f"move-{act.verb}" for act in GAME.acts]
    keys += list(GAME.rules)
    keys += (
        [f"option-{name}" for name in GAME.options] + [f"board-{name}" for name in GAME.boards] + ["title"]
    )
    keys += ["ending-third-scoring", "ending-all-blocked"]
    board = GAME.load("europe")
    keys += [
        f"name-{word}" for word in (*board.cities, *board.airlines, "abacus", "hidden", "hand", "portfolio")
    ]
    assert len(EVENTS) == 24
    assert len(ASKING) == 7
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
    kinds = set()
    for game in games:
        table = game[-1]
        speaker = speaker_for(table, code, NAMES)
        for seat in (0, None):
            for _, event in table.events_since(0, seat):
                kinds.add(type(event))
                assert clean(speaker, speaker.event(event))
    assert {events.BankBusted, events.LicenceBanned, events.PhantomFormed, events.AbacusReceived} <= kinds


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
    said: dict[str, set[str]] = {}
    for game in games:
        for table in game[::2]:
            speaker = speaker_for(table, code, NAMES)
            seat = (table.asked or [0])[0]
            for action in table.catalogue.actions[::19]:
                refusal = table.explain(seat, action)
                if refusal is not None:
                    text = speaker.refusal(refusal.rule, refusal.facts)
                    assert clean(speaker, text)
                    said.setdefault(refusal.rule, set()).add(text)
    assert len(said) >= 12


def test_a_scoring_line_says_who_got_what_and_why() -> None:
    line = events.AirlineScored(1, (6, 3, 2, 1, 0), (3, 2, 2, 0), (6, 3, 3, 0))  # AE-EX-04
    said = {code: Speaker(code, GAME, None, tuple("OCSB")).event(line) for code in LANGUAGES}
    assert said == {
        "en": "Blue pays 6-3-2-1-0. O: 6 VP for 3 shares; C: 3 VP for 2 shares; S: 3 VP for 2 shares.",
        "fr": "Bleu rapporte 6-3-2-1-0. O\u00a0: 6 PV pour 3 actions\u202f; "
        "C\u00a0: 3 PV pour 2 actions\u202f; S\u00a0: 3 PV pour 2 actions.",
        "it": "Blu frutta 6-3-2-1-0. O: 6 PV per 3 azioni; C: 3 PV per 2 azioni; S: 3 PV per 2 azioni.",
        "de": "Blau bringt 6-3-2-1-0. O: 6 SP für 3 Aktien; C: 3 SP für 2 Aktien; S: 3 SP für 2 Aktien.",
    }


def test_the_fictitious_third_player_has_a_name() -> None:
    line = events.AirlineScored(3, (6, 3, 2, 1, 0), (4, 2, 4), (5, 2, 5))  # AE-TEST-52
    said = Speaker("en", GAME, None, ("Anna", "Ben")).event(line)
    assert (
        said
        == "Red pays 6-3-2-1-0. Anna: 5 VP for 4 shares; Ben: 2 VP for 2 shares; Phantom: 5 VP for 4 shares."
    )


def test_a_hidden_card_stays_hidden() -> None:
    drawn = events.ShareDrawn(0, 3)  # AE-INFO-10
    speaker = Speaker("de", GAME, None, NAMES)
    assert speaker.event(drawn) == "Anna zieht eine rote Aktie."
    assert speaker.event(drawn.hidden()) == "Anna zieht eine verdeckte Aktie."


def test_gender_and_number_agree() -> None:
    laid = events.SharesLaid(1, (9, 9, 1))
    said = [Speaker(code, GAME, None, NAMES).event(laid) for code in ("fr", "it", "de")]
    assert said == [
        "Ben pose 2 blanches et 1 bleue.",
        "Ben depone 2 bianche e 1 blu.",
        "Ben legt 2 weiße und 1 blaue aus.",
    ]


def test_a_refusal_in_the_readers_language() -> None:
    table = windsock.game("airlines-europe").new(seats=3, seed=7)
    for seat in range(3):
        table.play(seat, table.legal(seat)[0])
    refusal = table.explain(0, "buy red ROM-ATH")
    assert refusal is not None
    assert refusal.rule == "AE-BUY-06"
    assert refusal.text.startswith("Red cannot fly Rome–Athens yet")
    assert (
        speaker_for(table, "it")
        .refusal(refusal.rule, refusal.facts)
        .startswith("Rosso non può ancora volare su Roma–Atene")
    )
