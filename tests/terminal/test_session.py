"""The session: who sits where, who looks, undo, autosave. No screen."""

from __future__ import annotations

from pathlib import Path

import pytest

from windsock.core.trouble import Trouble
from windsock.terminal.here import Here
from windsock.terminal.player import sit_down
from windsock.terminal.store import fetch, newest_autosave

from .conftest import GAME, dealt, session_for


def test_one_person_and_three_steady_bots_sit_down_if_nothing_is_said() -> None:
    players = sit_down(GAME, None, [], [], "Guest")
    assert [player.name for player in players] == ["Guest", "Steady", "Steady 2", "Steady 3"]
    assert [player.bot for player in players] == ["", "steady", "steady", "steady"]


def test_named_players_make_the_table() -> None:
    players = sit_down(GAME, None, ["Anna", "Ben"], ["random"], "Guest")
    assert [player.written() for player in players] == ["Anna", "Ben", "bot:random:Random"]


def test_bots_alone_may_fill_the_table() -> None:
    assert all(player.bot for player in sit_down(GAME, 2, [], ["random", "random"], "Guest"))


@pytest.mark.parametrize(
    ("people", "bots", "seats", "key"),
    [
        (["Anna", "Ben", "Cleo"], [], 2, "too-many-players"),
        (["Anna", "Anna"], [], None, "same-name"),
        (["An|na"], [], None, "bad-name"),
        (["x" * 40], [], None, "bad-name"),
        ([" "], [], None, "bad-name"),
        ([], ["nobody"], None, "unknown-bot"),
    ],
)
def test_bad_players_are_one_sentence(
    people: list[str], bots: list[str], seats: int | None, key: str
) -> None:
    with pytest.raises(Trouble) as raised:
        sit_down(GAME, seats, people, bots, "Guest")
    assert raised.value.key == key
    assert str(raised.value) != key


def test_a_single_person_always_looks() -> None:
    session = session_for(dealt())
    assert session.looking == 0
    assert session.next_to_look is None


def test_several_people_look_one_after_the_other() -> None:
    session = session_for(dealt(), ["Anna", "Ben"])
    assert session.looking is None
    assert session.asked_bot == 2  # bots answer first where all choose at once
    session.play_bot(2)
    assert session.next_to_look == 0
    session.look(0)
    assert session.asked_person == 0
    session.play(0, session.moves[0]["text"])
    assert session.next_to_look == 1


def test_nobody_looking_sees_no_hand() -> None:
    session = session_for(dealt(), ["Anna", "Ben"])
    assert all(seat["hand"] is None for seat in session.shown()["seats"])


def test_a_bot_is_given_its_view_only() -> None:
    session = session_for(dealt())
    sight = session.bot_view(1)
    assert sight.seat == 1
    assert all(card < 0 for card in sight.state.piles()[0].cards)


def test_undo_goes_back_to_where_something_was_told() -> None:
    session = session_for(dealt(moves=3))
    with pytest.raises(Trouble):
        session.undo()
    before = session.table.digest()
    session.play(0, "buy grey LON-PAR")
    session.play(0, "stop")
    session.undo()
    session.undo()
    assert session.table.digest() == before
    with pytest.raises(Trouble):
        session.undo()


def test_a_resumed_game_can_be_undone_as_before() -> None:
    session = session_for(dealt(moves=3))
    before = session.table.digest()
    session.play(0, "buy grey LON-PAR")
    again = Here(*fetch(session.file))
    again.undo()
    assert again.table.digest() == before
    assert fetch(again.file)[0].number == 3


def test_more_is_taken_back_if_everybody_agrees() -> None:
    """Bots always do; the others at the keyboard are asked."""
    session = session_for(dealt(seats=2, moves=4), ["Anna"])
    while session.number < 8:
        if session.asked_bot is not None:
            session.play_bot(session.asked_bot)
        else:
            session.play(0, session.moves[-1]["text"])
            last = session.number
    session.ask()
    assert session.number == last - 1
    assert session.wish is None

    session = session_for(dealt(seats=2), ["Anna", "Ben"])
    session.look(0)
    session.play(0, session.moves[0]["text"])
    session.ask()
    assert session.wish is not None
    session.answer(False)
    assert session.frame["request"] is None
    assert session.number == 1
    with pytest.raises(Trouble, match="ask again in"):
        session.ask()


def test_every_action_is_saved_with_the_players() -> None:
    session = session_for(dealt(), ["Anna"])
    session.play_bot(1)
    table, players = fetch(newest_autosave())
    assert players == session.players
    assert table.digest() == session.table.digest()
    session.play_bot(2)
    assert fetch(newest_autosave())[0].number == 2


def test_two_games_have_two_autosaves() -> None:
    """Those that begin in the same second too, before either of them is kept."""
    first, second = session_for(dealt()), session_for(dealt())
    assert first.file != second.file
    first.autosave()
    assert newest_autosave() == first.file  # the other one is still empty


def test_a_save_of_somebody_else_is_never_overwritten(tmp_path: Path) -> None:
    session = session_for(dealt())
    path = session.save(str(tmp_path / "mine"))
    assert path == tmp_path / "mine.wsk"
    session.save(str(path))
    other = session_for(dealt(seed=9))
    with pytest.raises(Trouble) as raised:
        other.save(str(path))
    assert raised.value.key == "save-exists"
    assert fetch(path)[0].digest() == session.table.digest()
    for name, key in (("", "save-needs-name"), (str(tmp_path / "no" / "folder.wsk"), "save-unwritable")):
        with pytest.raises(Trouble) as raised:
            session.save(name)
        assert raised.value.key == key


def test_a_full_disk_does_not_end_the_game(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    table = dealt()
    session = Here(table, session_for(table).players, tmp_path / "file" / "game.wsk")
    session.play_bot(1)
    assert session.autosave_trouble is not None
    assert session.autosave_trouble.key == "autosave-failed"


def test_without_autosave_there_is_nothing_to_resume() -> None:
    with pytest.raises(Trouble) as raised:
        newest_autosave()
    assert raised.value.key == "no-autosave"


def test_a_save_without_players_has_none(tmp_path: Path) -> None:
    dealt().save(tmp_path / "bare.wsk")
    assert fetch(tmp_path / "bare.wsk")[1] == []
