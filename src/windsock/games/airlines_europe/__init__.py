"""Airlines Europe (2011) with Flight Ban: the contents page, chapters in rulebook order."""

from __future__ import annotations

from pathlib import Path

from windsock.core.game import Game

from . import (
    abacus,
    ending,
    flight_ban,
    licences,
    market,
    money,
    scoring,
    setup,
    shares,
    start,
    state,
    turn,
    two_players,
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
from .show.layout import LAYOUT
from .show.view import EuropeLegend, EuropeView
from .sight import imagine

GAME = Game(
    name="airlines-europe",
    version="1.0",
    seats=range(LEAST_SEATS, MOST_SEATS + 1),  # AE-SETUP-01
    options={"flight_ban": False, "loose_cut": False},  # AE-BAN, AE-RULING-60
    boards=BOARDS,
    test_boards=("t1",),
    folder=Path(__file__).parent,
    chapters=(
        state,
        setup,
        start,
        turn,
        licences,
        market,
        shares,
        abacus,
        money,
        scoring,
        ending,
        two_players,
        flight_ban,
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
    imagine=imagine,
    invariants=broken,
    recount=recount,
    worth=worth,
    for_people={"loose_cut": True},  # AE-RULING-60
    old_steps=OLD_STEPS,
    view=EuropeView,
    legend=EuropeLegend,
)
