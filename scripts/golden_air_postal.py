"""Make the golden games of Air Postal: whole games that every later version must replay to the same end.

    python scripts/golden_air_postal.py

Each is the first game, by seed, that ends as it is kept for. Made anew only when `Game.version` changes.
"""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from rich.progress import track

from windsock.bots.steady import Steady
from windsock.core.action import Action
from windsock.core.chance import Chance, Swift
from windsock.core.registry import load_game
from windsock.core.table import Seed, Setup, Table

FOLDER = Path(__file__).parent.parent / "tests" / "golden" / "air-postal"
GAME = load_game("air-postal")
MOST_SEEDS = 300


@dataclass(frozen=True)
class Golden:
    """What a game is kept for, and how to come by it."""

    name: str
    seats: int
    ending: str
    board: str
    options: tuple[str, ...] = ()
    steady: bool = True
    is_about_customs: bool = False

    def is_shown_by(self, table: Table) -> bool:
        return table.standing.ending == self.ending and (not self.is_about_customs or has_lost_a_stop(table))


def has_lost_a_stop(table: Table) -> bool:
    """Whether customs cost somebody the reward of an outstation (AP-RULING-63)."""
    for number, event in table.events_since(0, None):
        if type(event).__name__ == "CaseFound":
            view = table.at(number).view(None)
            player = view["seats"][event.facts()["seat"]]
            if player["place"] in view["outstations"] and player["place"] not in player["visited"]:
                return True
    return False


WANTED = [
    Golden("1-seat", 1, "threshold", "north-atlantic"),
    *(Golden(f"{seats}-seats", seats, "threshold", "north-atlantic") for seats in (2, 3, 4)),
    Golden("2-seats-world", 2, "threshold", "the-americas"),
    Golden("3-seats-initiation", 3, "threshold", "north-atlantic", ("initiation",)),
    Golden("2-seats-start-cities", 2, "threshold", "north-atlantic", ("start_cities",)),
    Golden("2-seats-crossing", 2, "crossing", "t1-atlantic", ("epic",), steady=False),
    Golden("3-seats-tour", 3, "tour", "t1", ("epic",), steady=False),
    Golden(
        "4-seats-all-variants", 4, "crossing", "t1-atlantic", ("initiation", "start_cities", "epic"), False
    ),
    Golden("2-seats-customs", 2, "threshold", "the-line", is_about_customs=True),
    Golden("1-seat-round-limit", 1, "round-limit", "t1", steady=False),
    Golden("4-seats-round-limit", 4, "round-limit", "t1", steady=False),
]


def main() -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    for golden in track(WANTED, "Playing", transient=True):
        table = first_that_shows(golden)
        table.save(FOLDER / f"{golden.name}.wsk")
        print(f"{golden.name}: {table.number} actions, {table.setup.seed.value}", flush=True)


def first_that_shows(golden: Golden) -> Table:
    for seed in range(1, MOST_SEEDS):
        table = play(golden, seed)
        if golden.is_shown_by(table):
            return table
    raise SystemExit(f"{golden.name}: none of {MOST_SEEDS} seeds shows it")


def play(golden: Golden, seed: int) -> Table:
    options = GAME.options_with(dict.fromkeys(golden.options, True))
    table = Table(Setup(GAME, golden.board, golden.seats, options, Seed("sealed", f"{seed:032x}")))
    chance = Swift(seed)
    bots = [Steady(GAME, seed * 10 + seat) for seat in range(golden.seats)]
    while table.asked:
        seat = table.asked[chance.below(len(table.asked))]
        if golden.steady:
            table.play(seat, bots[seat].choose(table.sight(seat), 60.0))
        else:
            table.play(seat, wander(table, seat, chance))
    return table


def wander(table: Table, seat: int, chance: Chance) -> Action:
    """Any kind of action, then any of that kind."""
    moves = table.legal(seat)
    kinds = sorted({type(move).__name__ for move in moves})
    kind = kinds[chance.below(len(kinds))]
    same = [move for move in moves if type(move).__name__ == kind]
    return same[chance.below(len(same))]


if __name__ == "__main__":
    main()
