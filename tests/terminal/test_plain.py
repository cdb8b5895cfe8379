"""The line mode: whole games through a pipe, and every command."""

from __future__ import annotations

from io import StringIO
from pathlib import Path

import pytest

from windsock.language import LANGUAGES
from windsock.terminal.here import Here
from windsock.terminal.plain import CLEAR, PlainTable
from windsock.terminal.store import fetch

from .conftest import dealt, session_for, words_for


class Keyboard(StringIO):
    """Input from somebody who is really there."""

    def isatty(self) -> bool:
        return True


def run(session: Here, text: str, language: str = "en", keyboard: bool = False) -> str:
    output = StringIO()
    source = Keyboard(text) if keyboard else StringIO(text)
    PlainTable(session, words_for(session, language), source, output).run()
    return output.getvalue()


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_game_through_a_pipe(language: str) -> None:
    session = session_for(dealt(seats=2, board="t1"))
    said = run(session, "1\n" * 1500, language)
    assert session.table.over
    assert fetch(session.file)[0].over
    for key in ("screen-", "label-", "step-", "move-", "kind-", "ending-"):
        assert key not in said
    assert said.rstrip().endswith(".wsk.")


def test_two_people_and_a_bot_through_a_pipe() -> None:
    session = session_for(dealt(seats=3, board="t1"), ["Anna", "Ben"])
    said = run(session, "2\n1\n" * 900)
    assert session.table.over
    assert "Anna> 2" in said
    assert "Ben> 2" in said
    assert CLEAR not in said


def test_at_a_keyboard_the_screen_is_cleared_before_the_next_hand() -> None:
    session = session_for(dealt(seats=2), ["Anna", "Ben"])
    said = run(session, "\nview\n1\n\nview\nquit\n", keyboard=True)
    before, first, second = said.split(CLEAR)
    assert "Hand" not in before
    assert "Anna, please take the keyboard" in first
    assert "Ben, please take the keyboard" in second
    mine, others = (session.table.view(seat)["seats"][seat]["hand"] for seat in (1, 0))
    assert mine is not None
    assert others is not None
    assert "Anna has chosen two shares" in second


def test_every_command_answers(tmp_path: Path) -> None:
    session = session_for(dealt(moves=3))
    file = tmp_path / "game.wsk"
    said = run(
        session,
        f"help\nmoves grey\nwhy buy grey ROM-ATH\nwhy cash\nview\nmap LON\nmap\nlog\nrules AE-BUY-06\n"
        f"rules xyzzy\nabout xyzzy\nbuy grey PAR-LON\nundo\nundo\nsave {file}\nsave\nnonsense\nbuy\n\n"
        "why 1\nbuy red ROM-ATH\nquit\n",
    )
    assert "Buy a licence:" in said
    assert "[buy grey PAR-LON]" in said
    assert "must touch its home" in said
    assert said.count("That is allowed now.") == 2  # by its notation, and by its number
    assert "Nothing is called “xyzzy”." in said
    assert "Bank: " in said
    assert "PAR-LON (Paris–London): 3 free, 4 free, 5 free" in said
    assert "AE-BUY-06: " in said
    assert "No rule has the id or the words “xyzzy”." in said
    assert "Taken back." in said
    assert "cannot be taken back" in said
    assert f"Saved in {file}." in said
    assert "Name a file" in said
    assert "nonsense" in said
    assert "moves fit “buy”" in said or "the form is" in said
    assert "AE-BUY-" in said.rpartition("buy red ROM-ATH")[2]  # a refused move names its rule
    assert session.table.number == 3
    assert file.exists()


def test_two_people_take_back_together() -> None:
    session = session_for(dealt(seats=2), ["Anna", "Ben"])
    said = run(session, "1\n1\ntakeback\ntakeback\nagree\n")
    assert "cannot be taken back" in run(session_for(dealt()), "takeback\n")
    assert "Type agree or decline." in said
    assert "Taken back." in said
    assert session.number < 2


def test_the_end_of_the_input_keeps_the_game() -> None:
    session = session_for(dealt())
    said = run(session, "1\n")
    assert "The input has ended." in said
    assert str(session.file) in said
    assert fetch(session.file)[0].digest() == session.table.digest()


def test_what_a_bot_hides_is_not_said() -> None:
    session = session_for(dealt(seats=3, moves=40))
    said = run(session, "log\nview\n")
    hidden = [seat["hand"] for seat in session.shown()["seats"][1:]]
    assert hidden == [None, None]
    assert "a hidden share" in said or "draws" not in said
