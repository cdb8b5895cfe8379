"""The seal over the wire: nonces come in, and whoever kept the seal checks the deal at the end."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.web.test_programs import GREEDY, sitting
from tests.web.visitor import Visitor
from windsock.core.seal import seal_of, seed_of, verdict
from windsock.frames import public
from windsock.frames.shapes import Deal
from windsock.match.match import Match

ANN, BEN = "a" * 32, "b" * 32
ME, BOT = {"kind": "me", "name": "Ada"}, {"kind": "bot", "bot": "random"}


def test_each_seat_gives_its_nonce_before_the_deal_and_can_check_it_afterwards(
    visitor: Callable[[], Visitor],
) -> None:
    ada, ben, eve = visitor(), visitor(), visitor()
    opened = ada.told("/matches", {"game": "airlines-europe", "board": "t1", "has_nonces": True, "chairs": [
        ME, {"kind": "open"}, BOT]})  # fmt: skip
    match, seal = opened["id"], opened["seal"]
    ada.tokens[match, 0] = opened["tokens"]["0"]
    assert ben.told(f"/matches/{match}")["seal"] == seal
    assert not opened["is_known_deal"]
    seated = ben.told(f"/matches/{match}/seats/1", {"name": "Ben", "nonce": BEN})
    assert seated["has_nonce"]
    ben.tokens[match, 1] = seated["token"]
    assert ben.told(f"/matches/{match}")["stage"] == "open"  # it waits for Ada's
    path = f"/matches/{match}/commands"
    nonce = {"type": "nonce", "seat": 0, "nonce": ANN, "id": "once"}
    assert eve.ask(path, nonce).status_code == 401
    assert ben.ask(path, nonce, token=ben.tokens[match, 1]).json()["trouble"]["key"] == "seat-not-yours"
    for bad in ("a" * 31, "A" * 32, "a" * 32 + "\n", "g" * 32, "", 7):
        assert ada.ask(path, {**nonce, "nonce": bad}, token=ada.tokens[match, 0]).status_code == 400
    with ada.live(match, 0) as live:
        assert live.wait()["nonce"] is None
        done = ada.told(path, nonce, token=ada.tokens[match, 0])
        live.wait(lambda frame: frame["stage"] == "running")
        assert live.frame["nonce"] == ANN
        assert live.frame["deal"] == {"seal": seal, "is_known": False, "secret": None, "nonces": None}
        assert ada.told(path, nonce, token=ada.tokens[match, 0]) == done  # the same once more
        assert live.command(type="nonce", nonce="c" * 32)["trouble"]["key"] == "match-begun"
    play_out([(ada, 0), (ben, 1)], match)
    shown = eve.told(f"/matches/{match}/frames")
    assert verdict(seal, {0: ANN}, False, shown["seed"], shown["deal"]) == "fair"
    assert shown["deal"]["nonces"] == [ANN, BEN, None]
    proof = eve.told(f"/matches/{match}/verify")
    assert proof["is_equal"]
    assert (seal_of(proof["secret"]), seed_of(proof["secret"], proof["nonces"])) == (seal, proof["seed"])
    fork = ada.told(f"/matches/{match}/fork", {"number": 0})
    assert fork["is_known_deal"]
    assert eve.told(f"/matches/{fork['id']}")["is_known_deal"]


def play_out(players: list[tuple[Visitor, int]], match: str) -> None:
    """The first legal move of whoever is asked, to the end."""
    while True:
        for who, seat in players:
            token = who.tokens[match, seat]
            frame = who.told(f"/matches/{match}/frames", token=token)
            if frame["stage"] == "over":
                return
            if frame["moves"]:
                move = frame["moves"][-1]["text"]
                play = {"type": "play", "seat": seat, "number": frame["number"], "move": move}
                who.ask(f"/matches/{match}/commands", play, token=token)


def lie_about_secret(told: Deal) -> None:
    told["secret"] = "c" * 32


@pytest.mark.parametrize(
    ("lie", "said"),
    [
        (None, "our own among them"),
        (lie_about_secret, "does not fit the seal"),
    ],
)
def test_a_program_checks_the_deal_itself(
    visitor: Callable[[], Visitor],
    monkeypatch: pytest.MonkeyPatch,
    lie: Callable[[Deal], None] | None,
    said: str,
) -> None:
    """`windsock sit` gives a nonce and keeps the seal; its exit code is the verdict on the server."""
    deal = public.deal

    def told(match: Match) -> Deal:
        found = deal(match)
        if lie is not None and found["secret"] is not None:
            lie(found)
        return found

    monkeypatch.setattr(public, "deal", told)
    ada = visitor()
    match = ada.table({"kind": "program"}, BOT, board="t1", has_nonces=True)
    process = sitting(ada, match, 0, *GREEDY)
    _, words = process.communicate(timeout=120)
    assert said in words
    assert "Traceback" not in words
    assert process.returncode == (0 if lie is None else 1)
