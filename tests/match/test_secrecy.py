"""What a seat is sent is a function of what it may see: re-deal the rest, and no byte changes."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from sqlalchemy.exc import IntegrityError

from tests.match.people import open_match, play, running, sealed, wander
from windsock.core.chance import Swift
from windsock.core.registry import games, load_game
from windsock.core.trouble import Trouble
from windsock.frames.answer import ahead, explained, frame_at
from windsock.frames.frame import encoded, frame, info
from windsock.frames.showing import Showing
from windsock.hosting.store import Store
from windsock.laws.channels import deaf_copy, dealt_again, unseen
from windsock.match.match import Match


@pytest.mark.parametrize("game", games())
@settings(max_examples=15, deadline=None)
@given(data=st.data())
def test_dealt_again_every_byte_of_a_frame_is_the_same(game: str, data: st.DataObject) -> None:
    """Also when the same moves are played on, as long as they show the seat no new face."""
    seats = data.draw(st.sampled_from(list(load_game(game).seats)))
    match = sealed(seats, data.draw(st.integers(0, 999)), game=game)
    wander(match, data.draw(st.integers(0, 60)), data.draw(st.integers(0, 99)))
    seat = data.draw(st.sampled_from([None, *range(seats)]))
    match.table = deaf_copy(match.table)  # what was told before is not dealt again
    twin = blind_twin(match, seat, Swift(data.draw(st.integers(0, 99))))
    for _ in range(5):
        if match.stage == "over":
            break
        assert encoded(Showing(match), seat, 3) == encoded(Showing(twin), seat, 3)
        if seat is not None:
            move = match.table.write(data.draw(st.sampled_from(match.table.catalogue.actions)))
            assert explained(match, seat, move) == explained(twin, seat, move)
        if not played_on(match, twin, seat, data):
            break


def blind_twin(match: Match, seat: int | None, chance: Swift) -> Match:
    """The same match as far as a seat knows: other cards lie where it cannot look, of another secret."""
    twin = Match(match.id, match.agreement, match.created, match.now)
    twin.fold(match.entries)
    twin.agreement = replace(match.agreement, secret=f"{chance.below(1 << 30):032x}")
    twin.nonces = [nonce if one == seat else None for one, nonce in enumerate(match.nonces)]
    twin.dealt = twin.agreement.dealt(twin.nonces)
    match.freed = twin.freed = False  # what lay there before is not dealt again
    twin.table = dealt_again(match.table, seat, chance, keep_decks=False)
    return twin


def played_on(match: Match, twin: Match, seat: int | None, data: st.DataObject) -> bool:
    """One move more at both tables, and whether the seat has seen no face that it did not know."""
    mover = data.draw(st.sampled_from(match.asked))
    action = data.draw(st.sampled_from(match.table.legal(mover)))
    if twin.table.judge(mover, action) is not None:
        return False
    known = unseen(match.table, seat)
    for table in (match, twin):
        play(table, mover, match.table.write(action))
    return unseen(match.table, seat) == unseen(twin.table, seat) == known


def test_the_seed_is_shown_at_the_end_and_not_before() -> None:
    match = running(3, seed=0xABCDEF0123456789)
    secret = match.agreement.seed.encode()
    while match.stage != "over":
        for seat in (None, 0, 1, 2):
            assert secret not in encoded(Showing(match), seat)
        assert secret not in msgspec.json.encode(info(match))
        wander(match, 25, match.count)
    shown = frame(match, None)
    assert shown["seed"] == match.agreement.seed
    assert shown["outcome"] is not None
    assert shown["outcome"]["scores"] == list(match.table.standing.scores)
    assert secret not in msgspec.json.encode(info(match))


async def test_no_error_and_no_log_line_can_hold_the_seed(tmp_path: Path) -> None:
    match = running(3, seed=0xABCDEF0123456789)
    assert match.agreement.seed not in repr(match.agreement)
    store = Store(f"sqlite:///{tmp_path}/windsock.db")
    await store.create(match)
    with pytest.raises(IntegrityError) as raised:
        await store.create(match)
    assert match.agreement.seed not in str(raised.value)
    store.close()


def test_nothing_is_shown_before_the_start() -> None:
    match = open_match(2)
    match.apply(match.propose_sit(0, "person", "Ann"))
    shown = frame(match, 0)
    assert (shown["view"], shown["chart"], shown["moves"], shown["events"]) == ({}, None, [], [])
    with pytest.raises(Trouble):
        frame_at(match, 0, 0)


def test_a_spectator_sees_what_everybody_sees() -> None:
    match = wander(running(3), 30)
    shown = frame(match, None)
    assert [seat["hand"] for seat in shown["view"]["seats"]] == [None] * 3
    assert (shown["question"], shown["moves"], shown["can_undo"]) == (None, [], False)


def test_moves_are_for_the_seat_that_is_asked() -> None:
    match = wander(running(3), 30)
    for seat in range(3):
        shown = frame(match, seat)
        texts = [move["text"] for move in shown["moves"]]
        assert sorted(texts) == sorted(map(match.table.write, match.table.legal(seat)))
        assert (shown["question"] is not None) == (seat in match.asked)


def test_a_frame_tells_what_happened_since() -> None:
    match = wander(running(3), 30)
    for after in range(5, match.count + 1):
        shown = frame(match, 1, after)
        since = [number for number, _ in match.table.events_since(match.numbers[after] + 1, 1)]
        assert [event["number"] for event in shown["events"]] == since
    whole = frame(match, 1)
    assert whole["is_full"]
    assert len(whole["events"]) == len(match.table.events_since(0, 1))


def test_a_replay_of_a_running_match_shows_what_the_seat_saw() -> None:
    match = wander(running(3), 40)
    past = wander(running(3), 25)
    for seat in (None, 0, 1, 2):
        then, now = frame(past, seat), frame_at(match, 25, seat)
        for part in ("view", "events", "chart", "question", "asked", "number"):
            assert now[part] == then[part]
        assert now["moves"] == []
        assert now["seed"] is None
    with pytest.raises(Trouble) as raised:
        frame_at(match, 25, "all")
    assert raised.value.key == "match-runs"
    wander(match, 10_000)
    everything = frame_at(match, 25, "all")
    assert all(seat["hand"] is not None for seat in everything["view"]["seats"])
    assert isinstance(everything["view"]["deck"], list)


def test_why_not_cites_the_rule_and_what_would_be_legal() -> None:
    match = wander(running(3), 12)
    seat = match.asked[0]
    wrong = explained(match, seat, "keep red blue")
    assert wrong is not None
    assert wrong["rule"] in match.table.game.rules
    assert wrong["facts"]["shares"] == ["blue", "red"]
    assert wrong["wanted"]["verb"] == "keep"
    assert wrong["wanted"]["text"] == wrong["move"]
    assert explained(match, seat, match.table.write(match.table.legal(seat)[0])) is None
    buys = [move for move in frame(match, seat)["moves"] if move["verb"] == "buy"]
    if buys:
        near = explained(match, seat, f"buy red {buys[0]['fields']['route']} 99")
        assert near is not None
        assert near["nearest"][0]["verb"] == "buy"


def test_what_would_be_legal_has_a_way_round() -> None:
    """A plane that waits behind another one: flights of others, and the exchange that brings it forward."""
    match = running(2, game="air-alliance")
    places = ["A2", "E1", "E1", "A2", "U2", "U2", "A3", "A3"]
    for number, move in enumerate(["choose red", "choose blue", *(f"place {place}" for place in places)]):
        play(match, number % 2, move)
    wrong = explained(match, 0, "fly red E1 A1")
    assert wrong is not None
    assert wrong["rule"] == "AA-AIRPORT-08"
    assert [near["verb"] for near in wrong["nearest"]] == ["fly", "fly", "fly", "exchange"]
    assert wrong["nearest"][-1]["fields"]["airport"] == "E1"


def test_what_a_move_leads_to_is_told_in_words_where_the_game_can_tell() -> None:
    assert ahead(running(), 0, "pass") is None
    match = running(2, game="air-alliance")
    while type(match.table.s.agenda[-1]).__name__ != "Markers":
        seat = match.asked[0]
        match.apply(
            match.propose_play(seat, match.table.write(match.table.legal(seat)[0]), match.table.number)
        )
    flight = next(move for move in match.table.legal(0) if type(move).__name__ == "FlyPlane")
    told = ahead(match, 0, match.table.write(flight))
    assert told is not None
    assert set(told) == {"wins", "next", "later", "miles", "markers"}
    assert all(card in match.table.view(0)["row"] for card in told["next"] + told["later"])
