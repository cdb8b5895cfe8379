"""Make golden games: whole games that every later version must replay to the same end.

    python scripts/golden.py airlines-europe

Each is the first game, by seed, that shows what it is kept for. Made anew only when `Game.version` changes.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path

from rich.progress import track

from windsock.core.action import Action
from windsock.core.chance import Chance, Swift
from windsock.core.registry import load_game
from windsock.core.table import Seed, Setup, Table
from windsock.laws.broken import tempted

FOLDER = Path(__file__).parent.parent / "tests" / "golden"
EUROPE, ALLIANCE = "airlines-europe", "air-alliance"
MOST_SEEDS = 3000

SAVED = 16  # millions that buy two licences

Policy = Callable[[Table, int, Chance], Action]


@dataclass(frozen=True)
class Golden:
    """What a game is kept for, and how to come by it."""

    name: str
    seats: int
    ending: str
    scorings: int  # 0: the game has none
    options: tuple[str, ...] = ()
    board: str = "europe"
    game: str = EUROPE
    seed: str = "sealed"
    policy: str = "wander"
    events: tuple[str, ...] = ()  # kinds of event that follow each other directly

    def is_shown_by(self, table: Table) -> bool:
        happened = [type(event).__name__ for _, event in table.events_since(0, None)]
        width = len(self.events)
        if self.game == ALLIANCE:  # only what is told of turns
            happened = [kind for kind in happened if kind in TURNS]
        is_there = any(tuple(happened[i : i + width]) == self.events for i in range(len(happened)))
        scorings = table.view(None).get("scorings", 0)
        is_end = (table.standing.ending, scorings) == (self.ending, self.scorings)
        return is_end and (is_there or not self.events)


def wander(table: Table, seat: int, chance: Chance) -> Action:
    """Any kind of action, then any of that kind."""
    moves = table.legal(seat)
    kinds = sorted({type(move).__name__ for move in moves})
    return any_of(of_kind(moves, kinds[chance.below(len(kinds))]), chance)


def invest(table: Table, seat: int, chance: Chance) -> Action:
    """Save until two licences can be bought in one turn: the board fills with few cards drawn."""
    moves = table.legal(seat)
    buys = of_kind(moves, "BuyLicence")
    money = of_kind(moves, "TakeMoney")
    if not buys:
        return any_of(money or moves, chance)
    cheapest = buys[0].facts(table.s, seat)
    can_pay = cheapest["cash"] - (cheapest["cheapest"] if money else 0)  # a first licence leaves enough
    wanted = [buy for buy in buys if buy.facts(table.s, seat)["cheapest"] <= can_pay]
    has_saved = cheapest["cash"] >= SAVED or not money
    return wanted[-1] if wanted and has_saved else any_of(money, chance)


def bank(table: Table, seat: int, chance: Chance) -> Action:
    """Take money, mostly: sooner or later the bank busts."""
    money = of_kind(table.legal(seat), "TakeMoney")
    return money[0] if money and chance.below(4) else wander(table, seat, chance)


def tempt(table: Table, seat: int, chance: Chance) -> Action:
    """Every second move is one that the game's own plan begins with."""
    return any_of(tempted(table.game, table.s, seat, table.legal(seat), chance), chance)


def follow(table: Table, seat: int, chance: Chance) -> Action:
    """The game's own plan, as far as it goes; extra turns are taken."""
    plan = table.game.plan
    moves = table.legal(seat)
    return any_of((plan and plan(table.s, seat, 3)) or of_kind(moves, "TakeExtraTurn") or moves, chance)


def hoard(table: Table, seat: int, chance: Chance) -> Action:
    """Reserve every card for ever: play stands still."""
    return any_of(of_kind(table.legal(seat), "ReserveCard") or table.legal(seat), chance)


def of_kind(moves: Sequence[Action], kind: str) -> list[Action]:
    return [move for move in moves if type(move).__name__ == kind]


def any_of(moves: Sequence[Action], chance: Chance) -> Action:
    return moves[chance.below(len(moves))]


POLICIES: dict[str, Policy] = {
    "wander": wander,
    "invest": invest,
    "bank": bank,
    "tempt": tempt,
    "follow": follow,
    "hoard": hoard,
}
BAN = ("flight_ban",)
LOOSE = ("loose_cut",)
AGAIN = ("ExtraTurnTaken", "TurnBegun", "ExtraTurnTaken")  # one after the other
BUST = ("ScoringCardTurned", "MarketFilled", "MoneyTaken", "ScoringBegun")
TURNS = ("TurnBegun", "ExtraTurnTaken", "LastRoundBegun")


def alliance(
    name: str,
    seats: int,
    ending: str,
    policy: str,
    events: tuple[str, ...] = (),
    options: tuple[str, ...] = (),
) -> Golden:
    return Golden(name, seats, ending, 0, options, "world", ALLIANCE, policy=policy, events=events)


WANTED = [
    *(Golden(f"{seats}-seats", seats, "third-scoring", 3) for seats in range(2, 6)),
    *(Golden(f"{seats}-seats-flight-ban", seats, "third-scoring", 3, BAN) for seats in range(2, 6)),
    *(
        Golden(f"blocked-{seats}-seats{tail}", seats, "all-blocked", held + 1, options, board="t1")
        for seats, held in ((2, 2), (3, 1), (4, 1), (5, 1))
        for tail, options in (("", ()), ("-flight-ban", BAN))
    ),
    Golden("blocked-2-seats-one-held", 2, "all-blocked", 2, BAN, board="t1", policy="invest"),
    Golden("blocked-3-seats-two-held", 3, "all-blocked", 3, board="t1", seed="swift"),
    Golden("blocked-5-seats-none-held", 5, "all-blocked", 1, LOOSE, board="t1", policy="invest"),
    Golden("loose-cut-4-seats", 4, "third-scoring", 3, LOOSE),
    Golden("bust-turns-up-scoring-card", 3, "third-scoring", 3, seed="swift", policy="bank", events=BUST),
    *(alliance(f"{seats}-seats", seats, "last-card", "tempt") for seats in (2, 3, 4)),
    *(alliance(f"standstill-{seats}-seats", seats, "standstill", "hoard") for seats in (2, 3, 4)),
    *(alliance(f"extra-turns-{seats}-seats", seats, "last-card", "follow", AGAIN) for seats in (3, 4)),
    alliance("extra-turn-2-seats", 2, "last-card", "follow", ("ExtraTurnTaken",)),
    alliance("planes-first-3-seats", 3, "last-card", "tempt", options=("planes_first",)),
]


def main() -> None:
    game = sys.argv[1]
    (FOLDER / game).mkdir(parents=True, exist_ok=True)
    wanted = [golden for golden in WANTED if golden.game == game]
    for golden in track(wanted, "Playing", transient=True):
        table = first_that_shows(golden)
        table.save(FOLDER / game / f"{golden.name}.wsk")
        print(f"{golden.name}: {table.number} actions, {table.setup.seed.kind} {table.setup.seed.value}")


def first_that_shows(golden: Golden) -> Table:
    for seed in range(1, MOST_SEEDS):
        table = play(golden, seed)
        if golden.is_shown_by(table):
            return table
    raise SystemExit(f"{golden.name}: none of {MOST_SEEDS} seeds shows it")


def play(golden: Golden, seed: int) -> Table:
    value = f"{seed:032x}" if golden.seed == "sealed" else str(seed)
    game = load_game(golden.game)
    options = game.options_with(dict.fromkeys(golden.options, True))
    table = Table(Setup(game, golden.board, golden.seats, options, Seed(golden.seed, value)))
    chance = Swift(seed)
    while table.asked:
        seat = table.asked[chance.below(len(table.asked))]
        table.play(seat, POLICIES[golden.policy](table, seat, chance))
    return table


if __name__ == "__main__":
    main()
