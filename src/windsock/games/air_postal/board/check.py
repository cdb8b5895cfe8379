"""The validator of a set: AP-DATA-01 to AP-DATA-40 (section 23 of the catalogue).

What is hard refuses, what is soft warns. Whatever the files hold, the answer is a list of findings.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

from windsock.boards.check import Plan, examine
from windsock.core.game import Finding

from . import check_board, check_cards, check_planes
from .draft import Draft
from .sheets import (
    AIR_ROUTES,
    CITIES,
    COORDINATES,
    DICE,
    DIPLOMACY,
    FIRSTS,
    FORM,
    LOADS,
    PILOTS,
    PLACES,
    PLANES,
    ROUTES,
    SETTINGS,
    SETUPS,
    SHEETS,
    VIPS,
)


def check(folder: Path) -> list[Finding]:
    """All that is wrong with the set in this folder."""
    return examine(folder, FORM, SHEETS, Draft, PLAN)


PLAN: Final[Plan] = (
    (check_board.places, PLACES, ()),
    (check_board.coordinates, COORDINATES, ("AP-DATA-02",)),
    (check_board.routes, ROUTES, ("AP-DATA-02",)),
    (check_board.pairs, ROUTES, ("AP-DATA-03",)),
    (check_board.boards, PLACES, ("AP-DATA-02", "AP-DATA-03")),
    (check_board.connection, PLACES, ("AP-DATA-01", "AP-DATA-02", "AP-DATA-03")),
    (check_board.kinds, PLACES, ("AP-DATA-01", "AP-DATA-02")),
    (check_board.firsts, FIRSTS, ("AP-DATA-02", "AP-DATA-03")),
    (check_board.strait, ROUTES, ("AP-DATA-02", "AP-DATA-03")),
    (check_board.sides, PLACES, ("AP-DATA-02",)),
    (check_board.moscow, ROUTES, ("AP-DATA-03", "AP-DATA-20")),
    (check_board.sea, ROUTES, ("AP-DATA-03",)),
    (check_cards.cities, CITIES, ("AP-DATA-02",)),
    (check_planes.planes, PLANES, ()),
    (check_planes.kinds, PLANES, ("AP-DATA-28",)),
    (check_planes.pilots, PILOTS, ()),
    (check_planes.starters, PLANES, ("AP-DATA-28", "AP-DATA-33")),
    (check_planes.levels, PLANES, ("AP-DATA-28", "AP-DATA-33")),
    (check_planes.usual, PLANES, ("AP-DATA-28",)),
    (check_board.reach, PLACES, ("AP-DATA-02", "AP-DATA-03", "AP-DATA-28")),
    (check_cards.setups, SETUPS, ("AP-DATA-33",)),
    (check_cards.start_money, SETUPS, ("AP-DATA-13", "AP-DATA-14")),
    (check_cards.setup_cities, SETUPS, ("AP-DATA-02", "AP-DATA-13", "AP-DATA-14")),
    (check_cards.opposite, SETUPS, ("AP-DATA-13", "AP-DATA-14", "AP-DATA-16")),
    (check_cards.enough_cities, SETUPS, ("AP-DATA-13", "AP-DATA-14")),
    (check_cards.usual_outstations, SETUPS, ("AP-DATA-14",)),
    (check_planes.dice, DICE, ()),
    (check_planes.dice_counts, DICE, ("AP-DATA-20",)),
    (check_planes.faces, DICE, ("AP-DATA-20",)),
    (check_cards.air_routes, AIR_ROUTES, ("AP-DATA-02",)),
    (check_cards.vips, VIPS, ("AP-DATA-02",)),
    (check_cards.vip_money, VIPS, ("AP-DATA-36",)),
    (check_cards.left_out, SETUPS, ("AP-DATA-14", "AP-DATA-34", "AP-DATA-36")),
    (check_cards.diplomacy, DIPLOMACY, ()),
    (check_cards.loads, LOADS, ("AP-DATA-38",)),
    (check_planes.settings, SETTINGS, ()),
)
