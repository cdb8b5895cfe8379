"""Night Mail, a toy: the contents page. A plug-in game looks like this folder; CATALOGUE.md has its rules."""

from __future__ import annotations

from pathlib import Path

from windsock.core.game import Game

from . import bank, delivery, ending, flight, loading, pledge, setup, state
from .chart import chart
from .describe import arrange, broken, describe
from .ending import outcome
from .layout import LAYOUT
from .material import BOARDS, FIELD, check, load
from .moves import ACTS, VOCABULARIES
from .setup import deal
from .view import ToyView

GAME = Game(
    name="toy",
    version="1.0",
    seats=range(2, 5),  # TOY-SETUP-01
    options={"gale": False},  # TOY-FLY-10
    boards=BOARDS,
    folder=Path(__file__).parent,
    chapters=(state, setup, pledge, loading, flight, delivery, bank, ending),
    acts=ACTS,
    load=load,
    check=check,
    print_of=lambda field: FIELD,
    vocabularies=lambda field: VOCABULARIES,
    deal=deal,
    outcome=outcome,
    describe=describe,
    view=ToyView,
    arrange=arrange,
    layout=LAYOUT,
    chart=lambda field, s: chart(s),
    invariants=broken,
    recount=lambda s: s.lay(s.piles(), s.decks()),
)
