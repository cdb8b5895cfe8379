"""The map in a terminal: rows of styled text, and which route or city lies under the mouse."""

from __future__ import annotations

from collections.abc import Collection
from functools import lru_cache
from math import atan2, pi

from windsock.maps.cells import Cells, arrange_cells, marker_width, token_text
from windsock.maps.chart import Chart, Link, Place, Slot
from windsock.maps.palette import DARK, LIGHT, Palette, text_on
from windsock.maps.raster import QUARTERS, Cell, braille, is_land

Span = tuple[str, str]
Row = list[Span]
ARROWS = "→↘↓↙←↖↑↗"
THEMES = {"dark": DARK, "light": LIGHT}


def draw_text(
    chart: Chart,
    width: int,
    height: int,
    highlight: Collection[str] = (),
    focus: str | None = None,
    theme: str = "dark",
) -> list[Row]:
    """The map as rows of (text, style). The styles are those of Rich and Textual.

    `highlight` names links and places to stand out (those legal now); `focus` names the link under the
    cursor. Only what changed is new work: cities, names and coast are placed once a board and size.
    """
    return text_map(chart, width, height).draw(chart, highlight, focus, theme)


def text_map(chart: Chart, width: int, height: int) -> TextMap:
    """The terminal map of a board in a size; the same for every position on that board."""
    return _text_map(chart.bare(), max(1, width), max(1, height))


@lru_cache(maxsize=32)
def _text_map(bare: Chart, width: int, height: int) -> TextMap:
    return TextMap(bare, width, height)


class TextMap:
    """A board laid out in columns and rows."""

    def __init__(self, bare: Chart, width: int, height: int) -> None:
        self.bare = bare
        self.cells: Cells = arrange_cells(bare, width, height)
        self._grounds: dict[str, tuple[list[list[str]], list[list[str]], list[list[str]]]] = {}
        self._links = self._link_cells()
        self._places = self._place_cells()

    # Under the mouse

    def link_at(self, column: int, row: int) -> str | None:
        """The link shown in this cell, or right beside it."""
        return _nearest(self._links, column, row)

    def place_at(self, column: int, row: int) -> str | None:
        """The place whose marker or name is in this cell."""
        return self._places.get((column, row))

    def slot_at(self, column: int, row: int) -> tuple[str, int] | None:
        """The link and the number of the circle in this cell."""
        for link in self.bare.links:
            for number, (left, line) in enumerate(self.cells.routes[link.key].slots):
                size = len(link.slots[number].text) + 2 * self.cells.padding
                if line == row and left <= column < left + size:
                    return link.key, number
        return None

    def centre(self, link: str) -> Cell:
        """Where the middle of a link lies."""
        route = self.cells.routes[link]
        cells = route.slots or tuple(route.dots) or ((0, 0),)
        return sum(column for column, _ in cells) // len(cells), sum(row for _, row in cells) // len(cells)

    def neighbour(self, link: str | None, across: int, down: int, among: Collection[str]) -> str | None:
        """The link of `among` that comes next in a direction, for the arrow keys; the same if none does."""
        keys = [one.key for one in self.bare.links if one.key in among]
        if link is None or link not in self.cells.routes:
            return keys[0] if keys else None
        column, row = self.centre(link)
        best, lowest = link, 1e9
        for key in keys:
            aside, below = self.centre(key)[0] - column, 2 * (self.centre(key)[1] - row)
            ahead = aside * across + below * down
            astray = abs(aside * down) + abs(below * across)
            if key != link and ahead > 0 and ahead + 2 * astray < lowest:
                best, lowest = key, ahead + 2 * astray
        return best

    def _link_cells(self) -> dict[Cell, str]:
        found: dict[Cell, str] = {}
        for link in self.bare.links:
            for cell in self.cells.routes[link.key].dots:
                found.setdefault(cell, link.key)
        for link in self.bare.links:
            for (left, row), slot in zip(self.cells.routes[link.key].slots, link.slots, strict=True):
                for column in range(left, left + len(slot.text) + 2 * self.cells.padding):
                    found[column, row] = link.key
        for place in self.bare.places:
            column, row = self.cells.places[place.key]
            for number in range(marker_width(place)):
                found.pop((column + number, row), None)
        return found

    def _place_cells(self) -> dict[Cell, str]:
        found: dict[Cell, str] = {}
        for place in self.bare.places:
            text, (left, row) = self.cells.names[place.key]
            found.update({(left + number, row): place.key for number in range(len(text))})
        for place in self.bare.places:
            column, row = self.cells.places[place.key]
            found.update({(column + number, row): place.key for number in range(marker_width(place))})
        return found

    # Drawing

    def draw(
        self, chart: Chart, highlight: Collection[str] = (), focus: str | None = None, theme: str = "dark"
    ) -> list[Row]:
        """The rows of the map for this position."""
        if theme not in THEMES:
            raise ValueError(f"unknown theme {theme!r}: use light or dark")
        sheet = _Sheet(self, THEMES[theme], theme)
        for link in sorted(chart.links, key=lambda link: (link.key == focus, link.key in highlight)):
            sheet.line(link, highlight, focus)
        for place in chart.places:
            sheet.place(chart, place, place.key in highlight)
        for bonus, cell in zip(chart.bonuses, self.cells.tokens, strict=True):
            if not bonus.is_taken:
                colour = chart.piece(bonus.piece).colour
                sheet.write(cell, token_text(chart, bonus), f"bold {text_on(colour)} on {colour}")
        for link in chart.links:
            for slot, cell in zip(link.slots, self.cells.routes[link.key].slots, strict=True):
                sheet.slot(chart, slot, cell, link.key in highlight, link.key == focus)
        return sheet.rows()

    def ground(self, theme: str, palette: Palette) -> tuple[list[list[str]], list[list[str]], list[list[str]]]:
        """The empty map: characters, their styles, and the background that a text would get."""
        if theme not in self._grounds:
            coast = f"{palette.land} on {palette.sea}"
            plain = {0: f"on {palette.sea}", 15: f"on {palette.land}"}
            land = self.cells.ground
            self._grounds[theme] = (
                [[QUARTERS[cell] if 0 < cell < 15 else " " for cell in row] for row in land],
                [[plain.get(cell, coast) for cell in row] for row in land],
                [[palette.land if is_land(cell) else palette.sea for cell in row] for row in land],
            )
        return self._grounds[theme]


def _nearest(cells: dict[Cell, str], column: int, row: int) -> str | None:
    for across, down in ((0, 0), (-1, 0), (1, 0), (0, -1), (0, 1)):
        found = cells.get((column + across, row + down))
        if found is not None:
            return found
    return None


class _Sheet:
    """The characters and styles of one drawing."""

    def __init__(self, text: TextMap, palette: Palette, theme: str) -> None:
        characters, styles, grounds = text.ground(theme, palette)
        self.cells, self.palette, self.grounds = text.cells, palette, grounds
        self.characters = [row[:] for row in characters]
        self.styles = [row[:] for row in styles]
        self.bits: dict[Cell, int] = {}

    def put(self, column: int, row: int, character: str, style: str) -> None:
        if 0 <= row < self.cells.height and 0 <= column < self.cells.width:
            self.characters[row][column] = character
            self.styles[row][column] = style if " on " in style else f"{style} on {self.grounds[row][column]}"

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
        elif place.home:
            piece = chart.piece(place.home)
            self.write(cell, "⌂" + piece.letter, f"bold {text_on(piece.colour)} on {piece.colour}")
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

    def slot(self, chart: Chart, slot: Slot, cell: Cell, is_highlighted: bool, is_focus: bool) -> None:
        palette = self.palette
        text, style = slot.text, f"{palette.chip_text} on {palette.chip}"
        if slot.piece is not None:
            piece = chart.piece(slot.piece)
            text, style = piece.letter.center(len(text)), f"bold {text_on(piece.colour)} on {piece.colour}"
        elif slot.is_closed:
            text, style = "×".center(len(text)), f"{palette.closed} on {palette.shore}"
        elif is_focus:
            style = f"bold underline {text_on(palette.focus)} on {palette.focus}"
        elif is_highlighted:
            style = f"bold {text_on(palette.glow)} on {palette.glow}"
        pad = " " * self.cells.padding
        self.write(cell, f"{pad}{text}{pad}", style)

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
