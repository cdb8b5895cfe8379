"""Positions on boards with a changed number, beside the same ones as printed: a picture must show the change.

    python scripts/picture_cases.py > cases.json

A number stands in a sheet of the board, or among those that the rulebook prints. `npm test` in client/ runs
this and draws each position twice: what is new must be seen in the second picture, and in that one only.
"""

from __future__ import annotations

import csv
import json
import shutil
import sys
import tempfile
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any

from msgspec import to_builtins

from windsock.core.play import settle
from windsock.core.registry import load_game
from windsock.core.table import Table
from windsock.frames.saying import sayings_of
from windsock.games.air_alliance import ending as air_alliance_ending
from windsock.games.air_alliance.show import legend as air_alliance_legend
from windsock.games.air_postal import preflight as air_postal_preflight
from windsock.games.air_postal.show import chart as air_postal_chart
from windsock.games.air_postal.show import derived as air_postal_derived
from windsock.games.air_postal.show import legend as air_postal_legend
from windsock.games.airlines_1990 import scoring as airlines_1990_scoring
from windsock.games.airlines_1990.show import legend as airlines_1990_legend
from windsock.games.airlines_europe import scoring as airlines_europe_scoring
from windsock.games.airlines_europe.show import describe as airlines_europe_describe
from windsock.games.airlines_europe.show import legend as airlines_europe_legend
from windsock.language.shelf import GENERIC
from windsock.web.games import fluent, printed


@dataclass(frozen=True)
class Case:
    """A position, the numbers that are changed, and what its picture shows then."""

    game: str
    shows: str  # as the picture writes it, with the words around it
    given: Mapping[str, Any]
    sheet: tuple[str, str, str, str] | None = None  # file, a word of the row, column, new number
    numbers: tuple[tuple[Any, str, Any], ...] = ()  # module, name, new number or numbers
    route: str = ""  # that is picked
    options: Mapping[str, bool] = field(default_factory=dict)


ON_MAPS = ("airlines-europe", "airlines-1990")  # the others have pictures of their own
TRIO = {"p1": {"colour": "red", "pass": [["t01"], ["t02"], ["t03"]]}}
COCKPIT = {"plane": "caudron-g-3", "place": "PAR", "gauge": 1, "money": 40}
CASES = (
    Case("air-alliance", "6,789", {"row": ["t01"]}, ("travellers.csv", "t01", "miles", "6789")),
    Case(
        "air-alliance",
        "E-U 1-2 V W",
        {"row": ["t01"]},
        ("travellers.csv", "t01", "slots", "E-U 1-2 | NPA PW"),
    ),
    Case(
        "air-alliance",
        "+45,000",
        {"phase": "end", "seats": TRIO},
        numbers=((air_alliance_legend, "TRIO_BONUS", 45_000), (air_alliance_ending, "TRIO_BONUS", 45_000)),
    ),
    Case("air-alliance", "0/4", {"row": ["t01"]}, numbers=((air_alliance_legend, "SYMBOLS", 4),)),
    Case("air-alliance", "5 free", {"row": ["t01"]}, numbers=((air_alliance_legend, "ZONE_SPACES", 5),)),
    Case(
        "air-postal",
        "7 /7 Range",
        {"phase": "preflight", "seats": {"p1": COCKPIT}},
        ("planes.csv", "Caudron G.3", "range", "7"),
    ),
    Case(
        "air-postal",
        "price 15k",
        {"phase": "maintenance", "seats": {"p1": COCKPIT}, "second_hand": ["junkers-f-13"]},
        ("planes.csv", "Junkers F 13", "resale_k", "15"),
    ),
    Case(
        "air-postal",
        "13 /13 Endurance",
        {"phase": "preflight", "seats": {"p1": {**COCKPIT, "equipment": ["autopilot"]}}},
        numbers=((air_postal_preflight, "AUTOPILOT_ENDURANCE", 9),),
    ),
    Case(
        "air-postal",
        "Fuel, 6k each",
        {"phase": "preflight", "seats": {"p1": COCKPIT}},
        numbers=((air_postal_legend, "FUEL_PRICE", 6),),
    ),
    Case(
        "air-postal",
        "money, 40k a point",
        {"phase": "end", "seats": {"p1": COCKPIT}},
        numbers=((air_postal_legend, "MONEY_A_POINT", 40),),
    ),
    Case("airlines-europe", "1 2 3 4 Scorings", {}, numbers=((airlines_europe_legend, "SCORINGS", 4),)),
    Case(
        "airlines-europe",
        "ABACUS pays 7·5·3 VP",
        {},
        numbers=((airlines_europe_scoring, "ABACUS_ROWS", ((7, 5, 3, 0, 0),) * 3),),
    ),
    Case(
        "airlines-europe",
        "1 black, first, 3 VP",
        {"seats": {"p1": {"portfolio": {"black": 1}}}},
        ("track.csv", "Z2", "row", "3-1-0-0-0"),
    ),
    Case("airlines-europe", "Bonus of 8 spaces", {}, ("airlines.csv", "green", "bonus_value", "8")),
    Case(
        "airlines-europe",
        "Price 4 M. Buy for: R Red 3 → 7",
        {"seats": {"p1": {"cash": 8}}},
        ("routes.csv", "r12", "licences", "4/4/5"),
        route="PAR-LON",
    ),
    Case("airlines-1990", "1 2 3 4 Scorings", {}, numbers=((airlines_1990_scoring, "SCORE_CARDS", 4),)),
    Case(
        "airlines-1990",
        "Vancouver–Billings solid 4 free",
        {},
        ("routes.csv", "r30", "circles", "4/7/11"),
        route="VAN-BIL",
    ),
    Case("airlines-1990", "2+ Cards below 2 are unusable.", {}, ("routes.csv", "r09", "circles", "3")),
)


def written(case: Case) -> dict[str, Any]:
    """Both positions of a case, as they are sent."""
    with tempfile.TemporaryDirectory() as folder:
        own = board_of(case, Path(folder))
        before = sent(case, load_game(case.game).boards[0])
        with changed(case):
            after = sent(case, own)
    return {"game": case.game, "shows": case.shows, "before": before, "after": after}


def board_of(case: Case, folder: Path) -> str:
    """The usual board, or a copy of it with the changed sheet."""
    game = load_game(case.game)
    material = game.load(game.boards[0])
    if case.sheet is None:
        return game.boards[0]
    name, key, column, value = case.sheet
    shutil.copytree(material.folder, folder, dirs_exist_ok=True)
    with (folder / name).open(encoding="utf-8", newline="") as file:
        lines = list(csv.DictReader(file))
    for line in lines:
        line[column] = value if key in line.values() else line[column]
    with (folder / name).open("w", encoding="utf-8", newline="") as file:
        writer = csv.DictWriter(file, list(lines[0]))
        writer.writeheader()
        writer.writerows(lines)
    is_set = material.folder.name != material.name  # a set has several boards
    return str(folder / material.name if is_set else folder)


@contextmanager
def changed(case: Case) -> Iterator[None]:
    """The numbers of the rulebook as the case has them."""
    kept = [(module, name, getattr(module, name)) for module, name, _ in case.numbers]
    for module, name, value in case.numbers:
        setattr(module, name, value)
    forget()
    yield
    for module, name, value in kept:
        setattr(module, name, value)
    forget()


def forget() -> None:
    """What is printed is worked out anew."""
    for made in (
        air_alliance_legend.legend,
        air_postal_legend.legend,
        air_postal_chart.printed,
        airlines_1990_legend.legend,
        airlines_europe_legend.legend,
    ):
        made.cache_clear()
    air_postal_derived.MADE.clear()
    airlines_europe_describe.DERIVED_KEPT.clear()


def sent(case: Case, board: str) -> dict[str, Any]:
    """What a picture is given, by the one who is asked."""
    game = load_game(case.game)
    table = game.new(2, 7, case.options, board)
    game.arrange(table.s, case.given)
    settle(table.s)
    seat = table.asked[0] if table.asked else 0
    chosen = {"route": [case.route]} if case.route else {}
    placing = printed(game.name, game.boards[0]).placing if case.game in ON_MAPS else None
    chart = {**asdict(game.chart(table.material, None).bare()), "placing": to_builtins(placing)}
    return {"frame": frame_of(table, seat), "chart": chart, "chosen": chosen}


def frame_of(table: Table, seat: int) -> dict[str, Any]:
    sight = table.sight(seat)
    actions = table.legal(seat) if seat in table.asked else []
    outcome = {"scores": table.standing.scores, "winners": table.standing.winners, "ending": ""}
    return {
        "seat": seat,
        "number": table.number,
        "view": table.view(seat),
        "question": None,
        "moves": sayings_of(table.catalogue).moves(actions, sight.state, seat),
        "outcome": outcome if table.over else None,
    }


def main() -> None:
    names = {case.game for case in CASES}
    texts = {name: [fluent(load_game(name).folder / "locale", "en"), fluent(GENERIC, "en")] for name in names}
    sys.stdout.write(json.dumps({"texts": texts, "cases": [written(case) for case in CASES]}))


if __name__ == "__main__":
    main()
