"""One drawing of the terminal map: characters and styles, cell by cell."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from math import atan2, pi

from windsock.maps.cells import Cells, Run
from windsock.maps.chart import Chart, Link, Piece, Place, Slot
from windsock.maps.palette import Palette, text_on
from windsock.maps.raster import QUARTERS, Cell, braille, is_land

Span = tuple[str, str]
Row = list[Span]
ARROWS = "→↘↓↙←↖↑↗"


@dataclass(frozen=True)
class Ground:
    """The empty map: characters, their styles, and the background that a text would get there."""

    characters: list[list[str]]
    styles: list[list[str]]
    colours: list[list[str]]


def empty(cells: Cells, palette: Palette) -> Ground:
    """Sea and land, with the coast in quarters of cells."""
    coast = f"{palette.land} on {palette.sea}"
    plain = {0: f"on {palette.sea}", 15: f"on {palette.land}"}
    return Ground(
        [[QUARTERS[cell] if 0 < cell < 15 else " " for cell in row] for row in cells.ground],
        [[plain.get(cell, coast) for cell in row] for row in cells.ground],
        [[palette.land if is_land(cell) else palette.sea for cell in row] for row in cells.ground],
    )


def sign_style(piece: Piece) -> str:
    """An airline's letter on its colour."""
    return f"bold {text_on(piece.colour)} on {piece.colour}"


class Sheet:
    """The characters and styles of one drawing."""

    def __init__(self, cells: Cells, palette: Palette, ground: Ground) -> None:
        self.cells, self.palette, self.colours = cells, palette, ground.colours
        self.characters = [row[:] for row in ground.characters]
        self.styles = [row[:] for row in ground.styles]
        self.bits: dict[Cell, int] = {}

    def put(self, column: int, row: int, character: str, style: str) -> None:
        if 0 <= row < self.cells.height and 0 <= column < self.cells.width:
            self.characters[row][column] = character
            self.styles[row][column] = style if " on " in style else f"{style} on {self.colours[row][column]}"

    def write(self, cell: Cell, text: str, style: str) -> None:
        for number, character in enumerate(text):
            self.put(cell[0] + number, cell[1], character, style)

    def line(self, link: Link, highlight: Collection[str], focus: str | None) -> None:
        style = self.palette.line
        if link.key == focus:
            style = f"bold {self.palette.focus}"
        elif link.key in highlight:
            style = f"bold {self.palette.glow}"
        for cell, bits in self.cells.routes[link.key].dots.items():
            self.bits[cell] = self.bits.get(cell, 0) | bits
            self.put(*cell, braille(self.bits[cell]), style)

    def place(self, chart: Chart, place: Place, is_highlighted: bool) -> None:
        cell = self.cells.places[place.key]
        style = f"bold {self.palette.glow if is_highlighted else self.palette.ink}"
        if place.is_off_map:
            self.write(cell, self._arrow(chart, place), style)
            style = f"italic {self.palette.glow if is_highlighted else self.palette.faint}"
        elif place.slots:
            for slot, spot in zip(place.slots, self.cells.markers[place.key], strict=True):
                self.slot(chart, slot, (spot,), is_highlighted, False)
        elif place.home:
            piece = chart.piece(place.home)
            marker = self.cells.markers[place.key]
            self.write(marker[0], f"⌂{piece.letter}".center(len(marker)), sign_style(piece))
        else:
            self.write(cell, "●", style)
        text, left = self.cells.names[place.key]
        self.write(left, text, style)

    def _arrow(self, chart: Chart, place: Place) -> str:
        """An arrow away from the city at the other end."""
        for link in chart.links:
            if place.key in (link.a, link.b):
                other = self.cells.places[link.b if link.a == place.key else link.a]
                column, row = self.cells.places[place.key]
                angle = atan2(2 * (row - other[1]), column - other[0])
                return ARROWS[round(angle / (pi / 4)) % 8]
        return "◌"

    def slot(self, chart: Chart, slot: Slot, run: Run, is_highlighted: bool, is_focus: bool) -> None:
        palette = self.palette
        text, style = slot.text, f"{palette.chip_text} on {palette.chip}"
        if slot.piece is not None:
            piece = chart.piece(slot.piece)
            text, style = piece.letter, sign_style(piece)
        elif slot.is_closed:
            text, style = "×", f"{palette.faint} on {palette.shore}"
        elif is_focus:
            style = f"bold underline {text_on(palette.focus)} on {palette.focus}"
        elif is_highlighted:
            style = f"bold {text_on(palette.glow)} on {palette.glow}"
        self.write(run[0], text.center(len(run)), style)

    def rows(self) -> list[Row]:
        """The sheet as spans of equal style."""
        found = []
        for characters, styles in zip(self.characters, self.styles, strict=True):
            row: Row = []
            start = 0
            for number in range(1, len(styles) + 1):
                if number == len(styles) or styles[number] != styles[start]:
                    row.append(("".join(characters[start:number]), styles[start]))
                    start = number
            found.append(row)
        return found
