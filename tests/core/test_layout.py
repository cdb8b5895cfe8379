"""Layouts: positions as values. They are inverses by law; here is what a person writes, and gets wrong."""

from __future__ import annotations

import json
from copy import deepcopy
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

import windsock
from tests.toy import GAME as TOY
from tests.toy.plug_in import install
from windsock.core import record
from windsock.core.chance import Swift
from windsock.core.laying import lay_out, lines_of, text_of
from windsock.core.registry import games
from windsock.core.table import Seed, Setup, Table
from windsock.core.trouble import Trouble
from windsock.laws.walk import play_one
from windsock.scenario import files, read
from windsock.scenario.run import set_up

SCENARIOS = Path(__file__).parent.parent / "scenarios"
every_game = pytest.mark.parametrize("name", games())


def played(name: str, moves: int = 40, seats: int = 3, **options: bool) -> Table:
    """A table after so many random moves."""
    game = windsock.game(name)
    table = Table(Setup(game, game.boards[0], seats, game.options_with(options), Seed("swift", "3")))
    chance = Swift(3)
    while table.number < moves and not table.over:
        assert play_one(table, chance) == ""
    return table


def trouble_of(value: Any) -> Trouble:
    with pytest.raises(Trouble) as trouble:
        lay_out(value)
    return trouble.value


def edited(name: str, path: str, value: Any) -> dict[str, Any]:
    """A layout with one part of it changed; None: left out."""
    layout = played(name).layout()
    *way, last = path.split(".")
    part = layout["given"]
    for key in way:
        part = part[key]
    if value is None:
        del part[last]
    else:
        part[last] = value
    return layout


# Writing and reading


@pytest.mark.parametrize("file", files([SCENARIOS]), ids=lambda file: f"{file.parent.name}-{file.stem}")
def test_every_position_of_the_scenarios_can_be_written_whole(file: Path) -> None:
    for scenario in read(file):
        if scenario.given is None:
            continue
        table = set_up(scenario)
        value = json.loads(json.dumps(table.layout()))
        again = lay_out(value)
        assert again.s.position() == table.s.position(), scenario.name
        assert again.layout() == value


@every_game
def test_a_table_from_a_layout_plays_on_with_chance_of_its_own(name: str) -> None:
    value = played(name).layout()
    one, other, third = lay_out(value, 5), lay_out(value, 5), lay_out(value, "0" * 31 + "5")
    for table in (one, other, third):
        chance = Swift(8)
        while table.number < 60 and not table.over:
            play_one(table, chance)
    assert one.digest() == other.digest() == third.digest()
    assert one.at(0).layout() == value
    assert lay_out(value).setup.seed != lay_out(value).setup.seed


def test_what_was_told_is_counted_from_the_position() -> None:
    table = lay_out(played("airlines-europe").layout(), 1)
    assert (table.number, table.s.number, table.events_since(0, None)) == (0, 40, [])
    table.play(table.asked[0], table.legal(table.asked[0])[0])
    assert {at for at, _ in table.events_since(1, None)} == {1}
    assert table.events_since(2, None) == []
    assert table.copy().events_since(0, None) == table.events_since(0, None)


def test_a_seat_writes_backs_for_what_it_does_not_know() -> None:
    table = played("airlines-europe")
    value, own = table.layout(), table.layout(1)
    assert "unseen" not in value["given"]
    assert "seat" not in value
    assert own["seat"] == "p2"
    assert any(card.endswith("?grey") for card in own["given"]["deck"])
    assert not any("?" in card for card in own["given"]["seats"]["p2"]["hand"])
    assert own["given"]["seats"]["p2"].keys() == value["given"]["seats"]["p2"].keys()
    assert lay_out(own, 1).view(1) == table.view(1)


def test_what_a_seat_does_not_know_is_imagined_by_the_seed() -> None:
    own = played("airlines-europe").layout(0)
    worlds = {json.dumps(lay_out(own, seed).layout()) for seed in (1, 1, 2, 3)}
    assert len(worlds) == 3
    assert all("?" not in world for world in worlds)


def test_a_layout_is_text_that_a_scenario_can_begin_with(tmp_path: Path) -> None:
    for name in games():
        table = played(name)
        file = tmp_path / f"{name}.toml"
        file.write_text(text_of(table.layout()) + "\n\n[[step]]\nover = false\n", encoding="utf-8")
        (scenario,) = read(file)
        assert set_up(scenario).digest() == table.digest()


def test_a_key_that_toml_would_not_take_bare_is_quoted() -> None:
    assert lines_of({"a b": {"c": [1, "x"]}, "d": {}}) == ['"a b".c = [1, "x"]', "d = {}"]


@pytest.mark.parametrize(
    ("entry", "seen"),
    [
        ("letter", 1),
        ("letter: all", -1),
        ("letter: none", 0),
        ("letter: p2", 2),
        ("letter: p1 p3", 5),
        ("LETTER: all but p2", ~2),
    ],
)
def test_an_entry_says_who_knows_the_card(
    entry: str, seen: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    install(tmp_path, monkeypatch)
    table = Table(Setup(TOY, TOY.boards[0], 3, TOY.options_with({}), Seed("swift", "1")))
    value = table.layout()
    hand = value["given"]["seats"]["p1"]["hand"]
    place = next(i for i, card in enumerate(hand) if card.endswith("letter"))
    count, _, _ = hand[place].rpartition(" ")
    hand[place] = f"{count} {entry}".strip()
    again = lay_out(value)
    cards = again.s.hands[0]  # type: ignore[attr-defined]
    assert seen in cards.seen
    assert again.layout()["given"]["seats"]["p1"]["hand"][place] == f"{count} {entry}".strip().lower()


# Saves


@every_game
def test_a_save_may_begin_from_a_position(name: str, tmp_path: Path) -> None:
    table = lay_out(played(name).layout(), 9)
    chance = Swift(1)
    while table.number < 70 and not table.over:
        play_one(table, chance)
    table.save(tmp_path / "game.wsk")
    text = (tmp_path / "game.wsk").read_text(encoding="utf-8")
    again = windsock.load(tmp_path / "game.wsk")
    assert text.startswith("windsock 3\n")
    assert again.digest() == table.digest()
    assert again.at(0).layout() == table.at(0).layout()
    assert record.write(again) == text
    for one in (again, table):
        chance = Swift(2)
        while one.number < 90 and not one.over:
            play_one(one, chance)
    assert again.digest() == table.digest()


@pytest.mark.parametrize(
    "seed", [Seed("swift", "4"), Seed("sealed", f"{4:032x}"), Seed("scripted", "0," * 400)]
)
def test_a_save_goes_on_with_the_chance_that_was_left(seed: Seed) -> None:
    game = windsock.game("air-postal")
    table = Table(Setup(game, "t1", 2, game.options_with({}), seed))
    while table.number < 40:
        table.play(table.asked[0], table.legal(table.asked[0])[0])
    table.is_arranged = True  # as if somebody had set it up
    table.done, table.checkpoints = [], []
    again = record.read(record.write(table))
    for one in (table, again):
        while one.number < 60:
            moves = one.legal(one.asked[0])
            one.play(one.asked[0], moves[one.number % len(moves)])
    assert again.digest() == table.digest()


@pytest.mark.parametrize(
    ("line", "other", "key", "facts"),
    [
        ("bank = ", "bank = 3", "save-position", {"problem"}),
        ("bank = ", "bank = three", "save-position", {"problem"}),
        ("bank = ", "bonk = 3", "save-position", {"problem"}),
        ("agenda = ", "", "save-position", {"problem"}),
        ("drawn ", "drawn many", "save-head", {"field"}),
        ("drawn ", "drawn 99999999", "save-head", {"field"}),
    ],
)
def test_a_spoilt_position_of_a_save_is_told_with_its_line(
    line: str, other: str, key: str, facts: set[str]
) -> None:
    lines = record.write(lay_out(played("airlines-europe").layout(), 9)).split("\n")
    place = next(i for i, text in enumerate(lines) if text.startswith(line))
    lines[place] = other
    with pytest.raises(Trouble) as trouble:
        record.read("\n".join(lines))
    assert trouble.value.key == key
    assert facts <= trouble.value.facts.keys()


def test_the_line_of_a_wrong_word_is_named() -> None:
    lines = record.write(lay_out(played("airlines-europe").layout(), 9)).split("\n")
    place = next(i for i, text in enumerate(lines) if text.startswith("market = "))
    lines[place] = 'market = ["pink"]'
    with pytest.raises(Trouble) as trouble:
        record.read("\n".join(lines))
    assert trouble.value.facts["line"] == place + 1


def test_a_save_with_a_position_that_breaks_off_says_so() -> None:
    text = record.write(lay_out(played("airlines-europe").layout(), 9))
    with pytest.raises(Trouble) as trouble:
        record.read(text[: text.rindex("---")])
    assert trouble.value.key == "save-truncated"


def test_a_position_of_rules_to_come_says_that_they_are_newer() -> None:
    text = record.write(lay_out(played("airlines-europe").layout(), 9))
    newer = text.replace("airlines-europe 1.0", "airlines-europe 9.0").replace("bank = ", "banks = ")
    with pytest.raises(Trouble) as trouble:
        record.read(newer)
    assert trouble.value.key == "save-too-new"


# What is wrong

WRONG: dict[str, tuple[str, Any, str, str]] = {
    "a key that is none": ("wind", 3, "scenario-key", "wind"),
    "a key of a seat that is none": ("seats.p1.wind", 3, "scenario-key", "seats.p1.wind"),
    "a seat too many": ("seats.p4", {}, "scenario-word", "seats"),
    "no agenda, and yet all else": ("agenda", None, "scenario-key", "number"),
    "an agenda that is no list": ("agenda", "turn", "scenario-kind", "agenda"),
    "a step that is none": ("agenda", [["dance", "p1"]], "scenario-word", "agenda"),
    "a step that holds too little": ("agenda", [["turn"]], "layout-step", "agenda"),
    "a step of a seat that is none": ("agenda", [["turn", "p9"]], "scenario-word", "agenda"),
    "a step of a list": ("agenda", [[["turn"]]], "scenario-word", "agenda"),
    "an empty step": ("agenda", [[]], "scenario-missing", "agenda"),
    "an endless agenda": ("agenda", [["turn", "p1"]] * 999, "scenario-number", "agenda"),
    "a number below zero": ("bank", -1, "scenario-number", "bank"),
    "a number that is no number": ("bank", "many", "scenario-number", "bank"),
    "true instead of a number": ("bank", True, "scenario-number", "bank"),
    "money that was not there": ("bank", 9999, "scenario-invariant", "given"),
    "a word that is none": ("market", ["pink"], "scenario-word", "market"),
    "a card that is none": ("deck", ["pink"], "scenario-word", "deck"),
    "a card that is no word": ("deck", ["red:", "x y z"], "layout-card", "deck"),
    "cards that are no list": ("deck", "red", "scenario-kind", "deck"),
    "too many cards": ("deck", ["999 red"], "scenario-number", "deck"),
    "a card known to nobody there": ("seats.p1.hand", ["red: p7"], "scenario-word", "seats.p1.hand"),
    "a card known twice to one": ("seats.p1.hand", ["red: p1 p1"], "scenario-again", "seats.p1.hand"),
    "a back that is none": ("deck", ["?pink"], "scenario-word", "deck"),
    "a back without its faces": ("deck", ["?grey"], "layout-unseen", "unseen.grey"),
    "faces without their backs": ("unseen", {"grey": ["red"]}, "layout-unseen", "unseen.grey"),
    "faces of no back": ("unseen", {"pink": ["red"]}, "scenario-key", "unseen.pink"),
    "cards that are missing": ("deck", [], "scenario-invariant", "given"),
    "a route that is none": ("routes", {"PAR-OZ": ["red"]}, "scenario-word", "routes"),
    "a circle too many": ("routes", {"PAR-LON": ["red"] * 9}, "scenario-number", "routes.PAR-LON"),
    "an ending that is none": ("ending", "boredom", "scenario-word", "ending"),
    "an airline twice": ("bonuses", ["red", "red"], "scenario-again", "bonuses"),
    "a bonus that is not printed": ("bonuses", ["red"], "scenario-invariant", "given"),
    "a table that is none": ("planes", 3, "scenario-kind", "planes"),
}


@pytest.mark.parametrize("what", WRONG)
def test_whatever_is_wrong_is_told_with_its_place(what: str) -> None:
    path, value, key, field = WRONG[what]
    trouble = trouble_of(edited("airlines-europe", path, value))
    assert (trouble.key, trouble.facts.get("field")) == (key, field)
    assert str(trouble)


@pytest.mark.parametrize(
    ("change", "key"),
    [
        ({"wind": 3}, "scenario-key"),
        ({"game": "chess"}, "unknown-game"),
        ({"game": 3}, "scenario-kind"),
        ({"board": "moon"}, "unknown-board"),
        ({"seats": 17}, "seat-count"),
        ({"seats": "3"}, "scenario-number"),
        ({"options": {"wind": True}}, "unknown-option"),
        ({"version": "99.0"}, "save-too-new"),
        ({"given": []}, "scenario-kind"),
    ],
)
def test_what_was_agreed_is_checked_too(change: dict[str, Any], key: str) -> None:
    value = {**played("airlines-europe").layout(), **change}
    assert trouble_of(value).key == key


def test_a_layout_is_a_table_with_a_game_seats_and_a_position() -> None:
    assert trouble_of([]).key == "scenario-kind"
    for key in ("game", "seats", "given"):
        value = played("airlines-europe").layout()
        del value[key]
        assert (trouble_of(value).key, trouble_of(value).facts["field"]) == ("scenario-missing", key)


def test_a_game_that_declares_no_layout_says_so() -> None:
    game = replace(windsock.game("airlines-europe"), layout=None)
    with pytest.raises(Trouble) as trouble:
        game.new(2).layout()
    assert trouble.value.key == "layout-none"


@every_game
def test_no_edit_of_a_layout_makes_anything_but_a_table_or_a_trouble(name: str) -> None:
    """Hundreds of small edits, by lot: what can be read can be played on."""
    chance = Swift(11)
    value = played(name, 50).layout()
    for _ in range(150):
        spoilt = deepcopy(value)
        spoil(spoilt["given"], chance)
        try:
            table = lay_out(spoilt, 1)
        except Trouble:
            continue
        for seat in range(table.seats):
            table.view(seat)
        assert lay_out(table.layout(), 1).digest() == table.digest()


def spoil(part: Any, chance: Swift) -> None:
    """Change one thing somewhere inside."""
    keys = list(part) if isinstance(part, dict) else list(range(len(part)))
    if not keys:
        return
    key = keys[chance.below(len(keys))]
    inside = part[key]
    if isinstance(inside, dict | list) and inside and chance.below(8):
        spoil(inside, chance)
    elif chance.below(3) == 0:
        del part[key]
    elif type(inside) is int:
        part[key] = inside + chance.below(5) - 2
    else:
        others = [part[other] for other in keys]
        part[key] = [*others, 0, "-", [], {}, True, "p1", "red"][chance.below(len(others) + 7)]
