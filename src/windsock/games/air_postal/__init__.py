"""Air Postal: the contents page, chapters in rulebook order."""

from __future__ import annotations

from pathlib import Path

from windsock.core.game import Game

from . import (
    arrival,
    changing,
    delivery,
    effects,
    ending,
    epic_ending,
    equipment,
    flight,
    hiring,
    initiation,
    interruption,
    loading,
    maintenance,
    objectives,
    preflight,
    setup,
    slots,
    start_cities,
    state,
    windsock,
)
from .board.check import check
from .board.material import BOARDS, load
from .board.numbers import LEAST_SEATS, MOST_SEATS
from .bot.worth import worth
from .ending import outcome
from .invariants import broken, recount
from .moves import ACTS, vocabularies
from .old_steps import OLD_STEPS
from .setup import deal
from .show.arrange import arrange
from .show.chart import chart, chart_key
from .show.describe import describe
from .show.foresight import foresight
from .show.layout import LAYOUT
from .show.view import Ahead, Legend, PostalView

GAME = Game(
    name="air-postal",
    version="1.2",
    seats=range(LEAST_SEATS, MOST_SEATS + 1),  # AP-RULING-01
    options={"initiation": False, "start_cities": False, "epic": False, "round_limit": True},  # AP-RULING-97
    boards=BOARDS,
    test_boards=("t1", "t1-atlantic"),
    folder=Path(__file__).parent,
    chapters=(
        state,
        setup,
        hiring,
        slots,
        windsock,
        objectives,
        maintenance,
        changing,
        loading,
        preflight,
        flight,
        effects,
        delivery,
        arrival,
        interruption,
        ending,
        equipment,
        initiation,
        start_cities,
        epic_ending,
    ),
    acts=ACTS,
    load=load,
    check=check,
    print_of=lambda board: str(board.print),
    vocabularies=vocabularies,
    deal=deal,
    outcome=outcome,
    describe=describe,
    arrange=arrange,
    layout=LAYOUT,
    chart=chart,
    chart_key=chart_key,
    invariants=broken,
    recount=recount,
    worth=worth,
    lookahead=1,
    foresight=foresight,
    for_people={"round_limit": False},  # AP-RULING-83
    old_steps=OLD_STEPS,
    view=PostalView,
    legend=Legend,
    ahead=Ahead,
)
