"""A match follows from its entries alone."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.match.people import (
    GAME,
    Time,
    agreed,
    open_match,
    play,
    refold,
    running,
    seated,
    settle,
    verified,
    wander,
)
from windsock.core.registry import games
from windsock.core.trouble import Illegal, Trouble
from windsock.frames.frame import encoded, frame
from windsock.frames.showing import Showing
from windsock.frames.sparing import SentParts, spared
from windsock.match.agreement import Agreement, Clock
from windsock.match.fold import MOST_COMMANDS
from windsock.match.match import LONGEST_CHAT, MOST_CHAT, Match
from windsock.match.names import LONGEST_NAME

FAR = 700  # entries: most random games are over by then


def key_of(raised: pytest.ExceptionInfo[Trouble]) -> str:
    return raised.value.key


def test_a_match_starts_when_all_seats_are_taken() -> None:
    match = open_match(3)
    match.apply(match.propose_sit(0, "person", "Ann"))
    match.apply(match.propose_sit(2, "bot", "Steady", "steady"))
    assert (match.stage, match.due(), match.asked) == ("open", None, [])
    match.apply(match.propose_sit(1, "program", "Engine 7 of nine"))
    settle(match)
    assert match.stage == "running"
    assert match.asked == [0, 1, 2]
    assert [(chair.kind, chair.name, chair.bot) for chair in match.chairs] == [
        ("person", "Ann", None),
        ("program", "Engine 7 of nine", None),
        ("bot", "Steady", "steady"),
    ]


def test_of_commands_that_were_done_the_newest_are_known() -> None:
    match = running(2)
    for number in range(MOST_COMMANDS + 10):
        match.apply(replace(match.propose_chat(number % 2, "hello"), command=f"command {number}"))
    again = refold(match)
    assert again.commands == match.commands
    assert len(match.commands) == MOST_COMMANDS
    assert match.commands[f"command {MOST_COMMANDS + 9}"] == match.count
    assert "command 9" not in match.commands


def test_a_seat_is_taken_once_and_can_be_left_before_the_start() -> None:
    match = open_match(2)
    match.apply(match.propose_sit(0, "person", "Ann"))
    with pytest.raises(Trouble) as raised:
        match.propose_sit(0, "person", "Bob")
    assert key_of(raised) == "seat-taken"
    match.apply(match.propose_leave(0))
    seated(match)
    refused: list[Callable[[], object]] = [
        lambda: match.propose_leave(0),
        lambda: match.propose_sit(0, "person", "Eve"),
    ]
    for wrong in refused:
        with pytest.raises(Trouble) as raised:
            wrong()
        assert key_of(raised) == "match-begun"


@pytest.mark.parametrize(
    ("kind", "name", "bot", "key"),
    [
        ("person", "", None, "name-length"),
        ("person", "\n \u200b", None, "name-length"),
        ("person", "x" * (LONGEST_NAME + 1), None, "name-length"),
        ("person", "Ann", "steady", "chair-kind"),
        ("bot", "B", None, "chair-kind"),
        ("bot", "B", "nobody", "unknown-bot"),
        ("cat", "Tom", None, "chair-kind"),
    ],
)
def test_who_may_not_sit_down(kind: str, name: str, bot: str | None, key: str) -> None:
    with pytest.raises(Trouble) as raised:
        open_match().propose_sit(0, kind, name, bot)
    assert key_of(raised) == key


def test_a_name_is_one_line_that_can_be_seen() -> None:
    match = open_match()
    match.apply(match.propose_sit(0, "person", "  Ann\n\tof  Green\x00 Gables "))
    assert match.chairs[0].name == "Ann of Green Gables"


def test_a_move_is_judged_by_the_rules() -> None:
    match = running()
    before = match.table.digest()
    with pytest.raises(Illegal) as raised:
        match.propose_play(0, "cash", 0)
    assert raised.value.rule.id == "AE-SETUP-25"
    with pytest.raises(Trouble) as trouble:
        match.propose_play(0, "fly away", 0)
    assert key_of(trouble) == "notation-verb"
    assert match.table.digest() == before


def test_nothing_is_played_before_the_start_or_after_the_end() -> None:
    match = open_match()
    with pytest.raises(Trouble) as raised:
        match.propose_play(0, "cash", 0)
    assert key_of(raised) == "match-open"
    wander(seated(match), 10_000)
    assert match.stage == "over"
    refused: list[Callable[[], object]] = [
        lambda: match.propose_play(0, "cash", match.table.number),
        lambda: match.propose_undo(0, match.table.number),
        lambda: match.propose_ask(0, 3),
        lambda: match.propose_stand_in(0),
    ]
    for wrong in refused:
        with pytest.raises(Trouble) as raised:
            wrong()
        assert key_of(raised) == "match-over"


def test_whoever_saw_another_position_looks_again() -> None:
    match = wander(running(), 12)
    seat = match.asked[0]
    move = match.table.write(match.table.legal(seat)[0])
    with pytest.raises(Trouble) as raised:
        match.propose_play(seat, move, match.asked_since[seat] - 1)
    assert key_of(raised) == "moved-on"
    with pytest.raises(Trouble):
        match.propose_play(seat, move, match.table.number + 1)


def test_secret_choices_at_the_same_time_do_not_disturb_each_other() -> None:
    match = running(3)
    for seat in (2, 0):
        play(match, seat)
    move = match.table.write(match.table.legal(1)[0])
    match.apply(match.propose_play(1, move, 0))
    assert match.table.number == 3


def test_a_bot_plays_its_own_seat_and_no_other() -> None:
    match = running(2, bots=(1,))
    move = match.table.write(match.table.legal(1)[0])
    for seat, bot in ((1, None), (1, "steady"), (0, "random")):
        with pytest.raises(Trouble) as raised:
            match.propose_play(seat, move, 0, bot)
        assert key_of(raised) == "seat-of-bot"
    assert match.propose_play(1, move, 0, "random").kind == "play"


def test_chat_is_of_those_who_sit() -> None:
    match = open_match()
    match.apply(match.propose_sit(1, "person", "Ann"))
    match.apply(match.propose_chat(1, " hello\x07 there "))
    assert [(line.seat, line.text) for line in match.chat] == [(1, "hello there")]
    for seat, text, key in ((0, "hi", "seat-empty"), (1, " ", "chat-length"), (1, "x" * 999, "chat-length")):
        with pytest.raises(Trouble) as raised:
            match.propose_chat(seat, text)
        assert key_of(raised) == key
    assert match.propose_chat(1, "x" * LONGEST_CHAT).kind == "chat"


def test_a_seat_cannot_use_up_the_chat_of_the_others() -> None:
    match = running(2)
    for _ in range(MOST_CHAT // 2):
        match.apply(match.propose_chat(0, "hello"))
    with pytest.raises(Trouble) as raised:
        match.propose_chat(0, "hello")
    assert key_of(raised) == "chat-full"
    assert match.propose_chat(1, "hello").kind == "chat"


def test_an_agreement_is_checked() -> None:
    refused: list[tuple[dict[str, Any], str]] = [
        ({"game": "chess"}, "unknown-game"),
        ({"seats": 9}, "seat-count"),
        ({"board": "/etc"}, "unknown-board"),
        ({"options": {"cheating": True}}, "unknown-option"),
        ({"clock": Clock("move", 1)}, "clock-range"),
    ]
    for words, key in refused:
        with pytest.raises(Trouble) as raised:
            Agreement.agree(**{"game": GAME, "seats": 3, **words})
        assert key_of(raised) == key


def test_an_agreement_is_written_and_read() -> None:
    agreement = agreed(clock=Clock("game", 600), has_hints=True, options={"flight_ban": True})
    assert Agreement.read(agreement.written()) == agreement
    assert agreement.seed not in agreement.seal
    assert len({Agreement.agree(GAME, 3).secret for _ in range(5)}) == 5


def test_people_who_say_nothing_play_as_people_do() -> None:
    """AE-RULING-60."""
    assert Agreement.agree(GAME, 3).options == {"flight_ban": False, "loose_cut": True}
    assert not Agreement.agree(GAME, 3, options={"loose_cut": False}).options["loose_cut"]


def test_a_match_agreed_before_there_was_an_option_goes_on_without_it() -> None:
    """AA-RULING-10: such a journal names no option, and cards lie while planes are placed."""
    old = replace(agreed(4, game="air-alliance"), options={}, version="1.0")
    table = Agreement.read(old.written()).deal()
    for seat, colour in enumerate(("red", "yellow", "blue")):
        table.play(seat, f"choose {colour}")
    assert len(table.view(None)["row"]) == 6


def test_a_finished_match_is_saved_forked_and_verified() -> None:
    match = running(2)
    for secret in (match.save_text, lambda: match.verify(""), lambda: match.fork(0)):
        with pytest.raises(Trouble) as raised:
            secret()
        assert key_of(raised) == "match-runs"
    wander(match, 10_000)
    assert verified(match) == {
        "seal": match.agreement.seal,
        "seed": match.agreement.seed,
        "secret": None,
        "nonces": None,
        "is_known_deal": False,
        "is_equal": True,
        "digest": match.table.digest(),
    }
    agreement = match.fork(20)
    fork = seated(Match("fork", agreement))
    assert fork.table.digest() == match.table.at(20).digest()
    again = Match("save", Agreement.from_save(match.save_text()))
    assert again.stage == "over"
    assert "\nplayers Player 0 | Player 1\n" in match.save_text()
    assert "\nplayers" not in again.save_text()  # nobody has sat down
    assert again.table.digest() == match.table.digest()


def test_a_save_names_no_path_of_the_server(tmp_path: Path) -> None:
    text = wander(running(2), 10_000).save_text()
    for board in (str(tmp_path), "../../etc", "", f"europe\nboard {tmp_path}"):
        with pytest.raises(Trouble) as raised:
            Agreement.from_save(text.replace("board europe", f"board {board}"))
        assert raised.value.key in ("unknown-board", "save-head")
    with pytest.raises(Trouble) as raised:
        Agreement.from_save(text.replace("board europe", f"note a---b\nboard {tmp_path}"))
    assert raised.value.key == "unknown-board"
    with pytest.raises(Trouble) as raised:
        Agreement.from_save("nothing of ours")
    assert raised.value.key == "save-not-ours"


def test_a_fork_goes_back_no_further_than_its_origin() -> None:
    match = wander(running(2), 10_000)
    fork = seated(Match("fork", match.fork(20)))
    with pytest.raises(Trouble) as raised:
        fork.propose_ask(0, 19)
    assert key_of(raised) == "ask-range"
    assert not fork.can_undo(fork.asked[0])


@settings(max_examples=12, deadline=None)
@given(data=st.data())
def test_two_folds_of_the_same_entries_show_the_same(data: st.DataObject) -> None:
    """Whatever people do: another process that reads the journal shows every watcher the same bytes."""
    match = running(data.draw(st.integers(2, 4)), data.draw(st.integers(0, 99)), clock=Clock("game", 900))
    time = match.now
    for _ in range(data.draw(st.integers(0, 40))):
        time.pass_by(data.draw(st.sampled_from([0.0, 1.5, 60.0])))  # type: ignore[attr-defined]
        something(match, data)
        settle(match)
    twin = refold(match)
    after = data.draw(st.integers(0, match.count))
    for seat in (None, *range(match.agreement.seats)):
        assert encoded(Showing(match), seat, after) == encoded(Showing(twin), seat, after)
        assert encoded(Showing(match), seat) == encoded(Showing(twin), seat)


def something(match: Match, data: st.DataObject) -> None:
    """Somebody does something, if it is allowed."""
    if match.stage != "running":
        return
    seat = data.draw(st.sampled_from(match.asked))
    anybody = data.draw(st.integers(0, match.agreement.seats - 1))
    others = ["undo", "ask", "yes", "no", "away", "back", "chat", "late"]
    what = data.draw(st.sampled_from(["play"] * 6 + others))
    try:
        if what == "play" and match.chairs[seat].played_by is None:
            moves = match.table.legal(seat)
            play(match, seat, match.table.write(moves[data.draw(st.integers(0, len(moves) - 1))]))
        elif what == "undo":
            match.apply(match.propose_undo(seat, match.table.number))
        elif what == "ask":
            match.apply(match.propose_ask(anybody, max(0, match.table.number - data.draw(st.integers(1, 4)))))
        elif what in ("yes", "no"):
            match.apply(match.propose_answer(anybody, what == "yes"))
        elif what == "away":
            match.apply(match.propose_stand_in(anybody))
        elif what == "back":
            match.apply(match.propose_return(anybody))
        elif what == "chat":
            match.apply(match.propose_chat(anybody, "well"))
        elif what == "late" and isinstance(match.now, Time):
            match.now.pass_by(data.draw(st.integers(1, 90)))
            settle(match)
    except Trouble:
        pass


@pytest.mark.parametrize("game", games())
def test_a_frame_and_its_json_say_the_same(game: str) -> None:
    """All along a game: nothing that was written once for all is shown after it has changed."""
    match = running(3, game=game, clock=None)
    showing = Showing(match)
    here: set[int] = set()
    while match.stage != "over" and match.count < FAR:
        for seat in (None, 0, 1, 2):
            shown = msgspec.json.decode(encoded(showing, seat, match.count - 1, here=here))
            assert shown == msgspec.to_builtins(frame(match, seat, match.count - 1, here=here))
        wander(match, 1, match.count)
        here = here ^ {match.count % 3}
        if match.count % 10 == 0:
            match.apply(match.propose_chat(0, "hm"))
            if match.can_undo(match.asked[0] if match.asked else 0):
                match.apply(match.propose_undo(match.asked[0], match.table.number))


def merged(old: dict[str, Any], new: dict[str, Any]) -> dict[str, Any]:
    """What a client makes of a sparing frame."""
    entries = new.pop("entries", {})
    found = {**old, **new}
    for group in ("view", "chart"):
        found[group] = {**old[group], **new[group]}
        for name, changed in entries.get(group, {}).items():
            found[group][name] = {**found[group][name], **changed}
    return found


@pytest.mark.parametrize("game", games())
def test_sparing_frames_add_up_to_whole_ones(game: str) -> None:
    """Watchers who look more or less often, and put together what they were sent."""
    match = running(3, game=game)
    showing = Showing(match)
    had: dict[int | None, dict[str, Any]] = {}
    while match.stage != "over" and match.count < FAR:
        for seat in (None, 0, 1, 2):
            if seat is not None and (match.count + seat) % (seat + 1):
                continue
            old = had.get(seat, {"count": 0, "view": {}, "chart": {}})
            had[seat] = merged(
                old, msgspec.json.decode(encoded(showing, seat, old["count"], is_sparing=True))
            )
            whole = msgspec.json.decode(encoded(showing, seat, old["count"]))
            assert had[seat] == whole
        wander(match, 1, match.count)
        if match.count % 10 == 0 and match.asked and match.can_undo(match.asked[0]):
            match.apply(match.propose_undo(match.asked[0], match.table.number))
    assert (
        len(encoded(showing, 0, match.count, is_sparing=True)) < len(encoded(showing, 0, match.count)) * 0.3
    )


def test_what_a_seat_has_seen_is_told_by_what_changed_in_it() -> None:
    seen: SentParts = {}
    many = {str(key): {"n": key} for key in range(20)}
    assert spared(seen, {"part": many, "one": 1}, 5, -1) == ({"part": many, "one": 1}, {})
    assert spared(seen, {"part": dict(many), "one": 1}, 6, 5) == ({}, {})
    other = {**many, "3": {"n": 30}}
    assert spared(seen, {"part": other, "one": 2}, 7, 6) == ({"one": 2}, {"part": {"3": {"n": 30}}})
    assert spared(seen, {"part": other, "one": 2}, 8, 7) == ({}, {})
    assert spared(seen, {"part": other, "one": 2}, 8, 6) == ({"one": 2}, {"part": {"3": {"n": 30}}})
    assert spared(seen, {"part": other, "one": 2}, 8, 4) == ({"part": other, "one": 2}, {})
    fewer = {"3": {"n": 30}}
    assert spared(seen, {"part": fewer, "one": 2}, 9, 8) == ({"part": fewer}, {})
