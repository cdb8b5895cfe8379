"""Golden games: whole games that every later version must replay, digest by digest, to the same end.

`scripts/golden.py` made those of Airlines Europe. They end by the third scoring (AE-END-01) or with
everything blocked (AE-END-05), with the next scoring in number as the last one (AE-RULING-38). Those of
Airlines (1990) end with the last share (A90-END-01), with the extra turns (A90-VAR-02), with the third score
card (A90-2P-01) or because nobody can do anything (A90-END-05); those of Air Alliance with the last round
after the last card (AA-LAST-01) or after a standstill (AA-LAST-13). Those of Air Postal, made by
`scripts/golden_air_postal.py`, end with the threshold (AP-END-01), a tour of the world (AP-VAR-EPIC-04), the
Atlantic crossed twice (AP-VAR-EPIC-07) or the last round agreed (AP-RULING-83).
"""

from __future__ import annotations

from pathlib import Path

import pytest

import windsock
from windsock.core.record import write
from windsock.core.registry import games

FOLDER = Path(__file__).parent / "golden"
EUROPE = FOLDER / "airlines-europe"
BAN, LOOSE, PLANES = "flight_ban", "loose_cut", "planes_first"
INITIATION, CITIES, EPIC, LIMIT = "initiation", "start_cities", "epic", "round_limit"
BONUS, EXTRA, LATE = "seat_bonus", "extra_turn", "late_cards"

# name -> seats, options, ending, number of the last scoring (0: the game has none; in Air Postal the round)
GAMES: dict[str, dict[str, tuple[int, set[str], str, int]]] = {
    "airlines-europe": {
        "2-seats": (2, set(), "third-scoring", 3),
        "3-seats": (3, set(), "third-scoring", 3),
        "4-seats": (4, set(), "third-scoring", 3),
        "5-seats": (5, set(), "third-scoring", 3),
        "2-seats-flight-ban": (2, {BAN}, "third-scoring", 3),
        "3-seats-flight-ban": (3, {BAN}, "third-scoring", 3),
        "4-seats-flight-ban": (4, {BAN}, "third-scoring", 3),
        "5-seats-flight-ban": (5, {BAN}, "third-scoring", 3),
        "blocked-2-seats": (2, set(), "all-blocked", 3),
        "blocked-3-seats": (3, set(), "all-blocked", 2),
        "blocked-4-seats": (4, set(), "all-blocked", 2),
        "blocked-5-seats": (5, set(), "all-blocked", 2),
        "blocked-2-seats-flight-ban": (2, {BAN}, "all-blocked", 3),
        "blocked-3-seats-flight-ban": (3, {BAN}, "all-blocked", 2),
        "blocked-4-seats-flight-ban": (4, {BAN}, "all-blocked", 2),
        "blocked-5-seats-flight-ban": (5, {BAN}, "all-blocked", 2),
        "blocked-2-seats-one-held": (2, {BAN}, "all-blocked", 2),
        "blocked-3-seats-two-held": (3, set(), "all-blocked", 3),
        "blocked-5-seats-none-held": (5, {LOOSE}, "all-blocked", 1),
        "loose-cut-4-seats": (4, {LOOSE}, "third-scoring", 3),
        "bust-turns-up-scoring-card": (3, set(), "third-scoring", 3),
    },
    "airlines-1990": {
        "2-seats": (2, set(), "third-score-card", 3),
        "3-seats": (3, set(), "last-share", 4),
        "4-seats": (4, set(), "last-share", 4),
        "5-seats": (5, set(), "last-share", 4),
        "6-seats": (6, set(), "last-share", 4),
        "2-seats-late": (2, {LATE}, "third-score-card", 3),
        "3-seats-extra-turn": (3, {EXTRA}, "last-turns", 4),
        "4-seats-seat-bonus": (4, {BONUS}, "last-share", 4),
        "5-seats-late": (5, {LATE}, "last-share", 4),
        "6-seats-all-variants": (6, {BONUS, EXTRA, LATE}, "last-turns", 4),
        "stuck-2-seats": (2, set(), "stuck", 3),
        "stuck-3-seats": (3, set(), "stuck", 4),
    },
    "air-postal": {
        "1-seat": (1, {LIMIT}, "threshold", 53),
        "2-seats": (2, {LIMIT}, "threshold", 31),
        "3-seats": (3, {LIMIT}, "threshold", 28),
        "4-seats": (4, {LIMIT}, "threshold", 16),
        "2-seats-world": (2, {LIMIT}, "threshold", 27),
        "3-seats-initiation": (3, {INITIATION, LIMIT}, "threshold", 30),
        "2-seats-start-cities": (2, {CITIES, LIMIT}, "threshold", 40),
        "2-seats-crossing": (2, {EPIC, LIMIT}, "crossing", 30),
        "3-seats-tour": (3, {EPIC, LIMIT}, "tour", 37),
        "4-seats-all-variants": (4, {INITIATION, CITIES, EPIC, LIMIT}, "crossing", 27),
        "2-seats-customs": (2, {LIMIT}, "threshold", 22),
        "1-seat-round-limit": (1, {LIMIT}, "round-limit", 40),
        "4-seats-round-limit": (4, {LIMIT}, "round-limit", 40),
    },
    "air-alliance": {
        "2-seats": (2, set(), "last-card", 0),
        "3-seats": (3, set(), "last-card", 0),
        "4-seats": (4, set(), "last-card", 0),
        "standstill-2-seats": (2, set(), "standstill", 0),
        "standstill-3-seats": (3, set(), "standstill", 0),
        "standstill-4-seats": (4, set(), "standstill", 0),
        "extra-turn-2-seats": (2, set(), "last-card", 0),
        "extra-turns-3-seats": (3, set(), "last-card", 0),
        "extra-turns-4-seats": (4, set(), "last-card", 0),
        "planes-first-3-seats": (3, {PLANES}, "last-card", 0),
    },
}
ALL = [(game, name) for game in GAMES for name in GAMES[game]]
TWO_PLAYERS = [name for name in GAMES["airlines-europe"] if name.endswith("2-seats") or "one-held" in name]


def test_every_game_and_every_golden_game_is_named_here() -> None:
    assert sorted(GAMES) == sorted(games())
    assert sorted((path.parent.name, path.stem) for path in FOLDER.glob("*/*.wsk")) == sorted(ALL)


@pytest.mark.parametrize(("game", "name"), ALL)
def test_replays_to_the_same_end(game: str, name: str) -> None:
    seats, options, ending, last = GAMES[game][name]
    text = (FOLDER / game / f"{name}.wsk").read_text(encoding="utf-8")
    table = windsock.load(FOLDER / game / f"{name}.wsk")  # compares every digest and the result
    assert table.over
    assert table.read_only is None
    assert table.seats == seats
    assert {option for option, on in table.setup.options.items() if on} == options
    assert table.standing.ending == ending
    assert table.view(None).get("round" if game == "air-postal" else "scorings", 0) == last
    assert write(table) == text


@pytest.mark.parametrize("name", TWO_PLAYERS)
def test_two_players_have_a_phantom_in_scoring_three_only(name: str) -> None:
    """AE-2P-03, AE-2P-04, AE-RULING-39."""
    table = windsock.load(EUROPE / f"{name}.wsk")
    assert (table.view(None)["phantom"] is not None) == (GAMES["airlines-europe"][name][3] == 3)


def test_a_bust_pays_before_the_scoring_that_it_turned_up() -> None:
    """AE-RULING-24."""
    table = windsock.load(EUROPE / "bust-turns-up-scoring-card.wsk")
    events = [event for _, event in table.events_since(0, None)]
    kinds = [type(event).__name__ for event in events]
    wanted = ["ScoringCardTurned", "MarketFilled", "MoneyTaken", "ScoringBegun"]
    place = next(i for i in range(len(kinds)) if kinds[i : i + 4] == wanted)
    paid, begun = events[place + 2].facts(), events[place + 3].facts()
    assert begun["holder"] == (paid["seat"] + 1) % table.seats


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_extra_turns_in_a_row(seats: int) -> None:
    """AA-EXTRA-03; AA-EXTRA-04: never with two players."""
    name = "extra-turn-2-seats" if seats == 2 else f"extra-turns-{seats}-seats"
    table = windsock.load(FOLDER / "air-alliance" / f"{name}.wsk")
    kinds = [type(event).__name__ for _, event in table.events_since(0, None)]
    turns = [kind for kind in kinds if kind in ("ExtraTurnTaken", "TurnBegun")]
    assert "ExtraTurnTaken" in turns
    again = ["ExtraTurnTaken", "TurnBegun", "ExtraTurnTaken"]
    assert any(turns[i : i + 3] == again for i in range(len(turns))) == (seats > 2)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_standstill_is_as_many_turns_as_players_without_a_card(seats: int) -> None:
    """AA-LAST-13."""
    table = windsock.load(FOLDER / "air-alliance" / f"standstill-{seats}-seats.wsk")
    kinds = [type(event).__name__ for _, event in table.events_since(0, None)]
    before = kinds[: kinds.index("PlayStoodStill")]
    last = len(before) - before[::-1].index("RowFilled")
    assert before[last:].count("TurnBegun") == seats
