"""Whatever anybody is shown or answered, at any moment of a game, is as the contract says."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any, Final

import msgspec
import pytest
from jsonschema_rs import ValidationError

from tests.frames.contract import check, check_shown
from tests.match.people import Time, agreed, play, running, sealed, seated, settle, wander
from tests.match.test_fold import merged
from windsock.core import record
from windsock.core.action import Action
from windsock.core.chance import Swift
from windsock.core.registry import games, load_game
from windsock.core.trouble import Illegal, Trouble
from windsock.frames.answer import ahead, explained, frame_at, refusal, seat_move
from windsock.frames.commands import Answer
from windsock.frames.frame import encoded, frame, info
from windsock.frames.showing import Showing
from windsock.match.agreement import Agreement, Clock
from windsock.match.match import Match
from windsock.match.snapshot import fold
from windsock.web.errors import saying
from windsock.web.games import info as game_info
from windsock.web.games import printed

GOLDEN = Path(__file__).parent.parent / "golden"
SAVES = sorted(file.relative_to(GOLDEN).as_posix() for file in GOLDEN.rglob("*.wsk"))
EVERY: Final = 23  # moves between two looks at a game
NOW: Final = 5.0


class Watchers:
    """Everybody who looks at a match: what they are shown is checked in every form."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.game = match.agreement.game
        self.showing = Showing(match)
        self.had: dict[int | None, dict[str, Any]] = {}  # sparing frames, put together

    def look(self) -> None:
        match = self.match
        check("MatchInfo", info(match))
        for seat in (None, *range(match.agreement.seats)):
            whole = check("Frame", frame(match, seat, now=NOW))
            check("Frame", frame(match, seat, match.count, now=NOW))
            assert check("Frame", encoded(self.showing, seat, now=NOW)) == whole
            if match.is_dealt:
                check_shown(self.game, "view", whole["view"])
                self.look_sparingly(seat)

    def look_sparingly(self, seat: int | None) -> None:
        """A sparing frame is a frame together with the one before it."""
        old = self.had.get(seat, {"count": 0, "view": {}, "chart": {}})
        text = encoded(self.showing, seat, old["count"], now=NOW, is_sparing=True)
        news = msgspec.json.decode(text, type=dict[str, Any])
        if "entries" in news:
            check("Entries", news["entries"])
        self.had[seat] = check("Frame", merged(old, news))

    def replay(self, number: int, eyes: Any) -> None:
        for since in (-1, number - 1):
            shown = frame_at(self.match, number, eyes, since)
            check_shown(self.game, "view", check("Frame", shown)["view"])

    def ask(self, chance: Swift) -> None:
        """Why a move is not allowed, what it leads to, a hint; and forbidden moves that are tried."""
        match, table = self.match, self.match.table
        for seat in range(table.seats):
            legal = table.legal(seat) if seat in match.asked else []
            anything = [one_of(table.catalogue.actions, chance) for _ in range(6)]
            for move in map(table.write, [*anything, *legal[:6]]):
                try:
                    answer(**self.answered(seat, move))
                    match.propose_play(seat, move, table.number)
                except Illegal as illegal:
                    answer(id=3, refused=refusal(match, seat, illegal))
                except Trouble as trouble:
                    answer(id="a", trouble=saying(trouble))

    def answered(self, seat: int, move: str) -> dict[str, Any]:
        wrong = explained(self.match, seat, move)
        if wrong is not None:
            return {"allowed": False, "refused": wrong}
        leads = ahead(self.match, seat, move)
        if leads:
            check_shown(self.game, "ahead", leads)
        told = {} if leads is None else {"ahead": leads}
        return {"allowed": True, "hint": seat_move(self.match, seat, move), "count": 3, **told}


def one_of(actions: Any, chance: Swift) -> Action:
    found: Action = actions[chance.below(len(actions))]
    return found


def answer(**said: Any) -> None:
    check("Answer", Answer(**said))


def begun(name: str) -> tuple[Match, list[tuple[int, str]]]:
    """The match of a golden game, and its moves."""
    table = record.read((GOLDEN / name).read_text(encoding="utf-8"))
    lines = [(seat, table.write(action)) for seat, action in table.done]
    time = Time()
    return Match("m", Agreement.of(table, 0), time(), time), lines


@pytest.mark.parametrize("name", SAVES)
def test_all_that_is_said_in_a_golden_game_is_as_the_contract_says(name: str) -> None:
    match, lines = begun(name)
    watchers, chance = Watchers(match), Swift(len(lines))
    watchers.look()  # nobody sits there yet
    seated(match)
    for number, (seat, move) in enumerate(lines):
        if number % EVERY == 0:
            watchers.look()
            watchers.ask(chance)
            watchers.replay(number, seat)
            watchers.replay(number, None)
        play(match, seat, move)
    assert match.stage == "over"
    watchers.look()
    watchers.ask(chance)
    for number in range(0, len(lines) + 1, EVERY):
        watchers.replay(number, "all")


def test_a_match_is_as_the_contract_says_whatever_happens_to_it() -> None:
    """Talk, nonces, requests, bots that stand in, and the end of a sealed deal."""
    time = Time()
    match = sealed(time=time)
    watchers = Watchers(match)
    match.apply(match.propose_chat(0, "hello"))
    match.apply(match.entry(None, "hush", str(match.count)))
    wander(match, 9)
    match.apply(match.propose_ask(0, 3))
    watchers.look()
    time.pass_by(1000)
    settle(match)
    watchers.look()
    match.apply(match.propose_stand_in(match.asked[0]))
    watchers.look()
    shown = frame(match, 0)
    assert shown["lapsed"] is not None
    assert shown["chat"][0]["is_removed"]
    wander(match, 10_000)
    watchers.look()
    assert frame(match, 0)["deal"]["nonces"] is not None


def test_a_match_with_clocks_that_the_house_closes() -> None:
    match = running(clock=Clock("game", 600), bots=(1,))
    watchers = Watchers(match)
    watchers.look()
    match.apply(match.entry(None, "close", "enough"))
    watchers.look()
    assert frame(match, 0)["closed"] is not None


def test_a_match_that_can_only_be_looked_at() -> None:
    entries = wander(running(2), 30).entries
    entries[20] = replace(entries[20], text="buy red LON-PAR 99")
    match = fold("m", agreed(2), 0.0, entries, None)
    Watchers(match).look()
    assert frame(match, 0)["read_only"] is not None


@pytest.mark.parametrize("game", games())
def test_boards_and_games_are_as_the_contract_says(game: str) -> None:
    check("GameInfo", game_info(game))
    for board in load_game(game).boards:
        check_shown(game, "legend", check("BoardInfo", printed(game, board))["legend"])


def test_a_trouble_may_have_a_rule_as_its_cause() -> None:
    rule = load_game("airlines-europe").rules["AE-BUY-06"]
    trouble = Trouble("match-journal")
    trouble.__cause__ = Illegal(rule, {"move": "buy red LON-PAR", "shares": "red red"})
    check("Wrong", {"trouble": saying(trouble)})


@pytest.mark.parametrize(
    "change",
    [
        {"more": 1},
        {"stage": "lost"},
        {"chairs": [{"seat": 0}]},
        {"question": {"key": "a", "facts": {"b": {"c": 1}}}},
    ],
)
def test_a_frame_with_anything_else_is_refused(change: dict[str, Any]) -> None:
    shown = frame(running(2), 0)
    with pytest.raises(ValidationError):
        check("Frame", {**shown, **change})
    with pytest.raises(ValidationError):
        check("Frame", {name: part for name, part in shown.items() if name != "can_undo"})
