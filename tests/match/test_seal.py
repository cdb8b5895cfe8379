"""Nobody alone picks the deal: a sealed secret of the server and a nonce of every seat make the seed."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import Any

import msgspec
import pytest
from sqlalchemy import select, update

from tests.match.conftest import Opening
from tests.match.people import GAME, Time, refold, running, settle, sooner, verified, wander
from windsock.core import record
from windsock.core.seal import seal_of, seed_of, verdict
from windsock.core.trouble import Trouble
from windsock.frames.answer import explained, frame_at
from windsock.frames.frame import encoded, frame, info
from windsock.frames.showing import Showing
from windsock.hosting.tables import ENTRIES, MATCHES
from windsock.match import fold
from windsock.match.agreement import NO_DEAL, Agreement
from windsock.match.match import Match

ANN, BEN, CLEO = "a" * 32, "b" * 32, "c" * 32


def table(seats: int = 2, time: Time | None = None, **keeping: Any) -> Match:
    time = time or Time()
    return Match("m", Agreement.agree(GAME, seats, **keeping), time(), time)


def sit(match: Match, seat: int, nonce: str | None = None, kind: str = "person") -> None:
    match.apply(match.propose_sit(seat, kind, f"Player {seat}", "random" if kind == "bot" else None))
    if nonce is not None:
        match.apply(match.propose_nonce(seat, nonce))


def key_of(work: Any, *words: Any) -> str:
    with pytest.raises(Trouble) as raised:
        work(*words)
    return raised.value.key


def dealt(*nonces: str | None, **keeping: Any) -> Match:
    match = table(len(nonces), **keeping)
    for seat, nonce in enumerate(nonces):
        sit(match, seat, nonce)
    settle(match)
    return match


def test_the_seed_follows_from_the_secret_and_the_nonces_by_seat() -> None:
    match = dealt(ANN, None, BEN)
    secret = match.agreement.secret
    assert match.stage == "running"
    assert match.table.setup.seed.value == match.dealt.seed == seed_of(secret, [ANN, None, BEN])
    assert match.agreement.seal == seal_of(secret)
    assert refold(match).table.digest() == match.table.digest()
    others = [[BEN, None, ANN], [ANN, BEN, None], [ANN, None, None], [ANN, None, CLEO]]
    assert match.dealt.seed not in [match.agreement.dealt(nonces).seed for nonces in others]


def test_a_nonce_is_given_once_by_who_sits_there_and_only_before_the_start() -> None:
    match = table(3)
    assert key_of(match.propose_nonce, 0, ANN) == "seat-empty"
    assert key_of(match.propose_nonce, 7, ANN) == "unknown-seat"
    sit(match, 0, ANN)
    sit(match, 1, kind="bot")
    assert key_of(match.propose_nonce, 1, BEN) == "seat-empty"  # a bot has none
    assert key_of(match.propose_nonce, 0, BEN) == "nonce-given"  # it cannot be changed
    assert key_of(match.propose_nonce, 0, ANN) == "nonce-given"
    sit(match, 2)
    assert key_of(match.propose_nonce, 2, ANN) == "nonce-given"  # nor used again
    assert key_of(match.propose_nonce, 2, "B" * 32) == "nonce-form"
    settle(match)
    assert key_of(match.propose_nonce, 2, CLEO) == "match-begun"
    assert match.nonces == [ANN, None, None]


def test_who_leaves_takes_the_nonce_along() -> None:
    match = table(2)
    sit(match, 0, ANN)
    match.apply(match.propose_leave(0))
    sit(match, 0, BEN)
    sit(match, 1)
    settle(match)
    assert match.nonces == [BEN, None]


def test_the_start_waits_for_the_nonces_but_not_for_ever() -> None:
    time = Time()
    match = table(3, time, has_nonces=True)
    sit(match, 0, ANN)
    sit(match, 1, kind="bot")
    time.pass_by(60)
    assert [match.starts_at] == [None]
    sit(match, 2, kind="program")
    assert match.due() is None
    quick = refold(match)
    quick.apply(quick.propose_nonce(2, BEN))
    assert quick.starts_at == 0.0
    settle(quick)
    assert (quick.stage, quick.nonces) == ("running", [ANN, None, BEN])
    time.pass_by(9)
    settle(match)
    assert match.count == 4
    assert match.starts_at == time() + 1
    time.pass_by(1)
    settle(match)
    assert (match.stage, match.nonces) == ("running", [ANN, None, None])
    assert refold(match).dealt == match.dealt
    assert [entry.kind for entry in match.entries] == ["sit", "nonce", "sit", "sit", "start"]


def test_a_table_that_was_agreed_on_with_a_seed_takes_no_nonces_and_waits_for_none() -> None:
    """Those that were open when the server was renewed; forks and saves."""
    match = Match("m", Agreement.agree(GAME, 2, seed="7".zfill(32), has_nonces=True), 0.0, Time())
    sit(match, 0)
    assert key_of(match.propose_nonce, 0, ANN) == "nonce-vain"
    sit(match, 1)
    settle(match)
    assert match.stage == "running"
    old = msgspec.json.decode(match.agreement.written())
    for name in ("secret", "noted_seal", "has_nonces", "is_known_deal"):
        del old[name]
    again = Agreement.read(msgspec.json.encode(old))
    assert (again.seal, again.deal().digest()) == (match.agreement.seal, match.agreement.deal().digest())


def test_everything_is_published_at_the_end_and_a_save_keeps_it() -> None:
    match = wander(dealt(ANN, BEN), 10_000)
    secret = match.agreement.secret
    shown = frame(match, None)
    assert shown["deal"] == {
        "seal": seal_of(secret),
        "is_known": False,
        "secret": secret,
        "nonces": [ANN, BEN],
    }
    assert verdict(shown["deal"]["seal"], {0: ANN}, False, shown["seed"], shown["deal"]) == "fair"
    proof = verified(match)
    assert (proof["is_equal"], proof["seed"], proof["nonces"]) == (True, shown["seed"], [ANN, BEN])
    text = match.save_text()
    assert f"\nseed sealed {shown['seed']}\nsecret {secret}\nnonces {ANN} {BEN}\n" in text
    read = record.read(text)
    assert read.proof is not None
    assert (read.proof.seal, read.proof.seed) == (seal_of(secret), read.setup.seed.value)
    assert record.write(read) == text
    assert read.at(3).proof == read.proof


def test_forks_and_saves_have_a_known_deal() -> None:
    match = wander(dealt(ANN, None), 10_000)
    fresh = [match.fork(0), match.fork(5), Agreement.from_save(match.save_text())]
    for agreement in fresh:
        other = Match("fork", agreement)
        assert info(other)["is_known_deal"]
        assert frame(other, None)["deal"]["is_known"]
        assert agreement.seed == match.dealt.seed
        assert agreement.secret == ""
    assert not info(match)["is_known_deal"]
    assert info(Match("old", replace(match.fork(5), is_known_deal=False)))["is_known_deal"]
    assert "secret" not in wander(running(2), 10_000).save_text()


# Secrecy


def test_before_the_start_nothing_depends_on_the_secret_or_on_the_nonces_of_others() -> None:
    """Two worlds that show the same seal: every byte to every watcher is the same."""
    one = table(3, is_private=True)
    two = Match("m", replace(one.agreement, secret=CLEO), one.created, one.now)
    assert one.agreement.secret != two.agreement.secret
    for match, other in ((one, ANN), (two, BEN)):
        sit(match, 0, "d" * 32)
        sit(match, 1, other)
        assert match.table.setup.seed.value == NO_DEAL
    for seat in (None, 0, 2):
        assert encoded(Showing(one), seat) == encoded(Showing(two), seat)
        assert frame(one, seat) == frame(two, seat)
    assert info(one) == info(two)
    for match in (one, two):
        assert key_of(frame_at, match, 0, 0) == "match-open"
        assert key_of(explained, match, 0, "pass") == "match-open"
        assert key_of(match.propose_play, 0, "pass", 0) == "match-open"
        assert key_of(match.save_text) == key_of(match.verify, "") == key_of(match.fork, 0) == "match-runs"


def test_until_the_end_no_watcher_is_sent_the_secret_or_the_nonce_of_another() -> None:
    match = table(3)
    sit(match, 0, ANN)
    sit(match, 1, BEN)
    sit(match, 2)
    settle(match)
    hidden = [match.agreement.secret.encode(), match.dealt.seed.encode()]
    while match.stage != "over":
        for seat in (None, 0, 1, 2):
            sent = encoded(Showing(match), seat) + msgspec.json.encode(
                [frame_at(match, 0, seat), info(match)]
            )
            assert not any(text in sent for text in hidden)
            assert [nonce.encode() in sent for nonce in (ANN, BEN)] == [seat == 0, seat == 1]
        wander(match, 40, match.count)
    assert frame(match, 2)["nonce"] is None
    for text in (match.agreement.secret, match.dealt.seed):
        assert text not in repr(match.agreement) + repr(match.dealt)


def test_a_bot_is_asked_with_the_deal_and_without_the_secret() -> None:
    match = dealt(ANN, BEN)
    sent = match.dealt.written()
    assert match.agreement.secret.encode() not in sent
    assert Agreement.read(sent).begin().digest() == match.table.digest()


# On the disk


async def test_a_match_comes_back_from_the_disk_with_its_deal(url: str, opening: Opening) -> None:
    house = await opening(url)
    live, _ = await house.create(
        Agreement.agree(GAME, 2, has_nonces=True), [(0, "person", "Ann", None, None)]
    )
    await house.sit(live.match.id, 1, "person", "Ben", nonce=BEN)
    assert (live.match.stage, live.timer is not None) == ("open", True)
    before = await house.store.load(live.match.id)
    assert (before.stage, before.nonces, before.starts_at) == ("open", [None, BEN], live.match.starts_at)
    await house.do(live.match.id, lambda match: match.propose_nonce(0, ANN))
    assert live.match.stage == "running"
    again = await house.store.load(live.match.id)
    assert (again.nonces, again.table.digest()) == ([ANN, BEN], live.match.table.digest())


async def test_the_nonce_that_comes_with_the_last_player_counts_where_nobody_waits(
    url: str, opening: Opening
) -> None:
    house = await opening(url)
    live, _ = await house.create(Agreement.agree(GAME, 2), [(0, "person", "Ann", None, None)])
    await house.sit(live.match.id, 1, "person", "Ben", nonce=BEN)
    assert (live.match.stage, live.match.nonces) == ("running", [None, BEN])


async def test_the_house_wakes_up_to_deal_without_the_nonces_that_did_not_come(
    url: str, opening: Opening, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(fold, "PATIENCE_FOR_NONCES", 0.2)
    house = await opening(url)
    people = [(seat, "person", f"Player {seat}", None, None) for seat in range(2)]
    live, _ = await house.create(Agreement.agree(GAME, 2, has_nonces=True), people)
    assert live.match.stage == "open"
    await sooner(lambda: live.match.stage == "running")
    assert live.match.nonces == [None, None]


@pytest.mark.parametrize("what", ["secret", "secret and seal", "nonce"])
async def test_who_kept_the_seal_notices_what_is_changed_in_the_database(
    url: str, opening: Opening, what: str
) -> None:
    """A server, or whoever can write its database, deals other cards after everybody has given a nonce."""
    house = await opening(url)
    people = [(seat, "person", f"Player {seat}", None, None) for seat in range(2)]
    live, _ = await house.create(Agreement.agree(GAME, 2, has_nonces=True), people)
    name, seal = live.match.id, frame(live.match, 0)["deal"]["seal"]
    for seat, nonce in enumerate([ANN, BEN]):
        await house.do(name, partial(Match.propose_nonce, seat=seat, nonce=nonce))
    with house.store.engine.begin() as connection:
        if what == "nonce":
            wanted = (ENTRIES.c.match == name) & (ENTRIES.c.kind == "nonce") & (ENTRIES.c.seat == 0)
            connection.execute(update(ENTRIES).where(wanted).values(text=CLEO))
        else:
            mine = MATCHES.c.id == name
            agreement = Agreement.read(
                connection.execute(select(MATCHES.c.agreement).where(mine)).scalar_one()
            )
            other = replace(agreement, secret=CLEO)
            if what == "secret and seal":
                other = replace(other, noted_seal=seal_of(CLEO))
            connection.execute(update(MATCHES).where(mine).values(agreement=other.written().decode()))
    played = wander(await house.store.load(name), 10_000)
    shown = frame(played, 0)
    found = verdict(seal, {0: ANN}, False, shown["seed"], shown["deal"])
    assert found == ("wrong-nonce" if what == "nonce" else "wrong-seal")
    assert verified(played)["is_equal"] == (what != "secret")  # the house itself sees only the clumsiest
