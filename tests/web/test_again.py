"""A command that comes again under its id is done once, and answered as the first time."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

from tests.web.conftest import serving
from tests.web.visitor import Visitor
from windsock.web.running import Running
from windsock.web.settings import Settings

ME: dict[str, Any] = {"kind": "me", "name": "Ada"}
BEN: dict[str, Any] = {"kind": "me", "name": "Ben"}


class Sender:
    """Says everything several times: twice on one socket, on another one, and by HTTP."""

    def __init__(self, ada: Visitor) -> None:
        self.ada = ada
        self.match = ada.table(ME, BEN)
        self.said: list[tuple[dict[str, Any], dict[str, Any]]] = []

    def frame(self, seat: int) -> Any:
        token = self.ada.tokens[self.match, seat]
        return self.ada.told(f"/matches/{self.match}/frames", token=token)

    def say(self, seat: int, **command: Any) -> dict[str, Any]:
        """A command, and its answer, which is the same each time."""
        command = {**command, "seat": seat, "id": f"own-{len(self.said)}"}
        before = self.frame(seat)["count"]
        with self.ada.live(self.match, seat) as first, self.ada.live(self.match, seat) as second:
            answers = [answer_on(live, command) for live in (first, first, second)]
        self.said.append((command, answers[0]))
        answers.append(self.post(command))
        assert answers == answers[:1] * 4
        assert answers[0]["count"] == before + 1, answers
        assert self.frame(seat)["count"] - before in (1, 2)  # all agreed: the takeback follows by itself
        return answers[0]

    def post(self, command: dict[str, Any]) -> Any:
        token = self.ada.tokens[self.match, command["seat"]]
        return self.ada.told(f"/matches/{self.match}/commands", command, token=token)

    def play(self, seat: int) -> None:
        frame = self.frame(seat)
        self.say(seat, type="play", number=frame["number"], move=frame["moves"][-1]["text"])


def answer_on(live: Any, command: dict[str, Any]) -> dict[str, Any]:
    live.send(**command)
    while (said := live.next())["type"] != "answer":
        pass
    return dict(said)


def everything(sender: Sender) -> None:
    """Each command that writes an entry."""
    sender.play(0)
    sender.play(1)
    seat = sender.frame(0)["asked"][0]
    sender.play(seat)
    keep = sender.frame(0)["number"] - 1
    sender.say(0, type="ask", keep=keep)
    sender.say(1, type="answer", is_agreed=False)
    sender.say(1, type="ask", keep=keep)
    sender.say(0, type="answer", is_agreed=True)
    assert sender.frame(0)["number"] == keep
    for _ in range(2):  # the same words under another id are other words
        sender.say(1, type="chat", text="hello")
    sender.say(1, type="stand-in", bot="steady")
    sender.say(1, type="return")


def test_each_command_on_every_way_and_after_a_crash(tmp_path: Path) -> None:
    settings = Settings(f"sqlite:///{tmp_path}/windsock.db", is_limited=False)
    with serving(settings) as running:
        sender = Sender(Visitor(running.settings.address))
        everything(sender)
        count = sender.frame(0)["count"]
        tokens = sender.ada.tokens
    with serving(settings) as running:  # knows what is on the disk, and nothing else
        sender.ada = Visitor(running.settings.address)
        sender.ada.tokens = tokens
        for command, answer in sender.said:
            assert sender.post(command) == answer
        assert sender.frame(0)["count"] == count


def test_an_undo_comes_again(visitor: Callable[[], Visitor]) -> None:
    sender = Sender(visitor())
    for seat in (0, 1):
        sender.play(seat)
    seat = sender.frame(0)["asked"][0]
    moves = [move["text"] for move in sender.frame(seat)["moves"] if move["verb"] == "buy"]
    sender.say(seat, type="play", number=sender.frame(seat)["number"], move=moves[0])
    frame = sender.frame(seat)
    assert frame["can_undo"]
    sender.say(seat, type="undo", number=frame["number"])
    number = sender.frame(seat)["number"]
    assert number == frame["number"] - 1
    command, answer = sender.said[2]
    assert sender.post(command) == answer  # the move was done, whatever became of it since
    assert sender.frame(seat)["number"] == number


def test_what_was_refused_is_judged_anew_and_ids_are_the_seats_own(
    visitor: Callable[[], Visitor], server: Running
) -> None:
    sender = Sender(visitor())
    keep = {"type": "ask", "seat": 1, "id": 7, "keep": 0}
    token = sender.ada.tokens[sender.match, 1]
    path = f"/matches/{sender.match}/commands"
    assert sender.ada.ask(path, keep, token=token).json()["trouble"]["key"] == "ask-range"
    sender.play(0)
    done = sender.post(keep)
    assert sender.post(keep) == done  # a number will do as well
    chat = {"type": "chat", "seat": 0, "id": 7, "text": "hello"}
    assert sender.post(chat)["count"] > done["count"]
    assert sender.post({**chat, "seat": 1})["count"] > done["count"] + 1
    for wrong in ("", "x" * 65, -1, 1.5, ["x"]):
        assert sender.ada.ask(path, {**chat, "id": wrong}, token=token).status_code == 400
    with sender.ada.live(
        sender.match, 0
    ) as live:  # what cannot be read is answered under its id all the same
        live.send(type="dance", id="mine")
        while (said := live.next())["type"] != "answer":
            pass
    assert (said["id"], said["trouble"]["key"]) == ("mine", "bad-request")
