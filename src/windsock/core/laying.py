"""A table as a value, and back: everything that `windsock.load` would give, without its history.

docs/positions.md has the format. `write` is `Table.layout`.
"""

from __future__ import annotations

import json
import re
import secrets
from collections.abc import Mapping
from typing import Any, Final

from .card import Seat
from .game import Game
from .given import Given
from .head import is_unknown
from .layout import Layout, go_on
from .registry import load_game
from .sight import EVERYTHING, view
from .table import Seed, Setup, Table
from .trouble import Trouble

HEAD: Final = ("game", "version", "board", "seats", "options", "seat", "given")
BARE: Final = re.compile(r"[A-Za-z0-9_-]+")


def write(table: Table, seat: Seat) -> dict[str, Any]:
    """A table as a value: what was agreed, and the position; for a seat only what it may know."""
    layout = declared(table.game)
    game, setup, material = table.game, table.setup, table.material
    value: dict[str, Any] = {
        "game": game.name,
        "version": game.version,
        "board": setup.board,
        "seats": setup.seats,
        "options": dict(setup.options),
    }
    if seat == EVERYTHING:
        return {**value, "given": layout.write(game, table.s, material)}
    sight = view(table.s, table.check_seat(seat))
    given = layout.write(game, sight.state, material)
    unseen = layout.write_unseen(game, sight.state, material, sight.unseen)
    return {**value, "seat": f"p{seat + 1}", "given": {**given, "unseen": unseen} if unseen else given}


def declared(game: Game) -> Layout:
    layout = game.layout
    if not isinstance(layout, Layout):
        raise Trouble("layout-none", game=game.name)
    return layout


def lay_out(value: Any, seed: int | str | None = None) -> Table:
    """A table that plays on from a layout. What a seat could not see is imagined, by the seed."""
    told = Given(value)
    told.keep_to(HEAD)
    for key in ("game", "seats", "given"):
        told.need(key)
    return laid_out(load_game(told.text("game")), told, seed)


def laid_out(game: Game, told: Given, seed: int | str | None = None) -> Table:
    """The same for a game that is at hand."""
    if told.has("version") and is_unknown(told.text("version"), game.version):
        versions = {"version": f"{game.name} {told.text('version')}", "now": f"{game.name} {game.version}"}
        raise Trouble("save-too-new", **versions)
    board = told.text("board") if told.has("board") else game.boards[0]
    options = game.options_with(told.part("options").table)
    number = secrets.token_hex(16) if seed is None else seed
    sealed = f"{number % (1 << 128):032x}" if isinstance(number, int) else number
    table = Table(Setup(game, board, told.whole("seats", 0), options, Seed("sealed", sealed)))
    table.s.chance = table.setup.seed.chance()
    arrange(table, told.part("given").table)
    return table


def arrange(table: Table, given: Mapping[str, Any]) -> None:
    """Lays a position out on a dealt table: a whole one, which names its agenda, or a sketch."""
    s = table.s
    s.told = []
    if "agenda" in given:
        declared(table.game).read(table.game, s, table.material, given)
    else:
        table.game.arrange(s, given)
        go_on(s)
        for seat in table.asked:
            if not table.legal(seat):
                raise Trouble("scenario-stuck", seat=f"p{seat + 1}")
    table.is_arranged = True


# As text


def text_of(value: Mapping[str, Any]) -> str:
    """A layout as the beginning of a scenario file: what was agreed, and `given`."""
    agreed = {key: value[key] for key in ("game", "board", "seats", "options")}
    return "\n".join([*lines_of(agreed), "", "[given]", *lines_of(value["given"])])


def lines_of(given: Mapping[str, Any], path: str = "") -> list[str]:
    """A position as lines of TOML, one for each part; `given` of a scenario takes them as they are."""
    found: list[str] = []
    for key, value in given.items():
        word = key if BARE.fullmatch(key) else json.dumps(key, ensure_ascii=False)
        where = f"{path}.{word}" if path else word
        if isinstance(value, dict) and value:
            found += lines_of(value, where)
        else:
            found.append(f"{where} = {'{}' if value == {} else json.dumps(value, ensure_ascii=False)}")
    return found
