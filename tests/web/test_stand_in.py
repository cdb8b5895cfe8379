"""A bot plays for somebody who is away: when that was agreed, the one that was agreed, and only then."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tests.web.visitor import Visitor
from windsock.match.moment import Moment
from windsock.web.running import Running

ADA: dict[str, Any] = {"kind": "me", "name": "Ada"}
BEN: dict[str, Any] = {"kind": "me", "name": "Ben"}
HOUR = 3600


def pass_by(server: Running, seconds: float) -> None:
    """Let the server believe that so much time went by."""
    now = server.app.state.desk.house.now
    assert isinstance(now, Moment)
    now.set(now() + seconds)


def said(ada: Visitor, match: str, by: int, **command: Any) -> Any:
    """What became of a command of a seat: nothing wrong, or the key of what was."""
    answer = ada.ask(f"/matches/{match}/commands", command, token=ada.tokens[match, by]).json()
    return answer.get("trouble", {}).get("key")


def test_the_seat_of_somebody_away(server: Running, visitor: Callable[[], Visitor]) -> None:
    ada = visitor()
    match = ada.table(ADA, BEN, patience=HOUR, stand_in="random", is_private=True)
    shown = ada.told(f"/matches/{match}")
    assert (shown["patience"], shown["stand_in"]) == (HOUR, "random")
    wish = {"type": "stand-in", "seat": 1}
    assert said(ada, match, 0, **wish) == "stand-in-early"
    with ada.live(match, 1) as ben:
        ben.wait()
        pass_by(server, HOUR + 1)
        assert said(ada, match, 0, **wish) == "stand-in-here"
    house = server.app.state.desk.house
    live = house.lives[match]
    with ada.live(match, 0) as socket:  # told of it although nothing is written when somebody goes
        socket.wait(lambda frame: not frame["chairs"][1]["is_here"])
        assert socket.frame["chairs"][1]["stand_in_at"] <= socket.frame["now"]
    assert live.own <= {0}
    assert said(ada, match, 0, **wish, bot="steady") == "stand-in-other"
    assert said(ada, match, 0, **wish, bot="random") is None
    assert said(ada, match, 0, type="return", seat=1) == "seat-not-yours"
    assert said(ada, match, 1, type="return", seat=1) is None


def test_a_wish_to_take_back_lapses_by_itself(server: Running, visitor: Callable[[], Visitor]) -> None:
    ada = visitor()
    match = ada.table(ADA, BEN, is_private=True)
    with ada.live(match, 0) as live:
        live.wait()
        live.play(live.frame["moves"][0]["text"])
        assert said(ada, match, 1, type="stand-in", seat=1) is None
        live.wait(lambda frame: frame["number"] > 1)
        assert said(ada, match, 0, type="ask", seat=0, keep=0) is None
        assert live.wait(lambda frame: frame["request"] is not None)["number"] > 1, "Ben was not asked"
        pass_by(server, 61)
        assert said(ada, match, 0, type="chat", seat=0, text="well?") is None
        assert live.wait(lambda frame: frame["request"] is None)["lapsed"] == {"seat": 0, "keep": 0}
        assert said(ada, match, 0, type="ask", seat=0, keep=0) == "ask-again"


def test_a_table_with_an_impossible_agreement_is_refused(visitor: Callable[[], Visitor]) -> None:
    ada = visitor()
    for wrong, key in (({"patience": 5}, "patience-range"), ({"stand_in": "nobody"}, "unknown-bot")):
        answer = ada.ask("/matches", {"game": "airlines-europe", "chairs": [ADA, BEN], **wrong})
        assert answer.json()["trouble"]["key"] == key
