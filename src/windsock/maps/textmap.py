"""The map in a terminal: rows of styled text, and which route or city lies under the mouse."""

from __future__ import annotations

from collections.abc import Collection
from functools import lru_cache

from windsock.maps.cells import Cells, arrange_cells, token_text
from windsock.maps.chart import Chart
from windsock.maps.palette import DARK, LIGHT
from windsock.maps.raster import Cell
from windsock.maps.sheet import Ground, Row, Sheet, empty, sign_style

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
        self._grounds: dict[str, Ground] = {}
        self._slots = self._slot_cells()
        self._places = self._place_cells()
        self._links = self._link_cells()

    # Under the mouse

    def link_at(self, column: int, row: int) -> str | None:
        """The link shown in this cell or right beside it; none on a city or its name."""
        if (column, row) in self._places and (column, row) not in self._links:
            return None
        return _nearest(self._links, column, row)

    def place_at(self, column: int, row: int) -> str | None:
        """The place whose marker or name is in this cell."""
        return self._places.get((column, row))

    def slot_at(self, column: int, row: int) -> tuple[str, int] | None:
        """The link and the number of the circle in this cell."""
        return self._slots.get((column, row))

    def centre(self, link: str) -> Cell:
        """Where the middle of a link lies."""
        route = self.cells.routes[link]
        cells = [cell for slot in route.slots for cell in slot] or list(route.dots)
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
        for key, route in self.cells.routes.items():
            for cell in route.dots:
                found.setdefault(cell, key)
        for cell in self._places:
            found.pop(cell, None)
        found.update({cell: key for cell, (key, _) in self._slots.items()})
        return found

    def _slot_cells(self) -> dict[Cell, tuple[str, int]]:
        return {
            cell: (key, number)
            for key, route in self.cells.routes.items()
            for number, run in enumerate(route.slots)
            for cell in run
        }

    def _place_cells(self) -> dict[Cell, str]:
        found: dict[Cell, str] = {}
        for key, (text, (left, row)) in self.cells.names.items():
            found.update({(left + number, row): key for number in range(len(text))})
        for key, run in self.cells.markers.items():
            found.update(dict.fromkeys(run, key))
        return found

    # Drawing

    def draw(
        self, chart: Chart, highlight: Collection[str] = (), focus: str | None = None, theme: str = "dark"
    ) -> list[Row]:
        """The rows of the map for this position."""
        if theme not in THEMES:
            raise ValueError(f"unknown theme {theme!r}: use light or dark")
        if theme not in self._grounds:
            self._grounds[theme] = empty(self.cells, THEMES[theme])
        sheet = Sheet(self.cells, THEMES[theme], self._grounds[theme])
        highlight = frozenset(highlight)
        for link in sorted(chart.links, key=lambda link: (link.key == focus, link.key in highlight)):
            sheet.line(link, highlight, focus)
        for place in chart.places:
            sheet.place(chart, place, place.key in highlight)
        for bonus, cell in zip(chart.bonuses, self.cells.tokens, strict=True):
            if not bonus.is_taken:
                sheet.write(cell, token_text(chart, bonus), sign_style(chart.piece(bonus.piece)))
        for link in chart.links:
            for slot, run in zip(link.slots, self.cells.routes[link.key].slots, strict=True):
                sheet.slot(chart, slot, run, link.key in highlight, link.key == focus)
        return sheet.rows()


def _nearest(cells: dict[Cell, str], column: int, row: int) -> str | None:
    for across, down in ((0, 0), (-1, 0), (1, 0), (0, -1), (0, 1)):
        found = cells.get((column + across, row + down))
        if found is not None:
            return found
    return None
