"""Air Alliance: the contents page, chapters in rulebook order."""

from __future__ import annotations

from pathlib import Path

from windsock.core.game import Game

from . import (
    airports,
    alliance,
    control,
    delivery,
    ending,
    flights,
    grounded,
    journeys,
    last_round,
    markers,
    payers,
    paying,
    placing,
    priority,
    setup,
    state,
    turn,
)
from .board.check import check
from .board.material import BOARDS, load
from .board.numbers import LEAST_SEATS, MOST_SEATS
from .bot.worth import plan, worth
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
from .show.view import Ahead, Legend, WorldView

GAME = Game(
    name="air-alliance",
    version="1.1",
    seats=range(LEAST_SEATS, MOST_SEATS + 1),  # AA-SETUP-01
    options={"planes_first": False},  # AA-RULING-10
    boards=BOARDS,
    test_boards=("t1",),
    folder=Path(__file__).parent,
    chapters=(
        state,
        airports,
        setup,
        placing,
        turn,
        alliance,
        markers,
        flights,
        grounded,
        payers,
        paying,
        priority,
        journeys,
        delivery,
        control,
        last_round,
        ending,
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
    plan=plan,
    foresight=foresight,
    old_steps=OLD_STEPS,
    view=WorldView,
    legend=Legend,
    ahead=Ahead,
)
