"""Mass simulation: the same rows whatever the number of workers, summed up and written to files."""

from __future__ import annotations

import csv
from pathlib import Path

import pyarrow.parquet
import pytest

from windsock.core.chance import Swift
from windsock.core.play import push
from windsock.core.registry import load_bot, load_game
from windsock.core.sight import view
from windsock.core.trouble import Trouble
from windsock.lab import results
from windsock.lab.simulate import Plan, Row, bot_seed, play, run
from windsock.lab.summary import interval, summary

RANDOM = Plan("airlines-europe", ("random",) * 3, games=12, seed=5)


def test_results_do_not_depend_on_the_number_of_workers() -> None:
    assert list(run(RANDOM, workers=1)) == list(run(RANDOM, workers=2))


def test_results_depend_on_the_seed() -> None:
    other = Plan("airlines-europe", ("random",) * 3, games=12, seed=6)
    assert [row.scores for row in run(RANDOM, workers=1)] != [row.scores for row in run(other, workers=1)]


def test_a_game_does_not_depend_on_how_many_are_played() -> None:
    more = Plan("airlines-europe", ("random",) * 3, games=500, seed=5)
    assert play(more, 11) == play(RANDOM, 11)


def test_bots_change_seats_from_game_to_game_unless_told_not_to() -> None:
    plan = Plan("airlines-europe", ("steady", "random", "random"), games=3)
    assert [plan.seating(index).index("steady") for index in range(4)] == [0, 2, 1, 0]
    still = Plan("airlines-europe", ("steady", "random", "random"), games=3, rotate=False)
    assert still.seating(1) == ("steady", "random", "random")


def test_a_row_tells_the_game() -> None:
    plan = Plan("airlines-europe", ("random",) * 4, games=1, options=(("flight_ban", True),), board="t1")
    row = play(plan, 0)
    assert (row.seats, row.board, row.options) == (4, "t1", "flight_ban=yes loose_cut=no")
    assert row.seed == plan.seed_of(0)
    for seat in range(4):  # AE-SETUP-10: seat k starts with k points
        assert row.scores[seat] == seat + 1 + sum(award[seat] for award in row.awards)
    assert 0 < row.turns <= row.actions
    assert max(row.scores) == row.scores[row.winners[0]]


def test_the_seed_of_a_row_gives_the_game_again() -> None:
    row = play(RANDOM, 3)
    game = load_game(RANDOM.game)
    s = game.start(game.load(row.board), row.seats, game.options, Swift(row.seed))
    bots = [load_bot(name)(game, bot_seed(row.seed, seat)) for seat, name in enumerate(row.bots)]
    while s.asked:
        seat = (s.asked & -s.asked).bit_length() - 1
        push(s, seat, bots[seat].choose(view(s, seat)))
    assert game.outcome(s).scores == row.scores


@pytest.mark.parametrize(
    ("plan", "key"),
    [
        (Plan("airlines-mars", ("random",) * 3, 1), "unknown-game"),
        (Plan("airlines-europe", ("random", "nobody"), 1), "unknown-bot"),
        (Plan("airlines-europe", ("random",) * 6, 1), "seat-count"),
        (Plan("airlines-europe", ("random",) * 3, 1, options=(("weather", True),)), "unknown-option"),
        (Plan("airlines-europe", ("random",) * 3, 1, board="nowhere"), "unknown-board"),
    ],
)
def test_a_plan_that_cannot_be_played_is_refused_at_once(plan: Plan, key: str) -> None:
    with pytest.raises(Trouble) as trouble:
        next(run(plan))
    assert trouble.value.key == key


def made_up(index: int, scores: tuple[int, ...], winners: tuple[int, ...]) -> Row:
    bots = ("steady", "random")
    return Row(
        index, index, 2, "", "europe", bots, scores, winners, "third-scoring", 40, 20, ((1, 2), (3, 4))
    )


def test_a_shared_victory_is_no_win() -> None:
    whole = summary([made_up(0, (10, 4), (0,)), made_up(1, (8, 8), (0, 1)), made_up(2, (2, 6), (1,))])
    steady, chancer = whole.bots
    assert (steady.name, steady.games, steady.wins, steady.shared) == ("steady", 3, 1, 1)
    assert (chancer.name, chancer.wins, chancer.score) == ("random", 1, 6)
    assert [standing.name for standing in whole.seats] == ["p1", "p2"]
    assert whole.endings == {"third-scoring": 3}
    assert (whole.actions, whole.turns) == (40, 20)


def test_the_interval_is_wilsons() -> None:
    least, most = interval(95, 100)
    assert (round(least, 4), round(most, 4)) == (0.8882, 0.9785)
    assert interval(0, 10)[0] == 0
    assert interval(10, 10)[1] == 1


def test_parquet_holds_every_field(tmp_path: Path) -> None:
    rows = [made_up(0, (10, 4), (0,)), made_up(1, (8, 8), (0, 1))]
    file = tmp_path / "rows.parquet"
    results.write(rows, file)
    table = pyarrow.parquet.read_table(file).to_pylist()
    assert [row["scores"] for row in table] == [[10, 4], [8, 8]]
    assert table[1]["winners"] == [0, 1]
    assert table[0]["awards"] == [[1, 2], [3, 4]]
    assert list(tmp_path.iterdir()) == [file]


def test_csv_is_plain_text(tmp_path: Path) -> None:
    file = tmp_path / "rows.csv"
    results.write([made_up(1, (8, 8), (0, 1))], file)
    with file.open(encoding="utf-8", newline="") as lines:
        (row,) = csv.DictReader(lines)
    assert (row["bots"], row["scores"], row["winners"]) == ("steady random", "8 8", "p1 p2")
    assert row["awards"] == "1 2 / 3 4"


def test_nothing_is_overwritten_unasked(tmp_path: Path) -> None:
    file = tmp_path / "rows.csv"
    file.write_text("mine")
    with pytest.raises(Trouble) as trouble:
        results.check(file, force=False)
    assert trouble.value.key == "results-exist"
    results.check(file, force=True)
    assert file.read_text() == "mine"


@pytest.mark.parametrize(("name", "key"), [("rows.txt", "results-ending"), ("no/rows.csv", "results-folder")])
def test_a_file_that_cannot_be_written_is_refused_before_play(tmp_path: Path, name: str, key: str) -> None:
    with pytest.raises(Trouble) as trouble:
        results.check(tmp_path / name, force=False)
    assert trouble.value.key == key
