"""One match from a browser, a terminal and a program at once; the server is killed in between."""

from __future__ import annotations

import json
import subprocess
import sys
import urllib.request
from pathlib import Path

import pytest

from tests.browser.conftest import Invite
from tests.browser.person import ME, OPEN
from tests.browser.saved import moves_of, saved
from tests.browser.site import Site
from windsock.core.table import Table
from windsock.frames.saying import sayings_of
from windsock.frames.shapes import Told
from windsock.language import speaker_for
from windsock.terminal.words import Words

WINDSOCK = str(Path(sys.executable).with_name("windsock"))
RECORDER = Path(__file__).with_name("recorder.py")
NAMES = ["Ann", "Ben", "Cleo"]
PATIENCE = 60


def test_browser_terminal_and_program_play_one_match(
    invite: Invite, site: Site, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann = invite("Ann")
    match = ann.open_table([ME, OPEN, OPEN], board="t1")
    table = f"{site.address}/table/{match}"
    monkeypatch.setenv("WINDSOCK_LINK", table)  # one without a secret: the terminal takes the first free seat
    terminal = subprocess.Popen(
        [WINDSOCK, "play", "-", "--human", "Ben", "--language", "en"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )
    ann.page.get_by_test_id("waiting-room").get_by_text("Ben").wait_for()
    monkeypatch.setenv("WINDSOCK_LINK", f"{table}#{seat_for('Cleo', site, match)}")
    told = tmp_path / "told.json"
    sit = [WINDSOCK, "sit", "-", "--", sys.executable, str(RECORDER), str(told)]
    program = subprocess.Popen(sit, stderr=subprocess.PIPE, text=True)
    assert terminal.stdin is not None
    terminal.stdin.write("2\n1\n" * 2000)  # read one by one, when the terminal is asked
    terminal.stdin.flush()

    ann.play_on(4)
    site.restart()  # killed, whatever was on its way
    ann.play_on(4)
    site.restart()
    ann.play_on()
    places = ann.finish()

    said, _ = terminal.communicate(timeout=PATIENCE)
    program.communicate(timeout=PATIENCE)
    assert (terminal.returncode, program.returncode) == (0, 0)
    played = saved(site.address, match, tmp_path)
    assert moves_of(played, 0) == ann.made
    assert [place.split()[-1] for place in places] == [str(n) for n in sorted(played.standing.scores)[::-1]]
    assert ann.verdict() == "fair"
    assert "our own among them" in said.splitlines()[-1]
    assert json.loads(told.read_text(encoding="utf-8")) == plain(told_to(played, 2))
    words = Words(speaker_for(played, "en", NAMES))
    assert sentences_in(ann.log(), words, played, 0) == [words.event(one) for one in told_to(played, 0)]
    assert sentences_in(said.splitlines(), words, played, 1) == [
        words.event(one) for one in told_to(played, 1)
    ]


def seat_for(name: str, site: Site, match: str) -> str:
    """The secret of the last seat, taken as any client may."""
    body = json.dumps({"name": name}).encode()
    headers = {"content-type": "application/json"}
    request = urllib.request.Request(f"{site.address}/api/matches/{match}/seats/2", body, headers)
    with urllib.request.urlopen(request) as answer:
        return str(json.load(answer)["token"])


def told_to(table: Table, seat: int) -> list[Told]:
    """What a seat was told of the game that was saved."""
    sayings = sayings_of(table.catalogue)
    return [sayings.event(number, event) for number, event in table.events_since(0, seat)]


def plain(told: list[Told]) -> object:
    return json.loads(json.dumps(told))


def sentences_in(lines: list[str], words: Words, table: Table, seat: int) -> list[str]:
    """Of these lines those that tell what happened."""
    known = {words.event(one) for one in told_to(table, seat)}
    return [line for line in lines if line in known]
