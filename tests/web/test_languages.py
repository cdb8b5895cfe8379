"""What goes wrong leaves the server as keys and facts: no sentence of its own language reaches a reader."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest

import windsock
from tests.web.visitor import Visitor
from windsock.core import record
from windsock.core.trouble import Voice
from windsock.language.shelf import Shelf

SENTENCE = "a sentence of the server"
Guests = Callable[[], Visitor]


@pytest.fixture(autouse=True)
def speaking(server: object, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever this process says can be told from all that it is given."""
    monkeypatch.setattr(Voice, "say", staticmethod(lambda key, facts: SENTENCE))
    monkeypatch.setattr(Shelf, "format", lambda *_: SENTENCE)


def saves() -> Iterator[str]:
    """Saves that are broken in every way."""
    for game, moves in (("airlines-europe", 3), ("airlines-1990", 2), ("air-alliance", 2), ("air-postal", 2)):
        table = windsock.game(game).new(seats=2, seed=7)
        for _ in range(moves):
            seat = table.asked[0]
            table.play(seat, table.legal(seat)[0])
        lines = record.write(table).splitlines()
        play = lines.index(record.RULE) + 1
        for place in range(len(lines) if game == "airlines-europe" else 0):
            yield "\n".join([*lines[:place], *lines[place + 1 :]])
            yield "\n".join([*lines[:place], lines[place] + " more", *lines[place + 1 :]])
        catalogue = table.catalogue
        wrong = [catalogue.write(action) for action in catalogue.actions[:: len(catalogue.actions) // 4]]
        for move in [*wrong, "fly away", "buy rde LON-PAR", lines[play].split()[1]]:
            yield "\n".join([*lines[:play], f"p1 {move}", *lines[play:]])
        yield "\n".join(
            [lines[0], lines[1].replace("1.", "0."), *lines[2:play], "p1 fly away", *lines[play:]]
        )


def is_told(said: Any) -> bool:
    """Whether it is key and facts, and so is what caused it."""
    why = said["facts"].get("why")
    return isinstance(said.get("key", said.get("rule")), str) and (why is None or is_told(why))


def test_a_save_that_is_broken(visitor: Guests) -> None:
    ada = visitor()
    causes = set()
    for text in saves():
        answer = ada.http.post("/api/saves", content=text, headers={"content-type": "text/plain"})
        assert SENTENCE not in answer.text, text
        if answer.is_success:
            continue
        trouble = answer.json()["trouble"]
        assert is_told(trouble), trouble
        why = trouble["facts"].get("why", {})
        causes.add((trouble["key"], why.get("key") or why.get("rule")))
    nested = {cause for _, cause in causes if cause}
    assert {"notation-verb", "notation-word", "AE-SETUP-25"} <= nested, causes
    assert len(nested) > 5


def test_commands_that_are_wrong(visitor: Guests) -> None:
    ada = visitor()
    match = ada.table({"kind": "me", "name": "Ada"}, {"kind": "me", "name": "Ben"})
    commands: list[dict[str, Any]] = [
        {"type": "play", "number": 0, "move": "fly away"},
        {"type": "play", "number": 0, "move": "cash"},
        {"type": "play", "number": 7, "move": "cash"},
        {"type": "why", "move": "buy rde LON-PAR"},
        {"type": "why", "move": "cash"},
        {"type": "hint"},
        {"type": "undo", "number": 0},
        {"type": "ask", "keep": 9},
        {"type": "answer", "is_agreed": True},
        {"type": "chat", "text": "\u200b"},
        {"type": "stand-in", "bot": "nobody"},
        {"type": "return"},
        {"type": "dance"},
    ]
    with ada.live(match, 0) as live:
        live.wait(lambda frame: frame["stage"] == "running")
        for command in commands:
            answer = live.command(**command)
            assert SENTENCE not in str(answer)
            assert "trouble" in answer or "refused" in answer, answer
            posted = ada.ask(f"/matches/{match}/commands", {**command, "seat": 0}, token=ada.tokens[match, 0])
            assert SENTENCE not in posted.text
    pages = ["/matches/none", f"/matches/{match}/save", f"/matches/{match}/verify", f"/matches/{match}/at/99"]
    for path in [*pages, "/games/none/words/en", "/games/airlines-europe/rules/xx", "/nothing"]:
        shown = ada.ask(path)
        assert not shown.is_success, path
        assert SENTENCE not in shown.text
        assert is_told(shown.json()["trouble"])
