"""Airlines (1990): the contents page, chapters in rulebook order."""

from __future__ import annotations

from pathlib import Path

from windsock.core.game import Game

from . import (
    ending,
    expanding,
    flights,
    founding,
    inactive,
    sabotage,
    scoring,
    setup,
    shares,
    state,
    turn,
    two_players,
    variants,
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
from .show.view import AmericaLegend, AmericaView
from .sight import imagine

GAME = Game(
    name="airlines-1990",
    version="1.1",
    seats=range(LEAST_SEATS, MOST_SEATS + 1),  # A90-SETUP-01, A90-RULING-03
    options={"seat_bonus": False, "extra_turn": False, "late_cards": False},  # A90-VAR, A90-RULING-56
    boards=BOARDS,
    test_boards=("t1",),
    folder=Path(__file__).parent,
    chapters=(
        state,
        setup,
        turn,
        founding,
        expanding,
        flights,
        shares,
        sabotage,
        inactive,
        scoring,
        ending,
        two_players,
        variants,
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
    old_steps=OLD_STEPS,
    view=AmericaView,
    legend=AmericaLegend,
)
