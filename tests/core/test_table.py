"""The public face: play, explain, look, go back."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import cast

import pytest

import windsock
from tests.toy import GAME as TOY
from tests.toy.events import DiceRolled, Pledged
from windsock.core.action import Action
from windsock.core.play import settle
from windsock.core.sight import SPECTATOR
from windsock.core.table import Refusal, Seed, Setup, Table
from windsock.core.trouble import Illegal, Trouble


def toy(seats: int = 2, seed: int = 3) -> Table:
    return Table(Setup(TOY, "field", seats, TOY.options_with({}), Seed("swift", str(seed))))


def at_effects() -> Table:
    """Somebody has rolled three dice and may play tools: going on is an action without consequences."""
    table = toy()
    for seat in (0, 1):
        table.play(seat, table.legal(seat)[0])
    while "pass" in words(table):
        table.play(table.asked[0], "pass")
    table.play(table.asked[0], "fly 2")
    return table


def words(table: Table) -> list[str]:
    return [table.write(action) for seat in table.asked for action in table.legal(seat)]


def trouble_of(action: Callable[[], object]) -> Trouble:
    with pytest.raises(Trouble) as caught:
        action()
    return caught.value


def test_a_move_is_a_text_an_index_or_an_action() -> None:
    tables = [toy(), toy(), toy()]
    action = tables[0].legal(0)[0]
    moves: list[Action | str | int] = [
        action,
        tables[0].write(action),
        tables[0].catalogue.index[action],
    ]
    assert [table.play(0, move) for table, move in zip(tables, moves)] == [action] * 3
    assert len({table.digest() for table in tables}) == 1


def test_an_illegal_move_names_its_rule_and_changes_nothing() -> None:
    table = toy()
    before = table.digest()
    illegal = trouble_of(lambda: table.play(0, "fly 2"))
    assert isinstance(illegal, Illegal)
    assert illegal.rule is TOY.rules["TOY-PLEDGE-01"]
    assert illegal.facts == {"length": 2, "move": "fly 2", "seat": "0"}
    assert (table.digest(), table.number) == (before, 0)


def test_explain_says_why_not_and_nothing_where_there_is_nothing_to_say() -> None:
    table = toy()
    refusal = table.explain(1, "rest")
    assert isinstance(refusal, Refusal)
    assert refusal.rule == "TOY-PLEDGE-01"
    assert refusal.text
    assert table.explain(1, table.legal(1)[0]) is None


def test_facts_of_a_refusal_are_in_the_words_of_the_notation() -> None:
    table = windsock.game("airlines-europe").new(seats=2, seed=1)
    refusal = table.explain(0, "lay red blue")
    assert refusal is not None
    assert refusal.facts["move"] == "lay blue red"
    assert refusal.facts["shares"] == "blue red"


@pytest.mark.parametrize("index", [-1, 10_000])
def test_an_index_outside_the_catalogue_is_a_trouble(index: int) -> None:
    table = toy()
    assert trouble_of(lambda: table.play(0, index)).key == "unknown-index"


@pytest.mark.parametrize("seat", [-1, 2, 60])
def test_a_seat_that_is_not_there_is_a_trouble(seat: int) -> None:
    table = toy()
    asked = (
        lambda: table.play(seat, "rest"),
        lambda: table.explain(seat, "rest"),
        lambda: table.view(seat),
        lambda: table.sight(seat),
        lambda: table.events_since(0, seat),
    )
    assert {trouble_of(action).key for action in asked} == {"unknown-seat"}


def test_a_view_is_plain_and_says_for_whom_it_is() -> None:
    table = toy()
    shown = json.loads(json.dumps(table.view(1)))
    assert (shown["game"], shown["board"], shown["options"], shown["seat"]) == (
        "toy",
        "field",
        {"gale": False},
        1,
    )
    assert shown["seats"][1]["hand"] is not None
    assert shown["seats"][0]["hand"] is None
    assert all(row["hand"] is None for row in table.view(None)["seats"])


def test_everything_is_shown_by_its_name_alone() -> None:
    """No seat is a spectator: whoever has none by mistake is shown no hand."""
    table = toy()
    assert all(row["hand"] for row in table.everything()["seats"])
    for nobody in (None, SPECTATOR):
        assert not any(row["hand"] for row in table.game.describe(table.s, cast(int, nobody))["seats"])


def test_events_are_told_from_an_action_on_and_to_each_seat_in_its_own_form() -> None:
    table = toy()
    table.play(0, table.legal(0)[0])
    table.play(1, table.legal(1)[0])
    everything = table.events_since(0, 0)
    assert [number for number, event in everything if isinstance(event, Pledged)] == [1, 2]
    assert table.events_since(2, 0) == [row for row in everything if row[0] >= 2]
    table.play(table.asked[0], "draw")
    seat = table.done[-1][0]
    own, other = (table.events_since(3, place)[0][1].facts()["card"] for place in (seat, 1 - seat))
    assert own >= 0 > other
    assert table.events_since(3, None) == table.events_since(3, 1 - seat)


def test_a_copy_goes_its_own_way_and_has_heard_everything() -> None:
    table = toy()
    table.play(0, table.legal(0)[0])
    twin = table.copy()
    assert (twin.digest(), twin.done) == (table.digest(), table.done)
    assert twin.events_since(0, 0) == table.events_since(0, 0)
    twin.play(1, twin.legal(1)[0])
    assert table.number == 1
    assert len(table.events_since(0, 0)) < len(twin.events_since(0, 0))


def test_any_earlier_moment_can_be_looked_at_again() -> None:
    table = toy()
    digests = [table.digest()]
    for _ in range(20):
        seat = table.asked[0]
        table.play(seat, table.legal(seat)[-1])
        digests.append(table.digest())
    assert [table.at(number).digest() for number in range(21)] == digests
    assert table.number == 20


@pytest.mark.parametrize("number", [-1, 1])
def test_a_moment_that_never_was_is_a_trouble(number: int) -> None:
    table = toy()
    assert trouble_of(lambda: table.at(number)).key == "no-such-move"


def test_nothing_can_be_undone_at_the_start() -> None:
    table = toy()
    assert not table.can_undo()
    assert trouble_of(table.undo).key == "undo-mark"


def test_undo_takes_back_what_told_nobody_anything() -> None:
    table = at_effects()
    before, heard = table.digest(), table.events_since(0, None)
    table.play(table.asked[0], "on")
    assert table.can_undo()
    table.undo()
    assert (table.digest(), table.events_since(0, None)) == (before, heard)


def test_undo_stops_at_chance() -> None:
    table = at_effects()
    assert isinstance(table.events_since(table.number, 0)[0][1], DiceRolled)
    assert not table.can_undo()
    assert trouble_of(table.undo).key == "undo-mark"


def test_undo_stops_where_a_face_was_shown() -> None:
    table = at_effects()
    seat = table.asked[0]
    tools = [word for word in words(table) if word.startswith("play tailwind")]
    uses = table.s.chance.uses
    table.play(seat, tools[0])
    assert table.s.chance.uses == uses
    assert table.asked == [seat]
    assert not table.can_undo()


def test_undo_stops_where_control_was_passed() -> None:
    table = toy()
    uses = table.s.chance.uses
    table.play(0, table.legal(0)[0])
    assert (table.asked, table.s.chance.uses) == ([1], uses)
    assert trouble_of(table.undo).key == "undo-mark"


def test_standing_tells_the_scores_while_the_game_runs() -> None:
    assert toy(seats=4).standing.scores == (0, 0, 0, 0)


def test_a_digest_is_short_and_changes_with_the_position() -> None:
    table = toy()
    before = table.digest()
    table.play(0, table.legal(0)[0])
    assert len(before) == len(table.digest()) == 6
    assert before != table.digest()


def test_an_arranged_position_goes_back_to_itself(tmp_path: Path) -> None:
    europe = windsock.game("airlines-europe")
    dealt = europe.new(seats=2, seed=1)
    europe.arrange(dealt.s, {"turn": "p2"})
    settle(dealt.s)
    arranged = Table(dealt.setup, dealt.s)
    arranged.play(1, "cash")
    assert arranged.at(0).asked == [1]
    assert arranged.copy().at(1).asked == [0]
    arranged.save(tmp_path / "mine.wsk")
    assert windsock.load(tmp_path / "mine.wsk").digest() == arranged.digest()


def test_an_option_is_yes_or_no() -> None:
    with pytest.raises(Trouble) as trouble:
        windsock.game("airlines-europe").new(seats=2, options={"flight_ban": "no"})
    assert trouble.value.key == "option-value"


def test_a_sealed_seed_is_32_hex_digits() -> None:
    for seed in (" " * 32, "5f0c", "g" * 32):
        with pytest.raises(Trouble) as trouble:
            windsock.game("airlines-europe").new(seats=2, seed=seed)
        assert trouble.value.key == "bad-seed"


def test_a_seat_that_is_not_there_has_no_moves() -> None:
    for seat in (-1, 2):
        with pytest.raises(Trouble) as trouble:
            windsock.game("airlines-europe").new(seats=2, seed=1).legal(seat)
        assert trouble.value.key == "unknown-seat"
