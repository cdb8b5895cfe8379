"""`windsock play LINK`: a seat of a server's table, in lines and on the screen."""

from __future__ import annotations

import socket
import subprocess
import sys
from collections.abc import Callable
from http.server import BaseHTTPRequestHandler, HTTPServer
from io import StringIO
from threading import Thread

import pytest
from textual.widgets import Input

from tests.web.conftest import server, visitor  # noqa: F401
from tests.web.visitor import Visitor
from windsock.core.trouble import Trouble
from windsock.language import LANGUAGES
from windsock.match.match import Match
from windsock.terminal.door import come
from windsock.terminal.farapp import FarApp, WaitingRoom
from windsock.terminal.link import SeatLink
from windsock.terminal.plainfar import PlainFar
from windsock.terminal.sheets import LineSheet, QuestionSheet, ReadingSheet
from windsock.terminal.there import There, laid_out_as

from .conftest import screen_text
from .far import (
    BOT,
    FRIEND,
    ME,
    OPEN,
    PATIENCE,
    eventually,
    far_app,
    link_of,
    piped,
    seated,
    soon,
    until,
    words_at,
)

Visit = Callable[[], Visitor]
WINDSOCK = [sys.executable, "-c", "from windsock.command.main import main; main()"]


# In lines


def test_a_whole_game_through_a_pipe(visitor: Visit) -> None:  # noqa: F811
    ada = visitor()
    match = ada.table(ME, BOT, board="t1")
    said = piped(seated(ada, match), "help\nmoves\nview\nmap\nlog\nwhy 1\nchat Good luck!\n" + "1\n" * 1500)
    assert "Ada> 1" in said
    assert "Ada: Good luck!" in said
    assert "That is allowed now." in said
    assert "chat TEXT" in said
    assert "screen-" not in said
    assert "Checked here: the secret fits the seal" in said.splitlines()[-1]
    assert ada.told(f"/matches/{match}")["stage"] == "over"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_question_waits_for_its_answer_in_every_language(visitor: Visit, language: str) -> None:  # noqa: F811
    """The line mode says nothing but what the locale files have."""
    ada = visitor()
    match = ada.table(ME, BOT)
    session = seated(ada, match)
    said = piped(session, "why cash\nbuy red ROM-ATH\nundo\nb\ndecline\nhelp\nquit\n", language)
    assert said.count("AE-") >= 2
    assert "screen-" not in said
    assert session.thread.is_alive() is False


def test_lines_of_others_are_told(visitor: Visit) -> None:  # noqa: F811
    ada = visitor()
    match = ada.table(ME, FRIEND)
    session = seated(ada, match)
    with ada.live(match, 1) as ben:
        ben.wait(lambda frame: frame["moves"])
        ben.command(type="chat", text="Hello")
        ben.play(ben.frame["moves"][0]["text"])
        until(session, lambda: session.number == 1 and bool(session.said))
        said = piped(session, "log\n")
    assert "Ben has chosen two shares." in said
    assert "Ben: Hello" in said
    assert "The input has ended." in said
    hands = [one["hand"] for one in session.shown()["seats"]]
    assert hands[0] is not None
    assert hands[1] is None


def test_the_time_that_is_left_is_told(visitor: Visit) -> None:  # noqa: F811
    ada = visitor()
    match = ada.table(ME, FRIEND, clock={"kind": "game", "seconds": 4000})
    said = piped(seated(ada, match), "")
    assert "Ada 1:06:" in said
    assert "Ben 1:06:" in said


@pytest.mark.parametrize("seat", [0, None])
@pytest.mark.parametrize(("line", "end"), [("quit\n", "plain-left"), ("", "plain-end-of-input")])
def test_the_waiting_room_can_be_left(visitor: Visit, seat: int | None, line: str, end: str) -> None:  # noqa: F811
    """By whoever has a seat and by whoever only watches."""
    ada = visitor()
    session = seated(ada, ada.table(ME, OPEN), seat)
    said = piped(session, f"help\n{line}")
    assert "chat TEXT" in said
    assert said.splitlines()[-1] == session.kept(words_at(session), end)


def test_a_move_that_came_early_waits_for_its_turn(visitor: Visit) -> None:  # noqa: F811
    ada = visitor()
    match = ada.table(ME, OPEN)
    session = seated(ada, match)
    output = StringIO()
    table = PlainFar(session, words_at(session), StringIO("1\n"), output)
    thread = Thread(target=table.run)
    thread.start()
    assert soon(lambda: table.lines == ["1\n"])
    ada.sit(match, 1, "Ben")
    with ada.live(match, 1) as ben:
        ben.wait(lambda frame: frame["number"] == 1)
        while 0 not in ben.frame["asked"]:  # then the pipe ends, and with it the line mode
            ben.play(ben.frame["moves"][0]["text"])
    thread.join(PATIENCE)
    session.close()
    assert "It is not your turn." not in output.getvalue()
    assert "Ada has chosen two shares" in output.getvalue()


# On the screen


async def test_people_wait_until_all_seats_are_taken_and_play(visitor: Visit) -> None:  # noqa: F811
    ada = visitor()
    match = ada.table(ME, OPEN)
    app = far_app(seated(ada, match))
    async with app.run_test(size=(80, 24)) as pilot:
        await eventually(pilot, lambda: isinstance(app.screen, WaitingRoom))
        assert "2. free" in screen_text(app)
        assert "Ada (you)" in screen_text(app)
        assert link_of(ada, match, None) in "".join(screen_text(app).split("│"))
        ada.sit(match, 1, "Ben")
        await eventually(pilot, lambda: bool(app.work.legal))
        assert "Ada, choose two shares" in screen_text(app)
        await pilot.press("enter")
        await eventually(pilot, lambda: app.session.number == 1)
        await eventually(pilot, lambda: "Waiting for Ben." in screen_text(app))
        assert app.work.disabled
        with ada.live(match, 1) as ben:
            ben.wait(lambda frame: frame["moves"])
            ben.command(type="chat", text="Good luck!")
            ben.play(ben.frame["moves"][0]["text"])
            await eventually(pilot, lambda: app.session.number == 2)
        await eventually(pilot, lambda: "The starting portfolios are turned up" in log_of(app))
        assert "Ben: Good luck!" in log_of(app)
    app.session.close()


def log_of(app: FarApp) -> str:
    return "\n".join(line.plain for line in app.log_lines())


async def test_talk_why_not_and_undo_on_the_screen(visitor: Visit) -> None:  # noqa: F811
    ada = visitor()
    match = ada.table(ME, FRIEND)
    with ada.live(match, 1) as ben:
        ben.wait(lambda frame: frame["moves"])
        ben.play(ben.frame["moves"][0]["text"])
    app = far_app(seated(ada, match))
    async with app.run_test(size=(120, 40)) as pilot:
        await eventually(pilot, lambda: bool(app.work.legal))
        await pilot.press("enter")
        await eventually(pilot, lambda: app.session.number == 2 and bool(app.work.legal))
        await pilot.press("t")
        await eventually(pilot, lambda: isinstance(app.screen, LineSheet))
        app.screen.query_one(Input).value = "Well played"
        await pilot.press("enter")
        await eventually(pilot, lambda: "Ada: Well played" in screen_text(app))
        await pilot.press("slash", *"buy grey rom-ath", "enter")
        await eventually(pilot, lambda: isinstance(app.screen, ReadingSheet))
        assert "AE-BUY-06" in screen_text(app)
        await pilot.press("escape", "escape", "question_mark", *"white mad")
        await pilot.pause()
        assert "Buy a licence: White" in screen_text(app)
        await pilot.press("enter")
        await eventually(pilot, lambda: "AE-BUY" in screen_text(app))
        await pilot.press("escape")
        await pilot.press("slash", *"buy grey par-lon", "enter")
        await eventually(pilot, lambda: app.session.number == 3 and not app.session.is_busy)
        await pilot.press("u")
        await eventually(pilot, lambda: app.session.number == 2)
        await eventually(pilot, lambda: any(one.message == "Taken back." for one in app._notifications))
    app.session.close()


async def test_moves_are_taken_back_if_all_agree(visitor: Visit) -> None:  # noqa: F811
    ada = visitor()
    match = ada.table(ME, FRIEND)
    app = far_app(seated(ada, match))
    with ada.live(match, 1) as ben:
        async with app.run_test(size=(80, 24)) as pilot:
            await eventually(pilot, lambda: bool(app.work.legal))
            await pilot.press("enter")
            await eventually(pilot, lambda: app.session.number == 1 and not app.session.is_busy)
            await pilot.press("u")
            await eventually(pilot, lambda: isinstance(app.screen, QuestionSheet))
            assert "after move 0" in screen_text(app)
            await pilot.press("enter")
            request = ben.wait(lambda frame: frame["request"])["request"]
            assert request["keep"] == 0
            await eventually(pilot, lambda: "Ada would like to go back" in screen_text(app))
            ben.command(type="answer", is_agreed=True)
            await eventually(pilot, lambda: app.session.number == 0 and bool(app.work.legal))
            ben.wait(lambda frame: frame["number"] == 0)
            ben.play(ben.frame["moves"][0]["text"])
            ben.command(type="ask", keep=0)
            await eventually(pilot, lambda: isinstance(app.screen, QuestionSheet))
            assert "Ben would like to go back" in screen_text(app)
            await pilot.press("n")
            ben.wait(lambda frame: frame["request"] is None)
            assert ben.frame["number"] == 1
    app.session.close()


async def test_what_a_move_leads_to_is_asked_of_the_server(visitor: Visit) -> None:  # noqa: F811
    ada = visitor()
    match = ada.table(ME, FRIEND, game="air-alliance")
    session = seated(ada, match)
    found: list[object] = []
    until(session, lambda: session.stage == "running")
    with ada.live(match, 1) as ben:
        ben.wait()
        while not any(move["verb"] == "fly" for move in session.moves):
            for mover, moves in ((session, session.moves), (ben, ben.frame["moves"])):
                if moves and mover is session:
                    session.play(0, moves[0]["text"])
                    until(session, lambda: not session.is_busy)
                elif moves:
                    ben.play(moves[0]["text"])
            until(session, lambda: session.number == ada.told(f"/matches/{match}")["number"])
            while ben.frame["number"] < session.number:
                ben.next()
        move = next(move["text"] for move in session.moves if move["verb"] == "fly")
        session.ahead(move, found.append)
        until(session, lambda: bool(found))
    assert isinstance(found[0], dict)
    assert {"wins", "next", "later", "miles"} <= set(found[0])
    session.close()


# Coming and going


def test_who_has_no_seat_may_sit_down(visitor: Visit) -> None:  # noqa: F811
    ada = visitor()
    match = ada.table(ME, OPEN, OPEN)
    session = seated(ada, match, None, "Eve")
    assert session.looking == 1
    assert session.names[:2] == ["Ada", "Eve"]
    assert session.line.nonces == {1: session.line.nonce}
    session.close()
    watcher = seated(ada, match, None)
    assert watcher.looking is None
    with pytest.raises(Trouble, match="Only the players"):
        watcher.chat("Hello")
    assert words_at(watcher).speaker.names[2] == "Player 3"
    watcher.close()


@pytest.mark.parametrize(
    "link", ["http://localhost/lobby", "http://[/table/x#y", "http://a/table/#y", "http://a"]
)
def test_a_link_that_is_none_is_one_sentence(link: str) -> None:
    with pytest.raises(Trouble) as raised:
        SeatLink.read(link, needs_token=False)
    assert raised.value.key == "bad-seat-link"


def test_a_table_that_is_not_there_is_one_sentence(visitor: Visit) -> None:  # noqa: F811
    ada = visitor()
    match = ada.table(ME, BOT)
    for wrong, key in (("nothing", "unknown-match"), (match, "bad-token")):
        with pytest.raises(Trouble) as raised:
            by_link(f"{ada.address}/table/{wrong}#secret")
        assert raised.value.key == key


def test_a_table_that_the_house_closes_is_left(
    visitor: Visit,  # noqa: F811
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    ada = visitor()
    match = ada.table(ME, FRIEND)
    session, other = seated(ada, match), seated(ada, match, 1)
    monkeypatch.setattr(Match, "propose_chat", lambda match, _, text: match.entry(None, "close", text))
    other.chat("Enough.")
    until(session, lambda: session.stage == "closed")
    assert "The house has closed this table: Enough." in piped(session, "1\n")
    until(other, lambda: other.stage == "closed")
    other.close()
    with pytest.raises(Trouble) as raised:
        seated(ada, match)
    assert (raised.value.key, raised.value.facts) == ("match-closed", {"reason": "Enough."})


def by_link(link: str) -> There:
    return come(SeatLink.read(link), lambda: None)


def test_no_server_and_a_strange_one_are_one_sentence() -> None:
    with socket.create_server(("127.0.0.1", 0)) as listener:
        port = listener.getsockname()[1]
    with pytest.raises(Trouble) as raised:
        by_link(f"http://127.0.0.1:{port}/table/x#y")
    assert raised.value.key == "no-server"

    class Strange(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            self.send_response(200)
            self.end_headers()
            self.wfile.write(b'{"hello": "world"}')

        def log_message(self, format: str, *args: object) -> None: ...

    strange = HTTPServer(("127.0.0.1", 0), Strange)
    Thread(target=strange.handle_request, daemon=True).start()
    with pytest.raises(Trouble) as raised:
        by_link(f"http://127.0.0.1:{strange.server_port}/table/x#y")
    strange.server_close()
    assert raised.value.key == "no-windsock"


def test_a_server_cannot_name_a_folder_of_this_machine() -> None:
    with pytest.raises(Trouble) as raised:
        laid_out_as({"game": "airlines-europe", "board": "/tmp", "seats": 3, "options": {}})
    assert raised.value.key == "unknown-board"


def test_the_command_comes_to_the_table(visitor: Visit) -> None:  # noqa: F811
    """By a link from the input, so that it stands in no list of processes; the next lines are moves."""
    ada = visitor()
    match = ada.table(ME, BOT, board="t1")
    link = link_of(ada, match)

    def run(*words: str, said: str = "") -> subprocess.CompletedProcess[str]:
        command = [*WINDSOCK, "play", *words]
        return subprocess.run(command, input=said, capture_output=True, text=True, timeout=60, check=False)

    played = run("-", said=f"{link}\n1\n")
    assert "Ada> 1" in played.stdout
    assert "The input has ended" in played.stdout
    assert (played.returncode, played.stderr) == (0, "")
    assert run(link, "--seats", "3").stderr.startswith("A server's table already has its seats")
    assert run("http://127.0.0.1:9/nothing").returncode == 2
    run("-", said=f"{link}\n" + "1\n" * 1500)
    over = run(link)
    assert (over.returncode, over.stderr) == (2, "The game is over.\n")
