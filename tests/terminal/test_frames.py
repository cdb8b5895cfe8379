"""What the terminal reads from a frame is what the rules say: the same words, the same map, for all games."""

from __future__ import annotations

import json
from random import Random

import pytest

from windsock.core.play import legal
from windsock.core.registry import games, load_game
from windsock.core.table import Table
from windsock.frames.frame import frame
from windsock.frames.pieces import laid_out
from windsock.language import LANGUAGES, speaker_for
from windsock.terminal.here import Here, begun
from windsock.terminal.player import sit_down
from windsock.terminal.session import Session, chart_of
from windsock.terminal.words import Words

MOVES = 120


def walked(name: str, board: str) -> list[Table]:
    """Now and then a position of a game played at random."""
    game = load_game(name)
    table = game.new(game.seats[-1], 5, game.for_people, board)
    chance, found = Random(5), [table.copy()]
    while not table.over and table.number < MOVES:
        seat = table.asked[0]
        table.play(seat, chance.choice(sorted(map(table.write, table.legal(seat)))))
        if table.number % 10 == 0:
            found.append(table.copy())
    return found


def session_at(table: Table) -> Here:
    return Here(table, sit_down(table.game, table.seats, [], ["random"] * table.seats, ""))


@pytest.mark.parametrize("name", games())
def test_the_map_of_a_frame_is_that_of_the_position(name: str) -> None:
    for board in load_game(name).boards:
        for table in walked(name, board):
            other = Session(load_game(name).new(table.seats, 77, table.setup.options, board))  # other cards
            match = begun(table, session_at(table).players)
            for seat in range(2):
                s = table.sight(seat).state
                said = json.loads(json.dumps(frame(match, seat)["chart"]))
                assert laid_out(other.printed, said) == chart_of(table, s)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", games())
def test_the_sentences_of_a_frame_are_those_of_the_rules(name: str, language: str) -> None:
    for table in walked(name, load_game(name).boards[0])[:: 3 if language == "en" else 6]:
        session = session_at(table)
        speaker = speaker_for(table, language, session.names)
        words = Words(speaker_for(table, language, session.names))
        for seat in range(table.seats):
            session.look(seat)
            s = table.sight(seat).state
            told = [speaker.event(event) for _, event in table.events_since(0, seat)]
            assert [words.event(one) for one in session.log()] == told
            assert session.prompt(words) == speaker.prompt(s, seat)
            offered = {table.write(one): speaker.move(one, s, seat) for one in legal(s, seat)}
            assert {move["text"]: words.move(move) for move in session.moves} == offered
            assert session.shown() == json.loads(json.dumps(table.view(seat)))
        assert speaker.shelf.complaints == words.speaker.shelf.complaints == []


@pytest.mark.parametrize("name", games())
def test_a_refusal_of_a_frame_is_that_of_the_rules(name: str) -> None:
    for table in walked(name, load_game(name).boards[0])[1::3]:
        session = session_at(table)
        speaker = speaker_for(table, "en", session.names)
        seat = table.asked[0] if table.asked else 0
        session.look(seat)
        kinds = {type(action): action for action in table.catalogue.actions}
        for action in kinds.values() if table.asked else ():
            refusal = table.explain(seat, action)
            found: list[dict[str, object] | None] = []
            session.why(table.write(action), found.append)
            if refusal is None:
                assert found == [None]
            else:
                said = found[0]
                assert said is not None
                again = json.loads(json.dumps(said))
                assert speaker.refusal(again["rule"], again["facts"]) == speaker.refusal(
                    refusal.rule, refusal.facts
                )
