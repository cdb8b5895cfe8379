"""The map as a pane: arrow keys and mouse choose a route."""

from __future__ import annotations

from collections.abc import Collection
from typing import ClassVar

from rich.segment import Segment
from rich.style import Style
from textual import events
from textual.binding import Binding, BindingType
from textual.message import Message
from textual.strip import Strip
from textual.widget import Widget

from windsock.maps.chart import Chart
from windsock.maps.textmap import TextMap, text_map


class MapPane(Widget, can_focus=True):
    """Draws a chart in whatever room there is, and tells which route or city somebody chose."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("left", "go(-1, 0)", show=False),
        Binding("right", "go(1, 0)", show=False),
        Binding("up", "go(0, -1)", show=False),
        Binding("down", "go(0, 1)", show=False),
        Binding("enter", "choose", show=False),
    ]

    class Chosen(Message):
        """Somebody chose a route or a city."""

        def __init__(self, key: str) -> None:
            super().__init__()
            self.key = key

    def __init__(self, id: str) -> None:
        super().__init__(id=id)
        self.chart: Chart | None = None
        self.highlight: Collection[str] = ()
        self.pointed: str | None = None
        self.rows: list[Strip] = []

    def update(self, chart: Chart, highlight: Collection[str], pointed: str | None) -> None:
        """Show this position; `highlight` names what can be chosen, `pointed` the route in question."""
        if (chart, highlight, pointed) != (self.chart, self.highlight, self.pointed):
            self.chart, self.highlight, self.pointed = chart, highlight, pointed
            self.redraw()

    @property
    def drawing(self) -> TextMap | None:
        if self.chart is None or self.content_size.width < 2 or self.content_size.height < 2:
            return None
        return text_map(self.chart, self.content_size.width, self.content_size.height)

    def render_line(self, y: int) -> Strip:
        """One row of the map; all rows are drawn anew when something has changed."""
        if not self.rows:
            self.rows = self.drawn()
        return self.rows[y] if y < len(self.rows) else Strip.blank(self.content_size.width)

    def drawn(self) -> list[Strip]:
        drawing = self.drawing
        if drawing is None or self.chart is None:
            return []
        theme = "dark" if self.app.current_theme.dark else "light"
        rows = drawing.draw(self.chart, self.highlight, self.pointed, theme)
        return [Strip([Segment(text, Style.parse(style)) for text, style in row]) for row in rows]

    def redraw(self) -> None:
        self.rows = []
        self.refresh()

    def on_resize(self) -> None:
        self.redraw()

    def on_click(self, event: events.Click) -> None:
        offset = event.get_content_offset(self)
        drawing = self.drawing
        if offset is None or drawing is None:
            return
        slot = drawing.slot_at(offset.x, offset.y)
        key = slot[0] if slot else drawing.place_at(offset.x, offset.y) or drawing.link_at(offset.x, offset.y)
        if key is not None:
            self.pointed = key
            self.redraw()
            self.post_message(self.Chosen(key))

    def action_go(self, across: int, down: int) -> None:
        """To the next route in a direction: among those that can be chosen, or among all."""
        if self.chart is None or self.drawing is None:
            return
        links = [link.key for link in self.chart.links]
        among = [key for key in links if key in self.highlight] or links
        pointed = self.pointed if self.pointed in links else None
        self.pointed = self.drawing.neighbour(pointed, across, down, among)
        self.redraw()

    def action_choose(self) -> None:
        if self.pointed is not None:
            self.post_message(self.Chosen(self.pointed))
